"""Carry out what a client asks for: each message is one verb of the table, with the token that gives the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from teahouse.core.rng import Rng
from teahouse.host.changing import After
from teahouse.host.usual import default_bot
from teahouse.table import choose, end_turn, pause, rematch, sit, start, stop, take_over, undo
from teahouse.table.errors import Foreign
from teahouse.table.rights import held, owner_token
from teahouse.table.table import Table
from teahouse.web import messages as m


@dataclass(frozen=True)
class Call:
    """Who asks, when, and the chance of this moment."""

    tokens: Sequence[str]
    now: int
    rng: Rng


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


def bot_or_usual(table: Table, bot: str) -> str:
    return bot or default_bot(table.game)


def _choose(table: Table, act: m.Choose, call: Call) -> After:
    token = seat_token(table, call.tokens, act.seat)
    return After(choose.choose(table, token, act.choice, act.revision, now=call.now, rng=call.rng))


def _undo(table: Table, act: m.Undo, call: Call) -> After:
    token = seat_token(table, call.tokens, act.seat)
    return After(undo.undo(table, token, act.revision, act.to, now=call.now))


def _end_turn(table: Table, act: m.EndTurn, call: Call) -> After:
    token = seat_token(table, call.tokens, act.seat)
    return After(end_turn.end_turn(table, token, act.revision, now=call.now, rng=call.rng))


def _prefer(table: Table, act: m.Prefer, call: Call) -> After:
    return After(sit.prefer(table, seat_token(table, call.tokens, act.seat), act.quick, now=call.now, rng=call.rng))


def _rename(table: Table, act: m.Rename, call: Call) -> After:
    return After(sit.rename(table, seat_token(table, call.tokens, act.seat), act.name, now=call.now))


def _take_over(table: Table, act: m.TakeOver, call: Call) -> After:
    token = held(table, call.tokens).get(act.seat) or owner_token(table, call.tokens)
    bot = bot_or_usual(table, act.bot)
    return After(take_over.take_over(table, token, act.seat, bot, now=call.now, rng=call.rng))


def _come_back(table: Table, act: m.ComeBack, call: Call) -> After:
    mine = held(table, call.tokens)
    away = [seat for seat in sorted(mine) if table.seats[seat].bot]
    seat = away[0] if act.seat is None and away else act.seat
    return After(take_over.come_back(table, seat_token(table, call.tokens, seat), now=call.now, rng=call.rng))


def _leave(table: Table, act: m.Leave, call: Call) -> After:
    return After(sit.leave(table, seat_token(table, call.tokens, act.seat), act.bot, now=call.now, rng=call.rng))


def _resign(table: Table, act: m.Resign, call: Call) -> After:
    token = seat_token(table, call.tokens, act.seat)
    return After(stop.resign(table, token, bot_or_usual(table, ""), now=call.now, rng=call.rng))


def _stop(table: Table, act: m.Stop, call: Call) -> After:
    token = owner_token(table, call.tokens) if act.seat is None and table.status == "gathering" else ""
    return After(stop.abandon(table, token or any_token(table, call.tokens, act.seat), act.wants, now=call.now))


def _pause(table: Table, act: m.Pause, call: Call) -> After:
    return After(pause.pause(table, any_token(table, call.tokens), now=call.now))


def _resume(table: Table, act: m.Resume, call: Call) -> After:
    return After(pause.resume(table, any_token(table, call.tokens), now=call.now, rng=call.rng))


def _start(table: Table, act: m.Start, call: Call) -> After:
    return After(start.start(table, owner_token(table, call.tokens), now=call.now, rng=call.rng))


def _seat_computer(table: Table, act: m.SeatComputer, call: Call) -> After:
    owner = owner_token(table, call.tokens)
    return After(sit.seat_computer(table, owner, act.seat, act.bot, act.name, now=call.now, rng=call.rng))


def _open_seat(table: Table, act: m.OpenSeat, call: Call) -> After:
    owner = owner_token(table, call.tokens)
    return After(sit.open_seat(table, owner, act.seat, act.bot, now=call.now, rng=call.rng))


def _rematch(table: Table, act: m.Rematch, call: Call) -> After:
    again = rematch.rematch(table, any_token(table, call.tokens), now=call.now, rng=call.rng)
    return After(again.old, again.new)


VERBS: dict[type[m.Said], Callable[[Table, Any, Call], After]] = {
    m.Choose: _choose,
    m.Undo: _undo,
    m.EndTurn: _end_turn,
    m.Prefer: _prefer,
    m.Rename: _rename,
    m.TakeOver: _take_over,
    m.ComeBack: _come_back,
    m.Leave: _leave,
    m.Resign: _resign,
    m.Stop: _stop,
    m.Pause: _pause,
    m.Resume: _resume,
    m.Start: _start,
    m.SeatComputer: _seat_computer,
    m.OpenSeat: _open_seat,
    m.Rematch: _rematch,
}


def carry_out(table: Table, act: m.Said, call: Call) -> After:
    """Raises what the verb raises; then nothing has happened."""
    return VERBS[type(act)](table, act, call)
