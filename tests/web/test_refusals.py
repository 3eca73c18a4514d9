"""What the live channel refuses, and how: a code, a sentence, and nothing has happened."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.web.host import Host
from tests.web.people import ANN, BEA, Person, make_table, tokens


@pytest.fixture(scope="module")
def table(host):
    return make_table(host, ANN, BEA, preset="first-game")


@pytest.fixture
def ann(host, table):
    with Person(host, table["table"], tokens(table)[0]) as person:
        yield person
        assert person.ask("sync")["number"] == person.number


def refused(person: Person, code: str, do: str, **values: object) -> dict[str, object]:
    before = person.number
    answer = person.ask(do, **values)
    assert (answer["is"], answer["code"]) == ("error", code), answer
    assert len(answer["say"]) > 10
    person.ask("sync")
    assert person.number == before
    return answer


def test_stale_revision(ann):
    answer = refused(ann, "stale", "choose", choice=ann.choices()[0], revision=ann.revision - 1)
    assert answer["values"] == {"answered": ann.revision - 1, "now": ann.revision}
    refused(ann, "stale", "undo", revision=0)
    refused(ann, "stale", "end-turn", revision=10**6)


def test_the_same_choice_twice(host):
    made = make_table(host, ANN, BEA, preset="first-game")
    with Person(host, made["table"], tokens(made)[0]) as ann:
        choice, revision = ann.choices()[0], ann.revision
        ann.choose(choice)
        refused(ann, "repeated", "choose", choice=choice, revision=revision)


def test_illegal_choice_says_why(ann):
    taken = set(ann.choices())
    illegal = next(choice for choice in range(400) if choice not in taken)
    answer = refused(ann, "illegal", "choose", choice=illegal, revision=ann.revision)
    assert answer["key"]
    assert refused(ann, "no-such-choice", "choose", choice=2**31 - 1, revision=ann.revision)["say"]


def test_a_piece_that_cannot_be_chosen_is_asked_why(host, table):
    with Person(host, table["table"], *tokens(table), shape="wide", viewer=0) as both:
        blocked = both.scene["offers"]["veils"]["3"][0]  # blocked, told by its light
        answer = both.ask("why", piece=blocked, revision=both.revision)
        assert (answer["is"], answer["piece"], answer["rule"][:2]) == ("why", blocked, "C-")
        assert answer["words"][0].startswith("reason-")
        target = next(iter(both.scene["offers"]["targets"]))
        for piece in (target, "no such piece"):
            assert "words" not in both.ask("why", piece=piece, revision=both.revision)
        refused(both, "stale", "why", piece=blocked, revision=both.revision - 1)
        both.ask("look", viewer=1)
        assert "words" not in both.ask("why", piece=blocked, revision=both.revision)  # that seat has nothing to choose
        refused(both, "bad-message", "why", piece="x" * 81, revision=both.revision)
    with Person(host, table["table"], shape="wide", viewer=0) as stranger:
        assert "words" not in stranger.ask("why", piece=blocked, revision=stranger.revision)


def test_foreign_seat(host, table, ann):
    choice, revision = ann.choices()[0], ann.revision
    refused(ann, "foreign", "choose", choice=choice, revision=revision, seat=1)
    refused(ann, "foreign", "take-over", seat=1)
    with Person(host, table["table"], "x" * 43) as stranger:
        assert stranger.table["mine"] == []
        assert not stranger.table["may_choose"]
        refused(stranger, "foreign", "choose", choice=choice, revision=revision)
        refused(stranger, "foreign", "choose", choice=choice, revision=revision, seat=0)
        for do in ("resign", "pause", "start", "rematch", "stop", "leave", "come-back"):
            refused(stranger, "foreign", do)
        refused(stranger, "foreign", "rename", name="Eve")
        refused(stranger, "foreign", "open-seat", seat=0)
    with Person(host, table["table"], tokens(table)[1]) as bea:
        refused(bea, "not-your-move", "choose", choice=choice, revision=revision)
        refused(bea, "foreign", "choose", choice=choice, revision=revision, seat=0)
    other = make_table(host, ANN, BEA)
    with Person(host, table["table"], *tokens(other), other["owner"]) as guest:
        assert (guest.table["mine"], guest.table["owner"]) == ([], False)
        refused(guest, "foreign", "choose", choice=choice, revision=revision)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("{", "bad-json"),
        ("", "bad-json"),
        ("[" * 5000, "bad-message"),
        ("nonsense", "bad-json"),
        ("[]", "bad-message"),
        ("null", "bad-message"),
        ('{"do": "cheat"}', "bad-message"),
        ('{"do": "choose"}', "bad-message"),
        ('{"do": "choose", "choice": "1", "revision": 1}', "bad-message"),
        ('{"do": "choose", "choice": 1.5, "revision": 1}', "bad-message"),
        ('{"do": "choose", "choice": -1, "revision": 1}', "bad-message"),
        ('{"do": "choose", "choice": 1, "revision": 1e400}', "bad-message"),
        ('{"do": "choose", "choice": 1, "revision": 1, "token": "x"}', "bad-message"),
        ('{"do": "rename", "name": "' + "x" * 1000 + '"}', "bad-message"),
        ('{"do": "rename", "name": "\\ud800"}', "bad-json"),
        ('{"do": "replay", "at": 100000}', "bad-message"),
        ('{"do": "look", "shape": "round"}', "bad-message"),
        ('{"do": "look", "tokens": [1]}', "bad-message"),
    ],
)
def test_what_cannot_be_read(ann, said, code):
    ann.socket.send(said)
    answer = ann.until(lambda message: message["is"] == "error")
    assert answer["code"] == code


def test_bytes_are_read_as_text_and_bad_bytes_refused(ann):
    ann.socket.send(b'{"do": "ping", "id": 5}')
    assert ann.until(lambda message: message["is"] == "pong")["re"] == 5
    ann.socket.send(b"\xff\xfe")
    assert ann.until(lambda message: message["is"] == "error")["code"] == "bad-json"


def test_a_wrong_message_is_answered_by_its_id(ann):
    assert ann.ask("choose", choice="x", revision=1)["where"] == "choice"


def test_a_message_that_is_too_big_ends_the_line(host, table):
    with Person(host, table["table"]) as eve:
        eve.socket.send('{"do": "rename", "name": "' + "x" * 20_000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            eve.until(lambda message: False)
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("path", "first", "code"),
    [
        ("nosuchtable", '{"do": "hello"}', 4404),
        ("%00", '{"do": "hello"}', 4404),
        ("{table}", '{"do": "ping"}', 4400),
        ("{table}", "not even JSON", 4400),
    ],
)
def test_a_bad_beginning_ends_the_line(host, table, path, first, code):
    with connect(host.live(path.format(**table))) as line:
        line.send(first)
        assert json.loads(line.recv(5))["is"] == "error"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(5)
        assert closed.value.rcvd.code == code


def test_no_spectators(host):
    made = make_table(host, ANN, BEA, spectators=False)
    with connect(host.live(made["table"])) as line:
        line.send('{"do": "hello"}')
        assert json.loads(line.recv(5))["code"] == "foreign"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(5)
        assert closed.value.rcvd.code == 4403
    for path in ("", "/scene", "/record"):
        assert host.http.get(f"/api/tables/{made['table']}{path}").status_code == 403
        badge = {"Authorization": f"Bearer {tokens(made)[0]}"}
        assert host.http.get(f"/api/tables/{made['table']}{path}", headers=badge).status_code == 200


def shout(eve: Person) -> None:
    for _ in range(150):
        eve.send("ping")
    eve.until(lambda message: False)


def test_too_many_messages_and_silence(tmp_path):
    strict = Host(database=str(tmp_path / "teahouse.db"), messages_a_second=1, messages_at_once=5, hello=0.3)
    try:
        made = make_table(strict, ANN, BEA)
        with Person(strict, made["table"]) as eve:
            for _ in range(8):
                eve.send("ping")
            codes = [eve.until(lambda m: m["is"] in ("pong", "error")).get("code") for _ in range(8)]
            assert codes == [None] * 5 + ["too-often"] * 3
            with pytest.raises(ConnectionClosed) as closed:
                shout(eve)
            assert closed.value.rcvd.code == 4429
        with connect(strict.live(made["table"])) as silent:
            with pytest.raises(ConnectionClosed) as closed:
                silent.recv(5)
            assert closed.value.rcvd.code == 4400
    finally:
        assert strict.stop() == 0


def test_an_overlay_that_the_game_does_not_have(host, table, ann):
    answer = refused(ann, "bad-message", "look", overlay="roads")
    assert answer["where"] == "overlay"
    assert refused(ann, "bad-message", "look", overlay="x" * 60)["where"] == "overlay"
    assert ann.ask("look", overlay="")["is"] == "scene"
    with connect(host.live(table["table"])) as socket:
        socket.send(json.dumps({"do": "hello", "overlay": "roads"}))
        assert json.loads(socket.recv())["where"] == "overlay"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd.code == 4400
    answer = host.http.get(f"/api/tables/{table['table']}/scene?overlay=roads")
    assert (answer.status_code, answer.json()["error"]["where"]) == (400, "overlay")
