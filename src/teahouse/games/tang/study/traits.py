"""What was in play in a match of Tang Garden, for tables of balance: (table, item, seat or -1 for all)."""

from __future__ import annotations

from teahouse.core.state import State
from teahouse.games.tang.rules.pieces import CHARACTERS
from teahouse.games.tang.rules.state import Tang


def traits(state: State) -> list[tuple[str, str, int]]:
    assert isinstance(state, Tang)
    return [
        ("character", CHARACTERS[mini], owner) for mini, owner in enumerate(state.owner) if 0 <= owner < state.seats
    ]
