"""A process that plays at random through the store and says which entry it has been promised is kept.

    python -m tests.store.player ADDRESS MATCH SEED            plays until it is killed
    python -m tests.store.player ADDRESS MATCH SEED ROUNDS     waits for a line, then tries to write the next entry

Tokens do not matter here: seats are played by the computer, so that two such processes can race for every entry.
"""

from __future__ import annotations

import asyncio
import sys

from teahouse.core.rng import Rng
from teahouse.store.store import open_store
from teahouse.table.computers import answer, question
from teahouse.table.keeping import Conflict


async def play(address: str, match: str, seed: int) -> None:
    rng = Rng(seed)
    async with open_store(address) as store:
        table = await store.load(match)
        while (asked := question(table, rng)) is not None:
            before, table = table, answer(table, asked, None, now=1, rng=rng)
            await store.append(before, table)
            print(len(table.facts), flush=True)


async def race(address: str, match: str, seed: int, rounds: int) -> None:
    rng = Rng(seed)
    async with open_store(address) as store:
        table = await store.load(match)
        for _ in range(rounds):
            asked = question(table, rng)
            assert asked is not None
            after = answer(table, asked, None, now=1, rng=rng)
            print("ready", len(table.facts), flush=True)
            sys.stdin.readline()
            try:
                await store.append(table, after)
                print("won", flush=True)
            except Conflict:
                print("lost", flush=True)
            sys.stdin.readline()
            table = await store.refresh(table)


if __name__ == "__main__":
    words = sys.argv[1:]
    if len(words) == 3:
        asyncio.run(play(words[0], words[1], int(words[2])))
    else:
        asyncio.run(race(words[0], words[1], int(words[2]), int(words[3])))
