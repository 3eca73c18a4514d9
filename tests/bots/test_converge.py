"""The positions at which searches are compared, and the comparison."""

from __future__ import annotations

import pytest

from bench.search.converge import agree, drift, stands
from bench.search.positions import CHOICES, EACH, QUIET, SHARP, read
from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER

GAMES = [name for name in games.names() if read(name)]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_quiet_as_sharp_positions_and_each_is_a_question(game: str) -> None:
    positions = read(game)
    assert [one.kind for one in positions] == [QUIET, SHARP] * EACH
    assert len({one.text for one in positions}) == 2 * EACH
    for one in positions:
        state = one.state()
        assert state.actor not in (CHANCE, OVER)
        assert len(state.legal()) >= CHOICES
        assert state.to_text() == one.text


def test_searches_are_compared_and_the_figures_follow_from_the_seeds() -> None:
    positions = read("tang")[-2:]
    found = agree(positions, 12, 3)
    assert found == agree(positions, 12, 3)
    assert all(0.0 <= found[name] <= 1.0 for name in ("agree", "pairs", "good"))
    assert found["spread"] >= 0.0
    assert len(drift(positions, 12, 1)) == 2


def test_a_game_that_is_over_stands_as_it_ended() -> None:
    state, rng = games.find("tang").start(2), Rng(3)
    while state.actor != OVER:
        legal = [] if state.actor == CHANCE else state.legal()
        state.apply(legal[rng.below(len(legal))] if legal else state.draw(rng))
    told = [stands("tang", state, seat, 10, 1) for seat in range(2)]
    assert sum(told) == 1.0
    assert told[state.ranking().index(1)] >= 0.5
