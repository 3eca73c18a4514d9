"""PettingZoo's board games by the AEC loop, as their users make them or without wrappers."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bench.engine.task import Task


def prepare(task: dict[str, Any]) -> Task:
    env = getattr(import_module(f"pettingzoo.classic.{task['game']}"), task["coat"])()
    rand = random.Random(1).random

    def batch() -> tuple[int, int]:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
            else:
                legal = observation["action_mask"].view(bool).nonzero()[0]  # as for ours
                env.step(int(legal[int(rand() * len(legal))]))
                steps += 1
        return steps, 1

    return Task(batch)
