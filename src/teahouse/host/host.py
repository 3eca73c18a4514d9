"""The host: all tables that somebody looks at, and what goes on at them by itself.

Several servers may share a database. Each has its own host; a notice tells the others that a table has gone on, and
they read the new facts.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from teahouse.host import checks
from teahouse.host.changing import Changes, Keeper, Verb
from teahouse.host.clocks import Clocks
from teahouse.host.computers import Computers, computers_alone
from teahouse.host.jobs.job import Owner
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.moment import Chance, chance, now
from teahouse.host.others import Exchange, Notice
from teahouse.host.rooms import Room, Rooms
from teahouse.host.servers import Servers
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking
from teahouse.table import computers, sit
from teahouse.table.errors import Refused
from teahouse.table.table import Table
from teahouse.table.verbs import After

Result = TypeVar("Result")
LONG = 4000  # letters of a position


class Host:
    """`exchange` is the way to other servers, None where there is none. `chance` is nobody's to foresee, unless a game
    is to be dealt again. `errands` are short jobs that do not wait for those who think."""

    def __init__(
        self,
        keeper: Keeper,
        thinking: Thinking,
        settings: HostSettings,
        exchange: Exchange | None = None,
        chance: Chance = chance,
        errands: Jobs | None = None,
    ) -> None:
        self.name = secrets.token_hex(6)
        self.settings = settings
        self.thinking = thinking
        self.errands = errands or thinking.jobs
        self.chance = chance
        self.tasks: set[asyncio.Task[Any]] = set()
        self.rooms = Rooms(self.load, settings.rooms)
        self.keeper = keeper
        self.changes = Changes(keeper, self.follow, self.begin, self.rooms.forget)
        self.change = self.changes.change
        self.clocks = Clocks(keeper, settings.look_ahead, self.room, self.changes, self.spawn, chance)
        self.computers = Computers(thinking, settings, self.change, self.spawn, chance)
        self.servers = Servers(self.name, exchange, self.rooms, keeper, self.changes, settings, self.spawn, self.mind)
        self.presence = self.servers.presence

    # --- opening and closing ---

    def open(self) -> None:
        """Let those things begin that go on for as long as the host is there."""
        self.spawn(self.thinking.warm_up())
        self.spawn(self.clocks.look_ahead())
        self.servers.open()

    async def close(self) -> None:
        """Nothing has to be saved: whatever happened is kept."""
        self.clocks.close()
        self.servers.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for jobs in {self.thinking.jobs, self.errands}:
            await asyncio.to_thread(jobs.close)

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- tables ---

    async def room(self, match: str) -> Room:
        """The room of a table; raises NoSuchTable."""
        return self.rooms.all.get(match) or await self.rooms.find(match, self.mind)

    async def load(self, match: str) -> Table:
        """The table as it is kept; whatever happens to it from now on is heard."""
        await self.servers.attend(match)
        return await self.keeper.load(match)

    def begin(self, table: Table, guest: str = "") -> Room:
        """A room for a table that has just been kept."""
        room = self.rooms.enter(table, guest)
        if self.servers.exchange is not None:
            self.spawn(self.servers.attend_new(room))
        self.mind(room)
        return room

    async def check(self, game: str, seats: int, options: Mapping[str, str], guest: str = "") -> None:
        """Let somebody else find out whether a match can begin like this; raises OptionError or DataError if not. What
        only a list of values has to be asked for is not worth the way."""
        if checks.is_worth_it(game, options):
            await checks.check(self.errands, game, seats, dict(options), Owner(guest))

    async def check_position(self, game: str, position: str, guest: str = "") -> None:
        """The same for a position; raises PositionError as well. Only a board of one's own stands in quotes there, and
        without one only nonsense is long."""
        if '"' in position or len(position) > LONG:
            await checks.check_position(self.errands, game, position, Owner(guest))

    async def create(self, table: Table, guest: str = "") -> Room:
        """Keep a new table; raises Refused where too many tables of computers alone play for this guest already."""
        most = self.settings.self_playing
        if computers_alone(table) and self.computers.playing_for(guest) >= most:
            raise Refused("too-many-tables-of-computers", most=most)
        await self.keeper.create(table)
        return self.begin(table, guest)

    async def see_through(self, room: Room, verb: Verb) -> Table:
        """A change that goes to its end even if whoever asked for it is gone meanwhile."""
        return await asyncio.shield(self.spawn(self.change(room, verb)))

    async def join(self, match: str, name: str, seat: int | None) -> sit.Joined:
        joined: list[sit.Joined] = []

        def verb(table: Table) -> After:
            joined.append(sit.join(table, name, seat, now=now(), rng=self.chance(table)))
            return After(joined[-1].table)

        await self.see_through(await self.room(match), verb)
        return joined[-1]

    def follow(self, room: Room, mine: bool) -> None:
        """A table has gone on, by an act of ours (`mine`) or of another server."""
        if mine and self.servers.exchange is not None:
            self.servers.tell(Notice(self.name, room.table.id, number=room.number))
        self.mind(room, mine)

    def mind(self, room: Room, mine: bool = True) -> None:
        """See to it that computer players decide and clocks run out."""
        if room.table.clocked:
            self.clocks.mind(room.table)
        if computers.has_to_think(room.table):
            self.computers.mind(room, mine)
