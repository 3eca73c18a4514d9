"""Tables made, played at and left, with clocks and with computers alone: nothing of them stays (`make soak` is the long
form of it, at a whole server)."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from typing import Any

from teahouse.core.rng import Rng
from teahouse.host.host import Host
from teahouse.host.moment import now
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking
from teahouse.store.store import open_store
from teahouse.table.choose import choose
from teahouse.table.create import Clock, create
from teahouse.table.seats import computer, person
from teahouse.table.verbs import After
from tests.host import slow
from tests.host.test_changing import Watcher

BARE = {"spirits": "0", "dragons": "0"}
SEATS = [[person("Ann"), person("Bea")], [person("Ann"), computer("random")], [computer("random"), computer("random")]]
MONTH = 1000 * 60 * 60 * 24 * 30
TABLES = 60
SMALL = 200_000  # bytes; what is remembered of tokens and statements, and no table at all


async def visit(host: Host, number: int) -> None:
    clock = Clock(MONTH) if number % 2 else None
    made = create("castle", SEATS[number % 3], BARE, now=now(), rng=Rng(number), starts_when_full=True, clock=clock)
    room = await host.create(made.table)
    guest = Watcher()
    host.presence.enter(room, guest)
    for _ in range(3):
        table = room.table
        if table.to_act in made.tokens and not table.must_end_turn:
            token, choice = made.tokens[table.to_act], table.match.state.legal()[0]

            def verb(table: Any, token: str = token, choice: int = choice) -> After:
                return After(choose(table, token, choice, table.revision, now=now(), rng=Rng(1)))

            await host.change(room, verb)
        else:
            await asyncio.sleep(0.01)
    host.presence.leave(room, guest)


def test_tables_that_are_left_leave_nothing(sqlite: str) -> None:
    async def main() -> None:
        async with open_store(sqlite) as store:
            host = Host(store, Thinking(work=slow.anything), HostSettings(rooms=5))
            host.open()
            number = 0
            sizes: list[int] = []
            for part in range(3):
                for _ in range(TABLES):
                    await visit(host, number)
                    number += 1
                await asyncio.sleep(1.5)
                if part == 0:
                    tracemalloc.start(1)
                gc.collect()
                sizes.append(tracemalloc.get_traced_memory()[0])
            tracemalloc.stop()
            assert len(host.rooms.all) <= 5
            assert sizes[2] - sizes[1] < SMALL, sizes
            await host.close()

    asyncio.run(main())
