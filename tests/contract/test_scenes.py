"""Every game on the screen: each legal choice has a place, each piece a picture and words, and patches apply."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, given, settings

from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.draw.patch import apply, patch
from teahouse.draw.scene import NOBODY, SHAPES
from teahouse.games import find, find_scene
from teahouse.picture import picture
from teahouse.text import Speaker
from tests.contract.cases import GAMES, tables, walk

DRAWN = [name for name in GAMES if find_spec(f"teahouse.games.{name}.scene")]
LIMIT = 260  # choices of a match that are looked at


def test_some_game_is_drawn() -> None:
    assert DRAWN


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables())
def test_scenes_of_random_matches(table: tuple[Game, int, dict[str, str], int]) -> None:
    game, seats, options, seed = table
    if game.name not in DRAWN:
        return
    look, speaker = find_scene(game.name), Speaker(game.name)
    match = Match(game, seats, options)
    before = look.scene(match.state, 0, SHAPES[seed % 2]).wire()
    for number, _ in enumerate(walk(match, seed, LIMIT)):
        if number % 7:
            continue
        state = match.state
        made = look.scene(state, max(state.actor, NOBODY), SHAPES[seed % 2])
        legal = set(state.legal()) if state.actor >= 0 else set()
        assert made.offers.reachable() == legal == set(made.offers.choices)
        assert set(made.offers.targets) <= {*made.pieces, *made.offers.spots}
        for piece in [*made.pieces.values(), *made.offers.spots.values()]:
            assert piece.art in look.SHEET.sizes
            assert piece.on in made.surfaces
            assert piece.say is None or speaker.has(piece.say[0])
        assert all(speaker.has(words[0]) for words in made.offers.choices.values())
        veiled = [key for keys in made.offers.veils.values() for key in keys]
        assert len(veiled) == len(set(veiled))
        assert not set(veiled) & {*made.offers.targets, *made.offers.instead}, "a piece is both offered and dimmed"
        assert set(veiled) <= set(made.pieces)
        for key in [*made.pieces, *made.offers.spots]:
            why = look.why(state, state.actor, key)
            assert why is not None or key not in veiled, f"{key} is dimmed and says nothing"
            assert why is None or speaker.has(why.say[0])
            assert look.why(state, state.actor + 1, key) is None, "only who decides is told why not"
        assert made.offers.prompt is not None
        assert speaker.has(made.offers.prompt[0])
        wire = made.wire()
        assert apply(before, patch(before, wire)) == wire
        before = wire


@pytest.mark.parametrize("name", DRAWN)
def test_a_new_match_has_a_picture(name: str) -> None:
    for seats in find(name).seats:
        assert picture(Match(find(name), seats)).startswith("<svg")
