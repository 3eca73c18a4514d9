"""What was in play in a match of Way of the Panda, for tables of balance: (table, item, seat or -1 for all)."""

from __future__ import annotations

from teahouse.core.state import State
from teahouse.games.panda.rules.pieces import BLUE_NAMES, GREEN_NAMES, NO_CARD
from teahouse.games.panda.rules.state import Panda


def traits(state: State) -> list[tuple[str, str, int]]:
    assert isinstance(state, Panda)
    found: list[tuple[str, str, int]] = []
    if state.green != NO_CARD:
        found.append(("mission", GREEN_NAMES[state.green], -1))
    if state.blue != NO_CARD:
        found.append(("mission", BLUE_NAMES[state.blue], -1))
    return found
