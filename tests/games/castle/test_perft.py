"""Perft of the independent model: it counts the same sequences of decisions as the rules do."""

from __future__ import annotations

import copy

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.castle.rules.game import GAME
from tests.contract.test_perft import pinned
from tests.games.castle.reference import Reference

# the entry of perft.txt that is met, seats, options, seed, decisions played at random
WAYS = [
    (3, 2, {"spirits": "beauty wind strength change faith cunning", "dragons": "10"}, 4, 60),
    (4, 2, {"spirits": "10", "realm": "4x4"}, 5, 90),
    (5, 3, {"spirits": "strength faith change", "layout": "four_seasons"}, 6, 150),
]


def played(seats: int, options: dict[str, str], seed: int, decisions: int) -> Match:
    match = Match(GAME, seats, options)
    rng = Rng(seed)
    match.settle(rng)
    rng = Rng(seed)
    for _ in range(decisions):
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
        match.settle(rng)
    return match


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


@pytest.mark.parametrize(("number", "seats", "options", "seed", "decisions"), WAYS)
def test_perft_of_the_independent_model(number, seats, options, seed, decisions):
    counts, text = pinned("castle")[number]
    match = played(seats, options, seed, decisions)
    assert match.state == GAME.read_position(text)
    model = Reference(seats, options)
    for choice in match.log:
        model.apply(GAME.notation(choice))
    assert reference_perft(model, 2) == counts[1]
