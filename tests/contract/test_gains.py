"""What a screen shows of a choice is what happens: every pill of random games, held against the match itself."""

from __future__ import annotations

from functools import cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.core.forecast import reach
from teahouse.core.state import CHANCE, OVER, State
from teahouse.draw.gains import Wire, gains
from teahouse.text import Speaker
from teahouse.text.languages import languages
from tests.contract.cases import played, tables
from tests.share import share

some = settings(max_examples=share(25), deadline=None, suppress_health_check=[HealthCheck.too_slow])


@some
@given(tables(), st.integers(0, 300))
def test_every_pill_comes_true(table, stop):
    game, seats, options, seed = table
    state = played(game, seats, options, seed, stop).state
    if state.actor in (CHANCE, OVER):
        return
    shown = gains(state)
    assert set(shown) <= set(state.legal())
    for choice in state.legal():
        comes_true(state, choice, shown.get(choice, {}))


def comes_true(state: State, choice: int, gain: Wire) -> None:
    seat, after = state.actor, state.clone()
    after.events = []
    after.apply(choice)
    step = after.scores()[seat] - state.scores()[seat]
    assert ("void" in gain) == any(event.key in state.void_events() for event in after.events)
    assert ("closing" in gain) == (after.closing() != state.closing())
    assert gain.get("ending", "") == after.ending
    others: dict[int, int] = {}
    for other, _, points in gain.get("others", []):
        others[other] = others.get(other, 0) + points
    for other in set(range(state.seats)) - {seat}:
        assert after.scores()[other] - state.scores()[other] == others.get(other, 0)
    due, before = dict(after.due(seat)), dict(state.due(seat))
    assert all(due[name] - before.get(name, 0) == number > 0 for name, number in gain.get("earned", []))
    if "more" in gain:
        assert gain["now"] == step
        best = reach(state, choice, 20_000)
        assert best.points >= gain["total"]  # somebody who looks longer finds no less,
        assert gain["more"] == 2 or best.points == gain["total"]  # and no more where all was looked at
    else:
        assert gain.get("total", 0) == step
        owned, had = dict(after.goods(seat)), dict(state.goods(seat))
        differs = {name: owned.get(name, 0) - had.get(name, 0) for name in owned.keys() | had.keys()}
        assert dict(map(tuple, gain.get("goods", []))) == {name: number for name, number in differs.items() if number}
    assert sum(points for _, points in gain.get("parts", [])) == gain.get("total", 0)


@some
@given(tables(), st.integers(0, 300))
def test_everything_a_pill_says_has_words_in_every_language(table, stop):
    game, seats, options, seed = table
    state = played(game, seats, options, seed, stop).state
    keys = {f"good-{name}" for seat in range(state.seats) for name, _ in [*state.goods(seat), *state.due(seat)]}
    for seat in range(state.seats):
        for source, _ in state.breakdown(seat):
            keys.add(f"score-{source}")
            keys |= {f"part-{name}" for name, _ in state.parts(seat, source)}
    for language in languages():
        missing = [key for key in sorted(keys) if not speaker(game.name, language).has(key)]
        assert not missing, f"{game.name} has no {language} text for {', '.join(missing)}"


@cache
def speaker(game: str, language: str) -> Speaker:
    return Speaker(game, language)


@some
@given(tables(), st.integers(0, 300))
def test_the_parts_of_a_line_are_its_points(table, stop):
    game, seats, options, seed = table
    state = played(game, seats, options, seed, stop).state
    for seat in range(state.seats):
        for source, points in state.breakdown(seat):
            parts = state.parts(seat, source)
            assert not parts or sum(number for _, number in parts) == points
