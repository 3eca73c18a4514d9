"""Jobs as an event loop sees them: handed in, waiting for their turn, done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from teahouse.host.jobs.job import Crowded, Job, Limits, Owner, Place, Rank
from teahouse.host.jobs.queue import FairQueue

log = logging.getLogger("teahouse.host")

MOST_WAITING = 200  # jobs of one guest
Waiting = tuple[Job, "asyncio.Future[Any]"]


class Jobs:
    """`submit` is that of an executor, with a future to be awaited. Cancelled before its turn, a job is not done."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.queue: FairQueue[Waiting] = FairQueue()
        self.running: set[asyncio.Future[Any]] = set()
        self.closed = False

    def submit(
        self,
        work: Callable[..., Any],
        *values: Any,
        owner: Owner = Owner(),  # noqa: B008  a value
        rank: Rank = Rank.TURN,
        limits: Limits = Limits(),  # noqa: B008
    ) -> asyncio.Future[Any]:
        """Raises Crowded where far too much waits for this guest already."""
        if self.queue.waiting_of(owner.guest) >= MOST_WAITING:
            raise Crowded
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put((Job(work, values, owner, rank, limits), answer), owner, rank)
        self._go_on()
        return answer

    @property
    def load(self) -> float:
        """How many jobs wait for every one that can be done at a time."""
        return len(self.queue) / max(1, self.place.count)

    def _go_on(self) -> None:
        while len(self.queue) and len(self.running) < max(1, self.place.count) and not self.closed:
            job, answer = self.queue.take()
            if not answer.done():
                done = asyncio.wrap_future(self.place.submit(job))
                self.running.add(done)
                done.add_done_callback(partial(self._done, answer))

    def _done(self, answer: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
        self.running.discard(done)
        problem = None if done.cancelled() else done.exception()
        if not answer.done():
            if done.cancelled():
                answer.cancel()
            elif problem is not None:
                answer.set_exception(problem)
            else:
                answer.set_result(done.result())
        self._go_on()

    async def warm_up(self) -> None:
        """The first job is not to wait until a process has begun."""
        try:
            await asyncio.to_thread(self.place.warm_up)
        except Exception as problem:
            log.warning("a process for jobs is not ready: %r", problem)

    def close(self) -> None:
        self.closed = True
        while len(self.queue):
            self.queue.take()[1].cancel()
        self.place.close()


class Here(Jobs):
    """Does everything at once, in this very process: everybody waits for it, and Ctrl-C ends it."""

    def __init__(self) -> None:
        self.closed = False

    def submit(
        self,
        work: Callable[..., Any],
        *values: Any,
        owner: Owner = Owner(),  # noqa: B008
        rank: Rank = Rank.TURN,
        limits: Limits = Limits(),  # noqa: B008
    ) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            answer.set_result(work(*values))
        except Exception as problem:
            answer.set_exception(problem)
        return answer

    @property
    def load(self) -> float:
        return 0.0

    async def warm_up(self) -> None:
        """Whoever asks is ready."""

    def close(self) -> None:
        """Nothing is under way."""
