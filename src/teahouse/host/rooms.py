"""Tables in memory, and whoever looks at them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

from teahouse.host.moment import now
from teahouse.table.errors import Refused
from teahouse.table.keeping import NoSuchMatch
from teahouse.table.table import Table

MATCH = re.compile(r"[\w-]{1,64}", re.ASCII)
READ_AGAIN = 1.0  # seconds between two looks at what is kept that refusals ask for


class NoSuchTable(Refused):
    def __init__(self) -> None:
        super().__init__("there-is-no-such-table")


class Onlooker:
    """Somebody in a room: a browser tab, or the person in front of a terminal. `seats` are those he decides for,
    `guest` is an opaque name: whoever has the same one shares what a guest may ask for."""

    seats: frozenset[int] = frozenset()
    guest: str = ""

    def show(self, table: Table, re: int | None = None) -> None:
        """The table has changed; called after it is safely kept. `re` is the id of the own act that did it."""
        raise NotImplementedError

    def meet(self, here: list[int], watching: int) -> None:
        """Who is there now: the seats that somebody looks from, and how many only watch."""

    def note(self, key: str, values: dict[str, int | str]) -> None:
        """Something worth a line that is no part of the match."""


Asker = tuple[Onlooker | None, int | None]  # whom an act came from, and the id he gave to it
NO_ASKER: Asker = (None, None)


class Room:
    """`lock` is held while something is being changed; reading needs none, because a table is never changed itself.
    `guest` is who made the table, if it was made here."""

    def __init__(self, table: Table, guest: str = "") -> None:
        self.table = table
        self.guest = guest
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # by server: seats, watchers
        self.presence: tuple[list[int], int] = ([], 0)
        self.opened = now()
        self.left: dict[int, int] = {}  # seats that somebody looked from, and when he left
        self.thinking: asyncio.Task[None] | None = None
        self.asked = -1  # the revision that a computer player is thinking about
        self.read_again = 0.0  # not before this moment, because of a refusal
        self.behind = 0  # so many facts there are by what another server says; 0 if we have them

    @property
    def away(self) -> dict[int, int]:
        """The seats that nobody looks from, and since when, as far as we know."""
        here = self.presence[0]
        return {seat: self.left.get(seat, self.opened) for seat in range(len(self.table.seats)) if seat not in here}

    @property
    def number(self) -> int:
        return len(self.table.facts)

    @property
    def idle(self) -> bool:
        return not self.onlookers and self.thinking is None and not self.lock.locked()

    def worth_reading(self, moment: float) -> bool:
        """Whether to find out if this copy is behind, because somebody was refused. Not each time: whoever is refused
        again and again must not keep the database busy."""
        if moment < self.read_again:
            return False
        self.read_again = moment + READ_AGAIN
        return True

    def advance(self, table: Table, by: Asker = NO_ASKER) -> bool:
        """Take over the newer table and show it; False if it is not newer."""
        if len(table.facts) <= len(self.table.facts):
            return False
        self.table = table
        asker, re = by
        for onlooker in list(self.onlookers):
            onlooker.show(table, re if onlooker is asker else None)
        return True

    def note(self, key: str, values: dict[str, int | str]) -> None:
        for onlooker in list(self.onlookers):
            onlooker.note(key, values)


class Rooms:
    """All rooms by the name of their match. Those that nobody needs are left when there are too many."""

    def __init__(self, load: Callable[[str], Awaitable[Table]], most: int) -> None:
        self.load = load
        self.most = most
        self.all: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}  # those that are on their way, each once

    async def find(self, match: str, entered: Callable[[Room], None]) -> Room:
        """The room of a match; raises NoSuchTable. `entered` is told of one that had to be opened."""
        found = self.all.get(match)
        if found is not None:
            return found
        if not MATCH.fullmatch(match):
            raise NoSuchTable
        loading = self.loading.get(match)
        if loading is None:
            loading = self.loading[match] = asyncio.create_task(self._open(match, entered))
            loading.add_done_callback(lambda task: self._opened(match, task))
        try:
            return await asyncio.shield(loading)  # others may wait for it, too
        except NoSuchMatch:
            raise NoSuchTable from None

    async def _open(self, match: str, entered: Callable[[Room], None]) -> Room:
        table = await self.load(match)
        found = self.all.get(match)
        if found is None:
            found = self.enter(table)
            entered(found)
        return found

    def _opened(self, match: str, task: asyncio.Task[Room]) -> None:
        """Nothing is remembered of a match that does not exist, nor complained of where nobody waits any more."""
        del self.loading[match]
        if not task.cancelled():
            task.exception()

    def enter(self, table: Table, guest: str = "") -> Room:
        """A room for this table."""
        room = self.all[table.id] = Room(table, guest)
        self.leave_some(room)
        return room

    def leave_some(self, but: Room | None = None) -> None:
        """Leave the oldest rooms that nobody needs, if there are too many."""
        if len(self.all) > self.most:
            for match, room in list(self.all.items()):
                if room.idle and room is not but:
                    del self.all[match]
                    if len(self.all) <= self.most:
                        break

    def forget(self, room: Room) -> None:
        """Leave a room whose table has gone on elsewhere while nobody here needed it, or is kept no more."""
        self.all.pop(room.table.id, None)

    def watched(self) -> list[Room]:
        return [room for room in self.all.values() if room.onlookers]
