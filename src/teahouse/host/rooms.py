"""Tables in memory, and whoever looks at them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

from teahouse.table.errors import Refused
from teahouse.table.keeping import NoSuchMatch
from teahouse.table.table import Table

MATCH = re.compile(r"[\w-]{1,64}", re.ASCII)
READ_AGAIN = 1.0  # seconds between two looks at what is kept that refusals ask for


class NoSuchTable(Refused):
    def __init__(self) -> None:
        super().__init__("there-is-no-such-table")


class Onlooker:
    """Somebody in a room: a browser tab, or the person in front of a terminal. `seats` are those he decides for."""

    seats: frozenset[int] = frozenset()

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
    """`lock` is held while something is being changed; reading needs none, because a table is never changed itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}  # by server: seats, watchers, until when
        self.presence: tuple[list[int], int] = ([], 0)
        self.thinking: asyncio.Task[None] | None = None
        self.asked = -1  # the revision that a computer player is thinking about
        self.read_again = 0.0  # not before this moment, because of a refusal
        self.clock: asyncio.TimerHandle | None = None

    @property
    def number(self) -> int:
        return len(self.table.facts)

    @property
    def idle(self) -> bool:
        return not self.onlookers and self.thinking is None and self.clock is None and not self.lock.locked()

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
        self.loading: dict[str, asyncio.Lock] = {}

    async def find(self, match: str, entered: Callable[[Room], None]) -> Room:
        """The room of a match; raises NoSuchTable. `entered` is told of one that had to be opened."""
        found = self.all.get(match)
        if found is None:
            if not MATCH.fullmatch(match):
                raise NoSuchTable
            try:
                async with self.loading.setdefault(match, asyncio.Lock()):
                    found = self.all.get(match)
                    if found is None:
                        found = self.enter(await self.load(match))
                        entered(found)
            except NoSuchMatch:
                raise NoSuchTable from None
            finally:
                self.loading.pop(match, None)
        return found

    def enter(self, table: Table) -> Room:
        """A room for this table."""
        room = self.all[table.id] = Room(table)
        if len(self.all) > self.most:
            for match, other in list(self.all.items()):
                if other.idle and other is not room:
                    del self.all[match]
                    if len(self.all) <= self.most:
                        break
        return room

    def watched(self) -> list[Room]:
        return [room for room in self.all.values() if room.onlookers]
