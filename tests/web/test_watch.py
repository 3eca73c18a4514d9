"""A server can be seen from outside: its health, whether it is ready, its numbers, its log; and guests shut out."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select

from teahouse.store.schema import servers
from teahouse.store.store import open_store
from teahouse.store.upkeep import prune
from teahouse.web.logs import without_secrets
from tests.web.host import Host
from tests.web.people import ANN, BEA, OPEN, Person, make_table, tokens

LINE = re.compile(r'teahouse_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?')


def test_the_numbers_are_as_prometheus_reads_them(host: Host) -> None:
    made = make_table(host, ANN, BEA)
    with Person(host, made["table"], tokens(made)[0]) as ann:
        ann.choose()
        answer = host.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in lines), lines
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names))
    values = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}
    assert values["teahouse_tabs"] >= 1
    assert values["teahouse_kept_total"] >= 1
    assert values["teahouse_change_seconds_count"] >= values['teahouse_change_seconds_bucket{le="0.001"}']
    assert values['teahouse_change_seconds_bucket{le="+Inf"}'] == values["teahouse_change_seconds_count"] >= 1


def test_numbers_are_not_for_guests(host: Host) -> None:
    answer = host.http.get("/metrics", headers={"host": "games.example.org"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")


def test_every_answer_has_the_id_of_its_request(host: Host) -> None:
    given = host.http.get("/api/health", headers={"x-request-id": "abc-123"})
    assert given.headers["x-request-id"] == "abc-123"
    made = [host.http.get("/api/nothing", headers={"x-request-id": "no\tgood"}) for _ in range(2)]
    assert {len(answer.headers["x-request-id"]) for answer in made} == {16}
    assert made[0].headers["x-request-id"] != made[1].headers["x-request-id"]


def test_health_writes_and_says_so_when_it_cannot(tmp_path: Path) -> None:
    host = Host(database=f"sqlite:///{tmp_path}/teahouse.db")
    try:
        assert host.http.get("/api/ready").json() == {"ready": True, "why": ""}
        locked = sqlite3.connect(tmp_path / "teahouse.db", isolation_level=None)
        locked.execute("BEGIN IMMEDIATE")  # nobody else can write; reading goes on
        time.sleep(1.1)  # for a second it is believed that all is well
        assert host.http.get("/api/health").status_code == 503
        answer = host.http.get("/api/ready")
        assert (answer.status_code, answer.json()["why"]) == (503, "the database does not take anything")
        locked.execute("ROLLBACK")
        locked.close()
        host.wait()
    finally:
        assert host.stop() == 0


def test_a_server_that_is_told_to_stop_is_not_ready_any_more(tmp_path: Path) -> None:
    host = Host(database=f"sqlite:///{tmp_path}/teahouse.db", drain=600)
    made = make_table(host, ANN, BEA)
    with Person(host, made["table"], tokens(made)[0]) as ann:
        host.process.terminate()
        while (answer := host.http.get("/api/ready")).status_code == 200:
            pass
        assert answer.json()["why"] == "the server is about to stop"
        ann.choose()  # whoever is there plays on
    assert host.stop() == 0  # told twice, it stops at once


def test_the_log_has_requests_as_objects_and_no_secret(tmp_path: Path) -> None:
    host = Host(
        database=f"sqlite:///{tmp_path}/teahouse.db",
        log_level="info",
        log_format="json",
        log=tmp_path / "log",
    )
    try:
        made = make_table(host, ANN, BEA)
        token = tokens(made)[0]
        bearer = {"authorization": f"Bearer {token}", "x-request-id": "find-me"}
        assert host.http.get(f"/api/tables/{made['table']}", headers=bearer).status_code == 200
        with Person(host, made["table"], token) as ann:
            ann.choose()
    finally:
        assert host.stop() == 0
    text = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    (mine,) = [line for line in lines if line.get("request") == "find-me" and line["say"] == "answered"]
    assert (mine["method"], mine["status"], mine["level"]) == ("GET", 200, "info")
    assert mine["path"].startswith(f"/api/tables/{made['table']}")
    for secret in [*tokens(made), made["owner"]]:
        assert secret not in text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://me:geheim@db/x is down", "postgresql://me:…@db/x is down"),
        (f"no seat for {'aB3-_' * 8}xyz here", "no seat for … here"),
        ("match 7kq2m4xw9a3b", "match 7kq2m4xw9a3b"),
    ],
)
def test_secrets_are_not_written(text: str, shown: str) -> None:
    assert without_secrets(text) == shown


def teahouse(*words: str, database: str) -> str:
    command = [sys.executable, "-m", "teahouse", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_who_is_banned_is_turned_away_and_what_is_hidden_is_gone(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/teahouse.db"
    host = Host(database=database, beat=0.1)
    try:
        made = make_table(host, ANN, OPEN)
        path = f"/api/tables/{made['table']}"
        assert (
            host.http.post(f"{path}/reports", json={"what": "name", "seat": 0, "words": "rude\x1b"}).status_code == 202
        )
        assert host.http.post(f"{path}/reports", json={"what": "name", "seat": 7}).status_code == 404
        assert host.http.post(f"{path}/reports", json={"what": "weather"}).status_code == 400
        assert f"{made['table']}  name at seat 1  rude" in teahouse("reports", database=database)
        assert len(host.http.get("/api/tables").json()["tables"]) == 1
        with Person(host, made["table"], tokens(made)[0]) as ann:
            teahouse("hide", made["table"], "--seat", "1", database=database)
            while ann.table["seats"][0]["name"]:
                ann.listen()
            teahouse("hide", made["table"], database=database)
            while host.http.get("/api/tables").json()["tables"]:
                pass
            while host.http.get(path).status_code != 403:
                pass
        assert "nothing is reported" in teahouse("reports", database=database)
        assert "127.0.0.1/32  for good  test" in teahouse("ban", "127.0.0.1", "--why", "test", database=database)
        while (answer := host.http.get("/api/house")).status_code != 403:
            pass
        assert answer.json()["error"]["key"] == "this-address-is-not-let-in"
        with pytest.raises(Exception, match="403"):
            Person(host, made["table"])
        teahouse("ban", "127.0.0.1", "--lift", database=database)
        while host.http.get("/api/house").status_code != 200:
            pass
        assert "gathering" in teahouse("prune", "--days", "1", "--dry-run", database=database)
    finally:
        assert host.stop() == 0


def test_nobody_writes_lines_of_his_own_into_the_log(tmp_path: Path) -> None:
    host = Host(database=f"sqlite:///{tmp_path}/teahouse.db", log_level="info", log=tmp_path / "log")
    try:
        assert host.http.get("/api/tables/a%0A2026-01-01 error teahouse: forged%E2%80%A8").status_code == 404
        assert host.http.get(f"/t/{'aB3-_' * 9}").status_code == 200
    finally:
        assert host.stop() == 0
    text = (tmp_path / "log").read_text()
    assert "a\\x0a2026-01-01 error teahouse: forged\\x2028" in text
    assert not [line for line in text.splitlines() if line.startswith("2026-01-01 error")]
    assert "aB3-_" * 9 not in text


async def clear_away(database: str) -> None:
    async with open_store(database) as store:
        later = int(time.time() * 1000) + 60_000
        assert await prune(store, later, ["playing", "gathering"]) == {"playing": 1, "gathering": 1}


def test_a_match_that_is_cleared_away_while_somebody_looks_is_gone_for_him_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/teahouse.db"
    host = Host(database=database, look_around=0.05, listed_tables=1)
    try:
        made, listed = make_table(host, ANN, BEA), make_table(host, ANN, OPEN)
        with Person(host, made["table"], *tokens(made)) as ann:
            ann.choose()
            choice, revision = ann.choices()[0], ann.revision
            asyncio.run(clear_away(database))
            answer = ann.ask("choose", choice=choice, revision=revision)
            assert (answer["is"], answer["code"]) == ("error", "no-such-table")
        for table in (made, listed):
            while host.http.get(f"/api/tables/{table['table']}").status_code != 404:
                assert host.http.post(f"/api/tables/{table['table']}/seats", json={}).status_code == 404
        make_table(host, ANN, OPEN)  # one more in the lobby: the one that leaves it is gone already
    finally:
        assert host.stop() == 0


def test_the_database_knows_which_servers_there_are(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/teahouse.db"
    host = Host(database=database)
    assert host.stop() == 0

    async def main() -> int:
        async with open_store(database) as store:
            return int((await store.read(select(func.count()).select_from(servers)))[0][0])

    assert asyncio.run(main()) == 0
