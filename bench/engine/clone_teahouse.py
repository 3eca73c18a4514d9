"""Teahouse: the time and the memory of a clone, for positions from the middle of random games."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Any

from bench.engine.owned import owned_bytes
from bench.engine.play_teahouse import check_build
from bench.engine.task import Task
from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.games import find

POSITIONS = 16
TIMES = 25  # clones of every position in a batch
TRACED = 50  # clones of every position to weigh


def middle(game: Game, seats: int, options: dict[str, str], seed: int) -> State:
    """The position half-way through the decisions of a random game."""
    rng = Rng(seed)
    state = game.start(seats, options)
    log: list[int] = []
    decided: list[int] = []  # decision -> its place in the log
    while state.actor != OVER:
        if state.actor == CHANCE:
            choice = state.draw(rng)
        else:
            legal = state.legal()
            choice = legal[rng.below(len(legal))]
            decided.append(len(log))
        state.apply(choice)
        log.append(choice)
    state = game.start(seats, options)
    for choice in log[: decided[len(decided) // 2]]:
        state.apply(choice)
    return state


def traced_bytes(positions: list[State]) -> float:
    """What the allocator says a clone takes: a second opinion that knows nothing about what is inside."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [position.clone() for position in positions for _ in range(TRACED)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def prepare(task: dict[str, Any]) -> Task:
    check_build(task["build"])
    game = find(task["game"])
    positions = [middle(game, task["seats"], task["options"], seed) for seed in range(POSITIONS)]
    sizes = [owned_bytes(position.clone(), position.clone()) for position in positions]
    facts = {"bytes": sizes, "traced_bytes": traced_bytes(positions)}

    def batch() -> tuple[int, int]:
        for position in positions:
            for _ in range(TIMES):
                position.clone()
        return POSITIONS * TIMES, 0

    return Task(batch, facts)
