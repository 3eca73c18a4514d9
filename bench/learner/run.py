"""One learner against computer players: our vector environment beside `SingleEnv` in Gymnasium's AsyncVectorEnv.

    python -m bench.learner.run [--rounds 9] [--seconds 1.2] [--quick] [--json]

Both use two processes. Random legal actions, which cost both the same; a step is one decision of the learner. Everybody
runs once per round, in turn, for so many seconds on the wall; ratios are taken round by round.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np

import teahouse.envs  # noqa: F401  makes the ids known
from bench.engine.figures import Goal, described, spread, summed_up
from bench.engine.options import read_options
from bench.engine.report import between, new_table, short, wide_console
from teahouse.envs.single import SingleEnv
from teahouse.games import names

PROCESSES = 2
SLOTS = 256
GOALS = {"random": 5.0, "greedy": 4.0}


def make(game: str, bots: str) -> SingleEnv:
    return SingleEnv(game, bots=bots)


def steps_of(env: Any, seconds: float) -> float:
    """Steps of the learner per second on the wall, all slots together."""
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not done:
        masks = seen["action_mask"]
        noise = rng.random(masks.shape, np.float32)
        seen = env.step((noise * masks).argmax(1))[0]
        done += len(masks)
    return done / spent


def contenders(game: str, bots: str) -> dict[str, Callable[[], Any]]:
    known = f"teahouse/{game.capitalize()}-v0"
    one = partial(make, game, bots)
    return {
        f"{game}, {bots}: SingleEnv, AsyncVectorEnv": lambda: gymnasium.vector.AsyncVectorEnv([one] * PROCESSES),
        f"{game}, {bots}: vector of {SLOTS}": lambda: gymnasium.make_vec(
            known, num_envs=SLOTS, bots=bots, processes=PROCESSES
        ),
    }


def main() -> int:
    options = read_options()
    speeds: dict[str, list[float]] = {}
    aims: list[Goal] = []
    for game in names():
        for bots, goal in GOALS.items():
            made = {name: build() for name, build in contenders(game, bots).items()}
            for env in made.values():
                steps_of(env, 0.2)
            for number in range(options.rounds):
                order = list(made) if number % 2 == 0 else list(reversed(made))
                for name in order:
                    speeds.setdefault(name, []).append(steps_of(made[name], options.seconds))
            for env in made.values():
                env.close()
            peer, ours = (speeds[name] for name in made)
            times = spread([mine / theirs for mine, theirs in zip(ours, peer, strict=True)])
            aims.append(Goal(f"{game}, {bots}: vector / SingleEnv in AsyncVectorEnv", "x", goal, times))
    lines = {name: spread(found) for name, found in speeds.items()}
    if options.json:
        made_of = described("learner", options.rounds, options.seconds)
        print(json.dumps({**made_of, "summary": summed_up(lines, aims)}, indent=1))
        return 0
    table = new_table("Steps of one learner per second", "contender", "median")
    for name, line in lines.items():
        table.add_row(name, short(line.median) if line else "–")
    wide_console().print(table)
    table = new_table("Goals", "figure", "median", "smallest – largest", "goal", "")
    for aim in aims:
        value = aim.value
        assert value is not None
        table.add_row(aim.title, f"{value.median:.1f} x", between(vars(value)), f"≥ {aim.goal:g} x", aim.verdict())
    wide_console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
