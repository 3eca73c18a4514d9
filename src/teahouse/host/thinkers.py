"""Computer players of a server think in processes of their own: a slow or broken one holds up nobody, and time is
really limited.

Every thinker is a pool of one process, so that one that takes too long can be ended without disturbing the others.
States do not travel: a question holds options and log, and the process plays them again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from teahouse import bots, games
from teahouse.core.errors import OptionError
from teahouse.host.thinking import FAILED, Answer, Asked, Thinking, Thought, failed
from teahouse.table.computers import Ask, think

log = logging.getLogger("teahouse.host")

TOO_SLOW = "computer-was-too-slow"
STARTING = 30.0  # what a new process may take to begin, on a busy machine


def _begin() -> None:
    """In the new process: Ctrl-C is the server's business, and without the server there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def _ready() -> None:
    """Import what computer players need."""
    for name in games.names():
        for bot in bots.BOTS:
            with contextlib.suppress(OptionError):  # a game without a judge has no greedy player
                bots.find(bot, games.find(name))


def new_pool() -> ProcessPoolExecutor:
    way = "forkserver" if sys.platform == "linux" else "spawn"  # a fork would copy a server with its threads
    return ProcessPoolExecutor(1, multiprocessing.get_context(way), initializer=_begin)


class Thinker:
    """One process that thinks, and a new one in its place when it had to be ended."""

    def __init__(self) -> None:
        self.pool = new_pool()
        self.begun = False

    async def ask(self, work: Callable[[Asked], Answer], asked: Asked, limit: float) -> Thought[Answer]:
        loop = asyncio.get_running_loop()
        try:
            await self.begin()
            return Thought(await asyncio.wait_for(loop.run_in_executor(self.pool, work, asked), limit))
        except TimeoutError:
            self.end()
            return Thought(None, TOO_SLOW)
        except BrokenProcessPool:
            self.end()
            return Thought(None, FAILED)
        except Exception:
            return failed(asked)

    async def begin(self) -> None:
        """Have the process running, with all it has to import: that is no time of the computer player's."""
        if not self.begun:
            loop = asyncio.get_running_loop()
            await asyncio.wait_for(loop.run_in_executor(self.pool, _ready), STARTING)
            self.begun = True

    def end(self) -> None:
        """Kill the process, whatever it is doing, and have another one ready."""
        self.kill()
        self.pool = new_pool()
        self.begun = False

    def kill(self) -> None:
        for process in list((self.pool._processes or {}).values()):  # before Python 3.14 there is no other way
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers(Thinking):
    """So many processes for all tables; questions wait for a free one."""

    def __init__(self, count: int, limit: float, work: Ask = think) -> None:
        super().__init__(work)
        self.limit = limit
        self.all = [Thinker() for _ in range(count)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the last one used is warm
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.busy: set[asyncio.Task[Any]] = set()

    async def ask(self, work: Callable[[Asked], Answer], asked: Asked) -> Thought[Answer]:
        thinker = await self.free.get()
        # a thinker is free again when it has done, also where nobody waits for the answer any more
        thought = asyncio.create_task(self._with(thinker, thinker.ask(work, asked, self.limit)))
        self.busy.add(thought)
        thought.add_done_callback(self.busy.discard)
        return await asyncio.shield(thought)

    async def _with(self, thinker: Thinker, work: Coroutine[Any, Any, Answer]) -> Answer:
        try:
            return await work
        finally:
            self.free.put_nowait(thinker)

    async def warm_up(self) -> None:
        thinker = await self.free.get()
        try:
            await thinker.begin()
        except (TimeoutError, BrokenProcessPool) as problem:
            log.warning("a process for computer players did not begin: %r", problem)
            thinker.end()
        finally:
            self.free.put_nowait(thinker)

    def close(self) -> None:
        for thought in self.busy:
            thought.cancel()
        for thinker in self.all:
            thinker.kill()
