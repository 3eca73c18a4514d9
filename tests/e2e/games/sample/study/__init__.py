"""Positions as numbers and what was in play, for learners and statistics."""
