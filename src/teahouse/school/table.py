"""The table that a lesson would be played at, for whoever looks at it as at any other."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import NEWCOMER
from teahouse.school.desk import Desk
from teahouse.school.lesson import Lesson
from teahouse.table.facts import Created, Replayed, Started
from teahouse.table.seats import key_of
from teahouse.table.sit import ComputerSeated, Seated
from teahouse.table.table import Table, new_table

LEARNER: Final = "learner"  # the token of the seat


def table_of(lesson: Lesson, desk: Desk, guide: str, learner: str = "") -> Table:
    """Nobody keeps it: it follows from the lesson and the line of choices."""
    game = desk.game
    state = game.read_position(lesson.position)
    created = Created(
        0, "lesson", game.name, game.rules, state.seats, state.options(), "", listed=False, position=lesson.position
    )
    table = new_table(created)
    for seat in range(state.seats):
        if seat == desk.seat:
            table.add(Seated(0, seat, key_of(LEARNER), learner))
        else:
            table.add(ComputerSeated(0, seat, NEWCOMER, guide))
    table.add(Started(0))
    table.add(Replayed(0, tuple(desk.line)))
    return table
