"""Every game on the screen: each choice has a place, each piece a picture and words, patches apply and are small."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from teahouse.core.match import Match
from teahouse.draw.patch import apply, difference, patch
from teahouse.draw.scene import NOBODY, SHAPES, WIDE
from teahouse.games import face, find
from teahouse.picture import picture
from tests.contract.cases import GAMES
from tests.contract.on_screen import (
    KILOBYTE,
    MANY,
    SHARE,
    check_offers,
    check_pictures,
    check_reasons,
    check_words,
    positions,
    scenes,
    screen_of,
    some_options,
    zipped,
)

DRAWN = [name for name in GAMES if face(name).screen is not None]
games_and_seeds = pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in DRAWN for seed in SHARE])


def test_some_game_is_drawn() -> None:
    assert DRAWN


@games_and_seeds
def test_every_legal_choice_has_a_place_and_no_other(name: str, seed: int) -> None:
    for state, made in scenes(name, seed):
        check_offers(state, made)


@games_and_seeds
def test_what_is_dimmed_says_why(name: str, seed: int) -> None:
    for state, made in scenes(name, seed, every=1 if MANY else 11):
        check_reasons(state, made)


@pytest.mark.parametrize("shape", SHAPES)
@games_and_seeds
def test_every_picture_exists_and_every_piece_lies_on_a_surface(name: str, seed: int, shape: str) -> None:
    for _, made in scenes(name, seed, shape, every=5):
        check_pictures(made)


@games_and_seeds
def test_everything_has_words_in_each_language(name: str, seed: int) -> None:
    known: set[str] = set()
    for state, made in scenes(name, seed, every=3):
        check_words(state, made, known)


@games_and_seeds
def test_patches_lead_from_scene_to_scene(name: str, seed: int) -> None:
    look, found = screen_of(name), positions(name, seed)
    for first in range(0, len(found) - 1, 5):
        before, after = (look.scene(state, 0, WIDE, state.events or []).wire() for state in found[first : first + 2])
        kept, change = json.dumps(before), patch(before, after)
        assert apply(before, json.loads(json.dumps(change))) == after
        assert json.dumps(before) == kept  # nothing was changed in place
        assert patch(json.loads(kept), after) == change  # rows that are the same object are left out rightly
        assert patch(after, after) == {}


@pytest.mark.parametrize("name", DRAWN)
def test_patches_lead_anywhere(name: str) -> None:
    """To a position far away, to another viewer, to another shape."""
    look, found = screen_of(name), positions(name, 1)
    plain = [
        look.scene(found[at], seat, shape).wire()
        for at in (0, len(found) // 3, -1)
        for seat in (-1, 1)
        for shape in SHAPES
    ]
    for before in plain[::2]:
        for after in plain[::3]:
            assert apply(before, patch(before, after)) == after
            assert apply(before, difference(before, after)) == after


@pytest.mark.parametrize("name", DRAWN)
def test_the_plain_form_is_plain(name: str) -> None:
    def none(_: str) -> None:
        raise AssertionError("a number that is no integer")

    for _, made in scenes(name, 1, every=9):
        wire = made.wire()
        assert json.loads(json.dumps(wire), parse_float=none) == wire  # text keys, arrays, texts, integers


@pytest.mark.parametrize("shape", SHAPES)
@games_and_seeds
def test_scenes_and_patches_are_small(name: str, seed: int, shape: str) -> None:
    """A scene on the ground of its table in less than 6 kB, what one choice changes in less than 2."""
    look, found = screen_of(name), positions(name, seed)
    start = find(name).start(*some_options(name, seed))
    grounds = [look.scene(start, viewer, shape).wire() | {"seats": [], "offers": {}} for viewer in range(start.seats)]
    for old, new in list(pairwise(found))[:: 2 if MANY else 9]:
        for viewer in {max(old.actor, 0), max(new.actor, 0)}:
            a, b = (look.scene(state, viewer, shape, state.events or []).wire() for state in (old, new))
            assert zipped(difference(grounds[viewer], b)) < 6 * KILOBYTE
            assert zipped(patch(a, b)) < 2 * KILOBYTE


@games_and_seeds
def test_who_watches_is_offered_nothing(name: str, seed: int) -> None:
    look = screen_of(name)
    for number, state in enumerate(positions(name, seed)[::13]):
        for viewer in [NOBODY, *[seat for seat in range(state.seats) if seat != state.actor]]:
            offers = look.scene(state, viewer, SHAPES[number % 2]).offers
            assert not offers.reachable()
            assert not offers.veils
            assert not offers.instead
            assert offers.prompt is not None


@pytest.mark.parametrize("name", [name for name in DRAWN if screen_of(name).shared is not None])
def test_what_is_shared_is_the_scene_of_everybody(name: str) -> None:
    look = screen_of(name)
    assert look.shared is not None
    for number, state in enumerate(positions(name, 0)[::9]):
        shape, viewer, recent = SHAPES[number % len(SHAPES)], number % (state.seats + 1) - 1, state.events or []
        seen = look.shared.seen(look.shared.laid_out(state, shape), state, viewer, recent)
        assert seen.wire() == look.scene(state, viewer, shape, recent).wire()


@games_and_seeds
def test_overlays_lie_above_and_change_nothing_else(name: str, seed: int) -> None:
    look = screen_of(name)
    known: set[str] = set()
    for number, state in enumerate(positions(name, seed)[10::40]):
        plain = look.scene(state, 0, SHAPES[number % 2])
        assert look.scene(state, 0, plain.shape, overlay="nonsense").wire() == plain.wire()
        for overlay, _ in plain.overlays:
            made = look.scene(state, 0, plain.shape, overlay=overlay)
            added = set(made.lying()) - set(plain.lying())
            assert made.overlay == overlay
            assert set(made.wire()["pieces"]) == set(made.lying()), "it is drawn"
            assert added == {key for key in made.lying() if key.startswith("over.")}
            assert len(made.lying()) == len(plain.lying()) + len(added)
            check_pictures(made)
            check_words(state, made, known)


@games_and_seeds
def test_the_end_tells_every_point(name: str, seed: int) -> None:
    state = positions(name, seed)[-1]
    made = screen_of(name).scene(state, 0)
    assert [seat.score for seat in made.seats] == state.scores()
    assert [seat.place for seat in made.seats] == state.ranking()
    for seat in made.seats:
        assert sum(points for _, points in seat.lines) == seat.score


@pytest.mark.parametrize("name", DRAWN)
def test_a_new_match_has_a_picture(name: str) -> None:
    for seats in find(name).seats:
        assert picture(Match(find(name), seats)).startswith("<svg")
