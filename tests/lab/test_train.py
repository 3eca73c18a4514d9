"""Learning from self-play: the regressions find what was hidden, lessons survive being written, courses go on."""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np
import pytest

from teahouse import bots, games
from teahouse.bots import levels
from teahouse.bots.search import lessons
from teahouse.bots.search.lesson import Lesson, names_of
from teahouse.bots.search.lessons import from_text, to_text
from teahouse.bots.search.player import SearchBot
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, play_out
from teahouse.lab.train.course import Course, generation
from teahouse.lab.train.fit import error, fit, fit_promise
from teahouse.lab.train.samples import Asked, Samples, SelfPlay, Table

GAMES = ("castle", "panda", "tang")


def test_worth_is_found_again():
    """Points made of two numbers that weigh differently at the beginning and at the end."""
    chance = random.Random(5)
    samples = Samples()
    for _ in range(4000):
        one, other, left = chance.uniform(0, 10), chance.uniform(0, 5), chance.random()
        points = 3.0 + one * (1.0 + 2.0 * left) - other * (0.5 - left) + chance.gauss(0, 0.5)
        samples.rows.append([one, other, left])
        samples.targets.append(points)
    lesson = fit(["one", "other"], samples)
    assert lesson.early == pytest.approx([3.0, 0.5, 3.0], abs=0.25)
    assert lesson.late == pytest.approx([1.0, -0.5, 3.0], abs=0.25)
    assert error(lesson, samples) == pytest.approx(0.5, abs=0.05)
    assert lesson.worth([2.0, 4.0], 0.0) == pytest.approx(3.0, abs=0.4)


def test_promise_is_found_again():
    """Guesses that deserve double trust, and a family that is better than it was taken for."""
    chance = np.random.default_rng(7)
    group = []
    for _ in range(1500):
        hopes = chance.normal(0, 1, 5)
        families = tuple("call" if number == 4 else "take" for number in range(5))
        truth = 2.0 * hopes + np.array([0, 0, 0, 0, 1.5])
        visits = chance.multinomial(400, np.exp(truth) / np.exp(truth).sum())
        group.append(Asked("Turn", families, tuple(hopes), tuple(visits)))
    trust, liking = fit_promise(group)
    assert trust == pytest.approx(2.0, abs=0.3)
    assert liking["call"] - liking["take"] == pytest.approx(1.5, abs=0.4)


def test_a_lesson_survives_being_written():
    lesson = Lesson(["points", "ap"], [1.0, 0.25, -3.5], [1.0, 0.0, 0.125])
    lesson.trust, lesson.liking = {"Turn": 1.5}, {"Turn take": -0.25}
    again = from_text(to_text(lesson, {"generation": "3"}))
    assert (again.names, again.early, again.late) == (lesson.names, lesson.early, lesson.late)
    assert (again.trust, again.liking) == (lesson.trust, lesson.liking)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_fit_their_names_everywhere(name):
    game, module = games.find(name), import_module(f"teahouse.games.{name}.numbers")
    for seats in (seats for seats in game.seats if seats > 1):
        state, rng = game.start(seats), Rng(seats)
        while state.actor != OVER:
            if state.actor != CHANCE:
                assert 0.0 <= module.left(state) <= 1.0
                assert {len(module.numbers(state, seat)) for seat in range(seats)} == {len(module.NAMES)}
            legal = state.legal()
            state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])


TABLE = Table("castle", 2, {"spirits": "0", "dragons": "0"}, 4)


def test_self_play_shows_the_same_again():
    one, again = SelfPlay(TABLE, "", 1, 11).play(0), SelfPlay(TABLE, "", 1, 11).play(0)
    assert one.to_text() == again.to_text() == Samples.from_text(one.to_text()).to_text()
    assert len(one.rows) == len(one.targets) > 20
    assert one.asked


def test_a_course_goes_on_where_it_was(tmp_path):
    course = Course(TABLE, tmp_path / "castle", games=2, matches=2)
    heard: list[int] = []
    generation(course, heard.append, jobs=1)
    assert bool(course.lesson) == course.generations()[0]["kept"]
    generation(course, heard.append, jobs=1)
    assert [line["generation"] for line in course.generations()] == [1, 2]
    assert sum(heard) == 8
    for line in course.generations():  # the better part of what was learned is the one to go on with
        assert line["wins"] == max(line["wins by part"].values()) == line["wins by part"][line["learned"]]
    kept = [line["learned"] for line in course.generations() if line["kept"]]
    assert bool(course.lesson) == bool(kept)
    if kept:
        assert f"learned: {kept[-1]}" in course.lesson


