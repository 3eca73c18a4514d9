"""No decision over its limit: experts decide at many positions, and the slowest turn is told.

    python -m bench.search.limits [--decisions 10000] [--level expert] [--seconds 0.3] [--jobs 2]

With `--seconds` players search for so long per turn instead of at their level; the check is the same and quicker.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from teahouse import bots, games
from teahouse.bots.levels import TURN_SECONDS
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER

PATIENCE = 0.6  # one look at the clock may be late on a busy machine
SEATS = {"castle": [2, 3, 4], "panda": [2, 3, 4], "tang": [1, 2, 3, 4]}


def decide(name: str, seed: int, count: int, player: str) -> list[float]:
    """The seconds of every turn until so many decisions were made, in games of all seats in turn."""
    game, turns, made = games.find(name), [], 0
    while made < count:
        seed += 1
        seats = SEATS[name][seed % len(SEATS[name])]
        state, rng = game.start(seats, game.complete(game.presets.get("recommended", {}))), Rng(seed)
        seated = [bots.find(player, game) for _ in range(seats)]
        now, spent = (0, 0), 0.0
        while state.actor != OVER and made < count:
            if state.actor == CHANCE:
                state.apply(state.draw(rng))
                continue
            if (state.turn, state.actor) != now:
                turns.append(spent)
                now, spent = (state.turn, state.actor), 0.0
            start = perf_counter()
            choice = seated[state.actor].choose(state, rng)
            spent += perf_counter() - start
            state.apply(choice)
            made += 1
        turns.append(spent)
    return turns


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    limit = given.seconds or TURN_SECONDS
    player = f"search:{given.seconds}s" if given.seconds else given.level
    late = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        share = given.decisions // 3
        waiting = {name: pool.submit(decide, name, 1, share, player) for name in SEATS}
        for name, future in waiting.items():
            turns = sorted(future.result())
            over = sum(turn > limit + PATIENCE for turn in turns)
            late += over
            middle = turns[len(turns) // 2]
            times = f"median {middle:.2f} s, slowest {turns[-1]:.2f} s"
            print(f"{name}: {share} decisions in {len(turns)} turns, {times}, late {over}", flush=True)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
