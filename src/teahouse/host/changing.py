"""Let a verb happen at a table: what it adds is kept first, and only then shown.

Several hosts may keep their tables in one place. Whoever was too late with a fact, or was refused because his copy of
the table is behind, reads on and asks the verb again: it then says whether the answer is stale.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic as moment
from typing import Protocol

from teahouse.core.errors import TeahouseError
from teahouse.host.measure import Durations
from teahouse.host.rooms import NO_ASKER, Asker, NoSuchTable, Room
from teahouse.table.errors import Repeated, Stale
from teahouse.table.keeping import Conflict, StoreError
from teahouse.table.rematch import Again
from teahouse.table.table import Table
from teahouse.table.verbs import After

TRIES = 20  # at a change that others contest


Verb = Callable[[Table], After]


class Keeper(Protocol):
    """Who keeps the facts of tables, as the store does. What was kept is safe when these come back."""

    async def load(self, match: str) -> Table:
        """Raises NoSuchMatch."""

    async def create(self, *tables: Table) -> None: ...

    async def append(self, before: Table, after: Table) -> None:
        """Raises Conflict, and then nothing of it is kept, if somebody else has added something meanwhile."""

    async def keep_rematch(self, before: Table, again: Again) -> None:
        """As `append`, for both tables or none."""

    async def refresh(self, table: Table) -> Table:
        """The table with whatever others have added; the same one if they have not."""

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        """How many facts there are of each of these matches."""

    async def times_up(self, until: int, limit: int) -> list[tuple[str, int]]:
        """The matches in which a person's time is up by then, and when; the earliest first."""


class Changes:
    """The only way to change a table. `follow` sees to what comes of it: told with the room, and whether it was us;
    `begin` opens a further table; `forget` leaves one that is kept no more."""

    def __init__(
        self,
        keeper: Keeper,
        follow: Callable[[Room, bool], None],
        begin: Callable[[Table], Room],
        forget: Callable[[Room], None],
    ) -> None:
        self.keeper = keeper
        self.follow = follow
        self.begin = begin
        self.forget = forget
        self.times = Durations()  # from what somebody asked for to its being kept

    async def change(self, room: Room, verb: Verb, by: Asker = NO_ASKER) -> Table:
        """The table after the verb. Raises what the verb raises, and then nothing has happened. A verb that gives more
        than tables (a token, say) leaves it in a variable; only what its last call left there counts."""
        asked = moment()
        async with room.lock:
            for _ in range(TRIES):
                before = room.table
                try:
                    after = verb(before)
                    if len(after.table.facts) == len(before.facts):
                        return before
                    if after.further is None:
                        await self.keeper.append(before, after.table)
                    else:
                        await self.keeper.keep_rematch(before, Again(after.table, after.further))
                        self.begin(after.further)
                except Conflict:
                    if not await self.refresh(room):
                        await self._must_be_kept(room)
                except (StoreError, Repeated):
                    raise
                except TeahouseError:  # refused: rightly, or because this copy of the table is behind?
                    if not room.worth_reading(moment()) or not await self.refresh(room):
                        raise
                else:
                    self.times.add(moment() - asked)
                    room.advance(after.table, by)
                    self.follow(room, True)
                    return after.table
        raise Stale("the-table-has-changed-since")

    async def _must_be_kept(self, room: Room) -> None:
        """Raises NoSuchTable if somebody has cleared the match away."""
        if not await self.keeper.numbers([room.table.id]):
            self.forget(room)
            raise NoSuchTable

    async def refresh(self, room: Room) -> bool:
        """Read what others have kept since; whether there was something."""
        newer = room.advance(await self.keeper.refresh(room.table))
        if newer:
            self.follow(room, False)
        return newer
