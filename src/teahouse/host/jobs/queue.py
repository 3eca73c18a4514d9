"""Who is next: the higher rank, then the guest who was served longest ago, then his tables in turn."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from teahouse.host.jobs.job import Owner, Rank

Item = TypeVar("Item")
REMEMBERED = 2000  # guests of whom is known when they were served last


class FairQueue(Generic[Item]):
    """However much one guest brings, another one who comes now waits for nobody but those of a higher rank, and for
    guests who came before him and were not served either."""

    def __init__(self) -> None:
        self._ranks: dict[Rank, dict[str, dict[str, deque[Item]]]] = {rank: {} for rank in Rank}
        self._served: dict[str, int] = {}  # the last one served stands at the end
        self._number = 0
        self._waiting: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._waiting.values())

    def waiting_of(self, guest: str) -> int:
        return self._waiting.get(guest, 0)

    def put(self, item: Item, owner: Owner, rank: Rank) -> None:
        tables = self._ranks[rank].setdefault(owner.guest, {})
        tables.setdefault(owner.table, deque()).append(item)
        self._waiting[owner.guest] = self.waiting_of(owner.guest) + 1

    def take(self) -> Item:
        """Raises IndexError if nobody waits."""
        for guests in self._ranks.values():
            if guests:
                guest = min(guests, key=lambda one: self._served.get(one, 0))
                return self._take(guests, guest)
        raise IndexError("nobody waits")

    def _take(self, guests: dict[str, dict[str, deque[Item]]], guest: str) -> Item:
        tables = guests[guest]
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        if items:
            tables[table] = items  # behind the guest's other tables
        if not tables:
            del guests[guest]
        self._waiting[guest] -= 1
        if not self._waiting[guest]:
            del self._waiting[guest]
        self._number += 1
        self._served.pop(guest, None)
        self._served[guest] = self._number
        if len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
        return item
