"""Analyses in the database: what was found of each decision is kept as soon as it is, so that nothing is lost."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from teahouse.store.schema import analyses, judged
from teahouse.store.store import Store


class Analyses:
    """The shelf of `host/analyses.py`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def total(self, match: str) -> int | None:
        """How many decisions of a match are to be judged; None where nobody has asked for that."""
        found = await self.store.read(select(analyses.c.total).where(analyses.c.match == match))
        return found[0].total if found else None

    async def begin(self, match: str, total: int, now: int) -> None:
        """Whoever began it at the same time began the same."""
        try:
            await self.store.write(
                lambda connection: connection.execute(insert(analyses).values(match=match, total=total, done=0, at=now))
            )
        except IntegrityError:
            return

    async def keep(self, match: str, number: int, body: dict[str, Any], now: int) -> None:
        """What was found of a decision; the first one to find it is believed."""

        def work(connection: Connection) -> None:
            connection.execute(insert(judged).values(match=match, number=number, body=body))
            done = select(func.count()).select_from(judged).where(judged.c.match == match).scalar_subquery()
            connection.execute(update(analyses).where(analyses.c.match == match).values(done=done, at=now))

        try:
            await self.store.write(work)
        except IntegrityError:
            return

    async def found(self, match: str) -> dict[int, dict[str, Any]]:
        """What is known, by the number of the choice."""
        asked = select(judged.c.number, judged.c.body).where(judged.c.match == match).order_by(judged.c.number)
        return {row.number: row.body for row in await self.store.read(asked)}

    async def left_alone(self, before: int) -> list[str]:
        """Matches whose analysis is not done, though nothing has come of it since."""
        asked = select(analyses.c.match).where(analyses.c.done < analyses.c.total, analyses.c.at < before)
        return [row.match for row in await self.store.read(asked.order_by(analyses.c.at))]
