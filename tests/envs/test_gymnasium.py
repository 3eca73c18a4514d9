"""Gymnasium's own check, and playing a seat against computer players."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from teahouse.bots.fault import PlayerFault
from teahouse.core.errors import IllegalChoice, OptionError
from teahouse.envs.single import SingleEnv
from teahouse.envs.tasks import TASKS
from teahouse.envs.vector import Vector
from tests.bots import mine
from tests.envs.seen import TABLES


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name, players, recwarn):
    env = gymnasium.make(f"teahouse.envs:teahouse/{name.capitalize()}-v0", players=players, render_mode="svg")
    check_env(env.unwrapped)
    assert [str(warning.message) for warning in recwarn] == []


def play(env, seed):
    observation, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total, over, steps = 0.0, False, 0
    while not over:
        assert observation["action_mask"].any()
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, _, info = env.step(int(rng.choice(legal)))
        total += reward
        steps += 1
    return total, steps, info


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_against_a_computer_player(seat):
    env = SingleEnv("castle", seat=seat, bots="greedy", spirits=0, dragons=0)
    total, steps, info = play(env, 3)
    assert steps > 20
    assert total == {1: 1, 2: -1}[info["places"][seat]]
    assert play(env, 3)[2]["scores"] == info["scores"]


def test_points_add_up_to_the_score():
    env = SingleEnv("panda", players=2, rewards="points")
    total, _, info = play(env, 5)
    begin = SingleEnv("panda", players=2, rewards="points")
    begin.reset(seed=5)
    assert total == info["scores"][0] - begin._points


def test_tang_alone():
    total, _, info = play(SingleEnv("tang", players=1), 1)
    assert total == (-1 if info["ending"] == "solo-lost" else 1)


def test_illegal_actions_lose_or_raise():
    env = SingleEnv("castle")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    assert env.step(wrong)[1:3] == (-1.0, True)
    with pytest.raises(OptionError, match="call reset"):
        env.step(0)
    strict = SingleEnv("castle", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(wrong)


def test_wrong_words_are_named():
    with pytest.raises(OptionError, match="no seat 2"):
        SingleEnv("castle", seat=2)
    with pytest.raises(OptionError, match="did you mean 'greedy'"):
        SingleEnv("castle", bots="gready")
    with pytest.raises(OptionError, match="not 1"):
        SingleEnv("castle", players=4, bots=["random"])


@pytest.mark.parametrize("rewards", ["score", "points"])
@pytest.mark.parametrize("name", ["castle", "panda", "tang"])
def test_illegal_actions_never_pay(name, rewards):
    """A learner that loses every game by as much as it can still earns more than one that cheats."""
    env = SingleEnv(name, bots="greedy", rewards=rewards)
    worst = play(env, 1)[0]
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    assert env.step(wrong)[1] < worst - 100


def test_the_mask_can_stay_outside():
    env = SingleEnv("castle", mask=False)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert np.array_equal(info["action_mask"].astype(bool), env.action_masks())


def test_others_can_be_objects():
    first = SingleEnv("castle", players=3, bots=[mine.First, mine.last])
    assert play(first, 2)[1] > 10
    wrong = SingleEnv("castle", bots=mine.wrong, seat=1)
    with pytest.raises(PlayerFault, match="player 'wrong' answered"):
        wrong.reset(seed=1)


def test_it_can_be_made_by_name():
    env = gymnasium.make("teahouse/Tang-v0", players=1)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


def test_gymnasium_knows_games_and_tasks_by_their_ids():
    """In a fresh process, where nobody has imported anything: Gymnasium does it by the part before the colon."""
    code = """
import gymnasium
one = gymnasium.make("teahouse.envs:teahouse/Castle-v0", observation="compact", mask=False)
assert one.reset(seed=1)[0].shape == one.observation_space.shape
many = gymnasium.make_vec("teahouse.envs:teahouse/Castle-three-regular-v0", 2)
assert many.setting.seats == 3
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


@pytest.mark.parametrize("task", TASKS)
def test_tasks_say_who_plays(task):
    env = gymnasium.make(f"teahouse.envs:teahouse/Tang-{task}-v0").unwrapped
    assert (env.seats, len(env.others), env.setting.reward_kind) == (TASKS[task].players, TASKS[task].players - 1, 0)


def test_a_keyword_that_is_none_is_named():
    with pytest.raises(OptionError, match="no keyword and no option 'obsevation'; did you mean 'observation'"):
        SingleEnv("castle", obsevation="compact")
    with pytest.raises(OptionError, match="no keyword and no option 'spirit'; did you mean 'spirits'"):
        Vector("castle", 1, spirit=1)
