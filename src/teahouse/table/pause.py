"""Put the match aside and go on with it, in an hour or in a year. Clocks stand still meanwhile."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Paused, Resumed
from teahouse.table.rights import Caller, must_be_playing, seat_or_owner
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import Table


def pause(table: Table, caller: Caller, *, now: int) -> Table:
    seat = seat_or_owner(table, caller)
    must_be_playing(table)
    if table.paused:
        raise WrongMoment("the-match-is-paused")
    after = table.copy()
    after.add(Paused(moment(table, now), seat))
    return after


def resume(table: Table, caller: Caller, *, now: int, rng: Rng) -> Table:
    seat = seat_or_owner(table, caller)
    must_be_playing(table)
    if not table.paused:
        raise WrongMoment("the-match-is-not-paused")
    after = table.copy()
    after.add(Resumed(moment(table, now), seat))
    return run_on(after, rng)
