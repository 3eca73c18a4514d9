"""A table in memory, and the tabs that look at it. Several tabs that see the same share the work of drawing it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from teahouse.draw.patch import patch
from teahouse.draw.scene import whole
from teahouse.table.table import Table
from teahouse.web import scenes
from teahouse.web.answers import Line
from teahouse.web.scenes import Wire

Sight = tuple[int, int, bool, str, str]  # number of the table, seat looked from, whether one's own, shape, overlay
MEMORY = 8  # scenes, patches and lines kept for the next tab

Key = TypeVar("Key")
Made = TypeVar("Made")


class Onlooker:
    """What a room knows of a tab."""

    seats: frozenset[int] = frozenset()

    def show(self, table: Table, re: int | None = None) -> None:
        """The table has changed; called after it is safe in the store. `re` is the id of the own act that did it."""
        raise NotImplementedError

    def tell(self, message: Any) -> None:
        """Anything else worth knowing."""
        raise NotImplementedError


Asker = tuple[Onlooker | None, int | None]  # the tab an act came from, and the id it gave to it
NO_ASKER: Asker = (None, None)


class Room:
    """`lock` is held while something is being changed; reading needs none, because a table is never changed itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.tabs: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}  # by server: seats, watchers, until when
        self.presence: tuple[list[int], int] = ([], 0)
        self.thinking: asyncio.Task[None] | None = None
        self.asked = -1  # the revision that a computer player is thinking about
        self.clock: asyncio.TimerHandle | None = None
        self._scenes: dict[Sight, Wire] = {}
        self._patches: dict[tuple[Sight, Sight], Wire] = {}
        self._lines: dict[tuple[int, int], list[Line]] = {}
        self._grounds: dict[tuple[int, str], tuple[str, Wire]] = {}

    @property
    def number(self) -> int:
        return len(self.table.facts)

    @property
    def idle(self) -> bool:
        return not self.tabs and self.thinking is None and self.clock is None and not self.lock.locked()

    def advance(self, table: Table, by: Asker = NO_ASKER) -> bool:
        """Take over the newer table and show it; False if it is not newer."""
        if len(table.facts) <= self.number:
            return False
        self.table = table
        asker, re = by
        for tab in list(self.tabs):
            tab.show(table, re if tab is asker else None)
        return True

    def tell(self, message: Any) -> None:
        for tab in list(self.tabs):
            tab.tell(message)

    def here(self) -> tuple[list[int], int]:
        """The seats and the number of watchers that look through this server."""
        seats = {seat for tab in self.tabs for seat in tab.seats}
        return sorted(seats), sum(1 for tab in self.tabs if not tab.seats)

    def scene(self, table: Table, sight: Sight) -> Wire:
        _, you, mine, shape, overlay = sight
        return _kept(self._scenes, sight, lambda: scenes.scene(table, you, mine, shape, overlay))

    def patch(self, old: tuple[Sight, Wire], new: tuple[Sight, Wire]) -> Wire:
        return _kept(self._patches, (old[0], new[0]), lambda: patch(old[1], new[1]))

    def lines(self, table: Table, first: int) -> list[Line]:
        return _kept(self._lines, (len(table.facts), first), lambda: scenes.lines(table, first))

    def ground(self, you: int, shape: str) -> tuple[str, Wire]:
        """The bare table as a seat sees it, and its name: equal ones have the same name at every table."""
        if (you, shape) not in self._grounds:
            made = whole(scenes.ground(self.table, you, shape))
            self._grounds[you, shape] = blake2b(msgspec.json.encode(made), digest_size=12).hexdigest(), made
        return self._grounds[you, shape]


def _kept(memory: dict[Key, Made], key: Key, make: Callable[[], Made]) -> Made:
    found = memory.get(key)
    if found is None:
        while len(memory) >= MEMORY:
            del memory[next(iter(memory))]
        found = memory[key] = make()
    return found
