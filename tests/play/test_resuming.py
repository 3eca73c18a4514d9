"""A saved game goes on where it was left, also in the middle of a turn in which the table has answered something."""

from __future__ import annotations

import random

import pytest

from teahouse.cli._seating import resumed
from teahouse.core.match import Match
from teahouse.core.state import CHANCE, OVER
from teahouse.games import find
from teahouse.text import Speaker


@pytest.mark.parametrize("name", ["castle", "tang"])
def test_whatever_was_chosen_is_there_again(name: str) -> None:
    """Records may hold what the table would answer, as people chose it before it did."""
    game, looked = find(name), 0
    options = {"spirits": "strength faith"} if name == "castle" else {}
    for seed in range(4):
        match, dice = Match(game, 2, options), random.Random(seed)
        while match.state.actor != OVER and len(match.entries) < 260:
            match.play(dice.choice(match.state.legal()))
            last = match.entries[-1]
            before = match.after(len(match.entries) - 1).state if len(match.entries) % 5 == seed else None
            if before is None or last.actor == CHANCE or match.state.actor in (CHANCE, OVER):
                continue
            table, _ = resumed(match, ["Anna", "Ben"], seed, Speaker(name))
            assert table.match.log[: len(match.log)] == match.log
            looked += 1
    assert looked > 20
