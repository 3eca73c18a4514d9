"""Learning from self-play: the regressions find what was hidden, lessons survive being written, courses go on."""

from __future__ import annotations

import json

import numpy as np
import pytest

from teahouse import bots, games
from teahouse.bots import levels
from teahouse.bots.search import lessons
from teahouse.bots.search.lesson import Lesson
from teahouse.bots.search.lessons import features_of, from_text, to_text
from teahouse.bots.search.player import SearchBot
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, play_out
from teahouse.lab.train.course import AT_A_GLANCE, SELF_PLAY, WORTH, Course, generation
from teahouse.lab.train.evidence import Evidence, Shown
from teahouse.lab.train.fit import fit_promise, fit_worth
from teahouse.lab.train.samples import Asked, Glances, SelfPlay, Table

GAMES = [name for name in games.names() if games.face(name).mind.features is not None]


def shown_of(chance, weights, positions, noise):
    """A game whose points are made of numbers that weigh differently at the beginning and at the end."""
    early, late = np.array(weights[0]), np.array(weights[1])
    numbers, left = chance.normal(0, 2, (positions, len(early))), chance.random((positions, 1))
    points = (numbers * (late + left * (early - late))).sum(axis=1) + chance.normal(0, noise, positions)
    return Shown(np.hstack([numbers, left]).astype(np.float32), points.astype(np.float32))


def test_worth_is_found_again():
    chance, evidence = np.random.default_rng(5), Evidence(2)
    for game in range(100):
        evidence.add(game, shown_of(chance, ([3.0, 0.5], [1.0, -0.5]), 40, 0.5))
    lesson, off = fit_worth({"one": 0.0, "other": 0.0}, [evidence])
    assert lesson.early == pytest.approx([3.0, 0.5], abs=0.05)
    assert lesson.late == pytest.approx([1.0, -0.5], abs=0.05)
    assert off == pytest.approx(0.5, abs=0.05)


def test_games_full_of_luck_change_little():
    """What does not foretell other games is not learned: weights that are right stay nearer than after a bare fit."""
    right = np.ones(16)
    fitted, learned = [], []
    for seed in range(10):
        chance, evidence = np.random.default_rng(seed), Evidence(8)
        for game in range(20):
            evidence.add(game, shown_of(chance, ([1.0] * 8, [1.0] * 8), 8, 30.0))
        bare = np.linalg.solve(evidence.products.sum(axis=0), evidence.results.sum(axis=0))
        fitted.append(np.abs(bare - right).mean())
        learned.append(np.abs(evidence.learn(right, np.sign(right))[0] - right).mean())
    assert np.mean(learned) < 0.3 * np.mean(fitted)


def test_nothing_useful_is_better_thrown_away():
    """What was guessed to help comes to nothing when games say otherwise; without a guess it may be harmful."""
    chance, evidence = np.random.default_rng(5), Evidence(2)
    for game in range(50):
        evidence.add(game, shown_of(chance, ([-1.0, -1.0], [1.0, 1.0]), 40, 0.5))
    lesson, _ = fit_worth({"of use": 2.0, "who knows": 0.0}, [evidence])
    assert lesson.early == [0.0, pytest.approx(-1.0, abs=0.05)]
    assert lesson.late == [pytest.approx(0.5, abs=0.1), pytest.approx(1.0, abs=0.05)]


def test_self_play_goes_on_from_what_glances_taught():
    chance, glances, little = np.random.default_rng(5), Evidence(1), Evidence(1)
    for game in range(50):
        glances.add(game, shown_of(chance, ([2.0], [2.0]), 40, 0.5))
    for game in range(10):
        little.add(game, shown_of(chance, ([2.0], [2.0]), 4, 30.0))
    assert fit_worth({"one": 0.0}, [glances, little])[0].late == pytest.approx([2.0], abs=0.5)


def test_evidence_survives_being_written(tmp_path):
    chance, evidence = np.random.default_rng(5), Evidence(3)
    evidence.add(4, shown_of(chance, ([1.0] * 3, [1.0] * 3), 9, 1.0))
    evidence.write(tmp_path / "evidence.npz")
    again = Evidence.read(tmp_path / "evidence.npz")
    assert (again.products == evidence.products).all()
    assert (again.results == evidence.results).all()
    assert (again.squares == evidence.squares).all()
    assert again.positions.tolist() == [0, 0, 0, 0, 9, 0, 0, 0, 0, 0]
    again.merge(evidence)
    assert again.positions.sum() == 18


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
    lesson = Lesson(["points", "ap"], [1.0, 0.25], [1.0, 0.125])
    lesson.trust, lesson.liking = {"Turn": 1.5}, {"Turn take": -0.25}
    again = from_text(to_text(lesson, {"generation": "3"}))
    assert (again.names, again.early, again.late) == (lesson.names, lesson.early, lesson.late)
    assert (again.trust, again.liking) == (lesson.trust, lesson.liking)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_fit_their_names_everywhere(name):
    game = games.find(name)
    features = features_of(game)
    for seats in (seats for seats in game.seats if seats > 1):
        state, rng = game.start(seats), Rng(seats)
        while state.actor != OVER:
            if state.actor != CHANCE:
                assert 0.0 <= features.left(state) <= 1.0
                assert [len(held) for held in features.numbers(state)] == [len(features.guesses)] * seats
            legal = state.legal()
            state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])


TABLE = Table("tang", 2, {}, 2)


