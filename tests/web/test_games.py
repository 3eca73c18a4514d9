"""Whole games through the live channel."""

from __future__ import annotations

import random

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.draw import patch
from teahouse.draw.gains import voids
from teahouse.games import find
from tests.web.people import ANN, BEA, COMPUTER, OPEN, Person, make_table, tokens

FIRST_GAME = {"preset": "first-game"}


def test_two_people_play_a_whole_game_and_then_another(host):
    made = make_table(host, ANN, BEA, **FIRST_GAME)
    first, second = tokens(made)
    rng = random.Random(1)
    with Person(host, made["table"], first, shape="wide") as ann, Person(host, made["table"], second) as bea:
        ann.until(lambda m: m["is"] == "presence" and m["here"] == [0, 1])
        while ann.table["status"] == "playing":
            acted = ann if ann.step(rng) else bea
            if acted is bea:
                assert bea.step(rng)
            other = bea if acted is ann else ann
            while other.number < acted.number:
                other.listen()
            if rng.random() < 0.05:
                patched = ann.scene
                assert ann.fresh_scene() == patched
        assert ann.log == bea.log
        placed = [line for line in ann.log if line[3] == "castle-place"]
        assert placed
        assert all(line[4]["space"] in line[4]["marks"] for line in placed)
        assert ann.table["result"] == bea.table["result"]
        assert sorted(ann.table["result"]["places"]) in ([1, 2], [1, 1])
        scores = [sum(points for _, points in lines) for lines in ann.table["result"]["lines"]]
        assert scores == ann.table["result"]["scores"]
        replayed = ann.ask("replay", at=ann.table["choices"])
        assert replayed["scene"]["pieces"] == ann.scene["pieces"]

        bea.act("rematch")
        again = bea.table["rematch"]
        with Person(host, again, first) as ann2, Person(host, again, second) as bea2:
            assert ann2.table["status"] == "playing"
            assert (ann2.table["mine"], bea2.table["mine"]) == ([1], [0])  # the next one begins
            assert ann2.table["previous"] == made["table"]


def test_a_person_plays_against_the_computer(host):
    made = make_table(host, ANN, COMPUTER, **FIRST_GAME)
    rng = random.Random(2)
    with Person(host, made["table"], *tokens(made)) as ann:
        ann.act("prefer", quick=True)  # turns end by themselves
        while ann.table["status"] == "playing":
            if not ann.step(rng):
                ann.listen()
        assert ann.table["result"]["scores"][1] > 0
        assert ann.table["seats"][1]["name"]  # the house named it
        assert not any(message["is"] == "error" for message in ann.heard)


def test_one_browser_holds_all_seats_and_follows_the_one_that_decides(host):
    made = make_table(host, ANN, BEA, **FIRST_GAME)
    rng = random.Random(3)
    with Person(host, made["table"], *tokens(made), shape="tall") as both:
        seen = set()
        for _ in range(40):
            seen.add(both.table["you"])
            assert both.scene["viewer"] == both.table["you"] == both.table["to_act"]
            assert both.step(rng)
        assert seen == {0, 1}
        assert both.presence["here"] == [0, 1]


def test_people_sit_down_by_link_and_the_match_begins(host):
    made = make_table(host, ANN, OPEN, OPEN)
    lobby = {table["table"]: table for table in host.http.get("/api/tables").json()["tables"]}
    assert lobby[made["table"]]["free"] == 2
    with Person(host, made["table"], *tokens(made)) as ann, Person(host, made["table"]) as watcher:
        assert ann.table["status"] == "gathering"
        for name in ("Bea", "Cem"):
            seat = host.http.post(f"/api/tables/{made['table']}/seats", json={"name": name})
            assert seat.status_code == 201
        full = host.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Dan"})
        assert (full.status_code, full.json()["error"]["code"]) == (404, "no-such-seat")
        ann.until(lambda m: ann.table["status"] == "playing")
        assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bea", "Cem"]
        assert watcher.until(lambda m: watcher.table["status"] == "playing")
        assert watcher.table["mine"] == []
        with Person(host, made["table"], seat.json()["token"]) as cem:
            assert cem.table["mine"] == [2]


