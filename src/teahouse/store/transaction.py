"""Transactions that write. `work` speaks to the database as if nobody waited; where it does so depends on the database.

SQLite has one writer at a time: here a thread of its own, whose queue stands where the database itself would only try
again and again. A whole transaction is one errand of that thread, because handing over each statement by itself costs
more than the statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from teahouse.store.address import WRITES, is_sqlite, make_writing_engine

Work = Callable[[Connection], object]


class Transactions(Protocol):
    async def write(self, work: Work) -> None:
        """Comes back when all of it is on the disk. What goes wrong inside undoes all of it."""

    async def close(self) -> None: ...


def transactions(engine: AsyncEngine) -> Transactions:
    return OneThread(make_writing_engine(engine.url)) if is_sqlite(engine.url) else SideBySide(engine)


class OneThread:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "teahouse-writer")

    async def write(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Work) -> None:
        with self._engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


class SideBySide:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Work) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        """Its engine is somebody else's."""
