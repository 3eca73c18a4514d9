"""Measurements: every folder is a part, with a `run` that prints its figures."""
