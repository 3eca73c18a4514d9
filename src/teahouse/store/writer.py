"""Writes facts in groups: whatever waits while one transaction is on its way to the disk goes together in the next.

Every choice is kept whole or not at all, and its writer goes on only after the commit, exactly as with a transaction of
its own; but a hundred matches share one trip to the disk. Where a group fails (somebody else was quicker with one of
its matches) its members are written one by one, so that each learns its own fate.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import delete
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from teahouse.store import rows
from teahouse.store.prepared import INSERT_ENTRIES, INSERT_HOLDERS, UPDATE_MATCHES, write
from teahouse.store.schema import holders
from teahouse.store.transaction import Work
from teahouse.table.keeping import Conflict
from teahouse.table.table import Table

LARGEST = 200  # choices in one transaction


@dataclass(frozen=True)
class Addition:
    """What a verb added to a table that had `known` facts."""

    before: Table
    after: Table

    @property
    def known(self) -> int:
        return len(self.before.facts)


Transaction = Callable[[Work], Awaitable[None]]


class Writer:
    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self._at_work: asyncio.Task[None] | None = None
        self.kept = self.writes = self.failures = 0

    async def write(self, addition: Addition) -> None:
        """Comes back when it is on the disk; raises Conflict or StoreError."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._at_work is None or self._at_work.done():
            self._at_work = asyncio.create_task(self._work())
        await written

    async def close(self) -> None:
        """Finish what was begun."""
        if self._at_work is not None:
            await self._at_work

    async def _work(self) -> None:
        while self._waiting:
            group = self._waiting[:LARGEST]
            del self._waiting[:LARGEST]
            try:
                await self._together([addition for addition, _ in group])
            except Exception as problem:
                await self._one_by_one(group, problem)
            else:
                for _, written in group:
                    if not written.done():  # its writer may have gone away meanwhile
                        written.set_result(None)

    async def _one_by_one(self, group: list[tuple[Addition, asyncio.Future[None]]], problem: Exception) -> None:
        for addition, written in group:
            failure: Exception | None = problem
            if len(group) > 1:
                try:
                    await self._together([addition])
                    failure = None
                except Exception as own:
                    failure = own
            if written.done():
                continue
            if failure is None:
                written.set_result(None)
            elif isinstance(failure, IntegrityError):
                number = addition.known
                written.set_exception(Conflict(f"match {addition.after.id} has gone on past entry {number}"))
            else:
                written.set_exception(failure)

    async def _together(self, group: list[Addition]) -> None:
        try:
            await self._transaction(adding(group))
        except IntegrityError:
            raise
        except Exception:
            self.failures += 1
            raise
        self.writes += 1
        self.kept += len(group)


def adding(group: Iterable[Addition]) -> Work:
    """The statements of a transaction. All processes go through the matches in the same order, so none waits for
    another that waits for it. What they write is read from the tables at once, where tables live."""
    group = sorted(group, key=lambda one: one.after.id)
    facts = [row for one in group for row in rows.entry_rows(one.after, one.known)]
    summaries = [{"which": one.after.id, **rows.summary(one.after)} for one in group]
    holding = [
        (one.after.id, rows.holder_rows(one.after))
        for one in group
        if one.before.seats != one.after.seats and rows.holder_rows(one.before) != rows.holder_rows(one.after)
    ]

    def work(connection: Connection) -> None:
        write(connection, INSERT_ENTRIES, facts)
        write(connection, UPDATE_MATCHES, summaries)
        for match, now in holding:
            connection.execute(delete(holders).where(holders.c.match == match))
            write(connection, INSERT_HOLDERS, now)

    return work
