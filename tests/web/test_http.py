"""The lobby, the tables, the pages and the headers through HTTP."""

from __future__ import annotations

import gzip
from types import SimpleNamespace
from typing import Any

import pytest

from teahouse.bots.levels import DEFAULT, LEVELS
from teahouse.core.errors import IllegalChoice
from teahouse.core.match import Match
from teahouse.core.record import read
from teahouse.core.rng import Rng
from teahouse.games import find, read_match
from teahouse.table.keeping import StoreError
from teahouse.text import Speaker
from teahouse.text.languages import choose_language
from teahouse.web.about import browser_parts
from teahouse.web.client import Files
from teahouse.web.serve import listen, run
from teahouse.web.settings import Settings
from tests.web.people import ANN, BEA, COMPUTER, OPEN, Person, make_table, tokens


def error(answer) -> tuple[int, str]:
    assert set(answer.json()) == {"error"}
    assert len(answer.json()["error"]["say"]) > 5
    return answer.status_code, answer.json()["error"]["code"]


def test_the_house_tells_its_games_with_texts(host):
    house = host.http.get("/api/house").json()
    castle = next(game for game in house["games"] if game["name"] == "castle")
    assert castle["seats"] == [2, 3, 4]
    assert {preset["name"] for preset in castle["presets"]} >= {"standard", "first-game"}
    for option in castle["options"]:
        assert option["says"]
        assert option["default"] in [value["value"] for value in option["values"]]
    assert [bot["name"] for bot in castle["bots"]] == list(LEVELS)
    assert [bot["name"] for bot in castle["bots"] if bot["default"]] == [DEFAULT]
    assert house["languages"][0] == {"code": "en", "name": "English"}


def test_texts_and_pictures_of_a_game(host):
    texts = host.http.get("/api/texts/castle/en").json()
    assert any("prompt-turn" in source for source in texts["sources"])
    assert host.http.get("/api/texts/castle/xx").json()["language"] == "en"
    art = host.http.get("/api/art/castle").json()
    assert "<symbol" in art["markup"]
    assert "--paper" in art["css"]
    assert "unsafe" not in art["markup"]
    assert error(host.http.get("/api/art/chess")) == (404, "no-such-page")
    assert error(host.http.get("/api/texts/chess/en")) == (404, "no-such-page")


def test_a_language_by_browser():
    assert choose_language("xx", "fr-CH;q=0.2, en;q=0.1") in ("fr", "en")
    assert choose_language("", "tlh, *;q=x") == "en"


def test_a_table_from_making_to_record(host):
    made = make_table(host, ANN, BEA, options={"spirits": "0", "dragons": "0"}, listed=False)
    url = f"/api/tables/{made['table']}"
    badge = {"Authorization": f"Bearer {tokens(made)[0]}"}
    seen = host.http.get(url, headers=badge).json()
    assert (seen["table"]["mine"], seen["table"]["may_choose"]) == ([0], True)
    assert host.http.get(url).json()["table"]["mine"] == []
    with Person(host, made["table"], tokens(made)[0]) as ann:
        choice = ann.choices()[0]
    act = {"do": "choose", "choice": choice, "revision": seen["revision"]}
    assert error(host.http.post(f"{url}/acts", json=act)) == (403, "foreign")
    done = host.http.post(f"{url}/acts", json=act, headers=badge)
    assert done.status_code == 200
    assert done.json()["number"] > seen["number"]
    assert error(host.http.post(f"{url}/acts", json=act, headers=badge)) == (409, "repeated")
    record = read(host.http.get(f"{url}/record").text)
    chosen = [item.text for item in record.items if not item.text.startswith("face ")]  # what chance drew aside
    assert chosen == [find("castle").notation(choice)]
    assert host.http.get(f"{url}/scene?at=0&shape=tall").json()["shape"] == "tall"
    assert error(host.http.get(f"{url}/scene?at=9999")) == (400, "bad-message")
    assert error(host.http.get(f"{url}/scene?at=-1")) == (400, "bad-message")
    code = host.http.get(f"{url}/qr.svg").text
    assert code.startswith("<?xml")
    assert "viewBox" in code  # it fills whatever room a page gives it
    assert made["table"] not in host.http.get("/api/tables").text  # not listed
    mine = host.http.post("/api/mine", json={"tokens": [*tokens(made), "unknown"]}).json()["tables"]
    assert [(table["table"], table["yours"]) for table in mine] == [(made["table"], [0, 1])]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "bad-json"),
        (b"", "bad-message"),
        (b"[]", "bad-message"),
        (b'{"game": "castle"}', "bad-message"),
        (b'{"game": "castle", "seats": []}', "bad-message"),
        (b'{"game": "castle", "seats": [{"kind": "person"}]}', "bad-option"),
        (b'{"game": "chess", "seats": [{"kind": "person"}, {"kind": "person"}]}', "bad-option"),
        (b'{"game": "castle", "seats": [{"kind": "ghost"}, {"kind": "person"}]}', "bad-message"),
        (b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "computer", "bot": "x"}]}', "bad-option"),
        (
            b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "computer", "bot": "search:9999999"}]}',
            "bad-option",
        ),
        (
            b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "computer", "bot": "search:9:/etc/hosts"}]}',
            "bad-option",
        ),
        (b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "open"}], "options": {"a": "b"}}', "bad-option"),
        (b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "open"}], "options": {"cards": 1}}', "bad-message"),
        (b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "open"}], "preset": "no"}', "bad-option"),
        (b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "open"}], "cookie": 1}', "bad-message"),
        (b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "open"}], "clock": {"bank": 0}}', "bad-message"),
        (
            b'{"game": "castle", "seats": [{"kind": "open"}, {"kind": "open"}], "options": {"layout": "\\u0000"}}',
            "bad-option",
        ),
    ],
)
def test_bad_tables(host, body, code):
    answer = host.http.post("/api/tables", content=body)
    assert error(answer) == (400, code)


