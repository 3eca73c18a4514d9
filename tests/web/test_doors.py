"""Links that others can open: who sits at the serving computer opens the door to its network, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from teahouse.web.doors import Doors, own_address
from tests.web.host import NETWORK, Host

NAMES = ("teahouse.example", "192.0.2.7:8020", "nonsense:x")  # by which a proxy, or a page of another site, might come
FORWARDED = [{"x-forwarded-for": "203.0.113.7"}, {"x-real-ip": "203.0.113.7"}, {"forwarded": "for=203.0.113.7"}]
FOREIGN = [{"host": name} for name in NAMES] + [{"origin": "http://elsewhere.example"}, *FORWARDED]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Host]:
    running = Host(database=f"sqlite:///{tmp_path}/teahouse.db")
    yield running
    assert running.stop() == 0


def door(own: Host, **headers: str) -> Any:
    return own.http.get("/api/house", headers=headers).json()["door"]


def knock(own: Host) -> bool:
    try:
        return httpx.get(f"http://{NETWORK}:{own.port}/api/health", timeout=20).status_code == 200
    except httpx.ConnectError:
        return False


def made(own: Host) -> str:
    plan = {"game": "castle", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table: str = own.http.post("/api/tables", json=plan).json()["table"]
    return table


def test_the_door_is_closed_until_somebody_at_home_opens_it(own: Host) -> None:
    outside = f"http://{NETWORK}:{own.port}"
    assert door(own) == {"origin": outside, "open": False}
    assert [door(own, host=name) for name in NAMES] == [None] * len(NAMES)
    assert [own.http.get("/metrics", headers=headers).status_code for headers in FORWARDED] == [403] * len(FORWARDED)
    refused = [own.http.post("/api/door", json={}, headers=headers) for headers in FOREIGN]
    assert [answer.status_code for answer in refused] == [403] * len(FOREIGN)
    assert refused[0].json()["error"]["key"] == "only-this-computer-opens-its-door"
    assert not knock(own)

    code = f"/api/tables/{made(own)}/qr.svg"
    before = own.http.get(code).text
    assert own.http.post("/api/door", json={}).json() == {"origin": outside, "open": True}
    assert knock(own)
    assert door(own) == {"origin": outside, "open": True}
    assert own.http.get(code).text != before  # it names the address that others can reach
    assert own.http.post("/api/door", json={}).status_code == 200  # twice does no harm


def test_an_address_that_is_not_ours_is_told(tmp_path: Path) -> None:
    running = Host(database=f"sqlite:///{tmp_path}/teahouse.db", network="192.0.2.254")
    try:
        answer = running.http.post("/api/door", json={})
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "the-network-cannot-be-let-in"
        assert door(running)["open"] is False
    finally:
        assert running.stop() == 0


def test_who_listens_everywhere_has_the_door_open() -> None:
    assert Doors("0.0.0.0", 8020, NETWORK).open
    assert Doors(NETWORK, 8020, NETWORK).open
    assert not Doors("127.0.0.1", 8020, NETWORK).open
    assert not Doors().open  # served by somebody else: we do not know where
    assert not own_address().startswith("127.")
