"""Make a choice. It says which position it answers, so a late or doubled message does no harm."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.deciding import decide
from teahouse.table.look import may_choose
from teahouse.table.rights import seat_of
from teahouse.table.table import Table
from teahouse.table.verbs import Number, OfSeat, by_seat, verb


class Choose(OfSeat, tag="choose", kw_only=True):
    choice: Number
    revision: Number
    then: Number | None = None


@verb(Choose, by_seat)
def choose(
    table: Table, token: str, choice: int, revision: int, then: int | None = None, *, now: int, rng: Rng
) -> Table:
    """Raises Refused, or IllegalChoice or NotationError from the game itself; then nothing has happened. `then` follows
    at once if the same person may choose it after that; else the first one is all."""
    seat = seat_of(table, token)
    after = decide(table, seat, choice, revision, now, rng)
    if then is None or after.to_act != seat or not may_choose(after, seat) or after.match.why_not(then) is not None:
        return after
    return decide(after, seat, then, after.revision, now, rng)