def test_unknown_things(host):
    assert error(host.http.get("/api/tables/nope")) == (404, "no-such-table")
    assert error(host.http.get("/api/tables/%00")) == (404, "no-such-table")
    assert error(host.http.get("/api/tables/" + "x" * 3000)) == (404, "no-such-table")
    assert error(host.http.get("/api/nope")) == (404, "no-such-page")
    assert error(host.http.delete("/api/tables")) == (405, "wrong-method")
    assert error(host.http.post("/api/tables/nope/seats", json={"name": "x"})) == (404, "no-such-table")
    assert error(host.http.post("/api/tables/nope/acts", json={"do": "hello"})) == (400, "bad-message")
    assert error(host.http.post("/api/tables", content=b"x" * 200_000)) == (413, "too-big")


def test_headers_of_every_answer(host):
    for path in ("/", "/api/house", "/api/nope", "/t/abc", "/nothing.js"):
        headers = host.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers
        assert "server" not in headers
    assert host.http.head("/").status_code == 200


def test_pages_of_other_sites_may_not_speak(host):
    plan = {"game": "castle", "seats": [ANN, COMPUTER]}
    foreign = {"Origin": "https://evil.example"}
    assert error(host.http.post("/api/tables", json=plan, headers=foreign)) == (403, "foreign")
    own = {"Origin": host.base}
    assert host.http.post("/api/tables", json=plan, headers=own).status_code == 201


def test_names_are_cut_and_cleaned(host):
    made = make_table(host, {"kind": "person", "name": "\u202e<script>\x00\n  " + "x" * 150}, OPEN)
    name = made["seats"][0]["name"]
    assert len(name) <= 40
    assert name.startswith("<script> x")


def test_the_client_is_served_with_a_page_for_every_address(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>index")
    (tmp_path / "assets" / "app-1.js").write_text("1")
    (tmp_path / "assets" / "app-2.js").write_text("2" * 1000)
    files = Files(tmp_path)
    asked: Any = SimpleNamespace(headers={"accept-encoding": "gzip"})
    assert files.answer(asked, "/t/abc").content == b"<p>index"
    assert files.answer(asked, "/assets/app-1.js").headers["Cache-Control"].endswith("immutable")
    assert files.answer(asked, "/assets/app-1.js").media_type == "text/javascript"
    assert gzip.decompress(files.answer(asked, "/assets/app-2.js").content) == b"2" * 1000
    assert files.answer(SimpleNamespace(headers={}), "/assets/app-2.js").content == b"2" * 1000
    for name in ("/../secret.txt", "/assets/../../x.js", "/assets/app-3.js", "/api/x.json"):
        with pytest.raises(Exception, match="there is no page"):
            files.answer(asked, name)


def test_a_port_that_is_taken():
    with listen("127.0.0.1", 0, or_any=False) as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError, match="in use") as refused:
            listen("127.0.0.1", port, or_any=False)
        assert refused.value.filename == f"127.0.0.1:{port}"
        with listen("127.0.0.1", port, or_any=True) as other:
            assert other.getsockname()[1] != port


def test_a_database_that_is_not_there_is_told_before_serving():
    with pytest.raises(StoreError, match=r"127\.0\.0\.1:1/x: "):
        run(Settings(database="postgresql://nobody@127.0.0.1:1/x"), "127.0.0.1", 0, browse=False)


