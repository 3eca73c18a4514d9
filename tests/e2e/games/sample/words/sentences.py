"""What the sentences of Walkers want to know."""

from __future__ import annotations

from teahouse.games.sample.rules.game import ACT, GO, LAY, NAMES, Lay, Walkers

from teahouse.core.state import State
from teahouse.games.face import Values


def asked(state: State) -> Values:
    assert isinstance(state, Walkers)
    step = state.pending[-1]
    return {"text": state.names[step.place]} if isinstance(step, Lay) else {}


def about(state: State | None, choice: int) -> Values:
    names = state.names if isinstance(state, Walkers) else NAMES
    if GO.has(choice):
        return {"text": names[GO.index(choice)]}
    if LAY.has(choice):
        return {"text": names[LAY.index(choice) // 4], "number": LAY.index(choice) % 4 + 1}
    return {"number": ACT.index(choice) + 1} if ACT.has(choice) else {}