def test_games_show_the_same_again():
    for series in (Glances(TABLE, 1, 11), SelfPlay(TABLE, "", 1, 11)):
        one, again = series.play(0), series.play(0)
        assert one.shown.rows.tolist() == again.shown.rows.tolist()
        assert one.shown.points.tolist() == again.shown.points.tolist()
        assert one.asked == again.asked
        assert bool(one.asked) == isinstance(series, SelfPlay)
        assert len(one.shown.rows) == len(one.shown.points) > 20
        by_position = one.shown.rows.reshape(-1, TABLE.seats, one.shown.rows.shape[1])
        assert by_position[:, :, :-1].sum(axis=1) == pytest.approx(0.0, abs=1e-3)  # leads, for whom it may concern


def test_a_course_goes_on_where_it_was(tmp_path):
    course = Course(TABLE, tmp_path / "tang", glances=10, games=2, matches=2)
    heard: list[int] = []
    for number in range(1, 4):
        expected = course.games_next()
        generation(course, heard.append, jobs=1)
        assert sum(heard) == expected
        heard.clear()
        assert len(course.generations()) == number
    log = course.generations()
    assert [line["generation"] for line in log] == [1, 2, 3]
    assert [line["played"] for line in log] == [AT_A_GLANCE, SELF_PLAY, SELF_PLAY]
    assert log[0]["learned"] == WORTH  # nobody has searched yet
    for line in log:  # the better part of what was learned is the one to go on with
        assert line["wins"] == max(line["wins by part"].values()) == line["wins by part"][line["learned"]]
        assert line["kept"] == (line["wins"] - line["spread"] >= line["fair"])
    kept = [line["learned"] for line in log if line["kept"]]
    assert bool(course.lesson) == bool(kept)
    if kept:
        assert f"learned: {kept[-1]}" in course.lesson


def test_a_course_that_lost_its_evidence_says_so_before_it_plays(tmp_path):
    (tmp_path / "log.jsonl").write_text('{"generation": 1, "kept": true}\n')
    heard: list[int] = []
    with pytest.raises(OptionError, match=r"evidence-001.npz is missing"):
        generation(Course(TABLE, tmp_path), heard.append, jobs=1)
    assert not heard
    assert len(Course(TABLE, tmp_path).generations()) == 1


def test_a_lesson_changes_what_a_player_sees():
    """The learned worth replaces the guesses, and the result of a game that is over stays what it is."""
    game = games.find("castle")
    names = list(features_of(game).guesses)
    state, rng = game.start(2), Rng(1)
    learned = SearchBot(game, 8, lesson=Lesson(names, [0.0] * len(names), [0.0] * len(names))).know()
    for _ in range(40):
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal()[0])
    assert learned.worths(state) == [0.0, 0.0] != SearchBot(game, 8).know().worths(state)
    play_out(state, rng)
    assert learned.worths(state) == [float(points) for points in state.scores()]


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_that_agrees_sees_the_same_chances(name):
    """A lesson says what everybody has; what a lead is worth is the game's own affair, before the end and at it."""
    game = games.find(name)
    guesses = features_of(game).guesses
    as_guessed = list(guesses.values())
    player = SearchBot(game, 8, lesson=Lesson(list(guesses), as_guessed, as_guessed))
    state, rng = game.start(2), Rng(3)
    for number in range(60):
        if state.actor == OVER:  # a short game
            state, rng = game.start(2), Rng(3 + number)
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal()[-1 if number % 3 else 0])
    assert player.know().chances(state) == pytest.approx(player.knowledge().chances(state))
    play_out(state, rng)
    assert player.know().chances(state) == player.knowledge().chances(state)


def test_a_lesson_in_a_file_plays(tmp_path):
    """What `train` wrote can be met in an arena; whatever is no lesson of this game is refused with a reason."""
    game = games.find("castle")
    names = list(features_of(game).guesses)
    file = tmp_path / "lesson.toml"
    file.write_text(to_text(Lesson(names, [1.0] * len(names), [2.0] * len(names)), {}))
    player = bots.find(f"search:8:{file}", game)
    assert player.lesson.late == [2.0] * len(names)
    with pytest.raises(OptionError, match="not learned for Tang Garden"):
        bots.find(f"search:8:{file}", games.find("tang"))
    file.write_text("[worth]\npoints = 3.0\n")
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
    names = list(features_of(game).guesses)
    (packed / "castle.toml").write_text(to_text(Lesson(names, [1.0] * len(names), [2.0] * len(names)), {}))
    (packed / "other.toml").write_text(to_text(Lesson(names, [1.0] * len(names), [3.0] * len(names)), {}))
    for player in (bots.find("expert", game), levels.adviser(game).player, bots.find("search:8", game)):
        assert player.lesson.late[0] == 2.0
    assert bots.find(f"search:8:{packed / 'other.toml'}", game).lesson.late[0] == 3.0
    for name in ("search:8:unlearned", "uct:8"):
        assert bots.find(name, game).lesson is None
    assert bots.find("expert", games.find("tang")).lesson is None


@pytest.mark.parametrize("name", GAMES)
def test_lessons_of_the_package_fit_their_game_and_tell_of_their_training(name):
    game = games.find(name)
    lesson = lessons.shipped(game)
    assert bots.find("expert", game).lesson is lesson
    log = lessons.SHIPPED / f"{name}.jsonl"
    assert log.is_file() == (lesson is not None)
    if lesson is not None:
        assert any(json.loads(line)["kept"] for line in log.read_text("utf-8").splitlines())
        assert len((lessons.SHIPPED / f"{name}.toml").read_text("utf-8")) + len(log.read_text("utf-8")) < 1_000_000
