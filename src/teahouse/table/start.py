"""Begin the match: all seats are taken, chance draws what lies on the table at first."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Started
from teahouse.table.rights import Caller, must_be_gathering, must_be_unfinished, must_own
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import Table
from teahouse.table.verbs import Said, by_owner, verb


class Start(Said, tag="start", kw_only=True):
    pass


def ready(table: Table) -> bool:
    return not any(seat.empty for seat in table.seats)


@verb(Start, by_owner)
def start(table: Table, caller: Caller, *, now: int, rng: Rng) -> Table:
    """The owner begins."""
    must_own(table, caller)
    must_be_unfinished(table)
    must_be_gathering(table)
    if not ready(table):
        missing = sum(seat.empty for seat in table.seats)
        raise WrongMoment("some-seats-are-still-open", missing=missing)
    after = table.copy()
    after.add(Started(moment(table, now)))
    return run_on(after, rng)
