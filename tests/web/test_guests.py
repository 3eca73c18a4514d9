"""A guest has a share of the house: for all his tabs together, and for every way in."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from teahouse.web.effort import SHORT, Effort
from teahouse.web.entrance import Entrance
from teahouse.web.gate import COSTS, price_of
from teahouse.web.guests import IN_LOBBY, PRICES, Bucket, Guests, name_of
from teahouse.web.settings import Settings
from tests.siege.raw import live, said
from tests.web.host import Host
from tests.web.people import ANN, BEA, OPEN, Person, make_table, tokens


def test_an_address_has_a_name() -> None:
    assert name_of("192.0.2.7") == "192.0.2.7"
    assert name_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert name_of("2001:db8:1:2:3:4:5:6") == name_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert name_of("2001:db8:1:3::9") != name_of("2001:db8:1:2::9")
    assert name_of("fe80::1%eth0") == "fe80::/64"
    assert name_of(":nonsense") == ":nonsense"
    assert name_of("") == ""


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(1000, 20)
    assert [bucket.take(8) for _ in range(3)] == [True, True, False]
    assert 0 < bucket.wait(8) <= 0.008
    time.sleep(0.01)
    assert bucket.take(8)
    bucket.spend(1000)
    assert bucket.left < -900


def test_a_guest_is_forgotten_who_is_gone_for_long() -> None:
    guests = Guests(Settings())
    guests.find("192.0.2.1").listed.append(("7kq2m4xw9a3b", time.monotonic() - IN_LOBBY - 1))
    guests.find("192.0.2.2").listed.append(("7kq2m4xw9a3b", time.monotonic()))
    guests.find("192.0.2.3").connections = 1
    guests.find("192.0.2.4").spend(100)
    guests.find("192.0.2.5")
    guests.forget()
    assert set(guests.all) == {"192.0.2.2", "192.0.2.3", "192.0.2.4"}


def test_what_a_guest_does_is_paid_by_him_alone() -> None:
    guests = Guests(Settings(points_a_second=1, points_at_once=100, pace=1000))
    one, two = guests.find("192.0.2.1"), guests.find("192.0.2.2")
    assert guests.find("192.0.2.1") is one

    async def work() -> str:
        await asyncio.sleep(0)
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0)
        return "done"

    async def pay() -> str:
        return await one.metered(work())

    assert asyncio.run(pay()) == "done"
    assert one.budget.left < 55
    assert two.budget.left == 100
    assert one.take(40)
    assert not one.take(40)
    assert one.wait > 0  # so much at once: others first
    assert two.wait == 0


def test_those_who_ask_for_much_leave_time_to_others() -> None:
    guests = Guests(Settings(points_a_second=1, points_at_once=100, pace=1e9))
    greedy = [guests.find(f"192.0.2.{number}") for number in range(4)]
    modest = guests.find("192.0.2.9")
    for guest in greedy:
        guest.spend(90)
    assert all(guest.wait > 0 for guest in greedy)
    modest.spend(5)
    assert modest.wait == 0


def test_who_only_looks_on_waits_and_owes_nothing() -> None:
    guests = Guests(Settings(points_a_second=1e-6, points_at_once=100, pace=1000))
    watcher = guests.find("192.0.2.1")
    watcher.look_on(0.4)
    assert watcher.budget.left == 100  # too little to be worth the while
    for _ in range(300):
        watcher.look_on(2.0)
    assert watcher.wait > 0
    assert watcher.budget.left >= 0
    assert not watcher.silence


def test_small_debts_are_paid_together() -> None:
    guest = Guests(Settings(points_a_second=1e-6, points_at_once=100)).find("192.0.2.1")
    for _ in range(100):
        guest.owe(0.3)
    assert 70 <= guest.budget.left < 71.5


def test_guests_who_are_gone_are_forgotten() -> None:
    guests = Guests(Settings())
    stays = guests.find("198.51.100.1")
    stays.tabs = 1
    for number in range(5000):
        guests.find(f"10.0.{number // 250}.{number % 250}")
    assert len(guests.all) <= 1001
    assert guests.find("198.51.100.1") is stays


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("POST /api/tables", "make"),
        ("POST /api/tables/abc/seats", "join"),
        ("POST /api/tables/abc/acts", "act"),
        ("GET /api/tables/abc/scene", "replay"),
        ("GET /api/tables/abc", "request"),
        ("GET /t/abc", "page"),
        ("BREW /\n", "page"),
    ],
)
def test_everything_has_its_price(asked: str, name: str) -> None:
    assert price_of(*asked.split(" ", 1)) == PRICES[name]
    assert len(COSTS) > 5


# --- a server with small shares --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Each address of this computer is a guest of its own; whoever spoils his share spoils nobody else's."""
    folder = tmp_path_factory.mktemp("strict")
    running = Host(
        database=str(folder / "teahouse.db"),
        points_a_second=20,
        points_at_once=400,
        tables_a_minute=12,
        seats_a_minute=4,
        listed_tables=3,
        tabs_per_guest=3,
        half_open_per_guest=4,
        head_time=1.0,
        body_time=1.5,
        proxies=["127.0.0.77"],
    )
    for number in range(3):  # what has to be read once is not for one of them to pay
        make_table_from(running, f"127.0.5.{number + 1}", ANN, BEA)
    yield running
    assert running.stop() == 0


