"""Matches that are over are analysed for those who ask: each decision is a job, one after the other, and its result is
kept at once. So a match takes its turn with all others, and a server that begins again goes on where the last one
stood, as does any server at the same database when one is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

from teahouse.bots.analysis import decisions, seconds_for
from teahouse.core.match import Match
from teahouse.host.jobs.job import Crowded, JobError, Limits, Owner, Rank
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.moment import now
from teahouse.table.errors import WrongMoment
from teahouse.table.keeping import NoSuchMatch, StoreError
from teahouse.table.table import ABANDONED, OVER, Table

log = logging.getLogger("teahouse.host")

LIMITS = Limits(15.0)  # for a decision, which has hardly ever more than two seconds
MOST = 2  # analyses that are under way for a guest at a time
ALONE = 30_000  # milliseconds without a result after which another server goes on with it
LOOK = 15.0  # seconds between two looks whether there is such a one
PATIENCE = 2.0  # seconds, where too much is being done for the guest
FAILED: dict[str, Any] = {"failed": True}

Judge = Callable[[Match, int, float], dict[str, Any]]  # the job: a decision of a match, in so many seconds


class Shelf(Protocol):
    """Where analyses are kept (`store/analyses.py`)."""

    async def total(self, match: str) -> int | None: ...

    async def begin(self, match: str, total: int, now: int) -> None: ...

    async def keep(self, match: str, number: int, body: dict[str, Any], now: int) -> None: ...

    async def found(self, match: str) -> dict[int, dict[str, Any]]: ...

    async def left_alone(self, before: int) -> list[str]: ...


@dataclass(frozen=True)
class Analysis:
    """How far it is: of `total` decisions those are `found`, by the number of the choice; what nobody could judge, for
    want of time or memory, is `failed`. A total of 0: it has just begun."""

    total: int
    found: dict[int, dict[str, Any]]
    under_way: bool

    @property
    def finished(self) -> bool:
        return self.total > 0 and len(self.found) >= self.total


class Analyses:
    """`judge` is the job, `load` the way to a table, `spawn` lets something happen beside everything else."""

    def __init__(
        self,
        shelf: Shelf,
        jobs: Jobs,
        judge: Judge,
        load: Callable[[str], Coroutine[Any, Any, Table]],
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
    ) -> None:
        self.shelf, self.jobs, self.judge, self.load, self.spawn = shelf, jobs, judge, load, spawn
        self.running: dict[str, Owner] = {}

    async def look(self, match: str) -> Analysis | None:
        """None where nobody has asked for it."""
        total = await self.shelf.total(match)
        if total is None:
            return Analysis(0, {}, True) if match in self.running else None
        return Analysis(total, await self.shelf.found(match), match in self.running)

    async def begin(self, table: Table, guest: str) -> Analysis:
        """Have the match analysed, if it is not already; raises WrongMoment while it is played, and Crowded."""
        if table.status not in (OVER, ABANDONED):
            raise WrongMoment("a-match-is-analysed-when-it-is-over")
        known = await self.look(table.id)
        if known is not None and (known.finished or known.under_way):
            return known
        if sum(owner.guest == guest for owner in self.running.values()) >= MOST:
            raise Crowded
        self.set_out(table, guest)
        return known or Analysis(0, {}, True)

    def set_out(self, table: Table, guest: str = "") -> None:
        if table.id not in self.running:
            self.running[table.id] = Owner(guest, table.id)
            self.spawn(self.work(table))

    async def go_on(self) -> None:
        """Take up what a server that is gone has left, for as long as this one is there."""
        while True:
            try:
                for match in await self.shelf.left_alone(now() - ALONE):
                    if match not in self.running and not self.running:
                        self.set_out(await self.load(match))
            except (StoreError, NoSuchMatch) as problem:
                log.warning("analyses cannot be taken up: %s", problem)
            await asyncio.sleep(LOOK)

    async def work(self, table: Table) -> None:
        match, name = table.match.copy(), table.id
        match.rng = None
        try:
            numbers = await self.job(name, decisions, match)
            if numbers is None:
                return
            await self.shelf.begin(name, len(numbers), now())
            known = await self.shelf.found(name)
            for number in numbers:
                if number not in known:
                    body = await self.job(name, self.judge, match, number, seconds_for(len(numbers)))
                    await self.shelf.keep(name, number, FAILED if body is None else body, now())
        except StoreError as problem:
            log.warning("the analysis of %s stops: %s", name, problem)  # it is taken up again
        finally:
            del self.running[name]

    async def job(self, name: str, work: Callable[..., Any], *values: Any) -> Any:
        """None if it could not be done."""
        while True:
            try:
                return await self.jobs.submit(
                    work, *values, owner=self.running[name], rank=Rank.ANALYSIS, limits=LIMITS
                )
            except Crowded:
                await asyncio.sleep(PATIENCE)
            except JobError as problem:
                log.warning("a decision of %s was not judged: %s", name, problem)
                return None
            except Exception as problem:  # whatever the search trips over, the others are judged
                log.error("a decision of %s was not judged", name, exc_info=problem)
                return None
