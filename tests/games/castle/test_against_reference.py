"""The engine against an independent model of the rules: the same choices, weights and points at every step.

`reference.py` was written from the rules alone, slowly and without masks, by somebody who had not seen the engine. A
difference means that one of the two has misread the rules.
"""

from __future__ import annotations

import os

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.castle.game import GAME
from tests.games.castle.reference import Reference

GAMES = int(os.environ.get("TEAHOUSE_REFERENCE_GAMES", "24"))  # `make soak` plays many more


def random_options(rng: Rng) -> dict[str, str]:
    """Any options; cards in numbers from none to all ten."""
    options = {}
    for option in GAME.options:
        if rng.below(2):
            options[option.name] = option.values[rng.below(len(option.values))]
    options["cards"] = "all"
    for name in ("spirits", "dragons"):
        options[name] = str([0, 1, 1, 2, 3, 3, 10][rng.below(7)])
    return options


def compare(match: Match, reference: Reference) -> None:
    state = match.state
    assert state.actor == reference.actor
    assert set(match.legal()) == reference.legal()
    if state.actor == CHANCE:
        assert {GAME.notation(choice): weight for choice, weight in state.outcomes()} == reference.weights()


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_same_game(seed: int) -> None:
    rng = Rng(seed)
    options = random_options(rng)
    seats = 2 + rng.below(3)
    match, reference = Match(GAME, seats, options), Reference(seats, options)
    while not match.over:
        compare(match, reference)
        state = match.state
        legal = state.legal()
        choice = state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))]
        match.play(choice)
        reference.apply(GAME.notation(choice))
        assert state.scores() == reference.scores(), match.to_text()
    compare(match, reference)
    reference.check_invariants()
    for seat in range(seats):
        assert dict(match.state.breakdown(seat)) == reference.breakdown(seat)
    assert match.state.ranking() == reference.places()
