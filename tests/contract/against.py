"""An engine against an independent model of its rules: the same choices, weights and points at every step.

The models (`tests/games/<game>/reference.py`) were written from the rules and the notation page alone, slowly and in
plain structures, by somebody who had not seen the engine. A difference means that one of the two has misread the rules.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Protocol

from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from tests.share import share

GAMES = int(os.environ.get("TEAHOUSE_REFERENCE_GAMES", share(18)))  # `make soak` plays many more
BATCH = 6


class Model(Protocol):
    """What a reference offers; a constructor takes seats and options."""

    @property
    def actor(self) -> int: ...
    def legal(self) -> set[str]: ...
    def weights(self) -> dict[str, int]: ...
    def apply(self, choice: str) -> None: ...
    def scores(self) -> list[int]: ...
    def places(self) -> list[int]: ...
    def check_invariants(self) -> None: ...


def random_choice(match: Match, rng: Rng) -> int:
    legal = match.state.legal()
    return match.state.draw(rng) if match.state.actor == CHANCE else legal[rng.below(len(legal))]


def play_both(match: Match, model: Model, rng: Rng, choose: Callable[[Match, Rng], int] = random_choice) -> Match:
    """One game on both, the same at every step."""
    game: Game = match.game
    while not match.over:
        compare(match, model)
        choice = choose(match, rng)
        match.play(choice)
        model.apply(game.notation(choice))
        assert match.state.scores() == model.scores(), match.to_text()
    compare(match, model)
    model.check_invariants()
    assert match.state.ranking() == model.places(), match.to_text()
    return match


def compare(match: Match, model: Model) -> None:
    state = match.state
    assert state.actor == model.actor, match.to_text()
    assert set(match.legal()) == model.legal(), match.to_text()
    if state.actor == CHANCE:
        weights = {match.game.notation(choice): weight for choice, weight in state.outcomes()}
        assert weights == model.weights(), match.to_text()
