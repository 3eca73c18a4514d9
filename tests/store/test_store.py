"""What the store keeps, finds, and refuses to write twice: with SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select, text, update

from teahouse.core.rng import Rng
from teahouse.store.schema import entries, holders, matches
from teahouse.store.store import Store, open_store
from teahouse.table.choose import choose
from teahouse.table.computers import play_computers
from teahouse.table.create import Made, create
from teahouse.table.end_turn import end_turn
from teahouse.table.keeping import Conflict, MatchExists, NoSuchMatch, StoreError
from teahouse.table.recording import from_record, to_record
from teahouse.table.rematch import AlreadyRematched, rematch
from teahouse.table.rights import HOUSE
from teahouse.table.seats import anybody, computer, key_of, person
from teahouse.table.sit import join, leave
from teahouse.table.start import start
from teahouse.table.stop import abandon
from teahouse.table.table import Table
from teahouse.table.undo import undo

NOW = 1_700_000_000_000


def begun(*plans: object, seed: int = 1) -> tuple[Made, Table]:
    rng = Rng(seed)
    made = create("castle", plans or (person("Anna"), person("Ben")), now=NOW, rng=rng)
    return made, start(made.table, made.owner, now=NOW + 1, rng=rng)


def some_verb(table: Table, made: Made, rng: Rng) -> Callable[[Table], Table]:
    """What a person could do next: choose, now and then take back, end the turn."""
    token, revision = made.tokens[table.to_act], table.revision
    if table.tentative and rng.below(4) == 0:
        return lambda now: undo(now, token, revision, now=NOW)
    if table.must_end_turn:
        return lambda now: end_turn(now, token, revision, now=NOW, rng=rng)
    legal = table.match.state.legal()
    choice = legal[rng.below(len(legal))]
    return lambda now: choose(now, token, choice, revision, now=NOW, rng=rng)


async def play(store: Store, table: Table, made: Made, rng: Rng, verbs: int) -> Table:
    for _ in range(verbs):
        before, table = table, some_verb(table, made, rng)(table)
        await store.append(before, table)
    return table


def test_a_match_is_resumed_after_a_restart_exactly_as_it_was(address: str) -> None:
    made, table = begun()
    rng = Rng(5)

    async def first() -> Table:
        async with open_store(address) as store:
            await store.create(table)
            return await play(store, table, made, rng, 40)

    async def second(before: Table) -> None:
        async with open_store(address) as store:
            again = await store.load(table.id)
            assert again.key() == before.key()
            await play(store, again, made, rng, 5)

    asyncio.run(second(asyncio.run(first())))


def test_whoever_is_second_with_an_entry_is_told_so_and_nothing_is_kept(address: str) -> None:
    made, table = begun()

    async def main() -> None:
        async with open_store(address) as store, open_store(address) as other:
            await store.create(table)
            mine, theirs = [
                choose(table, made.tokens[0], choice, table.revision, now=NOW, rng=Rng(1))
                for choice in table.match.state.legal()[:2]
            ]
            await other.append(table, theirs)
            with pytest.raises(Conflict, match=f"past entry {len(table.facts)}"):
                await store.append(table, mine)
            assert (await store.load(table.id)).key() == theirs.key()
            assert (await store.refresh(table)).key() == theirs.key()

    asyncio.run(main())


def test_many_matches_at_once_and_one_of_them_in_conflict(address: str) -> None:
    games = [begun(seed=seed) for seed in range(12)]

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(*[table for _, table in games])
            after = [
                choose(table, made.tokens[0], table.match.state.legal()[0], table.revision, now=NOW, rng=Rng(1))
                for made, table in games
            ]
            await store.append(games[4][1], after[4])
            done = await asyncio.gather(
                *[store.append(table, one) for (_, table), one in zip(games, after, strict=True)],
                return_exceptions=True,
            )
            assert [number for number, one in enumerate(done) if isinstance(one, Conflict)] == [4]
            assert [one for one in done if one is not None and not isinstance(one, Conflict)] == []
            for one in after:
                assert (await store.load(one.id)).key() == one.key()

    asyncio.run(main())


def test_a_writer_that_goes_away_leaves_a_whole_table(address: str) -> None:
    made, table = begun()

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(table)
            after = choose(table, made.tokens[0], table.match.state.legal()[0], table.revision, now=NOW, rng=Rng(1))
            task = asyncio.create_task(store.append(table, after))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        async with open_store(address) as store:
            assert (await store.load(table.id)).key() in (table.key(), after.key())

    asyncio.run(main())


def test_entries_are_numbered_without_a_gap_and_the_list_agrees_with_them(address: str) -> None:
    made, table = begun()

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(table)
            after = await play(store, table, made, Rng(9), 30)
            async with store.engine.connect() as connection:
                asked = select(entries.c.number).where(entries.c.match == table.id).order_by(entries.c.number)
                numbers = list((await connection.execute(asked)).scalars())
                row = (await connection.execute(select(matches))).one()
            assert numbers == list(range(1, len(after.facts) + 1))
            assert (row.entries, row.choices, row.to_act) == (len(after.facts), len(after.match.log), after.to_act)

    asyncio.run(main())


def test_lists_of_open_tables_and_of_ones_own(address: str) -> None:
    rng = Rng(1)
    waiting = create("castle", [person("Anna"), anybody()], now=NOW, rng=rng)
    hidden = create("castle", [person("Ben"), anybody()], now=NOW, rng=rng, listed=False)
    full, running = begun(person("Cleo"), computer("random", "Bao"))

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(waiting.table, hidden.table, running)
            listed = await store.open_tables()
            assert [one.match for one in listed] == [waiting.table.id]
            assert [(seat.kind, seat.name) for seat in listed[0].seats] == [("person", "Anna"), ("open", "")]
            assert await store.open_tables("panda") == []
            mine = await store.tables_of([hidden.tokens[0], full.owner, full.tokens[0], "foreign"])
            assert {one.match: one.yours for one in mine} == {hidden.table.id: (0,), running.id: (-1, 0)}
            assert await store.tables_of([]) == []
            joined = join(waiting.table, "Dora", now=NOW, rng=rng)
            await store.append(waiting.table, joined.table)
            assert await store.open_tables() == []
            assert [one.yours for one in await store.tables_of([joined.token])] == [(1,)]
            left = leave(joined.table, waiting.tokens[0], now=NOW, rng=rng)
            await store.append(joined.table, left)
            assert await store.tables_of([waiting.tokens[0]]) == []
            assert [one.match for one in await store.open_tables()] == [waiting.table.id]

    asyncio.run(main())


def test_no_token_is_in_the_database(address: str) -> None:
    made, table = begun()
    tokens = [made.owner, *made.tokens.values()]

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(table)
            kept = ""
            async with store.engine.connect() as connection:
                for part in (matches, entries, holders):
                    kept += repr((await connection.execute(select(part))).all())
            assert all(token not in kept for token in tokens)
            assert all(key_of(token) in kept for token in tokens)

    asyncio.run(main())
    if address.startswith("sqlite"):
        for path in Path(address.removeprefix("sqlite:///")).parent.iterdir():
            assert all(token.encode() not in path.read_bytes() for token in tokens)


def test_a_rematch_is_kept_once_and_whole(address: str) -> None:
    made, table = begun()
    over = abandon(table, HOUSE, now=NOW)

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(over)
            first, second = (rematch(over, made.tokens[seat], now=NOW, rng=Rng(seat)) for seat in (0, 1))
            await store.keep_rematch(over, first)
            with pytest.raises(Conflict):
                await store.keep_rematch(over, second)
            with pytest.raises(NoSuchMatch):
                await store.load(second.new.id)
            assert (await store.load(first.new.id)).key() == first.new.key()
            known = await store.load(over.id)
            assert known.rematch == first.new.id
            with pytest.raises(AlreadyRematched):
                rematch(known, made.tokens[1], now=NOW, rng=Rng(1))

    asyncio.run(main())


def test_records_come_out_and_go_in_again(address: str, tmp_path: Path) -> None:
    _, table = begun(computer("random", "Lin"), computer("random", "Bao"))
    finished = play_computers(table, now=NOW, rng=Rng(2))
    made, unfinished = begun()

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(finished)
            await store.create(unfinished)
            after = await play(store, unfinished, made, Rng(4), 10)
            records = dict([one async for one in store.records()])
            assert records == {finished.id: to_record(finished), unfinished.id: to_record(after)}
            with pytest.raises(NoSuchMatch, match="'nothing'"):
                [one async for one in store.records(["nothing"])]
        async with open_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
            brought = [from_record(text, now=NOW) for text in records.values()]
            await other.create(*brought)
            assert dict([one async for one in other.records()]) == records
            fresh = from_record(records[finished.id], now=NOW, match="fresh")
            with pytest.raises(MatchExists):
                await other.create(fresh, *brought)
            assert "fresh" not in await other.names()  # all or none

    asyncio.run(main())


def test_damage_in_the_database_is_told_with_the_match_and_the_entry(address: str) -> None:
    _, table = begun()

    async def main() -> None:
        async with open_store(address) as store:
            await store.create(table)
            async with store.engine.begin() as connection:
                await connection.execute(update(entries).where(entries.c.kind == "drew").values(body={"choices": [1]}))
            with pytest.raises(StoreError, match=rf"match '{table.id}' cannot be read: fact \d+, drew: "):
                await store.load(table.id)
            async with store.engine.begin() as connection:
                await connection.execute(update(entries).where(entries.c.kind == "drew").values(kind="flew"))
            with pytest.raises(StoreError, match="newer"):
                await store.load(table.id)

    asyncio.run(main())


def test_sqlite_is_durable_and_lets_readers_read(sqlite: str) -> None:
    async def main() -> dict[str, object]:
        async with open_store(sqlite) as store, store.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names}

    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    assert asyncio.run(main()) == expected
