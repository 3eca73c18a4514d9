"""Looking ahead: the best position a choice can lead to before the turn is somebody else's or something is revealed."""

from __future__ import annotations

from typing import Final

from teahouse.core.knowledge import Judge
from teahouse.core.state import State

WIDTH: Final = 3  # positions kept per first choice while looking further
DEPTH: Final = 8
NOTHING: Final = -1.0e18


def look_ahead(state: State, choice: int, judge: Judge) -> float:
    """What that position is worth to the judge's seat."""
    first = after(state, choice)
    if judge.settled(first):
        return judge.value(first)
    frontier = [(0.0, 0, first)]  # its own worth is not asked for: there is more to do
    best = NOTHING
    for _ in range(DEPTH):
        rated: list[tuple[float, int, State]] = []
        for worth, _number, position in frontier:
            if judge.settled(position):
                best = max(best, worth)
            else:
                for step in position.legal():
                    further = after(position, step)
                    rated.append((judge.value(further), len(rated), further))
        if not rated:
            return best
        rated.sort(reverse=True)
        frontier = rated[:WIDTH]
    for worth, _number, _position in frontier:
        best = max(best, worth)
    return best


def after(state: State, choice: int) -> State:
    further = state.clone()
    further.apply(choice)
    return further
