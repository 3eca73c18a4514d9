"""The server beside boardgame.io's."""
