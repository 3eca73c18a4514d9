"""The siege in short: nearly every attack for a moment, all on one server with the limits it is shipped with."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.siege.bystander import Waits, playing
from tests.siege.run import COMPUTERS, prepare, serving, strikes
from tests.siege.strike import ATTACKS

SECONDS = 0.3
WAIT = 5.0  # seconds, on a machine that does other things, too
GROWTH = 60.0  # MB, with all that a house learns in its first minute
LONG = (
    "deep-keys",
    "deep-heads",
    "half-bodies",
    "lobby",
    "again",
    "hurry",
    "boards",
    "analysts",
    *COMPUTERS,
)  # these take longer, or make tables that stay
SHORT = [name for name in ATTACKS if name not in LONG]


def test_whoever_plays_goes_on_playing() -> None:
    found: dict[str, Any] = {}

    async def besieged() -> None:
        with serving("") as server:
            stage = await prepare(server, choices=20)
            async with playing(server.port, "127.0.2.2", False) as (player, waits):
                stage["bystander"] = player.made["table"]
                memory, names = server.memory, iter(SHORT)
                async for seen in strikes(server, SHORT, SECONDS, stage):
                    found[next(names)] = (Waits.at(1.0, waits.so_far()), seen)
                    waits.own.clear()
                chosen = len(waits.own)
                while len(waits.own) == chosen:  # he still plays
                    await asyncio.sleep(0.05)
                found["troubles"] = waits.troubles
                found["memory"] = server.memory - memory
                found["logged"] = server.logged

    asyncio.run(besieged())
    assert not {name: found[name] for name in SHORT if found[name][0] > WAIT}
    assert not found["troubles"]
    assert found["memory"] < GROWTH
    assert found["logged"] <= 5
    assert not [(name, status) for name in SHORT for status in found[name][1] if status.startswith("5")]
    assert found["nonsense"][1].get("400", 0) > 5
