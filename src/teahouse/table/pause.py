"""Put the match aside and go on with it, in an hour or in a year.

Where there is a clock, a pause is no time to think: everybody has a few of them, each stops the clock for some minutes,
and others can end it after a while. Where all people want the pause, the clock stands still for as long as it lasts.
"""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Fact, kept_as
from teahouse.table.rights import Caller, must_be_playing, seat_or_owner
from teahouse.table.run_on import moment, run_on
from teahouse.table.table import NOBODY, Table
from teahouse.table.verbs import Said, by_seat_or_owner, verb


class Pause(Said, tag="pause", kw_only=True):
    pass


class Resume(Said, tag="resume", kw_only=True):
    pass


MOST_PAUSES = 3  # of one person in a match with a clock
REST = 5 * 60_000  # milliseconds for which the clock stands still
HOLD = 60_000  # milliseconds before somebody else can end the pause


@kept_as("paused")
class Paused(Fact):
    """Somebody wants a pause, or agrees to one. `rest`: milliseconds for which it stops the clock, 0 for no limit."""

    seat: int  # -1: the owner or the house
    rest: int = 0

    def fold(self, table: Table) -> None:
        if not table.paused:
            table.paused_at = self.at
        table.paused = True
        table.pausers = (*table.pausers, self.seat)
        table.rest = self.rest


@kept_as("resumed")
class Resumed(Fact):
    seat: int

    def fold(self, table: Table) -> None:
        table.paused = False
        table.pausers = ()
        table.rest = 0


@verb(Pause, by_seat_or_owner)
def pause(table: Table, caller: Caller, *, now: int) -> Table:
    seat = seat_or_owner(table, caller)
    must_be_playing(table)
    if table.paused and (not table.rest or seat == NOBODY or seat in table.pausers):
        raise WrongMoment("the-match-is-paused")
    if table.clocked and not table.paused and _pauses(table, seat) >= MOST_PAUSES:
        raise WrongMoment("you-have-paused-often-enough", most=MOST_PAUSES)
    people = {number for number, place in enumerate(table.seats) if place.person_decides}
    limited = table.clocked and not people <= {*table.pausers, seat}
    after = table.copy()
    after.add(Paused(moment(table, now), seat, REST if limited else 0))
    return after


def _pauses(table: Table, seat: int) -> int:
    """How many that others did not agree to this person had so far."""
    return sum(1 for fact in table.facts if isinstance(fact, Paused) and fact.seat == seat and fact.rest)


@verb(Resume, by_seat_or_owner)
def resume(table: Table, caller: Caller, *, now: int, rng: Rng) -> Table:
    seat = seat_or_owner(table, caller)
    must_be_playing(table)
    if not table.paused:
        raise WrongMoment("the-match-is-not-paused")
    left = table.paused_at + HOLD - now
    if table.rest and seat not in table.pausers and left > 0:
        raise WrongMoment("the-pause-has-just-begun", seconds=-(-left // 1000))
    after = table.copy()
    after.add(Resumed(moment(table, now), seat))
    return run_on(after, rng)
