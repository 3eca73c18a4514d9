"""Several servers on one database: connections break, servers vanish, and nobody is left deaf."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.store.cluster import Cluster
from tests.store.conftest import cluster  # noqa: F401  # a PostgreSQL server of its own
from tests.web.host import Host, free_port
from tests.web.people import ANN, BEA, Person, make_table, tokens

ONLY_NOTICES = {"look_around": 600, "beat": 0.4}


@contextmanager
def servers(**settings: Any) -> Iterator[tuple[Host, Host]]:
    with ExitStack() as stack:
        both = []
        for _ in range(2):
            host = Host(**(ONLY_NOTICES | settings))
            stack.callback(host.kill)
            both.append(host)
        yield both[0], both[1]
        assert [host.stop() for host in both if host.process.poll() is None].count(0) >= 1


def see_each_other(one: Person, two: Person) -> None:
    for person in (one, two):
        while person.presence.get("here") != [0, 1]:
            person.listen()


def one_hears_of_the_other(one: Person, two: Person) -> None:
    """Whoever is on chooses; the other one is told, by a notice alone."""
    actor, other = (one, two) if one.table["may_choose"] or one.table["may_end_turn"] else (two, one)
    if actor.table["may_choose"]:
        actor.choose()
    else:
        actor.act("end-turn", revision=actor.revision)
    while other.number < actor.number:
        other.listen()


def drop_connections(server: Cluster) -> None:
    asyncio.run(server.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"))


def test_servers_hear_each_other_again_after_the_database_has_dropped_them(cluster: Cluster) -> None:  # noqa: F811
    with servers(database=cluster.new_database()) as (first, second):
        made = make_table(first, ANN, BEA)
        ann, bea = tokens(made)
        with Person(first, made["table"], ann) as one, Person(second, made["table"], bea) as two:
            see_each_other(one, two)
            one_hears_of_the_other(one, two)
            for _ in range(2):
                drop_connections(cluster)
                one_hears_of_the_other(one, two)
            two.presence = {}
            with Person(first, made["table"]):  # who comes now is seen at the other server
                while not two.presence.get("watching"):
                    two.listen()
            assert two.presence["here"] == [0, 1]  # and nobody was lost meanwhile
        for host in (first, second):
            assert metric(host, "teahouse_exchange_renewals_total") >= 1


def test_whoever_looked_through_a_server_that_vanished_is_away(cluster: Cluster) -> None:  # noqa: F811
    with servers(database=cluster.new_database()) as (first, second):
        made = make_table(first, ANN, BEA)
        ann, bea = tokens(made)
        with Person(first, made["table"], ann) as one, Person(second, made["table"], bea) as two:
            see_each_other(one, two)
            first.kill()
            while two.presence["here"] != [1]:
                two.listen()


def test_a_server_hears_only_of_tables_it_has(cluster: Cluster) -> None:  # noqa: F811
    with servers(database=cluster.new_database(), beat=600) as (first, second):
        made = [make_table(first, ANN, BEA) for _ in range(8)]
        shared = make_table(first, ANN, BEA)
        ann, bea = tokens(shared)
        before = metric(second, "teahouse_notices_heard_total")
        for table in made:
            with Person(first, table["table"], tokens(table)[0]) as person:
                person.choose()
        with Person(first, shared["table"], ann) as one, Person(second, shared["table"], bea) as two:
            see_each_other(one, two)
            one_hears_of_the_other(one, two)
        # each of the eight tables caused three notices; a few may share the topic of the table that is shared
        assert metric(second, "teahouse_notices_heard_total") - before < 15


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("no Redis server on this machine; 'make system' gets one where it may")
    port = free_port()
    words = [program, "--port", str(port), "--save", "", "--dir", str(tmp_path)]
    process = subprocess.Popen(words, stdout=(tmp_path / "log").open("wb"))
    yield f"redis://127.0.0.1:{port}/0"
    process.terminate()
    process.wait()


def test_servers_may_tell_each_other_through_redis(cluster: Cluster, redis: str) -> None:  # noqa: F811
    with servers(database=cluster.new_database(), exchange=redis) as (first, second):
        made = make_table(first, ANN, BEA)
        ann, bea = tokens(made)
        with Person(first, made["table"], ann) as one, Person(second, made["table"], bea) as two:
            see_each_other(one, two)
            one_hears_of_the_other(one, two)
            port = redis.rpartition(":")[2].partition("/")[0]
            subprocess.run(["redis-cli", "-p", port, "client", "kill", "type", "pubsub"], check=True)
            subprocess.run(["redis-cli", "-p", port, "client", "kill", "type", "normal"], check=True)
            one_hears_of_the_other(one, two)
            one_hears_of_the_other(one, two)


def metric(host: Host, name: str) -> float:
    """A number without labels."""
    lines = host.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))
