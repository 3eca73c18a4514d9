"""What was in play in a match of Dragon Castle, for tables of balance: (table, item, seat or -1 for all)."""

from __future__ import annotations

from teahouse.core.state import State
from teahouse.games.castle.rules.pieces import DRAGON_NAMES
from teahouse.games.castle.rules.state import Castle


def traits(state: State) -> list[tuple[str, str, int]]:
    assert isinstance(state, Castle)
    found = [("spirit", spirit.name, -1) for spirit in state.spirits]
    return found + [("dragon", DRAGON_NAMES[dragon], -1) for dragon in state.dragons]
