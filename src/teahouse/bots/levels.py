"""The levels of computer players, from the first game to full strength, and their measured ratings.

What a level is, stands here. How strong it is, was measured by `teahouse arena` and stands in data/levels.toml, with
the command. Nothing notices by itself that a player has changed since: whoever changes one measures again.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from teahouse.bots.bot import Bot
from teahouse.bots.human import HumanBot
from teahouse.bots.search import lessons
from teahouse.bots.search.player import SearchBot
from teahouse.core.errors import OptionError
from teahouse.core.game import Game

NEWCOMER, REGULAR, SEASONED, EXPERT = LEVELS = ("newcomer", "regular", "seasoned", "expert")
DEFAULT = REGULAR
TURN_SECONDS = 2.4  # a level that searches takes no longer for a turn
ADVICE_SECONDS = 2.4


@dataclass(frozen=True)
class Level:
    """Either a person with weaknesses (`blur`, `overlook`) or a search of so many simulations per decision.

    With nothing said it is the greedy player.
    """

    blur: float = 0.0
    overlook: float = 0.0
    simulations: int = 0

    def player(self, game: Game, timed: bool) -> Bot:
        if self.simulations:
            seconds = TURN_SECONDS if timed else 0.0
            return SearchBot(game, self.simulations, seconds, lesson=lessons.shipped(game))
        return HumanBot(game, self.blur, self.overlook)


# Chosen so that the measured ratings are well apart.
PLAYERS: dict[str, dict[str, Level]] = {
    "castle": {
        NEWCOMER: Level(blur=1.5, overlook=0.2),
        REGULAR: Level(blur=0.4, overlook=0.05),
        SEASONED: Level(simulations=10),
        EXPERT: Level(simulations=500),
    },
    "tang": {
        NEWCOMER: Level(blur=2.3, overlook=0.27),
        REGULAR: Level(blur=1.3, overlook=0.13),
        SEASONED: Level(),
        EXPERT: Level(simulations=2000),
    },
    "panda": {
        NEWCOMER: Level(blur=1.8, overlook=0.18),
        REGULAR: Level(blur=0.5, overlook=0.1),
        SEASONED: Level(simulations=1),
        EXPERT: Level(simulations=700),
    },
}
ANY_GAME = PLAYERS["tang"]  # for a game whose levels nobody has measured yet


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
    level = PLAYERS.get(game.name, ANY_GAME).get(name)
    if level is None:
        raise OptionError(f"there is no level '{name}'")
    return level.player(game, timed)


def adviser(game: Game) -> SearchBot:
    """Who gives hints: the strongest there is."""
    simulations = PLAYERS.get(game.name, ANY_GAME)[EXPERT].simulations
    return SearchBot(game, simulations, ADVICE_SECONDS, lesson=lessons.shipped(game))


@cache
def measured(game: str) -> dict[str, Measured]:
    """The ratings of a game's levels; none for a game that was not measured."""
    text = (files("teahouse.bots") / "data" / "levels.toml").read_text("utf-8")
    return {name: Measured(**entry) for name, entry in tomllib.loads(text).get(game, {}).items()}
