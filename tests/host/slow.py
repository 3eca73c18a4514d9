"""Computer players with bad habits, for the processes that think."""

from __future__ import annotations

import os
import time

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
