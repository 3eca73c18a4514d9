"""RLCard: random legal actions through its environments."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bench.engine.task import Task


def prepare(task: dict[str, Any]) -> Task:
    env = import_module("rlcard").make(task["game"], config={"seed": 1})
    rand = random.Random(1).random

    def batch() -> tuple[int, int]:
        state, _player = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _player = env.step(legal[int(rand() * len(legal))])
            steps += 1
        env.get_payoffs()
        return steps, 1

    return Task(batch)
