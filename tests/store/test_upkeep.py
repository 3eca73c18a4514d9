"""What whoever runs a house does with its database: clear away, forget, hide, lock out, read what is reported."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.store import upkeep
from teahouse.store.address import find_address
from teahouse.store.backup import backup
from teahouse.store.schema import reports
from teahouse.store.store import Store, open_store
from teahouse.table.create import Made, create
from teahouse.table.errors import Foreign
from teahouse.table.hide import hide
from teahouse.table.keeping import NoSuchMatch, StoreError
from teahouse.table.recording import to_record
from teahouse.table.rename import rename
from teahouse.table.rights import must_be_welcome
from teahouse.table.seats import anybody, person
from teahouse.table.stop import resign

OLD, NOW = 1_000_000, 1_000_000_000


def run(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with open_store(address) as store:
            await work(store)

    asyncio.run(main())


def table(at: int = OLD, *names: str) -> Made:
    return create(
        "castle", [person(name) for name in names or ("Anna", "Ben")], now=at, rng=Rng(1), starts_when_full=True
    )


def test_old_matches_are_deleted_by_age_and_state(address: str) -> None:
    async def work(store: Store) -> None:
        over, running, young = table(), table(), table(NOW)
        gathering = create("castle", [person("Anna"), anybody()], now=OLD, rng=Rng(1))
        for made in (over, running, young, gathering):
            await store.create(made.table)
        ended = resign(over.table, over.tokens[0], "random", now=OLD + 1, rng=Rng(1))
        await store.append(over.table, ended)
        assert await upkeep.prune(store, NOW, ["over", "gathering"], only_look=True) == {"over": 1, "gathering": 1}
        assert len(await store.names()) == 4
        assert await upkeep.prune(store, NOW, ["over", "gathering"]) == {"over": 1, "gathering": 1}
        assert set(await store.names()) == {running.table.id, young.table.id}
        with pytest.raises(NoSuchMatch):
            await store.load(over.table.id)
        assert await store.tables_of([over.tokens[0]]) == []

    run(address, work)


def test_a_name_is_erased_everywhere_and_the_match_goes_on(address: str) -> None:
    async def work(store: Store) -> None:
        made, other = table(OLD, "Anna Muster", "Ben"), table(OLD, "Ben", "Anna Muster")
        for one in (made, other):
            await store.create(one.table)
        renamed = rename(made.table, made.tokens[0], "Queen", now=OLD + 1)
        await store.append(made.table, renamed)
        assert await upkeep.forget_name(store, "Anna Muster") == sorted([made.table.id, other.table.id])
        first, second = await store.load(made.table.id), await store.load(other.table.id)
        assert [seat.name for seat in first.seats] == ["Queen", "Ben"]
        assert [seat.name for seat in second.seats] == ["Ben", ""]
        assert await upkeep.forget_seat(store, made.table.id, 0) == [made.table.id]
        first = await store.load(made.table.id)
        assert "Anna" not in str(first.facts)
        assert "Queen" not in str(first.facts) + to_record(first)
        assert [seat.name for seat in first.seats] == ["", "Ben"]
        assert await upkeep.forget_name(store, "Anna Muster") == []
        (listed, *_) = await store.tables_of([made.tokens[0]])
        assert listed.seats[0].name == ""
        with pytest.raises(OptionError, match="has the seats 1 to 2, not 3"):
            await upkeep.forget_seat(store, made.table.id, 2)

    run(address, work)


def test_nothing_of_an_erased_name_stays_in_the_file(sqlite: str) -> None:
    async def work(store: Store) -> None:
        made = table(OLD, "Anna Muster", "Ben")
        await store.create(made.table)
        async with open_store(sqlite) as other:  # as a server that goes on
            assert await other.load(made.table.id)
            assert b"Anna Muster" in written()
            await upkeep.forget_name(store, "Anna Muster")
            assert b"Anna Muster" not in written()

    def written() -> bytes:
        return b"".join(part.read_bytes() for part in Path(sqlite.removeprefix("sqlite:///")).parent.iterdir())

    run(sqlite, work)
    assert b"Anna Muster" not in written()


def test_a_hidden_table_is_for_its_players_alone(address: str) -> None:
    async def work(store: Store) -> None:
        made = create("castle", [person("Anna"), anybody()], now=OLD, rng=Rng(1))
        await store.create(made.table)
        await upkeep.report(store, made.table.id, "name", 0, "rude", NOW)
        assert [(one.match, one.what, one.seat) for one in await upkeep.reported(store)] == [(made.table.id, "name", 0)]
        assert len(await store.open_tables()) == 1
        await store.append(made.table, hide(made.table, now=NOW))
        assert await store.open_tables() == []
        hidden = await store.load(made.table.id)
        must_be_welcome(hidden, belongs=True)
        with pytest.raises(Foreign):
            must_be_welcome(hidden, belongs=False)
        await upkeep.settle(store, made.table.id)
        assert await upkeep.reported(store) == []

    run(address, work)


def test_bans_end_and_are_lifted(address: str) -> None:
    async def work(store: Store) -> None:
        await upkeep.ban(store, upkeep.network_of("203.0.113.7"), None, "floods", 1)
        await upkeep.ban(store, upkeep.network_of("2001:db8::7"), 100, "", 2)
        assert [one.guest for one in await upkeep.banned(store, 50)] == ["203.0.113.7/32", "2001:db8::/64"]
        assert [one.guest for one in await upkeep.banned(store, 100)] == ["203.0.113.7/32"]
        assert await upkeep.lift(store, "203.0.113.7/32")
        assert not await upkeep.lift(store, "203.0.113.7/32")
        with pytest.raises(OptionError, match=r"'nobody' is no address; right would be 203\.0\.113\.7"):
            upkeep.network_of("nobody")

    run(address, work)


def test_database_and_backup_are_private(sqlite: str, tmp_path: Path) -> None:
    file, copy = Path(sqlite.removeprefix("sqlite:///")), tmp_path / "copy.db"
    file.parent.mkdir()
    sqlite3.connect(file).close()
    file.touch()
    file.chmod(0o644)  # as an earlier edition made it

    async def work(store: Store) -> None:
        await store.create(table().table)
        assert {stat.S_IMODE(part.stat().st_mode) for part in file.parent.iterdir()} == {0o600}

    run(sqlite, work)
    backup(find_address(sqlite), copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_database_that_cannot_be_written_is_told_as_such(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)  # whoever runs the tests may be allowed everything

    async def work(store: Store) -> None:
        raise AssertionError

    with pytest.raises(StoreError, match="cannot be written by this user; both the file and its folder"):
        run(sqlite, work)


def test_nobody_complains_so_much_that_others_are_not_heard(address: str) -> None:
    async def work(store: Store) -> None:
        match = create("castle", [person("Anna"), anybody()], now=OLD, rng=Rng(1)).table
        await store.create(match)

        async def told(guest: int, *words: str) -> None:
            for one in words:
                await upkeep.report(store, match.id, "name", 0, one, NOW, f"192.0.2.{guest}")

        async def known() -> list[str]:
            return [one.words for one in await upkeep.reported(store)]

        await told(1, *[f"a{number}" for number in range(50)])
        assert await known() == ["a47", "a48", "a49"]
        for guest in range(2, 9):  # everybody as much as he may, until there is no room
            await told(guest, *[f"{guest}.{number}" for number in range(upkeep.EACH)])
        assert len(await known()) == upkeep.MOST
        late = [f"guest {guest}" for guest in range(100, 110)]
        for guest, words in enumerate(late, 100):
            await told(guest, words)
        assert set(late) <= set(await known())
        assert len(await known()) == upkeep.MOST
        assert "192.0.2" not in str(await store.read(select(reports)))

    run(address, work)
