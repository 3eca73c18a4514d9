"""What a lesson is: a position, what chance will show, and steps with goals that the engine judges. Plain values."""

from __future__ import annotations

from dataclasses import dataclass, field

from teahouse.school.goals import Fact


@dataclass(frozen=True)
class Wrong:
    """An answer to a try that leads nowhere: to one that the rules refuse (the key of their reason), or to a legal one
    after which the goal cannot be reached any more, told by what is true then."""

    key: str  # the attribute of the step's text
    refused: str = ""
    on: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Step:
    """A part of a lesson. It is over as soon as all of its goal is true, whichever way it was reached."""

    goal: tuple[Fact, ...]
    only: tuple[tuple[str, ...], ...] = ()  # beginnings of the choices that are left; none: all of them
    point: tuple[tuple[str, ...], ...] = ()  # beginnings of the choices that the guide points at; none: a way there
    wrong: tuple[Wrong, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """`best` is a way to the end that its author knows, choices in notation; `other` are more of them, and each of
    `astray` is a way that leads nowhere. Tests play them all; the engine accepts any way."""

    name: str
    position: str
    seat: int
    steps: tuple[Step, ...]
    best: tuple[str, ...]
    other: tuple[tuple[str, ...], ...] = ()
    astray: tuple[tuple[str, ...], ...] = ()
    fixed: tuple[str, ...] = ()  # what chance shows and what others answer, in this order
    turns: int = 1  # so many turns of the learner
    numbers: tuple[
        tuple[str, str, tuple[str, ...]], ...
    ] = ()  # of its texts: name, what it counts, after which choices
    free: bool = True  # the position may be played on, by everybody


@dataclass(frozen=True)
class Course:
    """Lessons in their order. `texts` are Fluent sources by language."""

    name: str
    game: str
    lessons: tuple[Lesson, ...]
    guide: str = ""  # the name of who speaks; empty: the house's own
    texts: dict[str, str] = field(default_factory=dict)
    after: str = ""  # the preset of the match that follows the last lesson
    origin: str = ""  # the file it was read from

    def lesson(self, name: str) -> Lesson | None:
        return next((one for one in self.lessons if one.name == name), None)
