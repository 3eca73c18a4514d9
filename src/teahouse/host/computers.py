"""Computer players at the tables of a host: asked when it is up to them, and by people who would like advice.

Where only computers are left, they play for whoever looks, at a pace that can be followed, and sleep while nobody does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any
from weakref import WeakSet

from teahouse.core.errors import IllegalChoice
from teahouse.host.changing import Verb
from teahouse.host.jobs.job import Crowded, Owner, Rank
from teahouse.host.moment import Chance, now
from teahouse.host.rooms import Room
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking, spare_time
from teahouse.table import computers
from teahouse.table.errors import Stale, WrongMoment
from teahouse.table.seats import PERSON
from teahouse.table.table import Table
from teahouse.table.verbs import After

log = logging.getLogger("teahouse.host")

PATIENCE = 3.0  # seconds after the time a computer player has, before another server takes the question up
GUESTS = 1000  # remembered with their tables of computers, before those are forgotten who look at none
ASK_AGAIN = 2.0  # seconds until a table that has to wait for others of its guest looks whether it may play


class Computers:
    """`change` carries a verb out; `spawn` lets something happen beside everything else."""

    def __init__(
        self,
        thinking: Thinking,
        settings: HostSettings,
        change: Callable[[Room, Verb], Coroutine[Any, Any, Table]],
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        chance: Chance,
    ) -> None:
        self.thinking = thinking
        self.settings = settings
        self.change = change
        self.spawn = spawn
        self.chance = chance
        self.self_playing: dict[str, WeakSet[Room]] = {}  # by guest: where computers alone play, or did

    def mind(self, room: Room, mine: bool = True) -> None:
        """Ask the computer player who has to decide, if one has. What another server began is left to it first."""
        table = room.table
        if (room.asked == table.revision and room.thinking is not None) or not computers.has_to_think(table):
            return
        if sleeps(room):
            return  # `mind` comes again with whoever looks next
        room.asked = table.revision
        wait = 0.0 if mine else self.settings.think + PATIENCE
        room.thinking = self.spawn(self.decide(room, table.revision, max(wait, self.pace(table))))

    def pace(self, table: Table) -> float:
        """Seconds to wait before a choice: none where a person waits for a computer."""
        seat = table.seats[table.to_act]
        stands_in = seat.kind == PERSON and not seat.resigned
        return self.settings.tempo if stands_in or computers_alone(table) else 0.0

    async def decide(self, room: Room, revision: int, wait: float) -> None:
        try:
            await asyncio.sleep(wait)
            if computers_alone(room.table) and not self.may_play(room):
                room.note("reason-too-many-tables-of-computers", {"most": self.settings.self_playing})
                while computers_alone(room.table) and not sleeps(room) and not self.may_play(room):
                    await asyncio.sleep(ASK_AGAIN)
            if room.table.revision == revision and not sleeps(room):
                await self.answer(room)
        except Stale:
            pass  # somebody has taken the seat, undone, or another server was quicker
        except Crowded:
            self.later(room)
        except Exception as problem:
            log.error("a computer player's choice could not be kept: %s", problem, exc_info=problem)
            self.later(room)
        finally:
            if room.asked == revision:
                room.thinking = None

    def later(self, room: Room) -> None:
        room.asked, room.thinking = -1, None
        asyncio.get_running_loop().call_later(PATIENCE, self.mind, room)

    async def answer(self, room: Room) -> None:
        asked = computers.question(room.table, self.chance(room.table))
        if asked is None:
            return
        owner, rank = whose(room)
        if rank is Rank.PERSON:
            asked = replace(asked, spare=spare_time(self.thinking.jobs.load, self.settings.spare))
        thought = await self.thinking.answer(asked, owner, rank)

        def verb(table: Table) -> After:
            time, rng, choice = now(), self.chance(table), thought.choice
            try:
                return After(computers.answer(table, asked, choice, now=time, rng=rng))
            except IllegalChoice:
                return After(computers.answer(table, asked, None, now=time, rng=rng))

        if thought.trouble:
            log.warning("%s: seat %d (%s) at %s", thought.trouble, asked.seat, asked.bot, asked.match)
            room.note(thought.trouble, {"seat": asked.seat})
        room.thinking = None  # the next question is asked from within the change
        await self.change(room, verb)

    def may_play(self, room: Room) -> bool:
        """Whether this table of computers alone is among the first so many that play for its guest."""
        guest = whose(room)[0].guest
        if self.playing_for(guest, but=room) >= self.settings.self_playing:
            return False
        self.self_playing.setdefault(guest, WeakSet()).add(room)
        if len(self.self_playing) > GUESTS:
            self.self_playing = {one: rooms for one, rooms in self.self_playing.items() if self.playing_for(one)}
        return True

    def playing_for(self, guest: str, but: Room | None = None) -> int:
        """How many tables of computers alone play for a guest now."""
        rooms = self.self_playing.get(guest, ())
        return sum(room is not but and plays_by_itself(room) for room in rooms)

    async def advise(self, room: Room, asked: computers.Position, guest: str = "") -> computers.Advice:
        """What the best computer player thinks of the choices; raises Stale if the table has gone on meanwhile, and
        WrongMoment if it knows nothing."""
        thought = await self.thinking.advise(asked, Owner(guest, asked.match))
        if room.table.revision != asked.revision:
            raise Stale("the-table-has-changed-since", answered=asked.revision, now=room.table.revision)
        if not thought.choice:
            raise WrongMoment("the-computer-knows-no-hint-now")
        return thought.choice


def computers_alone(table: Table) -> bool:
    """Whether no person decides anything here, as long as nobody sits down or comes back."""
    return all(seat.bot for seat in table.seats)


def sleeps(room: Room) -> bool:
    return not room.onlookers and computers_alone(room.table)


def plays_by_itself(room: Room) -> bool:
    return bool(room.onlookers) and computers_alone(room.table) and computers.has_to_think(room.table)


def whose(room: Room) -> tuple[Owner, Rank]:
    """For whom a computer player thinks in this room, and how much it matters."""
    players = sorted(onlooker.guest for onlooker in room.onlookers if onlooker.seats)
    others = sorted(onlooker.guest for onlooker in room.onlookers)
    guest = players[0] if players else others[0] if others else room.guest
    waits = bool(players) and not computers_alone(room.table)
    return Owner(guest, room.table.id), Rank.PERSON if waits else Rank.TURN
