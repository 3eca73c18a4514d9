"""Many tables made, played at and left, at a real server: its memory stays as it is.

python -m tests.soak.tables --tables 10000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.web.host import Host

AT_ONCE = 8  # people who play at the same time
ROOMS = 100  # kept in memory by the server; a fifth of what it keeps otherwise, so that it is full soon
CHOICES = 3
PARTS = 10  # memory is looked at so often
YEAR = 1000 * 60 * 60 * 24 * 365
GROWTH = 6.0  # MB that the second half may add
PERSON, COMPUTER = {"kind": "person", "name": "Ann"}, {"kind": "computer", "bot": "random"}
KINDS: list[dict[str, Any]] = [
    {"seats": [PERSON, PERSON]},
    {"seats": [PERSON, PERSON], "clock": {"bank": YEAR}},
    {"seats": [PERSON, COMPUTER], "clock": {"bank": YEAR}},
    {"seats": [PERSON, COMPUTER]},
    {"seats": [COMPUTER, COMPUTER]},
    {"seats": [PERSON, {"kind": "open"}]},
]


def memory(process: int) -> float:
    """MB in the main memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


async def visit(host: Host, http: httpx.AsyncClient, number: int, rng: random.Random) -> None:
    """Make a table, choose a few times, and go; on the way, ask for one that is not there."""
    game = rng.choice(["castle", "castle", "panda", "tang"])
    plan = {"game": game, "listed": False, **KINDS[number % len(KINDS)]}
    answer = await http.post("/api/tables", json=plan)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert (await http.get(f"/api/tables/nothing-{number}")).status_code == 404
    tokens = [seat["token"] for seat in made["seats"]]
    async with connect(host.live(made["table"])) as line:
        await line.send(json.dumps({"do": "hello", "tokens": tokens, "shape": "none"}))
        chosen, until = 0, time.monotonic() + 10
        while chosen < CHOICES and tokens and time.monotonic() < until:
            try:
                told = json.loads(await asyncio.wait_for(line.recv(), 1.0))
            except TimeoutError:
                break
            if told.get("legal"):
                choice = rng.choice(told["legal"])
                await line.send(json.dumps({"do": "choose", "choice": choice, "revision": told["revision"]}))
                chosen += 1


async def visits(host: Host, first: int, count: int) -> None:
    numbers = iter(range(first, first + count))
    fresh = httpx.Limits(max_keepalive_connections=0)  # a slow machine would ask where the server has just hung up
    async with httpx.AsyncClient(base_url=host.base, timeout=60, limits=fresh) as http:

        async def one_after_the_other(own: int) -> None:
            rng = random.Random(own)
            for number in numbers:
                await visit(host, http, number, rng)

        await asyncio.gather(*[one_after_the_other(own) for own in range(AT_ONCE)])


def soak(tables: int, folder: Path, rooms: int = ROOMS, parts: int = PARTS) -> list[float]:
    """Memory of the server after each part of the tables."""
    host = Host(database=f"sqlite:///{folder}/teahouse.db", rooms=rooms)
    try:
        found: list[float] = []
        for part in range(parts):
            asyncio.run(visits(host, part * tables, tables // parts))
            time.sleep(2)
            found.append(memory(host.process.pid))
        return found
    finally:
        assert host.stop() == 0


def growth(found: list[float]) -> float:
    """MB that the second half has added; in the first one caches are filled."""
    return found[-1] - found[len(found) // 2 - 1]


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=10_000)
    asked = words.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = soak(asked.tables, Path(folder))
    took = time.monotonic() - begun
    told = ", ".join(f"{size:.1f}" for size in found)
    print(
        f"{asked.tables:,} tables in {took:.0f} s, MB on the way: {told}; the second half has added {growth(found):.1f}"
    )
    return 0 if growth(found) < GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
