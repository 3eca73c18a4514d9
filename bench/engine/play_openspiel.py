"""OpenSpiel: random play, either by a Python loop over its states or by rollouts that never leave C++.

The way to rollouts in C++ is a search of a single simulation: all it does is to evaluate the root, by as many random
games as one asks for. It counts games only; decisions are games times the mean length of games that are counted here
before.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from statistics import fmean
from typing import Any

from bench.engine.contenders import INSIDE
from bench.engine.task import Task

LENGTHS = 400  # games whose mean length is taken
ROLLOUT_SECONDS = 0.02


def play(game: Any, chance: int, over: int, uniform: random.Random) -> int:
    """One random game; gives back the decisions of players."""
    state = game.new_initial_state()
    rand = uniform.random
    decisions = 0
    while (player := state.current_player()) != over:
        if player == chance:
            state.apply_action(draw(state.chance_outcomes(), rand()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rand() * len(actions))])
            decisions += 1
    return decisions


def draw(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, probability in outcomes:
        point -= probability
        if point < 0.0:
            return action
    return outcomes[-1][0]


def prepare(task: dict[str, Any]) -> Task:
    pyspiel: Any = import_module("pyspiel")  # it has no types
    game = pyspiel.load_game(task["game"])
    chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    uniform = random.Random(1)
    if task["loop"] == INSIDE:
        length = fmean(play(game, chance, over, uniform) for _ in range(LENGTHS))
        return rollouts(pyspiel, game, length)
    return Task(lambda: (play(game, chance, over, uniform), 1))


def rollouts(pyspiel: Any, game: Any, length: float) -> Task:
    root = game.new_initial_state()

    def searcher(games: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        return pyspiel.MCTSBot(game, evaluator, 2.0, 1, 64, False, 1, False)

    start = time.process_time()
    searcher(10).step(root)
    games = max(1, round(ROLLOUT_SECONDS / ((time.process_time() - start) / 10)))
    bot = searcher(games)

    def batch() -> tuple[int, int]:
        bot.step(root)
        return round(games * length), games

    return Task(batch, {"mean_length": length})
