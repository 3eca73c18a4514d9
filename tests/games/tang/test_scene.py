"""Tang Garden on the screen: every choice has a place, everything a picture and words in each language."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from itertools import pairwise

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.draw.patch import patch
from teahouse.draw.scene import NOBODY, SHAPES
from teahouse.games.tang.rules.board import find_board
from teahouse.games.tang.rules.choices import BUILD, CELL, CELL_NAMES, CHOICES
from teahouse.games.tang.rules.pieces import EMPTY, TILE_NAMES
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.screen.art.tiles import T, face_arts
from teahouse.games.tang.screen.scene import SHEET, scene, why
from teahouse.games.tang.words.facts import facts
from tests.contract import on_screen
from tests.contract.on_screen import SEEDS, check_offers, check_pictures, check_words, played, said, speakers

FOLDER = files("teahouse.games.tang")
GAME = games.find("tang")
positions = partial(on_screen.positions, "tang")
scenes = partial(on_screen.scenes, "tang")


def opening(seats: int = 2, **options: str) -> Tang:
    match = Match(GAME, seats, {"start_tile": "A0", **options})
    match.settle(Rng(1))
    assert isinstance(match.state, Tang)
    return match.state


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


def own_board() -> str:
    """A tile with water from side to side and a wall, three icons on a landscape, and spaces in two corners."""
    text = (FOLDER / "rules" / "data" / "tang.toml").read_text("utf-8")
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
    for state in list(played("tang", 2, {"board": text}, 5))[::5]:
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


def test_the_viewer_sees_his_own_board_first() -> None:
    state = opening(3)
    wide = [key for key in scene(state, 1).surfaces if key.startswith("player")]
    assert wide == ["player-B", "player-C", "player-A"]
    tall = scene(state, 1, "tall")
    assert [key for key in tall.surfaces if key.startswith("player")] == wide
    assert tall.pieces["cube.B.rock"].on == "player-B"


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
        said("tang", f"option-{option.name}", {})
        for value in option.values:
            keys = (f"option-{option.name}-{value}", f"{option.name}-{value}")
            assert any(speakers("tang")[0].has(key) for key in keys)
    for preset, chosen in GAME.presets.items():
        said("tang", f"preset-{preset}", facts(GAME.start(2, chosen)))


def test_tiles_are_as_large_as_their_cells() -> None:
    assert all(SHEET.sizes[name] == (T, T) for name in SHEET.sizes if name.startswith("t-"))
