"""A recorded match for every way a game of Dragon Castle can end; old records must stay readable."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse.games import read_match

FOLDER = Path(__file__).resolve().parents[2] / "records" / "castle"
RECORDS = sorted(FOLDER.glob("*.txt"))


def read(name: str):
    return read_match((FOLDER / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_replay_and_are_written_the_same_again(path):
    text = path.read_text("utf-8")
    match = read_match(text)
    assert match.over
    assert match.to_text() == text


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


def test_ties():
    broken = read("tie-broken").state
    assert broken.scores()[0] == broken.scores()[1]
    assert sorted(broken.ranking()) == [1, 2]
    shared = read("tie-shared").state
    assert shared.ranking() == [1, 1]
