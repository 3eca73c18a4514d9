"""Whole games by a player who gets on: pieces conserved after every step, with all options and both boards."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, play_out
from teahouse.games.panda.rules.game import GAME
from teahouse.games.panda.rules.pieces import BLUE_NAMES, GREEN_NAMES
from tests.games.panda.eager import eager_choice
from tests.games.panda.invariants import check
from tests.share import share

some = settings(max_examples=share(12), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def tables(draw):
    options = {option.name: draw(st.sampled_from(option.values)) for option in GAME.options}
    options["missions"] = f"{draw(st.sampled_from(GREEN_NAMES))} {draw(st.sampled_from(BLUE_NAMES))}"
    options["round_limit"] = "40"
    return draw(st.sampled_from([2, 3, 4])), options, draw(st.integers(0, 2**30))


@some
@given(tables())
def test_invariants_in_games_that_get_far(table):
    seats, options, seed = table
    match = Match(GAME, seats, options)
    rng = Rng(seed)
    while not match.over:
        check(match.state)
        if match.state.actor == CHANCE:
            match.settle(rng)
        else:
            match.play(eager_choice(match.state, rng))
    check(match.state)


@some
@given(tables())
def test_scores_and_refusals_of_games_that_get_far(table):
    seats, options, seed = table
    match = Match(GAME, seats, options)
    rng = Rng(seed)
    steps = 0
    while not match.over:
        if match.state.actor == CHANCE:
            match.settle(rng)
            continue
        steps += 1
        if steps % 60 == 0:
            legal = match.state.legal()
            for choice in range(GAME.choices):
                reason = match.why_not(choice)
                assert (reason is None) == (choice in legal)
                if reason is not None:
                    assert reason.rule
                    assert reason.key
        match.play(eager_choice(match.state, rng))
    assert all(score >= 0 for score in match.state.scores())  # PR-56


def test_PR66_random_play_ends_without_a_round_limit():
    endings = set()
    for seed in range(6):
        for board in ("panda", "bamboo"):
            state = GAME.start(2 + seed % 3, {"round_limit": "none", "board": board})
            play_out(state, Rng(seed))
            endings.add(state.ending)
    assert "round-limit" not in endings
    assert endings
