"""Every lesson of every course, played in the engine by each of its ways, and said in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from teahouse import games
from teahouse.core.state import CHANCE, OVER
from teahouse.school.checking import ENDS, by
from teahouse.school.courses import in_folder, of_game
from teahouse.school.desk import Desk, numbers
from teahouse.school.lesson import Course, Lesson
from teahouse.school.telling import Teller, values
from teahouse.text import LANGUAGE
from teahouse.text.languages import languages
from tests.play.test_languages import Parts

COURSES = [course for game in games.names() for course in of_game(game)]
LESSONS = [(course, lesson) for course in COURSES for lesson in course.lessons]
names = [f"{course.game}-{course.name}-{lesson.name}" for course, lesson in LESSONS]
each_lesson = pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=names)
each_course = pytest.mark.parametrize("course", COURSES, ids=[f"{one.game}-{one.name}" for one in COURSES])


def played(course: Course, lesson: Lesson, line: tuple[str, ...]) -> tuple[Desk, int]:
    """After these choices of the learner, and the step of the last one."""
    desk, step = Desk(course.game, lesson), 0
    for words in line:
        step = desk.step
        desk.play(desk.game.parse(words))
    return desk, step


def test_there_are_courses() -> None:
    assert {course.game for course in COURSES} >= {"castle"}


@each_lesson
def test_a_lesson_begins_in_a_possible_position_of_the_learner(course: Course, lesson: Lesson) -> None:
    state = games.find(course.game).read_position(lesson.position)
    assert state.actor == lesson.seat
    assert games.find(course.game).read_position(state.to_text()) == state
    assert not Desk(course.game, lesson).done
    assert not Desk(course.game, lesson).lost()


@each_lesson
def test_every_way_of_the_author_reaches_the_end(course: Course, lesson: Lesson) -> None:
    for line in (lesson.best, *lesson.other):
        desk, _ = played(course, lesson, line)
        assert desk.done, f"{ENDS}: {line}"
    assert lesson.best not in lesson.other


@each_lesson
def test_a_way_is_found_from_every_step_of_the_best_one(course: Course, lesson: Lesson) -> None:
    for number in range(len(lesson.best)):
        desk, _ = played(course, lesson, lesson.best[:number])
        way, _ = desk.way()
        assert way
        assert desk.pointed(way)
        for choice in way:
            desk.play(choice)
        assert desk.done


@each_lesson
def test_every_wrong_way_is_found_out_at_its_last_choice(course: Course, lesson: Lesson) -> None:
    for line in lesson.astray:
        before, _ = played(course, lesson, line[:-1])
        assert not before.lost(), line
        after, step = played(course, lesson, line)
        assert after.lost(), f"{line}: the goal can still be reached after it{by(after)}"
        assert after.answer(step) is not None, f"{line}: nothing is said about it"


@each_lesson
def test_every_answer_is_given_to_some_try(course: Course, lesson: Lesson) -> None:
    answers = {(step, wrong.key) for step, part in enumerate(lesson.steps) for wrong in part.wrong}
    given = set()
    for line in lesson.astray:
        desk, step = played(course, lesson, line)
        found = desk.answer(step)
        assert found is not None
        given.add((step, found.key))
    for number in range(len(lesson.best) + 1):
        desk, _ = played(course, lesson, lesson.best[:number])
        if desk.state.actor in (CHANCE, OVER) or desk.done:
            continue
        legal = set(desk.state.legal())
        for choice in range(desk.game.choices):
            if desk.now.wrong and choice not in legal:
                found = desk.refusal(desk.game.why_not(desk.state, choice).key)
                if found is not None:
                    given.add((desk.step, found.key))
    assert answers - given == set()


@each_lesson
def test_a_line_is_played_again_the_same(course: Course, lesson: Lesson) -> None:
    """What a browser keeps is the line: it leads to the same moment again."""
    desk, _ = played(course, lesson, lesson.best)
    again = Desk(course.game, lesson, desk.line)
    assert (again.step, again.state.to_text(), again.line) == (desk.step, desk.state.to_text(), desk.line)


@each_lesson
def test_what_a_step_leaves_can_be_chosen(course: Course, lesson: Lesson) -> None:
    for number in range(len(lesson.best)):
        desk, _ = played(course, lesson, lesson.best[:number])
        assert desk.legal()
        assert set(desk.legal()) <= set(desk.state.legal())


# --- what is said ---


@cache
def messages(text: str) -> dict[str, set[str]]:
    """Every message and attribute with the values it refers to."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for key, value in [
                (entry.id.name, entry.value),
                *[(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes],
            ]:
                parts = Parts()
                if value is not None:
                    parts.visit(value)
                assert key not in found, f"{key} is there twice"
                found[key] = parts.found
    return found


