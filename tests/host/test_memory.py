"""Nothing is kept for long that nobody needs: rooms go, and clocks still run out on time."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from typing import Any

import pytest

from teahouse.core.rng import Rng
from teahouse.host import clocks
from teahouse.host.host import Host
from teahouse.host.moment import now
from teahouse.host.rooms import NoSuchTable
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking
from teahouse.store.store import open_store
from teahouse.table.create import Clock, create
from teahouse.table.facts import Created
from teahouse.table.pause import pause
from teahouse.table.rename import rename
from teahouse.table.seats import computer, person
from teahouse.table.table import Table
from teahouse.table.take_over import time_is_up_at
from teahouse.table.verbs import After
from tests.host import slow
from tests.host.test_computers import BARE, a_host, until

YEAR = 1000 * 60 * 60 * 24 * 365


def clocked(seed: int, bank: int, **more: Any) -> Any:
    seats = [person("Ann"), person("Bea")]
    clock = Clock(bank)
    return create("castle", seats, BARE, now=now(), rng=Rng(seed), starts_when_full=True, clock=clock, **more)


def test_rooms_with_a_clock_leave_memory(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, rooms=3) as host:
            for seed in range(20):
                await host.create(clocked(seed, YEAR).table)
            assert len(host.rooms.all) == 3
            assert (host.clocks.times, host.clocks.heap) == ({}, [])

    asyncio.run(main())


def test_a_clock_runs_out_on_time_at_a_table_that_has_left_memory(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, rooms=1) as host:
            short = clocked(1, 700).table
            await host.create(short)
            await host.create(clocked(2, YEAR).table)
            assert short.id not in host.rooms.all
            await asyncio.sleep(0.4)
            assert not [seat for seat in (await host.keeper.load(short.id)).seats if seat.bot]
            await asyncio.sleep(0.6)
            late: Table = await host.keeper.load(short.id)
            assert [seat.bot for seat in late.seats].count("") == 1
            taken = next(fact for fact in late.facts if getattr(fact, "why", "") == "time")
            assert 700 <= taken.at - short.facts[-1].at < 1200

    asyncio.run(main())


def test_a_clock_runs_out_while_the_house_is_closed_and_it_is_seen_to_on_opening(sqlite: str) -> None:
    table = clocked(3, 100).table

    async def main() -> None:
        async with open_store(sqlite) as store:
            await store.create(table)
        await asyncio.sleep(0.2)
        async with a_host(sqlite) as host:
            host.open()
            await until(lambda: table.id in host.rooms.all and any(s.bot for s in host.rooms.all[table.id].table.seats))

    asyncio.run(main())


def test_a_time_that_comes_later_is_found_when_it_is_near(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, rooms=1, look_ahead=0.3) as host:
            host.open()
            table = clocked(4, 1500).table
            await host.create(table)
            await host.create(clocked(5, YEAR).table)
            assert host.clocks.times == {}  # it is not that soon
            await until(lambda: table.id in host.clocks.times)
            await until(lambda: table.id in host.rooms.all)

    asyncio.run(main())


def test_a_clock_that_stands_still_is_not_waited_for(sqlite: str) -> None:
    made = clocked(6, 10_000)
    ann, bea = made.tokens.values()

    def both(table: Table) -> Table:
        return pause(pause(table, ann, now=now()), bea, now=now())

    paused = both(made.table)
    assert time_is_up_at(made.table) == made.table.facts[-1].at + 10_000
    assert time_is_up_at(paused) is None

    async def main() -> None:
        async with a_host(sqlite) as host:
            room = await host.create(made.table)
            assert list(host.clocks.times) == [room.table.id]
            assert await host.keeper.times_up(now() + YEAR, 10) == [(room.table.id, time_is_up_at(made.table))]
            await host.change(room, lambda table: After(both(table)))
            assert host.clocks.times == {}
            assert await host.keeper.times_up(now() + YEAR, 10) == []

    asyncio.run(main())


def test_many_times_that_are_up_at_once_are_all_seen_to(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "AT_ONCE", 20)
    tables = [clocked(seed, 50).table for seed in range(50)]

    async def main() -> None:
        async with a_host(sqlite, Thinking(work=slow.anything), rooms=10, look_ahead=0.2) as host:
            await host.keeper.create(*tables)
            host.open()
            async with asyncio.timeout(60):
                while await host.keeper.times_up(now() - 1000, 1000):
                    await asyncio.sleep(0.2)
            await until(lambda: len(host.rooms.all) <= 10)

    asyncio.run(main())


def test_nothing_is_kept_of_names_that_do_not_exist(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite) as host:

            async def look(first: int, count: int) -> None:
                for number in range(first, first + count):
                    with pytest.raises(NoSuchTable):
                        await host.room(f"nothing-{number}")
                    with pytest.raises(NoSuchTable):
                        await host.room("x" * 7900)

            await look(0, 50)
            tracemalloc.start()
            await look(100, 300)
            gc.collect()
            before = tracemalloc.get_traced_memory()[0]
            await look(1000, 300)
            gc.collect()
            grown = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            assert host.rooms.loading == host.rooms.all == {}
            assert grown < 20_000

    asyncio.run(main())


def test_whoever_looks_for_the_same_table_at_once_finds_the_same_room(sqlite: str) -> None:
    table = clocked(8, YEAR).table

    async def main() -> None:
        async with a_host(sqlite) as host:
            await host.keeper.create(table)
            looking = [asyncio.create_task(host.room(table.id)) for _ in range(5)]
            await asyncio.sleep(0)
            looking[0].cancel()  # gone, but the others still wait
            found = await asyncio.gather(*looking[1:])
            assert len({id(room) for room in found}) == 1
            assert host.rooms.loading == {}

    asyncio.run(main())


def test_a_long_match_is_loaded_a_little_at_a_time(sqlite: str) -> None:
    made = clocked(9, YEAR)
    table = made.table
    for number in range(3000):
        table = rename(table, made.tokens[0], f"Ann {number % 7}", now=table.facts[-1].at)

    async def main() -> None:
        async with open_store(sqlite) as store:
            await store.create(table)
            host = Host(store, Thinking(), HostSettings())
            gaps, loop = [0.0], asyncio.get_running_loop()
            loading = asyncio.create_task(host.room(table.id))
            turns = 0
            while not loading.done():
                begun = loop.time()
                await asyncio.sleep(0)
                gaps.append(loop.time() - begun)
                turns += 1
            assert (await loading).table.key() == table.key()
            assert turns > 5
            assert isinstance(table.facts[0], Created)

    asyncio.run(main())


def test_tables_of_computers_come_and_go(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, rooms=5) as host:
            for seed in range(30):
                seats = [computer("random"), computer("random")]
                made = create("castle", seats, BARE, now=1, rng=Rng(seed), starts_when_full=True)
                await host.create(made.table, "eve")
            assert len(host.rooms.all) == 5
            assert host.tasks == set()

    asyncio.run(main())
