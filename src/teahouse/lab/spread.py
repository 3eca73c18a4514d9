"""Many simulated games, spread over processes or any other executor. States never travel; names and results do."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from time import perf_counter
from typing import Protocol, TypeVar

Result_co = TypeVar("Result_co", covariant=True)

BATCH_SECONDS = 0.2  # work sent out at a time: long against the cost of sending, short enough for a progress bar
MOST_IN_BATCH = 200
POOL_SECONDS = 2.0  # shorter runs stay in one process, because starting others takes nearly as long


class Series(Protocol[Result_co]):
    """So many games, each of which can be played in any process: a run, an arena."""

    @property
    def games(self) -> int: ...
    def play(self, number: int) -> Result_co: ...


def results(
    run: Series[Result_co], jobs: int | None = None, executor: Executor | None = None, first: int = 0
) -> Iterator[Result_co]:
    """The results of all games of a series from number `first` on, in order, as they come in.

    The caller has called its `check()`. The work goes to `executor` if there is one (a cluster, say; `jobs` says of how
    many processes), else to `jobs` processes. Without either, all cores are used as soon as the first games have
    shown that the series is long enough.
    """
    if executor is not None:
        yield from _spread(run, first, executor, jobs or cores())
        return
    if jobs == 1 or (jobs is None and cores() == 1):
        yield from _one_by_one(run, first, run.games - first)
        return
    done = first
    if jobs is None:
        start = perf_counter()
        for result in _one_by_one(run, first, run.games - first):
            yield result
            done += 1
            spent = perf_counter() - start
            if spent > BATCH_SECONDS and spent / (done - first) * (run.games - done) > POOL_SECONDS:
                break
    if done < run.games:
        workers = min(jobs or cores(), run.games - done)
        with _pool(workers) as pool:
            yield from _spread(run, done, pool, workers)


def play_batch(run: Series[Result_co], first: int, count: int) -> tuple[list[Result_co], float]:
    """Games `first` to `first + count - 1` of a series, and the seconds they took."""
    start = perf_counter()
    played = list(_one_by_one(run, first, count))
    return played, perf_counter() - start


def _one_by_one(run: Series[Result_co], first: int, count: int) -> Iterator[Result_co]:
    for number in range(first, first + count):
        yield run.play(number)


def _spread(run: Series[Result_co], done: int, executor: Executor, workers: int) -> Iterator[Result_co]:
    """The games from number `done` on, in batches whose size follows from how long the games before took."""
    waiting: deque[Future[tuple[list[Result_co], float]]] = deque()
    size = 1
    try:
        while done < run.games or waiting:
            while done < run.games and len(waiting) < 4 * workers:
                count = min(size, run.games - done)
                waiting.append(executor.submit(play_batch, run, done, count))
                done += count
            played, seconds = waiting.popleft().result()
            size = max(1, min(MOST_IN_BATCH, 2 * len(played), int(BATCH_SECONDS * len(played) / seconds)))
            yield from played
    finally:
        for future in waiting:  # somebody stopped listening, or a game failed
            future.cancel()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _pool(workers: int) -> ProcessPoolExecutor:
    # a plain fork of a process with threads (a progress bar is one) may hang; a fork server is as quick and does not
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    # Ctrl-C reaches all processes of a terminal; the first one alone answers it
    return ProcessPoolExecutor(
        workers, multiprocessing.get_context(method), signal.signal, (signal.SIGINT, signal.SIG_IGN)
    )
