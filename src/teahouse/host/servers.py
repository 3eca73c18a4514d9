"""This server among others at the same database: it tells them what happens here, and follows what happens there.

A notice tells that a table has gone on; whoever has that table reads the new facts. A notice may be lost, and SQLite
sends none: so a few of the tables in memory are compared with what is kept at every look around, in turn.
When the way to the others was broken and is there again, all of them are, and everybody tells anew who is there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any

from teahouse.host import others
from teahouse.host.changing import Changes, Keeper
from teahouse.host.others import HOUSE, Exchange, Notice, topic_of
from teahouse.host.presence import Presence
from teahouse.host.rooms import Room, Rooms
from teahouse.host.settings import HostSettings

log = logging.getLogger("teahouse.host")

AT_ONCE = 100  # tables that are compared with what is kept in one go
SILENT = 2.5  # beats without a word, and a server is gone; without our own, and we are deaf


class Servers:
    """`word` is told what another server says to all."""

    def __init__(
        self,
        name: str,
        exchange: Exchange | None,
        rooms: Rooms,
        keeper: Keeper,
        changes: Changes,
        settings: HostSettings,
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
        wake: Callable[[Room], None],
    ) -> None:
        self.name = name
        self.exchange = exchange
        self.rooms = rooms
        self.keeper = keeper
        self.changes = changes
        self.settings = settings
        self.spawn = spawn
        self.presence = Presence(name, self.tell, wake)
        self.others: dict[str, float] = {}  # when each of them was heard last
        self.echo = 0.0  # when we have heard ourselves last
        self.topics: set[str] = set()
        self.turn: deque[str] = deque()  # tables that are still to be compared in this round
        self.told = self.missed = 0  # notices of others; tables that had gone on without one
        self.word: Callable[[Notice], None] = lambda notice: None

    def open(self) -> None:
        self.spawn(self._look_around())
        if self.exchange is not None:
            self.spawn(self._listen(self.exchange))
            self.spawn(self._beat(self.exchange))

    def close(self) -> None:
        self.tell(Notice(self.name, gone=True))

    # --- speaking ---

    def tell(self, notice: Notice) -> None:
        if self.exchange is not None:
            self.exchange.publish(others.write(notice), topic_of(notice.table) if notice.table else HOUSE)

    async def attend(self, match: str) -> bool:
        """Hear of this match from now on; whether we did not before."""
        if self.exchange is None:
            return False
        topic = topic_of(match)
        if topic in self.topics:
            return False
        self.topics.add(topic)
        return await self.exchange.listen(topic)

    async def attend_new(self, room: Room) -> None:
        """The same for a table that is made here: somebody may have gone on with it before we heard."""
        if await self.attend(room.table.id):
            await self._compare([room.table.id])

    async def _beat(self, exchange: Exchange) -> None:
        """Tell that we are alive, hear it ourselves, and notice who is not any more."""
        await exchange.listen(HOUSE)
        self.echo = monotonic()
        while True:
            self.tell(Notice(self.name))
            await asyncio.sleep(self.settings.beat)
            self.look_for_silence(exchange)
            needed = {topic_of(match) for match in (*self.rooms.all, *self.rooms.loading)}
            unneeded = self.topics - needed
            self.topics -= unneeded
            await exchange.ignore(unneeded)

    def look_for_silence(self, exchange: Exchange) -> None:
        moment, patience = monotonic(), SILENT * self.settings.beat
        if not exchange.listening:  # nobody is to blame whom we cannot hear
            self.echo = moment
        elif moment - self.echo > patience:
            log.warning("nothing is heard from other servers, not even what we say: listening anew")
            self.echo = moment
            exchange.renew()
        else:
            for server in [server for server, seen in self.others.items() if moment - seen > patience]:
                log.warning("server %s is silent", server)
                self._lost(server)

    def _lost(self, server: str) -> None:
        self.others.pop(server, None)
        self.presence.lost(server, list(self.rooms.all.values()))

    # --- hearing ---

    async def _listen(self, exchange: Exchange) -> None:
        async for data in exchange.heard():
            if data is None:
                self.spawn(self._catch_up())
                continue
            notice = others.read(data)
            if notice is not None:
                self.hear(notice)

    def hear(self, notice: Notice) -> None:
        if notice.host == self.name:
            self.echo = monotonic()
            return
        self.told += 1
        if notice.gone:
            self._lost(notice.host)
            return
        self.others[notice.host] = monotonic()
        room = self.rooms.all.get(notice.table)
        if not notice.table:
            self.word(notice)
        elif room is None:
            return
        elif not notice.number:
            self.presence.heard(room, notice)
        elif notice.number > room.number:
            if room.idle:  # it is read again when somebody wants it
                self.rooms.forget(room)
            elif notice.number > room.behind:
                begun, room.behind = room.behind > room.number, notice.number
                if not begun:
                    self.spawn(self._read_on(room))

    async def _read_on(self, room: Room) -> None:
        try:
            while room.behind > room.number:
                if not await self.changes.refresh(room):
                    break
        except Exception as problem:
            log.error("what another server told could not be followed: %s", problem)
        finally:
            room.behind = 0

    # --- comparing ---

    async def _catch_up(self) -> None:
        """We listen, and may have missed something. Everybody whom we knew gets the time to speak up again."""
        self.echo = monotonic()
        self.others = dict.fromkeys(self.others, self.echo)
        for room in self.rooms.watched():
            self.presence.announce(room, who=True)
        names = list(self.rooms.all)
        for begin in range(0, len(names), AT_ONCE):
            await self._compare(names[begin : begin + AT_ONCE])

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(self.settings.look_around)
            self.rooms.leave_some()
            if not self.turn:
                self.turn.extend(self.rooms.all)
            await self._compare([self.turn.popleft() for _ in range(min(AT_ONCE, len(self.turn)))])

    async def _compare(self, names: Sequence[str]) -> None:
        try:
            kept = await self.keeper.numbers(names) if names else {}
            for match in set(names).difference(kept).intersection(self.rooms.all):
                self.rooms.forget(self.rooms.all[match])  # somebody has cleared it away
            for match, number in kept.items():
                room = self.rooms.all.get(match)
                if room is None or number <= room.number:
                    continue
                if room.idle:  # it is read again when somebody wants it
                    self.rooms.forget(room)
                elif await self.changes.refresh(room):
                    self.missed += 1
        except Exception as problem:
            log.error("could not look around: %s", problem)
