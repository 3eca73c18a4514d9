"""What computer players know about the game."""
