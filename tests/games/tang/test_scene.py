"""Tang Garden on the screen: every choice has a place, everything a picture and words in each language."""

from __future__ import annotations

import gzip
import json
import os
import random
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.syntax import ast, parse

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.draw.patch import apply, patch
from teahouse.draw.scene import NOBODY, SHAPES, WIDE, Piece, Scene, Words
from teahouse.games.tang.art.tiles import T, face_arts
from teahouse.games.tang.board import find_board
from teahouse.games.tang.choices import BUILD, CELL, CELL_NAMES, CHOICES
from teahouse.games.tang.pieces import EMPTY, TILE_NAMES
from teahouse.games.tang.scene import HELP, SHEET, scene, why
from teahouse.games.tang.scene_overlays import OVERLAYS
from teahouse.games.tang.state import Tang
from teahouse.text import Speaker

FOLDER = files("teahouse.games.tang")
GAME = games.find("tang")
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
SPEAKERS = [Speaker("tang", language, names=NAMES) for language in ("en", "de")]
MANY = int(os.environ.get("TEAHOUSE_SCENES", "0"))  # so many random games instead of a handful
SEEDS = range(MANY or 6)


def some_options(seed: int) -> tuple[int, dict[str, str]]:
    """A table of random options; every number of players in turn."""
    dice = random.Random(seed)
    options = {option.name: dice.choice(option.values) for option in GAME.options}
    return (1, 2, 3, 4)[seed % 4], options


