"""Dragon Castle on the screen: every choice has a place, everything has a picture and words, and patches are small."""

from __future__ import annotations

import json
from functools import partial
from itertools import pairwise

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.draw.gains import gains
from teahouse.draw.patch import patch
from teahouse.draw.scene import FAINT, LIT, TALL, WIDE
from teahouse.games.castle.rules.choices import CELL_NAMES, CHOICES
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, FACE_NAMES, NO_FACE, SPIRIT_NAMES
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.screen.art.cards import DRAGONS, SPIRITS
from teahouse.games.castle.screen.scene import (
    SHEET,
    _castle_stack,
    _realm_stack,
    laid_out,
    marks,
    raised,
    scene,
    seen,
    why,
)
from teahouse.text import Speaker
from tests.contract import on_screen
from tests.contract.on_screen import KILOBYTE, values_of, zipped

GAME = games.find("castle")
positions = partial(on_screen.positions, "castle")
scenes = partial(on_screen.scenes, "castle")
SPEAKER = Speaker("castle", names=["Anna", "Ben", "Cleo", "Dan"])
SEEDS = range(4)


def opening(**options: str) -> Castle:
    match = Match(GAME, 2, {"spirits": "0", "dragons": "0", **options})
    match.settle(Rng(1))
    assert isinstance(match.state, Castle)
    return match.state


def test_random_games_meet_every_decision() -> None:
    """Which games these are depends on how many options there are, so they go on until all was met."""
    wanted = {"take", "pair", "place", "build", "call", "pay", "lift", "drop", "destroy", "turn", "done"}
    asked: set[str] = set()
    families: set[str] = set()
    for seed in range(10 * len(SEEDS)):
        deciding = [state for state in positions(seed) if state.actor >= 0]
        asked |= {type(state.pending[-1]).__name__ for state in deciding}
        families |= {CHOICES.family_of(choice).name for state in deciding for choice in state.legal()}
        if len(asked) >= 13 and families >= wanted:
            return
    raise AssertionError(f"never met: {wanted - families}; decisions met: {sorted(asked)}")


def test_places_are_called_by_what_stands_at_the_edges() -> None:
    made = scene(opening(), 0, WIDE)
    for name in ("castle", "realm-A", "realm-B"):
        written = {words[1]["text"] for *_, words in made.surfaces[name].labels}
        assert {"a", "f", "1", "4"} <= written
    rows, columns = ({key[5:].split(".")[0][at:] for key in made.lying() if key.startswith("tile:")} for at in (1, 0))
    written = {words[1]["text"] for *_, words in made.surfaces["castle"].labels}
    assert rows <= written
    assert {name[0] for name in columns} <= written


def test_what_a_line_of_the_log_marks_lies_there() -> None:
    met: set[str] = set()
    for seed in SEEDS:
        for state in positions(seed):
            lying = scene(state, 0).lying()
            for event in state.events or []:
                meant = marks(event).split()
                found = [
                    key for key in lying for mark in meant if key == mark or (mark[-1] == "." and key.startswith(mark))
                ]
                if event.key in ("castle-place", "castle-build", "castle-uncover"):
                    met.add(event.key)
                    assert found, event
    assert met == {"castle-place", "castle-build", "castle-uncover"}


def said(key: str, values: dict[str, int | str]) -> str:
    assert SPEAKER.has(key), key
    text = SPEAKER.say(key, **SPEAKER.words(values))
    assert text
    assert "{" not in text, text  # a value is missing
    return text


def test_a_placed_tile_is_a_patch_under_a_kilobyte() -> None:
    sizes = []
    for seed in SEEDS:
        found = positions(seed)
        for old, new in pairwise(found):
            if any(event.key == "castle-place" for event in new.events or []):
                for viewer in {old.actor, max(new.actor, 0)}:
                    a, b = (scene(state, viewer, WIDE, state.events or []).wire() for state in (old, new))
                    sizes.append(zipped(patch(a, b)))
    assert len(sizes) > 100
    assert max(sizes) < KILOBYTE


def test_a_scene_is_bounded_by_the_pieces_of_the_game() -> None:
    """116 tiles, 40 shrines, 7 tokens, 24 heights per realm, the track, the supply and the cards: never more."""
    for seed in SEEDS:
        for state, made in scenes(seed, every=5):
            assert isinstance(state, Castle)
            cards = len(state.spirits) + len(state.dragons)
            assert len(made.pieces) <= 116 + 40 + 7 + 36 * state.seats + 5 + 2 + cards
            assert len(json.dumps(made.wire(), separators=(",", ":"))) < 48_000


