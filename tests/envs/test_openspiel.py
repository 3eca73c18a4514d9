"""OpenSpiel's random simulation test, and its tree search on the games of the house."""

from __future__ import annotations

import numpy as np
import pytest

from teahouse import games
from teahouse.core.observe import observe
from tests.envs.seen import TABLES

pyspiel = pytest.importorskip("pyspiel")
spiel = pytest.importorskip("teahouse.envs.spiel")

SHORT = {"castle": "spirits:0 dragons:0", "tang": "start_tile:A0"}  # options that make a game shorter


def first_decision(game, seed):
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=chances)))
    return state


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[1] <= 2])
def test_random_simulation(name, players):
    game = pyspiel.load_game(f"python_teahouse_{name}", {"players": players, "options": SHORT.get(name, "")})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("name", "players", "rewards"), [("castle", 2, "score"), ("castle", 2, "points"), ("tang", 1, "points")]
)
def test_every_kind_of_reward_adds_up(name, players, rewards):
    """In Tang Garden chance, too, changes points: what it adds belongs to the decision before."""
    words = {"players": players, "options": SHORT[name], "rewards": rewards}
    pyspiel.random_sim_test(pyspiel.load_game(f"python_teahouse_{name}", words), 1, False, False)


@pytest.mark.parametrize(
    ("players", "rewards", "zero_sum"),
    [(2, "place", True), (3, "place", True), (2, "score", True), (3, "score", False), (2, "points", False)],
)
def test_what_is_zero_sum_says_so(players, rewards, zero_sum):
    game = pyspiel.load_game("python_teahouse_castle", {"players": players, "rewards": rewards})
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == zero_sum
    steps = game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    assert steps == (rewards == "points")


def test_presets_are_a_parameter():
    game = pyspiel.load_game("python_teahouse_castle(players=2,preset=first-game,options=layout:keep)")
    assert (game.options["spirits"], game.options["layout"]) == ("0", "keep")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_with_clones_tensors_and_strings(name, players):
    game = pyspiel.load_game(f"python_teahouse_{name}", {"players": players})
    state, rng = first_decision(game, 3), np.random.default_rng(3)
    house = games.find(name)
    number = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            action = int(rng.choice(actions, p=chances))
        else:
            action = int(rng.choice(state.legal_actions()))
        if number % 40 == 0 and not state.is_chance_node():
            player = state.current_player()
            copy = state.clone()
            copy.apply_action(action)
            assert copy.history() != state.history()
            tensor = state.observation_tensor(player)
            assert tensor == observe(game_sight(name).observer, state.position, player)
            assert state.information_state_string(player).count(" / ") == len(state.history()) - 1
            assert state.observation_string(player)
            assert state.action_to_string(player, action) == house.notation(action)
        state.apply_action(action)
        number += 1
    returns = state.returns()
    assert len(returns) == players
    if players > 1:
        assert sum(returns) == pytest.approx(0)


def game_sight(name):
    return spiel.Sight(games.find(name))


def test_a_state_comes_back_from_its_text():
    game = pyspiel.load_game("python_teahouse_tang(players=2)")
    state = first_decision(game, 5)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.observation_tensor(0) == state.observation_tensor(0)


def test_its_search_finds_a_choice():
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("python_teahouse_castle(players=2,options=spirits:0 dragons:0)")
    state, rng = first_decision(game, 1), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_the_compact_observation_is_a_parameter():
    game = pyspiel.load_game("python_teahouse_castle(players=2,observation=compact)")
    state = first_decision(game, 2)
    tensor = np.array(state.observation_tensor(0), np.float32)
    assert tensor.shape == (game.sight.width,) == tuple(game.observation_tensor_shape())
    assert np.array_equal(tensor, game.sight.planes(game.sight.observe(state.position, 0)))
