"""A computer player decides for a person who is away, and gives the seat back."""

from __future__ import annotations

from teahouse.core.rng import Rng
from teahouse.table.errors import Foreign, NoSuchSeat, TimeUp, WrongMoment
from teahouse.table.facts import GivenBack, TakenOver
from teahouse.table.rights import Caller, must_be_unfinished, must_exist, owns, seat_of, seats_of
from teahouse.table.run_on import moment, run_on
from teahouse.table.seats import PERSON, check_bot
from teahouse.table.table import NOBODY, Table


def take_over(table: Table, caller: Caller, seat: int, bot: str, *, now: int, rng: Rng) -> Table:
    """Asked for by the person of the seat, by the owner of the table, or by the house."""
    if seat not in seats_of(table, caller) and not owns(table, caller):
        raise Foreign("this-is-not-your-seat")
    must_be_unfinished(table)
    must_exist(table, seat)
    if table.seats[seat].kind != PERSON:
        raise NoSuchSeat("no-person-sits-there", seat=seat)
    if table.seats[seat].bot:
        raise WrongMoment("a-computer-plays-there-already", seat=seat)
    check_bot(bot, table.game)
    after = table.copy()
    after.add(TakenOver(moment(table, now), seat, bot))
    return run_on(after, rng)


def come_back(table: Table, token: str, *, now: int, rng: Rng) -> Table:
    """The person decides again."""
    seat = seat_of(table, token)
    must_be_unfinished(table)
    if table.seats[seat].resigned:
        raise WrongMoment("you-have-resigned")
    if not table.seats[seat].bot:
        raise WrongMoment("you-decide-here-already")
    if table.clocked and table.seats[seat].time_left <= 0 and table.created.bonus == 0:
        raise TimeUp("your-time-is-up")
    after = table.copy()
    after.add(GivenBack(moment(table, now), seat))
    return run_on(after, rng)


def mind_the_clock(table: Table, bot: str, *, now: int, rng: Rng) -> Table:
    """The house looks at the clock: where a person's time is up, a computer player takes over. Else nothing changes."""
    seat = table.running() if table.clocked else NOBODY
    if seat == NOBODY or table.time_left(seat, now) > 0:
        return table
    check_bot(bot, table.game)
    after = table.copy()
    after.add(TakenOver(moment(table, now), seat, bot, "time"))
    return run_on(after, rng)
