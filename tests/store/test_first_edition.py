"""A database and records that the first edition wrote: they are brought up to date, and the matches are played on.

`first_edition/` was written by the program of commit fcc6f0f, played at random by people with the tokens of
`tables.json`: of every game two matches that run, one of them with a clock, and one that is over.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from teahouse.core.rng import Rng
from teahouse.store.store import Store, open_store
from teahouse.table.choose import choose
from teahouse.table.end_turn import end_turn
from teahouse.table.recording import from_record, to_record
from teahouse.table.table import OVER, PLAYING, Table

FOLDER = Path(__file__).parent / "first_edition"
TABLES: dict[str, dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text("utf-8"))


def play_on(table: Table, tokens: list[str], rng: Rng) -> Table:
    """What whoever is on does at random."""
    now, token = table.facts[-1].at + 1000, tokens[table.to_act]
    if table.must_end_turn:
        return end_turn(table, token, table.revision, now=now, rng=rng)
    legal = table.match.state.legal()
    return choose(table, token, legal[rng.below(len(legal))], table.revision, now=now, rng=rng)


@pytest.mark.parametrize("match", TABLES)
def test_a_match_of_the_first_edition_is_as_it_was_and_goes_on_to_its_end(match: str, tmp_path: Path) -> None:
    shutil.copy(FOLDER / "first.db", tmp_path / "first.db")
    was = TABLES[match]

    async def play(store: Store) -> None:
        table = await store.load(match)
        assert (table.status, len(table.facts), len(table.match.entries)) == (
            was["status"],
            was["facts"],
            was["choices"],
        )
        rng = Rng(7)
        while table.status == PLAYING:
            after = play_on(table, was["tokens"], rng)
            await store.append(table, after)
            table = after
        assert table.status == OVER
        assert (await store.load(match)).key() == table.key()
        (mine,) = [one for one in await store.tables_of(was["tokens"][:1]) if one.match == match]
        assert (mine.status, mine.yours) == (OVER, (0,))

    async def main() -> None:
        async with open_store(str(tmp_path / "first.db")) as store:
            assert set(await store.names()) == set(TABLES)
            await play(store)

    asyncio.run(main())


@pytest.mark.parametrize("match", TABLES)
def test_a_record_of_the_first_edition_tells_the_match_that_the_database_has(match: str, tmp_path: Path) -> None:
    shutil.copy(FOLDER / "first.db", tmp_path / "first.db")
    told = from_record((FOLDER / f"{match}.txt").read_text("utf-8"), now=1).match

    async def main() -> Table:
        async with open_store(str(tmp_path / "first.db")) as store:
            return await store.load(match)

    kept = asyncio.run(main())
    assert told.log == kept.match.log
    assert from_record(to_record(kept), now=1).match.log == told.log
