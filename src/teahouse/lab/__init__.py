"""Measuring games: simulate, perft; later arenas, training and reports."""
