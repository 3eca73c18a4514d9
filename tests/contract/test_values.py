"""A position is a value, in every game: it can be written, read, compared, kept, copied and sent."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.build import compiled
from teahouse.core.errors import PositionError, RecordError
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, Event
from teahouse.games import find, read_match
from tests.contract.cases import GAMES, played, tables, walk
from tests.share import share

some = settings(max_examples=share(12), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@some
@given(tables())
def test_every_position_is_written_read_and_played_on(table):
    game, seats, options, seed = table
    match = Match(game, seats, options)
    twin = game.read_position(match.state.to_text())
    for choice in walk(match, seed):
        read = game.read_position(match.state.to_text())
        assert read == match.state
        assert hash(read) == hash(match.state)
        assert (read.actor, read.turn, read.seat, read.ending) == (twin.actor, twin.turn, twin.seat, twin.ending)
        assert read.legal() == match.state.legal()
        assert read.scores() == match.state.scores()
        assert [read.breakdown(seat) for seat in range(seats)] == [twin.breakdown(seat) for seat in range(seats)]
        if match.state.actor == CHANCE:
            assert sorted(read.outcomes()) == sorted(match.state.outcomes())
        twin.apply(choice)
    assert twin == match.state == game.read_position(match.state.to_text())
    assert twin.ranking() == match.state.ranking()


@some
@given(tables(), st.integers(0, 400))
def test_states_steps_matches_and_generators_travel(table, stop):
    game, seats, options, seed = table
    match = played(game, seats, options, seed, stop)
    match.tags["place"] = "a teahouse"
    state = match.state
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state.clone()):
        assert twin == state
        assert twin is not state
        assert hash(twin) == hash(state)
        assert repr(twin) == repr(state)
        if state.legal():
            twin.apply(twin.legal()[0])
            assert twin != state
    for step in state.pending:
        twin_step = pickle.loads(pickle.dumps(step))
        assert twin_step == step
        assert hash(twin_step) == hash(step)
        assert repr(twin_step) == repr(step)
        assert step != "something else"
    for again in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert again == match
        assert hash(again) == hash(match)
        assert again.to_text() == match.to_text()
        assert again.state == state
        for _ in walk(again, seed, 1):
            pass
        assert match.over or again != match
    rng = Rng(seed)
    twins = [pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng), rng.clone()]
    drawn = [rng.below(1000) for _ in range(5)]
    for other in twins:
        assert [other.below(1000) for _ in range(5)] == drawn
        assert other == rng
    assert rng != Rng(seed + 1)


@pytest.mark.parametrize("name", GAMES)
def test_games_and_events_travel(name):
    game = find(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    assert game.title in repr(game)
    event = Event("castle-summon", {"seat": 1})
    assert pickle.loads(pickle.dumps(event)) == event


@some
@given(tables(), st.integers(20, 300))
def test_a_match_may_begin_in_the_middle(table, stop):
    game, seats, options, seed = table
    before = played(game, seats, options, seed, stop)
    match = Match.from_position(game, before.state.to_text())
    assert match.options == before.options
    for _ in walk(match, seed + 1, 30):
        pass
    again = read_match(match.to_text())
    assert again == match
    assert again.state == match.state
    assert match.after(0).state == before.state
    assert pickle.loads(pickle.dumps(match)) == match


@pytest.mark.parametrize("name", GAMES)
def test_a_record_and_its_position_must_agree(name):
    game = find(name)
    text = Match.from_position(game, played(game, 2, {}, 1, 60).state.to_text()).to_text()
    assert read_match(text)
    line = text.split("\n").index("seats: 2") + 1
    with pytest.raises(RecordError, match="the record has 3 seats, its position 2"):
        read_match(text.replace("seats: 2\n", "seats: 3\n", 1))
    assert line
    with pytest.raises(RecordError, match="position, turn: is missing"):
        read_match(text.replace("; turn ", "; torn ", 1))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        (lambda text: "", "", "begins with"),
        (lambda text: "what ever else", "", "begins with a game and a version"),
        (lambda text: text.replace(" 1;", " 9;", 1), "", "begins with"),
        (lambda text: text.replace("; turn ", "; turn x", 1), "turn", "takes whole numbers"),
        (lambda text: text.replace("; turn ", "; torn ", 1), "turn", "is missing; it reads like"),
        (lambda text: text + "; turn 1 A", "turn", "is given twice"),
        (lambda text: text + "; hat red", "hat", "is no field of"),
        (lambda text: text.replace("seats 2", "seats 9", 1), "seats", "not"),
        (lambda text: text.replace("options ", "options colour=red ", 1), "options", "there is no option 'colour'"),
        (lambda text: text.replace("options ", "options red ", 1), "options", "reads 'name=value'"),
        (lambda text: text.replace("options ", 'options red="', 1), "options", "never closed"),
        (lambda text: text[: text.index("; pending")] + "; pending wait", "pending", "there is no 'wait'"),
        (lambda text: text[: text.index("; pending")], "pending", "is missing"),
        (lambda text: text + "x" * 100_001, "", "at most"),
    ],
)
def test_a_bad_position_is_refused_by_the_name_of_its_field(name, change, field, words):
    game = find(name)
    match = played(game, 2, {}, 3, len(played(game, 2, {}, 3).log) // 2)
    with pytest.raises(PositionError) as refusal:
        game.read_position(change(match.state.to_text()))
    assert words in str(refusal.value)
    assert refusal.value.field == field
    assert pickle.loads(pickle.dumps(refusal.value)).field == field


def test_line_breaks_blanks_and_comments_mean_nothing():
    game = find("castle")
    text = played(game, 2, {}, 3, 80).state.to_text()
    assert game.read_position(text.replace("; ", ";\n   ") + "\n# that is all") == game.read_position(text)


OTHER_WAY = """
import pickle, sys
from teahouse.build import compiled
from teahouse.games import find
state, match, rng, step = pickle.loads(sys.stdin.buffer.read())
assert compiled() == (sys.argv[1] == "compiled")
assert match.state == state, "not the same"
state.apply(state.legal()[0])
sys.stdout.buffer.write(pickle.dumps((state, match, rng, step)))
"""


@pytest.mark.skipif(not compiled(), reason="needs the compiled package")
@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_plain_understand_each_other(name):
    """What was pickled compiled is read by plain Python and sent back."""
    match = played(find(name), 2, {}, 5, 90)
    match.settle(Rng(1))
    state, rng, step = match.state.clone(), Rng(7), match.state.pending[-1]
    sent = pickle.dumps((state, match, rng, step))
    plain = {**os.environ, "TEAHOUSE_PURE": "1"}
    told = subprocess.run(
        [sys.executable, "-c", OTHER_WAY, "plain"], input=sent, env=plain, capture_output=True, check=False
    )
    assert told.returncode == 0, told.stderr.decode()
    back, same, generator, waiting = pickle.loads(told.stdout)
    state.apply(state.legal()[0])
    assert (back, same, generator, waiting) == (state, match, rng, step)
