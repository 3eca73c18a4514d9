"""The house: all tables that somebody looks at. What happens is kept in the store first and only then shown.

Several servers may share a database. Each has its own rooms; a notice in the channel `tables` tells the others that a
table has gone on, and they read the new facts. Whoever was too late finds a conflict, reads, and tries again: the verb
then says whether the answer is stale.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import os
import re
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from teahouse.bots.levels import DEFAULT
from teahouse.core.errors import IllegalChoice
from teahouse.core.rng import Rng
from teahouse.store.address import is_sqlite
from teahouse.store.errors import Conflict, NoSuchMatch
from teahouse.store.store import Store
from teahouse.table import computers, sit
from teahouse.table.errors import Stale
from teahouse.table.rematch import Again
from teahouse.table.table import PLAYING, Table
from teahouse.table.take_over import mind_the_clock
from teahouse.table.verbs import After, Call, Said, carry_out
from teahouse.text.languages import language_of_the_system
from teahouse.web.answers import Note, Presence
from teahouse.web.errors import NoSuchTable
from teahouse.web.keeping import numbers
from teahouse.web.rooms import NO_ASKER, Asker, Onlooker, Room
from teahouse.web.settings import Settings
from teahouse.web.thinkers import Thinkers
from teahouse.web.words import learn

log = logging.getLogger("teahouse.web")

CHANNEL = "tables"
MATCH = re.compile(r"[\w-]{1,64}", re.ASCII)
TRIES = 8  # at a change that another server contests
PRESENCE = 20.0  # how often a server tells who is there; twice as long without a word, and nobody is
PATIENCE = 3.0  # after the time a computer player has, before another server takes the question up


class Notice(msgspec.Struct, omit_defaults=True):
    """What servers tell each other: a table has gone on, or who is there."""

    host: str
    table: str
    number: int = 0
    here: list[int] = []
    watching: int = 0
    who: bool = False


def now() -> int:
    return int(time.time() * 1000)


def chance() -> Rng:
    """A generator nobody can foresee, new for every act."""
    return Rng(int.from_bytes(os.urandom(8), "big"))


class House:
    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.shared = not is_sqlite(store.url)  # whether a notice can reach another server
        self.host = secrets.token_hex(6)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tabs: Counter[str] = Counter()  # open ones by client address
        self.thinkers = Thinkers(settings.workers, settings.think)

    # --- opening and closing ---

    async def open(self) -> None:
        self.spawn(self.thinkers.warm_up())
        self.spawn(asyncio.to_thread(learn, language_of_the_system()))
        self.spawn(self._listen())
        self.spawn(self._look_around())
        self.spawn(self._tell_presence())

    async def close(self) -> None:
        """Nothing has to be saved: whatever happened is in the store."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()

    def spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- rooms ---

    async def room(self, match: str) -> Room:
        """The room of a table; raises NoSuchTable."""
        found = self.rooms.get(match)
        if found is None:
            lock = self.loading.setdefault(match, asyncio.Lock())
            async with lock:
                found = self.rooms.get(match)
                if found is None:
                    found = self._enter(await self._load(match))
                    self.mind(found)
            self.loading.pop(match, None)
        return found

    async def _load(self, match: str) -> Table:
        if not MATCH.fullmatch(match):
            raise NoSuchTable
        try:
            return await self.store.load(match)
        except NoSuchMatch:
            raise NoSuchTable from None

    def _enter(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(table)
        if len(self.rooms) > self.settings.rooms:
            for match, other in list(self.rooms.items()):
                if other.idle and other is not room:
                    del self.rooms[match]
                    if len(self.rooms) <= self.settings.rooms:
                        break
        return room

    async def refresh(self, room: Room) -> None:
        """Read what other servers have written since."""
        if room.advance(await self.store.refresh(room.table)):
            self.mind(room, mine=False)

    # --- changing ---

    async def act(self, match: str, act: Said, tokens: Sequence[str], asker: Onlooker | None = None) -> Table:
        """Carry out an act for whoever holds these tokens; the table afterwards."""
        room = await self.room(match)
        call = Call(tokens, now(), chance(), DEFAULT)
        change = self._change if asker is not None else self.change  # a tab is listened to until its act is done
        return await change(room, lambda table: carry_out(table, act, call), (asker, act.id))

    async def change(self, room: Room, verb: Callable[[Table], After], by: Asker = NO_ASKER) -> Table:
        """One change, to its end even if whoever asked for it is gone meanwhile."""
        return await asyncio.shield(self.spawn(self._change(room, verb, by)))

    async def _change(self, room: Room, verb: Callable[[Table], After], by: Asker) -> Table:
        async with room.lock:
            for _ in range(TRIES):
                before = room.table
                after = verb(before)
                if len(after.table.facts) == len(before.facts):
                    return before
                try:
                    if after.further is None:
                        await self.store.append(before, after.table)
                    else:
                        await self.store.keep_rematch(before, Again(after.table, after.further))
                        self.mind(self._enter(after.further))
                except Conflict:
                    await self.refresh(room)
                    continue
                self._went_on(room, after.table, by)
                return after.table
        raise Stale("the-table-has-changed-since")

    def _went_on(self, room: Room, table: Table, by: Asker) -> None:
        room.advance(table, by)
        self.tell_servers(Notice(self.host, table.id, number=len(table.facts)))
        self.mind(room)

    async def create(self, table: Table) -> None:
        await self.store.create(table)
        self.mind(self._enter(table))

    async def join(self, match: str, name: str, seat: int | None) -> sit.Joined:
        room = await self.room(match)
        joined: list[sit.Joined] = []

        def verb(table: Table) -> After:
            joined.append(sit.join(table, name, seat, now=now(), rng=chance()))
            return After(joined[-1].table)

        await self.change(room, verb)
        return joined[-1]

    # --- computer players and clocks ---

    def mind(self, room: Room, mine: bool = True) -> None:
        """See to it that computer players decide and clocks run out. What another server began is left to it first."""
        table = room.table
        if room.clock is not None:
            room.clock.cancel()
            room.clock = None
        seat = table.running() if table.clocked and table.status == PLAYING else -1
        if seat >= 0:
            wait = max(0.0, table.time_left(seat, now()) / 1000) + 0.05
            room.clock = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self._time_is_up(room)))
        if room.asked == table.revision and room.thinking is not None:
            return
        asked = computers.question(table, chance()) if computers.is_asked(table) else None
        if asked is not None:
            room.asked = table.revision
            grace = 0.0 if mine else self.settings.think + PATIENCE
            room.thinking = self.spawn(self._decide(room, asked, grace))

    async def _decide(self, room: Room, asked: computers.Question, wait: float) -> None:
        try:
            await asyncio.sleep(wait)
            if room.table.revision != asked.revision:
                return
            thought = await self.thinkers.answer(asked)
            choice = computers.any_answer(asked) if thought.choice is None else thought.choice

            def verb(table: Table) -> After:
                try:
                    return After(computers.answer(table, asked, choice, now=now(), rng=chance()))
                except IllegalChoice:
                    any_choice = computers.any_answer(asked)
                    return After(computers.answer(table, asked, any_choice, now=now(), rng=chance()))

            if thought.trouble:
                log.warning("%s: seat %d (%s) at %s", thought.trouble, asked.seat, asked.bot, asked.match)
                room.tell(Note(thought.trouble, {"seat": asked.seat}))
            room.thinking = None  # the next question is asked from within the change
            await self.change(room, verb)
        except Stale:
            pass  # somebody has taken the seat, undone, or another server was quicker
        except Exception as problem:
            log.error("a computer player's choice could not be kept: %s", problem, exc_info=problem)
            room.asked = -1
            asyncio.get_running_loop().call_later(PATIENCE, lambda: self.mind(room))
        finally:
            if room.asked == asked.revision:
                room.thinking = None

    async def _time_is_up(self, room: Room) -> None:
        bot = DEFAULT
        await self.change(room, lambda table: After(mind_the_clock(table, bot, now=now(), rng=chance())))

    async def hint(self, room: Room, table: Table, seat: int) -> computers.Advice | None:
        """What the best computer player thinks of the choices of this seat."""
        twin = table.copy()
        twin.seats = [dataclasses.replace(place, bot=DEFAULT) for place in table.seats]
        asked = computers.question(twin, chance())
        return None if asked is None or asked.seat != seat else (await self.thinkers.advise(asked)).choice

    # --- who is there ---

    def enter(self, room: Room, tab: Onlooker) -> None:
        room.tabs.add(tab)
        if not self.presence(room):
            tab.tell(Presence(*room.presence))

    def leave(self, room: Room, tab: Onlooker) -> None:
        room.tabs.discard(tab)
        self.presence(room)

    def presence(self, room: Room, tell: bool = True) -> bool:
        """Tell everybody who is there, if that has changed."""
        here, watching = room.here()
        if tell:
            who = not room.elsewhere
            self.tell_servers(Notice(self.host, room.table.id, here=here, watching=watching, who=who))
        moment = time.monotonic()
        room.elsewhere = {host: seen for host, seen in room.elsewhere.items() if seen[2] > moment}
        for seats, watchers, _ in room.elsewhere.values():
            here = sorted({*here, *seats})
            watching += watchers
        if (here, watching) != room.presence:
            room.presence = (here, watching)
            room.tell(Presence(here, watching))
            return True
        return False

    # --- other servers ---

    def tell_servers(self, notice: Notice) -> None:
        if self.shared:
            self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                with contextlib.suppress(msgspec.MsgspecError):
                    await self._heard(msgspec.json.decode(data, type=Notice))

    async def _heard(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if notice.host == self.host or room is None:
            return
        if notice.number > room.number:
            try:
                await self.refresh(room)
            except Exception as problem:
                log.error("could not read on: %s", problem)
        elif not notice.number:
            room.elsewhere[notice.host] = (notice.here, notice.watching, time.monotonic() + 2 * PRESENCE)
            self.presence(room, tell=notice.who and bool(room.tabs))

    async def _look_around(self) -> None:
        """A notice may be lost, and SQLite sends none: compare the tables somebody looks at with the database."""
        while True:
            await asyncio.sleep(self.settings.look_around)
            watched = [match for match, room in self.rooms.items() if room.tabs]
            try:
                known = await numbers(self.store, watched) if watched else {}
                for match, number in known.items():
                    room = self.rooms.get(match)
                    if room is not None and number > room.number:
                        await self.refresh(room)
            except Exception as problem:
                log.error("could not look around: %s", problem)

    async def _tell_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE)
            for room in list(self.rooms.values()):
                if room.tabs:
                    self.presence(room)
