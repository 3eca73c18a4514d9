"""Clocks: where a person's time is up, a computer player takes over at that very moment.

The database knows of every match when somebody's time will be up; only those of the next minute or so are here. So a
table need not stay in memory for its clock, and a host that was closed finds on opening whose time has run out.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from teahouse.bots.levels import DEFAULT
from teahouse.host.changing import Changes, Keeper
from teahouse.host.moment import Chance, now
from teahouse.host.rooms import Room
from teahouse.table.table import Table
from teahouse.table.take_over import mind_the_clock, time_is_up_at
from teahouse.table.verbs import After

log = logging.getLogger("teahouse.host")

AFTER = 50  # milliseconds: a clock is looked at a moment after its time, so that it is up
AT_ONCE = 200  # tables whose time is up that are seen to in one go
LATER = 60_000  # milliseconds until a table that could not be read is tried again
REMEMBERED = 1000  # such tables


class Clocks:
    """`ahead` are the seconds between two looks into what is kept; twice as far is looked."""

    def __init__(
        self,
        keeper: Keeper,
        ahead: float,
        room: Callable[[str], Awaitable[Room]],
        changes: Changes,
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
        chance: Chance,
    ) -> None:
        self.keeper = keeper
        self.ahead = ahead
        self.room = room
        self.changes = changes
        self.spawn = spawn
        self.chance = chance
        self.times: dict[str, int] = {}  # match -> when to look at its clock, if that is soon
        self.heap: list[tuple[int, str]] = []  # the same, and times that do not count any more
        self.timer: asyncio.TimerHandle | None = None
        self.put_off: dict[str, int] = {}  # match -> not before

    @property
    def horizon(self) -> int:
        """Milliseconds."""
        return int(2000 * self.ahead)

    def mind(self, table: Table) -> None:
        """Wind the one clock that runs at a table now, if there is one."""
        at = time_is_up_at(table)
        if at is not None and at <= now() + self.horizon:
            self.wind(table.id, at)
        else:
            self.times.pop(table.id, None)

    def wind(self, match: str, at: int) -> None:
        if self.times.get(match) != at:
            self.times[match] = at
            heapq.heappush(self.heap, (at, match))
            if len(self.heap) > 2 * len(self.times) + 100:
                self.heap = sorted((at, match) for match, at in self.times.items())
            self._set_timer()

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        while self.heap and self.times.get(self.heap[0][1]) != self.heap[0][0]:
            heapq.heappop(self.heap)
        if self.heap:
            wait = max(0, self.heap[0][0] + AFTER - now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        """Some time is up: that of the first, and of all whose time is up as well."""
        moment = now()
        while self.heap and self.heap[0][0] <= moment:
            at, match = heapq.heappop(self.heap)
            if self.times.get(match) == at:
                del self.times[match]
                self.spawn(self.time_is_up(match, at))
        self._set_timer()

    async def time_is_up(self, match: str, at: int) -> None:
        def verb(table: Table) -> After:
            return After(mind_the_clock(table, DEFAULT, now=now(), rng=self.chance(table)))

        try:
            room = await self.room(match)
            if time_is_up_at(room.table) != at:  # this copy of the table may be behind
                await self.changes.refresh(room)
            await self.changes.change(room, verb)
            self.mind(room.table)  # there may have been more time than it seemed
        except Exception as problem:
            log.error("the clock of %s could not be seen to: %s", match, problem)
            self.put_off[match] = now() + LATER
            while len(self.put_off) > REMEMBERED:
                del self.put_off[next(iter(self.put_off))]

    async def look_ahead(self) -> None:
        """For as long as the host is there: find out whose time will be up soon."""
        while True:
            try:
                more = await self.look_once() >= AT_ONCE
            except Exception as problem:
                log.error("could not look at the clocks: %s", problem)
                more = False
            await asyncio.sleep(min(self.ahead, 1.0) if more else self.ahead)

    async def look_once(self) -> int:
        found = await self.keeper.times_up(now() + self.horizon, AT_ONCE)
        for match, at in found:
            if self.put_off.get(match, 0) <= now():
                self.wind(match, at)
        return len(found)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
