"""The store: keeps the facts of tables, one transaction per verb, and builds tables from them again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select
from sqlalchemy.engine import URL, Connection, Row
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from teahouse.store import rows
from teahouse.store.address import find_address, make_engine, shown
from teahouse.store.folding import fold, fold_on
from teahouse.store.migrate import migrate
from teahouse.store.prepared import INSERT_ENTRIES, INSERT_HOLDERS, INSERT_MATCH, write
from teahouse.store.schema import entries, holders, matches
from teahouse.store.transaction import Work, transactions
from teahouse.store.writer import Addition, Writer, adding
from teahouse.table.errors import Damaged
from teahouse.table.keeping import Conflict, MatchExists, NoSuchMatch, StoreError
from teahouse.table.recording import to_record
from teahouse.table.rematch import Again
from teahouse.table.seats import key_of
from teahouse.table.table import GATHERING, PLAYING, Table

PAGE = 1000  # facts that are read in one go


class Store:
    """Open one with `async with open_store(address) as store`. Its methods may run side by side."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.url: URL = engine.url
        self._transactions = transactions(engine)
        self.writer = Writer(self.write)

    async def close(self) -> None:
        await self.writer.close()
        await self._transactions.close()
        await self.engine.dispose()

    # --- writing ---

    async def create(self, *tables: Table) -> None:
        """Keep new tables, all or none; raises MatchExists."""

        def work(connection: Connection) -> None:
            for table in tables:
                self._insert(connection, table)

        await self.write(work)

    async def append(self, before: Table, after: Table) -> None:
        """Keep what a verb added to a table. When this returns, it is on the disk; raises Conflict if somebody else
        has added something meanwhile, and then nothing of it is kept."""
        await self.writer.write(Addition(before, after))

    async def keep_rematch(self, before: Table, again: Again) -> None:
        """Keep a rematch: the new table, and that the old one knows it. Raises Conflict if there is one already."""
        add = adding([Addition(before, again.old)])

        def work(connection: Connection) -> None:
            try:
                add(connection)
            except IntegrityError:
                raise Conflict(f"match {before.id} has gone on past entry {len(before.facts)}") from None
            self._insert(connection, again.new)

        await self.write(work)

    def _insert(self, connection: Connection, table: Table) -> None:
        try:
            write(connection, INSERT_MATCH, [rows.match_row(table)])
        except IntegrityError:
            raise MatchExists(f"there is a match '{table.id}' in {shown(self.url)} already") from None
        write(connection, INSERT_ENTRIES, rows.entry_rows(table, 0))
        write(connection, INSERT_HOLDERS, rows.holder_rows(table))

    # --- reading ---

    async def load(self, match: str) -> Table:
        """The table of a match, built from its facts; raises NoSuchMatch."""
        found = await self.read(_facts_of(match, 0))
        if not found:
            raise NoSuchMatch(f"there is no match '{match}' in {shown(self.url)}")
        try:
            table = await fold(found)
            await self._read_on(match, table, found)
        except Damaged as problem:
            raise StoreError(f"match '{match}' cannot be read: {problem}") from None
        return table

    async def refresh(self, table: Table) -> Table:
        """The table with whatever others have added; the same one if they have not."""
        found = await self.read(_facts_of(table.id, len(table.facts)))
        if not found:
            return table
        newer = table.copy()
        await fold_on(newer, found)
        await self._read_on(table.id, newer, found)
        return newer

    async def _read_on(self, match: str, table: Table, found: Sequence[Row[Any]]) -> None:
        """The pages after this one, one at a time: whoever does not look at this match has his turn in between."""
        while len(found) == PAGE:
            found = await self.read(_facts_of(match, len(table.facts)))
            await fold_on(table, found)

    async def open_tables(self, game: str | None = None, limit: int = 100) -> list[rows.Listed]:
        """Tables of the lobby that somebody can still join, the latest first."""
        asked = select(matches).where(
            matches.c.status.in_([GATHERING, PLAYING]), matches.c.listed, matches.c.open_seats > 0
        )
        if game is not None:
            asked = asked.where(matches.c.game == game)
        found = await self.read(asked.order_by(matches.c.changed.desc()).limit(limit))
        return [rows.read_listed(row) for row in found]

    async def tables_of(self, tokens: Iterable[str], limit: int = 100) -> list[rows.Listed]:
        """The matches in which these tokens open a seat or are the owner's, the latest first."""
        keys = {key_of(token) for token in tokens}
        asked = select(matches, holders.c.seat).join(holders).where(holders.c.key.in_(keys))
        seats: dict[str, list[int]] = {}
        found: dict[str, Row[Any]] = {}
        for row in await self.read(asked.order_by(matches.c.changed.desc(), holders.c.seat).limit(limit * 9)):
            seats.setdefault(row.match, []).append(row.seat)
            found.setdefault(row.match, row)
        return [rows.read_listed(row, tuple(seats[match])) for match, row in found.items()][:limit]

    async def names(self) -> list[str]:
        """All matches, the oldest first."""
        found = await self.read(select(matches.c.match).order_by(matches.c.created, matches.c.match))
        return [row.match for row in found]

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        """How many facts there are of each of these matches."""
        found = await self.read(select(matches.c.match, matches.c.entries).where(matches.c.match.in_(names)))
        return {row.match: row.entries for row in found}

    async def times_up(self, until: int, limit: int) -> list[tuple[str, int]]:
        """The matches in which a person's time is up by then, and when; the earliest first."""
        asked = select(matches.c.match, matches.c.time_up).where(matches.c.time_up <= until)
        found = await self.read(asked.order_by(matches.c.time_up).limit(limit))
        return [(row.match, row.time_up) for row in found]

    async def records(self, names: Iterable[str] | None = None) -> AsyncIterator[tuple[str, str]]:
        """Matches with their records, of all or of those named; raises NoSuchMatch."""
        for name in await self.names() if names is None else names:
            yield name, to_record(await self.load(name))

    # --- the database ---

    async def read(self, asked: Any) -> Sequence[Row[Any]]:
        """What a statement finds; raises StoreError."""
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(asked)).all()
        except (DBAPIError, OSError) as problem:
            raise _trouble(self.url, problem) from None

    async def write(self, work: Work) -> None:
        """One transaction. What goes wrong inside undoes all of it."""
        try:
            await self._transactions.write(work)
        except IntegrityError:
            raise  # whoever writes knows what it means
        except (DBAPIError, OSError) as problem:
            raise _trouble(self.url, problem) from None


@asynccontextmanager
async def open_store(address: str | None = None) -> AsyncIterator[Store]:
    """The store at an address (see `find_address`), its form up to date."""
    url = find_address(address)
    store = Store(make_engine(url))
    try:
        try:
            await migrate(store.engine)
        except (DBAPIError, OSError) as problem:
            raise _trouble(url, problem) from None
        yield store
    finally:
        await store.close()


def _facts_of(match: str, since: int) -> Any:
    wanted = select(entries.c.kind, entries.c.at, entries.c.body)
    return wanted.where(entries.c.match == match, entries.c.number > since).order_by(entries.c.number).limit(PAGE)


def _trouble(url: URL, problem: Exception) -> StoreError:
    """What the database said, in one line."""
    said = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    lines = str(said).strip().splitlines() or [type(said).__name__]
    return StoreError(f"{shown(url)}: {lines[0]}")
