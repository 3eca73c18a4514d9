"""The siege in short: each attack for a moment, all on one server with the limits it is shipped with."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.siege.bystander import Waits, playing
from tests.siege.run import prepare, serving, strike

SECONDS = 1.0
WAIT = 5.0  # seconds, on a machine that does other things, too
GROWTH = 60.0  # MB, with all that a house learns in its first minute
ATTACKS = (
    "sync",
    "replay",
    "deaf",
    "deaf-pings",
    "tiny-pings",
    "tiny-messages",
    "fragments",
    "packed",
    "half-heads",
    "names",
    "requests",
    "chunks",
    "acts",
    "nonsense",
)


def test_whoever_plays_goes_on_playing() -> None:
    found: dict[str, Any] = {}

    async def besieged() -> None:
        with serving("") as server:
            stage = await prepare(server, choices=40)
            async with playing(server.port, "127.0.2.2", False) as (player, waits):
                stage["bystander"] = player.made["table"]
                await asyncio.sleep(0.5)
                memory = server.memory
                for name in ATTACKS:
                    waits.own.clear()
                    seen = await strike(server, name, SECONDS, stage)
                    found[name] = (Waits.at(1.0, waits.so_far()), seen)
                await asyncio.sleep(1)
                found["choices"], found["troubles"] = len(waits.own), waits.troubles
                found["memory"] = server.memory - memory
                found["logged"] = server.logged

    asyncio.run(besieged())
    slow = {name: found[name] for name in ATTACKS if found[name][0] > WAIT}
    assert not slow
    assert not found["troubles"]
    assert found["memory"] < GROWTH
    assert found["logged"] <= 5
    assert not [status for name in ATTACKS for status in found[name][1] if status.startswith("5")]
    assert found["nonsense"][1].get("400", 0) > 5
