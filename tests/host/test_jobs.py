"""Jobs are done in real processes: in turn, within their limits, and whatever happens to one, the others go on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from teahouse.core.errors import OptionError
from teahouse.host.jobs.job import MIB, Broken, Crowded, Limits, Owner, Rank, TooBig, TooSlow
from teahouse.host.jobs.jobs import MOST_WAITING, Here, Jobs
from teahouse.host.jobs.processes import Processes
from teahouse.host.jobs.queue import REMEMBERED, FairQueue
from tests.host import slow


def in_processes(happens: Callable[[Jobs], Awaitable[Any]], count: int = 1) -> Any:
    async def main() -> Any:
        jobs = Jobs(Processes(count))
        try:
            return await happens(jobs)
        finally:
            jobs.close()

    return asyncio.run(main())


# --- limits ----------------------------------------------------------------------------------------------------------


def test_a_job_that_takes_too_long_is_ended_and_the_next_one_done() -> None:
    async def happens(jobs: Jobs) -> None:
        await jobs.warm_up()
        begun = time.monotonic()
        with pytest.raises(TooSlow):
            await jobs.submit(slow.for_ever, None, limits=Limits(0.3))
        assert time.monotonic() - begun < 5
        assert await jobs.submit(slow.eat, 10) == 10

    in_processes(happens)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such limit")
def test_a_job_that_needs_too_much_memory_is_ended_and_the_next_one_done() -> None:
    async def happens(jobs: Jobs) -> None:
        with pytest.raises(TooBig):
            await jobs.submit(slow.eat, 600 * MIB, limits=Limits(20, 300 * MIB))
        assert await jobs.submit(slow.eat, 600 * MIB, limits=Limits(20, 1000 * MIB)) == 600 * MIB
        assert await jobs.submit(slow.eat, 10, limits=Limits(20, 300 * MIB)) == 10

    in_processes(happens)


def test_a_process_that_dies_is_replaced() -> None:
    async def happens(jobs: Jobs) -> None:
        with pytest.raises(Broken):
            await jobs.submit(slow.dies, None)
        assert await jobs.submit(slow.eat, 10) == 10

    in_processes(happens)


def test_a_process_that_dies_while_it_waits_is_replaced() -> None:
    async def happens(jobs: Jobs) -> None:
        number = await jobs.submit(slow.spin, 0.0)
        os.kill(number, signal.SIGKILL)
        assert gone(number)
        assert await jobs.submit(slow.eat, 10) == 10

    in_processes(happens)


def test_a_process_whose_death_the_system_has_not_told_yet_is_replaced() -> None:
    """As on a busy machine: it was killed, its pipes still take what is sent, and nobody knows."""

    async def happens(jobs: Jobs) -> None:
        assert isinstance(jobs.place, Processes)
        (asked,) = jobs.place.all
        for _ in range(3):
            number = await jobs.submit(slow.spin, 0.0)
            assert asked.process is not None
            asked.process.poll = lambda: None  # type: ignore[method-assign]
            os.kill(number, signal.SIGKILL)
            assert await jobs.submit(slow.eat, 10) == 10

    in_processes(happens)


def test_what_a_job_raises_is_raised_here_and_costs_no_process() -> None:
    async def happens(jobs: Jobs) -> None:
        first = await jobs.submit(slow.spin, 0.0)
        with pytest.raises(OptionError, match="no such board"):
            await jobs.submit(slow.refuse, "no such board")
        with pytest.raises(ZeroDivisionError):
            await jobs.submit(slow.trips, None)
        assert await jobs.submit(slow.spin, 0.0) == first
        with pytest.raises(Broken, match="cannot travel"):
            await jobs.submit(slow.unspeakable)

    in_processes(happens)


# --- order -----------------------------------------------------------------------------------------------------------


def order(*put: tuple[str, str, Rank]) -> list[tuple[str, str, Rank]]:
    queue: FairQueue[tuple[str, str, Rank]] = FairQueue()
    for one in put:
        queue.put(one, Owner(one[0], one[1]), one[2])
    taken = [queue.take() for _ in range(len(queue))]
    with pytest.raises(IndexError):
        queue.take()
    return taken


def test_a_waiting_person_comes_before_turns_before_hints_before_what_nobody_watches() -> None:
    ranks = list(Rank)
    assert [rank for _, _, rank in order(*[("ann", "t", rank) for rank in reversed(ranks)])] == ranks


def test_guests_and_their_tables_are_served_in_turn() -> None:
    greedy = [("eve", f"t{number % 3}", Rank.TURN) for number in range(9)]
    taken = order(*greedy, ("ann", "a", Rank.TURN), ("ann", "a", Rank.TURN), ("bea", "b", Rank.TURN))
    assert [guest for guest, _, _ in taken[:6]] == ["eve", "ann", "bea", "eve", "ann", "eve"]
    assert [table for guest, table, _ in taken if guest == "eve"] == ["t0", "t1", "t2"] * 3


def test_who_comes_late_goes_before_whoever_was_served_already() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(f"eve{number}", Owner("eve", str(number)), Rank.PERSON)
    assert queue.take() == "eve0"
    queue.put("ann", Owner("ann", "a"), Rank.PERSON)
    assert queue.take() == "ann"
    assert (queue.waiting_of("eve"), queue.waiting_of("ann"), len(queue)) == (49, 0, 49)


def test_the_queue_remembers_no_more_guests_than_so_many() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(REMEMBERED + 50):
        queue.put(number, Owner(str(number)), Rank.TURN)
        queue.take()
    assert len(queue._served) == REMEMBERED
    assert queue._waiting == {}
    assert not any(queue._ranks.values())


def test_whatever_one_guest_queues_a_waiting_person_is_next() -> None:
    """One process, busy; a hundred jobs of another guest wait, each a third of a second."""

    async def happens(jobs: Jobs) -> None:
        await jobs.warm_up()
        eve = [jobs.submit(slow.spin, 0.3, owner=Owner("eve", str(number)), rank=Rank.PERSON) for number in range(100)]
        await asyncio.sleep(0.4)
        await jobs.submit(slow.eat, 1, owner=Owner("ann", "a"), rank=Rank.PERSON)
        assert sum(one.done() for one in eve) <= 5
        for one in eve:
            one.cancel()

    in_processes(happens)


def test_a_job_that_was_called_off_before_its_turn_is_not_done(tmp_path: Path) -> None:
    told = tmp_path / "told"

    async def happens(jobs: Jobs) -> None:
        busy = jobs.submit(slow.spin, 0.3)
        gone = jobs.submit(slow.own_process, str(told), 0.0)
        gone.cancel()
        await busy
        await jobs.submit(slow.eat, 1)
        assert not told.exists()

    in_processes(happens)


def test_one_guest_cannot_fill_the_queue() -> None:
    async def happens(jobs: Jobs) -> None:
        owner = Owner("eve", "t")
        for _ in range(MOST_WAITING + 1):  # the first one is at work
            jobs.submit(slow.spin, 0.2, owner=owner)
        with pytest.raises(Crowded):
            jobs.submit(slow.spin, 0.2, owner=owner)
        jobs.submit(slow.eat, 1, owner=Owner("ann", "a"))

    in_processes(happens)


def test_two_processes_work_side_by_side() -> None:
    async def happens(jobs: Jobs) -> set[int]:
        return set(await asyncio.gather(*[jobs.submit(slow.spin, 0.5) for _ in range(2)]))

    assert len(in_processes(happens, 2)) == 2


def test_here_it_is_done_at_once() -> None:
    async def main() -> None:
        assert await Here().submit(slow.eat, 3) == 3
        with pytest.raises(ZeroDivisionError):
            await Here().submit(slow.trips, None)

    asyncio.run(main())


# --- nothing stays behind --------------------------------------------------------------------------------------------

ASKING = """
import asyncio, sys
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.jobs.processes import Processes
from tests.host import slow

async def main():
    jobs = Jobs(Processes(2))
    await jobs.submit(slow.eat, 1)
    jobs.submit(slow.own_process, sys.argv[1], 30.0)
    await asyncio.sleep(30)

asyncio.run(main())
"""


@contextmanager
def somebody_who_asks(told: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    words = [sys.executable, "-c", ASKING, str(told)]
    path = os.pathsep.join(part for part in sys.path if part)
    with subprocess.Popen(
        words, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path}, start_new_session=True
    ) as asking:
        try:
            until = time.monotonic() + 60
            while not (told.exists() and told.read_text().endswith("\n")):
                assert time.monotonic() < until
                time.sleep(0.05)
            yield asking, int(told.read_text().split()[0])
        finally:
            asking.kill()


def gone(number: int, patience: float = 10.0) -> bool:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_after_kill_9_no_process_goes_on_and_nothing_is_said_of_leaked_semaphores(tmp_path: Path) -> None:
    with somebody_who_asks(tmp_path / "told") as (asking, at_work):
        asking.kill()
        assert gone(at_work), "it works for nobody"
        said = asking.communicate(timeout=20)[1]  # comes back when whoever could still say something has ended
        assert said == ""
