"""Make a choice. It says which position it answers, so a late or doubled message does no harm."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.deciding import decide
from teahouse.table.rights import seat_of
from teahouse.table.table import Table
from teahouse.table.verbs import Number, OfSeat, by_seat, verb


class Choose(OfSeat, tag="choose", kw_only=True):
    choice: Number
    revision: Number


@verb(Choose, by_seat)
def choose(table: Table, token: str, choice: int, revision: int, *, now: int, rng: Rng) -> Table:
    """Raises Refused, or IllegalChoice or NotationError from the game itself; then nothing has happened."""
    return decide(table, seat_of(table, token), choice, revision, now, rng)
