"""Computer players and other jobs with bad habits, for the processes that do jobs."""

from __future__ import annotations

import os
import time
from pathlib import Path

from teahouse.core.errors import OptionError
from teahouse.table.computers import Question


def for_ever(asked: Question) -> int:
    while True:
        time.sleep(1)


def takes_two_seconds(asked: Question) -> int:
    time.sleep(2)
    return 7


def dies(asked: Question) -> int:
    os._exit(3)


def trips(asked: Question) -> int:
    raise ZeroDivisionError


def slow_for_seat_zero(asked: Question) -> int:
    return for_ever(asked) if asked.seat == 0 else 7


def spin(seconds: float) -> int:
    """Busy with nothing, as a search is."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass
    return os.getpid()


def eat(size: int) -> int:
    return len(bytearray(size))


def refuse(why: str) -> None:
    raise OptionError(why)


def unspeakable() -> object:
    return lambda: None


def own_process(file: str, seconds: float) -> int:
    """Tells in a file which process is at it, and takes its time."""
    with Path(file).open("a") as told:
        told.write(f"{os.getpid()} {os.getppid()}\n")
    return spin(seconds)


def anything(asked: Question) -> int:
    return asked.state().legal()[0]


def takes_a_third(asked: Question) -> int:
    spin(1 / 3)
    return anything(asked)


def begin_for_ever(game: str, seats: int, options: dict[str, str]) -> float:
    return float(spin(60.0))


def begin_slowly(game: str, seats: int, options: dict[str, str]) -> float:
    return 0.5
