"""People who play on through faults and remember every choice that was accepted, and whether all of them were kept."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from teahouse.store.store import open_store
from teahouse.table.facts import Chose
from tests.web.host import Host
from tests.web.people import ANN, BEA, Person, make_table, tokens

GONE = (ConnectionClosed, OSError, EOFError, TimeoutError)
FIRST_GAME = {"preset": "first-game"}


class Match:
    """A match of two people at one screen."""

    def __init__(self, host: Host, **more: Any) -> None:
        made = make_table(host, ANN, BEA, **(FIRST_GAME | more))
        self.table, self.tokens = made["table"], tokens(made)
        self.accepted: list[tuple[int, int, int]] = []  # facts before and after, and the choice

    def sit(self, host: Host) -> Person:
        return Person(host, self.table, *self.tokens)

    def step(self, person: Person, rng: random.Random) -> bool:
        """One choice, if there is one to make; False when the match is over. Raises one of GONE."""
        if person.table["may_end_turn"]:
            person.act("end-turn", revision=person.revision)
        elif person.table["may_choose"]:
            before, choice = person.number, rng.choice(person.choices())
            answer = person.act("choose", choice=choice, revision=person.revision)
            self.accepted.append((before, answer["number"], choice))
        elif person.table["status"] != "playing":
            return False
        else:
            person.listen()
        return True


def lost(database: str, matches: list[Match]) -> int:
    """How many accepted choices the database does not have."""

    async def main() -> int:
        missing = 0
        async with open_store(database) as store:
            for match in matches:
                facts = (await store.load(match.table)).facts
                for before, after, choice in match.accepted:
                    kept = [fact.choice for fact in facts[before:after] if isinstance(fact, Chose)]
                    missing += choice not in kept
        return missing

    return asyncio.run(main())
