"""Perft: the number of sequences of decisions from fixed positions, pinned. A change here is a change of the rules."""

from __future__ import annotations

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games.tang.rules.game import GAME
from teahouse.lab.perft import perft

# seats, options, seed, decisions played at random before, counts
POSITIONS = [
    (2, {"start_tile": "A0"}, 1, 0, [7, 7587]),  # decorate: every pair of cards that can be drawn
    (3, {}, 2, 60, [4, 12, 936]),
    (4, {"official_swap_cost": "1"}, 3, 120, [5, 30, 15950]),
    (2, {"search_on_bonus": "yes"}, 4, 150, [2, 5, 919, 5799]),
    (3, {"elements_are_all_icons": "no"}, 9, 101, [1, 4, 15, 75]),  # a mini is being moved
    (1, {}, 6, 60, [3, 15]),
    (1, {}, 8, 61, [4, 16, 19]),
    (1, {}, 8, 75, [4, 72]),
]


def position(seats: int, options: dict[str, str], seed: int, decisions: int) -> Match:
    match = Match(GAME, seats, options)
    rng = Rng(seed)
    match.settle(rng)
    for _ in range(decisions):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        match.settle(rng)
    assert not match.over
    return match


@pytest.mark.parametrize(("seats", "options", "seed", "decisions", "counts"), POSITIONS)
def test_perft(seats, options, seed, decisions, counts):
    match = position(seats, options, seed, decisions)
    assert perft(match.state, len(counts)) == counts