def test_a_computer_takes_over_and_the_person_comes_back(host):
    made = make_table(host, ANN, BEA, **FIRST_GAME)
    first, second = tokens(made)
    with Person(host, made["table"], first) as ann, Person(host, made["table"], second) as bea:
        ann.act("take-over", seat=0)
        bea.until(lambda m: bea.table["may_choose"])  # the computer has played Ann's turn
        assert bea.table["seats"][0]["bot"]
        ann.act("come-back")
        assert ann.table["seats"][0]["bot"] == ""
        bea.act("pause")
        assert bea.ask("choose", choice=1, revision=bea.revision)["code"] == "wrong-moment"
        bea.act("resume")
        bea.act("rename", name="  Bea\tthe <b>Bold</b> ")
        assert bea.table["seats"][1]["name"] == "Bea the <b>Bold</b>"  # said as it is; clients show it as text
        bea.act("resign")
        assert bea.table["status"] == "over"
        assert bea.table["result"]["places"] == [1, 2]


def test_hints_and_a_table_without_them(host):
    made = make_table(host, ANN, COMPUTER, hints=True, **FIRST_GAME)
    with Person(host, made["table"], *tokens(made), shape="wide") as ann:
        hint = ann.ask("hint")
        assert hint["is"] == "hint"
        assert hint["choice"] == hint["choices"][0]["choice"]
        assert {one["choice"] for one in hint["choices"]} <= set(ann.choices())
        assert all(0 <= one["chance"] <= 1 for one in hint["choices"])
        assert all(round(sum(one["chances"]), 2) == 1.0 for one in hint["choices"])
        assert (ann.table["hints"], ann.table["previews"]) == (True, True)
    plain = make_table(host, ANN, COMPUTER, previews=False, **FIRST_GAME)
    with Person(host, plain["table"], *tokens(plain), shape="wide") as ann:
        assert ann.ask("hint")["code"] == "hints-off"
        ann.choose()
        assert ann.choices()
        assert all(isinstance(target, int) or len(target) == 1 for target in ann.scene["offers"]["targets"].values())
        assert not ann.scene["offers"].get("gains")
        assert all({"art", "small", "kin"}.issuperset(*button[3:]) for button in ann.scene["offers"]["buttons"])
        ann.act("resign")
        ann.act("rematch")
        again = ann.table["rematch"]
    with Person(host, again, *tokens(plain)) as ann:
        assert (ann.table["hints"], ann.table["previews"]) == (False, False)


def test_the_clock_runs_out_and_a_computer_goes_on(host):
    made = make_table(host, ANN, BEA, clock={"bank": 1000, "bonus": 0}, **FIRST_GAME)
    with Person(host, made["table"], tokens(made)[0]) as ann:
        assert 0 < ann.table["seats"][0]["time_left"] <= 1000
        ann.until(lambda m: ann.table["seats"][0]["bot"])


def test_a_scene_is_laid_on_a_ground_that_travels_once(host):
    """A client that keeps grounds gets what differs; another table with the same board has the same ground."""
    made = make_table(host, ANN, BEA, game="panda", preset="recommended")
    other = make_table(host, ANN, BEA, game="panda", preset="recommended")
    with Person(host, made["table"], *tokens(made), shape="wide", viewer=1) as plain:
        whole, before = plain.scene, plain.ask("replay", at=0)["scene"]
    assert "ground" not in plain.heard[0]
    with Person(host, made["table"], *tokens(made), shape="wide", viewer=1, grounds=[]) as ann:
        first, again, replayed = ann.heard[0], ann.ask("sync"), ann.ask("replay", at=0)
    ground = first["lay"]
    assert "lay" not in again
    assert "lay" not in replayed
    assert first["ground"] == again["ground"] == replayed["ground"]
    assert patch.apply(ground, first["scene"]) == patch.apply(ground, again["scene"]) == whole
    assert patch.apply(ground, replayed["scene"]) == before
    with Person(host, other["table"], *tokens(other), shape="wide", viewer=1, grounds=[first["ground"]]) as bea:
        assert "lay" not in bea.heard[0]
        assert patch.apply(ground, bea.heard[0]["scene"])["pieces"]


