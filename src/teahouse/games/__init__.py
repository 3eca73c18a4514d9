"""The games of the house. A folder here with a `face.py` that defines FACE is a game; nothing else lists them."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from teahouse.core.errors import OptionError, RecordError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.options import did_you_mean
from teahouse.core.record import read
from teahouse.games.face import Face

_met: dict[str, Face] = {}  # asked for so often that looking into folders would be felt


def names() -> list[str]:
    """The names of all games."""
    return list(_names(tuple(__path__)))


@cache
def _names(folders: tuple[str, ...]) -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


def face(name: str) -> Face:
    """All that the game of that name offers."""
    if name not in _met:
        if name not in names():
            raise OptionError(f"there is no game '{name}'; {did_you_mean(name, names())}")
        found: Face = import_module(f"teahouse.games.{name}.face").FACE
        _met[name] = found
    return _met[name]


def on_screen() -> list[str]:
    """The names of the games that can be drawn. The others are played in the terminal."""
    return [name for name in names() if face(name).screen is not None]


def find(name: str) -> Game:
    """The rules of the game of that name."""
    return face(name).game


def read_match(text: str) -> Match:
    """The match of a record, or one that begins with a position; whichever game it is of."""
    first = text.split(maxsplit=1)[:1]
    if first and first[0] in names():
        return Match.from_position(find(first[0]), text)
    record = read(text)
    try:
        game = find(record.game)
    except OptionError as problem:
        raise RecordError(record.lines["game"], str(problem)) from None
    return Match.from_text(game, text)
