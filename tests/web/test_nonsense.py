"""Whatever is sent, the answer says what was wrong with it; nothing of it is the house's trouble."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest

from tests.web.host import Host
from tests.web.people import ANN, BEA, Person, make_table

LONG = "9" * 5000


def plan(game: str = "castle", **options: str) -> bytes:
    return json.dumps({"game": game, "seats": [ANN, BEA], "options": options}).encode()


@pytest.mark.parametrize(
    ("body", "code", "word"),
    [
        (b"[" * 16_000, "bad-json", "nested"),
        (b'{"game":' * 10_000, "bad-json", "nested"),
        (b'{"game":"\xff"}', "bad-json", "UTF-8"),
        (plan(spirits=LONG), "bad-option", "there are 10"),
        (plan(dragons="٣"), "bad-option", "There is no card “٣”"),
        (plan(spirits="²"), "bad-option", "There is no card"),
        (plan("panda", round_limit=LONG), "bad-option", "a number from 1"),
        (plan("panda", round_limit="٣٠"), "bad-option", "a number from 1"),
        (plan("panda", board="\na = " + LONG), "bad-option", "TOML"),
        (plan("panda", board="\na = " + "[" * 30_000), "bad-option", "TOML"),
        (plan("tang", board="\na = " + "{a=" * 15_000), "bad-option", "TOML"),
    ],
)
def test_what_a_table_cannot_be_made_from(host: Host, body: bytes, code: str, word: str) -> None:
    answer = host.http.post("/api/tables", content=body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (400, code)
    assert word in error["say"]
    assert len(error["say"]) < 400


def asked(host: Host, *lines: str) -> tuple[int, dict[str, Any]]:
    """The answer to a request that no library would send."""
    with socket.create_connection(("127.0.0.1", host.port), 30) as line:
        line.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
        data = b""
        while more := line.recv(65_536):
            data += more
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split(b" ", 2)[1]), json.loads(body) if body.startswith(b"{") else {}


@pytest.mark.parametrize("name", ["[", "[::", "x" * 3000, ""])
def test_names_of_the_house_that_are_none(host: Host, name: str) -> None:
    table = make_table(host, ANN, BEA)["table"]
    assert asked(host, "GET /api/house HTTP/1.1", f"Host: {name}")[0] in (200, 400)
    assert asked(host, f"GET /api/tables/{table}/qr.svg HTTP/1.1", f"Host: {name}")[0] in (200, 400)
    status, said = asked(host, "POST /api/mine HTTP/1.1", f"Host: {name}", "Origin: http://[no", "Content-Length: 2")
    assert (status, said["error"]["code"]) == (403, "foreign")


@pytest.mark.parametrize("query", [f"at={LONG}", "at=٣", "at=1e3", "at=-0", "shape=round", "overlay=%ff%00", "at=%ff"])
def test_questions_that_are_none(host: Host, query: str) -> None:
    table = make_table(host, ANN, BEA)["table"]
    answer = host.http.get(f"/api/tables/{table}/scene?{query}")
    assert answer.status_code in (200, 400)
    assert answer.status_code == 200 or len(answer.json()["error"]["say"]) < 400


UNREADABLE = [b'{"do": "rename", "name": "\xff"}', b"\xed\xa0\x80", b'{"do": "ping", "id": ' + LONG.encode() + b"}"]


@pytest.mark.parametrize("said", UNREADABLE, ids=["rename", "half", "number"])
def test_messages_that_are_none_leave_the_line_open(host: Host, said: bytes) -> None:
    with Person(host, make_table(host, ANN, BEA)["table"]) as ann:
        ann.socket.send(said, text=True)
        assert ann.until(lambda message: message["is"] == "error")["code"] in ("bad-json", "bad-message")
        assert ann.ask("ping")["is"] == "pong"


UPGRADE = ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {'A' * 22}==", "Sec-WebSocket-Version: 13"]


def knocked(host: Host, *lines: str, after: bytes = b"") -> bytes:
    """All that comes back, until the house hangs up."""
    with socket.create_connection(("127.0.0.1", host.port), 30) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + after)
        said = b""
        try:
            while more := line.recv(65_536):
                said += more
        except ConnectionResetError:
            pass
        return said


def test_a_live_channel_that_is_asked_for_wrongly_is_not_left_open(host: Host) -> None:
    table = make_table(host, ANN, BEA)["table"]
    asked = [f"GET /live/{table} HTTP/1.1", "Host: 127.0.0.1", *UPGRADE]
    long = "Sec-WebSocket-Protocol: " + ", ".join(f"p{number}" for number in range(2000))
    assert b" 400 " in knocked(host, *asked, long).splitlines()[0]
    assert b" 400 " in knocked(host, *asked[:-1], "Sec-WebSocket-Version: 7").splitlines()[0]
    assert b" 101 " not in knocked(host, *asked, after=b"\xff" * 4000)  # who speaks before he is answered
    assert b" 101 " not in knocked(host, *asked, after="\r\n".join([*asked, "", ""]).encode() * 20)
