"""Refusals of a short random game on every board, against `reasons.TRUE`; tests/contract looks longer."""

from __future__ import annotations

import pytest

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.panda.rules.game import GAME
from tests.games.panda.reasons import TRUE


@pytest.mark.parametrize("board", ["panda", "calibrated", "bamboo"])
def test_every_refusal_of_a_random_game_is_true(board: str) -> None:
    """A short look; tests/contract looks longer, at all options."""
    options = {"board": board, "empty_spaces": "forbidden", "missions": "A9 B3", "round_limit": "2"}
    state, rng = GAME.start(2, options), Rng(5)
    met = set()
    for number in range(250):
        if state.actor == OVER:
            break
        legal = state.legal()
        if state.actor != CHANCE and number % 9 == 0:
            known = set(legal)
            for choice in range(number % 3, GAME.choices, 3):
                if choice not in known:
                    reason = GAME.why_not(state, choice)
                    assert TRUE[reason.key](state, choice, reason.values), (GAME.notation(choice), reason)
                    met.add(reason.key)
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])
    assert len(met) > 12
