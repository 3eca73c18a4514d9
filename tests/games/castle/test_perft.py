"""Perft: the number of sequences of decisions from fixed positions, pinned. A change here is a change of the rules."""

from __future__ import annotations

import copy

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.castle.rules.game import GAME
from teahouse.lab.perft import perft
from tests.games.castle.reference import Reference

# seats, options, seed, decisions played at random before, counts
POSITIONS = [
    (2, {"spirits": "0", "dragons": "0"}, 1, 0, [16, 1300, 240360]),
    (3, {"spirits": "destruction", "dragons": "0"}, 2, 0, [13, 1043, 117531]),
    (4, {"spirits": "elegance deception depth", "layout": "keep"}, 3, 40, [2, 4, 2538]),
    (2, {"spirits": "beauty wind strength change faith cunning", "dragons": "10"}, 4, 60, [2, 14, 452]),
    (2, {"spirits": "10", "realm": "4x4"}, 5, 90, [9, 335]),
    (3, {"spirits": "strength faith change", "layout": "four_seasons"}, 6, 150, [4, 401, 7269]),
]


def position(seats: int, options: dict[str, str], seed: int, decisions: int) -> Match:
    match = Match(GAME, seats, options)
    rng = Rng(seed)
    match.settle(rng)
    rng = Rng(seed)
    for _ in range(decisions):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        match.settle(rng)
    return match


@pytest.mark.parametrize(("seats", "options", "seed", "decisions", "counts"), POSITIONS)
def test_perft(seats, options, seed, decisions, counts):
    match = position(seats, options, seed, decisions)
    deep = len(counts) if counts[-1] < 50_000 else 2  # the largest are for `teahouse perft`, see below
    assert perft(match.state, deep) == counts[:deep]


def test_perft_of_the_opening_to_depth_3():
    seats, options, seed, decisions, counts = POSITIONS[1]
    assert perft(position(seats, options, seed, decisions).state, 3) == counts


def reference_perft(model: Reference, depth: int) -> int:
    legal = model.legal()
    if model.actor != CHANCE:
        depth -= 1
        if depth == 0:
            return len(legal)
    total = 0
    for choice in legal:
        after = copy.deepcopy(model)
        after.apply(choice)
        total += reference_perft(after, depth)
    return total


@pytest.mark.parametrize("number", [3, 4])
def test_perft_of_the_independent_model(number):
    seats, options, seed, decisions, counts = POSITIONS[number]
    match = position(seats, options, seed, decisions)
    model = Reference(seats, options)
    for choice in match.log:
        model.apply(GAME.notation(choice))
    assert reference_perft(model, 2) == counts[1]
