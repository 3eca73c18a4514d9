"""Computer players at the tables of a host: asked when it is up to them, and by people who would like advice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from teahouse.core.errors import IllegalChoice
from teahouse.host.changing import Verb
from teahouse.host.moment import Chance, now
from teahouse.host.rooms import Room
from teahouse.host.thinking import Thinking
from teahouse.table import computers
from teahouse.table.errors import Stale, WrongMoment
from teahouse.table.table import Table
from teahouse.table.verbs import After

log = logging.getLogger("teahouse.host")

PATIENCE = 3.0  # seconds after the time a computer player has, before another server takes the question up


class Computers:
    """`change` carries a verb out; `spawn` lets something happen beside everything else."""

    def __init__(
        self,
        thinking: Thinking,
        think: float,
        change: Callable[[Room, Verb], Coroutine[Any, Any, Table]],
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        chance: Chance,
    ) -> None:
        self.thinking = thinking
        self.think = think
        self.change = change
        self.spawn = spawn
        self.chance = chance

    def mind(self, room: Room, mine: bool = True) -> None:
        """Ask the computer player who has to decide, if one has. What another server began is left to it first."""
        table = room.table
        if room.asked == table.revision and room.thinking is not None:
            return
        asked = computers.question(table, self.chance(table)) if computers.is_asked(table) else None
        if asked is not None:
            room.asked = table.revision
            room.thinking = self.spawn(self.decide(room, asked, 0.0 if mine else self.think + PATIENCE))

    async def decide(self, room: Room, asked: computers.Question, wait: float) -> None:
        try:
            await asyncio.sleep(wait)
            if room.table.revision != asked.revision:
                return
            thought = await self.thinking.answer(asked)
            choice = computers.any_answer(asked) if thought.choice is None else thought.choice

            def verb(table: Table) -> After:
                time, rng = now(), self.chance(table)
                try:
                    return After(computers.answer(table, asked, choice, now=time, rng=rng))
                except IllegalChoice:
                    return After(computers.answer(table, asked, computers.any_answer(asked), now=time, rng=rng))

            if thought.trouble:
                log.warning("%s: seat %d (%s) at %s", thought.trouble, asked.seat, asked.bot, asked.match)
                room.note(thought.trouble, {"seat": asked.seat})
            room.thinking = None  # the next question is asked from within the change
            await self.change(room, verb)
        except Stale:
            pass  # somebody has taken the seat, undone, or another server was quicker
        except Exception as problem:
            log.error("a computer player's choice could not be kept: %s", problem, exc_info=problem)
            room.asked = -1
            asyncio.get_running_loop().call_later(PATIENCE, self.mind, room)
        finally:
            if room.asked == asked.revision:
                room.thinking = None

    async def advise(self, room: Room, asked: computers.Position) -> computers.Advice:
        """What the best computer player thinks of the choices; raises Stale if the table has gone on meanwhile, and
        WrongMoment if it knows nothing."""
        thought = await self.thinking.advise(asked)
        if room.table.revision != asked.revision:
            raise Stale("the-table-has-changed-since", answered=asked.revision, now=room.table.revision)
        if not thought.choice:
            raise WrongMoment("the-computer-knows-no-hint-now")
        return thought.choice
