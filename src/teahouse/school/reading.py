"""A course from a file in TOML, its texts in Fluent beside it. Whatever is wrong is told with the lesson and the step.

    game = "castle"
    [[lesson]]
    name = "twin"
    position = '''castle 1; seats 2; …'''
    fixed = ["face W1"]
    best = ["take a2", "pair b1", "place c2", "place d2"]
    [[lesson.step]]
    goal = ["can pair"]
    only = ["take"]
    [[lesson.step.wrong]]
    key = "alone"
    on = ["choose take e2"]

docs/lessons.md says what each of them means.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from teahouse import games
from teahouse.core.errors import DataError, TeahouseError
from teahouse.core.game import Game
from teahouse.core.options import did_you_mean
from teahouse.core.record import SEATS
from teahouse.core.state import CHANCE, OVER
from teahouse.core.toml import read_toml
from teahouse.school.goals import Fact, read_fact
from teahouse.school.lesson import Course, Lesson, Step, Wrong

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
COURSE: Final[dict[str, type]] = {"game": str, "guide": str, "after": str, "lesson": list}
LESSON: Final[dict[str, type]] = {
    "name": str,
    "position": str,
    "seat": str,
    "fixed": list,
    "best": list,
    "other": list,
    "astray": list,
    "turns": int,
    "numbers": dict,
    "free": bool,
    "step": list,
}
STEP: Final[dict[str, type]] = {"goal": list, "only": list, "point": list, "wrong": list}
WRONG: Final[dict[str, type]] = {"key": str, "refused": str, "on": list}
COUNTED: Final = ("gain", "score", "good", "most")
SAID: Final = ("guide", "points")  # values that every text has
MOST: Final = 60  # lessons of a course, steps of a lesson


class Place:
    """Where something stands in the file, for whoever has to find it there."""

    def __init__(self, words: str) -> None:
        self.words = words

    def wrong(self, problem: str) -> DataError:
        return DataError(f"{self.words}: {problem}")

    def part(self, words: str) -> Place:
        return Place(f"{self.words}, {words}")


def read_course(name: str, text: str, texts: dict[str, str], origin: str = "") -> Course:
    """Raises DataError: which file, lesson and step, what is wrong, and what would be right."""
    place = Place(origin or name)
    if not NAME.fullmatch(name):
        raise place.wrong(f"'{name}' is no name of a course: small letters, digits and dashes")
    try:
        data = read_toml(text)
    except DataError as problem:
        raise place.wrong(str(problem)) from None
    told = checked(place, data, COURSE, ("game", "lesson"))
    try:
        game = games.find(told["game"])
    except TeahouseError as problem:
        raise place.wrong(str(problem)) from None
    after = told.get("after", "")
    if after and after not in game.presets:
        raise place.wrong(f"there is no preset '{after}'; {did_you_mean(after, list(game.presets))}")
    if not 1 <= len(told["lesson"]) <= MOST:
        raise place.wrong(f"a course has 1 to {MOST} lessons, not {len(told['lesson'])}")
    lessons: list[Lesson] = []
    for number, one in enumerate(told["lesson"], 1):
        lesson = read_lesson(place.part(f"lesson {number}"), one, game)
        if any(lesson.name == other.name for other in lessons):
            raise place.wrong(f"two lessons are called '{lesson.name}'")
        lessons.append(lesson)
    return Course(name, game.name, tuple(lessons), told.get("guide", ""), texts=texts, after=after, origin=origin)


def checked(place: Place, data: object, known: dict[str, type], needed: Sequence[str]) -> dict[str, Any]:
    """The values, of known names and right kinds."""
    if not isinstance(data, dict):
        raise place.wrong("is no table of names and values")
    for name, value in data.items():
        if name not in known:
            raise place.wrong(f"there is no '{name}' here; {did_you_mean(name, list(known))}")
        if not isinstance(value, known[name]) or (known[name] is int and isinstance(value, bool)):
            raise place.wrong(f"'{name}' takes {KIND_OF[known[name]]}")
    for name in needed:
        if name not in data:
            raise place.wrong(f"'{name}' is missing")
    return data


KIND_OF: Final[dict[type, str]] = {
    str: "a text",
    list: "a list",
    int: "a whole number",
    bool: "true or false",
    dict: "a table",
}


def read_lesson(place: Place, data: object, game: Game) -> Lesson:
    told = checked(place, data, LESSON, ("name", "position", "best", "step"))
    name = told["name"]
    if not NAME.fullmatch(name):
        raise place.wrong(f"'{name}' is no name of a lesson: small letters, digits and dashes")
    place = place.part(f"'{name}'")
    try:
        state = game.read_position(told["position"])
    except TeahouseError as problem:
        raise place.wrong(str(problem)) from None
    seat = state.actor
    if "seat" in told:
        if told["seat"] not in SEATS[: state.seats]:
            raise place.wrong(f"seat '{told['seat']}' is none of {' '.join(SEATS[: state.seats])}")
        seat = SEATS.index(told["seat"])
    if state.actor in (CHANCE, OVER) or seat != state.actor:
        raise place.wrong("in this position somebody else decides than who learns")
    steps = told["step"]
    if not 1 <= len(steps) <= MOST:
        raise place.wrong(f"a lesson has 1 to {MOST} steps, not {len(steps)}")
    turns = told.get("turns", 1)
    if not 1 <= turns <= MOST:
        raise place.wrong(f"'turns' are 1 to {MOST}, not {turns}")
    return Lesson(
        name,
        told["position"],
        seat,
        tuple([read_step(place.part(f"step {number}"), one, game) for number, one in enumerate(steps, 1)]),
        line(place, "best", told["best"], game),
        tuple([line(place, "other", one, game) for one in told.get("other", [])]),
        tuple([line(place, "astray", one, game) for one in told.get("astray", [])]),
        line(place, "fixed", told.get("fixed", []), game),
        turns,
        read_numbers(place, told.get("numbers", {}), game),
        told.get("free", True),
    )


def line(place: Place, name: str, choices: object, game: Game) -> tuple[str, ...]:
    """Choices in notation; the engine says which there are."""
    found = texts_of(place, name, choices)
    for one in found:
        try:
            game.parse(one)
        except TeahouseError as problem:
            raise place.wrong(f"'{name}': {problem}") from None
    return found


def texts_of(place: Place, name: str, values: object) -> tuple[str, ...]:
    if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
        raise place.wrong(f"'{name}' takes a list of texts")
    return tuple(values)


def read_step(place: Place, data: object, game: Game) -> Step:
    told = checked(place, data, STEP, ("goal",))
    goal = facts(place, "goal", told["goal"], game)
    if not goal:
        raise place.wrong("'goal' has no fact")
    wrong: list[Wrong] = []
    for number, one in enumerate(told.get("wrong", []), 1):
        part = place.part(f"wrong {number}")
        said = checked(part, one, WRONG, ("key",))
        if not NAME.fullmatch(said["key"]) or said["key"] == "done":
            raise part.wrong(f"'{said['key']}' is no key of an answer: small letters, digits and dashes, not 'done'")
        if ("refused" in said) == ("on" in said):
            raise part.wrong("needs 'refused', the key of a reason, or 'on', facts; not both")
        wrong.append(Wrong(said["key"], said.get("refused", ""), facts(part, "on", said.get("on", []), game)))
    return Step(
        goal,
        beginnings(place, "only", told.get("only", []), game),
        beginnings(place, "point", told.get("point", []), game),
        tuple(wrong),
    )


def facts(place: Place, name: str, values: object, game: Game) -> tuple[Fact, ...]:
    try:
        return tuple([read_fact(text, game) for text in texts_of(place, name, values)])
    except DataError as problem:
        raise place.wrong(f"'{name}': {problem}") from None


def beginnings(place: Place, name: str, values: object, game: Game) -> tuple[tuple[str, ...], ...]:
    found: list[tuple[str, ...]] = []
    for text in texts_of(place, name, values):
        words = tuple(text.split())
        if not words or words[0] not in game.families.by_name:
            known = sorted(game.families.by_name)
            raise place.wrong(
                f"'{name}': {game.title} has no choices '{text}'; {did_you_mean(text.split(' ')[0], known)}"
            )
        found.append(words)
    return tuple(found)


def read_numbers(place: Place, data: dict[str, Any], game: Game) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """`name = ["gain", "take a2", "place b1"]`: what is counted, after these choices."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for name, value in data.items():
        if name in SAID:
            raise place.wrong(f"'numbers.{name}' needs another name: every text has a value '{name}' already")
        words = texts_of(place, f"numbers.{name}", value)
        if not words or words[0].split()[:1] not in ([kind] for kind in COUNTED):
            raise place.wrong(f"'numbers.{name}' begins with what is counted: {', '.join(COUNTED)}")
        found.append((name, words[0], line(place, f"numbers.{name}", list(words[1:]), game)))
    return tuple(found)
