"""The same jobs on a real Dask cluster of two worker processes; one of them is killed while it thinks."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.host.host import Host
from teahouse.host.jobs.cluster import Cluster
from teahouse.host.jobs.job import Limits, Rank, TooSlow
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.jobs.processes import Processes
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking
from teahouse.store.store import open_store
from teahouse.table.create import create
from teahouse.table.seats import computer
from teahouse.table.table import OVER
from tests.host import slow
from tests.host.test_changing import Watcher

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def local() -> Iterator[Any]:
    settings = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with distributed.LocalCluster(**settings, protocol="tcp://") as cluster:
        yield cluster


def on(local: Any, happens: Any) -> Any:
    async def main() -> Any:
        jobs = Jobs(Cluster(local.scheduler_address, instead=Processes(1)))
        try:
            return await happens(jobs)
        finally:
            jobs.close()

    return asyncio.run(main())


def test_the_job_of_a_worker_that_is_killed_is_done_by_the_other(local: Any, tmp_path: Path) -> None:
    told = tmp_path / "told"

    def at_work() -> list[list[int]]:
        """The processes that were at it, each with the worker of the cluster that let it."""
        return [[int(word) for word in line.split()] for line in told.read_text().splitlines()] if told.exists() else []

    async def happens(jobs: Jobs) -> None:
        answer = jobs.submit(slow.own_process, str(told), 2.0, limits=Limits(30), rank=Rank.PERSON)
        until = time.monotonic() + 60
        while not at_work():
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        (_, worker) = at_work()[0]
        os.kill(worker, signal.SIGKILL)
        done_by = await answer
        assert len(at_work()) == 2
        assert done_by == at_work()[1][0]
        assert at_work()[1][1] != worker

    on(local, happens)


def test_nobody_waits_for_the_scheduler_to_hand_in_a_job(local: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks it is told on another line: were it gone, everybody in the house would wait."""
    asked: list[str] = []

    def ask(client: Any) -> int:
        asked.append(threading.current_thread().name)
        return 2

    async def happens(jobs: Jobs) -> None:
        monkeypatch.setattr("teahouse.host.jobs.cluster.threads_of", ask)
        await asyncio.gather(*[jobs.submit(slow.eat, 10) for _ in range(5)])
        assert jobs.place.count > 0
        while not asked:
            await asyncio.sleep(0.05)
        assert set(asked) == {"cluster"}

    monkeypatch.setattr("teahouse.host.jobs.cluster.LOOK", 0.2)
    on(local, happens)


def test_its_limits_are_the_same_and_so_are_its_errors(local: Any) -> None:
    async def happens(jobs: Jobs) -> None:
        with pytest.raises(TooSlow):
            await jobs.submit(slow.for_ever, None, limits=Limits(0.5))
        with pytest.raises(OptionError, match="no such board"):
            await jobs.submit(slow.refuse, "no such board")
        assert await jobs.submit(slow.eat, 10) == 10

    on(local, happens)


def test_a_match_goes_on_whichever_worker_dies(local: Any, tmp_path: Path) -> None:
    """Computers play a whole match; meanwhile a worker of the cluster is killed, and another one later."""

    async def main() -> None:
        jobs = Jobs(Cluster(local.scheduler_address, instead=Processes(1)))
        async with open_store(f"sqlite:///{tmp_path}/teahouse.db") as store:
            host = Host(store, Thinking(jobs, 20.0), HostSettings(tempo=0.0))
            seats = [computer("random"), computer("random")]
            made = create("castle", seats, {"spirits": "0", "dragons": "0"}, now=1, rng=Rng(3), starts_when_full=True)
            room = await host.create(made.table)
            watcher = Watcher()
            watcher.noted: list[str] = []
            watcher.note = lambda key, values: watcher.noted.append(key)
            host.presence.enter(room, watcher)
            until, killed = time.monotonic() + 120, 0
            while room.table.status != OVER:
                assert time.monotonic() < until
                if len(room.table.match.entries) > 30 * (killed + 1) and killed < 2:
                    alive = [nanny.pid for nanny in local.workers.values() if nanny.pid]
                    os.kill(alive[killed % len(alive)], signal.SIGKILL)
                    killed += 1
                await asyncio.sleep(0.02)
            assert killed == 2
            assert watcher.noted == []  # no computer player was replaced by a random choice
            assert (await store.load(room.table.id)).key() == room.table.key()
            await host.close()

    asyncio.run(main())


def test_without_the_cluster_the_jobs_are_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.host.jobs.cluster.PATIENCE", 1.0)
    monkeypatch.setattr("teahouse.host.jobs.cluster.LOOK", 0.2)
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, protocol="tcp://") as gone:
        cluster = Cluster(gone.scheduler_address, instead=Processes(1))

    async def main() -> int:
        jobs = Jobs(cluster)
        try:
            answer = await jobs.submit(slow.eat, 11, limits=Limits(2.0))
            while cluster.there:
                await asyncio.sleep(0.05)
            assert await jobs.submit(slow.eat, 12) == 12  # nobody asks a cluster that is known to be gone
            return answer
        finally:
            jobs.close()

    assert asyncio.run(main()) == 11
