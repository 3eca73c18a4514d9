"""Who may do what at a table: every verb asks here, with the token it was given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from teahouse.table.errors import Foreign, NoSuchSeat, WrongMoment
from teahouse.table.seats import key_of, same_key
from teahouse.table.table import GATHERING, NOBODY, PLAYING, Table


class Caretaker:
    """The host itself, which keeps no token: it may close tables that stand around and mind the clocks."""


HOUSE: Final = Caretaker()
Caller = str | Caretaker


def owns(table: Table, caller: Caller) -> bool:
    return isinstance(caller, Caretaker) or same_key(table.created.owner, key_of(caller))


def seats_of(table: Table, caller: Caller) -> list[int]:
    """The seats a token opens: one, or none."""
    if isinstance(caller, Caretaker):
        return []
    key = key_of(caller)
    return [number for number, seat in enumerate(table.seats) if same_key(seat.key, key)]


def seat_of(table: Table, token: str) -> int:
    """The seat of this token; raises Foreign if it has none."""
    found = seats_of(table, token)
    if not found:
        raise Foreign("this-link-opens-no-seat-here")
    return found[0]


def held(table: Table, tokens: Iterable[str]) -> dict[int, str]:
    """The seats these tokens open, each with its token."""
    return {seat: token for token in tokens for seat in seats_of(table, token)}


def owner_token(table: Table, tokens: Iterable[str]) -> str:
    """The token of the owner among these; empty if it is not there."""
    return next((token for token in tokens if owns(table, token)), "")


def seat_token(table: Table, tokens: Sequence[str], seat: int | None) -> str:
    """The token of the seat that is meant; raises Foreign if it is nobody's here."""
    mine = held(table, tokens)
    if seat is not None:
        if seat not in mine:
            raise Foreign("this-is-not-your-seat" if mine else "this-link-opens-no-seat-here")
        return mine[seat]
    if not mine:
        raise Foreign("this-link-opens-no-seat-here")
    return mine.get(table.to_act) or mine[min(mine)]


def any_token(table: Table, tokens: Sequence[str], seat: int | None = None) -> str:
    """A seat's token, or the owner's where there is no seat."""
    if seat is None and not held(table, tokens):
        return owner_token(table, tokens)
    return seat_token(table, tokens, seat)


def seat_or_owner(table: Table, caller: Caller) -> int:
    """The seat of this token, or NOBODY for the owner and the house; raises Foreign for everybody else."""
    found = seats_of(table, caller)
    if found:
        return found[0]
    if not owns(table, caller):
        raise Foreign("this-link-opens-no-seat-here")
    return NOBODY


def must_be_welcome(table: Table, belongs: bool) -> None:
    """Raises Foreign for a spectator where none is wanted."""
    if not belongs and not table.spectators:
        raise Foreign("this-table-is-not-open-to-spectators")


def must_own(table: Table, caller: Caller) -> None:
    if not owns(table, caller):
        raise Foreign("only-the-owner-of-the-table-may-do-this")


def must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat("there-is-no-such-seat", seat=seat, seats=len(table.seats))


def must_be_gathering(table: Table) -> None:
    if table.status != GATHERING:
        raise WrongMoment("the-match-has-begun-already")


def must_be_playing(table: Table) -> None:
    if table.status == GATHERING:
        raise WrongMoment("the-match-has-not-begun-yet")
    must_be_unfinished(table)


def must_be_unfinished(table: Table) -> None:
    if table.status not in (GATHERING, PLAYING):
        raise WrongMoment("the-match-is-over")
