"""Looking ahead: the best position a choice can lead to before the turn is somebody else's or something is revealed."""

from __future__ import annotations

from typing import Final

from teahouse.core.knowledge import Judge
from teahouse.core.state import State

WIDTH: Final = 3  # positions kept per first choice while looking further
DEPTH: Final = 8
NOTHING: Final = -1.0e18


def look(state: State, choice: int, judge: Judge) -> float:
    """What that position is worth to the judge's seat."""
    frontier = [after(state, choice)]
    best = NOTHING
    for _ in range(DEPTH):
        rated: list[tuple[float, int, State]] = []
        for position in frontier:
            if judge.settled(position):
                best = max(best, judge.value(position))
            else:
                for step in position.legal():
                    further = after(position, step)
                    rated.append((judge.value(further), len(rated), further))
        if not rated:
            return best
        rated.sort(reverse=True)
        frontier = [position for _, _, position in rated[:WIDTH]]
    for position in frontier:
        best = max(best, judge.value(position))
    return best


def after(state: State, choice: int) -> State:
    further = state.clone()
    further.apply(choice)
    return further
