"""What is said in a lesson, in one language: its texts, with numbers that the engine gives.

`<lesson>` is the title of a lesson, with `.about`; `<lesson>-<n>` what is said at its n-th step, with `.done` and an
attribute for every wrong way; `course` the title of the course, with `.about`. A text is said with the facts of the
match, the lesson's own `numbers`, and `points`, what was gained so far.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from teahouse.core.errors import Reason
from teahouse.core.state import State
from teahouse.school.desk import Desk, numbers
from teahouse.school.lesson import Course, Lesson
from teahouse.text import LANGUAGE, Speaker


class Teller(Speaker):
    """The voice of a game that knows a course, too."""

    def __init__(self, course: Course, language: str = LANGUAGE) -> None:
        super().__init__(course.game, language)
        self.course = course
        self.guide = course.guide or self.say("guide-name")
        for code in dict.fromkeys((LANGUAGE, language)):
            self.add(self.prefixed(course.texts.get(code, "")))

    @staticmethod
    def prefixed(source: str) -> str:
        """The messages of a course are its own: none of them is taken for one of the game."""
        lines = source.split("\n")
        return "\n".join([f"lesson-{one}" if one[:1].isalpha() else one for one in lines])

    def of(self, key: str, values: dict[str, int] | None = None) -> str:
        """A text of the course; empty where it has none."""
        said = {"guide": self.guide, **(values or {})}
        return self.say(f"lesson-{key}", **said) if self.has(f"lesson-{key}") else ""

    def at(self, state: State) -> Teller:
        """The same with the facts and names of a match."""
        twin = copy(self)
        twin.learn_from(state)
        twin.names = [self.say("you") if seat == state.actor else self.guide for seat in range(state.seats)]
        twin.local = twin.wording.vocabulary(state, twin.say, twin.names)
        return twin


class Held:
    """A course that is found again by being the same one."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def __hash__(self) -> int:
        return id(self.course)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and other.course is self.course


@lru_cache(maxsize=64)
def _teller(held: Held, language: str) -> Teller:
    return Teller(held.course, language)


def teller(course: Course, language: str = LANGUAGE) -> Teller:
    """Made once per course and language."""
    return _teller(Held(course), language)


@lru_cache(maxsize=256)
def counted(game: str, lesson: Lesson) -> dict[str, int]:
    return numbers(game, lesson)


def values(desk: Desk) -> dict[str, int]:
    """The numbers of a moment's texts."""
    return {**counted(desk.game.name, desk.lesson), "points": desk.gain()}


def reason(voice: Teller, desk: Desk, why: Reason) -> str:
    """What is said to a try that was refused: the author's words about it, or the engine's."""
    found = desk.refusal(why.key)
    text = "" if found is None else voice.of(f"{desk.lesson.name}-{desk.step + 1}.{found.key}", values(desk))
    return text or voice.reason(why)
