"""The greedy player at Way of the Panda: better than chance, repeatable, at home with every mission."""

from __future__ import annotations

import pytest

from teahouse import bots, games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, fingerprint
from tests.games.panda.drawing import draw

GAME = games.find("panda")


def play(names: list[str], seed: int, options: dict[str, str]) -> State:
    state, rng = GAME.start(len(names), {"round_limit": "12", **options}), Rng(seed)
    players = [bots.find(name, GAME) for name in names]
    while state.actor != OVER:
        state.apply(state.draw(rng) if state.actor == CHANCE else players[state.actor].choose(state, rng))
    return state


def test_beats_the_random_player_in_either_seat() -> None:
    for seed in range(2):
        assert play(["greedy", "random"], seed, {}).ranking() == [1, 2]
        assert play(["random", "greedy"], seed, {}).ranking() == [2, 1]


@pytest.mark.parametrize("missions", ["A1 B1", "A4 B2", "A7 B3", "A8 B5", "A9 B6", "B7", "off"])
def test_plays_with_any_mission(missions: str) -> None:
    state = play(["greedy", "random"], 1, {"missions": missions, "round_limit": "6"})
    assert state.ranking()[0] == 1


def test_builds_where_everything_is_ready() -> None:
    """A place with its guards and its champion: it builds before the game is over."""
    champions = "Am=yunxi Ag=baihe Aw=hongye Bm=huguan Bg=huguan Bw=huguan"
    table = draw("r11:B r12:A", "", champions, ap=[2, 4], last="A=n2")
    table.s.passed[1] = True
    table.s.trigger = "city-bases"
    greedy = bots.find("greedy", GAME)
    seen: list[str] = []
    while not table.match.over:
        seen.append(GAME.notation(greedy.choose(table.s, Rng(1))))
        table.play(seen[-1])
    assert "build gate p15" in seen


def test_choosing_changes_nothing_and_is_repeatable() -> None:
    state, rng, greedy = GAME.start(3, {}), Rng(4), bots.find("greedy", GAME)
    for _ in range(80):
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        before = fingerprint(state)
        choice = greedy.choose(state, Rng(1))
        assert fingerprint(state) == before
        assert choice in state.legal()
        assert choice == greedy.choose(state, Rng(1))
        state.apply(choice)
