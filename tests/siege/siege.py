"""One attack: where, how long, at which tables, and what came of it; and the register of all that are known."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from tests.siege.raw import TROUBLE, address, ask, drained, tabs

FEW = 3  # addresses that attack together
LETTERS = 64 * 1024  # of an option, at the most


class Siege:
    """One attack: where, how long, at which tables, and what came of it."""

    def __init__(self, port: int, seconds: float, stage: dict[str, Any]) -> None:
        self.port, self.seconds, self.stage = port, seconds, stage
        self.end = time.monotonic() + seconds
        self.seen: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.end

    def many(self, count: int) -> int:
        """So many in an attack of some seconds; fewer in a short one."""
        return max(FEW, int(count * min(1.0, self.seconds / 3)))

    async def request(self, source: str, request: bytes) -> None:
        status, _ = await ask(self.port, source, request, max(1.0, self.end + 20 - time.monotonic()))
        self.seen[str(status) if status else "door shut"] += 1

    async def repeat(self, request: bytes, each: int = 1, pause: float = 0.0, most: int = 20_000) -> None:
        """The same request again and again, from a few addresses, `each` at the same time."""
        left = itertools.count(most, -1)

        async def one(source: str) -> None:
            while self.on and next(left) > 0:
                await self.request(source, request)
                await asyncio.sleep(pause)

        await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(each)])

    async def flood(self, data: bytes, count: int, a_second: float, **hello: Any) -> None:
        """Tabs at the long match that say the same so often."""
        lines = []
        for number in range(FEW):
            table = self.stage["long"]
            lines += await tabs(self.port, self.many(count) // FEW, address(number), table, self.seen, **hello)
        self.end = time.monotonic() + self.seconds
        async with drained(lines):
            while self.on:
                for line in lines:
                    line.send(data)
                self.seen["sent"] += len(lines)
                await asyncio.sleep(1 / a_second)


def table_plan(game: str = "castle", kinds: str = "pp", **more: Any) -> bytes:
    seats = [{"kind": {"p": "person", "o": "open", "c": "computer"}[kind]} for kind in kinds]
    return json.dumps({"game": game, "seats": seats, **more}).encode()


ATTACKS: dict[str, Callable[[Siege], Awaitable[None]]] = {}


def attack(work: Callable[[Siege], Awaitable[None]]) -> Callable[[Siege], Awaitable[None]]:
    ATTACKS[work.__name__.replace("_", "-")] = work
    return work


async def quietly(work: Awaitable[None], siege: Siege) -> None:
    """Whoever is cut off has done what he could."""
    try:
        await work
    except (*TROUBLE, EOFError, RuntimeError) as problem:
        siege.seen[type(problem).__name__] += 1
