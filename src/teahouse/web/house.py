"""The house: the host as the server has it, with its database and its way of speaking."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Sequence
from functools import partial
from time import monotonic

from teahouse.bots.levels import DEFAULT
from teahouse.core.errors import TeahouseError
from teahouse.host.analyses import Analyses
from teahouse.host.changing import Verb
from teahouse.host.host import Host
from teahouse.host.jobs.cluster import Cluster
from teahouse.host.jobs.job import Place
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.jobs.processes import Processes
from teahouse.host.measure import Durations
from teahouse.host.moment import chance, now
from teahouse.host.others import Exchange
from teahouse.host.rooms import Room
from teahouse.host.thinking import Thinking, know_the_players
from teahouse.store.analyses import Analyses as AnalysisShelf
from teahouse.store.store import Store
from teahouse.store.upkeep import pulse, silence
from teahouse.table.keeping import StoreError
from teahouse.table.unlist import unlist
from teahouse.table.verbs import After, Call, Said, carry_out
from teahouse.text.languages import language_of_the_system, languages
from teahouse.web.analyses import judge
from teahouse.web.guests import Guest, Guests
from teahouse.web.logs import Requests
from teahouse.web.replays import get_ready
from teahouse.web.settings import Settings
from teahouse.web.sharing import hear_spendings, read_bans, tell_spendings
from teahouse.web.words import learn

SETTLED = 3.0  # seconds after opening, when what is needed at once is there
FEW = 8  # tabs that are shown something within a few thousandths of a second
WELL = 1.0  # seconds for which it is believed that the database can be written to
PATIENCE = 5.0  # seconds for it to take something
DAY = 24 * 60 * 60 * 1000  # milliseconds


class House(Host):
    settings: Settings

    def __init__(self, settings: Settings, store: Store, exchange: Exchange | None) -> None:
        thinking = Thinking(Jobs(thinkers(settings)), settings.think)
        super().__init__(store, thinking, settings, exchange, errands=Jobs(Processes(1, get_ready)))
        self.store = store
        self.analyses = Analyses(AnalysisShelf(store), thinking.jobs, judge, self.load, self.spawn)
        self.guests: Guests | None = None
        self.requests: Requests | None = None
        self.delays = Durations()
        self.pressing = 0  # tabs that wait to be shown something
        self.leaving = False  # told to stop
        self.learning: dict[str, asyncio.Task[None]] = {}  # languages
        self.well_at = -math.inf  # when the database has last taken what we wrote
        self.feeling = asyncio.Lock()

    @property
    def busy(self) -> bool:
        """Many wait for their picture: what can be told later is told later."""
        return self.pressing > FEW

    async def enter_lobby(self, visitor: Guest, match: str) -> None:
        """A guest has a few tables there; with one more his oldest leaves it, if there is still such a table."""
        visitor.listed.append((match, monotonic()))
        while len(visitor.listed) > self.settings.listed_tables:
            oldest, _ = visitor.listed.popleft()
            with contextlib.suppress(TeahouseError):
                await self.see_through(await self.room(oldest), lambda table: After(unlist(table, now=now())))

    def open(self) -> None:
        super().open()
        self.spawn(self.errands.warm_up())
        self.spawn(self.analyses.go_on())
        if self.guests is not None:
            self.spawn(read_bans(self.guests, self.store, self.settings.beat))
            if self.servers.exchange is not None:
                self.servers.word = partial(hear_spendings, self.guests)
                self.spawn(tell_spendings(self.guests, self.name, self.servers.tell))

    async def get_ready(self) -> None:
        """Before anybody comes in: everybody would wait while the first guest's words and pictures are read."""
        await self.know(language_of_the_system())
        self.spawn(self.learn_languages())

    async def learn_languages(self) -> None:
        """The others, while there is nothing else to do."""
        await asyncio.sleep(SETTLED)
        for language in languages():
            await self.know(language)

    async def know(self, language: str) -> None:
        """Have the words of a language at hand. They are read once, beside the event loop, whoever asks first."""
        if language not in self.learning:
            self.learning[language] = self.spawn(asyncio.to_thread(learn, language))
        await asyncio.shield(self.learning[language])

    async def close(self) -> None:
        await super().close()
        with contextlib.suppress(StoreError):
            await silence(self.store, self.name, now() - DAY)

    async def must_be_well(self) -> None:
        """Raises StoreError if nothing can be written. However many ask, it is tried once a second at most."""
        async with self.feeling:
            if monotonic() - self.well_at > WELL:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await pulse(self.store, self.name, now())
                except TimeoutError:
                    raise StoreError("the database does not answer") from None
                self.well_at = monotonic()


def thinkers(settings: Settings) -> Place:
    """Where computer players think; raises OptionError if the cluster that is meant does not answer."""
    here = Processes(settings.workers, know_the_players)
    return Cluster(settings.cluster, instead=here) if settings.cluster else here


def verb_of(act: Said, tokens: Sequence[str], room: Room) -> Verb:
    """What a message asks for in this room, by the right of these tokens."""
    call = Call(tokens, now(), chance(), DEFAULT, room.away)
    return lambda table: carry_out(table, act, call)
