"""A recorded match for every way a game of Way of the Panda can end; old records must stay readable."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse.games import read_match

FOLDER = Path(__file__).resolve().parents[2] / "records" / "panda"
RECORDS = sorted(FOLDER.glob("*.txt"))


def read(name: str):
    return read_match((FOLDER / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_replay_and_are_written_the_same_again(path):
    text = path.read_text("utf-8")
    match = read_match(text)
    assert match.over
    assert match.to_text() == text


def test_P91_city_bases():
    state = read("city-bases").state
    assert state.ending == "city-bases"
    assert state.board.bases - state.bases >= state.board.last_base


def test_P91_second_capital():
    state = read("capitals").state
    assert state.ending == "capitals"
    assert state.capitals == 2


def test_P91_building_supply():
    state = read("building-supply").state
    assert state.ending == "building-supply"
    assert state.trigger == "building-supply"


def test_PR57_stalemate():
    match = read("stalemate")
    assert match.state.ending == "stalemate"
    assert not match.state.active


def test_PR66_round_limit():
    state = read("round-limit").state
    assert state.ending == "round-limit"
    assert state.round == 40


def test_P95_ties():
    broken = read("tie-broken").state
    assert sorted(broken.scores())[-1] == sorted(broken.scores())[-2]
    assert broken.ranking().count(1) == 1
    assert read("tie-shared").state.ranking().count(1) == 2


def test_every_event_of_the_game_is_told_in_some_record():
    told = set()
    for path in RECORDS:
        match = read_match(path.read_text("utf-8"))
        state = match.game.start(match.seats, match.options)
        state.events = []
        for choice in match.log:
            state.apply(choice)
        told |= {event.key for event in state.events}
    # moving somebody else's champion (A9, space 6) is rare: see test_PR53
    assert set(match.game.events) - told == {"panda-lead"}
