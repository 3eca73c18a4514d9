"""The greedy player: sensible, repeatable, and able to finish games with any cards."""

from __future__ import annotations

import pytest

from teahouse import bots, games
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, fingerprint

GAME = games.find("castle")
NO_CARDS = {"spirits": "0", "dragons": "0"}


def play(names: list[str], seed: int, options: dict[str, str]) -> State:
    state, rng = GAME.start(len(names), options), Rng(seed)
    players = [bots.find(name, GAME) for name in names]
    while state.actor != OVER:
        state.apply(state.draw(rng) if state.actor == CHANCE else players[state.actor].choose(state, rng))
    return state


def test_beats_the_random_player_in_either_seat() -> None:
    for seed in range(2):
        assert play(["greedy", "random"], seed, NO_CARDS).ranking() == [1, 2]
        assert play(["random", "greedy"], seed, NO_CARDS).ranking() == [2, 1]


@pytest.mark.parametrize("spirits", ["beauty wind strength", "elegance deception change", "faith destruction cunning"])
def test_plays_with_any_spirit(spirits: str) -> None:
    state = play(["greedy", "random"], 1, {"spirits": spirits, "dragons": "2"})
    assert state.ranking()[0] == 1


def test_choosing_changes_nothing_and_is_repeatable() -> None:
    state, rng, greedy = GAME.start(3, {"spirits": "2"}), Rng(4), bots.find("greedy", GAME)
    for _ in range(150):
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        before = fingerprint(state)
        choice = greedy.choose(state, Rng(1))
        assert fingerprint(state) == before
        assert choice in state.legal()
        assert choice == greedy.choose(state, Rng(1))
        state.apply(choice)


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="did you mean 'greedy'"):
        bots.find("gready", GAME)
