"""Somebody who just plays, with a second screen looking on, and how long the house lets him wait."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from typing import Any

from tests.siege.raw import TROUBLE, Line, ask, live, post, said

EVERY = 0.15  # seconds between two choices
AT_ONCE = 50  # things that a tab says without a rest
PATIENCE = 60.0


async def make(port: int, source: str, *kinds: str, **more: Any) -> dict[str, Any]:
    plan = {"game": "castle", "seats": [{"kind": kind} for kind in kinds], "listed": False, **more}
    status, body = await ask(port, source, post("/api/tables", json.dumps(plan).encode()), PATIENCE)
    if status != 201:
        raise RuntimeError(f"no table: {status} {body.decode()}")
    made: dict[str, Any] = json.loads(body)
    return made


class Player:
    """All people of one table in one tab without a screen, and the same in one with a screen."""

    def __init__(self, port: int, source: str) -> None:
        self.port, self.source = port, source
        self.rng = random.Random(1)
        self.table: dict[str, Any] = {}
        self.legal: list[int] = []
        self.revision = self.asked = 0

    async def sit(self, *kinds: str, **more: Any) -> None:
        self.made = await make(self.port, self.source, *kinds, **more)
        self.tokens = [seat["token"] for seat in self.made["seats"]]
        self.line = await self.open("none")
        self.screen = await self.open("wide")
        self.drain = asyncio.create_task(self.screen.drain())
        for seat in [seat["seat"] for seat in self.made["seats"]]:
            await self.do("prefer", quick=True, seat=seat)

    async def open(self, shape: str) -> Line:
        line = await live(self.port, self.source, self.made["table"])
        line.send(said("hello", tokens=self.tokens, shape=shape, id=0))
        if shape == "none":
            await self.hear(line)
        return line

    async def hear(self, line: Line) -> dict[str, Any]:
        told = await line.hear(PATIENCE)
        if told["is"] in ("scene", "patch"):
            self.table |= told["table"]
            self.legal = told.get("legal") or []
            self.revision = told["revision"]
        return told

    async def do(self, act: str, **values: Any) -> dict[str, Any]:
        self.asked += 1
        self.line.send(said(act, id=self.asked, **values))
        while True:
            told = await self.hear(self.line)
            if told.get("re") == self.asked:
                return told

    async def choose(self) -> dict[str, Any]:
        return await self.do("choose", choice=self.rng.choice(self.legal), revision=self.revision)

    async def leave(self) -> None:
        self.drain.cancel()
        self.line.close()
        self.screen.close()


async def long_match(port: int, source: str, choices: int) -> tuple[str, int]:
    """A table at which much has happened: its name, and how much."""
    player = Player(port, source)
    await player.sit("person", "person", game="panda")
    said = 0
    while player.table["choices"] < choices and player.table["status"] == "playing":
        await player.choose()
        said += 1
        if said % AT_ONCE == 0:  # no tab may say more at once
            player.line.close()
            player.line = await player.open("none")
    await player.leave()
    return player.made["table"], player.table["choices"]


class Waits:
    """How long each choice took, in seconds."""

    def __init__(self) -> None:
        self.own: list[float] = []
        self.asked = 0.0  # when the choice was made that is not answered yet
        self.computer: list[float] = []
        self.troubles: list[str] = []

    def so_far(self) -> list[float]:
        """With the choice that still waits for its answer."""
        return self.own + ([time.monotonic() - self.asked] if self.asked else [])

    @staticmethod
    def at(part: float, waits: list[float]) -> float:
        found = sorted(waits) or [float("nan")]
        return found[min(len(found) - 1, int(part * len(found)))]


@contextlib.asynccontextmanager
async def playing(port: int, source: str, against_computer: bool) -> AsyncIterator[tuple[Player, Waits]]:
    """Play, and go on playing meanwhile."""
    player, waits = Player(port, source), Waits()
    kinds = ("person", "computer") if against_computer else ("person", "person")
    await player.sit(*kinds)

    async def play() -> None:
        while True:
            try:
                began = time.monotonic()
                if player.table["status"] != "playing":
                    await player.leave()
                    await player.sit(*kinds)
                elif player.legal:
                    waits.asked = began
                    told = await player.choose()
                    waits.asked = 0.0
                    waits.own.append(time.monotonic() - began)
                    if told["is"] == "error":
                        waits.troubles.append(told["code"])
                        await player.do("sync")
                elif against_computer:
                    while not player.legal and player.table["status"] == "playing":
                        await player.hear(player.line)
                    waits.computer.append(time.monotonic() - began)
                await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - began)))
            except (*TROUBLE, EOFError) as problem:
                waits.troubles.append(repr(problem))
                waits.own.append(time.monotonic() - began)
                waits.asked = 0.0
                await asyncio.sleep(0.5)
                with contextlib.suppress(*TROUBLE, EOFError):
                    player.line = await player.open("none")

    task = asyncio.create_task(play())
    try:
        yield player, waits
    finally:
        while not task.done():  # `wait_for` may swallow a wish to stop
            task.cancel()
            await asyncio.wait([task], timeout=1)
        await player.leave()
