"""Endings of Way of the Panda in its recorded matches (`tests/contract/test_records.py` replays them all)."""

from __future__ import annotations

from functools import partial

from tests.contract import records

read = partial(records.read, "panda")


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
