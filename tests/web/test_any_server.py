"""The live channel under servers that are not ours, and under the framework's own client for tests."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from teahouse.web.app import create_app
from teahouse.web.line import MOST_UNSAID, PlainLine
from teahouse.web.settings import Settings
from tests.web.host import EASY, Host
from tests.web.people import ANN, BEA, COMPUTER, Person, make_table, tokens

APP = "tests.web.elsewhere:app"
SERVERS = {
    "uvicorn": ["uvicorn", APP, "--port", "{port}", "--log-level", "warning"],
    "hypercorn": ["hypercorn", APP, "--bind", "127.0.0.1:{port}", "--log-level", "warning"],
}


class Elsewhere(Host):
    """The house at somebody else's server."""

    def __init__(self, command: list[str], **settings: Any) -> None:
        self.command = command
        super().__init__(**settings)

    def start(self, settings: dict[str, Any]) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-m", *(word.format(port=self.port) for word in self.command)]
        env = os.environ | {"TEAHOUSE_TEST_SETTINGS": json.dumps(settings)}
        return subprocess.Popen(words, env=env, start_new_session=True)


@pytest.fixture(scope="module", params=SERVERS)
def elsewhere(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    database = f"sqlite:///{tmp_path_factory.mktemp('elsewhere')}/teahouse.db"
    running = Elsewhere(SERVERS[request.param], database=database, tabs_per_guest=3)
    yield running
    running.stop()
    assert running.process.returncode in (0, -15)  # uvicorn ends by the signal it was sent


def test_two_people_play_a_whole_game(elsewhere: Host) -> None:
    made = make_table(elsewhere, ANN, BEA, preset="first-game")
    first, second = tokens(made)
    rng = random.Random(1)
    with Person(elsewhere, made["table"], first, shape="wide") as ann, Person(elsewhere, made["table"], second) as bea:
        ann.until(lambda m: m["is"] == "presence" and m["here"] == [0, 1])
        while ann.table["status"] == "playing":
            acted, other = (ann, bea) if ann.step(rng) else (bea, ann)
            if acted is bea:
                assert bea.step(rng)
            while other.number < acted.number:
                other.listen()
        assert ann.table["result"] == bea.table["result"]
        patched = ann.scene
        assert ann.fresh_scene() == patched
        assert not any(message["is"] == "error" for message in (*ann.heard, *bea.heard))


def test_who_is_not_welcome_is_told_why_before_the_line_is_closed(elsewhere: Host) -> None:
    made = make_table(elsewhere, ANN, COMPUTER, spectators=False)
    person = Person.__new__(Person)
    with pytest.raises(ConnectionClosed) as closed:
        person.__init__(elsewhere, made["table"])  # type: ignore[misc]
    assert [message["code"] for message in person.heard] == ["foreign"]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_the_gate_is_there(elsewhere: Host) -> None:
    """A fourth tab is one too many here, and HTTP has its limits too."""
    made = make_table(elsewhere, ANN, BEA)
    with Person(elsewhere, made["table"]), Person(elsewhere, made["table"]), Person(elsewhere, made["table"]):
        with pytest.raises(ConnectionClosed) as closed:
            Person(elsewhere, made["table"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    assert elsewhere.http.post("/api/tables", content=b"x" * 100_000).status_code in (400, 413)


def test_the_client_of_the_framework(tmp_path: Path) -> None:
    settings: dict[str, Any] = EASY | {"database": f"sqlite:///{tmp_path}/teahouse.db"}
    with TestClient(create_app(Settings(**settings))) as client:
        made = client.post("/api/tables", json={"game": "castle", "seats": [ANN, BEA], "first": 0}).json()
        with client.websocket_connect(f"/live/{made['table']}") as socket:
            socket.send_json({"do": "hello", "id": 1, "tokens": tokens(made), "shape": "none"})
            while (scene := socket.receive_json(timeout=60))["is"] != "scene":
                pass
            choice = {"do": "choose", "id": 2, "choice": scene["legal"][0], "revision": scene["revision"]}
            socket.send_json(choice)
            while (patch := socket.receive_json(timeout=60)).get("re") != 2:
                pass
            assert patch["is"] == "patch"
            assert patch["from"] == scene["number"]


# --- a line whose other end does not listen ---


class Deaf:
    """Takes what it is told when it likes."""

    def __init__(self) -> None:
        self.listens = asyncio.Event()
        self.told: list[str] = []

    async def send_data(self, text: str, _: str) -> None:
        await self.listens.wait()
        self.told.append(text)

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": "hello"}


def test_who_does_not_listen_is_not_heard_and_takes_no_more() -> None:
    async def main() -> None:
        deaf: Any = Deaf()
        line = PlainLine(deaf, 60)
        told = iter(range(1000))

        def speak() -> None:
            while line.ready and (number := next(told)) < 100:
                line.say(str(number).encode())

        line.call(speak)
        hearing = asyncio.ensure_future(line.hear())
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(line.unsaid) == MOST_UNSAID
        assert not hearing.done()
        deaf.listens.set()
        assert await hearing == b"hello"
        await line.all_said()
        assert deaf.told == [str(number) for number in range(100)]

    asyncio.run(main())


def test_who_never_listens_is_left() -> None:
    async def main() -> None:
        deaf: Any = Deaf()
        line = PlainLine(deaf, 0.01)
        line.say(b"anybody there?")
        with pytest.raises(WebSocketDisconnect):
            await line.hear()
        assert not line.open
        assert not line.ready
        line.say(b"nobody")
        await line.all_said()
        assert not line.unsaid

    asyncio.run(main())


def test_a_line_that_is_left_hears_no_more() -> None:
    async def main() -> None:
        silent: Any = SimpleNamespace(receive=asyncio.Event().wait)
        line = PlainLine(silent, 60)
        hearing = asyncio.ensure_future(line.hear())
        await asyncio.sleep(0)
        line.leave()
        with pytest.raises(WebSocketDisconnect):
            await hearing

    asyncio.run(main())
