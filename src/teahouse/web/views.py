"""A table as one client sees it, but for its picture: whose seats are its own, what it may do, who sits there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from teahouse.table.look import (
    begins,
    decides_next,
    is_asked,
    lets_go_of,
    places,
    round_of,
    since_last_turn,
    ties,
    turn_of,
    who_began_the_end,
)
from teahouse.table.rights import held, must_be_welcome, owner_token
from teahouse.table.seats import COMPUTER
from teahouse.table.table import NOBODY, OVER, PLAYING, Table
from teahouse.table.undo import earliest, why_nothing
from teahouse.web.answers import Closing, MayUndo, PlainWords, Result, SeatView, TableView, Tie
from teahouse.web.words import clock_in_words, in_a_sentence

TOLD = [name for name in SeatView.__struct_fields__ if name != "time_left"]  # as the seat itself says
SHORT = 80  # letters: a longer option is a whole board, which is in the record


def names(table: Table) -> list[str]:
    return [seat.name or f"{number + 1}" for number, seat in enumerate(table.seats)]


def viewing_seat(table: Table, seats: Collection[int], wish: int | None, before: int = NOBODY) -> int:
    """The seat to look from: as wished, else the own seat that has to decide, else the one before, else the first."""
    if wish is not None:
        return wish if wish < len(table.seats) else NOBODY
    if table.to_act in seats:
        return table.to_act
    if before in seats:
        return before
    return min(seats, default=NOBODY)


@dataclass(frozen=True)
class Client:
    """Who looks at a table: the seats that its tokens open, and whether one is the owner's. `lasting` is the part of
    the view that stays as long as the same people sit there."""

    seats: frozenset[int]
    owner: bool
    lasting: dict[str, Any]


def client(table: Table, tokens: Sequence[str]) -> Client:
    """Raises Foreign where spectators are not welcome."""
    seats, owner = frozenset(held(table, tokens)), bool(owner_token(table, tokens))
    must_be_welcome(table, bool(seats) or owner)
    created = table.created
    lasting = {
        "table": table.id,
        "game": table.game.name,
        "title": table.game.title,
        "options": {name: value if len(value) <= SHORT else "…" for name, value in created.options.items()},
        "summary": summary(table),
        "previous": created.previous,
        "seating": created.seating,
        "mine": sorted(seats),
        "owner": owner,
        "hints": created.hints,
        "previews": created.previews,
    }
    if not table.clocked:
        lasting["seats"] = _seats(table, 0)
    return Client(seats, owner, lasting)


def summary(table: Table) -> list[PlainWords]:
    """What is played here, and with how much time."""
    made = table.created
    return [*in_a_sentence(table.game, len(table.seats), made.options), clock_in_words(made.bank, made.bonus)]


def view(table: Table, who: Client, you: int, now: int) -> TableView:
    asked, choices = you in who.seats and is_asked(table, you), len(table.match.entries)
    ends = asked and table.must_end_turn
    undo_from = earliest(table) if asked else choices
    lasting = who.lasting | {"seats": _seats(table, now)} if table.clocked else who.lasting
    return TableView(
        **lasting,
        status=table.status,
        paused=table.paused,
        paused_by=list(table.pausers),
        pause_left=max(0, table.paused_at + table.rest - now) if table.rest else None,
        ending=table.ending,
        rematch=table.rematch,
        you=you,
        to_act=table.to_act,
        turn=table.match.state.turn,
        turn_of=turn_of(table),
        round=round_of(table),
        begins=begins(table),
        lets_go=lets_go_of(table),
        hand_to=decides_next(table),
        may_choose=asked and not ends,
        may_end_turn=ends,
        undo=_undo(table, you, asked, undo_from < choices),
        undo_from=undo_from,
        choices=choices,
        news_from=since_last_turn(table, you),
        closing=closing(table),
        result=result(table),
    )


def _undo(table: Table, you: int, asked: bool, may: bool) -> MayUndo:
    """What is impossible has a reason, for whoever plays."""
    if may or you == NOBODY or table.status != PLAYING:
        return MayUndo(may, None)
    if asked:
        return MayUndo(False, [f"reason-{why_nothing(table, you)}"])
    return MayUndo(False, ["reason-it-is-not-your-move", {"seat": table.to_act}])


def _seats(table: Table, now: int) -> list[SeatView]:
    made: list[SeatView] = []
    for number, seat in enumerate(table.seats):
        left = table.time_left(number, now) if table.clocked and seat.kind != COMPUTER else None
        made.append(SeatView(**{name: getattr(seat, name) for name in TOLD}, time_left=left))
    return made


def result(table: Table) -> Result | None:
    if table.status != OVER:
        return None
    state = table.match.state
    return Result(state.scores(), places(table), state.breakdowns(), [Tie(*tie) for tie in ties(table)])


def closing(table: Table) -> Closing | None:
    """Told while the last turns are played."""
    key = table.match.state.closing() if table.status == PLAYING else ""
    return Closing(key, who_began_the_end(table), table.closing_at) if key else None
