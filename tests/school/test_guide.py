"""The guide of a first match: few choices at first, more with every time, none in the end; and what he says is true."""

from __future__ import annotations

import pytest

from teahouse import bots, games
from teahouse.core.forecast import Before, along, forecast
from teahouse.core.match import Match
from teahouse.core.mind import NEWCOMER
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.school.guide import FEW, GOOD, SPARED, by_promise, few


def decisions(name: str, seed: int, most: int = 400):
    """A match of newcomers: every position in which somebody decides, and what was played before."""
    game = games.find(name)
    match, rng = Match(game, 2), Rng(seed)
    bot = bots.find(NEWCOMER, game, timed=False)
    while match.state.actor != OVER and len(match.entries) < most:
        state = match.state
        if state.actor == CHANCE:
            match.play(state.draw(rng))
            continue
        yield match
        match.play(bot.choose(state, rng))


@pytest.mark.parametrize("name", games.names())
def test_few_are_marked_at_first_then_more_then_all(name: str) -> None:
    marked: dict[int, set[int]] = {}
    silent = 0
    for match in decisions(name, 5):
        legal = match.state.legal()
        found = few(match.game, match.state, match.entries)
        if found is None:
            silent += 1
            continue
        assert set(found.choices) <= set(legal)
        assert len(found.choices) in (0, FEW[found.asked])
        if len(legal) >= FEW[found.asked] + SPARED:
            marked.setdefault(found.asked, set()).add(len(found.choices))
    assert marked == {asked: {count} for asked, count in enumerate(FEW)}
    assert silent


def test_the_first_turn_of_the_panda_is_no_wall_of_choices() -> None:
    for match in decisions("panda", 1):
        found = few(match.game, match.state, match.entries)
        if any(match.game.notation(one).startswith("space") for one in match.state.legal()):
            assert len(match.state.legal()) > 30
            assert found is not None
            assert len(found.choices) == FEW[0]
            return
    raise AssertionError("nobody has chosen a space")


@pytest.mark.parametrize("name", games.names())
def test_where_a_choice_leads_is_where_it_leads(name: str) -> None:
    """Each line can be played to its end, in the same turn of the same player, and nothing is revealed before."""
    told = 0
    for match in decisions(name, 6):
        state = match.state
        found = few(match.game, state, match.entries)
        for line in found.lines if found is not None else ():
            after = state.clone()
            for choice in line:
                assert (after.actor, after.turn) == (state.actor, state.turn)
                assert choice in after.legal()
                after.apply(choice)
            gained = after.scores()[state.actor] - state.scores()[state.actor]
            assert along(Before(state), list(line)).gain == gained
            told += gained > 0
    assert told


@pytest.mark.parametrize("name", games.names())
def test_what_is_told_of_looks_good(name: str) -> None:
    for match in decisions(name, 7, 120):
        found = few(match.game, match.state, match.entries)
        weights = dict(by_promise(match.game, match.state))
        for line in found.lines if found is not None else ():
            assert weights[line[0]] >= GOOD * max(weights.values())
            assert not forecast(match.state, line[0]).void
