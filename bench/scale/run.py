"""Moves a second and waits with several servers on one PostgreSQL. Everybody plays with somebody at another server.

python -m bench.scale.run                 # --matches, --seconds, --servers 1 2 4; --json for machines

PostgreSQL writes through to the disk (fsync on). Servers, database and players share this machine: with two cores
more servers cannot be quicker than one, and the table says what each of them costs there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.store.cluster import Cluster
from tests.web.host import Host
from tests.web.people import ANN, BEA, make_table, tokens
from tools.find_postgres import find

Figures = dict[str, Any]
CLOCK = os.sysconf("SC_CLK_TCK")


class Seat:
    """One person's line, as a program has it: lists of choices, no pictures."""

    def __init__(self, line: ClientConnection, tables: Waits) -> None:
        self.line, self.waits = line, tables
        self.number = self.revision = self.asked = 0
        self.table: Figures = {}
        self.legal: list[int] = []
        self.sent: dict[int, float] = {}

    async def say(self, do: str, **more: Any) -> None:
        self.asked += 1
        self.sent[self.asked] = time.perf_counter()
        await self.line.send(json.dumps({"do": do, "id": self.asked, **more}))

    async def hear(self) -> None:
        told = json.loads(await self.line.recv())
        if (begun := self.sent.pop(told.get("re") or 0, None)) is not None and told["is"] != "error":
            self.waits.own.append(time.perf_counter() - begun)
        if told["is"] in ("scene", "patch"):
            self.table = told["table"] if told["is"] == "scene" else self.table | told["table"]
            self.number, self.revision = told["number"], told["revision"]
            self.legal = told.get("legal") or []

    async def act(self, rng: random.Random) -> bool:
        """Do what is asked of this seat, if anything is."""
        if self.sent:
            return False
        if self.table["may_end_turn"]:
            await self.say("end-turn", revision=self.revision)
        elif self.table["may_choose"] and self.legal:
            await self.say("choose", choice=rng.choice(self.legal), revision=self.revision)
        else:
            return False
        return True


class Waits:
    def __init__(self) -> None:
        self.own: list[float] = []
        self.other: list[float] = []


async def play(places: tuple[Host, Host], made: Figures, waits: Waits, seed: int, end: float) -> None:
    rng = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        seats = []
        for place, token in zip(places, tokens(made), strict=True):
            line = await stack.enter_async_context(connect(place.live(made["table"]), max_size=2**22))
            seat = Seat(line, waits)
            await seat.say("hello", tokens=[token], shape="none")
            while not seat.table:
                await seat.hear()
            seats.append(seat)
        waits.own.clear()
        while time.perf_counter() < end and seats[0].table["status"] == "playing":
            begun, before = time.perf_counter(), seats[0].number
            actor = seats[0] if await seats[0].act(rng) else seats[1]
            if actor is seats[1] and not await actor.act(rng):
                return
            other = seats[1 - seats.index(actor)]
            while actor.sent:
                await actor.hear()
            if actor.number == before:  # refused: somebody's copy was behind
                continue
            while other.number < actor.number:
                await other.hear()
            waits.other.append(time.perf_counter() - begun)


def processor_time(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / CLOCK


def measure(cluster: Cluster, count: int, matches: int, seconds: float) -> Figures:
    database = cluster.new_database()
    hosts = [Host(database=database) for _ in range(count)]
    try:
        made = [make_table(hosts[number % count], ANN, BEA) for number in range(matches)]
        waits = Waits()
        used = [processor_time(host.process.pid) for host in hosts]

        async def main() -> float:
            begun = time.perf_counter()
            end = begun + seconds
            work = [
                play((hosts[number % count], hosts[(number + 1) % count]), one, waits, number, end)
                for number, one in enumerate(made)
            ]
            await asyncio.gather(*work)
            return time.perf_counter() - begun

        took = asyncio.run(main())
        spent = [processor_time(host.process.pid) - before for host, before in zip(hosts, used, strict=True)]
        lines = [line for host in hosts for line in host.http.get("/metrics").text.splitlines()]
        notices = sum(float(line.split()[1]) for line in lines if line.startswith("teahouse_notices_heard_total"))
    finally:
        for host in hosts:
            host.kill()
    moves = len(waits.other)
    return {
        "servers": count,
        "matches": matches,
        "moves a second": round(moves / took, 1),
        "own p50 ms": at(waits.own, 0.5),
        "own p99 ms": at(waits.own, 0.99),
        "other p50 ms": at(waits.other, 0.5),
        "other p99 ms": at(waits.other, 0.99),
        "server ms a move": round(1000 * sum(spent) / max(1, moves), 2),
        "notices a move": round(notices / max(1, moves), 2),
    }


def at(waits: list[float], part: float) -> float:
    return round(1000 * sorted(waits)[min(len(waits) - 1, int(part * len(waits)))], 1) if waits else 0.0


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    words.add_argument("--matches", type=int, default=40)
    words.add_argument("--seconds", type=float, default=15.0)
    words.add_argument("--quick", action="store_true", help="a first look: 3 seconds")
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    seconds = 3.0 if asked.quick else asked.seconds
    programs = find()
    if programs is None:
        print("no PostgreSQL server here; 'make system' gets one where it may", file=sys.stderr)
        return 2
    cluster = Cluster(programs, durable=True)
    cluster.start()
    try:
        found = [measure(cluster, count, asked.matches, seconds) for count in asked.servers]
    finally:
        cluster.stop()
    if asked.json:
        print(json.dumps(found, indent=1))
    else:
        print("  ".join(found[0]))
        for row in found:
            print("  ".join(f"{value!s:>{len(name)}}" for name, value in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
