"""How a host lets computer players think: here, in its own process. `thinkers` does it in others."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from teahouse.table.computers import Advice, Ask, Position, Question, advise, think

log = logging.getLogger("teahouse.host")
Asked = TypeVar("Asked", bound=Position)
Answer = TypeVar("Answer")
Answer_co = TypeVar("Answer_co", covariant=True)

FAILED = "computer-failed"


@dataclass(frozen=True)
class Thought(Generic[Answer_co]):
    """The choice of a computer player, or its advice; None with the message key that tells why there is none."""

    choice: Answer_co | None
    trouble: str = ""


def failed(asked: Position) -> Thought[Any]:
    log.exception("a computer player failed at %s, seat %d", asked.match, asked.seat)
    return Thought(None, FAILED)


class Thinking:
    """Thinks in this very process: everybody waits for it, and Ctrl-C ends it."""

    def __init__(self, work: Ask = think) -> None:
        self.work = work

    async def answer(self, asked: Question) -> Thought[int]:
        return await self.ask(self.work, asked)

    async def advise(self, asked: Position) -> Thought[Advice]:
        return await self.ask(advise, asked)

    async def ask(self, work: Callable[[Asked], Answer], asked: Asked) -> Thought[Answer]:
        try:
            return Thought(work(asked))
        except Exception:  # whatever a computer player trips over, the match goes on
            return failed(asked)

    async def warm_up(self) -> None:
        """The first computer player is not to be waited for."""

    def close(self) -> None:
        """Nobody thinks any more."""