def test_a_board_given_as_text(host):
    """A whole file fits; what is wrong with it is said, and a table told of it stays small."""
    told = host.http.get("/api/house").json()["limits"]["option"]
    assert told >= 40_000
    body = {"game": "castle", "seats": [ANN, BEA], "options": {"layout": "3\n" * (told // 2)}}
    answer = host.http.post("/api/tables", json=body)
    assert error(answer) == (400, "bad-option")
    told_so = answer.json()["error"]
    assert (told_so["option"], told_so["key"], told_so["values"]["deep"]) == ("layout", "castle-size", 10)
    assert "at most 14 spaces wide and 10 deep" in told_so["say"]
    body["options"]["layout"] = "3" * (told + 1)
    assert error(host.http.post("/api/tables", json=body)) == (400, "bad-message")
    drawn = "\n".join(["33333333333333", "33333333333333", "22222222222222", "1111"])
    made = make_table(host, ANN, BEA, options={"layout": drawn})
    seen = host.http.get(f"/api/tables/{made['table']}").json()["table"]
    assert seen["options"]["layout"] == drawn  # short enough
    assert host.http.get(f"/api/tables/{made['table']}/record").status_code == 200


def test_everybody_whose_work_is_in_the_house_is_named(host, tmp_path):
    assert browser_parts(tmp_path) == []  # no client has been built
    built = tmp_path / "built"
    built.mkdir()
    (built / "credits.json").write_text('[{"name": "tealeaf", "licence": "MIT", "address": ""}]')
    assert [(part.name, part.licence) for part in browser_parts(built)] == [("tealeaf", "MIT")]
    about = host.http.get("/api/about").json()
    assert [part["name"] for part in about["browser"]] == [part.name for part in browser_parts()]
    assert {"litestar", "msgspec"} <= {part["name"] for part in about["parts"]}
    assert all(part["licence"] and part["address"].startswith("https://") for part in about["parts"])


def test_the_files_of_a_game_are_patterns(host):
    about = host.http.get("/api/about/castle").json()
    assert isinstance(about.pop("facts"), dict)
    assert about == {"game": "castle", "title": "Dragon Castle", "files": ["castle"]}
    answer = host.http.get("/api/about/castle/castle")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "basic_2" in answer.text
    assert error(host.http.get("/api/about/castle/..%2Fgame")) == (404, "no-such-page")
    assert error(host.http.get("/api/about/chess")) == (404, "no-such-page")


def test_a_table_begins_with_a_position(host):
    match = Match(find("castle"), 2, {"spirits": "0", "dragons": "0"})
    match.settle(Rng(3))
    for _ in range(9):
        match.play(match.state.legal()[0])
        match.settle(Rng(3))
    text = match.state.to_text()
    asked = {"game": "castle", "position": text}
    found = host.http.post("/api/positions", json=asked).json()
    assert found == {
        "game": "castle",
        "seats": 2,
        "to_act": match.state.actor,
        "turn": match.state.turn,
        "scores": match.state.scores(),
    }
    plan = {"game": "castle", "seats": [{"kind": "person", "name": "Ann"}] * 2, "position": text}
    made = host.http.post("/api/tables", json=plan).json()
    record = host.http.get(f"/api/tables/{made['table']}/record").text
    assert read_match(record).state == match.state
    wrong = text.replace("; supply ", "; supply 9")
    for path, body in (("/api/positions", asked), ("/api/tables", plan)):
        answer = host.http.post(path, json=body | {"position": wrong})
        assert error(answer) == (400, "bad-position")
        assert "supply" in answer.json()["error"]["say"]
    assert error(host.http.post("/api/tables", json=plan | {"preset": "standard"})) == (400, "bad-option")
    assert error(host.http.post("/api/positions", json=asked | {"game": "chess"})) == (404, "no-such-page")


def test_a_refusal_is_said_in_the_words_of_the_match(host):
    """Whatever game is played, through both doors, and as the terminal says it: with names and facts of this table."""
    made = make_table(host, ANN, BEA, game="panda", preset="recommended")
    with Person(host, made["table"], *tokens(made), language="de") as both:
        match = read_match(host.http.get(f"/api/tables/{made['table']}/record").text)
        wrong = next(choice for choice in range(match.game.choices) if choice not in match.state.legal())
        with pytest.raises(IllegalChoice) as refused:
            match.play(wrong)
        voice = Speaker("panda", "de", [ANN["name"], BEA["name"]]).learn_from(match.state)
        act = {"do": "choose", "choice": wrong, "revision": both.revision}
        url = f"/api/tables/{made['table']}/acts?language=de"
        badge = {"Authorization": f"Bearer {tokens(made)[both.table['to_act']]}"}
        answer = host.http.post(url, json=act, headers=badge)
        assert error(answer) == (409, "illegal")
        assert answer.json()["error"]["say"] == voice.reason(refused.value.reason)
        assert both.ask("choose", choice=wrong, revision=both.revision)["say"] == voice.reason(refused.value.reason)