def test_tiles_that_cannot_be_taken_say_why() -> None:
    state = opening()
    made = scene(state, 0)
    reasons = {key: reason for key in made.lying() if (reason := why(state, 0, key)) is not None}
    for cell in state.layout.cells:
        key = f"tile:{CELL_NAMES[cell]}.{state.height[cell]}"
        assert (key in reasons) != (key in made.offers.targets)
    assert reasons["tile:b1.1"].rule == "C-18"  # too low, but free: a faint veil
    assert "tile:b1.1" in made.offers.veils[FAINT]
    assert "tile:c1.1" in made.offers.veils[LIT]
    reason = reasons["tile:b1.1"].say
    assert "b1" in said(reason[0], values_of(made.lying()["tile:b1.1"]) | reason[1])


def test_buried_tiles_are_silent_and_hide_their_face() -> None:
    state = opening()
    made = scene(state, 0)
    for key, piece in made.lying().items():
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
    targets, brings = scene(state, 0).offers.targets, gains(state)
    set_of_four = brings[targets["spot.A.d1"].do[0]]  # C-39, C-40: four tiles 2, dragons 1 more; a shrine may follow
    assert ["sets", 3] in set_of_four["parts"]
    assert set_of_four["total"] >= 3
    assert ["sets", 3] not in brings.get(targets["spot.A.f4"].do[0], {}).get("parts", [])


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
    assert set(tall.lying()) == set(wide.lying())


def test_every_face_and_card_is_drawn_and_no_two_are_alike() -> None:
    assert set(SPIRITS) == set(SPIRIT_NAMES)
    assert set(DRAGONS) == set(DRAGON_NAMES)
    names = [*FACE_NAMES, *[f"spirit-{name}-drawing" for name in SPIRITS], *[f"dragon-{n}-drawing" for n in DRAGONS]]
    drawings = [SHEET.symbols[name] for name in names]
    assert len(set(drawings)) == len(names)


def test_what_is_shared_by_all_who_look_follows_the_state() -> None:
    """Whoever draws a position for several may lay it out once; a state that is played on is drawn as it is then."""
    match, rng = Match(GAME, 3, {"spirits": "2", "dragons": "2"}), Rng(4)
    for _ in range(400):
        if match.over:
            break
        laid = laid_out(match.state, WIDE)
        seen_by_all = [seen(laid, match.state, viewer, ()) for viewer in range(3)]
        assert seen_by_all[0].seats is seen_by_all[1].seats is seen_by_all[2].seats
        assert [one.wire() for one in seen_by_all] == [scene(match.state, viewer, WIDE).wire() for viewer in range(3)]
        assert [seat.score for seat in scene(match.state, 0).seats] == match.state.scores()
        legal = match.state.legal()
        match.play(match.state.draw(rng) if match.state.actor == CHANCE else legal[rng.below(len(legal))])


def test_a_realm_is_read_by_its_height() -> None:
    """In the tilted view each floor lies higher, a shrine stands on its stack with as many roofs as it is worth."""
    heights = [raised(floor) for floor in range(1, 12)]
    assert heights == sorted(set(heights))
    assert heights[0] == 0
    for height in (1, 2, 3, 5):
        laid = _realm_stack(0, 0, height, NO_FACE, True).pieces
        shrine = laid["shrine:A.a1"]
        assert shrine.art == f"shrine-{min(3, height)}"
        assert shrine.stand
        assert shrine.lift == laid[f"tile:A.a1.{height}"].lift == raised(height)
    roofs = [SHEET.symbols[f"shrine-{worth}"].count("seat,var(--lacquer)") for worth in (1, 2, 3)]
    assert roofs == [1, 2, 3]


def test_higher_stacks_throw_their_shade() -> None:
    lit = _castle_stack(0, 1, 0, (0, 0), WIDE).pieces["tile:a1.1"].vars
    shaded = _castle_stack(0, 1, 0, (2, 1), WIDE).pieces["tile:a1.1"].vars
    high = _castle_stack(0, 3, 0, (0, 0), WIDE).pieces["tile:a1.3"].vars
    assert lit is not None
    assert shaded is not None
    assert high is not None
    assert "--from-left" not in lit
    assert float(shaded["--from-left"]) > float(shaded["--from-above"]) > 0
    assert float(lit["--shade"]) > float(high["--shade"])
