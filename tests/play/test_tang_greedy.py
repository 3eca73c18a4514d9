"""The greedy player of Tang Garden: sensible, repeatable, with any number of players."""

from __future__ import annotations

import pytest

from teahouse import bots, games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, fingerprint

GAME = games.find("tang")


def play(names: list[str], seed: int, board: str = "standard") -> State:
    state, rng = GAME.start(len(names), GAME.complete({"board": board})), Rng(seed)
    players = [bots.find(name, GAME) for name in names]
    while state.actor != OVER:
        state.apply(state.draw(rng) if state.actor == CHANCE else players[state.actor].choose(state, rng))
    return state


@pytest.mark.parametrize("board", ["standard", "balanced"])
def test_beats_the_random_player_in_either_seat(board: str) -> None:
    assert play(["greedy", "random"], 1, board).ranking() == [1, 2]
    assert play(["random", "greedy"], 2, board).ranking() == [2, 1]


def test_beats_three_random_players() -> None:
    assert play(["random", "greedy", "random", "random"], 3).ranking()[1] == 1


def test_completes_solo_gardens() -> None:
    """Random placing does in one game of seventy."""
    endings = [play(["greedy"], seed).ending for seed in range(5)]
    assert sum(ending != "solo-lost" for ending in endings) >= 2


def test_choosing_changes_nothing_and_is_repeatable() -> None:
    state, rng, greedy = GAME.start(3, GAME.complete()), Rng(4), bots.find("greedy", GAME)
    for _ in range(120):
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        before = fingerprint(state)
        choice = greedy.choose(state, Rng(1))
        assert fingerprint(state) == before
        assert choice in state.legal()
        assert choice == greedy.choose(state, Rng(1))
        state.apply(choice)
