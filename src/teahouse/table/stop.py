"""End a match early: one person resigns, or all agree to leave it without a result."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Abandoned, Resigned, WantsToStop
from teahouse.table.rights import Caller, House, must_be_playing, must_be_unfinished, seat_of, seat_or_owner
from teahouse.table.run_on import moment, run_on
from teahouse.table.seats import check_bot
from teahouse.table.table import GATHERING, NOBODY, Table


def resign(table: Table, token: str, bot: str, *, now: int, rng: Rng) -> Table:
    """For good. Where others play on, the computer player finishes for this seat, and it is placed last."""
    seat = seat_of(table, token)
    must_be_playing(table)
    if table.seats[seat].resigned:
        raise WrongMoment("you-have-resigned")
    check_bot(bot, table.game)
    after = table.copy()
    after.add(Resigned(moment(table, now), seat, bot))
    return run_on(after, rng)


def abandon(table: Table, caller: Caller, wants: bool = True, *, now: int) -> Table:
    """Leave it without a result. During the match all people have to want it; a choice takes the wish back.

    A table that has not begun is closed by its owner, one without people by its owner, any one by the house.
    """
    seat = seat_or_owner(table, caller)
    must_be_unfinished(table)
    after = table.copy()
    at = moment(table, now)
    people = [number for number, place in enumerate(table.seats) if place.key and not place.resigned]
    if seat == NOBODY:
        house = isinstance(caller, House)
        if people and table.status != GATHERING and not house:
            raise WrongMoment("the-people-at-the-table-decide-this-together")
        after.add(Abandoned(at, "house" if house else "owner"))
        return after
    must_be_playing(table)
    if seat not in people:
        raise WrongMoment("you-have-resigned")
    after.add(WantsToStop(at, seat, wants))
    if all(after.seats[number].wants_to_stop for number in people):
        after.add(Abandoned(at, "agreed"))
    return after
