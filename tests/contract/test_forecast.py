"""What a forecast says is what happens, in every game: compared with the match itself, which is really played."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.core.errors import IllegalChoice
from teahouse.core.forecast import DECIDE, DRAW, END, OTHER, TURN, forecast, forecasts, reach
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, fingerprint
from teahouse.games import find
from tests.contract.cases import played, tables
from tests.share import share

some = settings(max_examples=share(15), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def holdings(state: State) -> list[dict[str, int]]:
    """Everything a forecast tells about, by seat and name."""
    found = []
    together = state.breakdowns()
    assert state.scores() == [sum(points for _, points in lines) for lines in together]
    for seat in range(state.seats):
        assert together[seat] == state.breakdown(seat)
        lines: dict[str, int] = {}
        for name, amount in [*state.breakdown(seat), *((f"good {name}", n) for name, n in state.goods(seat))]:
            lines[name] = lines.get(name, 0) + amount
        found.append(lines)
    return found


@some
@given(tables())
def test_every_forecast_comes_true(table):
    game, seats, options, seed = table
    match, rng = Match(game, seats, options), Rng(seed)
    while not match.over:
        match.settle(rng)
        if not match.over:
            legal = match.state.legal()
            comes_true(match, legal[rng.below(len(legal))])


def comes_true(match: Match, choice: int) -> None:
    """Plays the choice."""
    made = forecast(match.state, choice)
    before, turn, actor, closing = holdings(match.state), match.state.turn, match.state.actor, match.state.closing()
    scores = match.state.scores()
    match.state.events = []
    match.play(choice)
    state = match.state
    for seat, (old, new) in enumerate(zip(before, holdings(state), strict=True)):
        happened = {name: new.get(name, 0) - old.get(name, 0) for name in old.keys() | new.keys()}
        expected = dict(made.points[seat]) | {f"good {name}": change for name, change in made.goods[seat]}
        assert {name: change for name, change in happened.items() if change} == expected
        assert made.total(seat) == state.scores()[seat] - scores[seat]
    assert made.gain == made.total(actor)
    assert made.events == state.events
    assert made.ending == state.ending
    assert made.closing == ("" if state.closing() == closing else state.closing())
    if state.actor in (CHANCE, OVER):
        assert made.then == (DRAW if state.actor == CHANCE else END)
    elif state.turn != turn:
        assert made.then == TURN
    else:
        assert made.then == (DECIDE if state.actor == actor else OTHER)
    state.events = None


@some
@given(tables(), st.integers(0, 300))
def test_asking_changes_nothing_and_all_at_once_is_one_by_one(table, stop):
    game, seats, options, seed = table
    state = played(game, seats, options, seed, stop).state
    if state.actor in (CHANCE, OVER):
        return
    before = fingerprint(state)
    together = forecasts(state)
    assert [one.choice for one in together] == state.legal()
    for one in together:
        alone = forecast(state, one.choice)
        assert (alone.points, alone.goods, alone.then, alone.void) == (one.points, one.goods, one.then, one.void)
    assert fingerprint(state) == before


@some
@given(tables(), st.integers(0, 300), st.integers(0, 2**30))
def test_a_reach_is_reached_by_its_line_and_beaten_by_none(table, stop, seed):
    game, seats, options, start = table
    state = played(game, seats, options, start, stop).state
    if state.actor in (CHANCE, OVER):
        return
    rng, seat, before = Rng(seed), state.actor, state.scores()[state.actor]
    for choice in state.legal()[:4]:
        found = reach(state, choice)
        assert found.line[0] == choice
        trial = state.clone()
        for step in found.line:
            assert trial.actor == seat
            assert step in trial.legal()
            trial.apply(step)
        assert trial.scores()[seat] - before == found.points
        for _ in range(10 if found.exact else 0):
            assert any_line(state, choice, rng) - before <= found.points


def any_line(state: State, choice: int, rng: Rng) -> int:
    """The points at the end of the same action, however it goes on."""
    origin, trial = state.pending[-1], state.clone()
    trial.apply(choice)
    while trial.actor == state.actor and trial.turn == state.turn and len(trial.pending) >= len(state.pending):
        if len(trial.pending) == len(state.pending) and type(trial.pending[-1]) is type(origin):
            break
        legal = trial.legal()
        trial.apply(legal[rng.below(len(legal))])
    return trial.scores()[state.actor]


def test_a_reach_cut_off_says_so():
    match = Match(find("castle"), 2)
    match.settle(Rng(1))
    match.play(match.legal()[0])
    match.settle(Rng(1))
    shrine = find("castle").parse("shrine")
    assert match.forecast("shrine").goods[0] == forecast(match.state, shrine).goods[0] == [("shrines", 1)]
    assert match.reach("shrine").points == reach(match.state, shrine).points
    with pytest.raises(IllegalChoice):
        match.forecast("summon")
    assert reach(match.state, shrine).exact
    cut = reach(match.state, shrine, nodes=2)
    assert not cut.exact
    assert "at least" in repr(cut)
