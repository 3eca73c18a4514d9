"""A game only for tests: see game.py."""
