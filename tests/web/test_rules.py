"""What the server tells about rules: facts, pages, examples, advice; and how a turn and its end are told."""

from __future__ import annotations

import pickle
from importlib.resources import files
from pathlib import Path

import pytest

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.text import Speaker
from tests.web.people import ANN, BEA, COMPUTER, OPEN, Person, make_table, tokens

FIRST_GAME = {"preset": "first-game"}


def test_texts_come_with_what_can_be_looked_up(host):
    pages = host.http.get("/api/texts/castle/de").json()["pages"]
    assert all(set(page) == {"name", "title", "text", "rules", "examples"} for page in pages)
    missing = host.http.get("/api/rules/castle/no-such-page/0")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "no-such-page")


def test_advice_comes_with_the_facts_of_the_plan(host):
    plain = host.http.post("/api/advice", json={"game": "castle", "seats": 2}).json()
    assert plain["says"] == []
    wish = {"game": "castle", "seats": 4, "options": {"layout": "basic_2"}}
    (english,) = host.http.post("/api/advice", json=wish).json()["says"]
    (german,) = host.http.post("/api/advice?language=de", json=wish).json()["says"]
    assert "C-89" in english
    assert english != german
    refused = host.http.post("/api/advice", json={"game": "castle", "seats": 9})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "bad-option")
    unknown = host.http.post("/api/advice", json={"game": "castle", "seats": 2, "preset": "nothing"})
    assert unknown.json()["error"]["code"] == "bad-option"


def test_a_game_says_whether_its_rules_draw_who_begins(host):
    games = {game["name"]: game for game in host.http.get("/api/house").json()["games"]}
    assert games["panda"]["first_is_drawn"]
    assert not games["castle"]["first_is_drawn"]


def test_who_begins_is_drawn_unless_somebody_is_chosen(host):
    first = set()
    for _ in range(12):
        made = make_table(host, ANN, BEA, first=None, **FIRST_GAME)
        first.add(made["seats"][0]["name"])
    assert first == {"Ann", "Bea"}
    made = make_table(host, ANN, BEA, first=1, **FIRST_GAME)
    with Person(host, made["table"], tokens(made)[0]) as bea:
        assert [seat["name"] for seat in bea.table["seats"]] == ["Bea", "Ann"]
        assert (bea.table["begins"], bea.table["seating"], bea.table["round"]) == (0, "chosen", 1)
    gathering = make_table(host, ANN, OPEN)
    with Person(host, gathering["table"], *tokens(gathering)) as ann:
        assert ann.table["begins"] == -1


def test_the_end_of_a_turn_says_what_ends(host):
    made = make_table(host, ANN, BEA, **FIRST_GAME)
    with Person(host, made["table"], tokens(made)[0], shape="wide") as ann:
        assert ann.table["lets_go"] == ""
        while not ann.table["may_end_turn"]:
            ann.act("choose", choice=ann.choices()[0], revision=ann.revision)
        assert (ann.table["lets_go"], ann.table["hand_to"]) == ("turn", -1)
        assert ann.scene["offers"]["prompt"] == ["table-end-turn"]
        assert ann.table["round"] == 1


def test_a_resignation_is_told_to_all(host):
    made = make_table(host, ANN, BEA, **FIRST_GAME)
    first, second = tokens(made)
    with (
        Person(host, made["table"], first, shape="wide") as ann,
        Person(host, made["table"], second, shape="wide") as bea,
    ):
        ann.act("resign")
        bea.until(lambda m: bea.table["status"] == "over")
        for one in (ann, bea):
            assert one.table["ending"] == "resigned"
            assert one.table["seats"][0]["resigned"]
            assert one.scene["offers"] == {"prompt": ["table-over-resigned", {"seat": 0}]}


def test_who_resigns_among_several_leaves_the_match_to_the_others(host):
    made = make_table(host, ANN, BEA, COMPUTER, **FIRST_GAME)
    first, second = tokens(made)
    with Person(host, made["table"], first) as ann, Person(host, made["table"], second) as bea:
        ann.act("resign")
        bea.until(lambda m: bea.table["seats"][0]["resigned"])
        assert bea.table["status"] == "playing"
        assert bea.table["seats"][0]["resigned_at"] >= 0


