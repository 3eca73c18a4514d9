"""A computer player decides for a person who is away, and gives the seat back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teahouse.core.rng import Rng
from teahouse.table.errors import Foreign, NoSuchSeat, TimeUp, WrongMoment
from teahouse.table.facts import Fact, kept_as
from teahouse.table.pause import Resumed
from teahouse.table.rights import (
    Caller,
    Caretaker,
    held,
    must_be_unfinished,
    must_exist,
    owner_token,
    owns,
    seat_of,
    seat_token,
    seats_of,
)
from teahouse.table.run_on import moment, run_on
from teahouse.table.seats import PERSON, check_bot
from teahouse.table.table import NOBODY, Table
from teahouse.table.verbs import OfSeat, Said, SeatNumber, Word, verb


class TakeOver(Said, tag="take-over", kw_only=True):
    seat: SeatNumber
    bot: Word = ""


@kept_as("taken-over")
class TakenOver(Fact):
    """A computer player decides for a person until the seat is given back. `why`: asked, time, or owner."""

    seat: int
    bot: str
    why: str = "asked"

    def fold(self, table: Table) -> None:
        table.change(self.seat, bot=self.bot)
        table.change_player(self.seat)


AWAY = 60_000  # milliseconds for which somebody has to be away before the owner may let a computer play for him


def take_over(
    table: Table,
    caller: Caller,
    seat: int,
    bot: str,
    *,
    now: int,
    rng: Rng,
    usual: str = "",
    away: Mapping[int, int] | None = None,
) -> Table:
    """Asked for by the person of the seat, or by the house. By the owner of the table for somebody who is `away` (seats
    with the moment since when), and then it is the `usual` computer player: no owner chooses how well others play."""
    own = seat in seats_of(table, caller) or isinstance(caller, Caretaker)
    if not own and not owns(table, caller):
        raise Foreign("this-is-not-your-seat")
    must_be_unfinished(table)
    must_exist(table, seat)
    if table.seats[seat].kind != PERSON:
        raise NoSuchSeat("no-person-sits-there", seat=seat)
    if table.seats[seat].bot:
        raise WrongMoment("a-computer-plays-there-already", seat=seat)
    if not own:
        _must_be_away(seat, now, away or {})
        if bot != usual:
            raise WrongMoment("only-oneself-chooses-a-computer-to-play-for-one", seat=seat)
    check_bot(bot, table.game)
    after = table.copy()
    after.add(TakenOver(moment(table, now), seat, bot, "asked" if own else "owner"))
    return run_on(after, rng)


def _must_be_away(seat: int, now: int, away: Mapping[int, int]) -> None:
    if seat not in away:
        raise WrongMoment("somebody-is-here-and-decides", seat=seat)
    left = away[seat] + AWAY - now
    if left > 0:
        raise WrongMoment("nobody-is-away-so-soon", seat=seat, seconds=-(-left // 1000))


def _by_whom(table: Table, tokens: Sequence[str], act: TakeOver) -> str:
    return held(table, tokens).get(act.seat) or owner_token(table, tokens)


@verb(TakeOver, _by_whom)
def _take_over(
    table: Table, token: str, seat: int, bot: str, *, usual: str, away: Mapping[int, int], now: int, rng: Rng
) -> Table:
    return take_over(table, token, seat, bot or usual, now=now, rng=rng, usual=usual, away=away)


class ComeBack(OfSeat, tag="come-back", kw_only=True):
    pass


@kept_as("given-back")
class GivenBack(Fact):
    seat: int

    def fold(self, table: Table) -> None:
        left = max(table.seats[self.seat].time_left, table.created.bonus)
        table.change(self.seat, bot="", time_left=left if table.clocked else 0)
        table.change_player(self.seat)


def _who_was_away(table: Table, tokens: Sequence[str], act: ComeBack) -> str:
    away = [seat for seat in sorted(held(table, tokens)) if table.seats[seat].bot]
    return seat_token(table, tokens, away[0] if act.seat is None and away else act.seat)


@verb(ComeBack, _who_was_away)
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


def time_is_up_at(table: Table) -> int | None:
    """The moment at which the time of the person who has to decide is up; None where no clock runs."""
    seat = table.running() if table.clocked else NOBODY
    return None if seat == NOBODY else table.time_up_at(seat)


def mind_the_clock(table: Table, bot: str, *, now: int, rng: Rng) -> Table:
    """The house looks at the clock: where a person's time is up, a computer player takes over. Else nothing changes."""
    seat = table.running() if table.clocked else NOBODY
    if seat == NOBODY or table.time_left(seat, now) > 0:
        return table
    check_bot(bot, table.game)
    after = table.copy()
    if table.paused:  # a pause in which the time is up is over
        after.add(Resumed(moment(table, now), NOBODY))
    after.add(TakenOver(moment(table, now), seat, bot, "time"))
    return run_on(after, rng)
