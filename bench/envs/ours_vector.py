"""Teahouse: many tables at once, random legal actions; a batch is one step of all slots."""

from __future__ import annotations

from typing import Any

from bench.engine.task import Task
from teahouse.envs.vector import Vector


def prepare(task: dict[str, Any]) -> Task:
    table = Vector(task["game"], task["slots"], observe=task["observe"])
    table.reset(seed=1)

    def batch() -> tuple[int, int]:
        ended = 0
        for _ in range(8):
            ended += int(table.step(table.sample()).done.sum())
        return 8 * table.slots, ended

    return Task(batch, {"bytes": table.sight.size})
