"""The ids of pieces that several parts of the scene speak of."""

from __future__ import annotations

from teahouse.games.castle.rules.choices import CELL_NAMES, SPACE_NAMES
from teahouse.games.castle.rules.layouts import MAX_HEIGHT
from teahouse.games.castle.rules.realm import BIT, Realm

SHRINE_BANK = "shrine"  # the supply: shrines come from it and go back to it (draw/patch.py)
SEAT_LETTERS = "ABCD"
CASTLE_TILES = [[f"tile:{name}.{floor}" for floor in range(MAX_HEIGHT + 1)] for name in CELL_NAMES]  # by cell, floor


def top_of(letter: str, realm: Realm, space: int) -> str:
    """The uppermost piece of a space: its shrine, else its top tile."""
    if realm.shrines & BIT[space]:
        return f"shrine:{letter}.{SPACE_NAMES[space]}"
    return f"tile:{letter}.{SPACE_NAMES[space]}.{realm.height[space]}" if realm.height[space] else ""
