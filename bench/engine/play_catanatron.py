"""Catanatron: whole games of Catan among its own random players."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bench.engine.task import Task


def prepare(task: dict[str, Any]) -> Task:
    catanatron: Any = import_module("catanatron")  # it has no types
    colors = list(catanatron.Color)[: task["players"]]
    seeds = random.Random(1)

    def batch() -> tuple[int, int]:
        players = [catanatron.RandomPlayer(color) for color in colors]
        game = catanatron.Game(players, seed=seeds.getrandbits(30))
        game.play()
        return len(game.state.actions), 1

    batch()  # fails here, and is skipped, if the release has another shape than the pinned one
    return Task(batch)
