"""The guide of a first match: few choices at first, more with every time, none in the end; and what he says is true."""

from __future__ import annotations

import pytest

from teahouse import bots, games
from teahouse.core.forecast import Before, along, forecast
from teahouse.core.match import Match
from teahouse.core.mind import NEWCOMER
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.school.guide import FEW, SPARED, by_worth, few


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
    """And not all of it: praise for every choice is none."""
    for match in decisions(name, 7, 120):
        found = few(match.game, match.state, match.entries)
        if found is None:
            continue
        liked = {one.choice: one for one in by_worth(match.game, match.state)}
        assert sorted(liked) == sorted(match.state.legal())
        assert 2 * len(found.lines) <= len(liked)
        for line in found.lines:
            assert liked[line[0]].good
            assert not forecast(match.state, line[0]).void


def test_who_follows_the_guide_at_first_plays_better() -> None:
    """Two newcomers, one of whom does what the guide likes best as long as it speaks."""
    game = games.find("castle")
    bot = bots.find(NEWCOMER, game, timed=False)
    lead = 0
    for seed in range(4):
        match, rng, taught = Match(game, 2, game.presets["first-game"]), Rng(seed), seed % 2
        while match.state.actor != OVER:
            state = match.state
            found = few(game, state, match.entries) if state.actor == taught else None
            if state.actor == CHANCE:
                match.play(state.draw(rng))
            elif found is not None and found.lines:
                match.play(found.lines[0][0])
            else:
                match.play(bot.choose(state, rng))
        scores = match.state.scores()
        lead += scores[taught] - scores[1 - taught]
    assert lead > 10
