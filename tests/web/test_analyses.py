"""Analyses of matches that are over: by turns, kept at once, gone on with after the power has failed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from teahouse.core.rng import Rng
from teahouse.host import analyses as service
from teahouse.host.analyses import Analyses
from teahouse.host.jobs.job import Crowded
from teahouse.host.jobs.jobs import Here
from teahouse.store.analyses import Analyses as Shelf
from teahouse.store.store import open_store
from teahouse.table.computers import answer, question
from teahouse.table.create import create
from teahouse.table.errors import WrongMoment
from teahouse.table.seats import computer
from teahouse.table.table import Table
from teahouse.web.analyses import judge, told
from tests.web.host import Host
from tests.web.people import make_table

PATIENCE = 120


def played(game: str = "tang", seed: int = 5, choices: int = 10_000) -> Table:
    """A match of two computers that choose anything."""
    rng = Rng(seed)
    table = create(
        game, [computer("newcomer", "Ann"), computer("newcomer", "Ben")], now=1, rng=rng, starts_when_full=True
    ).table
    while len(table.match.log) < choices and (asked := question(table, rng)) is not None:
        table = answer(table, asked, None, now=1, rng=rng)
    return table


async def kept(address: str, table: Table) -> None:
    async with open_store(address) as store:
        await store.create(table)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any time for a decision: how well they are judged is for other tests."""
    monkeypatch.setattr(service, "seconds_for", lambda count: 0.004)


def analysing(shelf: Shelf, store: Any) -> tuple[Analyses, list[asyncio.Task[None]]]:
    tasks: list[asyncio.Task[None]] = []

    def spawn(work: Any) -> asyncio.Task[None]:
        tasks.append(asyncio.get_running_loop().create_task(work))
        return tasks[-1]

    return Analyses(shelf, Here(), judge, store.load, spawn), tasks


@pytest.mark.usefixtures("hasty")
def test_a_match_is_judged_to_its_end_and_told_by_turns(tmp_path: Path) -> None:
    table = played()

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            await store.create(table)
            found, tasks = analysing(Shelf(store), store)
            assert await found.look(table.id) is None
            begun = await found.begin(table, "Ann")
            assert (begun.total, begun.finished) == (0, False)
            await asyncio.gather(*tasks)
            done = await found.look(table.id)
            assert done is not None
            assert done.finished
            shown = told(table.id, done)
            assert (shown.done, shown.failed) == (shown.total, 0)
            assert sum(len(turn.numbers) for turn in shown.turns) == shown.total
            assert any(turn.better for turn in shown.turns)  # who chooses anything makes mistakes
            for turn in shown.turns:
                assert turn.cost >= 0.0
                assert (turn.better is None) == (turn.cost == 0.0)
                if turn.better is not None:
                    assert turn.better.made == table.match.log[turn.better.number] != turn.better.best
                    assert turn.better.made_says[0].startswith("choice-")
            again = await found.begin(table, "Ann")  # it is there: nothing is done again
            assert again.finished
            assert len(tasks) == 1

    asyncio.run(run())


@pytest.mark.usefixtures("hasty")
def test_what_a_server_has_left_is_taken_up_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, judgements = played(seed=6), {"failed": True}, []
    monkeypatch.setattr(service, "ALONE", -1000)

    def counted(*values: Any) -> dict[str, Any]:
        judgements.append(values[1])
        return judge(*values)

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            await store.create(table)
            shelf = Shelf(store)
            numbers = service.decisions(table.match)
            await shelf.begin(table.id, len(numbers), 1)
            await shelf.keep(table.id, numbers[0], first, 1)
            found, tasks = analysing(shelf, store)
            found.judge = counted
            watch = asyncio.get_running_loop().create_task(found.go_on())
            while len(await shelf.found(table.id)) < len(numbers):
                await asyncio.sleep(0.05)
            watch.cancel()
            await asyncio.gather(*tasks)
            assert judgements == numbers[1:]
            assert (await shelf.found(table.id))[numbers[0]] == first
            assert await shelf.left_alone(1 << 60) == []

    asyncio.run(run())


@pytest.mark.usefixtures("hasty")
def test_a_guest_has_two_under_way_and_none_of_a_match_that_is_played(tmp_path: Path) -> None:
    tables = [played(seed=seed) for seed in (7, 8, 9)]

    async def run() -> None:
        async with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            await store.create(*tables)
            found, tasks = analysing(Shelf(store), store)
            await found.begin(tables[0], "Ann")
            await found.begin(tables[1], "Ann")
            with pytest.raises(Crowded):
                await found.begin(tables[2], "Ann")
            await found.begin(tables[2], "Ben")
            with pytest.raises(WrongMoment):
                await found.begin(played(choices=12), "Cleo")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


def judged_by(host: Host, table: str, wanted: int) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = host.http.get(f"/api/tables/{table}/analysis")
        assert found.status_code == 200, found.text
        told: dict[str, Any] = found.json()
        if told["done"] >= wanted:
            return told
        time.sleep(0.2)
    raise AssertionError(f"{wanted} decisions were not judged in {PATIENCE} s")


def test_an_analysis_outlives_the_server(tmp_path: Path) -> None:
    address, table = f"sqlite:///{tmp_path}/house.db", played()
    asyncio.run(kept(address, table))
    host = Host(database=address)
    here = f"/api/tables/{table.id}/analysis"
    try:
        assert host.http.get(here).json() == {
            "table": table.id,
            "begun": False,
            "total": 0,
            "done": 0,
            "failed": 0,
            "finished": False,
            "turns": [],
        }
        begun = host.http.post(here)
        assert (begun.status_code, begun.json()["finished"]) == (202, False)
        before = judged_by(host, table.id, 2)
    finally:
        host.kill()
        host.http.close()
    host = Host(database=address)
    try:
        kept_so_far = host.http.get(here).json()
        assert kept_so_far["done"] >= before["done"]
        assert host.http.post(here).status_code == 202
        after = judged_by(host, table.id, kept_so_far["done"] + 1)
        assert after["total"] == before["total"]
        assert after["turns"][0]["before"] == before["turns"][0]["before"]
    finally:
        assert host.stop() == 0


def test_a_match_that_is_played_is_not_analysed(host: Host) -> None:
    made = make_table(host, {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"})
    refused: httpx.Response = host.http.post(f"/api/tables/{made['table']}/analysis")
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "wrong-moment"
