"""What every game must pass: one suite, parametrised over the games of the house."""

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.core.choices import NUMBERS
from teahouse.core.errors import IllegalChoice, NotationError, RecordError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, fingerprint, play_out
from teahouse.games import find, read_match
from tests.contract.cases import GAMES, LONGEST, invariants, played, tables, walk
from tests.share import share

some = settings(max_examples=share(25), deadline=None, suppress_health_check=[HealthCheck.too_slow])
few = settings(max_examples=share(12), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@some
@given(tables())
def test_random_matches_end_and_every_position_is_sound(table):
    game, seats, options, seed = table
    check = invariants(game.name)
    match = Match(game, seats, options)
    check(match.state)
    for choice in walk(match, seed):
        legal = match.state.legal()
        assert choice in legal
        assert len(set(legal)) == len(legal)
        assert all(0 <= code < game.choices for code in legal)
    check(match.state)
    assert match.over, "no end in sight"
    assert match.state.ending
    assert match.state.legal() == []
    assert sorted(match.state.ranking())[0] == 1
    assert len(match.log) < LONGEST


@some
@given(tables(), st.integers(0, 2**30))
def test_invariants_hold_after_every_step(table, seed):
    game, seats, options, _ = table
    check = invariants(game.name)
    match = Match(game, seats, options)
    for _ in walk(match, seed):
        check(match.state)


@few
@given(tables())
def test_loops_inside_the_engine_play_what_a_loop_outside_plays(table):
    game, seats, options, seed = table
    inside, outside, rng = game.start(seats, options), game.start(seats, options), Rng(seed)
    decisions, draws = play_out(inside, Rng(seed))
    while outside.actor != OVER:
        if outside.actor == CHANCE:
            outside.apply(outside.draw(rng))
            draws -= 1
        else:
            legal = outside.legal()
            outside.apply(legal[rng.below(len(legal))])
            decisions -= 1
    assert (decisions, draws) == (0, 0)
    assert inside.to_text() == outside.to_text()


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_kept_as_an_object(name):
    assert find(name).choices <= len(NUMBERS)


@few
@given(tables(), st.integers(50, 400))
def test_every_listed_choice_applies(table, stop):
    game, seats, options, seed = table
    state = played(game, seats, options, seed, stop).state
    before = fingerprint(state)
    for choice in state.legal():
        copy = state.clone()
        copy.apply(choice)
        assert copy.actor == OVER or copy.legal()
        assert fingerprint(copy) != before
    assert fingerprint(state) == before


@few
@given(tables(), st.integers(50, 400))
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(table, stop):
    game, seats, options, seed = table
    match = played(game, seats, options, seed, stop)
    before = fingerprint(match.state)
    legal = set(match.state.legal())
    for choice in range(game.choices):
        if choice not in legal:
            with pytest.raises(IllegalChoice) as refusal:
                match.play(choice)
            assert refusal.value.reason.rule
            assert refusal.value.reason.key
            assert game.notation(choice) in str(refusal.value)
    for nonsense in (-1, game.choices, game.choices + 100):
        with pytest.raises(NotationError):
            match.play(nonsense)
    assert fingerprint(match.state) == before
    assert len(match.log) <= stop


@some
@given(tables(), st.integers(0, 400))
def test_a_clone_is_equal_and_independent(table, stop):
    game, seats, options, seed = table
    state = played(game, seats, options, seed, stop).state
    before = fingerprint(state)
    copy = state.clone()
    assert fingerprint(copy) == before
    play_out(copy, Rng(seed))
    assert fingerprint(state) == before


@few
@given(tables(), st.integers(0, 500))
def test_a_record_replays_to_the_same_position(table, stop):
    game, seats, options, seed = table
    match = played(game, seats, options, seed, stop)
    match.tags = {"date": "2026-11-15", "A": "Anna: the first"}
    text = match.to_text()
    again = read_match(text)
    assert again.log == match.log
    assert again.options == match.options
    assert again.tags == match.tags
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.to_text() == text


@few
@given(tables(), st.data())
def test_damage_to_a_record_is_found_and_told(table, data):
    game, seats, options, seed = table
    text = played(game, seats, options, seed, 200).to_text()
    at = data.draw(st.integers(0, len(text) - 12))
    kind = data.draw(st.sampled_from(["cut", "change", "insert", "drop"]))
    letter = data.draw(st.sampled_from("aZ9,:*(|x"))
    damaged = {
        "cut": text[:at] + "\n",
        "change": text[:at] + letter + text[at + 1 :],
        "insert": text[:at] + letter + text[at:],
        "drop": text[:at] + text[at + 3 :],
    }[kind]
    if damaged.split() == text.split():
        return  # white space is no damage
    problem = None
    try:
        again = read_match(damaged)
    except RecordError as error:
        problem = error
    if problem is not None:
        assert 1 <= problem.line <= damaged.count("\n") + 2
        assert str(problem).startswith(f"line {problem.line}: ")
    else:
        # what is left says the same (a comma more, the check cut off), or so little is left that it is a new record
        assert again.to_text() == text or (kind == "cut" and "choices:" not in damaged)


@pytest.mark.parametrize("name", GAMES)
def test_notation_and_integers_round_trip(name):
    game = find(name)
    for choice in range(game.choices):
        assert game.parse(game.notation(choice)) == choice
    for nonsense in ("", "no such thing", game.families.families[0].name + " nowhere at all"):
        with pytest.raises(NotationError):
            game.parse(nonsense)


@few
@given(tables())
def test_chance_weighs_what_it_lists(table):
    game, seats, options, seed = table
    match = Match(game, seats, options)
    for _ in walk(match, seed):
        if match.state.actor == CHANCE:
            outcomes = match.state.outcomes()
            assert [choice for choice, _ in outcomes] == match.state.legal()
            assert all(weight > 0 for _, weight in outcomes)
            assert match.state.draw(Rng(len(match.entries))) in match.state.legal()


@few
@given(tables())
def test_events_are_declared_and_tell_what_they_declare(table):
    game, seats, options, seed = table
    match = Match(game, seats, options)
    match.state.events = []
    silent = played(game, seats, options, seed)
    for _ in walk(match, seed):
        pass
    assert match.log == silent.log  # listening changes nothing
    assert match.state.events
    for event in match.state.events:
        assert event.key in game.events
        assert set(event.values) == set(game.events[event.key].split())


@few
@given(tables(), st.integers(1, 300))
def test_undo_takes_back_one_choice_but_never_a_draw(table, stop):
    game, seats, options, seed = table
    match = played(game, seats, options, seed, stop)
    log, actor = match.log, match.entries[-1].actor
    if actor == CHANCE:
        with pytest.raises(IllegalChoice):
            match.undo()
        assert match.log == log
    else:
        after = fingerprint(match.state)
        match.undo()
        assert match.log == log[:-1]
        assert match.state.actor == actor
        match.play(log[-1])
        assert fingerprint(match.state) == after


@few
@given(tables(), st.integers(0, 300))
def test_scores_are_the_sum_of_their_lines(table, stop):
    game, seats, options, seed = table
    state = played(game, seats, options, seed, stop).state
    for seat in range(seats):
        assert state.scores()[seat] == sum(points for _, points in state.breakdown(seat))
    best = max(state.scores())
    assert all(state.scores()[seat] == best for seat in range(seats) if state.ranking()[seat] == 1)


LOGS = """
import sys, zlib
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.games import find
from tests.contract.cases import played
game = find(sys.argv[1])
for seed in range(12):
    match = played(game, game.seats[seed % len(game.seats)], {}, seed)
    print(seed, zlib.crc32(match.to_text().encode()), match.state.scores())
"""


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_plain_play_the_same_games(name):
    """Run plain and as installed; where nothing is compiled both are the same and the other half of the suite looks."""
    outputs = []
    for pure in ("1", ""):
        environment = {**os.environ, "TEAHOUSE_PURE": pure}
        command = [sys.executable, "-c", LOGS, name]
        outputs.append(subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout)
    assert outputs[0]
    assert outputs[0] == outputs[1]
