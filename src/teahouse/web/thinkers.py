"""Computer players think in processes of their own: a slow or broken one holds up nobody, and time is really limited.

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
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Generic, TypeVar

from teahouse import bots, games
from teahouse.core.errors import OptionError
from teahouse.table.computers import Advice, Ask, Question, advise, think

log = logging.getLogger("teahouse.web")
Answer_co = TypeVar("Answer_co", covariant=True)

TOO_SLOW = "computer-was-too-slow"
FAILED = "computer-failed"
STARTING = 30.0  # what a new process may take to begin, on a busy machine


@dataclass(frozen=True)
class Thought(Generic[Answer_co]):
    """The choice of a computer player, or its advice; None with the message key that tells why there is none."""

    choice: Answer_co | None
    trouble: str = ""


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

    async def answer(self, work: Callable[[Question], Answer_co], asked: Question, limit: float) -> Thought[Answer_co]:
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
        except Exception:  # whatever a computer player trips over, the match goes on
            log.exception("the computer player '%s' failed at %s", asked.bot, asked.match)
            return Thought(None, FAILED)

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


class Thinkers:
    """So many processes for all tables; questions wait for a free one."""

    def __init__(self, count: int, limit: float, work: Ask = think) -> None:
        self.limit = limit
        self.work = work
        self.all = [Thinker() for _ in range(count)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the last one used is warm
        for thinker in self.all:
            self.free.put_nowait(thinker)

    async def answer(self, asked: Question) -> Thought[int]:
        return await self._ask(self.work, asked)

    async def advise(self, asked: Question) -> Thought[Advice]:
        return await self._ask(advise, asked)

    async def _ask(self, work: Callable[[Question], Answer_co], asked: Question) -> Thought[Answer_co]:
        thinker = await self.free.get()
        try:
            return await thinker.answer(work, asked, self.limit)
        finally:
            self.free.put_nowait(thinker)

    async def warm_up(self) -> None:
        """The first computer player is not to be waited for."""
        thinker = await self.free.get()
        try:
            await thinker.begin()
        except (TimeoutError, BrokenProcessPool) as problem:
            log.warning("a process for computer players did not begin: %r", problem)
            thinker.end()
        finally:
            self.free.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self.all:
            thinker.kill()