def client(host: Host, address: str) -> httpx.Client:
    return httpx.Client(base_url=host.base, transport=httpx.HTTPTransport(local_address=address), timeout=30)


def hello(host: Host, table: str, address: str) -> Any:
    line = connect(host.live(table), source_address=(address, 0), max_size=2**22, legacy=True)
    line.send('{"do": "hello", "shape": "none"}')
    return line


def make_table_from(host: Host, address: str, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    with client(host, address) as http:
        answer = http.post("/api/tables", json={"game": "castle", "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found


def test_tabs_of_one_address_share_and_others_do_not_suffer(strict: Host) -> None:
    table = make_table_from(strict, "127.0.4.1", ANN, BEA)["table"]
    lines = [hello(strict, table, "127.0.4.1") for _ in range(2)]
    refused: dict[str, Any] = {}
    for number in range(400):
        line = lines[number % 2]
        line.send(json.dumps({"do": "sync", "id": number + 1}))
        while True:
            told = json.loads(line.recv(30))
            if told.get("re") == number + 1:
                break
        if told["is"] == "error":
            refused = told
            break
    assert (refused["code"], refused["re"]) == ("too-often", number + 1)
    assert refused["values"]["seconds"] >= 1
    with client(strict, "127.0.4.1") as http:
        for _ in range(30):  # on a slow machine some budget has come back meanwhile
            plan = {"game": "castle", "seats": [ANN, BEA]}
            late = http.post("/api/tables", json=plan, headers={"Accept-Language": "de"})
            if late.status_code != 201:
                break
        assert (late.status_code, late.json()["error"]["code"]) == (429, "too-often")
        assert late.json()["error"]["say"].startswith("Das war zu viel")
        assert 0 < int(late.headers["retry-after"]) <= 60
        assert late.headers["connection"] == "close"
        assert "content-security-policy" in late.headers
    other = hello(strict, table, "127.0.4.2")
    assert json.loads(other.recv(30))["is"] == "scene"
    for line in (*lines, other):
        line.close()


def test_too_many_tabs_are_told_why(strict: Host) -> None:
    table = make_table_from(strict, "127.0.4.3", ANN, BEA)["table"]
    lines = [hello(strict, table, "127.0.4.3") for _ in range(3)]
    for line in lines:
        assert json.loads(line.recv(30))["is"] == "scene"
    with pytest.raises(ConnectionClosed) as closed:
        hello(strict, table, "127.0.4.3").recv(30)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-often")
    for line in lines:
        line.close()


def test_tables_are_counted_by_themselves_and_a_rematch_is_one(strict: Host) -> None:
    with client(strict, "127.0.4.4") as http:
        plan = {"game": "castle", "seats": [ANN, BEA], "listed": False}
        answers = [http.post("/api/tables", json=plan)]
        while answers[-1].status_code == 201 and len(answers) < 60:
            answers.append(http.post("/api/tables", json=plan))
        assert len(answers) > 6  # how many depends on how long the server works for them
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        for answer in answers[:-1]:  # some budget may have come back meanwhile: it is used up by rematches, too
            made = answer.json()
            badge = {"Authorization": f"Bearer {tokens(made)[0]}"}
            acts = f"/api/tables/{made['table']}/acts"
            http.post(acts, json={"do": "resign"}, headers=badge)
            again = http.post(acts, json={"do": "rematch"}, headers=badge)
            if again.status_code == 429:
                break
        assert (again.status_code, again.json()["error"]["code"]) == (429, "too-often")


def test_the_oldest_tables_of_a_guest_leave_the_lobby(strict: Host) -> None:
    waiting = make_table_from(strict, "127.0.4.5", ANN, OPEN)["table"]
    flood = [make_table_from(strict, "127.0.4.6", ANN, OPEN)["table"] for _ in range(5)]
    with client(strict, "127.0.4.7") as http:
        listed = {table["table"] for table in http.get("/api/tables").json()["tables"]}
        assert waiting in listed
        assert listed & set(flood) == set(flood[-3:])
        joined = http.post(f"/api/tables/{flood[0]}/seats", json={"name": "Bea"})  # by its link it is still there
        assert joined.status_code == 201


def test_nobody_sits_down_everywhere(strict: Host) -> None:
    free = [make_table_from(strict, f"127.0.5.{number + 10}", ANN, OPEN)["table"] for number in range(8)]
    with client(strict, "127.0.4.20") as squatter, client(strict, "127.0.4.21") as other:
        answers = [squatter.post(f"/api/tables/{table}/seats", json={"name": "Me"}) for table in free]
        assert {answer.status_code for answer in answers} == {201, 429}
        assert answers[-1].json()["error"]["code"] == "too-often"
        assert 0 < int(answers[-1].headers["retry-after"]) <= 60
        assert other.post(f"/api/tables/{free[-1]}/seats", json={"name": "Bea"}).status_code == 201


@pytest.mark.parametrize(
    "beginning", [b"", b"GET / HTTP/1.1\r\nX: ", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"]
)
def test_who_stands_in_the_door_is_asked_to_leave(strict: Host, beginning: bytes) -> None:
    with closing(socket.create_connection(("127.0.0.1", strict.port), 30, ("127.0.4.8", 0))) as line:
        line.sendall(beginning)
        began = time.monotonic()
        with suppress(ConnectionResetError):
            assert line.recv(1000) == b""
        assert 0.5 < time.monotonic() - began < 20


def test_a_body_comes_with_its_length(strict: Host) -> None:
    with client(strict, "127.0.4.11") as http:
        late = http.post("/api/tables", content=iter([b"{", b"}"]), headers={"Content-Type": "application/json"})
        assert (late.status_code, late.json()["error"]["code"]) == (411, "no-length")
        assert "Content-Length" in late.json()["error"]["say"]


class Stuck(asyncio.Transport):
    """A connection whose other end takes nothing."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def test_answers_that_nobody_fetches_are_thrown_away() -> None:
    async def play() -> list[bool]:
        guests = Guests(Settings(unfetched_per_guest=3))
        config = uvicorn.Config("nobody", lifespan="off", log_level="warning")
        config.load_app = lambda: None  # type: ignore[method-assign]
        config.load()
        lines = []
        for _ in range(5):
            door = Entrance(config, ServerState(), {}, guests=guests)
            door.connection_made(Stuck({"peername": ("192.0.2.1", 1)}))
            lines.append(door)
        for door in lines[:4]:
            door.pause_writing()
        lines[2].resume_writing()
        lines[4].pause_writing()
        for door in lines:
            door.have_patience()
        return [bool(door.transport.aborted) for door in lines]  # type: ignore[attr-defined]

    assert asyncio.run(play()) == [True, False, False, False, False]


def test_of_many_who_stand_in_the_door_the_first_leave_first(strict: Host) -> None:
    lines = [socket.create_connection(("127.0.0.1", strict.port), 30, ("127.0.4.9", 0)) for _ in range(5)]
    lines[0].settimeout(0.9)
    with suppress(ConnectionResetError):
        assert lines[0].recv(10) == b""
    with client(strict, "127.0.4.9") as http:
        assert http.get("/api/health").status_code == 200
    for line in lines:
        line.close()


def test_only_a_web_server_in_front_is_believed_whom_it_speaks_for(strict: Host) -> None:
    def asks(address: str, speaks_for: str) -> int:
        plan = {"game": "castle", "seats": [ANN, OPEN]}
        with client(strict, address) as http:
            return http.post("/api/tables", json=plan, headers={"X-Forwarded-For": speaks_for}).status_code

    assert 429 in [asks("127.0.4.10", f"198.51.100.{number}") for number in range(18)]
    assert 429 not in [asks("127.0.0.77", f"198.51.100.{number}") for number in range(18)]
    assert 429 in [asks("127.0.0.77", "198.51.100.200") for number in range(18)]


def test_a_tab_that_does_not_read_is_not_heard_and_left(tmp_path: Path) -> None:
    host = Host(database=str(tmp_path / "teahouse.db"), stalled=1.0)

    async def deaf(table: str) -> None:
        line = await live(host.port, "127.0.0.1", table, receive=4096)
        line.send(said("hello", shape="wide"))
        for _ in range(2000):
            line.send(said("sync") * 20)
            await asyncio.sleep(0)
        await asyncio.sleep(4)

    try:
        table = make_table(host, ANN, BEA)
        with Person(host, table["table"], *tokens(table)) as ann:
            asyncio.run(deaf(table["table"]))
            ann.ask("ping")
            assert [heard["watching"] for heard in ann.heard if heard["is"] == "presence"][-2:] == [1, 0]
    finally:
        assert host.stop() == 0


def test_time_of_others_is_not_charged() -> None:
    """A step takes long on the wall because something else had the processor: only its own work counts."""
    effort = Effort()
    began = effort.begin()
    time.sleep(0.05)
    assert effort.since(began) < 20
    began = effort.begin()
    end = time.thread_time() + 0.02
    while time.thread_time() < end:
        pass
    assert 19 < effort.since(began) < 40
    began = effort.begin()
    assert 0 <= effort.since(began) < 1000 * SHORT + 5
