"""Levels: named, measured, in order; hints come from the strongest."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from teahouse import bots, games
from teahouse.bots import levels
from teahouse.bots.human import HumanBot
from teahouse.bots.search.player import SearchBot
from teahouse.core.mind import Level
from teahouse.core.rng import Rng
from teahouse.text import Speaker
from tests.bots.positions import position

GAMES = games.names()
PARTS = (Path(__file__).resolve().parents[2] / "docs" / "strength.md").read_text("utf-8").split("\n## ")[1:]
MEASURED = [game for game in GAMES if levels.measured(game) or any(part.startswith(f"{game}\n") for part in PARTS)]


@pytest.mark.parametrize("game", MEASURED)
def test_the_levels_of_every_game_are_measured_and_in_order(game: str) -> None:
    """Those that people call by a name all are; a step between two of them may wait for its arena."""
    measured = levels.measured(game)
    assert [name for name in levels.LEVELS if name in measured] == list(measured)
    assert set(levels.NAMES) <= set(measured)
    ratings = list(measured.values())
    for weaker, stronger in pairwise(ratings):
        assert weaker.elo < stronger.elo
    assert all(entry.games > 0 and game in entry.command for entry in ratings)


@pytest.mark.parametrize("game", MEASURED)
def test_the_page_tells_what_was_measured(game: str) -> None:
    (part,) = [part for part in PARTS if part.startswith(f"{game}\n")]
    for name, entry in levels.measured(game).items():
        assert f"| {name} | {entry.elo} | ± {entry.margin} | {entry.games} |" in part
        assert f"`{entry.command}`" in part


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", levels.LEVELS)
def test_every_level_plays_and_has_words(game: str, name: str) -> None:
    state = position(game, 2, 9)
    assert bots.find(name, games.find(game), timed=False) is not None
    assert Speaker(game).has(f"bot-{name}")
    if name in (levels.NEWCOMER, levels.REGULAR):
        assert bots.find(name, games.find(game)).choose(state, Rng(1)) in state.legal()


def test_levels_keep_to_their_time_at_a_table_only() -> None:
    castle = games.find("castle")
    at_table, in_arena = (bots.find(levels.EXPERT, castle, timed=timed) for timed in (True, False))
    assert isinstance(at_table, SearchBot)
    assert isinstance(in_arena, SearchBot)
    assert (at_table.seconds, in_arena.seconds) == (levels.TURN_SECONDS, 0.0)
    assert at_table.simulations == in_arena.simulations


def test_a_newcomer_overlooks_things_and_a_sharp_eye_is_greedy() -> None:
    castle, state = games.find("castle"), position("castle", 2, 30)
    greedy = bots.find("greedy", castle)
    sharp = HumanBot(castle, Level())
    best = {greedy.choose(state, Rng(seed)) for seed in range(12)}
    assert {sharp.choose(state, Rng(seed)) for seed in range(12)} <= best
    dull = {HumanBot(castle, Level(blur=4.0, overlook=0.6)).choose(state, Rng(seed)) for seed in range(12)}
    assert dull - best


@pytest.mark.parametrize(("game", "seats"), [("castle", 2), ("panda", 3), ("tang", 1)])
def test_advice_is_a_few_legal_choices_with_chances_the_best_first(game: str, seats: int) -> None:
    state = position(game, seats, 15)
    adviser = levels.adviser(games.find(game))
    adviser.player.simulations = 20
    advice = adviser.advise(state, Rng(1), 3)
    assert 1 <= len(advice) <= 3
    assert all(one.choice in state.legal() and 0 <= one.chance <= 1 for one in advice)
    assert len({one.choice for one in advice}) == len(advice)
    assert [round(one.chance, 2) for one in advice] == sorted((round(one.chance, 2) for one in advice), reverse=True)
