"""Many random games of every game with random options: invariants after every step, and every record replays.

python -m tests.soak.run --games 10000 [--seed 1] [--jobs 2]
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from teahouse.build import compiled
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import fingerprint
from teahouse.games import find, read_match
from tests.contract.cases import GAMES, invariants, walk

BATCH = 25


def random_options(game: Game, rng: Rng) -> dict[str, str]:
    """Half of the options at random; sometimes more cards than a menu offers, if the game has cards."""
    options = {o.name: o.values[rng.below(len(o.values))] for o in game.options if rng.below(2)}
    if game.name == "castle" and rng.below(3) == 0:
        options |= {"cards": "all", "spirits": str(rng.below(11)), "dragons": str(rng.below(11))}
    return options


def play(name: str, first: int, count: int) -> Counter[str]:
    """Games `first` to `first + count - 1`; raises AssertionError with the record where something is wrong."""
    game = find(name)
    check = invariants(name)
    seen: Counter[str] = Counter()
    for number in range(first, first + count):
        rng = Rng(number)
        match = Match(game, game.seats[rng.below(len(game.seats))], random_options(game, rng))
        try:
            for _ in walk(match, number):
                check(match.state)
            check(match.state)
            again = read_match(match.to_text())
            assert fingerprint(again.state) == fingerprint(match.state)
        except AssertionError as problem:
            raise AssertionError(f"{name} game {number}: {problem}\n{match.to_text()}") from problem
        seen.update([f"{name} games", f"{name} ended by {match.state.ending}"])
        seen[f"{name} choices"] += len(match.log)
    return seen


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = words.parse_args()
    total: Counter[str] = Counter()
    start = time.monotonic()
    first = asked.seed * 1_000_000
    with ProcessPoolExecutor(asked.jobs) as pool:
        batches = [
            pool.submit(play, name, first + at, min(BATCH, asked.games - at))
            for name in GAMES
            for at in range(0, asked.games, BATCH)
        ]
        for number, batch in enumerate(batches, 1):
            total += batch.result()
            if sys.stderr.isatty():
                print(f"\r{number * BATCH} of {len(batches) * BATCH} games", end="", file=sys.stderr)
    print(f"\n{'compiled' if compiled() else 'plain'}, {time.monotonic() - start:.0f} s, nothing wrong:")
    for what, count in sorted(total.items()):
        print(f"  {what}: {count:,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
