"""Environments are put away and taken up again: saved, pickled, copied; they go on as if nothing had happened."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module

import numpy as np
import pytest

import teahouse
from teahouse.core.errors import OptionError
from teahouse.envs.single import SingleEnv
from teahouse.envs.vector import Vector
from teahouse.envs.vector_env import TableVectorEnv
from tests.envs.golden import pick
from tests.envs.seen import SEEN


def by_pickle(env):
    return pickle.loads(pickle.dumps(env))


def by_saving(env):
    twin = type(env)(**env._words)
    twin.restore(env.save())
    return twin


WAYS = [by_pickle, by_saving, copy.deepcopy]


def same(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(same(mine, yours) for mine, yours in zip(one, other, strict=True))
    return np.array_equal(one, other)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SEEN)
def test_a_single_environment(name, way):
    env = SingleEnv(name, bots="newcomer", rewards="points")
    seen, _ = env.reset(seed=4)
    for number in range(12):
        seen = env.step(pick(seen["action_mask"], number))[0]
    twin = way(env)
    for number in range(12, 20):
        if not seen["action_mask"].any():
            break
        action = pick(seen["action_mask"], number)
        mine, yours = env.step(action), twin.step(action)
        assert same(mine, yours)
        seen = mine[0]
    assert twin.record() == env.record()
    assert same(env.reset(), twin.reset()), "the seeds to come are kept, too"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SEEN)
def test_a_pettingzoo_environment(name, way):
    env = import_module(f"teahouse.envs.{name}_v0").raw_env(players=3, rewards="points")
    env.reset(seed=4)
    for number in range(20):
        env.step(pick(env.last()[0]["action_mask"], number))
    twin = way(env)
    for number in range(20, 60):
        if env.terminations[env.agent_selection]:
            break
        assert same(env.last(), twin.last())
        assert env.agent_selection == twin.agent_selection
        action = pick(env.last()[0]["action_mask"], number)
        env.step(action)
        twin.step(action)
        assert env.rewards == twin.rewards
    env.reset()
    twin.reset()
    assert np.array_equal(env.state(), twin.state())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SEEN)
def test_vectors(name, way):
    env = Vector(name, 3, rewards="points")
    now = env.reset(seed=4)
    for number in range(70):
        now = env.step([pick(mask, number) for mask in now.masks])
    twin = way(env)
    for _ in range(30):
        actions = env.sample().copy()
        assert np.array_equal(actions, twin.sample())
        assert same(tuple(env.step(actions)), tuple(twin.step(actions)))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
def test_one_learner_at_many_tables(mode, way):
    env = TableVectorEnv("castle", 3, bots="random", seat="each", preset="first-game", autoreset_mode=mode)
    env.reset(seed=4)
    for _ in range(90):
        env.step(env.sample())
    twin = way(env)
    for _ in range(60):
        actions = env.sample()
        assert np.array_equal(actions, twin.sample())
        mine, yours = env.step(actions), twin.step(actions)
        assert same(mine[:4], yours[:4])


@pytest.mark.parametrize("way", WAYS)
def test_before_the_first_reset(way):
    for env in (SingleEnv("castle"), Vector("castle", 2), TableVectorEnv("castle", 2)):
        if way is by_saving and not isinstance(env, SingleEnv):
            continue
        with pytest.raises(OptionError, match="call reset"):
            way(env).step([0, 0] if not isinstance(env, SingleEnv) else 0)


def test_what_was_saved_is_plain_and_checked():
    env = Vector("castle", 1)
    env.reset(seed=1)
    env.step(env.sample())
    saved = env.save()
    twin = Vector("castle", 1)
    twin.restore(pickle.loads(pickle.dumps(saved)))
    assert np.array_equal(env.sample(), twin.sample())
    with pytest.raises(OptionError, match="is not a game of"):
        Vector("castle", 1, players=3).restore(saved)
    with pytest.raises(OptionError, match="1 slots were saved, and here are 2"):
        Vector("castle", 2).restore(saved)


@pytest.mark.parametrize("name", SEEN)
def test_the_record_of_a_slot_is_its_game(name):
    env = Vector(name, 2)
    env.reset(seed=3)
    for _ in range(30):
        env.step(env.sample())
    match = teahouse.read(env.record(1))
    assert match.state == env.state(1)
    assert np.array_equal(env.sight.observe(match.state, match.state.actor), env._now.observations[1])


@pytest.mark.parametrize("name", SEEN)
def test_any_state_can_be_seen(name):
    match = teahouse.match(name, seed=5)
    env = import_module(f"teahouse.envs.{name}_v0").raw_env()
    env.reset(seed=5)
    for number in range(30):
        seen = env.last()[0]
        if match.over:
            break
        assert np.array_equal(env.sight.observe(match.state, match.state.actor), seen["observation"])
        assert np.array_equal(env.actions.mask(match.state), seen["action_mask"])
        action = pick(seen["action_mask"], number)
        env.step(action)
        match.play(action)