def test_a_lesson_changes_what_a_player_sees():
    """The learned worth replaces the game's own, and the result of a game that is over stays what it is."""
    game = games.find("castle")
    names = names_of(game)
    lesson = Lesson(names, [0.0] * len(names) + [42.0], [0.0] * len(names) + [42.0])
    state, rng = game.start(2), Rng(1)
    learned = SearchBot(game, 8, lesson=lesson).know()
    assert learned.worths(state) == [42.0, 42.0]
    as_judged = [1.0] + [0.0] * len(names)
    agreed = SearchBot(game, 8, lesson=Lesson(names, as_judged, as_judged))
    for _ in range(40):
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal()[0])
    assert agreed.know().worths(state) == agreed.knowledge().worths(state)
    play_out(state, rng)
    assert learned.worths(state) == [float(points) for points in state.scores()]


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_that_agrees_sees_the_same_chances(name):
    """A lesson corrects what everybody has; what a lead is worth is the game's own affair, before the end and at it."""
    game = games.find(name)
    names = names_of(game)
    as_judged = [1.0] + [0.0] * len(names)
    player = SearchBot(game, 8, lesson=Lesson(names, as_judged, as_judged))
    state, rng = game.start(2), Rng(3)
    for number in range(60):
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal()[-1 if number % 3 else 0])
    assert player.know().chances(state) == player.knowledge().chances(state)
    play_out(state, rng)
    assert player.know().chances(state) == player.knowledge().chances(state)


def test_a_lesson_in_a_file_plays(tmp_path):
    """What `train` wrote can be met in an arena; whatever is no lesson of this game is refused with a reason."""
    game = games.find("castle")
    names = names_of(game)
    file = tmp_path / "lesson.toml"
    file.write_text(to_text(Lesson(names, [1.0] * (len(names) + 1), [2.0] * (len(names) + 1)), {}))
    player = bots.find(f"search:8:{file}", game)
    assert player.lesson.late == [2.0] * (len(names) + 1)
    with pytest.raises(OptionError, match="not learned for Tang Garden"):
        bots.find(f"search:8:{file}", games.find("tang"))
    file.write_text("[worth]\nnames = []\n")
    with pytest.raises(OptionError, match="no lesson of"):
        bots.find(f"search:8:{file}", game)
    with pytest.raises(OptionError, match="No such file"):
        bots.find(f"search:8:{tmp_path / 'nothing.toml'}", game)


@pytest.fixture
def packed(tmp_path, monkeypatch):
    """A folder of lessons that stands for the one in the package."""
    monkeypatch.setattr(lessons, "SHIPPED", tmp_path)
    lessons.shipped.cache_clear()
    yield tmp_path
    lessons.shipped.cache_clear()


def test_a_lesson_in_the_package_is_followed(packed):
    """By the levels that search, by who gives hints and by `search:500`, unless another one or none is asked for."""
    game = games.find("castle")
    names = names_of(game)
    (packed / "castle.toml").write_text(to_text(Lesson(names, [1.0] * (len(names) + 1), [2.0] * (len(names) + 1)), {}))
    (packed / "other.toml").write_text(to_text(Lesson(names, [1.0] * (len(names) + 1), [3.0] * (len(names) + 1)), {}))
    for player in (bots.find("expert", game), levels.adviser(game), bots.find("search:8", game)):
        assert player.lesson.late[0] == 2.0
    assert bots.find(f"search:8:{packed / 'other.toml'}", game).lesson.late[0] == 3.0
    for name in ("search:8:unlearned", "uct:8"):
        assert bots.find(name, game).lesson is None
    assert bots.find("expert", games.find("tang")).lesson is None


@pytest.mark.parametrize("name", GAMES)
def test_lessons_of_the_package_fit_their_game_and_tell_of_their_training(name):
    game = games.find(name)
    lesson = lessons.shipped(game)
    assert (lessons.SHIPPED / f"{name}.jsonl").is_file() == (lesson is not None)
    assert bots.find("expert", game).lesson is lesson
