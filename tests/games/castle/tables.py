"""Tables of Dragon Castle to be looked at."""

from __future__ import annotations

import random

from teahouse import games
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, SPIRIT_NAMES

GAME = games.find("castle")
SLACK = 30  # tiles of the upper floors rise above the castle


def some_options(seed: int) -> tuple[int, dict[str, str]]:
    """A table of random options; half of the spirits each time, so that all their decisions are met."""
    dice = random.Random(seed)
    options = {option.name: dice.choice(option.values) for option in GAME.options if option.name != "cards"}
    options["spirits"] = " ".join(SPIRIT_NAMES[seed % 2 * 5 :][:5])
    options["dragons"] = " ".join(dice.sample(DRAGON_NAMES, dice.randint(0, 3))) or "0"
    return dice.choice(GAME.seats), options
