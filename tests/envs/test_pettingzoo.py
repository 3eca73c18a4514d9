"""PettingZoo's own suites, and what they do not look at: rewards, seeds, refusals."""

from __future__ import annotations

import warnings
from importlib import import_module

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import teahouse
from teahouse import games
from teahouse.core.errors import IllegalChoice, OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from tests.envs.seen import SEEN, TABLES

# what PettingZoo's own board games are told as well: an observation with a mask is a dictionary
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def module(name):
    return import_module(f"teahouse.envs.{name}_v0")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name, players):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(module(name).env(players=players), num_cycles=60)
    assert [str(word.message) for word in said if not str(word.message).startswith(USUAL)] == []


@pytest.mark.parametrize("name", SEEN)
def test_seeds(name):
    seed_test(module(name).env, num_cycles=40)


@pytest.mark.parametrize("name", SEEN)
def test_a_seed_is_the_same_match_at_any_other_table(name):
    env = module(name).raw_env(players=3)
    env.reset(seed=11)
    match = teahouse.match(name, seats=3, seed=11)
    for _ in range(60):
        if match.over:
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        assert list(np.flatnonzero(mask)) == sorted(match.state.legal())
        action = match.state.legal()[0]
        env.step(action)
        match.play(action)


@pytest.mark.parametrize("name", SEEN)
def test_rendering(name, capsys):
    """All four modes. `human` prints, the others give back what they made."""
    frames = {"svg": lambda svg: svg.startswith("<svg") and svg.rstrip().endswith("</svg>")}
    render_test(lambda render_mode: module(name).env(render_mode=render_mode), frames)
    assert len(capsys.readouterr().out) > 500


def play(env, seed, rng):
    """A random game; gives back the return of every agent, and the actions."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    actions = []
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        total[agent] += reward
        if terminated:
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        legal = np.flatnonzero(info["action_mask"]).tolist()
        actions.append(legal[rng.below(len(legal))])
        env.step(actions[-1])
    return total, actions


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rewards_are_what_the_rules_say(name, players):
    """The same seed and actions under all three kinds of reward, beside the engine played by hand."""
    env = module(name).raw_env(players=players)
    places, actions = play(env, 11, Rng(2))
    game = games.find(name)
    state, chance = game.start(players), Rng(11)
    left = iter(actions)
    start = None
    while state.actor >= CHANCE:
        if state.actor == CHANCE:
            state.apply(state.draw(chance))
        else:
            start = start or state.scores()
            state.apply(next(left))
    scores = state.scores()
    by_score, _ = play(module(name).raw_env(players=players, rewards="score"), 11, Rng(2))
    by_points, _ = play(module(name).raw_env(players=players, rewards="points"), 11, Rng(2))
    if players > 1:
        best = state.ranking().index(1)
        assert max(places.values()) == places[f"player_{best}"]
        assert sum(places.values()) == pytest.approx(0)
        assert by_score["player_0"] == scores[0] - max(scores[1:])
    else:
        assert places["player_0"] == (-1 if state.ending == "solo-lost" else 1)
        assert by_score["player_0"] == scores[0]
    assert [by_points[f"player_{seat}"] for seat in range(players)] == [
        after - before for after, before in zip(scores, start, strict=True)
    ]


def test_a_game_without_a_seed_differs_from_the_one_before():
    env = module("castle").raw_env()
    env.reset(seed=1)
    first = env.state()
    env.reset()
    second = env.state()
    assert not np.array_equal(first, second)
    env.reset(seed=1)
    env.reset()
    assert np.array_equal(second, env.state())


def test_options_are_keywords():
    env = module("castle").raw_env(players=3, preset="many-cards", dragons=2)
    env.reset(seed=1)
    seen = env.sight.split(env.state())
    assert np.count_nonzero(seen["spirit"]) == 3
    assert np.count_nonzero(seen["dragon"]) == 2
    with pytest.raises(OptionError, match="did you mean 'spirits'"):
        module("castle").raw_env(spirit=1)
    with pytest.raises(OptionError, match="did you mean 'score'"):
        module("castle").raw_env(rewards="scores")
    with pytest.raises(OptionError, match="2, 3, 4 players"):
        module("castle").raw_env(players=7)


def test_an_illegal_action_is_explained_or_loses():
    env = module("castle").raw_env()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[40])
    with pytest.raises(IllegalChoice, match="C-"):
        env.step(wrong)
    wrapped = module("castle").env()
    wrapped.reset(seed=1)
    wrapped.last()
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.terminations[loser]
    assert wrapped.rewards[loser] == -1
    by_score = module("castle").env(rewards="score")
    by_score.reset(seed=1)
    by_score.last()
    by_score.step(wrong)
    assert by_score.rewards[loser] == -500


@pytest.mark.parametrize("name", SEEN)
def test_the_state_has_a_space(name):
    env = module(name).raw_env()
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


def test_planes():
    env = module("tang").raw_env(observation="planes")
    env.reset(seed=1)
    observation = env.observe(env.agent_selection)
    assert env.observation_space(env.agent_selection).contains(observation)


@pytest.mark.parametrize("observation", ["bytes", "planes", "compact"])
def test_the_state_is_the_whole_table_whatever_is_observed(observation):
    env = module("castle").raw_env(observation=observation)
    env.reset(seed=2)
    bare = module("castle").raw_env()
    bare.reset(seed=2)
    assert env.state_space.contains(env.state())
    assert env.observation_space(env.agent_selection).contains(env.observe(env.agent_selection))
    assert np.array_equal(env.state(), bare.observe("player_0")["observation"])
