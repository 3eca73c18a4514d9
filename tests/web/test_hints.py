"""A hint is found beside everything else: whoever waits for one is heard meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from teahouse.core.rng import Rng
from teahouse.host.thinking import Thinking, Thought
from teahouse.store.store import open_store
from teahouse.table.create import create
from teahouse.table.seats import person
from teahouse.web.gate import GUEST
from teahouse.web.guests import Guests
from teahouse.web.house import House
from teahouse.web.line import LINE
from teahouse.web.live import serve_tab
from teahouse.web.settings import Settings
from tests.web.ends import both_ends, heard, speak

Plain = dict[str, Any]


class Slow(Thinking):
    """Answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.asked = 0
        self.left = 0

    async def ask(self, work: Any, asked: Any, *whose: Any) -> Thought[Any]:
        self.asked += 1
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.left += 1
            raise
        return await super().ask(work, asked, *whose)


class Visit:
    """Ann's browser at a table of two people with hints, and a computer that takes its time over them."""

    def __init__(self, house: House, slow: Slow, line: Any, browser: Any) -> None:
        self.house, self.slow, self.line, self.browser = house, slow, line, browser
        self.told: list[Plain] = []
        self.served: asyncio.Task[None]

    def send(self, do: str, number: int, **values: Any) -> None:
        self.browser.send_text(json.dumps({"do": do, "id": number, **values}).encode())
        speak(self.line, self.browser)

    async def go(self) -> None:
        """Close the browser."""
        if not self.served.done():
            self.browser.send_close()
        speak(self.line, self.browser)
        with suppress(WebSocketDisconnect):
            await self.served

    async def answer(self, number: int) -> Plain:
        """What answers the message of this number."""
        async with asyncio.timeout(30):
            while True:
                self.told += [json.loads(text) for text in heard(self.browser)]
                for message in self.told:
                    if message.get("re") == number:
                        return message
                await asyncio.sleep(0.01)


@asynccontextmanager
async def visit(database: str) -> AsyncIterator[Visit]:
    async with open_store(database) as store:
        house, slow = House(Settings(workers=1), store, None), Slow()
        house.computers.thinking = slow
        options = {"spirits": "0", "dragons": "0"}
        seats = [person("Ann"), person("Bea")]
        made = create("castle", seats, options, now=1, rng=Rng(1), starts_when_full=True, hints=True)
        await house.create(made.table)
        line, browser = await both_ends()
        here = Visit(house, slow, line, browser)
        here.send("hello", 1, tokens=[made.tokens[0]], shape="none")
        socket: Any = SimpleNamespace(scope={"extensions": {LINE: {"line": line}}, GUEST: Guests(Settings()).find("")})
        here.served = asyncio.create_task(serve_tab(socket, made.table.id, house))
        try:
            await here.answer(1)
            yield here
        finally:
            await here.go()
            await house.close()


def in_a_house(sqlite: str, happens: Callable[[Visit], Any]) -> None:
    async def main() -> None:
        async with visit(sqlite) as here:
            await happens(here)

    asyncio.run(main())


@pytest.fixture
def sqlite(tmp_path: Any) -> str:
    return f"sqlite:///{tmp_path}/teahouse.db"


def test_a_ping_and_a_choice_are_answered_before_the_hint_that_came_first(sqlite: str) -> None:
    async def happens(here: Visit) -> None:
        shown = await here.answer(1)
        here.send("hint", 2)
        here.send("ping", 3)
        here.send("choose", 4, choice=shown["legal"][0], revision=shown["revision"])
        assert (await here.answer(3))["is"] == "pong"
        patch = await here.answer(4)
        assert patch["is"] == "patch"
        assert here.slow.asked == 1
        assert not [message for message in here.told if message.get("re") == 2]
        here.slow.may_answer.set()
        late = await here.answer(2)  # advice on a position that is gone is none
        assert (late["is"], late["code"], late["values"]["now"]) == ("error", "stale", patch["revision"])

    in_a_house(sqlite, happens)


def test_one_hint_at_a_time_and_then_another(sqlite: str) -> None:
    async def happens(here: Visit) -> None:
        shown = await here.answer(1)
        here.send("hint", 2)
        here.send("hint", 3)
        refused = await here.answer(3)
        assert (refused["code"], refused["key"]) == ("wrong-moment", "a-hint-is-on-its-way")
        assert here.slow.asked == 1
        here.slow.may_answer.set()
        hint = await here.answer(2)
        assert hint["revision"] == shown["revision"]
        assert hint["choice"] in shown["legal"]
        here.send("hint", 4)
        assert (await here.answer(4))["is"] == "hint"

    in_a_house(sqlite, happens)


def test_a_hint_goes_with_the_tab_that_asked_for_it(sqlite: str) -> None:
    async def happens(here: Visit) -> None:
        here.send("hint", 2)
        here.send("ping", 3)
        await here.answer(3)
        assert (here.slow.asked, here.slow.left) == (1, 0)
        await here.go()
        await asyncio.sleep(0)
        assert here.slow.left == 1

    in_a_house(sqlite, happens)