def test_the_own_patch_answers_an_act(host):
    made = make_table(host, ANN, BEA, preset="first-game")
    first, second = tokens(made)
    with Person(host, made["table"], first) as ann, Person(host, made["table"], second) as bea:
        assert ann.choose()["is"] == "patch"
        patches = [message for message in ann.heard if message["is"] == "patch"]
        bea.until(lambda message: message["is"] == "patch" and message["number"] == ann.number)
        assert [message.get("re") for message in patches] == [ann.asked]
        assert not [message for message in bea.heard if message["is"] == "patch" and "re" in message]
        assert not [message for message in ann.heard if message["is"] == "done"]


def test_what_choices_bring_is_told_to_whoever_chooses_and_to_nobody_else(host):
    made = make_table(host, ANN, BEA, game="panda", preset="recommended", options={"missions": "off"})
    first, second = tokens(made)
    with (
        Person(host, made["table"], first, shape="wide") as ann,
        Person(host, made["table"], second, shape="wide") as bea,
    ):
        chooses, waits = (ann, bea) if ann.table["may_choose"] else (bea, ann)
        shown = chooses.scene["offers"]["gains"]
        assert "gains" not in waits.scene["offers"]
        assert chooses.ask("forecast", revision=chooses.revision)["gains"] == shown
        assert waits.ask("forecast", revision=waits.revision)["gains"] == {}
        points = chooses.ask("points")["seats"]
        assert [sum(line[1] for line in lines) for lines in points] == [
            seat["score"] for seat in chooses.scene["seats"]
        ]


def test_what_does_nothing_is_told_without_previews_too(host):
    match, rng = Match(find("panda"), 2), Rng(1)
    while not voids(match.state):
        match.settle(rng)
        match.play(match.state.legal()[0])
        match.settle(rng)
    nothing = {str(choice) for choice in voids(match.state)}
    begin = {"position": match.state.to_text(), "game": "panda", "first": None}
    made = make_table(host, ANN, BEA, previews=False, **begin)
    with Person(host, made["table"], *tokens(made), shape="wide") as both:
        shown = both.scene["offers"]["gains"]
        assert shown.keys() == nothing
        assert all(gain["void"] == 1 for gain in shown.values())
        assert both.ask("forecast", revision=both.revision)["gains"] == shown
    made = make_table(host, ANN, BEA, **begin)
    with Person(host, made["table"], *tokens(made), shape="wide") as both:
        assert nothing < both.scene["offers"]["gains"].keys(), "with previews what others bring is told, too"


def test_a_replay_tells_what_the_choices_brought(host):
    made = make_table(host, ANN, BEA, **FIRST_GAME)
    with Person(host, made["table"], *tokens(made), shape="wide") as both:
        while not sum(seat["score"] for seat in both.scene["seats"]):
            discard = [words[1][0] for words in both.scene["offers"]["choices"] if words[0][0] == "choice-discard"]
            both.choose(discard[0] if discard else both.choices()[0])
        total = both.table["choices"]
        last = both.ask("replay", at=total, since=0)["got"]
        assert [one.get("total", 0) for one in last] == [seat["score"] for seat in both.scene["seats"]]
        assert sum(len(one.get("parts", [])) for one in last) >= 1
        assert both.ask("replay", at=0).get("got", [{}, {}]) == [{}, {}]
