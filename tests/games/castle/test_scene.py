"""Dragon Castle on the screen: every choice has a place, everything has a picture and words, and patches are small."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.draw.patch import apply, patch
from teahouse.draw.scene import BLOCKED, FAINT, NOBODY, SHAPES, TALL, WIDE, Piece, Scene
from teahouse.games.castle.art.cards import DRAGONS, SPIRITS
from teahouse.games.castle.choices import CELL_NAMES, CHOICES
from teahouse.games.castle.pieces import DRAGON_NAMES, FACE_NAMES, SPIRIT_NAMES
from teahouse.games.castle.scene import SHEET, scene, why
from teahouse.games.castle.state import Castle
from teahouse.text import Speaker

GAME = games.find("castle")
SPEAKER = Speaker("castle", names=["Anna", "Ben", "Cleo", "Dan"])
SEEDS = range(4)


def some_options(seed: int) -> tuple[int, dict[str, str]]:
    """A table of random options; half of the spirits each time, so that all their decisions are met."""
    dice = random.Random(seed)
    options = {option.name: dice.choice(option.values) for option in GAME.options if option.name != "cards"}
    options["spirits"] = " ".join(SPIRIT_NAMES[seed % 2 * 5 :][:5])
    options["dragons"] = " ".join(dice.sample(DRAGON_NAMES, dice.randint(0, 3))) or "0"
    return dice.choice(GAME.seats), options


@cache
def positions(seed: int) -> list[State]:
    """Every position of a random game, chance and the end included, each with what the last choice told."""
    seats, options = some_options(seed)
    state, rng, found = GAME.start(seats, options), Rng(seed), []
    while True:
        if state.turn:
            kept = state.clone()
            kept.events = state.events
            found.append(kept)
        if state.actor == OVER:
            return found
        state.events = []
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])


def scenes(seed: int, shape: str = WIDE, every: int = 1) -> Iterator[tuple[State, Scene]]:
    for state in positions(seed)[::every]:
        yield state, scene(state, max(state.actor, NOBODY), shape, state.events or [])


def opening(**options: str) -> Castle:
    match = Match(GAME, 2, {"spirits": "0", "dragons": "0", **options})
    match.settle(Rng(1))
    assert isinstance(match.state, Castle)
    return match.state


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_choice_has_a_place_and_no_other(seed: int) -> None:
    for state, made in scenes(seed):
        offers = made.offers
        legal = set(state.legal()) if state.actor >= 0 else set()
        assert offers.reachable() == legal
        assert set(offers.choices) == legal
        for key, target in offers.targets.items():
            assert key in made.pieces or key in offers.spots
            assert len(set(target.do)) == len(target.do) > 0
        placed = [choice for target in offers.targets.values() for choice in target.do]
        assert len(placed) == len(set(placed)), "a choice lies on two pieces"
        for key in offers.targets:
            assert why(state, state.actor, key) is None, "a piece is both offered and refused"


def test_random_games_meet_every_decision() -> None:
    asked = {type(state.pending[-1]).__name__ for seed in SEEDS for state in positions(seed) if state.actor >= 0}
    assert len(asked) >= 13
    families = {CHOICES.family_of(c).name for seed in SEEDS for s in positions(seed) if s.actor >= 0 for c in s.legal()}
    assert families >= {"take", "pair", "place", "build", "call", "pay", "lift", "drop", "destroy", "turn", "done"}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_picture_exists_and_every_piece_lies_on_a_surface(seed: int, shape: str) -> None:
    for _, made in scenes(seed, shape, every=3):
        for piece in [*made.pieces.values(), *made.offers.spots.values()]:
            assert piece.art in SHEET.symbols
            w, h = SHEET.sizes[piece.art]
            surface = made.surfaces[piece.on]
            assert -5 <= piece.x <= surface.w - w * piece.size // 100 + 5
            assert -30 <= piece.y <= surface.h - h * piece.size // 100 + 5
        for surface in made.surfaces.values():
            assert {plate.style for plate in surface.plates} <= set(SHEET.plates)
        assert not made.offers.ghost or made.offers.ghost in SHEET.symbols


def said(key: str, values: dict[str, int | str]) -> str:
    assert SPEAKER.has(key), key
    text = SPEAKER.say(key, **SPEAKER.words(values))
    assert text
    assert "{" not in text, text  # a value is missing
    return text


def lying(made: Scene, key: str) -> Piece:
    return made.pieces.get(key) or made.offers.spots[key]


def values_of(piece: Piece) -> dict[str, int | str]:
    return piece.say[1] if piece.say else {}


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_has_words(seed: int) -> None:
    for state, made in scenes(seed, every=2):
        offers = made.offers
        pieces = [*made.pieces.values(), *offers.spots.values()]
        labels = [piece.say for piece in pieces if piece.say] + [surface.say for surface in made.surfaces.values()]
        labels += [button.say for button in offers.buttons] + [note for seat in made.seats for note in seat.notes]
        labels += [target.gain for target in offers.targets.values() if target.gain]
        labels += [part for part in (offers.prompt, offers.hint) if part]
        labels += [(key, {}) for key, _ in offers.steps] + [(piece.tells, {}) for piece in pieces if piece.tells]
        for key, values in [*labels, *[words for _, words in made.log]]:
            said(key, values)
        for key, target in offers.targets.items():
            assert lying(made, key).say, f"{key} can be chosen and says nothing"
            for choice in target.do:
                name, values = offers.choices[choice]
                said(name, values_of(lying(made, key)) | values)
        for key in [*made.pieces, *offers.spots]:
            reason = why(state, state.actor, key)
            if reason is not None:
                said(reason.say[0], values_of(lying(made, key)) | reason.say[1])


@pytest.mark.parametrize("seed", SEEDS)
def test_patches_lead_from_scene_to_scene(seed: int) -> None:
    found = positions(seed)
    for first in range(0, len(found) - 1, 3):  # every third step: also from what chance uncovered to a decision
        before, after = (scene(state, 0, WIDE, state.events or []).wire() for state in found[first : first + 2])
        change = patch(before, after)
        kept = json.dumps(before)
        assert apply(before, json.loads(json.dumps(change))) == after
        assert json.dumps(before) == kept  # nothing was changed in place
        assert patch(json.loads(kept), after) == change  # rows that are the same object are left out rightly
        assert patch(after, after) == {}


@pytest.mark.parametrize("seed", SEEDS)
def test_patches_lead_anywhere(seed: int) -> None:
    """To a position far away, to another viewer, to another shape."""
    found = positions(seed)
    plain = [scene(found[at], seat, shape).wire() for at in (0, 60, -1) for seat in (-1, 1) for shape in SHAPES]
    for before in plain[::2]:
        for after in plain[::3]:
            assert apply(before, patch(before, after)) == after


def test_the_plain_form_is_plain() -> None:
    def none(_: str) -> None:
        raise AssertionError("a number that is no integer")

    for _, made in scenes(1, every=9):
        wire = made.wire()
        assert json.loads(json.dumps(wire), parse_float=none) == wire  # text keys, arrays, texts, integers


def test_a_placed_tile_is_a_patch_under_a_kilobyte() -> None:
    sizes = []
    for seed in SEEDS:
        found = positions(seed)
        for old, new in pairwise(found):
            if any(event.key == "castle-place" for event in new.events or []):
                for viewer in {old.actor, max(new.actor, 0)}:
                    a, b = (scene(state, viewer, WIDE, state.events or []).wire() for state in (old, new))
                    sizes.append(len(gzip.compress(json.dumps(patch(a, b), separators=(",", ":")).encode())))
    assert len(sizes) > 100
    assert max(sizes) < 1024


def test_a_scene_is_bounded_by_the_pieces_of_the_game() -> None:
    """116 tiles, 40 shrines, 7 tokens, 24 heights per realm, the track, the supply and the cards: never more."""
    for seed in SEEDS:
        for state, made in scenes(seed, every=5):
            assert isinstance(state, Castle)
            cards = len(state.spirits) + len(state.dragons)
            assert len(made.pieces) <= 116 + 40 + 7 + 36 * state.seats + 5 + 2 + cards
            assert len(json.dumps(made.wire(), separators=(",", ":"))) < 48_000


@pytest.mark.parametrize("seed", SEEDS)
def test_who_watches_is_offered_nothing(seed: int) -> None:
    for state in positions(seed)[::7]:
        for viewer in [NOBODY, *[seat for seat in range(state.seats) if seat != state.actor]]:
            offers = scene(state, viewer).offers
            assert not offers.reachable()
            assert not offers.veils
            assert offers.prompt is not None


def test_tiles_that_cannot_be_taken_say_why() -> None:
    state = opening()
    made = scene(state, 0)
    reasons = {key: reason for key in made.pieces if (reason := why(state, 0, key)) is not None}
    for cell in state.layout.cells:
        key = f"tile:{CELL_NAMES[cell]}.{state.height[cell]}"
        assert (key in reasons) != (key in made.offers.targets)
    assert reasons["tile:b1.1"].rule == "C-18"  # too low, but free: a faint veil
    assert "tile:b1.1" in made.offers.veils[FAINT]
    assert "tile:c1.1" in made.offers.veils[BLOCKED]
    reason = reasons["tile:b1.1"].say
    assert "b1" in said(reason[0], values_of(made.pieces["tile:b1.1"]) | reason[1])


def test_buried_tiles_are_silent_and_hide_their_face() -> None:
    state = opening()
    made = scene(state, 0)
    for key, piece in made.pieces.items():
        if piece.on == "castle":
            cell, _, floor = key.removeprefix("tile:").partition(".")
            buried = int(floor) < state.height[CELL_NAMES.index(cell)]
            assert (piece.art == "unseen") == buried
            assert (piece.say is None) == buried


def test_a_taken_tile_keeps_its_id_and_a_placed_one_is_followed() -> None:
    match = Match(GAME, 2, {"spirits": "0", "dragons": "0"})
    rng = Rng(1)
    match.settle(rng)
    start = scene(match.state, 0).wire()
    match.play("take c2")
    match.settle(rng)
    taken = scene(match.state, 0).wire()
    change = patch(start, taken)
    assert change["set"]["tile:c2.3"]["on"] == "hand"
    assert "was" not in change
    match.play("shrine")
    shrine = scene(match.state, 0).wire()
    assert patch(taken, shrine)["was"] == {"shrine:A.pool.1": "shrine"}  # from the supply
    match.play("place b2")
    placed = scene(match.state, 0).wire()
    change = patch(shrine, placed)
    assert change["was"] == {"tile:A.b2.1": "tile:c2.3"}
    assert change["gone"] == ["tile:c2.3"]


def test_a_placement_shows_the_points_of_its_set() -> None:
    state = opening()
    face = FACE_NAMES.index("D1")
    for space in (0, 1, 2):
        state.realms[0].put(face, space)
    state.apply(state.legal()[0])
    while state.actor == CHANCE:
        state.apply(state.draw(Rng(1)))
    state.first = face
    state.apply(GAME.parse("shrine"))
    targets = scene(state, 0).offers.targets
    assert targets["spot.A.d1"].gain == ("gain-points", {"points": 3})  # C-39, C-40: four tiles 2, dragons 1 more
    assert targets["spot.A.f4"].gain is None


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_tells_every_point(seed: int) -> None:
    state = positions(seed)[-1]
    made = scene(state, 0)
    assert state.actor == OVER
    assert [seat.score for seat in made.seats] == state.scores()
    assert [seat.place for seat in made.seats] == state.ranking()
    for seat in made.seats:
        assert sum(points for _, points in seat.lines) == seat.score
        assert [key for key, _ in seat.lines if not SPEAKER.has(key)] == []
    assert all(not seat.lines for seat in scene(positions(seed)[0], 0).seats)


def test_realms_stand_in_the_order_of_the_table_from_the_viewer_on() -> None:
    match = Match(GAME, 3)
    match.settle(Rng(2))
    surfaces = [key for key in scene(match.state, 1).surfaces if key.startswith("realm")]
    assert surfaces == ["realm-B", "realm-C", "realm-A"]
    assert [scene(match.state, 1).surfaces[key].role for key in surfaces] == ["mine", "other", "other"]


def test_the_shapes_differ() -> None:
    state = opening(spirits="2", dragons="1")
    wide, tall = scene(state, 0, WIDE), scene(state, 0, TALL)
    assert tall.surfaces["castle"].w < wide.surfaces["castle"].w
    assert tall.surfaces["shelf"].w < wide.surfaces["shelf"].w
    assert set(tall.pieces) == set(wide.pieces)


def test_every_face_and_card_is_drawn_and_no_two_are_alike() -> None:
    assert set(SPIRITS) == set(SPIRIT_NAMES)
    assert set(DRAGONS) == set(DRAGON_NAMES)
    names = [*FACE_NAMES, *[f"spirit-{name}-drawing" for name in SPIRITS], *[f"dragon-{n}-drawing" for n in DRAGONS]]
    drawings = [SHEET.symbols[name] for name in names]
    assert len(set(drawings)) == len(names)
