"""Lessons as files: small TOML that people can read. Those that were found better come with the package.

To ship one, put it into bots/data/lessons as GAME.toml with the log of its training, GAME.jsonl: from then on the
levels of that game and `search:500` follow it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from teahouse import games
from teahouse.bots.search.lesson import Lesson
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.mind import Features

SHIPPED: Traversable = files("teahouse.bots") / "data" / "lessons"


def to_text(lesson: Lesson, story: dict[str, str]) -> str:
    """`story` says where it comes from; it is kept as comments."""
    lines = ["# Learned from self-play by `teahouse train`; numbers, not rules: nothing here can make a game wrong."]
    lines += [f"# {name}: {value}" for name, value in story.items()]
    lines += ["", "[worth]  # points in the end that one more of it adds: when a game begins, and when it ends"]
    for name, early, late in zip(lesson.names, lesson.early, lesson.late, strict=True):
        lines.append(f"{name} = [{early:.3f}, {late:.3f}]")
    lines += ["", "[trust]"] + [f"{name} = {value:.3f}" for name, value in sorted(lesson.trust.items())]
    lines += ["", "[liking]"] + [f'"{name}" = {value:.3f}' for name, value in sorted(lesson.liking.items())]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Lesson:
    data = tomllib.loads(text)
    weights = [(float(early), float(late)) for early, late in data["worth"].values()]
    lesson = Lesson(list(data["worth"]), [early for early, _ in weights], [late for _, late in weights])
    lesson.trust = {name: float(value) for name, value in data["trust"].items()}
    lesson.liking = {name: float(value) for name, value in data["liking"].items()}
    return lesson


@cache
def shipped(game: Game) -> Lesson | None:
    """The lesson that comes with the package; None for a game that plays no better with one."""
    file = SHIPPED / f"{game.name}.toml"
    return read(file, game) if file.is_file() else None


def read(path: Traversable, game: Game) -> Lesson:
    """The lesson in a file; raises OptionError if it is none for this game."""
    try:
        lesson = from_text(path.read_text("utf-8"))
    except OSError as problem:
        raise OptionError(f"no lesson can be read from {path}: {problem.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise OptionError(f"{path} is no lesson of 'teahouse train': {problem}") from None
    if lesson.names != list(features_of(game).guesses):
        raise OptionError(f"{path} was not learned for {game.title}: its numbers are {', '.join(lesson.names[:3])} …")
    return lesson


def features_of(game: Game) -> Features:
    """The numbers that a lesson for this game is about; raises OptionError if there are none."""
    face = games.face(game.name)
    return face.must_have(face.mind.features, "features in its mind that a lesson could be about")
