"""The levels of computer players, from the first game to full strength, and their measured ratings.

What a level is, a game's mind says. How strong it is, was measured by `teahouse arena` and stands in data/levels.toml,
with the command. Nothing notices by itself that a player has changed since: whoever changes one measures again.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from teahouse import games
from teahouse.bots.adviser import Adviser
from teahouse.bots.bot import Bot
from teahouse.bots.human import HumanBot
from teahouse.bots.search import lessons
from teahouse.bots.search.player import SearchBot
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.mind import EXPERT, LEVELS, NEWCOMER, REGULAR, SEASONED, Level
from teahouse.core.options import did_you_mean

__all__ = ["EXPERT", "LEVELS", "NEWCOMER", "REGULAR", "SEASONED"]

DEFAULT = REGULAR
TURN_SECONDS = 2.4  # a level that searches takes no longer for a turn
ADVICE_SECONDS = 2.4


@dataclass(frozen=True)
class Measured:
    """The rating of a level: 95 % lie within `margin`, after so many games; `command` measures it again."""

    elo: int
    margin: int
    games: int
    version: str
    command: str


def player(name: str, game: Game, timed: bool = True) -> Bot:
    """The computer player of a level; without the clock (`timed`) its choices can be reproduced."""
    levels = games.face(game.name).mind.levels
    if name not in levels:
        raise OptionError(f"there is no level '{name}'; {did_you_mean(name, list(levels))}")
    level = levels[name]
    if level.simulations:
        return _searching(level, game, TURN_SECONDS if timed else 0.0)
    return HumanBot(game, level.blur, level.overlook)


def adviser(game: Game) -> Adviser:
    """Who gives hints: the strongest there is."""
    return Adviser(game, _searching(games.face(game.name).mind.levels[EXPERT], game, ADVICE_SECONDS))


def _searching(level: Level, game: Game, seconds: float) -> SearchBot:
    return SearchBot(game, level.simulations, seconds, lesson=lessons.shipped(game))


@cache
def measured(game: str) -> dict[str, Measured]:
    """The ratings of a game's levels; none for a game that was not measured."""
    text = (files("teahouse.bots") / "data" / "levels.toml").read_text("utf-8")
    return {name: Measured(**entry) for name, entry in tomllib.loads(text).get(game, {}).items()}
