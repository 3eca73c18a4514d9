"""Look for better weights for playing Way of the Panda at a glance: `QUICK` of games/panda/mind/growth.py.

All weights are pushed a little up or down at once, by the toss of a coin each. The two players that differ by these
pushes meet on a few deals, from both seats, and every weight goes a small step the way that won (simultaneous
perturbation, SPSA). What is printed now and then is the average of the latest weights; tools/duel_panda.py tells
whether it is better, on deals that were not used here. A compiled teahouse takes three steps in a second.

    python -m tools.tune_panda 600 --seed 3
"""

from __future__ import annotations

import argparse
from math import exp, log
from random import Random
from statistics import mean

from teahouse.games.panda.mind.growth import Weights, quick_weights
from tools.duel_panda import lead

FIXED = "building"
PUSH = 0.2
PACE = 0.05  # the step after a lead of USUAL
USUAL = 20.0
MOST = 60.0  # a lead beyond that tells no more
DEALS = 6  # for every step
FORGETFUL = 0.03
TOLD = 20  # steps


def with_numbers(numbers: dict[str, float]) -> Weights:
    weights = quick_weights()
    for name, number in numbers.items():
        setattr(weights, name, exp(number))
    return weights


def to_numbers(weights: Weights) -> dict[str, float]:
    """What can be pushed: the logarithms."""
    names = [name for name in dir(weights) if isinstance(getattr(weights, name), float) and name != FIXED]
    return {name: log(getattr(weights, name)) for name in names}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("steps", type=int)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    coin, numbers = Random(words.seed), to_numbers(quick_weights())
    average = dict(numbers)
    for step in range(words.steps):
        done = step / words.steps
        push, pace = PUSH * (1.0 - 0.5 * done), PACE * (1.0 - 0.7 * done)
        way = {name: coin.choice((-1.0, 1.0)) for name in numbers}
        both = [
            with_numbers({name: number + sign * push * way[name] for name, number in numbers.items()})
            for sign in (1.0, -1.0)
        ]
        deals = range(words.seed * 1_000_000 + step * DEALS, words.seed * 1_000_000 + (step + 1) * DEALS)
        won = mean(max(-MOST, min(MOST, mean(lead(deal, own, both) for own in (0, 1)))) for deal in deals)
        numbers = {name: number + pace * won / USUAL * way[name] for name, number in numbers.items()}
        average = {name: number + FORGETFUL * (numbers[name] - number) for name, number in average.items()}
        if step % TOLD == TOLD - 1:
            found = with_numbers(average)
            print(step + 1, *(f"{name}={getattr(found, name):.2f}" for name in numbers), flush=True)


if __name__ == "__main__":
    main()
