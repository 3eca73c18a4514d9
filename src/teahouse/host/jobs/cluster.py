"""The same jobs on a Dask cluster. Its workers do each in a process of their own, with the same limits.

A worker that dies is Dask's to notice: another one does what it was doing. Where the whole cluster is out of reach, the
jobs are done here, and nobody's match ends because of it.
"""

from __future__ import annotations

import logging
import threading
from concurrent.futures import CancelledError, Future
from typing import Any

from teahouse.cluster import connect, connect_to_workers, threads_of
from teahouse.host.jobs.job import Job
from teahouse.host.jobs.process import Process
from teahouse.host.jobs.processes import Processes

log = logging.getLogger("teahouse.host")

LOOK = 3.0  # seconds between two looks at how many workers there are
PATIENCE = 10.0  # seconds beyond its limit of time, until a job that the cluster keeps to itself is done here

_idle: list[Process] = []  # those of a worker of the cluster


def carry_out(job: Job) -> tuple[bool, Any]:
    """In a worker of the cluster: whether there is an answer, and it or what was raised instead."""
    try:
        process = _idle.pop()
    except IndexError:
        process = Process()
    try:
        return True, process.run(job)
    except Exception as problem:
        return False, problem
    finally:
        _idle.append(process)


class Cluster:
    """A `Place`: so many jobs at a time as the cluster has threads, so that the others wait here, in their order."""

    def __init__(self, address: str, instead: Processes) -> None:
        """Raises OptionError if nobody answers there. `instead` does the jobs when the cluster cannot."""
        self.address = address
        self.client = connect_to_workers(address)
        self.instead = instead
        self.threads = threads_of(self.client)  # asking for them waits for the scheduler: another thread does that
        self.closed = threading.Event()
        threading.Thread(target=self._look, name="cluster", daemon=True).start()

    @property
    def count(self) -> int:
        return self.threads or self.instead.count

    @property
    def there(self) -> bool:
        return self.threads > 0 and self.client.status == "running"

    def _look(self) -> None:
        while not self.closed.wait(LOOK):
            was = self.threads
            try:
                if self.client.status == "closed":  # it has given up
                    self.client = connect(self.address)
                self.threads = threads_of(self.client) if self.client.status == "running" else 0
            except Exception:  # Dask has many ways to say that it is not there
                self.threads = 0
            if self.closed.is_set():
                self.client.close(timeout=1)
            elif bool(was) != bool(self.threads):
                log.warning("the cluster is there again" if self.threads else "the cluster is gone: jobs are done here")

    def submit(self, job: Job) -> Future[Any]:
        if not self.there:
            return self.instead.submit(job)
        answer: Future[Any] = Future()
        try:
            asked = self.client.submit(carry_out, job, pure=False, priority=-job.rank)
        except Exception as problem:
            self._do_here(job, answer, problem)
            return answer
        once = threading.Lock()
        clock = threading.Timer(job.limits.seconds + PATIENCE, lambda: late())  # noqa: PLW0108  made below
        clock.daemon = True

        def done(asked: Any) -> None:
            if once.acquire(blocking=False):
                clock.cancel()
                try:
                    _settle(answer, *asked.result())
                except (Exception, CancelledError) as problem:
                    self._do_here(job, answer, problem)

        def late() -> None:
            if once.acquire(blocking=False):
                self._do_here(job, answer, TimeoutError("no answer"))
                asked.cancel()

        clock.start()
        asked.add_done_callback(done)
        return answer

    def _do_here(self, job: Job, answer: Future[Any], problem: BaseException) -> None:
        log.warning("the cluster did not do a job, it is done here: %r", problem)

        def done(asked: Future[Any]) -> None:
            failure = asked.exception()
            _settle(answer, failure is None, asked.result() if failure is None else failure)

        try:
            self.instead.submit(job).add_done_callback(done)
        except RuntimeError as closed:  # so is the house
            _settle(answer, False, closed)

    def warm_up(self) -> None:
        """Its workers were started before."""

    def close(self) -> None:
        self.closed.set()
        self.instead.close()
        self.client.close(timeout=1)


def _settle(answer: Future[Any], done: bool, value: Any) -> None:
    if answer.cancelled():
        return
    if done:
        answer.set_result(value)
    else:
        answer.set_exception(value)
