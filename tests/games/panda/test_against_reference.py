"""Way of the Panda against an independent model of its rules (see `tests/contract/against.py`)."""

from __future__ import annotations

import pytest

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games.panda.rules.game import GAME
from tests.contract.against import BATCH, GAMES, play_both
from tests.games.panda.reference import Reference


def random_options(rng: Rng) -> dict[str, str]:
    """Any options on the spec's board, any missions, games of a few rounds."""
    options = {}
    for option in GAME.options:
        if option.name != "board" and rng.below(2):
            options[option.name] = option.values[rng.below(len(option.values))]
    if rng.below(2):
        options["missions"] = f"A{1 + rng.below(9)} B{1 + rng.below(9)}"
    options["round_limit"] = str(3 + rng.below(8))
    return options


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_the_same_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        options = random_options(Rng(seed))
        seats = 2 + seed % 3
        play_both(Match(GAME, seats, options), Reference(seats, options), Rng(seed))
