"""Lessons as files: small TOML that people can read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

from teahouse.bots.search.lesson import Lesson


def to_text(lesson: Lesson, story: dict[str, str]) -> str:
    """`story` says where it comes from; it is kept as comments."""
    lines = ["# Learned from self-play by `teahouse train`; numbers, not rules: nothing here can make a game wrong."]
    lines += [f"# {name}: {value}" for name, value in story.items()]
    lines += [
        "",
        "[worth]  # points in the end; the last weight stands alone",
        "names = [" + _words(lesson.names) + "]",
    ]
    lines += [f"{name} = [{_numbers(weights)}]" for name, weights in (("early", lesson.early), ("late", lesson.late))]
    lines += ["", "[trust]"] + [f"{name} = {value:.3f}" for name, value in sorted(lesson.trust.items())]
    lines += ["", "[liking]"] + [f'"{name}" = {value:.3f}' for name, value in sorted(lesson.liking.items())]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Lesson:
    data = tomllib.loads(text)
    worth = data["worth"]
    lesson = Lesson(list(worth["names"]), list(map(float, worth["early"])), list(map(float, worth["late"])))
    lesson.trust = {name: float(value) for name, value in data["trust"].items()}
    lesson.liking = {name: float(value) for name, value in data["liking"].items()}
    return lesson


def read(path: Path) -> Lesson:
    return from_text(path.read_text("utf-8"))


def shipped(game: str) -> Lesson | None:
    """The lesson that comes with the package, if the game has one."""
    file = files("teahouse.games") / game / "data" / "lesson.toml"
    return from_text(file.read_text("utf-8")) if file.is_file() else None


def _words(names: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _numbers(values: list[float]) -> str:
    return ", ".join(f"{value:.4f}" for value in values)
