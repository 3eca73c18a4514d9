"""How a match begins in a program: a game by its name, a new match of it, or the match of a record."""

from __future__ import annotations

import os
from collections.abc import Mapping

from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.options import did_you_mean
from teahouse.core.rng import Rng
from teahouse.games import find
from teahouse.games import read_match as read

__all__ = ["Match", "Rng", "fewest", "find", "match", "read", "read_options"]


def match(
    game: str, seats: int | None = None, seed: int | None = None, preset: str | None = None, **options: object
) -> Match:
    """A new match in which a player has to decide: chance has drawn, and will go on to draw after every choice.

    Its chance is `Rng(seed)`, so the same seed and the same choices give the same match, here and in the environments;
    without a seed every match is another one. Without `seats` it is for the fewest players, but not for one alone.
    Options are those of the game, beginning with those of a preset: `match("castle", 3, spirits=2, layout="keep")`.
    """
    found = find(game)
    begun = Match(found, fewest(found) if seats is None else seats, read_options(found, preset, options))
    begun.rng = Rng(int.from_bytes(os.urandom(7)) if seed is None else seed)
    begun.settle(begun.rng)
    return begun


def fewest(game: Game) -> int:
    """The number of players nobody has to name: the smallest, but alone only on request."""
    return next((seats for seats in game.seats if seats > 1), game.seats[0])


def read_options(game: Game, preset: str | None, chosen: Mapping[str, object]) -> dict[str, str]:
    """A preset, and keyword arguments over it, as the options of a match: all of them."""
    options: dict[str, str] = {}
    if preset is not None:
        if preset not in game.presets:
            raise OptionError(f"{game.title} has no preset '{preset}'; {did_you_mean(preset, list(game.presets))}")
        options.update(game.presets[preset])
    for name, value in chosen.items():
        options[name] = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return game.complete(options)
