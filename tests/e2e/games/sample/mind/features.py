"""The numbers that a lesson about Walkers is about."""

from __future__ import annotations

from teahouse.games.sample.rules.game import ROUNDS, Walkers

from teahouse.core.state import State

GUESSES = {"points": 1.0, "stones": 0.5}


def left(state: State) -> float:
    return 1.0 - (state.turn - 1) / (ROUNDS * state.seats)


def numbers(state: State) -> list[list[float]]:
    assert isinstance(state, Walkers)
    owners = [seat for seat, _ in state.stones.values()]
    return [[float(state.points[seat]), float(owners.count(seat))] for seat in range(state.seats)]
