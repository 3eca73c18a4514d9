"""The house: the host as the server has it, with its database and its way of speaking."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from teahouse.bots.levels import DEFAULT
from teahouse.host.changing import Verb
from teahouse.host.host import Host
from teahouse.host.jobs.cluster import Cluster
from teahouse.host.jobs.job import Place
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.jobs.processes import Processes
from teahouse.host.moment import chance, now
from teahouse.host.others import Exchange
from teahouse.host.rooms import Room
from teahouse.host.thinking import Thinking, know_the_players
from teahouse.store.store import Store
from teahouse.table.unlist import unlist
from teahouse.table.verbs import After, Call, Said, carry_out
from teahouse.text.languages import language_of_the_system, languages
from teahouse.web.guests import Guest
from teahouse.web.replays import get_ready
from teahouse.web.settings import Settings
from teahouse.web.words import learn

SETTLED = 3.0  # seconds after opening, when what is needed at once is there


class House(Host):
    settings: Settings

    def __init__(self, settings: Settings, store: Store, exchange: Exchange | None) -> None:
        thinking = Thinking(Jobs(thinkers(settings)), settings.think)
        super().__init__(store, thinking, settings, exchange, errands=Jobs(Processes(1, get_ready)))
        self.store = store

    async def enter_lobby(self, visitor: Guest, match: str) -> None:
        """A guest has a few tables there; with one more his oldest leaves it."""
        visitor.listed.append(match)
        while len(visitor.listed) > self.settings.listed_tables:
            oldest = await self.room(visitor.listed.popleft())
            await self.see_through(oldest, lambda table: After(unlist(table, now=now())))

    def open(self) -> None:
        super().open()
        self.spawn(self.errands.warm_up())

    async def get_ready(self) -> None:
        """Before anybody comes in: everybody would wait while the first guest's words and pictures are read."""
        await asyncio.to_thread(learn, language_of_the_system())
        self.spawn(self.learn_languages())

    async def learn_languages(self) -> None:
        """The others, while there is nothing else to do."""
        await asyncio.sleep(SETTLED)
        for language in languages():
            await asyncio.to_thread(learn, language)


def thinkers(settings: Settings) -> Place:
    """Where computer players think; raises OptionError if the cluster that is meant does not answer."""
    here = Processes(settings.workers, know_the_players)
    return Cluster(settings.cluster, instead=here) if settings.cluster else here


def verb_of(act: Said, tokens: Sequence[str], room: Room) -> Verb:
    """What a message asks for in this room, by the right of these tokens."""
    call = Call(tokens, now(), chance(), DEFAULT, room.away)
    return lambda table: carry_out(table, act, call)
