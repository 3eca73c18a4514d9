"""End a match early: one person resigns, or all agree to leave it without a result."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.rng import Rng
from teahouse.table.errors import WrongMoment
from teahouse.table.facts import Fact, kept_as
from teahouse.table.rights import (
    Caller,
    Caretaker,
    any_token,
    must_be_playing,
    must_be_unfinished,
    owner_token,
    seat_of,
    seat_or_owner,
)
from teahouse.table.run_on import moment, run_on
from teahouse.table.seats import check_bot
from teahouse.table.table import ABANDONED, GATHERING, NOBODY, OVER, Table
from teahouse.table.verbs import OfSeat, by_seat, verb

RESIGNED = "resigned"  # the ending of a match that nobody plays on


class Resign(OfSeat, tag="resign", kw_only=True):
    pass


@kept_as("resigned")
class Resigned(Fact):
    """For good; the computer player finishes the match if it goes on without this person."""

    seat: int
    bot: str

    def fold(self, table: Table) -> None:
        at = len(table.match.entries)
        table.change(self.seat, resigned=True, resigned_at=at, bot=self.bot, wants_to_stop=False)
        table.change_player(self.seat)
        left = [seat for seat in table.seats if not seat.resigned]
        if len(left) <= 1 or not any(seat.key or seat.open for seat in left):
            table.close(OVER, RESIGNED)


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


@verb(Resign, by_seat)
def _resign(table: Table, token: str, *, usual: str, now: int, rng: Rng) -> Table:
    return resign(table, token, usual, now=now, rng=rng)


class Stop(OfSeat, tag="stop", kw_only=True):
    wants: bool = True


@kept_as("wants-to-stop")
class WantsToStop(Fact):
    """The person would (or would not any more) give the match up without a result."""

    seat: int
    wants: bool

    def fold(self, table: Table) -> None:
        table.change(self.seat, wants_to_stop=self.wants)


@kept_as("abandoned")
class Abandoned(Fact):
    """`why`: agreed, owner, or house."""

    why: str

    def fold(self, table: Table) -> None:
        table.close(ABANDONED)


def _by_whom(table: Table, tokens: Sequence[str], act: Stop) -> str:
    """Before the match its owner closes the table, also one who sits at it."""
    closes = act.seat is None and table.status == GATHERING
    return (closes and owner_token(table, tokens)) or any_token(table, tokens, act.seat)


@verb(Stop, _by_whom)
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
        house = isinstance(caller, Caretaker)
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
