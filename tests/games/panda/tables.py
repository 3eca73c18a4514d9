"""Tables of Way of the Panda to be looked at, and players who get on."""

from __future__ import annotations

import random

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import State
from teahouse.games.panda.rules.rulings import PRESETS
from teahouse.games.panda.rules.state import Panda
from tests.games.panda.eager import eager_choice

GAME = games.find("panda")


def some_options(seed: int) -> tuple[int, dict[str, str]]:
    """A table of random options; each preset, board and green mission in its turn."""
    dice = random.Random(seed)
    free = ("board", "missions", "cards", "round_limit")
    options = {option.name: dice.choice(option.values) for option in GAME.options if option.name not in free}
    options |= list(PRESETS.values())[seed % len(PRESETS)]
    options["board"] = ("calibrated", "bamboo", "panda")[seed % 3]
    options["missions"] = "off" if seed % 9 == 8 else f"A{(9, 4, 7, 1, 8, 2, 5, 3, 6)[seed % 9]} B{seed % 9 + 1}"
    options |= {"round_limit": "18", "road_tile": "ask" if seed % 4 else "own"}
    return (2, 3, 4)[seed % 3], options


def choose(state: State, rng: Rng) -> int:
    assert isinstance(state, Panda)
    return eager_choice(state, rng)
