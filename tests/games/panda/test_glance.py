"""Ratings at a glance: nothing on the table changes, and what is good at hand is rated above doing nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, fingerprint
from teahouse.games.panda.choices import BUILD, DONE, PASS, SPACE
from teahouse.games.panda.glance import Glance
from teahouse.games.panda.knowledge import PandaKnowledge
from teahouse.games.panda.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.state import Panda


def decisions(seats: int, seed: int, number: int) -> Iterator[Panda]:
    """The first decisions after the set-up, choices being made at a glance."""
    game = games.find("panda")
    state = game.start(seats, {"board": "calibrated"})
    chance, mind = Rng(seed), Rng(seed + 1)
    while number > 0 and state.actor != OVER:
        assert isinstance(state, Panda)
        if state.actor == CHANCE:
            state.apply(state.draw(chance))
            continue
        legal = state.legal()
        if not isinstance(state.pending[-1], (SetUpGuard, SetUpChampion, JoinRace)):
            number -= 1
            yield state
        state.apply(PandaKnowledge().pick(state, legal, mind))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_glance_rates_every_choice_and_leaves_the_table_as_it_is(seats: int, seed: int) -> None:
    for state in decisions(seats, seed, 150):
        before = fingerprint(state)
        legal = state.legal()
        assert len(Glance(state, state.actor).rate(legal)) == len(legal)
        assert fingerprint(state) == before


def test_a_building_at_hand_is_better_than_nothing() -> None:
    seen = 0
    for state in decisions(2, 5, 200):
        legal = state.legal()
        ratings = dict(zip(legal, Glance(state, state.actor).rate(legal), strict=True))
        built = [rating for choice, rating in ratings.items() if BUILD.has(choice)]
        if built and not state.trigger and state.bases > state.board.bases - state.board.last_base + 1:
            seen += 1
            assert max(built) > ratings[DONE.base]
    assert seen > 3


def test_a_space_that_would_do_nothing_is_rated_below_passing() -> None:
    seen = 0
    for state in decisions(2, 8, 100):
        legal = state.legal()
        if PASS.base not in legal:
            continue
        ratings = dict(zip(legal, Glance(state, state.actor).rate(legal), strict=True))
        for choice in legal:
            if SPACE.has(choice):
                actions = state.actions.options[SPACE.index(choice)].actions
                if not any(action.effective(state, state.actor) for action in actions):
                    seen += 1
                    assert ratings[choice] < ratings[PASS.base]
    assert seen > 10


def test_two_who_play_at_a_glance_come_to_an_end() -> None:
    """Without a limit of rounds nothing but the players' wish to build ends a game."""
    game = games.find("panda")
    state = game.start(2, {"board": "calibrated", "round_limit": "none"})
    chance, mind, knowledge = Rng(4), Rng(5), PandaKnowledge()
    while state.actor != OVER and state.turn < 600:
        state.apply(state.draw(chance) if state.actor == CHANCE else knowledge.pick(state, state.legal(), mind))
    assert state.actor == OVER
