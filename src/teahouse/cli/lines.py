"""Text from outside made safe for one line of a terminal."""

from __future__ import annotations

import unicodedata


def one_line(text: str) -> str:
    """Line breaks become blanks; what would steer a terminal becomes a visible mark."""
    return "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in " ".join(text.split()))


def without_accents(text: str) -> str:
    """As somebody types whose keyboard has no accents: `regles` for `règles`."""
    return "".join(mark for mark in unicodedata.normalize("NFD", text) if not unicodedata.combining(mark))


def counted(number: int, word: str) -> str:
    """So many of something whose plural is regular."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