def test_the_first_line_of_a_turn_tells_its_round(host):
    quick = {"kind": "computer", "bot": "random"}
    made = make_table(host, quick, quick, **FIRST_GAME)
    with Person(host, made["table"]) as watcher:
        while watcher.table["turn"] < 5:  # they play slowly enough to be watched
            watcher.listen()
        heads = [line for line in watcher.log if "round" in line[4]]
        turns = [line[1] for line in heads]
        assert turns == sorted(set(turns)), "once for each turn"
        assert {line[1] for line in watcher.log if line[1]} == {turn for turn in turns if turn}
        assert all((line[1] + 1) // 2 == line[4]["round"] for line in heads)


def test_what_is_refused_about_an_option_is_told_in_parts_and_in_every_language(host):
    """The key, the values and where it is; the sentence in the asked language; English stays in Python."""
    wish = {"game": "castle", "seats": 3, "options": {"layout": "11\n2x"}}
    english = host.http.post("/api/advice", json=wish).json()
    (german,) = host.http.post("/api/advice?language=de", json=wish).json()["refused"]
    assert english["says"] == []
    (refused,) = english["refused"]
    assert (refused["option"], refused["key"], refused["at"]) == ("layout", "castle-mark", [1, 1])
    assert refused["values"] == {"row": 2, "column": 2, "mark": "x"}
    assert (refused["say"], german["say"]) == (
        "Row 2, space 2 is “x”: heights are . 1 2 or 3.",
        "Reihe 2, Feld 2 ist „x“: Höhen sind . 1 2 oder 3.",
    )
    plan = {"game": "castle", "seats": [{"kind": "open"}] * 2, "options": {"layout": "11\n2x"}}
    made = host.http.post("/api/tables", json=plan, headers={"Accept-Language": "fr"})
    assert made.status_code == 400
    assert made.json()["error"]["at"] == [1, 1]
    assert "Rangée" in made.json()["error"]["say"]
    with pytest.raises(OptionError, match=r"row 2, column 2 is 'x'; heights are") as caught:
        games.find("castle").start(3, {"layout": "11\n2x"})
    assert pickle.loads(pickle.dumps(caught.value)).at == [1, 1]


@pytest.mark.parametrize("game", ["panda", "tang"])
def test_what_is_wrong_in_a_board_file_is_told_with_its_key(host, game):
    for text, keys in (("a = 1\nb = 2", ("file-missing", "file-unknown")), ("a = [\n", ("no-toml", "no-toml-line"))):
        wish = {"game": game, "seats": 2, "options": {"board": text}}
        for language in ("en", "de", "fr", "it"):
            (refused,) = host.http.post(f"/api/advice?language={language}", json=wish).json()["refused"]
            assert refused["option"] == "board"
            assert refused["key"] in keys
            assert "{" not in refused["say"]
            assert "option" not in refused["say"]


@pytest.mark.parametrize(
    ("game", "change", "key"),
    [
        ("tang", ('id = "emperor"', 'id = "lady"'), "file-order"),
        ("tang", ("end_tokens_left = 3", "end_tokens_left = 99"), "file-range"),
        ("panda", ('id = "r02"', 'id = "r01"'), "file-twice"),
        ("panda", ("ring = 2\n", "ring = 1\n"), "file-twice"),
    ],
)
def test_details_of_a_board_file_are_told_in_the_language_of_who_asks(host, game, change, key):
    text = (Path(str(files(f"teahouse.games.{game}.rules"))) / "data" / f"{game}.toml").read_text("utf-8")
    assert change[0] in text
    wish = {"game": game, "seats": 2, "options": {"board": text.replace(*change, 1)}}
    said = []
    for language in ("en", "de", "fr", "it"):
        (refused,) = host.http.post(f"/api/advice?language={language}", json=wish).json()["refused"]
        assert refused["key"] == key
        assert "{" not in refused["say"]
        said.append(refused["say"])
    assert len(set(said)) == 4, said


def test_every_option_with_a_problem_is_told_at_once(host):
    """One of each: whoever sets a table up puts them right in any order."""
    options = {"layout": "11\n2x", "spirits": "no-such-spirit", "dragons": "wind wind"}
    told = host.http.post("/api/advice", json={"game": "castle", "seats": 3, "options": options}).json()["refused"]
    assert sorted(one["option"] for one in told) == ["dragons", "layout", "spirits"]
    options.pop("layout")
    told = host.http.post("/api/advice", json={"game": "castle", "seats": 3, "options": options}).json()["refused"]
    assert sorted(one["option"] for one in told) == ["dragons", "spirits"]


def test_what_is_played_is_told_in_the_same_words_everywhere(host):
    """To whoever plans a table, in the lobby, and at the table."""
    options = {"layout": "keep", "spirits": "wind depth", "dragons": "1", "wind": "may-move"}
    clock = {"bank": 600_000, "bonus": 20_000}
    wish = {"game": "castle", "seats": 2, "options": options, "clock": clock}
    planned = host.http.post("/api/advice", json=wish).json()
    assert "wind" in planned["matter"]
    assert "faith" not in planned["matter"]
    plan = {"game": "castle", "seats": [{"kind": "open"}] * 2, "options": options, "clock": clock}
    made = host.http.post("/api/tables", json=plan).json()["table"]
    (listed,) = [one for one in host.http.get("/api/tables").json()["tables"] if one["table"] == made]
    seen = host.http.get(f"/api/tables/{made}").json()["table"]["summary"]
    assert planned["summary"] == seen
    assert listed["summary"] == seen[:2]  # lists know no clocks
    assert [words[0] for words in seen] == ["summary", "summary-house", "summary-clock"]
    voice = Speaker("castle")
    assert " ".join(voice.say(key, **voice.words(values)) for key, values in seen) == (
        "Two players. The Keep. Spirit of Wind, Spirit of Depth; one dragon is drawn. "
        "One house rule. 10 min each, 20 s more per turn."
    )


def test_a_seat_is_chosen_to_begin(host):
    plan = {"game": "castle", "seats": [ANN, BEA]}
    made = host.http.post("/api/tables", json=plan | {"starts": 1}).json()
    assert [seat["name"] for seat in made["seats"]] == ["Bea", "Ann"]
    assert host.http.post("/api/tables", json=plan | {"starts": "lot"}).status_code == 201
    assert host.http.post("/api/tables", json=plan | {"starts": "Ann"}).status_code == 400
