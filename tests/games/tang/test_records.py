"""Endings of Tang Garden in its recorded matches (`tests/contract/test_records.py` replays them all)."""

from __future__ import annotations

from functools import partial

from tests.contract import records

read = partial(records.read, "tang")


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


def test_a_won_solo_garden_covers_all_inner_spaces():
    for name in ("solo-fair", "solo-good", "solo-impressive", "solo-outstanding"):
        state = read(name).state
        assert state.covered == 28
        assert all(state.lying[cell] >= 0 for cell in state.board.inner)
