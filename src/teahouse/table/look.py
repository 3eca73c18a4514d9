"""What people see of a table besides the position: who is asked, whose turn it is, what is news, who has won."""

from __future__ import annotations

from teahouse.core.state import CHANCE
from teahouse.table.table import NOBODY, OVER, PLAYING, Table


def is_asked(table: Table, seat: int) -> bool:
    """Whether the person at this seat has to do something: choose, or end the turn."""
    return seat != NOBODY and table.to_act == seat and table.seats[seat].person_decides and not table.paused


def may_choose(table: Table, seat: int) -> bool:
    return is_asked(table, seat) and not table.must_end_turn


def turn_of(table: Table) -> int:
    """Whose turn it is: also while he may still take back the choice that ended it. NOBODY outside the match."""
    if table.status != PLAYING:
        return NOBODY
    if table.must_end_turn:
        return table.match.entries[-1].seat
    return table.match.state.seat if table.match.state.turn else NOBODY


def since_last_turn(table: Table, seat: int) -> int:
    """The number of the first choice after this seat's last turn before the one it may be in; 0 if there was none."""
    entries = table.match.entries
    now = entries[-1].turn if table.chooser == seat and entries else table.match.state.turn
    last = len(entries) - 1 if seat != NOBODY else -1
    while last >= 0 and (entries[last].actor != seat or entries[last].turn == now):
        last -= 1
    if last < 0:
        return 0
    turn, first = entries[last].turn, last + 1
    while first < len(entries) and entries[first].actor == CHANCE and entries[first].turn == turn:
        first += 1  # what the own choice revealed is no news
    return first


def places(table: Table) -> list[int]:
    """The place of every seat at the end, 1 for the winner; who resigned comes last. Empty while there is no result."""
    if table.status != OVER:
        return []
    ranking = table.match.state.ranking()
    results = [(seat.resigned, place) for seat, place in zip(table.seats, ranking, strict=True)]
    return [1 + sum(other < result for other in results) for result in results]
