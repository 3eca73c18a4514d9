"""What learners see of Walkers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8
from teahouse.games.sample.rules.game import ACTIONS, PLACES, Lay, Walkers

from teahouse.core.observe import Block, Observer, from_viewer, put_count, put_decider, put_flag
from teahouse.core.state import State

SEATS = 4
BLOCKS = [
    Block("decider", [2], SEATS, "who decides and whose turn it is", categories=True),
    Block("owner", [PLACES], SEATS, "whose stone lies at a place", categories=True),
    Block("used", [ACTIONS], 1, "actions that were used in this round"),
    Block("at", [1], PLACES, "the place where a stone is being laid", categories=True),
    Block("points", [SEATS], 255, "points of every seat"),
]


class SampleObserver(Observer):
    def __init__(self) -> None:
        super().__init__(0, BLOCKS)

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Walkers)
        at = put_decider(row, at, state, viewer)
        for place in range(PLACES):
            owner = state.stones[place][0] if place in state.stones else -1
            row[at] = from_viewer(owner, viewer, state.seats)
            at += 1
        for action in range(ACTIONS):
            at = put_flag(row, at, action in state.used)
        step = state.pending[-1] if state.pending else None
        at = put_count(row, at, step.place + 1 if isinstance(step, Lay) else 0)
        for number in range(SEATS):
            seat = (viewer + number) % state.seats
            at = put_count(row, at, state.points[seat] if number < state.seats else 0)


OBSERVER = SampleObserver()
