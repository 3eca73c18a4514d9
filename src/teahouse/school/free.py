"""The position of a lesson, played on by everybody: no goal, nothing fixed but what chance was to show; a newcomer of
the house answers. A line of choices leads to the same moment again, as in the lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teahouse import bots
from teahouse.core.errors import DataError
from teahouse.core.mind import NEWCOMER
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.school.desk import Desk
from teahouse.school.goals import by_source
from teahouse.school.lesson import Lesson

MOST: Final = 1500  # choices


class FreeDesk(Desk):
    def __init__(self, game: str, lesson: Lesson, line: Sequence[int] = ()) -> None:
        if len(line) > MOST:
            raise DataError(f"a match from a lesson has at most {MOST} choices, not {len(line)}")
        super().__init__(game, lesson, ())
        self.before = by_source(self.state, self.seat)
        self._follow(line)

    @property
    def done(self) -> bool:
        return False

    @property
    def ended(self) -> bool:
        return self.state.actor == OVER or len(self.line) >= MOST

    def allowed(self, legal: list[int]) -> list[int]:
        return legal

    def reached(self, step: object) -> bool:
        return False

    def lost(self, nodes: int = 0) -> bool:
        return False

    def room_for(self, line: int) -> bool:
        return line < MOST

    def _others(self) -> int:
        rng = Rng(len(self.line))
        legal = self.state.legal()
        if self.state.actor == CHANCE:
            fixed = [choice for choice in self.fixed if choice in legal]
            return fixed[0] if fixed else self.state.draw(rng)
        return bots.find(NEWCOMER, self.game, timed=False).choose(self.state, rng)
