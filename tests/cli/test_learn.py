"""`teahouse learn`: lessons at the keyboard, in any language."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse import games
from teahouse.school.courses import of_game
from teahouse.school.lesson import Course
from teahouse.text import Speaker

from .command import run

COURSES = [course for game in games.names() for course in of_game(game)]


def test_a_lesson_at_the_keyboard() -> None:
    typed = ["d3", "f3", "hint", "b3", "undo", "b3", "pair c2", "place c2", "place d2", "quit"]
    answer = run("learn", "castle", "twin", given="\n".join(typed) + "\n")
    assert answer.status == 0
    said = " ".join(answer.out.split())
    for part in ("wedged in", "only one in sight", "(take b3)", "Take it along", "Four that touch", "No twin?"):
        assert part in said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("course", COURSES, ids=[f"{one.game}-{one.name}" for one in COURSES])
def test_a_whole_course_at_the_keyboard(course: Course, language: str) -> None:
    """Every lesson by its best way; what the guide says at its end is said, and in the end the course is done."""
    typed = [words for lesson in course.lessons for words in lesson.best]
    answer = run("learn", course.game, "--course", course.name, "--language", language, given="\n".join(typed) + "\n")
    assert answer.status == 0
    said = " ".join(answer.out.split())
    voice = Speaker(course.game, language)
    assert voice.say("learn-course-done") in said
    for lesson in course.lessons:
        title = next(line for line in course.texts[language].split("\n") if line.startswith(f"{lesson.name} = "))
        assert title.partition(" = ")[2] in said


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_what_can_be_typed_is_said_in_the_words_that_work(language: str) -> None:
    """Whoever types something unknown is sent to a word that helps."""
    voice = Speaker("castle", language)
    words = [voice.say(f"command-{name}") for name in ("help", "hint", "look", "undo", "quit")]
    answer = run("learn", "castle", "twin", "--language", language, given="\n".join(["chess", *words]) + "\n")
    assert answer.status == 0
    said = " ".join(answer.out.split())
    assert said.count("chess") == 2  # typed, and not understood
    assert all(f"`{word}`" in said for word in words)
    assert said.count(f"`{words[-1]}`") == 2  # at the beginning, and where help was asked for
    assert "(take b3)" in said


def test_in_another_language() -> None:
    assert "Ein Geist hilft" in run("learn", "castle", "spirit", "--language", "de", given="quit\n").out
    assert "Alone in the garden" in run("learn", "tang", "--course", "alone").out  # nobody there: it ends


@pytest.mark.parametrize("words", [["chess"], ["castle", "nothing"], ["tang", "--course", "nothing"]])
def test_what_there_is_not(words: list[str]) -> None:
    answer = run("learn", *words)
    assert answer.status == 2
    assert answer.err.count("\n") == 1


def test_a_file_of_ones_own_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "castle"\nlesson = []\n', "utf-8")
    answer = run("learn", "castle", "--lessons", str(tmp_path))
    assert answer.status == 2
    assert "mine.toml: a course has 1 to" in answer.err
