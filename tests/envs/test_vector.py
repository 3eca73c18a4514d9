"""Many games at once are the games one would play one by one."""

from __future__ import annotations

import gc
from importlib import import_module

import numpy as np
import pytest

from teahouse import games
from teahouse.core.errors import IllegalChoice, OptionError
from teahouse.core.observe import observe
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.envs.vector import SEED_STEP, Vector
from teahouse.lab.simulate import Run
from tests.envs.seen import SEEN, TABLES


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_slot_plays_what_its_seed_says(name, players):
    """One slot beside the engine driven by hand: observations, masks, actors, scores, to the end of a game."""
    table = Vector(name, 2, players=players)
    now = table.reset([8, 9])
    game = games.find(name)
    state, chance = game.start(players), Rng(9)
    while True:
        while state.actor == CHANCE:
            state.apply(state.draw(chance))
        if state.actor == OVER:
            break
        assert not now.done[1]
        assert now.actors[1] == state.actor
        assert np.flatnonzero(now.masks[1]).tolist() == sorted(state.legal())
        assert now.observations[1].tolist() == observe(table.sight.observer, state, state.actor)
        actions = table.sample()
        state.apply(int(actions[1]))
        now = table.step(actions)
    assert now.done[1]
    assert table.scores[1].tolist() == state.scores()
    assert now.observations[1].tolist() != observe(table.sight.observer, state, 0), "a new game has begun"


@pytest.mark.parametrize("name", SEEN)
def test_a_slot_does_not_depend_on_the_others(name):
    many, alone = Vector(name, 5), Vector(name, 1)
    here, there = many.reset([3, 1, 4, 1, 5]), alone.reset([4])
    ended = 0
    for _ in range(700):
        actions, action = many.sample(), alone.sample()
        assert actions[2] == action[0]
        here, there = many.step(actions), alone.step(action)
        for mine, other in zip(here, there, strict=True):
            assert np.array_equal(mine[2], other[0])
        assert np.array_equal(here.observations[1], here.observations[3]), "equal seeds, equal games"
        ended += int(there.done[0])
    assert ended >= 1, "the seeds of further games have to hold as well"


def test_a_number_seeds_like_the_lab():
    assert Run("castle", 2, seed=7).seed_of(3) == 7 * SEED_STEP + 3
    table, single = Vector("castle", 4), Vector("castle", 1)
    whole, one = table.reset(seed=7), single.reset([7 * SEED_STEP + 3])
    assert np.array_equal(whole.observations[3], one.observations[0])


def test_the_same_chance_as_in_pettingzoo():
    env = import_module("teahouse.envs.castle_v0").raw_env()
    env.reset(seed=12)
    now = Vector("castle", 1).reset([12])
    assert np.array_equal(env.observe(env.agent_selection)["observation"], now.observations[0])


@pytest.mark.parametrize("rewards", ["place", "score", "points"])
def test_rewards_belong_to_the_last_step(rewards):
    table = Vector("castle", 3, players=3, rewards=rewards, spirits=0, dragons=0)
    now = table.reset(seed=1)
    total = np.zeros((3, 3))
    begun = table.batch.plays[0].state.scores()
    ended = 0
    for _ in range(900):
        now = table.step(table.sample())
        total += now.rewards
        for slot in np.flatnonzero(now.done):
            ended += 1
            scores = table.scores[slot]
            if rewards == "points":
                assert total[slot].tolist() == (scores - begun).tolist()
            elif rewards == "score":
                assert total[slot, 0] == scores[0] - max(scores[1:])
            else:
                assert total[slot].sum() == pytest.approx(0)
                assert total[slot].max() <= 1
                assert scores[total[slot].argmax()] == scores.max()
            total[slot] = 0
        if rewards != "points":
            assert not now.rewards[~now.done].any()
    assert ended >= 3


def test_nothing_changes_when_an_action_is_illegal():
    table = Vector("castle", 3)
    now = table.reset(seed=1)
    before = [part.copy() for part in now]
    actions = table.sample().copy()
    actions[2] = np.flatnonzero(~now.masks[2])[0]
    with pytest.raises(IllegalChoice):
        table.step(actions)
    for part, was in zip(now, before, strict=True):
        assert np.array_equal(part, was)
    with pytest.raises(OptionError, match="3 slots need 3 actions"):
        table.step([1, 2])
    with pytest.raises(OptionError, match="3 slots need 3 seeds"):
        table.reset([1])
    with pytest.raises(OptionError, match="at least one slot"):
        Vector("castle", 0)


def test_who_writes_into_the_windows_does_not_touch_the_game():
    """They can be written to, as torch wants it; what is legal and what is played is kept elsewhere."""
    table, twin = Vector("castle", 1), Vector("castle", 1)
    now, _ = table.reset(), twin.reset()
    for part in now:
        assert part.flags.writeable
        assert not part.flags.owndata
    wrong = int(np.flatnonzero(~now.masks[0])[0])
    now.masks[0, wrong] = True
    now.rewards[:] = 99
    with pytest.raises(IllegalChoice):
        table.step([wrong])
    now.masks[0, wrong] = False
    actions = twin.sample()
    assert np.array_equal(table.step(actions).rewards, twin.step(actions).rewards)
    assert table.state(0) == twin.state(0)


def test_the_windows_stay_when_the_table_is_gone():
    seen = Vector("castle", 1).reset(seed=3).observations
    gc.collect()
    assert np.array_equal(seen, Vector("castle", 1).reset(seed=3).observations)


def test_the_last_thing_seen_of_a_game_is_kept():
    table = Vector("castle", 2, finals=True, preset="first-game")
    table.reset(seed=1)
    for _ in range(400):
        actors = table._now.actors.copy()
        games_before = [table.batch.plays[slot].state for slot in range(2)]  # the same objects, played to the end
        now = table.step(table.sample())
        for slot in np.flatnonzero(now.done):
            last = table.sight.observe(games_before[slot], int(actors[slot]))
            assert np.array_equal(table.finals[slot], last)
            return
    raise AssertionError("no game ended")


def test_a_step_before_the_first_reset_is_explained():
    for act in (lambda: Vector("castle", 1).step([0]), lambda: Vector("castle", 1).sample()):
        with pytest.raises(OptionError, match="call reset"):
            act()
