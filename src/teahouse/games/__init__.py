"""The games of the house. A folder here with a `game.py` that defines GAME is a game; nothing else lists them."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from teahouse.core.errors import OptionError, RecordError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.options import did_you_mean
from teahouse.core.record import read


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise OptionError(f"there is no game '{name}'; {did_you_mean(name, names())}")
    game: Game = import_module(f"teahouse.games.{name}.game").GAME
    return game


def read_match(text: str) -> Match:
    """The match of a record, whichever game it is of."""
    record = read(text)
    try:
        game = find(record.game)
    except OptionError as problem:
        raise RecordError(record.lines["game"], str(problem)) from None
    return Match.from_text(game, text)
