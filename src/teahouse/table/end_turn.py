"""End the turn: from here on nothing of it can be taken back, and the next player goes on."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.deciding import must_be_deciding
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Committed
from teahouse.table.rights import seat_of
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import Table
from teahouse.table.verbs import Number, OfSeat, by_seat, verb


class EndTurn(OfSeat, tag="end-turn", kw_only=True):
    revision: Number


@verb(EndTurn, by_seat)
def end_turn(table: Table, token: str, revision: int, *, now: int, rng: Rng) -> Table:
    seat = seat_of(table, token)
    must_be_deciding(table, seat, revision, now)
    if not table.must_end_turn:
        raise WrongMoment("your-turn-is-not-finished")
    after = table.copy()
    after.add(Committed(moment(table, now), seat))
    return run_on(after, rng)
