"""What a job is: a function and plain values, for whom, how much it matters, and what it may cost."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

from teahouse.table.errors import Refused

MIB = 1024 * 1024


class Rank(IntEnum):
    """What matters more is done first, whoever asked for it."""

    PERSON = 0  # somebody sits there and waits for a computer's turn
    TURN = 1  # any other turn of a computer player
    HINT = 2
    ANALYSIS = 3
    UNWATCHED = 4  # nobody looks


@dataclass(frozen=True)
class Owner:
    """For whom: an opaque name of the guest, and the table. Empty names are one guest and one table, too."""

    guest: str = ""
    table: str = ""


@dataclass(frozen=True)
class Limits:
    """Of seconds, and of bytes that the process which does it may hold at all."""

    seconds: float = 5.0
    memory: int = 1024 * MIB


@dataclass(frozen=True)
class Job:
    """`work` is a function of a module: the process that does it imports it. Arguments and answer travel by pickle."""

    work: Callable[..., Any]
    values: tuple[Any, ...] = ()
    owner: Owner = Owner()
    rank: Rank = Rank.TURN
    limits: Limits = Limits()


class Place(Protocol):
    """Where jobs are done, `count` of them at a time. What a job raises, its future raises; or one of these:"""

    @property
    def count(self) -> int: ...

    def submit(self, job: Job) -> Future[Any]: ...

    def warm_up(self) -> None:
        """Have somebody ready; may wait."""

    def close(self) -> None:
        """Whatever is being done is given up."""


class JobError(Exception):
    """A job that brought no answer."""


class TooSlow(JobError):
    """It reached its limit of time, and was ended."""


class TooBig(JobError):
    """It reached its limit of memory."""


class Broken(JobError):
    """The process that did it died, or its answer could not travel."""


class Crowded(Refused):
    """A guest who lets that much be done has to wait."""

    def __init__(self) -> None:
        super().__init__("too-much-is-being-done-for-you")
