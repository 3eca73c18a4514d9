"""Play again: the same people in the same order, but the next one begins."""

from __future__ import annotations

from dataclasses import dataclass, replace

from teahouse.core.rng import Rng
from teahouse.table.create import PASSED_ON
from teahouse.table.errors import Refused, WrongMoment
from teahouse.table.facts import Fact, kept_as
from teahouse.table.prefer import Preferred
from teahouse.table.rights import HOUSE, Caller, seat_or_owner
from teahouse.table.run_on import moment
from teahouse.table.seats import PERSON, new_match
from teahouse.table.sit import ComputerSeated, Opened, Seated
from teahouse.table.start import ready, start
from teahouse.table.table import GATHERING, PLAYING, Table, new_table
from teahouse.table.take_over import TakenOver
from teahouse.table.verbs import After, Said, by_seat_or_owner, verb


class Rematch(Said, tag="rematch", kw_only=True):
    pass


@kept_as("rematched")
class Rematched(Fact):
    match: str

    def fold(self, table: Table) -> None:
        table.rematch = self.match


class AlreadyRematched(Refused):
    """Somebody else asked for it first; `match` is where everybody sits now."""

    def __init__(self, match: str) -> None:
        super().__init__("the-rematch-is-waiting-already", match=match)
        self.match = match


@dataclass(frozen=True)
class Again:
    """The old table, which knows its rematch, and the new one. Both are kept together or not at all."""

    old: Table
    new: Table


def rematch(table: Table, caller: Caller, *, now: int, rng: Rng, match: str | None = None) -> Again:
    """Tokens stay valid, so everybody's link leads to a seat of the new table too."""
    seat_or_owner(table, caller)
    if table.status in (GATHERING, PLAYING):
        raise WrongMoment("the-match-is-not-over-yet")
    if table.rematch:
        raise AlreadyRematched(table.rematch)
    at = moment(table, now)
    passed = PASSED_ON if len(table.seats) > 1 else ""
    new = new_table(
        replace(table.created, at=at, match=match or new_match(), previous=table.id, tags={}, seating=passed)
    )
    for seat, place in enumerate(table.seats[1:] + table.seats[:1]):
        if place.kind == PERSON:
            new.add(Seated(at, seat, place.key, place.name))
            if place.quick:
                new.add(Preferred(at, seat, place.quick))
            if place.bot and not place.resigned:
                new.add(TakenOver(at, seat, place.bot))
        elif place.open:
            new.add(Opened(at, seat, place.bot, place.name))
        else:
            new.add(ComputerSeated(at, seat, place.bot, place.name))
    if ready(new):
        new = start(new, HOUSE, now=at, rng=rng)
    old = table.copy()
    old.add(Rematched(at, new.id))
    return Again(old, new)


@verb(Rematch, by_seat_or_owner)
def _rematch(table: Table, token: str, *, now: int, rng: Rng) -> After:
    again = rematch(table, token, now=now, rng=rng)
    return After(again.old, again.new)
