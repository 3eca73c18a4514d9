"""Train, rate, play: a small policy of one's own, from the first step to a seat at a table. Needs NumPy only.

    python examples/learned.py learned.npz                          # train: a minute or two
    teahouse arena castle --preset first-game --bots examples/learned.py:Learned,random,newcomer --games 60
    teahouse play castle --preset first-game --bots examples/learned.py:Learned
    teahouse join LINK --bot examples/learned.py:Learned            # at a table of a server

The policy has one number for each action, and plays an action the more often the higher its number: hardly a player,
but everything around it is what a network needs as well. LEARNED names the file of weights, `learned.npz` by itself.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import gymnasium
import numpy as np

import teahouse.envs  # noqa: F401  makes the ids known to Gymnasium
from teahouse.core.game import Game
from teahouse.envs.policy import Policy

SLOTS, STEPS, RATE = 64, 32, 20.0
Array = np.ndarray[Any, Any]


def chances(weights: Array, masks: Array) -> Array:
    """How likely each action is in every row: a softmax over the legal ones."""
    logits = np.where(masks, weights, -np.inf)
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def draw(likely: Array, rng: np.random.Generator) -> Array:
    """One action for every row."""
    return (likely.cumsum(1) > rng.random((len(likely), 1)) * likely.sum(1, keepdims=True)).argmax(1)


class Learned(Policy):
    """What training has written, as a player: for the arena, for tables, and as an opponent in a vector environment."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.weights = np.load(os.environ.get("LEARNED", "learned.npz"))["weights"]

    def act(self, observations: Array, masks: Array, rng: np.random.Generator) -> Array:
        return draw(chances(self.weights, masks), rng)


def train(updates: int, seed: int = 1) -> Array:
    """REINFORCE: whatever was chosen in the rest of a game that went well is made more likely."""
    envs = gymnasium.make_vec("teahouse/Castle-v0", SLOTS, bots="random", rewards="points", preset="first-game")
    rng, weights = np.random.default_rng(seed), np.zeros(envs.single_action_space.n)
    seen, _ = envs.reset(seed=seed)
    rows = np.arange(SLOTS)
    for update in range(updates):
        trace, gains, ends = [], [], []
        for _ in range(STEPS):
            likely = chances(weights, seen["action_mask"] == 1)
            actions = draw(likely, rng)
            seen, rewards, done, _, _ = envs.step(actions)
            likely[rows, actions] -= 1.0
            trace.append(-likely)
            gains.append(rewards)
            ends.append(done)
        future, credit = np.zeros(SLOTS), np.zeros((STEPS, SLOTS))
        for step in range(STEPS - 1, -1, -1):
            future = gains[step] + 0.95 * future * ~ends[step]
            credit[step] = future
        credit = (credit - credit.mean()) / (credit.std() + 1e-9)
        weights += RATE * np.einsum("ts,tsa->a", credit, np.array(trace)) / credit.size
        if update % 20 == 19:
            print(f"update {update + 1}: {np.sum(gains) / SLOTS:.2f} points in {STEPS} decisions")
    return weights


if __name__ == "__main__":
    file = sys.argv[1] if len(sys.argv) > 1 else "learned.npz"
    np.savez(file, weights=train(int(os.environ.get("UPDATES", "200"))))
    print(f"wrote {file}")
