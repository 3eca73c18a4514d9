"""Learn from a dataset to choose as its players did: a linear policy, NumPy alone.

teahouse dataset castle --preset first-game --bots greedy --games 200 --observation compact -o greedy-games
python examples/imitate.py greedy-games
"""

from __future__ import annotations

import sys

import numpy as np

from teahouse.envs.spaces import Sight, find_game
from teahouse.lab.dataset import Dataset

PASSES, BATCH, RATE = 3, 256, 0.5


def main(folder: str) -> None:
    data, rng = Dataset(folder), np.random.default_rng(1)
    sight = Sight(find_game(data.about["game"]), data.about["observation"])
    weights = np.zeros((sight.width + 1, data.actions), np.float32)
    for number in range(PASSES):
        hit = chance = rows = 0.0
        for batch in data.batches(BATCH, rng):
            masks = batch.masks()
            numbers = sight.planes(batch["observation"])
            seen = np.concatenate([numbers, np.ones((len(batch), 1), np.float32)], 1)
            logits = np.where(masks, seen @ weights, -np.inf)
            powers = np.exp(logits - logits.max(1, keepdims=True))
            likely = powers / powers.sum(1, keepdims=True)
            hit += float((logits.argmax(1) == batch["choice"]).sum())
            chance += float((1.0 / masks.sum(1)).sum())
            rows += len(batch)
            weights += RATE * seen.T @ (batch.policy() - likely) / len(batch)
        same, random = hit / rows, chance / rows
        print(f"pass {number + 1}: chose the same in {same:.0%} of {rows:,.0f} decisions; by chance {random:.0%}")


if __name__ == "__main__":
    main(sys.argv[1])
