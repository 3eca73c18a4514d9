"""A recorded match for every way a game of Tang Garden can end; old records must stay readable."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse.games import read_match

FOLDER = Path(__file__).resolve().parents[2] / "records" / "tang"
RECORDS = sorted(FOLDER.glob("*.txt"))
ENDINGS = [
    *("tokens-taken", "stack-empty", "nothing-fits", "dead-round"),
    *("solo-lost", "solo-fair", "solo-good", "solo-impressive", "solo-outstanding"),
]


def read(name: str):
    return read_match((FOLDER / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_replay_and_are_written_the_same_again(path):
    text = path.read_text("utf-8")
    match = read_match(text)
    assert match.over
    assert match.to_text() == text


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending(ending):
    assert read(ending).state.ending == ending


def test_the_round_is_finished():
    state = read("three-players").state
    assert state.tokens_left <= 3
    assert state.turn % 3 == 0  # T-72


def test_stack_empty():
    state = read("stack-empty").state
    assert any(state.is_empty(stack) for stack in range(4))
    assert state.turn % state.seats == 0


def test_after_a_dead_round_whoever_can_build_builds():
    match = read("must-build")
    first = [match.game.notation(entry.choice) for entry in match.entries if entry.turn < 3]
    assert first.count("decorate") == 2
    third = match.after(len(first))
    assert third.state.must_build
    assert third.why_not("decorate").rule == "T-73"


def test_ties():
    broken = read("tie-broken").state
    assert broken.scores()[0] == broken.scores()[1]
    assert sorted(broken.ranking()) == [1, 2]
    shared = read("dead-round").state
    assert shared.ranking() == [1, 1]


def test_a_won_solo_garden_covers_all_inner_spaces():
    for name in ("solo-fair", "solo-good", "solo-impressive", "solo-outstanding"):
        state = read(name).state
        assert state.covered == 28
        assert all(state.lying[cell] >= 0 for cell in state.board.inner)
