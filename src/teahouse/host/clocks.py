"""Clocks: where a person's time is up, a computer player takes over at that very moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from teahouse.bots.levels import DEFAULT
from teahouse.host.changing import Verb
from teahouse.host.moment import Chance, now
from teahouse.host.rooms import Room
from teahouse.table.table import PLAYING, Table
from teahouse.table.take_over import mind_the_clock
from teahouse.table.verbs import After

AFTER = 0.05  # seconds: a clock is looked at a moment after its time, so that it is up


class Clocks:
    def __init__(self, change: Callable[[Room, Verb], Any], chance: Chance) -> None:
        self.change = change
        self.chance = chance

    def mind(self, room: Room) -> None:
        """Wind the one clock that runs now, if there is one."""
        if room.clock is not None:
            room.clock.cancel()
            room.clock = None
        table = room.table
        seat = table.running() if table.clocked and table.status == PLAYING else -1
        if seat >= 0:
            wait = max(0.0, table.time_left(seat, now()) / 1000) + AFTER
            room.clock = asyncio.get_running_loop().call_later(wait, self.time_is_up, room)

    def time_is_up(self, room: Room) -> None:
        def verb(table: Table) -> After:
            return After(mind_the_clock(table, DEFAULT, now=now(), rng=self.chance(table)))

        self.change(room, verb)
