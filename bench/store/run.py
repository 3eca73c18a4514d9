"""How many choices per second the store keeps: every one on the disk before its player goes on.

python bench/store/run.py                      # SQLite in a new folder beside this checkout's build
python bench/store/run.py --database URL       # another database; the matches stay in it
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from teahouse.core.rng import Rng
from teahouse.store.store import Store, open_store
from teahouse.table.choose import choose
from teahouse.table.create import Made, create
from teahouse.table.end_turn import end_turn
from teahouse.table.seats import person
from teahouse.table.start import start
from teahouse.table.table import PLAYING, Table

BUILD = Path(__file__).resolve().parents[2] / "build"


def new_game(rng: Rng) -> tuple[Made, Table]:
    made = create("castle", [person("Anna"), person("Ben")], now=0, rng=rng)
    return made, start(made.table, made.owner, now=0, rng=rng)


async def play(store: Store, rng: Rng, made: Made, table: Table, until: float, times: list[float]) -> None:
    """Random games of two people, one verb after the other."""
    while time.perf_counter() < until:
        if table.status != PLAYING:
            made, table = new_game(rng)
            await store.create(table)
        token = made.tokens[table.to_act]
        began = time.perf_counter()
        before, table = table, next_verb(table, token, rng)
        await store.append(before, table)
        times.append(time.perf_counter() - began)


def next_verb(table: Table, token: str, rng: Rng) -> Table:
    if table.must_end_turn:
        return end_turn(table, token, table.revision, now=0, rng=rng)
    legal = table.match.state.legal()
    return choose(table, token, legal[rng.below(len(legal))], table.revision, now=0, rng=rng)


async def measure(address: str, number: int, seconds: float) -> None:
    async with open_store(address) as store:
        times: list[float] = []
        games = [(Rng(seed), *new_game(Rng(seed))) for seed in range(number)]
        await store.create(*[table for _, _, table in games])
        began, busy = time.perf_counter(), time.process_time()
        await asyncio.gather(*[play(store, *game, began + seconds, times) for game in games])
        took, busy = time.perf_counter() - began, time.process_time() - busy
    times.sort()
    median, slow = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
    rate, cost = len(times) / took, busy / len(times) * 1000
    print(f"{number:5} matches  {rate:7.0f} verbs/s  {cost:6.2f} ms CPU each  p50 {median:6.1f} ms  p99 {slow:6.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--database", help="its URL")
    parser.add_argument("--matches", type=int, nargs="*", default=[1, 10, 100], help="played at the same time")
    parser.add_argument("--seconds", type=float, default=5)
    chosen = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        for number in chosen.matches:
            asyncio.run(measure(chosen.database or f"{folder}/bench.db", number, chosen.seconds))


if __name__ == "__main__":
    main()
