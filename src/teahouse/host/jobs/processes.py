"""So many processes of this machine that do jobs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from teahouse.host.jobs.job import Job
from teahouse.host.jobs.process import Process, nothing


class Processes:
    """A `Place`. A thread waits for each process that is at work; one begins when it is needed first."""

    def __init__(self, count: int, prepare: Callable[[], None] = nothing) -> None:
        self.all = [Process(prepare) for _ in range(count)]
        self.free = deque(self.all)
        self.threads = ThreadPoolExecutor(count, "jobs")

    @property
    def count(self) -> int:
        return len(self.all)

    def submit(self, job: Job) -> Future[Any]:
        return self.threads.submit(self._run, job)

    def _run(self, job: Job) -> Any:
        with self._one() as process:
            return process.run(job)

    def _warm_up(self) -> None:
        with self._one() as process:
            process.get_ready()

    @contextmanager
    def _one(self) -> Iterator[Process]:
        process = self.free.pop()  # the last one used is warm; there is one for every thread
        try:
            yield process
        finally:
            self.free.append(process)

    def warm_up(self) -> None:
        self.threads.submit(self._warm_up).result()

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for process in self.all:
            process.close()
        self.threads.shutdown()
        for process in self.all:
            process.end()
