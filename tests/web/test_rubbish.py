"""What was refused, and lines that are closed, do not stay in memory until somebody looks for rubbish."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

from litestar.testing import AsyncTestClient

from teahouse.web.app import create_app
from teahouse.web.gate import Gate
from teahouse.web.guests import Guests
from teahouse.web.settings import Settings

BOARD = "\n" + "a." * 20_000 + "a = 1"
PLAN = {"game": "panda", "seats": [{"kind": "person"}] * 2, "options": {"board": BOARD}}


async def post(door: Gate, body: bytes) -> int:
    heard: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]
    told: list[Any] = []

    async def receive() -> Any:
        return heard.pop() if heard else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        told.append(message)

    headers = [(b"host", b"x"), (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables",
        "raw_path": b"/api/tables",
        "query_string": b"",
        "headers": headers,
        "client": ("192.0.2.1", 1),
        "server": ("x", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
        "state": {},
    }
    await door(scope, receive, send)
    status: int = told[0]["status"]
    return status


def test_a_board_that_was_refused_is_forgotten_at_once(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/rubbish.db")
    app = create_app(settings)
    door, body = Gate(app, Guests(settings)), json.dumps(PLAN).encode()

    async def refused() -> list[str]:
        async with AsyncTestClient(app):
            assert await post(door, body) == 400
            gc.collect()
            gc.disable()
            gc.set_debug(gc.DEBUG_SAVEALL)
            try:
                assert await post(door, body) == 400
                gc.collect()
                return [type(one).__name__ for one in gc.garbage if isinstance(one, BaseException)]
            finally:
                gc.set_debug(0)
                gc.garbage.clear()
                gc.enable()

    assert asyncio.run(refused()) == []
