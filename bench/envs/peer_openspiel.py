"""OpenSpiel: random play by a Python loop over its states."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bench.engine.play_openspiel import draw
from bench.engine.task import Task


def player(name: str) -> Task:
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rand = random.Random(1).random

    def batch() -> tuple[int, int]:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), rand()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rand() * len(legal))])
                steps += 1
        return steps, 1

    return Task(batch)


def prepare(task: dict[str, Any]) -> Task:
    return player(task["game"])
