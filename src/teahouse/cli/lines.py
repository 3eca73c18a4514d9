"""Text from outside made safe for one line of a terminal."""

from __future__ import annotations


def one_line(text: str) -> str:
    """Line breaks become blanks; what would steer a terminal becomes a visible mark."""
    return "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in " ".join(text.split()))
