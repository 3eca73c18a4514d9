"""Computer players share what there is: a person who waits comes first, and computers alone play for who looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from teahouse.core.rng import Rng
from teahouse.host.computers import whose
from teahouse.host.host import Host
from teahouse.host.jobs.job import Owner, Rank
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.jobs.processes import Processes
from teahouse.host.rooms import Room
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking
from teahouse.store.store import open_store
from teahouse.table.choose import choose
from teahouse.table.create import Made, create
from teahouse.table.end_turn import end_turn
from teahouse.table.errors import Refused
from teahouse.table.seats import Plan, computer, person
from teahouse.table.take_over import come_back, take_over
from teahouse.table.verbs import After
from tests.host import slow
from tests.host.test_changing import Watcher

BARE = {"spirits": "0", "dragons": "0"}
COMPUTERS = (computer("random"), computer("random"))


class Guest(Watcher):
    """Somebody who looks, for these seats."""

    def __init__(self, guest: str, *seats: int) -> None:
        super().__init__()
        self.guest = guest
        self.seats = frozenset(seats)
        self.noted: list[str] = []

    def note(self, key: str, values: dict[str, int | str]) -> None:
        self.noted.append(key)


@asynccontextmanager
async def a_host(sqlite: str, thinking: Thinking | None = None, **settings: Any) -> AsyncIterator[Host]:
    async with open_store(sqlite) as store:
        host = Host(store, thinking or Thinking(), HostSettings(**{"tempo": 0.05, **settings}))
        try:
            yield host
        finally:
            await host.close()


def table(*seats: Plan, seed: int = 1) -> Made:
    return create("castle", seats, BARE, now=1, rng=Rng(seed), starts_when_full=True)


def choices(room: Room) -> int:
    return len(room.table.match.entries)


async def until(true: Any, patience: float = 20.0) -> None:
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(0.01)


# --- computers alone -------------------------------------------------------------------------------------------------


def test_computers_alone_sleep_while_nobody_looks_and_play_for_who_does(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite) as host:
            room = await host.create(table(*COMPUTERS).table, "ann")
            begun = choices(room)
            await asyncio.sleep(0.5)
            assert choices(room) == begun
            assert room.idle  # and need not be in memory
            ann = Guest("ann")
            host.presence.enter(room, ann)
            await until(lambda: choices(room) > begun + 3)
            host.presence.leave(room, ann)
            await asyncio.sleep(0.2)
            asleep = choices(room)
            await asyncio.sleep(0.4)
            assert choices(room) == asleep
            assert room.idle
            host.presence.enter(room, ann)
            await until(lambda: choices(room) > asleep)

    asyncio.run(main())


def test_computers_alone_play_at_a_pace_that_can_be_followed(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, tempo=0.3) as host:
            room = await host.create(table(*COMPUTERS).table)
            guest = Guest("ann")
            host.presence.enter(room, guest)
            await asyncio.sleep(1.7)
            assert 2 <= len(guest.shown) <= 6

    asyncio.run(main())


def test_a_guest_looks_at_so_many_tables_of_computers_and_no_more(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, self_playing=2) as host:
            eve, ann = [Guest("eve") for _ in range(3)], Guest("ann")
            rooms = [await host.create(table(*COMPUTERS, seed=seed).table, "eve") for seed in range(4)]
            begun = [choices(room) for room in rooms]
            for room, tab in zip(rooms, eve, strict=False):
                host.presence.enter(room, tab)
            host.presence.enter(rooms[3], ann)
            await until(lambda: all(choices(rooms[at]) > begun[at] + 3 for at in (0, 1, 3)))
            assert choices(rooms[2]) == begun[2]
            assert eve[2].noted == ["reason-too-many-tables-of-computers"]
            with pytest.raises(Refused, match="too many tables of computers"):
                await host.create(table(*COMPUTERS).table, "eve")
            await host.create(table(person("Eve"), computer("random")).table, "eve")
            await host.create(table(*COMPUTERS, seed=9).table, "ann")

    asyncio.run(main())


# --- a computer decides for me ---------------------------------------------------------------------------------------


def test_a_computer_that_decides_for_me_takes_its_time_and_i_come_back_whenever_i_like(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, tempo=0.3) as host:
            made = table(person("Ann"), computer("random"))
            room = await host.create(made.table, "ann")
            ann = Guest("ann", 0)
            host.presence.enter(room, ann)
            await until(lambda: room.table.to_act == 0)
            token, begun = made.tokens[0], choices(room)
            await host.change(room, lambda now: After(take_over(now, token, 0, "random", now=2, rng=Rng(1))))
            await asyncio.sleep(1.0)
            assert begun < choices(room) <= begun + 5 * 3  # with what chance draws in between
            await host.change(room, lambda now: After(come_back(now, token, now=3, rng=Rng(1))))
            await until(lambda: room.table.to_act == 0 and room.thinking is None)
            mine = choices(room)
            await asyncio.sleep(0.7)
            assert choices(room) == mine
            assert not room.table.seats[0].bot

    asyncio.run(main())


def test_where_a_person_waits_a_computer_does_not(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite, tempo=30.0) as host:
            room = await host.create(table(computer("random"), person("Ann")).table, "ann")
            await until(lambda: room.table.to_act == 1)

    asyncio.run(main())


# --- a fair share ----------------------------------------------------------------------------------------------------


def test_for_whom_a_computer_thinks_and_how_much_it_matters(sqlite: str) -> None:
    async def main() -> None:
        async with a_host(sqlite) as host:
            room = await host.create(table(person("Ann"), person("Bea")).table, "ann")
            match = room.table.id
            assert whose(room) == (Owner("ann", match), Rank.TURN)
            host.presence.enter(room, Guest("cleo"))
            assert whose(room) == (Owner("cleo", match), Rank.TURN)
            host.presence.enter(room, Guest("bea", 1))
            assert whose(room) == (Owner("bea", match), Rank.PERSON)

    asyncio.run(main())


def test_one_guest_with_fifty_tables_does_not_starve_another_ones_computer(sqlite: str) -> None:
    """One process. Eve sits at fifty tables with a computer that takes a third of a second for every choice; Ann's
    computer answers after one such job, not after fifty."""

    async def main() -> None:
        thinking = Thinking(Jobs(Processes(1)), work=slow.takes_a_third)
        async with a_host(sqlite, thinking, spare=0.0) as host:
            await thinking.warm_up()
            for number in range(50):
                room = await host.create(table(computer("random"), person("Eve"), seed=number).table, "eve")
                host.presence.enter(room, Guest("eve", 1))
            await asyncio.sleep(0.5)
            assert thinking.jobs.load > 40
            made = table(person("Ann"), computer("random"), seed=77)
            room = await host.create(made.table, "ann")
            host.presence.enter(room, Guest("ann", 0))
            waits = []
            for _ in range(4):
                while room.table.to_act == 0:
                    ends, choice = room.table.must_end_turn, room.table.match.state.legal()[:1]

                    def verb(now: Any, ends: bool = ends, choice: list[int] = choice) -> After:
                        token = made.tokens[0]
                        if ends:
                            return After(end_turn(now, token, now.revision, now=5, rng=Rng(1)))
                        return After(choose(now, token, choice[0], now.revision, now=5, rng=Rng(1)))

                    await host.change(room, verb)
                begun, before = time.monotonic(), choices(room)
                await until(lambda before=before: choices(room) > before)
                waits.append(time.monotonic() - begun)
                await until(lambda: room.table.to_act == 0)
            assert max(waits) < 2.5, waits

    asyncio.run(main())
