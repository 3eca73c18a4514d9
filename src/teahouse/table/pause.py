"""Put the match aside and go on with it, in an hour or in a year. Clocks stand still meanwhile."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Fact, kept_as
from teahouse.table.rights import Caller, must_be_playing, seat_or_owner
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import Table
from teahouse.table.verbs import Said, by_seat_or_owner, verb


class Pause(Said, tag="pause", kw_only=True):
    pass


class Resume(Said, tag="resume", kw_only=True):
    pass


@kept_as("paused")
class Paused(Fact):
    seat: int  # -1: the owner or the house

    def fold(self, table: Table) -> None:
        table.paused = True


@kept_as("resumed")
class Resumed(Fact):
    seat: int

    def fold(self, table: Table) -> None:
        table.paused = False


@verb(Pause, by_seat_or_owner)
def pause(table: Table, caller: Caller, *, now: int) -> Table:
    seat = seat_or_owner(table, caller)
    must_be_playing(table)
    if table.paused:
        raise WrongMoment("the-match-is-paused")
    after = table.copy()
    after.add(Paused(moment(table, now), seat))
    return after


@verb(Resume, by_seat_or_owner)
def resume(table: Table, caller: Caller, *, now: int, rng: Rng) -> Table:
    seat = seat_or_owner(table, caller)
    must_be_playing(table)
    if not table.paused:
        raise WrongMoment("the-match-is-not-paused")
    after = table.copy()
    after.add(Resumed(moment(table, now), seat))
    return run_on(after, rng)
