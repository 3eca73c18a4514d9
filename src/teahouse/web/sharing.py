"""What servers on one database share about guests: what each of them has used, and who is not let in.

A guest who asks several servers has one budget all the same: each tells the others every second what it has let him
use. Nothing is asked for meanwhile, so a guest may overdraw by what he gets in that second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from teahouse.host.moment import now
from teahouse.host.others import Notice
from teahouse.store.store import Store
from teahouse.store.upkeep import banned
from teahouse.web.guests import Guests

log = logging.getLogger("teahouse.web")

EVERY = 1.0  # seconds
MUCH = 20.0  # points: less is not worth telling
MANY = 100  # guests in one notice; PostgreSQL takes 8,000 bytes


async def tell_spendings(guests: Guests, name: str, tell: Callable[[Notice], None]) -> None:
    while True:
        await asyncio.sleep(EVERY)
        much = [guest for guest in guests.all.values() if guest.spent >= MUCH or guest.made]
        for begin in range(0, len(much), MANY):
            spent = {guest.name: [round(guest.spent, 1), guest.made] for guest in much[begin : begin + MANY]}
            tell(Notice(name, spent=spent))
        for guest in much:
            guest.spent, guest.made = 0.0, 0


def hear_spendings(guests: Guests, notice: Notice) -> None:
    for name, (points, tables) in notice.spent.items():
        guest = guests.named(name)
        guest.budget.spend(points)
        guest.tables.spend(tables)


async def read_bans(guests: Guests, store: Store, every: float) -> None:
    while True:
        try:
            guests.ban(found.guest for found in await banned(store, now()))
        except Exception as problem:
            log.error("could not read who is not let in: %s", problem)
        await asyncio.sleep(every)
