"""Tell one's habits: whether turns end by themselves."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.facts import Fact, kept_as
from teahouse.table.rights import must_be_unfinished, seat_of
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import Table
from teahouse.table.verbs import OfSeat, by_seat, verb


class Prefer(OfSeat, tag="prefer", kw_only=True):
    quick: bool


@kept_as("preferred")
class Preferred(Fact):
    """`quick`: the turn ends by itself with its last choice."""

    seat: int
    quick: bool

    def fold(self, table: Table) -> None:
        table.change(self.seat, quick=self.quick)


@verb(Prefer, by_seat)
def prefer(table: Table, token: str, quick: bool, *, now: int, rng: Rng) -> Table:
    """`quick`: my turns end by themselves with their last choice, also the one that waits now."""
    seat = seat_of(table, token)
    must_be_unfinished(table)
    after = table.copy()
    after.add(Preferred(moment(table, now), seat, quick))
    return run_on(after, rng)
