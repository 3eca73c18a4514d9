"""Teahouse: the engine by a Python loop over `legal()` and `apply()`: what an environment is measured against."""

from __future__ import annotations

import random
from typing import Any

from bench.engine.task import Task
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games import find


def prepare(task: dict[str, Any]) -> Task:
    game = find(task["game"])
    rand = random.Random(1).random
    rng = Rng(1)

    def batch() -> tuple[int, int]:
        state = game.start(2)
        steps = 0
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.draw(rng))
            else:
                legal = state.legal()
                state.apply(legal[int(rand() * len(legal))])
                steps += 1
        return steps, 1

    return Task(batch)
