"""Frozen trajectories: hashes of all that an environment shows, for fixed seeds and actions.

`python -m tests.envs.golden` writes them anew. A hash may only change together with the version of the environment
(`castle_v0` becomes `castle_v1`), once the package is released: weights and results would no longer compare.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from teahouse import games
from teahouse.envs.single import SingleEnv
from teahouse.envs.vector import Vector
from teahouse.envs.vector_env import TableVectorEnv

FILE = Path(__file__).with_name("golden.json")
STEPS = 120  # of a trajectory
SEED = 20260


class Hash:
    def __init__(self) -> None:
        self.sum = sha256()

    def add(self, *things: Any) -> None:
        for thing in things:
            array = np.ascontiguousarray(thing)
            kind = {"f": "<f8", "i": "<i8", "u": "<i8", "b": "<i8"}[array.dtype.kind]
            self.sum.update(array.astype(kind).tobytes())

    def end(self) -> str:
        return self.sum.hexdigest()[:16]


def pick(mask: Any, number: int) -> int:
    """A legal action that depends on nothing but the mask and the number of the step."""
    legal = np.flatnonzero(mask)
    return int(legal[(7 * number + 3) % len(legal)])


def vector(game: str, players: int, rewards: str, steps: int = STEPS, observation: str = "bytes") -> str:
    table, found = Vector(game, 2, players=players, rewards=rewards, observation=observation), Hash()
    now = table.reset(seed=SEED)
    for number in range(steps):
        found.add(now.observations, now.masks, now.rewards, now.done, now.actors)
        now = table.step([pick(mask, number) for mask in now.masks])
    return found.end()


def aec(game: str, players: int) -> str:
    env, found = import_module(f"teahouse.envs.{game}_v0").raw_env(players=players), Hash()
    env.reset(seed=SEED)
    for number in range(STEPS):
        seen, reward, over, _, _ = env.last()
        found.add(seen["observation"], seen["action_mask"], reward, over)
        env.step(None if over else pick(seen["action_mask"], number))
        if not env.agents:
            env.reset()
    return found.end()


def single(game: str, bots: str, observation: str) -> str:
    env, found = SingleEnv(game, bots=bots, rewards="score", observation=observation), Hash()
    seen, _ = env.reset(seed=SEED)
    for number in range(STEPS // 4):
        found.add(seen["observation"], seen["action_mask"])
        seen, reward, over, _, _ = env.step(pick(seen["action_mask"], number))
        found.add(reward, over)
        if over:
            seen, _ = env.reset()
    return found.end()


def one_learner(game: str, mode: str) -> str:
    env, found = TableVectorEnv(game, 3, seat="each", rewards="points", autoreset_mode=mode), Hash()
    seen, _ = env.reset(seed=SEED)
    for number in range(STEPS):
        found.add(seen["observation"], seen["action_mask"])
        actions = [pick(mask, number) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, done, _, info = env.step(actions)
        found.add(rewards, done)
        for last in info.get("final_obs", []):
            if last is not None:
                found.add(last["observation"])
    return found.end()


def trajectories() -> Iterator[tuple[str, str]]:
    for name in games.names():
        if games.face(name).observer is None:
            continue
        for players in games.find(name).seats:
            yield f"{name}_v0 vector {players} place", vector(name, players, "place")
        for rewards in ("place", "points", "score"):  # beyond the end of a game, where they are paid
            yield f"{name}_v0 vector 2 {rewards}, long", vector(name, 2, rewards, 3 * STEPS)
        yield f"{name}_v0 aec 3", aec(name, 3)
        yield f"{name}_v0 single greedy", single(name, "greedy", "bytes")
        yield f"{name}_v0 single newcomer planes", single(name, "newcomer", "planes")
        yield f"{name}_v0 single random compact", single(name, "random", "compact")
        for players in games.find(name).seats:
            yield f"{name}_v0 vector {players} compact", vector(name, players, "place", observation="compact")
        yield f"{name}_v0 learner SameStep", one_learner(name, "SameStep")
        yield f"{name}_v0 learner NextStep", one_learner(name, "NextStep")


if __name__ == "__main__":
    FILE.write_text(json.dumps(dict(trajectories()), indent=1) + "\n", "utf-8")
