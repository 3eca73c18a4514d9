"""Advice: chances add up, choices are compared with equal effort, certainty is proven, plans can be carried out."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from teahouse import bots, games
from teahouse.bots import levels
from teahouse.bots.adviser import Advised, Adviser, planned
from teahouse.bots.search.engine import Search
from teahouse.bots.search.player import SearchBot
from teahouse.bots.search.proof import LOST, OPEN, WON, proven
from teahouse.bots.trial import TREES
from teahouse.core.chances import Curve
from teahouse.core.knowledge import Knowledge
from teahouse.core.mind import Mind
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

TABLES = [("castle", 2), ("castle", 4), ("panda", 3), ("tang", 2), ("tang", 1)]


def position(game: str, seats: int, decisions: int, seed: int = 1) -> State:
    """Where quick players are after so many choices among several."""
    state, rng = games.find(game).start(seats), Rng(seed)
    know = games.face(game).mind.knowledge()
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            if decisions == 0:
                break
            decisions -= 1
        state.apply(know.pick(state, legal, rng) if len(legal) > 1 else legal[0])
    return state


def near_the_end(game: str, seed: int) -> list[State]:
    """The decisions of the last turns of a quick game, the last one first."""
    state, rng, seen = games.find(game).start(2), Rng(seed), list[State]()
    know = games.face(game).mind.knowledge()
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            seen.append(state.clone())
        state.apply(know.pick(state, legal, rng) if len(legal) > 1 else legal[0])
    return seen[:-9:-1]


def adviser_of(game: str, simulations: int) -> Adviser:
    made = levels.adviser(games.find(game))
    made.player.simulations, made.player.seconds = simulations, 0.0
    return made


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_counted_wins_are_shared_by_the_seats_and_the_chances_told_add_up(game: str, seats: int) -> None:
    state, adviser = position(game, seats, 20), adviser_of(game, 8)
    counted, trial = adviser.compare(state, Rng(1))
    for tally in (tally for search in (trial.first, *trial.again) for tally in search.tallies.values()):
        assert sum(tally.wins) == pytest.approx(tally.tried if seats > 1 else tally.wins[0])
        assert all(0 <= chance <= 1 for chance in tally.chances())
    assert counted
    for one in adviser.advise(state, Rng(1)):
        assert one.chances[state.actor] == pytest.approx(one.chance, abs=0.01)
        assert sum(one.chances) == pytest.approx(1.0 if seats > 1 else one.chance, abs=0.01)


def test_a_position_is_not_changed_by_advice_on_it() -> None:
    state = position("castle", 2, 20)
    before = state.to_text()
    adviser_of("castle", 4).advise(state, Rng(1))
    assert state.to_text() == before


@pytest.mark.parametrize("game", ["panda", "tang"])
def test_the_best_choices_are_tried_equally_often(game: str) -> None:
    state = position(game, 2, 20)
    counted, trial = adviser_of(game, 60).compare(state, Rng(1))
    assert len(counted) > 1
    (tries,) = {one.tries for one in counted}
    assert tries >= TREES
    assert {search.tallies[one.choice].tried for search in trial.again for one in counted} == {tries // TREES}


@pytest.mark.parametrize("game", ["castle", "panda", "tang"])
def test_what_is_proven_is_so_in_every_game_that_is_played_on(game: str) -> None:
    sure = 0
    for seed in range(3):
        for state in near_the_end(game, seed):
            seat = state.actor
            lost = proven(state, seat, won=False, positions=300)
            won = proven(state, seat, won=True, positions=300)
            assert (won, lost) != (WON, LOST)
            if lost == LOST:
                sure += 1
                assert all(places(state, Rng(number))[seat] > 1 for number in range(5))
            if won == WON:
                sure += 1
                best = [one for one in state.legal() if proven(after(state, one), seat, won=True, positions=400) == WON]
                assert best
    assert sure


def test_where_there_is_no_time_for_a_proof_nothing_is_certain() -> None:
    state = position("castle", 2, 4)
    assert proven(state, state.actor, won=True, positions=20) == OPEN
    assert proven(state, state.actor, won=False, positions=20) == OPEN


def test_the_sure_are_told_as_everything_or_nothing_and_others_never() -> None:
    told: list[Advised] = []
    adviser = adviser_of("tang", 30)
    for seed in range(4):
        for state in near_the_end("tang", seed)[:3]:
            told += adviser.advise(state, Rng(1))
    assert {one.chance for one in told if one.sure} <= {0.0, 1.0}
    assert any(one.sure for one in told)
    assert all(0 < one.chance < 1 for one in told if not one.sure)
    assert all(one.margin == 0 for one in told if one.sure)


@pytest.mark.parametrize(("game", "seats"), [("panda", 2), ("tang", 2)])
def test_a_plan_can_be_carried_out_by_whoever_asked(game: str, seats: int) -> None:
    plans = 0
    for decisions in (12, 16, 20):
        state = position(game, seats, decisions)
        for one in adviser_of(game, 60).advise(state, Rng(2)):
            now = after(state, one.choice)
            for choice in one.plan:
                assert (now.actor, now.turn) == (state.actor, state.turn)
                assert choice in now.legal()
                now.apply(choice)
                plans += 1
    assert plans


def test_without_time_for_a_comparison_there_is_still_advice() -> None:
    for seconds in (1e-9, 0.02, 0.2):
        state, adviser = position("castle", 2, 20), adviser_of("castle", 500)
        adviser.player.seconds = seconds
        first = adviser.advise(state, Rng(1))[0]
        assert first.choice in state.legal()
        assert sum(first.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("game", ["castle", "panda", "tang"])
def test_what_cannot_be_told_apart_is_told_with_one_chance(game: str) -> None:
    together = 0
    for decisions in (12, 30, 36):
        state = position(game, 2, decisions)
        counted, trial = adviser_of(game, 4).compare(state, Rng(3))
        equal = trial.equals([one.choice for one in counted])
        assert [one.choice for one in counted[: len(equal)]] == equal
        assert len({one.wins for one in counted[: len(equal)]}) == 1
        together += len(equal) > 1
    assert together


@pytest.mark.parametrize("game", ["panda", "tang"])
def test_nobody_is_advised_to_do_what_is_pointless(game: str) -> None:
    pointless, tempted = games.face(game).mind.pointless, 0
    for decisions in range(4, 120, 6):
        state = position(game, 2, decisions)
        if state.actor in (CHANCE, OVER) or not any(pointless(state, one) for one in state.legal()):
            continue
        if tempted == 3:
            break
        tempted += 1
        advised = adviser_of(game, 2).advise(state, Rng(1))
        assert not any(pointless(state, one.choice) for one in advised)
    assert tempted


def test_a_plan_ends_where_nothing_was_tried() -> None:
    state = position("castle", 2, 20)
    search = Search(state, Knowledge(), games.face("castle").mind.style, Rng(1))
    legal = [choice for choice in state.legal() if after(state, choice).actor == state.actor]
    for choice in legal:
        plan = planned(state, choice, [search.root])
        now = after(state, choice)
        for step in plan:
            assert now.legal() == [step]
            now.apply(step)


def test_a_curve_of_trust_one_says_what_was_counted() -> None:
    assert Curve().chances([0.7, 0.3], 0, 0.5) == pytest.approx([0.7, 0.3])
    assert Curve().chances([0.2, 0.5, 0.3], 1, 0.5) == pytest.approx([0.2, 0.5, 0.3])
    assert Curve().chances([0.4], 0, 0.5) == pytest.approx([0.4])


def test_trust_and_the_mover_shift_chances_by_what_is_left_and_they_still_add_up() -> None:
    curve = Curve(trust=(0.5, 2.0), mover=(-0.4, 0.0), spread=(0.04, 0.01), games=9)
    early, late = curve.chances([0.7, 0.3], 0, 1.0), curve.chances([0.7, 0.3], 0, 0.0)
    assert early[0] < 0.7 < late[0]
    assert sum(early) == pytest.approx(1.0)
    assert late == pytest.approx([0.49 / 0.58, 0.09 / 0.58])
    assert (curve.margin(0.8), curve.margin(0.2)) == pytest.approx((0.08, 0.02))


def test_the_nearest_number_of_seats_that_was_measured_speaks_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = adviser_of("castle", 10)
    two, four = Curve(games=2), Curve(games=4)
    monkeypatch.setattr(adviser, "mind", Mind(curves={2: two, 4: four}))
    assert [adviser.curve(seats) for seats in (2, 3, 4)] == [two, two, four]
    assert adviser.curve(1).games == 0  # alone one has nothing from those who play against each other
    monkeypatch.setattr(adviser, "mind", Mind())
    assert adviser.curve(2).games == 0


def after(state: State, choice: int) -> State:
    further = state.clone()
    further.apply(choice)
    return further


def places(state: State, rng: Rng) -> list[int]:
    """Who wins when everybody plays on at random."""
    state = state.clone()
    draw: Any = partial(state.draw, rng)
    while state.actor != OVER:
        legal = state.legal() if state.actor != CHANCE else []
        state.apply(legal[rng.below(len(legal))] if legal else draw())
    return state.ranking()


def test_counting_wins_changes_no_choice_and_players_do_not_do_it() -> None:
    state, game = position("tang", 2, 20), games.find("tang")
    player, asked = bots.find("expert", game), adviser_of("tang", 40).player
    assert isinstance(player, SearchBot)
    player.simulations, player.style = 40, asked.style  # who advises searches wider, with or without counting
    silent, counted = player.search(state, Rng(3)), asked.search(state, Rng(3))
    assert silent.ranked() == counted.ranked()
    assert not silent.tallies
    assert sum(tally.tried for tally in counted.tallies.values()) == counted.done
