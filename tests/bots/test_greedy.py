"""The greedy player at every game: sensible, repeatable, and able to finish games with any cards."""

from __future__ import annotations

import pytest

from teahouse import bots, games
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, fingerprint
from tests.bots.positions import play

# short games, in which luck decides little
SHORT = [
    ("castle", {"spirits": "0", "dragons": "0"}),
    ("panda", {"round_limit": "12"}),
    ("tang", {"board": "standard"}),
    ("tang", {"board": "balanced"}),
]
ANY_CARDS = [
    *(
        ("castle", {"spirits": spirits, "dragons": "2"})
        for spirits in ("beauty wind strength", "elegance deception change", "faith destruction cunning")
    ),
    *(
        ("panda", {"missions": missions, "round_limit": "6"})
        for missions in ("A1 B1", "A4 B2", "A7 B3", "A8 B5", "A9 B6", "B7", "off")
    ),
]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("game", "options"), SHORT)
def test_beats_the_random_player_in_either_seat(game: str, options: dict[str, str], seed: int) -> None:
    assert play(game, ["greedy", "random"], seed, options).ranking() == [1, 2]
    assert play(game, ["random", "greedy"], seed, options).ranking() == [2, 1]


@pytest.mark.parametrize(("game", "options"), ANY_CARDS)
def test_plays_with_any_cards(game: str, options: dict[str, str]) -> None:
    assert play(game, ["greedy", "random"], 1, options).ranking()[0] == 1


@pytest.mark.parametrize(
    ("game", "options", "choices"), [("castle", {"spirits": "2"}, 150), ("panda", {}, 80), ("tang", {}, 120)]
)
def test_choosing_changes_nothing_and_is_repeatable(game: str, options: dict[str, str], choices: int) -> None:
    rules = games.find(game)
    state, rng, greedy = rules.start(3, rules.complete(options)), Rng(4), bots.find("greedy", rules)
    for _ in range(choices):
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
        bots.find("gready", games.find("castle"))
