"""What somebody sees of a table: the same open game for all, and what he himself may do."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.core.state import CHANCE
from teahouse.table.errors import Foreign
from teahouse.table.rights import owns, seats_of
from teahouse.table.seats import COMPUTER, Seat
from teahouse.table.table import NOBODY, OVER, PLAYING, Table
from teahouse.table.undo import earliest


@dataclass(slots=True)  # not frozen: these are made for everybody after every choice, and freezing takes its time
class SeatView:
    name: str
    kind: str
    bot: str
    resigned: bool
    wants_to_stop: bool
    time_left: int | None  # milliseconds; None without a clock


@dataclass(slots=True)
class View:
    """`you` is the seat of the token, NOBODY for spectators. `legal` is empty for everybody who is not asked."""

    match: str
    game: str
    status: str
    paused: bool
    ending: str
    rematch: str
    revision: int
    seats: tuple[SeatView, ...]
    you: int
    owner: bool
    quick: bool
    to_act: int
    turn: int
    turn_of: int
    legal: tuple[int, ...]
    may_end_turn: bool
    undo_from: int  # how many choices of the match can remain after undo; equal to `choices` where nothing can
    choices: int
    news_from: int  # the first choice that was not there at the end of your last turn


def look(table: Table, token: str = "", *, now: int) -> View:
    """Raises Foreign where spectators are not welcome and the token opens nothing."""
    seats = seats_of(table, token) if token else []
    owner = bool(token) and owns(table, token)
    if not seats and not owner and not table.created.spectators:
        raise Foreign("this-table-is-not-open-to-spectators")
    you = seats[0] if seats else NOBODY
    place = table.seats[you] if seats else Seat()
    to_act = table.to_act
    asked = to_act == you and bool(seats) and place.person_decides and not table.paused
    number = len(table.match.entries)
    return View(
        match=table.id,
        game=table.game.name,
        status=table.status,
        paused=table.paused,
        ending=table.ending,
        rematch=table.rematch,
        revision=table.revision,
        seats=tuple(_seat_view(table, seat, now) for seat in range(len(table.seats))),
        you=you,
        owner=owner,
        quick=place.quick,
        to_act=to_act,
        turn=table.match.state.turn,
        turn_of=turn_of(table),
        legal=tuple(table.match.state.legal()) if asked and not table.must_end_turn else (),
        may_end_turn=asked and table.must_end_turn,
        undo_from=earliest(table) if asked else number,
        choices=number,
        news_from=since_last_turn(table, you),
    )


def _seat_view(table: Table, number: int, now: int) -> SeatView:
    seat = table.seats[number]
    time_left = table.time_left(number, now) if table.clocked and seat.kind != COMPUTER else None
    return SeatView(seat.name, seat.kind, seat.bot, seat.resigned, seat.wants_to_stop, time_left)


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