def wanted(course: Course) -> set[str]:
    keys = {"course", "course.about"}
    for lesson in course.lessons:
        keys |= {lesson.name, f"{lesson.name}.about", f"{lesson.name}-{len(lesson.steps)}.done"}
        for number, step in enumerate(lesson.steps, 1):
            keys |= {f"{lesson.name}-{number}", *[f"{lesson.name}-{number}.{wrong.key}" for wrong in step.wrong]}
    return keys


@each_course
def test_a_course_says_all_it_has_to_say_in_every_language(course: Course) -> None:
    assert set(course.texts) == set(languages())
    english = messages(course.texts[LANGUAGE])
    optional = {
        f"{lesson.name}-{number}.done" for lesson in course.lessons for number in range(1, len(lesson.steps) + 1)
    }
    assert wanted(course) <= english.keys()
    assert english.keys() <= wanted(course) | optional
    for language in languages():
        assert messages(course.texts[language]) == english, language


def errors_of(teller: Teller, key: str, said: dict[str, int]) -> list[object]:
    name, _, attribute = f"lesson-{key}".partition(".")
    message = teller.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    return list(teller.bundle.format_pattern(pattern, {**teller.facts, **said, "guide": teller.guide})[1])


@pytest.mark.parametrize("language", languages())
@each_course
def test_every_sentence_can_be_said_and_no_number_is_written_by_hand(course: Course, language: str) -> None:
    voice = Teller(course, language)
    for lesson in course.lessons:
        desk, _ = played(course, lesson, lesson.best)
        teller = voice.at(desk.state)
        for key in (lesson.name, f"{lesson.name}.about"):
            assert teller.of(key)
        for number, step in enumerate(lesson.steps, 1):
            for key in (f"{lesson.name}-{number}", *[f"{lesson.name}-{number}.{wrong.key}" for wrong in step.wrong]):
                said = teller.of(key, values(desk))
                assert said
                assert "{" not in said, key
                assert not errors_of(teller, key, values(desk)), key
                assert said.count("**") % 2 == 0, key
    bare = re.sub(
        r"\{[^{}]*\}", "", re.sub(r"^[\w-]+ = |^    \.[\w-]+ = |^#.*$", "", course.texts[language], flags=re.M)
    )
    assert re.findall(r"\d+", bare) == []


@each_course
def test_French_is_set_as_French(course: Course) -> None:
    text = re.sub(r"^#.*$", "", course.texts["fr"], flags=re.MULTILINE)
    assert re.findall(r".* [;!?»].*|.* :(?: .*|$)|.*« .*|.*\w'\w.*", text, re.MULTILINE) == []
    assert re.findall(r".*\w[;!?»].*|.*\w:(?: .*|$)", text, re.MULTILINE) == []


@each_lesson
def test_the_numbers_of_a_lesson_are_counted_by_the_engine(course: Course, lesson: Lesson) -> None:
    found = numbers(course.game, lesson)
    assert set(found) == {name for name, _, _ in lesson.numbers}
    used = {
        part for key, parts in messages(course.texts[LANGUAGE]).items() if key.startswith(lesson.name) for part in parts
    }
    assert {f"${name}" for name in found} <= used


def test_the_sample_game_has_a_course_and_nothing_else_knows_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(__file__).parent.parent / "e2e" / "games"
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    (course,) = in_folder(games.face("sample").lessons)
    for lesson in course.lessons:
        assert played(course, lesson, lesson.best)[0].done
        for line in lesson.astray:
            desk, step = played(course, lesson, line)
            assert desk.lost()
            assert desk.answer(step) is not None
        assert Teller(course).of(lesson.name)
