"""Games in progress, kept as text records: closing a window loses nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from teahouse.core.errors import RecordError
from teahouse.core.record import read
from teahouse.home import home
from teahouse.table.facts import Chose
from teahouse.table.keeping import NoSuchMatch
from teahouse.table.recording import to_record
from teahouse.table.rematch import Again
from teahouse.table.table import Table


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


class Records:
    """Keeps the one table of a terminal, for its host, once a person has chosen something. Nobody else writes there."""

    def __init__(self, file: Path | None, tags: dict[str, str]) -> None:
        self.file = file
        self.tags = tags
        self.worth_keeping = file is not None

    def write(self, path: Path, table: Table) -> None:
        """Write in one go: a crash in the middle leaves the old file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        draft.write_text(to_record(table, self.tags), encoding="utf-8")
        draft.replace(path)
        self.file = path

    def keep(self, table: Table) -> Path | None:
        """Where it was or, if that is not possible, where the user is; gives back where, None if nowhere."""
        path = self.file or new_file(table.game.name)
        self.file = None
        for place in (path, Path.cwd() / path.name):
            try:
                self.write(place, table)
            except OSError:
                continue
            break
        return self.file

    async def append(self, before: Table, after: Table) -> None:
        """A disk that takes nothing is no reason to end the game; who leaves is told."""
        chosen = (fact for fact in after.facts[len(before.facts) :] if isinstance(fact, Chose))
        self.worth_keeping = self.worth_keeping or any(not fact.bot for fact in chosen)
        if self.worth_keeping:
            self.keep(after)

    async def keep_rematch(self, before: Table, again: Again) -> None:
        await self.append(before, again.old)

    async def create(self, *tables: Table) -> None:
        """Nothing has been chosen yet."""

    async def refresh(self, table: Table) -> Table:
        return table

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        return dict.fromkeys(names, 0)  # nobody else writes here

    async def times_up(self, until: int, limit: int) -> list[tuple[str, int]]:
        return []  # there are no clocks in a terminal

    async def load(self, match: str) -> Table:
        raise NoSuchMatch(f"there is no match '{match}' here")
