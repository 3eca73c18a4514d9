"""Take back what was chosen in this turn: free, but never across what was revealed or what somebody else chose."""

from __future__ import annotations

from teahouse.core.state import CHANCE
from teahouse.table.deciding import must_be_deciding
from teahouse.table.errors import NotUndoable
from teahouse.table.facts import Undone
from teahouse.table.obvious import has_alternative
from teahouse.table.rights import seat_of
from teahouse.table.run_on import moment
from teahouse.table.table import NOBODY, Table
from teahouse.table.verbs import Number, OfSeat, by_seat, verb


class Undo(OfSeat, tag="undo", kw_only=True):
    revision: Number
    to: Number | None = None


@verb(Undo, by_seat)
def undo(table: Table, token: str, revision: int, to: int | None = None, *, now: int) -> Table:
    """Back by one choice, and what the table has answered after it, or so that `to` choices of the match remain."""
    seat = seat_of(table, token)
    must_be_deciding(table, seat, revision, now)
    number = len(table.match.entries)
    first = earliest(table)
    if first == number:
        raise NotUndoable(why_nothing(table, seat))
    to = last_asked(table) if to is None else to
    if not first <= to < number:
        raise NotUndoable("only-so-much-can-be-taken-back", first=first, last=number - 1)
    after = table.copy()
    after.add(Undone(moment(table, now), to))
    return after


def earliest(table: Table) -> int:
    """How many choices of the match remain when everything possible is taken back."""
    return len(table.match.entries) - len(table.tentative)


def last_asked(table: Table) -> int:
    """The number of the last choice that somebody was asked for, or could have declined."""
    to, first = len(table.match.entries) - 1, earliest(table)
    while to > first:
        match, _, asked = table.tentative[to - first]
        if asked or has_alternative(table, match.state):
            break
        to -= 1
    return to


def why_nothing(table: Table, seat: int) -> str:
    if table.chooser == NOBODY:
        return "you-have-not-chosen-anything-yet"
    last = table.match.entries[-1].actor
    return "something-new-has-been-revealed-since" if last == CHANCE else "this-choice-stands"
