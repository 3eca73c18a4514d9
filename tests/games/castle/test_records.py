"""Endings of Dragon Castle in its recorded matches (`tests/contract/test_records.py` replays them all)."""

from __future__ import annotations

from functools import partial

from tests.contract import records

read = partial(records.read, "castle")


def test_summoned_with_tiles_left():
    state = read("dragon-summoned").state
    assert state.ending == "dragon-summoned"
    assert sum(state.height) > 0


def test_castle_taken_down_to_the_last_tile():
    state = read("castle-empty").state
    assert state.ending == "castle-empty"
    assert sum(state.height) == 0


def test_triggered_by_the_first_and_by_the_last_seat():
    for name, others in (("triggered-by-first", 2), ("triggered-by-last", 0)):
        match = read(name)
        trigger = [entry.turn for entry in match.entries if match.game.notation(entry.choice) == "summon"][2]
        assert match.seats == 3
        assert match.state.turn - trigger == others  # C-82


def test_further_round():
    match = read("further-round")
    summons = [entry.turn for entry in match.entries if match.game.notation(entry.choice) == "summon"]
    assert match.options["last_round"] == "next"
    assert match.state.turn == summons[match.seats - 1] + match.seats
