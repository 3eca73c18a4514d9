"""Is a course what it says? A file of an owner's is played and spoken before anybody learns from it.

`reading.py` knows whether a file can be understood; here every way of every lesson is played, its numbers are counted,
and its texts are looked for. Courses of the house are checked by tests instead.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import DataError, TeahouseError
from teahouse.core.options import did_you_mean
from teahouse.school.desk import Desk, numbers
from teahouse.school.goals import Fact
from teahouse.school.lesson import Course, Lesson
from teahouse.text import Speaker, keys_of
from teahouse.text.languages import languages

ENDS: Final = "the lesson is not over after it"


def check(course: Course) -> None:
    """Raises DataError: which lesson, what is wrong, and what would be right."""
    voice = Speaker(course.game)
    if voice.bundle is not None:  # without Fluent nothing is said
        spoken(course)
    for lesson in course.lessons:
        place = f"{course.origin or course.name}, lesson '{lesson.name}'"
        known(place, lesson, voice)
        begins(place, course, lesson)
        for name, lines in (("best", [lesson.best]), ("other", [*lesson.other])):
            for line in lines:
                if not played(place, name, course, lesson, line).done:
                    raise DataError(f"{place}: '{name}' {list(line)}: {ENDS}")
        for line in lesson.astray:
            desk = played(place, "astray", course, lesson, line)
            if not desk.lost():
                raise DataError(f"{place}: 'astray' {list(line)}: the goal can still be reached after it{by(desk)}")
        try:
            numbers(course.game, lesson)
        except TeahouseError as problem:
            raise DataError(f"{place}: 'numbers': {problem}") from None


def by(desk: Desk) -> str:
    """The way that is left, if the engine has found one: it may have stopped looking."""
    way, _ = desk.way()
    return f", by {', '.join([desk.game.notation(choice) for choice in way])}" if way else ""


def known(place: str, lesson: Lesson, voice: Speaker) -> None:
    """Names that the rules give to reasons, goods and sources of points."""
    for number, step in enumerate(lesson.steps, 1):
        facts = [*step.goal, *[fact for wrong in step.wrong for fact in wrong.on]]
        names = [named(fact) for fact in facts]
        names += [("reason", wrong.refused) for wrong in step.wrong if wrong.refused]
        for kind, name in names:
            if kind and voice.bundle is not None and not voice.has(f"{kind}-{name}"):
                what = {"reason": "reason", "good": "good", "score": "source of points"}[kind]
                all_of = [
                    one.removeprefix(f"{kind}-") for one in voice.keys if one.startswith(f"{kind}-") and "." not in one
                ]
                raise DataError(f"{place}, step {number}: there is no {what} '{name}'; {did_you_mean(name, all_of)}")


def named(fact: Fact) -> tuple[str, str]:
    if fact.kind == "good":
        return "good", fact.words[0]
    return ("score", fact.words[0]) if fact.kind == "gain" and fact.words else ("", "")


def begins(place: str, course: Course, lesson: Lesson) -> None:
    desk = Desk(course.game, lesson)
    desk.run_on()
    if desk.done or not desk.legal():
        raise DataError(f"{place}: there is nothing to choose at its beginning")


def played(place: str, name: str, course: Course, lesson: Lesson, line: tuple[str, ...]) -> Desk:
    desk = Desk(course.game, lesson)
    desk.run_on()
    for words in line:
        try:
            desk.play(desk.game.parse(words))
        except TeahouseError as problem:
            raise DataError(f"{place}: '{name}' {list(line)}: '{words}': {problem}") from None
    return desk


def spoken(course: Course) -> None:
    """All that is said, in one language at least, and nothing that cannot be read."""
    place = course.origin or course.name
    found: set[str] = set()
    for code, text in course.texts.items():
        if code not in languages():
            raise DataError(f"{place}: texts in '{code}'; {did_you_mean(code, list(languages()))}")
        keys, unread = keys_of(text)
        if unread:
            raise DataError(f"{place}: texts in '{code}': {unread}")
        found |= keys
    for key in wanted(course):
        if key not in found:
            raise DataError(f"{place}: the text '{key}' is missing in {', '.join(course.texts) or 'all languages'}")


def wanted(course: Course) -> list[str]:
    """The keys of all texts that a course needs."""
    keys = ["course"]
    for lesson in course.lessons:
        keys.append(lesson.name)
        for number, step in enumerate(lesson.steps, 1):
            keys.append(f"{lesson.name}-{number}")
            keys += [f"{lesson.name}-{number}.{wrong.key}" for wrong in step.wrong]
    return keys
