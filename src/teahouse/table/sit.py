"""Sit down and get up: join, leave, and what the owner does with seats."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.core.rng import Rng
from teahouse.table.errors import NoSuchSeat, WrongMoment
from teahouse.table.facts import Fact, kept_as
from teahouse.table.rights import HOUSE, Caller, must_be_unfinished, must_exist, must_own, seat_of
from teahouse.table.run_on import moment, run_on
from teahouse.table.seats import OPEN, PERSON, check_bot, clean_name, key_of, new_token
from teahouse.table.start import ready, start
from teahouse.table.table import GATHERING, Table
from teahouse.table.verbs import Name, OfSeat, Said, SeatNumber, Word, by_owner, by_seat, verb


@kept_as("seated")
class Seated(Fact):
    """A person sat down."""

    seat: int
    key: str
    name: str

    def fold(self, table: Table) -> None:
        table.change(self.seat, key=self.key, name=self.name, bot="", open=False, quick=False)
        table.change_player(self.seat)


@dataclass(frozen=True)
class Joined:
    """A table with one more person, and the secret of the seat, which is told only here."""

    table: Table
    seat: int
    token: str


def join(table: Table, name: str, seat: int | None = None, *, now: int, rng: Rng) -> Joined:
    """Take an open seat, also while the match is being played; without a number, the first one nobody plays for."""
    must_be_unfinished(table)
    if seat is None:
        free = [number for number, place in enumerate(table.seats) if place.kind == OPEN]
        free.sort(key=lambda number: bool(table.seats[number].bot))
        if not free:
            raise NoSuchSeat("all-seats-are-taken")
        seat = free[0]
    must_exist(table, seat)
    if table.seats[seat].kind != OPEN:
        raise NoSuchSeat("this-seat-is-taken", seat=seat)
    token = new_token()
    at = moment(table, now)
    after = table.copy()
    after.add(Seated(at, seat, key_of(token), clean_name(name)))
    after = run_on(after, rng)
    if after.status == GATHERING and after.created.starts_when_full and ready(after):
        after = start(after, HOUSE, now=at, rng=rng)
    return Joined(after, seat, token)


class Leave(OfSeat, tag="leave", kw_only=True):
    bot: Word = ""


class OpenSeat(Said, tag="open-seat", kw_only=True):
    seat: SeatNumber
    bot: Word = ""


@kept_as("opened")
class Opened(Fact):
    """The seat is free for whoever comes; a computer player may keep it warm."""

    seat: int
    bot: str = ""
    name: str = ""

    def fold(self, table: Table) -> None:
        table.change(self.seat, key="", name=self.name, bot=self.bot, open=True, quick=False, wants_to_stop=False)
        table.change_player(self.seat)


@verb(Leave, by_seat)
def leave(table: Table, token: str, bot: str = "", *, now: int, rng: Rng) -> Table:
    """Give the seat up for somebody else; a computer player may keep it warm. The token opens nothing any more."""
    seat = seat_of(table, token)
    must_be_unfinished(table)
    if table.seats[seat].resigned:
        raise WrongMoment("you-have-resigned")
    return _open(table, seat, bot, now, rng)


@verb(OpenSeat, by_owner)
def open_seat(table: Table, owner: Caller, seat: int, bot: str = "", *, now: int, rng: Rng) -> Table:
    """The owner frees a computer's seat for a person, or before the match a person's seat for another."""
    must_own(table, owner)
    must_be_unfinished(table)
    must_exist(table, seat)
    if table.seats[seat].kind == PERSON and table.status != GATHERING:
        raise WrongMoment("a-person-keeps-the-seat-during-the-match", seat=seat)
    return _open(table, seat, bot, now, rng)


def _open(table: Table, seat: int, bot: str, now: int, rng: Rng) -> Table:
    if bot:
        check_bot(bot, table.game)
    after = table.copy()
    name = "" if table.status == GATHERING else table.seats[seat].name
    after.add(Opened(moment(table, now), seat, bot, name))
    return run_on(after, rng)


class SeatComputer(Said, tag="seat-computer", kw_only=True):
    seat: SeatNumber
    bot: Word
    name: Name = ""


@kept_as("computer")
class ComputerSeated(Fact):
    seat: int
    bot: str
    name: str

    def fold(self, table: Table) -> None:
        table.change(self.seat, key="", name=self.name, bot=self.bot, open=False)
        table.change_player(self.seat)


@verb(SeatComputer, by_owner)
def seat_computer(table: Table, owner: Caller, seat: int, bot: str, name: str = "", *, now: int, rng: Rng) -> Table:
    """The owner gives an open seat (or another computer's) to a computer player."""
    must_own(table, owner)
    must_be_unfinished(table)
    must_exist(table, seat)
    if table.seats[seat].kind == PERSON:
        raise NoSuchSeat("this-seat-is-taken", seat=seat)
    check_bot(bot, table.game)
    at = moment(table, now)
    after = table.copy()
    after.add(ComputerSeated(at, seat, bot, clean_name(name) or table.seats[seat].name))
    if after.status == GATHERING and after.created.starts_when_full and ready(after):
        return start(after, HOUSE, now=at, rng=rng)
    return run_on(after, rng)
