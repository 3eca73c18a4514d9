"""Lessons: their engine, their data, their texts."""
