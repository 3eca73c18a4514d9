"""Teahouse: the PettingZoo environment, by the usual AEC loop; a legal action is drawn from the mask."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bench.engine.task import Task


def prepare(task: dict[str, Any]) -> Task:
    env = import_module(f"teahouse.envs.{task['game']}_v0").raw_env()
    rand = random.Random(1).random
    seed = iter(range(1, 1 << 60))

    def batch() -> tuple[int, int]:
        env.reset(seed=next(seed))
        steps = 0
        for _ in env.agent_iter():
            _observation, _reward, over, _cut, info = env.last()
            if over:
                env.step(None)
            else:
                legal = info["action_mask"].view(bool).nonzero()[0]  # NumPy finds them much faster among truth values
                env.step(int(legal[int(rand() * len(legal))]))
                steps += 1
        return steps, 1

    return Task(batch)
