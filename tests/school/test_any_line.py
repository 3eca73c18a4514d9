"""Lines that nobody thought of: every goal is accepted exactly when it is reached, and nobody is stuck."""

from __future__ import annotations

import os

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, State
from teahouse.school.courses import of_game
from teahouse.school.desk import Desk
from teahouse.school.free import FreeDesk
from teahouse.school.goals import begins_with
from teahouse.school.lesson import Course, Lesson, Step

LESSONS = [(course, lesson) for game in games.names() for course in of_game(game) for lesson in course.lessons]
each_lesson = pytest.mark.parametrize(
    ("course", "lesson"), LESSONS, ids=[f"{course.game}-{course.name}-{lesson.name}" for course, lesson in LESSONS]
)
LINES = int(os.environ.get("TEAHOUSE_LINES", "25"))
ALL = 30_000  # positions: more than any of the lessons has where a way is said to be lost


class Witness:
    """Follows the line in a match of its own, and judges the goals from what it sees there."""

    def __init__(self, course: Course, lesson: Lesson) -> None:
        self.game = games.find(course.game)
        self.lesson = lesson
        self.state: State = self.game.read_position(lesson.position)
        self.begun = self.state.scores()[lesson.seat]
        self.sources = dict(self.state.breakdown(lesson.seat))
        self.step = 0
        self.chosen: list[int] = []
        self.told: list[tuple[str, dict[str, int | str]]] = []

    def see(self, choice: int) -> None:
        self.state.events = []
        if self.state.actor == self.lesson.seat:
            self.chosen.append(choice)
        self.state.apply(choice)
        self.told += [(event.key, event.values) for event in self.state.events]
        if self.state.actor == CHANCE:
            return
        while self.step < len(self.lesson.steps) and self.reached(self.lesson.steps[self.step]):
            self.step += 1
            self.chosen, self.told = [], []

    def reached(self, step: Step) -> bool:
        return all(self.true(fact.kind, list(fact.words), fact.number) for fact in step.goal)

    def true(self, kind: str, words: list[str], number: int) -> bool:
        seat = self.lesson.seat
        if kind == "choose":
            return any(begins_with(self.game, one, words) for one in self.chosen)
        if kind == "can":
            deciding = self.state.actor == seat
            return deciding and any(self.game.notation(one).split()[0] == words[0] for one in self.state.legal())
        if kind == "gain" and not words:
            return self.state.scores()[seat] - self.begun >= number
        if kind == "gain":
            return dict(self.state.breakdown(seat)).get(words[0], 0) - self.sources.get(words[0], 0) >= number
        if kind == "good":
            return dict(self.state.goods(seat)).get(words[0], 0) >= number
        if kind == "told":
            return any(key == words[0] and self.about(values, words[1:]) for key, values in self.told)
        if kind == "ended":
            return self.state.actor != seat or self.state.turn != self.game.read_position(self.lesson.position).turn
        raise AssertionError(f"the witness knows no '{kind}'")

    def about(self, values: dict[str, int | str], wanted: list[str]) -> bool:
        if values.get("seat", self.lesson.seat) != self.lesson.seat:
            return False
        for word in wanted:
            name, least = (word.split(">=")[0], True) if ">=" in word else (word.split("=")[0], False)
            right = word.split("=")[-1]
            found = values.get(name)
            if not (int(str(found)) >= int(right) if least else str(found) in right.split("|")):
                return False
        return True


@each_lesson
def test_the_goal_is_accepted_exactly_when_it_is_reached(course: Course, lesson: Lesson) -> None:
    rng, finished, lost = Rng(len(lesson.name)), 0, 0
    for _ in range(LINES):
        desk = Desk(course.game, lesson)
        desk.run_on()
        witness, seen = Witness(course, lesson), 0
        while True:
            for choice in desk.line[seen:]:
                witness.see(choice)
            seen = len(desk.line)
            assert witness.step == desk.step, desk.line
            assert witness.state.to_text() == desk.state.to_text()
            if desk.done or desk.ended:
                break
            legal = desk.legal()
            if desk.lost():
                lost += 1
                assert desk.way(ALL) == (None, True), f"{desk.line}: there is a way"
                break
            assert legal, f"{[desk.game.notation(one) for one in desk.line]}: nothing is left to choose"
            desk.play(legal[rng.below(len(legal))])
        finished += desk.done
        lost += desk.ended and not desk.done
        assert desk.done or desk.lost()
        again = Desk(course.game, lesson, desk.line)
        assert (again.step, again.state.to_text()) == (desk.step, desk.state.to_text())
    assert finished or lost


@each_lesson
def test_from_any_moment_that_is_not_lost_the_guide_comes_to_the_end(course: Course, lesson: Lesson) -> None:
    """What `show me` does, after some choices of the learner's own."""
    rng = Rng(7 + len(lesson.name))
    for _ in range(max(3, LINES // 5)):
        desk = Desk(course.game, lesson)
        desk.run_on()
        for _ in range(rng.below(4)):
            legal = desk.legal()
            if desk.done or not legal:
                break
            after = desk.copy()
            after.play(legal[rng.below(len(legal))])
            if after.lost():
                break
            desk = after
        for _ in range(60):
            if desk.done:
                break
            way, _ = desk.way()
            assert way, f"{[desk.game.notation(one) for one in desk.line]}: no way is found"
            assert set(desk.pointed(way)) <= set(desk.legal())
            assert desk.pointed(way)
            desk.play(way[0])
        assert desk.done


@pytest.mark.parametrize(("course", "lesson"), LESSONS[::4], ids=[lesson.name for _, lesson in LESSONS[::4]])
def test_the_position_can_be_played_on_by_anybody(course: Course, lesson: Lesson) -> None:
    desk, rng = FreeDesk(course.game, lesson), Rng(1)
    desk.run_on()
    for _ in range(25):
        if desk.ended:
            break
        legal = desk.legal()
        assert legal
        desk.play(legal[rng.below(len(legal))])
