"""Ratings at a glance: nothing on the table changes, and what is good at hand is rated above doing nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teahouse import games
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, fingerprint
from teahouse.games.panda.mind.growth import lacking, rounds_left, rounds_to_come
from teahouse.games.panda.mind.knowledge import PandaKnowledge
from teahouse.games.panda.mind.prior import Glance
from teahouse.games.panda.rules.choices import BUILD, DONE, PASS, SPACE
from teahouse.games.panda.rules.pieces import BUILDINGS, CAPITAL, CHAMPIONS, GOVERNOR, PIECE
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.state import Panda
from tests.share import share


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
    for state in decisions(seats, seed, share(150)):
        before = fingerprint(state)
        legal = state.legal()
        assert len(Glance(state, state.actor).rate(legal)) == len(legal)
        assert fingerprint(state) == before


@pytest.mark.parametrize("seed", [4, 6])
def test_what_is_remembered_of_one_choice_is_true_of_another(seed: int) -> None:
    """Missions are looked at once for all ways that lead to the same building or road tile."""
    for state in decisions(2, seed, share(120)):
        legal = state.legal()
        alone = [Glance(state, state.actor).rate([choice])[0] for choice in legal]
        assert Glance(state, state.actor).rate(legal) == pytest.approx(alone)


def test_guards_on_the_action_board_cover_no_ninjas() -> None:
    """P-37: whose last guard goes onto the space cannot make way for a building with it."""
    state = next(decisions(2, 1, 1))
    seat, land = state.actor, state.board.land
    place = next(at for at in range(land.places) if land.yellow[at] and state.guards[at] == 0)
    state.place[seat * CHAMPIONS + GOVERNOR] = place
    state.strength[seat * CHAMPIONS + GOVERNOR] = 4
    state.ap[seat] = 6
    builds = games.find("panda").parse("space g5 a")  # a road there and back, and a building
    for guards, better in ((1, False), (3, True)):
        state.supply[seat] = guards
        build, nothing = Glance(state, seat).rate([builds, PASS.base])
        assert (build > nothing) is better


def test_growing_capitals_bring_the_end_near() -> None:
    """P-91: the last capital ends a game as well as the last city base."""
    state = next(decisions(2, 1, 1))
    far = rounds_to_come(state)
    assert far == rounds_left(state)
    state.built[:] = [0] * len(state.built)
    assert lacking(state) == 6 * state.board.last_capital
    for place in range(state.board.last_capital):
        state.built[place] = CAPITAL & ~PIECE[0]
    assert lacking(state) == state.board.last_capital
    assert rounds_to_come(state) < 2.0 < far == rounds_left(state)
    state.trigger = "capitals"
    assert rounds_to_come(state) == 0.0


def test_a_game_far_ahead_is_as_good_as_a_narrow_win() -> None:
    """Who leads by far need not hurry to the end."""
    knowledge = PandaKnowledge()
    state = next(decisions(2, 1, 1))
    ahead = knowledge.odds(state, [200.0, 0.0])
    *_, last = decisions(2, 3, 2000)
    while last.actor != OVER:
        last.apply(PandaKnowledge().pick(last, last.legal(), Rng(1)))
    winner = last.ranking().index(1)
    last.gain(1 - winner, last.scores()[winner] - last.scores()[1 - winner] - 1, BUILDINGS)
    assert last.scores()[winner] == last.scores()[1 - winner] + 1
    narrow = knowledge.chances(last)
    assert narrow[1 - winner] < 0.5 < narrow[winner] < ahead[0]


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
