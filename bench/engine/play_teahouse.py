"""Teahouse: random play of one of its games, with every number of seats in turn."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.engine.contenders import COMPILED, INSIDE
from bench.engine.task import Task
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, play_out
from teahouse.games import find


def check_build(build: str) -> str:
    """The file the engine came from; raises if it is not the build that is to be measured."""
    file = str(import_module("teahouse.core.state").__file__)
    if (build == COMPILED) != file.endswith((".so", ".pyd")):
        raise RuntimeError(f"the {build} engine was to be measured, but teahouse.core.state is {file}")
    return file


def walk(state: State, rng: Rng) -> int:
    """What somebody writes who drives the engine from Python. The same random numbers as `play_out` give it."""
    decisions = 0
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            decisions += 1
    return decisions


def prepare(task: dict[str, Any]) -> Task:
    check_build(task["build"])
    game = find(task["game"])
    options: dict[str, str] = task["options"]
    inside = task["loop"] == INSIDE

    def play(seats: int, rng: Rng) -> tuple[int, State]:
        state = game.start(seats, options)
        return (play_out(state, rng)[0] if inside else walk(state, rng)), state

    proof: list[Any] = []  # so that everybody can see that all ways play the same games
    for seats in game.seats:
        decisions, state = play(seats, Rng(seats))
        proof.append([decisions, state.scores()])

    rng = Rng(1)

    def batch() -> tuple[int, int]:
        return sum([play(seats, rng)[0] for seats in game.seats]), len(game.seats)

    return Task(batch, {"proof": proof})
