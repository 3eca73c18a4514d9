"""Tang Garden against an independent model of its rules (see `tests/contract/against.py`)."""

from __future__ import annotations

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games.tang.rules.game import GAME
from tests.contract.against import BATCH, GAMES, play_both
from tests.games.tang.reference import Reference


def random_options(rng: Rng) -> dict[str, str]:
    """Any options on the shipped board."""
    options = {}
    for option in GAME.options:
        if option.name != "board" and rng.below(2):
            options[option.name] = option.values[rng.below(len(option.values))]
    return options


def seats_of(seed: int) -> int:
    return 1 + seed % 4


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_the_same_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        options = random_options(Rng(seed))
        seats = seats_of(seed)
        play_both(Match(GAME, seats, options), Reference(seats, options), Rng(seed))
