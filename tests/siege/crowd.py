"""A full house: a thousand who look, and a hundred matches in which somebody chooses once a second."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

from tests.siege.bystander import Player, Waits
from tests.siege.raw import TROUBLE, Line, live, said

ADDRESSES = 20
LOOKERS, MATCHES = 1000, 100


class Measured(Protocol):
    port: int

    @property
    def memory(self) -> float: ...

    async def opened(self) -> None: ...


async def crowd(server: Measured, seconds: float, lookers: int = LOOKERS, matches: int = MATCHES) -> dict[str, Any]:
    """Choices are made when it is time for them, whether or not those of others have been answered."""
    await server.opened()
    players = [Player(server.port, f"127.0.3.{number % ADDRESSES + 1}") for number in range(matches)]
    for player in players:
        await player.sit("person", "person")
    before = server.memory
    lines: list[Line] = []
    for number in range(lookers):
        table = players[number % matches].made["table"] if number % 10 else players[0].made["table"]
        try:
            line = await live(server.port, f"127.0.3.{number % ADDRESSES + 1}", table)
        except TROUBLE:
            continue
        line.send(said("hello", shape="wide", tokens=[]))
        lines.append(line)
        if number % 20 == 19:
            await asyncio.sleep(0.2)
            await asyncio.gather(*[player.do("ping") for player in players])  # who answers nothing is left in the end
    drains = [asyncio.create_task(line.drain()) for line in lines]
    await asyncio.sleep(2)
    after = server.memory
    waits: list[float] = []
    end = time.monotonic() + seconds

    async def play(player: Player, first: float) -> None:
        await asyncio.sleep(first)
        due = time.monotonic()
        while due < end and player.table["status"] == "playing":
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await player.choose()
            waits.append(time.monotonic() - due)  # from when it was time for it
            due += 1

    await asyncio.gather(*[play(player, number / matches) for number, player in enumerate(players)])
    for task in drains:
        task.cancel()
    for line in lines:
        line.close()
    for player in players:
        await player.leave()
    return {
        "tabs": len(lines),
        "each": round((after - before) * 1024 / max(1, len(lines)), 1),
        "choices": len(waits),
        "p50": round(1000 * Waits.at(0.5, waits), 1),
        "p99": round(1000 * Waits.at(0.99, waits), 1),
    }
