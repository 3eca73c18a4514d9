"""Where games in progress are kept, so that closing a window loses nothing."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from teahouse.core.errors import RecordError
from teahouse.core.record import read
from teahouse.home import home


def folder() -> Path:
    """The folder for games in progress; TEAHOUSE_HOME moves it."""
    return home() / "games"


def new_file(game: str) -> Path:
    """A file name that is not taken, in the folder."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    path = folder() / f"{stem}.txt"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.txt"
        number += 1
    return path


def write(path: Path, text: str) -> None:
    """Write in one go: a crash in the middle leaves the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def keep(path: Path, text: str) -> Path | None:
    """Write it there or, if that is not possible, where the user is; gives back where, None if nowhere."""
    for place in (path, Path.cwd() / path.name):
        try:
            write(place, text)
        except OSError:
            continue
        return place
    return None


def unfinished(game: str) -> Path | None:
    """The newest game in the folder that is not over."""
    found = sorted(folder().glob(f"{game}-*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[:10]:
        try:
            record = read(path.read_text("utf-8"))
        except (RecordError, UnicodeDecodeError, OSError):
            continue
        if record.result is None:
            return path
    return None
