"""The one way to change a table: kept first, then shown; tried again where another host was quicker or this one is
behind. With SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest

from teahouse.core.rng import Rng
from teahouse.host.changing import TRIES, After, Changes, Verb
from teahouse.host.host import Host
from teahouse.host.rooms import NoSuchTable, Onlooker, Room
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking
from teahouse.store.store import Store, open_store
from teahouse.table.choose import choose
from teahouse.table.create import Made, create
from teahouse.table.errors import Foreign, Repeated, Stale
from teahouse.table.hide import hide
from teahouse.table.keeping import NoSuchMatch
from teahouse.table.rematch import AlreadyRematched, rematch
from teahouse.table.rename import rename
from teahouse.table.rights import HOUSE
from teahouse.table.seats import person
from teahouse.table.stop import abandon
from teahouse.table.table import Table
from tests.store.test_store import NOW, begun, play, some_verb


class Watcher(Onlooker):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Table] = []
        self.answers: list[int | None] = []

    def show(self, table: Table, re: int | None = None) -> None:
        self.shown.append(table)
        self.answers.append(re)


@asynccontextmanager
async def hosts(address: str, count: int = 2):
    """Several hosts with the same database."""
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(open_store(address)) for _ in range(count)]
        opened = [Host(store, Thinking(), HostSettings()) for store in stores]
        yield opened
        for host in opened:
            await host.close()


def choosing(made: Made, table: Table, number: int = 0) -> Verb:
    choice = table.match.state.legal()[number]
    return lambda now: After(choose(now, made.tokens[0], choice, table.revision, now=NOW, rng=Rng(1)))


def test_whoever_is_second_is_refused_and_sees_what_the_other_did(address: str) -> None:
    made, table = begun()

    async def main() -> None:
        async with hosts(address) as (first, second):
            await first.keeper.create(table)
            room, late = await first.room(table.id), await second.room(table.id)
            watcher = Watcher()
            late.onlookers.add(watcher)
            after = await first.change(room, choosing(made, table))
            with pytest.raises(Stale):
                await second.change(late, choosing(made, table, 1), (watcher, 7))
            assert late.table.key() == after.key()
            assert [len(shown.facts) for shown in watcher.shown] == [len(after.facts)]
            assert watcher.answers == [None]  # it was not his doing

    asyncio.run(main())


def test_a_host_that_is_behind_catches_up_before_it_refuses(address: str) -> None:
    made, table = begun()
    rng = Rng(3)

    async def main() -> None:
        async with hosts(address) as (first, second):
            await first.keeper.create(table)
            behind = await second.room(table.id)
            newer = await play(first.keeper, table, made, rng, 6)
            verb = some_verb(newer, made, rng)
            after = await second.change(behind, lambda now: After(verb(now)))  # still knows only the beginning
            assert len(after.facts) > len(newer.facts)
            assert (await first.keeper.load(table.id)).key() == after.key()

    asyncio.run(main())


def test_the_same_click_several_times_at_once_is_kept_once(address: str) -> None:
    made, table = begun()

    async def main() -> None:
        async with hosts(address) as both:
            await both[0].keeper.create(table)
            rooms = [await host.room(table.id) for host in both]
            clicks = [
                host.change(room, choosing(made, table))
                for host, room in zip(both, rooms, strict=True)
                for _ in range(4)
            ]
            done = await asyncio.gather(*clicks, return_exceptions=True)
            assert sum(isinstance(one, Table) for one in done) == 1
            assert sum(isinstance(one, Repeated) for one in done) == 7

    asyncio.run(main())


def test_a_foreign_token_changes_nothing(address: str) -> None:
    _, table = begun()

    async def main() -> None:
        async with hosts(address, 1) as (host,):
            room = await host.create(table)
            with pytest.raises(Foreign):
                await host.change(room, lambda now: After(choose(now, "guess", 0, table.revision, now=NOW, rng=Rng(1))))
            assert room.table is table
            assert len((await host.keeper.load(table.id)).facts) == len(table.facts)

    asyncio.run(main())


def test_two_ask_for_a_rematch_and_there_is_one(address: str) -> None:
    made, table = begun()
    over = abandon(table, HOUSE, now=NOW)

    def again(seat: int) -> Verb:
        def verb(now: Table) -> After:
            both = rematch(now, made.tokens[seat], now=NOW, rng=Rng(seat))
            return After(both.old, both.new)

        return verb

    async def main() -> None:
        async with hosts(address) as (first, second):
            await first.keeper.create(over)
            rooms = [await first.room(over.id), await second.room(over.id)]
            after = await first.change(rooms[0], again(0))
            with pytest.raises(AlreadyRematched):
                await second.change(rooms[1], again(1))
            new = first.rooms.all[after.rematch].table
            assert (await second.room(after.rematch)).table.key() == new.key()

    asyncio.run(main())


def test_what_is_shown_is_on_the_disk(sqlite: str) -> None:
    made, table = begun()
    kept: list[int] = []

    class Looker(Watcher):
        def show(self, table: Table, re: int | None = None) -> None:
            super().show(table, re)
            with closing(sqlite3.connect(Path(sqlite.removeprefix("sqlite:///")))) as disk:
                kept.extend(disk.execute("select count(*) from entries where match = ?", [table.id]).fetchone())

    async def main() -> None:
        async with hosts(sqlite, 1) as (host,):
            room = await host.create(table)
            looker = Looker()
            room.onlookers.add(looker)
            await host.change(room, choosing(made, table), (looker, 3))
            assert [len(shown.facts) for shown in looker.shown] == kept
            assert looker.answers == [3]

    asyncio.run(main())


class Contested(Store):
    """A store at which somebody else is always a moment quicker, for so many times."""

    times = 0
    rival = ""

    async def append(self, before: Table, after: Table) -> None:
        if self.times:
            self.times -= 1
            await super().append(before, rename(before, self.rival, f"Ben {self.times}", now=NOW))
        await super().append(before, after)


@pytest.mark.parametrize("times", [1, TRIES - 1, TRIES])
def test_it_is_tried_again_so_many_times_and_then_said(sqlite: str, times: int) -> None:
    made, table = begun()

    async def main() -> None:
        async with open_store(sqlite) as store:
            await store.create(table)
            contested = Contested(store.engine)
            contested.times, contested.rival = times, made.tokens[1]
            followed: list[bool] = []
            changes = Changes(contested, lambda room, mine: followed.append(mine), Room, lambda room: None)
            room = Room(table)
            if times < TRIES:
                after = await changes.change(room, choosing(made, table))
                assert len(after.match.entries) > len(table.match.entries)
            else:
                with pytest.raises(Stale):
                    await changes.change(room, choosing(made, table))
            assert followed == [False] * times + [True] * (times < TRIES)
            assert room.table.key() == (await store.load(table.id)).key()
            assert room.table.seats[1].name == "Ben 0"

    asyncio.run(main())


def test_a_table_that_nobody_looks_at_is_read_again_when_it_has_gone_on_elsewhere(sqlite: str) -> None:
    _, table = begun()

    async def main() -> None:
        async with hosts(sqlite, 1) as (elsewhere,), open_store(sqlite) as store:
            here = Host(store, Thinking(), HostSettings(look_around=0.01))
            here.open()
            await here.create(table)
            await elsewhere.change(await elsewhere.room(table.id), lambda now: After(hide(now, now=NOW)))
            while (await here.room(table.id)).table.spectators:
                await asyncio.sleep(0.01)
            await here.close()

    asyncio.run(main())


def test_a_match_that_is_not_there(sqlite: str) -> None:
    async def main() -> None:
        async with hosts(sqlite, 1) as (host,):
            for match in ("nothing", "../etc", ""):
                with pytest.raises(NoSuchTable):
                    await host.room(match)
            assert host.rooms.all == host.rooms.loading == {}
            with pytest.raises(NoSuchMatch):
                await host.keeper.load("nothing")

    asyncio.run(main())


def test_rooms_that_nobody_needs_are_left_when_there_are_too_many(sqlite: str) -> None:
    tables = [begun(seed=seed)[1] for seed in range(4)]

    async def main() -> None:
        async with open_store(sqlite) as store:
            host = Host(store, Thinking(), HostSettings(rooms=2))
            first = await host.create(tables[0])
            first.onlookers.add(Watcher())
            for table in tables[1:]:
                await host.create(table)
            assert list(host.rooms.all) == [tables[0].id, tables[3].id]
            assert (await host.room(tables[1].id)).table.key() == tables[1].key()

    asyncio.run(main())


def test_who_is_refused_again_and_again_does_not_keep_the_database_busy():
    room = Room(create("castle", [person("Ann"), person("Bea")], now=0, rng=Rng(1)).table)
    assert room.worth_reading(100.0)
    assert not any(room.worth_reading(100.0 + step / 100) for step in range(1, 100))
    assert room.worth_reading(101.0)