def played(seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Every position of a random game, chance and the end included, each with what the last choice told."""
    state, rng = GAME.start(seats, options), Rng(seed)
    while True:
        if state.turn:
            kept = state.clone()
            kept.events = state.events
            yield kept
        if state.actor == OVER:
            return
        state.events = []
        legal = state.legal()
        state.apply(state.draw(rng) if state.actor == CHANCE else legal[rng.below(len(legal))])


@lru_cache(maxsize=8)
def positions(seed: int) -> list[State]:
    seats, options = some_options(seed)
    return list(played(seats, options, seed))


def scenes(seed: int, shape: str = WIDE, every: int = 1) -> Iterator[tuple[State, Scene]]:
    for state in positions(seed)[seed % every :: every]:
        yield state, scene(state, max(state.actor, NOBODY), shape, state.events or [])


def opening(seats: int = 2, **options: str) -> Tang:
    match = Match(GAME, seats, {"start_tile": "A0", **options})
    match.settle(Rng(1))
    assert isinstance(match.state, Tang)
    return match.state


def check_offers(state: State, made: Scene) -> None:
    offers = made.offers
    legal = set(state.legal()) if state.actor >= 0 else set()
    assert offers.reachable() == legal
    assert set(offers.choices) == legal
    for key, target in offers.targets.items():
        assert key in made.pieces or key in offers.spots
        assert len(set(target.do)) == len(target.do) > 0
    placed = [choice for target in offers.targets.values() for choice in target.do] + [one.do for one in offers.tries]
    assert len(placed) == len(set(placed)), "a choice lies on two pieces"
    assert not set(offers.instead) & set(offers.targets)
    assert set(offers.instead) <= {*made.pieces, *offers.spots}
    assert set(offers.shows) <= set(offers.targets)
    assert not set(offers.spots) & set(made.pieces)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_choice_has_a_place_and_no_other(seed: int) -> None:
    for state, made in scenes(seed):
        check_offers(state, made)


def test_random_games_meet_every_decision() -> None:
    asked = {type(state.pending[-1]).__name__ for seed in SEEDS for state in positions(seed) if state.actor >= 0}
    assert len(asked) >= 28
    families = {CHOICES.family_of(c).name for seed in SEEDS for s in positions(seed) if s.actor >= 0 for c in s.legal()}
    assert families >= {"build", "cell", "rotate", "put", "keep", "pick", "slot", "influence", "stand", "face", "step"}


def test_what_could_have_been_chosen_before_was_possible_then() -> None:
    """`instead` names choices of the decision before; they are legal one choice earlier."""
    met = 0
    for seed in SEEDS:
        for before, after in pairwise(positions(seed)):
            if after.actor >= 0 and before.actor == after.actor:
                instead = scene(after, after.actor).offers.instead
                assert set(instead.values()) <= set(before.legal())
                met += len(instead)
    assert met > 500


def every_piece(made: Scene) -> list[Piece]:
    offers = made.offers
    found = [*made.pieces.values(), *offers.spots.values()]
    found += [piece for one in offers.tries for piece in one.pieces.values()]
    return found + [piece for shown in offers.shows.values() for piece in shown.values()]


def check_pictures(made: Scene) -> None:
    for key, piece in made.pieces.items():
        check_inside(made, key, piece)
    for piece in every_piece(made):
        assert piece.art in SHEET.symbols, piece.art
        assert piece.art in SHEET.sizes
        assert piece.on in made.surfaces
    for surface in made.surfaces.values():
        assert {plate.style for plate in surface.plates} <= set(SHEET.plates)
        assert {style for style, _ in surface.strokes} <= set(SHEET.plates)
        assert {label[0] for label in surface.labels} <= set(SHEET.labels)
    assert not made.offers.ghost or made.offers.ghost in SHEET.symbols


def check_inside(made: Scene, key: str, piece: Piece) -> None:
    """Inside the box of its surface, also when it is turned about its middle."""
    w, h = (side * piece.size / 100 for side in SHEET.sizes[piece.art])
    surface = made.surfaces[piece.on]
    x, y = piece.x, piece.y
    if piece.turn in (90, 270):
        x, y, w, h = x + w / 2 - h / 2, y + h / 2 - w / 2, h, w
    slack = 16 if key.startswith(("mini:", "gaze.", "deco:", "over.")) else 6
    assert -slack <= x <= surface.w - w + slack, key
    assert -slack <= y <= surface.h - h + slack, key


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_picture_exists_and_every_piece_lies_on_a_surface(seed: int, shape: str) -> None:
    for _, made in scenes(seed, shape, every=3):
        check_pictures(made)


def said(key: str, values: dict[str, int | str]) -> None:
    for speaker in SPEAKERS:
        assert speaker.has(key), key
        text = speaker.say(key, **speaker.words(values))
        assert text.strip(), key
        assert "{" not in text, text  # a value is missing
        assert "$" not in text, text


def values_of(piece: Piece) -> dict[str, int | str]:
    return piece.say[1] if piece.say else {}


def lying(made: Scene, key: str) -> Piece:
    return made.pieces.get(key) or made.offers.spots[key]


def all_words(made: Scene) -> Iterator[Words]:
    offers = made.offers
    for piece in every_piece(made):
        if piece.say:
            yield piece.say
        if piece.tells:
            yield piece.tells, {}
    for surface in made.surfaces.values():
        yield surface.say
        yield from [label[3] for label in surface.labels]
        yield surface.tab, {}
    for button in offers.buttons:
        yield button.say
        if button.gain:
            yield button.gain
    yield from [note for seat in made.seats for note in seat.notes]
    yield from [target.gain for target in offers.targets.values() if target.gain]
    yield from [one.gain for one in offers.tries if one.gain]
    yield from [part for part in (offers.prompt, offers.hint) if part]
    yield from [(key, {}) for key, _ in offers.steps]
    yield from [(key, {}) for key in offers.help]
    yield from [words for _, words in made.log]


def check_words(state: State, made: Scene, known: set[str]) -> None:
    """Each different sentence once: most are the same from scene to scene."""
    offers = made.offers
    sentences = list(all_words(made))
    for key, target in offers.targets.items():
        assert lying(made, key).say, f"{key} can be chosen and says nothing"
        for choice in target.do:
            name, values = offers.choices[choice]
            sentences.append((name, values_of(lying(made, key)) | values))
    for one in offers.tries:
        sentences.append(offers.choices[one.do])
    for key in [*made.pieces, *offers.spots]:
        reason = why(state, state.actor, key)
        if reason is not None:
            sentences.append((reason.say[0], values_of(lying(made, key)) | reason.say[1]))
    for key, values in sentences:
        mark = f"{key} {sorted(values.items())}"
        if mark not in known:
            known.add(mark)
            said(key, values)


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_has_words_in_each_language(seed: int) -> None:
    known: set[str] = set()
    for state, made in scenes(seed, every=2):
        check_words(state, made, known)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its attributes, as the file has it."""
    text = (FOLDER / "text" / f"{language}.ftl").read_text("utf-8")
    entries = [
        entry
        for entry in parse(text).body
        if not isinstance(entry, (ast.Comment, ast.GroupComment, ast.ResourceComment))
    ]
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a message is there twice"
    return {entry.id.name: {part.id.name for part in entry.attributes} for entry in found}


def test_every_language_has_every_message() -> None:
    assert messages("de") == messages("en")


@pytest.mark.parametrize("seed", SEEDS)
def test_overlays_lie_on_the_board(seed: int) -> None:
    for number, state in enumerate(positions(seed)[::9]):
        plain = scene(state, 0, SHAPES[number % 2])
        for name, key in OVERLAYS:
            made = scene(state, 0, SHAPES[number % 2], overlay=name)
            assert made.overlay == name
            assert {added for added in made.pieces if added not in plain.pieces} == {
                added for added in made.pieces if added.startswith("over.")
            }
            check_pictures(made)
            said(key, {})
            said(f"{key}.about", {})
            check_words(state, made, set())
    assert scene(positions(seed)[0], 0, overlay="no-such").overlay == ""


def test_help_has_chapters_with_titles_and_says_which_belong_to_a_decision() -> None:
    for key in HELP:
        said(key, {})
        said(f"{key}.title", {})
    for seed in SEEDS:
        for _, made in scenes(seed, every=11):
            assert made.help == list(HELP)
            assert set(made.offers.help) <= set(HELP)


@pytest.mark.parametrize("seed", SEEDS)
def test_patches_lead_from_scene_to_scene(seed: int) -> None:
    found = positions(seed)
    for first in range(0, len(found) - 1, 5):
        before, after = (scene(state, 0, WIDE, state.events or []).wire() for state in found[first : first + 2])
        change = patch(before, after)
        assert apply(before, json.loads(json.dumps(change))) == after
        assert patch(after, after) == {}


def test_the_plain_form_is_plain() -> None:
    def none(_: str) -> None:
        raise AssertionError("a number that is no integer")

    for _, made in scenes(1, every=9):
        wire = made.wire()
        assert json.loads(json.dumps(wire), parse_float=none) == wire  # text keys, arrays, texts, integers


def zipped(value: object) -> int:
    return len(gzip.compress(json.dumps(value, separators=(",", ":")).encode()))


@pytest.mark.parametrize("seed", SEEDS)
def test_scenes_and_patches_are_small(seed: int) -> None:
    found = positions(seed)
    for old, new in list(pairwise(found))[::4]:
        for viewer in {max(old.actor, 0), max(new.actor, 0)}:
            a, b = (scene(state, viewer, WIDE, state.events or []).wire() for state in (old, new))
            assert zipped(b) < 6 * 1024
            assert zipped(patch(a, b)) < 2 * 1024


@pytest.mark.parametrize("seed", SEEDS)
def test_who_watches_is_offered_nothing(seed: int) -> None:
    for state in positions(seed)[::13]:
        for viewer in [NOBODY, *[seat for seat in range(state.seats) if seat != state.actor]]:
            offers = scene(state, viewer).offers
            assert not offers.reachable()
            assert not offers.veils
            assert not offers.instead
            assert offers.prompt is not None


def own_board() -> str:
    """A tile with water from side to side and a wall, three icons on a landscape, and spaces in two corners."""
    text = (FOLDER / "data" / "tang.toml").read_text("utf-8")
    first = text.index('id = "G01"')
    tile = text[first : text.index("[[tile]]", first)]
    strange = tile.replace(
        'edges = ["greenery", "greenery", "greenery", "greenery"]', 'edges = ["water", "path", "water", "wall"]'
    )
    strange = strange.replace(
        '{terrain="greenery",edges=["N","E","S","W"]}', '{terrain="water",edges=["N","S"]}, {terrain="rock",edges=[]}'
    )
    changed = text.replace(tile, strange).replace("outer_spaces = [", "outer_spaces = [[1,1],[6,6],")
    changed = changed.replace('icons = ["dragon", "dragon"]', 'icons = ["dragon", "element", "village"]')
    assert strange != tile
    return changed


def test_a_board_of_ones_own_is_drawn_from_parts() -> None:
    """Tiles that no shipped board has, and stacks that find no corner, as an owner's file may have them."""
    text = own_board()
    board = find_board(text)
    strange = [tile for tile in range(len(TILE_NAMES)) if len(face_arts(board.faces, tile * 4)) > 1]
    assert strange
    known: set[str] = set()
    for state in list(played(2, {"board": text}, 5))[::5]:
        for shape in SHAPES:
            made = scene(state, max(state.actor, NOBODY), shape, state.events or [])
            check_offers(state, made)
            check_pictures(made)
            check_words(state, made, known)


# --- what a player sees ---


def test_a_chosen_cell_shows_the_tile_in_legal_rotations_only() -> None:
    state = opening()
    stack = BUILD.index(next(choice for choice in state.legal() if BUILD.has(choice)))
    tile = f"tile:{TILE_NAMES[state.face_up[stack]]}"
    state.apply(BUILD.of(stack))
    offers = scene(state, 0).offers
    cells = [CELL_NAMES[CELL.index(choice)] for choice in state.legal()]
    assert set(offers.targets) == {f"spot.{cell}" for cell in cells}
    assert set(offers.shows) == set(offers.targets)
    state.apply(state.legal()[0])
    made = scene(state, 0)
    assert [one.do for one in made.offers.tries] == state.legal()
    assert all(set(one.pieces) >= {tile} for one in made.offers.tries)
    assert all(one.gain is not None for one in made.offers.tries)
    assert set(made.offers.instead) == {f"spot.{cell}" for cell in cells[1:]}


def test_spaces_that_cannot_take_the_tile_say_why() -> None:
    state = opening()
    state.apply(state.legal()[0])
    made = scene(state, 0)
    reasons = {key: why(state, 0, key) for key in [*made.pieces, *made.offers.spots]}
    rules = {key: reason.rule for key, reason in reasons.items() if reason is not None}
    assert rules["cell.c1"] == "T-28"  # nothing lies beside it
    assert rules["start.d4"] == "T-28"  # a tile lies there
    for cell in state.spaces:
        name = CELL_NAMES[cell]
        assert (f"cell.{name}" in rules) != (f"spot.{name}" in made.offers.targets)


def test_a_space_that_nothing_fits_is_marked() -> None:
    for seed in SEEDS:
        for state, made in scenes(seed, every=17):
            assert isinstance(state, Tang)
            for cell in state.spaces:
                if state.lying[cell] == EMPTY:
                    fits = any(
                        state.rotations(tile, cell)
                        for tile in range(80)
                        if state.unseen[tile // 20] >> tile % 20 & 1
                        or tile in state.face_up
                        or tile in state.display
                        or any(tile in under for under in state.under)
                    )
                    dead = state.asked[cell] != 0 and not fits
                    assert (f"cell.{CELL_NAMES[cell]}" in made.pieces) == dead


@pytest.mark.parametrize("seed", SEEDS)
def test_the_end_tells_every_point(seed: int) -> None:
    state = positions(seed)[-1]
    made = scene(state, 0)
    assert state.actor == OVER
    assert [seat.score for seat in made.seats] == state.scores()
    assert [seat.place for seat in made.seats] == state.ranking()
    for seat in made.seats:
        assert sum(points for _, points in seat.lines) == seat.score
        assert [key for key, _ in seat.lines] == [key for key, _ in made.seats[0].lines]
        for key, _ in seat.lines:
            said(key, {})


def test_the_viewer_sees_his_own_board_first() -> None:
    state = opening(3)
    wide = [key for key in scene(state, 1).surfaces if key.startswith("player")]
    assert wide == ["player-B", "player-C", "player-A"]
    tall = scene(state, 1, "tall")
    assert [key for key in tall.surfaces if key.startswith("player")] == ["player-C", "player-A"]
    assert tall.pieces["cube.B.rock"].on == "garden"


def test_a_placed_tile_keeps_its_id() -> None:
    state = opening()
    before = scene(state, 0).wire()
    for _ in range(3):
        state.apply(state.legal()[0])
    change = patch(before, scene(state, 0).wire())
    tile = next(key for key in change["set"] if key.startswith("tile:"))
    assert tile in before["pieces"]
    assert before["pieces"][tile].get("size") != change["set"][tile].get("size")


def test_every_option_and_preset_has_its_sentence() -> None:
    for option in GAME.options:
        said(f"option-{option.name}", {})
    for preset in GAME.presets:
        said(f"preset-{preset}", {})


def test_tiles_are_as_large_as_their_cells() -> None:
    assert all(SHEET.sizes[name] == (T, T) for name in SHEET.sizes if name.startswith("t-"))
