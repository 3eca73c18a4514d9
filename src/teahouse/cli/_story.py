"""What has happened in a match, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from teahouse.core.state import Event
from teahouse.table.look import since_last_turn
from teahouse.table.table import Table


@dataclass
class Chapter:
    """The events of one turn, or of the part of it that was asked for; turn 0 is the set-up."""

    turn: int
    seat: int
    round: int
    events: list[Event] = field(default_factory=list)


def story(table: Table, start: int = 0) -> list[Chapter]:
    """The chapters from choice number `start` on; those in which nothing happened are left out."""
    chapters: list[Chapter] = []
    told = zip(table.match.entries[start:], table.told[start:], table.rounds[start:], strict=True)
    for entry, events, number in told:
        if events and (not chapters or chapters[-1].turn != entry.turn):
            chapters.append(Chapter(entry.turn, entry.seat, number))
        if events:
            chapters[-1].events += events
    return chapters


def news(table: Table, seat: int) -> list[Chapter]:
    """What is worth telling a person: of the own turn if it has begun, else everything since the last one."""
    first = since_last_turn(table, seat)
    rest = range(first, len(table.match.entries))
    return story(table, next((number for number in rest if table.match.entries[number].actor == seat), first))
