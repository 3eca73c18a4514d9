"""Nothing that anybody was told is lost: lines break, people take back, servers die, servers share a table."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.conftest import cluster  # noqa: F401  # a PostgreSQL server of its own
from tests.web.host import Host
from tests.web.people import ANN, BEA, COMPUTER, Person, make_table, tokens

FIRST_GAME = {"preset": "first-game"}


def test_reconnecting_in_mid_turn_gives_the_same_scene(host):
    made = make_table(host, ANN, BEA)
    token = tokens(made)[0]
    with Person(host, made["table"], token, shape="wide") as ann:
        ann.choose()
        before = (ann.number, ann.revision, ann.table, ann.scene, ann.log)
        ann.socket.socket.close()  # as when a lid is closed
    with Person(host, made["table"], token, shape="wide") as again:
        assert (again.number, again.revision, again.table, again.scene, again.log) == before
        again.choose()


def test_two_tabs_of_one_seat_see_the_same(host):
    made = make_table(host, ANN, BEA)
    token = tokens(made)[0]
    with (
        Person(host, made["table"], token, shape="wide") as one,
        Person(host, made["table"], token, shape="wide") as two,
    ):
        one.choose()
        while two.number < one.number:
            two.listen()
        assert (two.scene, two.table, two.log) == (one.scene, one.table, one.log)
        assert two.presence == {"is": "presence", "here": [0], "watching": 0}


def test_undo_back_to_the_beginning_of_the_turn(host):
    made = make_table(host, ANN, BEA, **FIRST_GAME)
    with Person(host, made["table"], tokens(made)[0], shape="wide") as ann, Person(host, made["table"]) as watcher:
        assert ann.ask("undo", revision=ann.revision)["code"] == "not-undoable"
        ann.choose()  # a tile is taken, and what lay below it may be revealed
        while not ann.table["may_end_turn"]:
            ann.choose(ann.choices()[-1])
        assert ann.choices() == []
        assert ann.scene["offers"]["prompt"] == ["table-end-turn"]
        assert ann.ask("choose", choice=1, revision=ann.revision)["code"] == "wrong-moment"
        assert ann.table["undo"]["may"]
        start, total = ann.table["undo_from"], ann.table["choices"]
        ann.act("undo", revision=ann.revision)
        assert ann.table["choices"] == total - 1
        assert ann.choices()
        if start < total - 1:
            ann.act("undo", revision=ann.revision, to=start)
        assert ann.table["choices"] == start
        assert not ann.table["undo"]["may"]
        patched = ann.scene
        assert ann.fresh_scene() == patched
        while watcher.number < ann.number:
            watcher.listen()
        assert watcher.log == ann.log
        assert max(line[0] for line in ann.log) <= start


def test_a_killed_server_loses_nothing_a_client_was_told(tmp_path: Path):
    database = str(tmp_path / "teahouse.db")
    first = Host(database=database)
    made = make_table(first, ANN, COMPUTER)
    rng = random.Random(4)
    with Person(first, made["table"], *tokens(made), shape="wide") as ann:
        for _ in range(12):
            if not ann.step(rng):
                ann.listen()
        ann.send("choose", choice=(ann.choices() or [0])[0], revision=ann.revision)  # in flight when it dies
        first.kill()
        told = (ann.number, ann.revision, ann.log)
    second = Host(database=database)
    try:
        with Person(second, made["table"], *tokens(made), shape="wide") as ann:
            number, revision, log = told
            assert ann.number >= number
            assert ann.log[: len(log)] == log
            assert ann.number > number or ann.revision == revision
            deadline = time.monotonic() + 120
            for _ in range(20):  # and the match goes on, computers included
                if not ann.step(rng):
                    ann.listen()
                assert time.monotonic() < deadline
    finally:
        assert second.stop() == 0
    assert not _session(first.process.pid), "its computer players have outlived it"


def _session(number: int) -> list[str]:
    """The processes that a server has left behind, where the system shows them."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if words[3] == str(number) and words[0] != "Z":
            found.append(stat.parent.name)
    return found


def share_a_table(one: Host, two: Host) -> None:
    """Ann plays at one server and Bea at the other, and they see the same match."""
    made = make_table(one, ANN, BEA, **FIRST_GAME)
    first, second = tokens(made)
    rng = random.Random(5)
    with (
        Person(one, made["table"], first, shape="wide") as ann,
        Person(two, made["table"], second, shape="wide") as bea,
    ):
        for _ in range(30):
            acted, other = (ann, bea) if ann.step(rng) else (bea, ann)
            if acted is bea:
                assert bea.step(rng)
            while other.number < acted.number:
                other.listen()
            assert other.log == acted.log
            assert other.scene["pieces"] == acted.scene["pieces"]
        stale = bea.ask("choose", choice=0, revision=bea.revision - 1)
        assert stale["code"] in ("stale", "not-your-move", "repeated")


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    """Two servers on one file."""
    database = str(tmp_path_factory.mktemp("shared") / "teahouse.db")
    one, two = Host(database=database, look_around=0.05), Host(database=database, look_around=0.05)
    yield one, two
    assert (one.stop(), two.stop()) == (0, 0)


def test_two_servers_share_a_table_on_sqlite(pair):
    share_a_table(*pair)


def test_a_choice_at_both_servers_at_once_counts_once(pair):
    one, two = pair
    made = make_table(one, ANN, BEA, **FIRST_GAME)
    token = tokens(made)[0]
    with Person(one, made["table"], token) as here, Person(two, made["table"], token) as there:
        choices, revision = here.choices(), here.revision
        asked = [here.send("choose", choice=choices[0], revision=revision)]
        asked.append(there.send("choose", choice=choices[1], revision=revision))
        answers = [
            person.until(lambda m, number=number: m.get("re") == number)
            for person, number in zip((here, there), asked, strict=True)
        ]
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
        here.ask("sync")
        there.ask("sync")
        assert (here.number, here.log) == (there.number, there.log)


def test_two_servers_share_tables_on_postgresql(cluster):  # noqa: F811
    database = cluster.new_database()
    quiet = {"database": database, "look_around": 600}  # only notices tell them of each other
    one, two = Host(**quiet), Host(**quiet)
    try:
        share_a_table(one, two)
        made = make_table(one, ANN, COMPUTER, **FIRST_GAME)
        token = tokens(made)[0]
        with Person(one, made["table"], token) as here, Person(two, made["table"], token) as there:
            rng = random.Random(6)
            while here.table["turn"] < 4:
                if not here.step(rng):
                    here.listen()
            here.ask("sync")
            while there.number < here.number:
                there.listen()
            assert there.presence == {"is": "presence", "here": [0], "watching": 0}
            one.kill()
            while not there.step(rng):  # the other server takes the computer's question up, if there is one
                there.listen()
    finally:
        one.kill()
        assert two.stop() == 0
