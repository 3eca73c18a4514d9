"""From tables to rows and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy.engine import Row

from teahouse.table.facts import kind, to_plain
from teahouse.table.look import places
from teahouse.table.seats import OPEN
from teahouse.table.table import NOBODY, Table
from teahouse.table.take_over import time_is_up_at

Values = dict[str, Any]


@dataclass(frozen=True)
class ListedSeat:
    """A seat, as it was when something last happened in the match: `turn` is that of the match. Of a match from before
    scores were written down `score` and `turn` are unknown; there is a place at the end."""

    name: str
    kind: str
    bot: str
    score: int | None = None
    place: int | None = None
    resigned: bool = False
    turn: int | None = None


@dataclass(frozen=True)
class Listed:
    """A match as lists show it. `yours` are the seats of the tokens that were asked about; -1 is ownership."""

    match: str
    game: str
    options: dict[str, str]
    status: str
    paused: bool
    seats: tuple[ListedSeat, ...]
    to_act: int
    choices: int
    created: int
    changed: int
    yours: tuple[int, ...] = ()


def match_row(table: Table) -> Values:
    """What is fixed about a match, with what changes."""
    made = table.created
    fixed = {"match": made.match, "game": made.game, "rules": made.rules, "options": made.options}
    return {**fixed, "created": made.at, **summary(table)}


def summary(table: Table) -> Values:
    """What changes while a match is played."""
    return {
        "status": table.status,
        "paused": table.paused,
        "listed": table.listed,
        "seats": seat_rows(table),
        "open_seats": sum(seat.kind == OPEN for seat in table.seats),
        "to_act": table.to_act,
        "choices": len(table.match.entries),
        "entries": len(table.facts),
        "changed": table.facts[-1].at,
        "time_up": time_is_up_at(table),
    }


def seat_rows(table: Table) -> list[Values]:
    scores, ranks = table.match.state.scores(), places(table)
    return [
        {
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "score": scores[number],
            "place": ranks[number] if ranks else None,
            "resigned": seat.resigned,
            "turn": table.match.state.turn,
        }
        for number, seat in enumerate(table.seats)
    ]


def entry_rows(table: Table, since: int) -> list[Values]:
    """A row for every fact after the first `since`; numbers begin at 1."""
    return [
        {"match": table.id, "number": number, "kind": kind(fact), "at": fact.at, "body": to_plain(fact)}
        for number, fact in enumerate(table.facts[since:], start=since + 1)
    ]


def holder_rows(table: Table) -> list[Values]:
    keys = {NOBODY: table.created.owner} | {number: seat.key for number, seat in enumerate(table.seats)}
    return [{"match": table.id, "seat": seat, "key": key} for seat, key in keys.items() if key]


def read_listed(row: Row[Any], yours: tuple[int, ...] = ()) -> Listed:
    seats = tuple(ListedSeat(**seat) for seat in row.seats)
    return Listed(
        row.match,
        row.game,
        row.options,
        row.status,
        row.paused,
        seats,
        row.to_act,
        row.choices,
        row.created,
        row.changed,
        yours,
    )
