"""What has happened in a match, turn by turn: the log played again with somebody listening."""

from __future__ import annotations

from dataclasses import dataclass, field

from teahouse.core.match import Match
from teahouse.core.state import Event


@dataclass
class Chapter:
    """The events of one turn, or of the part of it that was asked for; turn 0 is the set-up."""

    turn: int
    seat: int
    events: list[Event] = field(default_factory=list)


def story(match: Match, start: int = 0) -> list[Chapter]:
    """The chapters from choice number `start` on; those in which nothing happened are left out."""
    state = match.game.start(match.seats, match.options)
    chapters: list[Chapter] = []
    for number, entry in enumerate(match.entries):
        if number >= start and state.events is None:
            state.events = []
        state.apply(entry.choice)
        if not state.events:
            continue
        if not chapters or chapters[-1].turn != entry.turn:
            chapters.append(Chapter(entry.turn, entry.seat))
        chapters[-1].events += state.events
        state.events = []
    return chapters
