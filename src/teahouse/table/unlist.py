"""A table leaves the lobby: its link still works, but strangers do not find it any more. The house does that."""

from __future__ import annotations

from teahouse.table.facts import Fact, kept_as
from teahouse.table.run_on import moment
from teahouse.table.seats import OPEN
from teahouse.table.table import GATHERING, PLAYING, Table


@kept_as("unlisted")
class Unlisted(Fact):
    def fold(self, table: Table) -> None:
        table.listed = False


def in_lobby(table: Table) -> bool:
    free = any(seat.kind == OPEN for seat in table.seats)
    return table.listed and free and table.status in (GATHERING, PLAYING)


def unlist(table: Table, *, now: int) -> Table:
    """The same table where it is not in the lobby."""
    if not in_lobby(table):
        return table
    after = table.copy()
    after.add(Unlisted(moment(table, now)))
    return after
