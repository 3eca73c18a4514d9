"""The games of the house. A folder here with a `game.py` that defines GAME is a game; nothing else lists them."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

from teahouse.core.errors import OptionError, RecordError
from teahouse.core.game import Game
from teahouse.core.match import PAINTERS, Match
from teahouse.core.options import did_you_mean
from teahouse.core.record import read
from teahouse.core.state import State


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def on_screen() -> list[str]:
    """The names of the games that can be drawn: those with a `scene.py`. The others are played in the terminal."""
    return [
        name for name in names() if any((Path(folder) / name / "screen" / "scene.py").is_file() for folder in __path__)
    ]


def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise OptionError(f"there is no game '{name}'; {did_you_mean(name, names())}")
    game: Game = import_module(f"teahouse.games.{name}.rules.game").GAME
    return game


def read_match(text: str) -> Match:
    """The match of a record, whichever game it is of."""
    record = read(text)
    try:
        game = find(record.game)
    except OptionError as problem:
        raise RecordError(record.lines["game"], str(problem)) from None
    return Match.from_text(game, text)


def find_scene(name: str) -> ModuleType:
    """How the game of that name looks: its `scene.py`, with `scene(state, viewer, shape, recent, overlay)`, `SHEET`,
    `HELP`, the keys of the chapters of its help, and perhaps `why` and `told` (docs/scene.md)."""
    return import_module(f"teahouse.games.{find(name).name}.screen.scene")


def find_traits(name: str) -> Callable[[State], list[tuple[str, str, int]]]:
    """What tells the cards, missions and characters that were in play, for statistics: a game's `traits.py`."""
    try:
        found: Callable[[State], list[tuple[str, str, int]]] = import_module(
            f"teahouse.games.{name}.study.traits"
        ).traits
    except ModuleNotFoundError:
        return lambda state: []
    return found


def _paint(match: Match) -> str:
    """A match in a notebook. The picture has words in it, and words stand above games: so it is found by name."""
    picture: str = import_module("teahouse.picture").picture(match)
    return picture


if not PAINTERS:
    PAINTERS.append(_paint)
