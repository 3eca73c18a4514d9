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
from teahouse.bots.search.engine import Search
from teahouse.bots.search.player import SearchBot
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.mind import EXPERT, LEVELS, NAMES, NEWCOMER, REGULAR, SEASONED, Level
from teahouse.core.options import did_you_mean
from teahouse.core.rng import Rng
from teahouse.core.state import State

__all__ = ["EXPERT", "LEVELS", "NAMES", "NEWCOMER", "REGULAR", "SEASONED"]

DEFAULT = REGULAR
TURN_SECONDS = 2.4  # a level that searches takes no longer for a turn
ADVICE_SECONDS = 2.4
NEVER = -1.0e6  # the first opinion of what is pointless: no number of simulations comes round to it


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
    return HumanBot(game, level)


def adviser(game: Game) -> Adviser:
    """Who gives hints: the strongest there is."""
    return Adviser(game, _searching(games.face(game.name).mind.levels[EXPERT], game, ADVICE_SECONDS))


def _searching(level: Level, game: Game, seconds: float) -> SearchBot:
    return LevelBot(game, level.simulations, seconds, lesson=lessons.shipped(game))


class LevelBot(SearchBot):
    """Searches, and never does what is pointless in its game, however good a few simulations look."""

    def choose(self, state: State, rng: Rng) -> int:
        """In a tree that was begun with an earlier choice of the turn there may be such choices, too."""
        choice = super().choose(state, rng)
        if self.looked is None or not self.pointless(state, choice):
            return choice
        others = [other for other, _, _ in self.looked.ranked() if not self.pointless(state, other)]
        choice = others[0] if others else choice
        self.remember(state, choice, (self.looked.root.kids or {}).get(choice))
        return choice

    def pointless(self, state: State, choice: int) -> bool:
        return games.face(self.game.name).mind.pointless(state, choice)

    def opinion(self, state: State, search: Search, until: float) -> tuple[list[float], list[float]]:
        weights, guesses = super().opinion(state, search, until)
        bad = [self.pointless(state, choice) for choice in search.legal]
        if not any(bad) or all(bad):
            return weights, guesses
        return (
            [0.0 if out else weight for out, weight in zip(bad, weights, strict=True)],
            [NEVER if out else guess for out, guess in zip(bad, guesses, strict=True)],
        )


@cache
def measured(game: str) -> dict[str, Measured]:
    """The ratings of a game's levels; none for a game that was not measured."""
    text = (files("teahouse.bots") / "data" / "levels.toml").read_text("utf-8")
    return {name: Measured(**entry) for name, entry in tomllib.loads(text).get(game, {}).items()}
