"""How a host lets computer players think: each question is a job, and whatever becomes of it, the match goes on."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from teahouse import bots, games
from teahouse.core.errors import OptionError
from teahouse.host.jobs.job import Crowded, Limits, Owner, Rank, TooSlow
from teahouse.host.jobs.jobs import Here, Jobs
from teahouse.table.computers import Advice, Ask, Position, Question, advise, think

log = logging.getLogger("teahouse.host")
Asked = TypeVar("Asked", bound=Position)
Answer = TypeVar("Answer")
Answer_co = TypeVar("Answer_co", covariant=True)

FAILED = "computer-failed"
TOO_SLOW = "computer-was-too-slow"
NOBODY = Owner()


@dataclass(frozen=True)
class Thought(Generic[Answer_co]):
    """The choice of a computer player, or its advice; None with the message key that tells why there is none."""

    choice: Answer_co | None
    trouble: str = ""


class Thinking:
    """`jobs` says where: without it in this very process, where everybody waits for it and Ctrl-C ends it. `limit` are
    the seconds after which a computer player is taken for stuck."""

    def __init__(self, jobs: Jobs | None = None, limit: float = 5.0, work: Ask = think) -> None:
        self.jobs = jobs or Here()
        self.limits = Limits(limit)
        self.work = work

    async def answer(self, asked: Question, owner: Owner = NOBODY, rank: Rank = Rank.TURN) -> Thought[int]:
        return await self.ask(self.work, asked, owner, rank)

    async def advise(self, asked: Position, owner: Owner = NOBODY) -> Thought[Advice]:
        """Raises Crowded."""
        return await self.ask(advise, asked, owner, Rank.HINT)

    async def ask(
        self, work: Callable[[Asked], Answer], asked: Asked, owner: Owner = NOBODY, rank: Rank = Rank.TURN
    ) -> Thought[Answer]:
        try:
            return Thought(await self.jobs.submit(work, asked, owner=owner, rank=rank, limits=self.limits))
        except TooSlow:
            return Thought(None, TOO_SLOW)
        except Crowded:
            raise
        except Exception as problem:  # whatever a computer player trips over, the match goes on
            log.error("a computer player failed at %s, seat %d", asked.match, asked.seat, exc_info=problem)
            return Thought(None, FAILED)

    async def warm_up(self) -> None:
        """The first computer player is not to be waited for."""
        await self.jobs.warm_up()

    def close(self) -> None:
        self.jobs.close()


def know_the_players() -> None:
    """The first job of a process that thinks: import what computer players need."""
    for name in games.names():
        for bot in bots.BOTS:
            with contextlib.suppress(OptionError):  # a game without a judge has no greedy player
                bots.find(bot, games.find(name))


def spare_time(load: float, most: float) -> float:
    """Seconds that the strongest computer player may think about a turn beyond what it needs: fewer, the more jobs
    wait, and none where one waits for every one at work."""
    return max(0.0, most * (1.0 - load))
