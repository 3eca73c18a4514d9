"""The recorded matches of the games, `tests/records/<game>/<name>.txt`."""

from __future__ import annotations

from pathlib import Path

from teahouse.core.match import Match
from teahouse.games import read_match

FOLDER = Path(__file__).resolve().parents[1] / "records"
RECORDED = sorted(folder.name for folder in FOLDER.iterdir())  # games


def names(game: str) -> list[str]:
    return sorted(path.stem for path in (FOLDER / game).glob("*.txt"))


def text(game: str, name: str) -> str:
    return (FOLDER / game / f"{name}.txt").read_text("utf-8")


def read(game: str, name: str) -> Match:
    return read_match(text(game, name))
