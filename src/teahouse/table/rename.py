"""Change the name that the others see."""

from __future__ import annotations

from teahouse.table.facts import Fact, kept_as
from teahouse.table.rights import seat_of
from teahouse.table.run_on import moment
from teahouse.table.seats import clean_name
from teahouse.table.table import Table
from teahouse.table.verbs import Name, OfSeat, by_seat, verb


class Rename(OfSeat, tag="rename", kw_only=True):
    name: Name


@kept_as("renamed")
class Renamed(Fact):
    seat: int
    name: str

    def fold(self, table: Table) -> None:
        table.change(self.seat, name=self.name)


@verb(Rename, by_seat)
def rename(table: Table, token: str, name: str, *, now: int) -> Table:
    seat = seat_of(table, token)
    after = table.copy()
    after.add(Renamed(moment(table, now), seat, clean_name(name)))
    return after
