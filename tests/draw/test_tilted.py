"""The tilted view in pictures: what stands touches its spot, nothing leaves the tray, beams are told apart."""

from __future__ import annotations

import gzip
import json
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.draw.camera import MARKS, Camera, beam, glassy, picture
from teahouse.draw.palette import DARK, LIGHT
from teahouse.draw.scene import LOW, TALL, WIDE, Piece
from teahouse.draw.tray import quad
from teahouse.picture import picture as drawn
from teahouse.picture import scene_of

LIMIT = 60_000  # bytes of a game's pictures on their way
SIZE = 41  # points across a shape, to compare it with others


def garden(turn: int = 30, seats: int = 4, seed: int = 5) -> Match:
    match, rng = Match(games.find("tang"), seats), Rng(seed)
    match.settle(rng)
    while match.state.turn < turn and not match.over:
        match.play(match.state.legal()[rng.below(len(match.state.legal()))])
        match.settle(rng)
    return match


MATCH = garden()
SHEET = games.face("tang").screen.sheet


@pytest.mark.parametrize("name", games.names())
def test_the_pictures_of_a_game_are_light(name: str) -> None:
    screen = games.face(name).screen
    assert screen is not None
    assert len(gzip.compress(json.dumps(screen.sheet.wire()).encode())) < LIMIT


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_all_that_lies_in_the_garden_is_seen_in_its_box(shape: str) -> None:
    scene = scene_of(MATCH, shape=shape)
    surface = scene.surfaces["garden"]
    assert surface.tilt is not None
    for eye in filter(None, (surface.tilt.eye, surface.tilt.lift)):
        camera = Camera(surface.tilt, eye)
        x, y, w, h = surface.tilt.bed
        for px, py in ((x, y), (x + w, y), (x, y + h), (x + w, y + h)):
            left, top = camera.at(px, py)
            assert 0 < left < eye.box[0]
            assert 0 < top < eye.box[1] - eye.front
        assert camera.at(x + w / 2, y)[0] == eye.at[0]
        assert camera.at(x + w / 2, y + h)[1] == pytest.approx(eye.at[1] + eye.high)
    framed = [piece for piece in scene.lying().values() if piece.frame is not None and piece.art.startswith("land-")]
    assert framed
    for piece in framed:
        a, b, _, d, e, f = piece.frame or (0,) * 6
        w, h = SHEET.sizes[picture(SHEET, piece)]
        assert e >= -8
        assert e + a / 1000 * w <= surface.tilt.eye.box[0] + 8
        assert f + min(0, b / 1000 * w) >= -8
        assert f + d / 1000 * h <= surface.tilt.eye.box[1]


def test_held_sideways_it_lies_flat() -> None:
    scene = scene_of(MATCH, shape=LOW)
    assert scene.surfaces["garden"].tilt is None
    assert all(piece.frame is None for piece in scene.lying().values())


def test_standing_pieces_touch_their_spots_and_face_where_they_look() -> None:
    scene = scene_of(MATCH)
    tilt = scene.surfaces["garden"].tilt
    assert tilt is not None
    camera = Camera(tilt, tilt.eye)
    standing = {key: piece for key, piece in scene.pieces.items() if piece.stand}
    decorations = [piece for key, piece in standing.items() if key.startswith("deco:")]
    guests = {key: piece for key, piece in standing.items() if key.startswith("mini:")}
    assert decorations
    assert guests
    for piece in decorations:
        x, y = camera.foot(SHEET, piece)
        k, _, _, _, e, f = camera.standing(SHEET, piece)
        assert (e, f) == pytest.approx(camera.at(x, y))  # the foot is the origin of the upright picture
        assert k == pytest.approx(camera.scale(y) * 0.86)
    for key, piece in guests.items():
        assert piece.pose in "NESW"
        assert picture(SHEET, piece) == f"g-{key.split(':')[1]}-{piece.pose}"


def test_nobody_hides_a_guest() -> None:
    scene = scene_of(MATCH)
    tilt = scene.surfaces["garden"].tilt
    assert tilt is not None
    camera = Camera(tilt, tilt.eye)
    guest = Piece("mini-lady", "garden", 300, 300, stand=True, pose="S", seat=0)
    before = Piece("deco-pine", "garden", 297, 340, stand=True)
    beside = Piece("deco-pine", "garden", 397, 340, stand=True)
    behind = Piece("deco-pine", "garden", 297, 260, stand=True)
    pieces = {"guest": guest, "before": before, "beside": beside, "behind": behind}
    assert glassy(camera, SHEET, pieces) == {"before"}


def test_twenty_landscapes_have_twenty_paintings() -> None:
    paintings = {name: SHEET.symbols[name] for name in SHEET.symbols if re.fullmatch(r"paint-[LS]\d+", name)}
    assert len(paintings) == len(set(paintings.values())) == 20


def test_the_height_of_a_stack_tells_what_is_left() -> None:
    late, early = scene_of(MATCH), scene_of(garden(1))
    for stack in ("greenery", "water", "rock", "tao"):
        assert early.pieces[f"pile.{stack}"].lift > late.pieces[f"pile.{stack}"].lift


def test_a_tilted_picture_is_well_formed_and_shows_the_tray() -> None:
    for shape in (WIDE, TALL):
        text = drawn(MATCH, shape=shape)
        ElementTree.fromstring(text)
        scene = scene_of(MATCH, shape=shape)
        tilt = scene.surfaces["garden"].tilt
        assert tilt is not None
        assert quad(Camera(tilt, tilt.eye), *tilt.bed) in text


# --- beams, also for people who see few colours ---

# how colours are seen without one kind of cones, in linear light (Machado, Oliveira and Fernandes, full strength)
BLIND = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: str, kind: str) -> list[float]:
    light = linear(colour)
    return [min(1, max(0, sum(m * part for m, part in zip(row, light, strict=True)))) for row in BLIND[kind]]


def luminance(light: list[float]) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: list[float], other: list[float]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def covered(mark: str) -> set[tuple[int, int]]:
    """The points of a raster that lie in a shape."""
    corners: list[tuple[float, float]] = []
    x = y = 0.0
    if "A" in mark:
        return {(c, r) for c in range(SIZE) for r in range(SIZE) if (c - 20) ** 2 + (r - 20) ** 2 <= (4.2 * 2.5) ** 2}
    for letter, rest in re.findall(r"([MLHV])([^MLHVZ]*)", mark):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", rest)]
        x, y = {"H": (numbers[0], y), "V": (x, numbers[0])}.get(letter, tuple(numbers[:2]))
        corners.append((x, y))
        for at in range(2, len(numbers) if letter in "ML" else 0, 2):
            x, y = numbers[at : at + 2]
            corners.append((x, y))
    found = set()
    for column in range(SIZE):
        for row in range(SIZE):
            px, py, inside = (column - 20) / 2.5, (row - 20) / 2.5, False
            for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
                if (ay > py) != (by > py) and px < (bx - ax) * (py - ay) / (by - ay) + ax:
                    inside = not inside
            if inside:
                found.add((column, row))
    return found


@pytest.mark.parametrize("kind", list(BLIND))
def test_beams_are_told_apart_without_colours(kind: str) -> None:
    """Two whose colours look alike differ by the shape that is strung along them; dark outlines show on every core."""
    shapes = [covered(mark) for mark in MARKS]
    for one, other in combinations(range(4), 2):
        differ = len(shapes[one] ^ shapes[other]) / len(shapes[one] | shapes[other])
        for colours in (LIGHT, DARK):
            pair = [seen(colours[f"--seat-{seat + 1}"], kind) for seat in (one, other)]
            assert contrast(*pair) > 3 or differ > 0.25, (kind, one, other, differ)
    assert contrast(seen("#241c12", kind), seen("#fffaea", kind)) > 7


def test_a_beam_carries_its_shape_every_half_cell() -> None:
    sight = Piece("beam", "garden", 100, 100, seat=3, to=(100 + 66 * 5, 100))
    made = beam(sight, None)
    assert len(made.outline) == 7
    steps = [b[4] - a[4] for a, b in zip(made.marks, made.marks[1:], strict=False)]
    assert steps == [33] * (len(made.marks) - 1)
    assert len(made.marks) >= 8


def test_what_a_guest_sees_adds_up() -> None:
    screen = games.face("tang").screen
    assert screen is not None
    found = 0
    for seed in (5, 6, 8):
        scene = screen.scene(garden(38, seed=seed).state, 0, WIDE, (), "sight")
        for key, sight in scene.sights.items():
            found += 1
            assert sight.points == sum(points for _, points, _ in sight.parts)
            assert sight.parts[0][1] == sum(value for name, value in sight.counts if name.startswith("deco:"))
            assert {name for name, _ in [*sight.counts, *sight.icons]} <= set(scene.pieces)
            assert scene.pieces[f"over.beam.{key.split(':')[1]}"].seat == scene.pieces[key].seat
            liked = sum(each for name, each in sight.icons if name.startswith("icon."))
            assert not liked or liked == sight.parts[1][1]
    assert found > 3
    assert screen.scene(MATCH.state, 0, WIDE, (), "").sights == {}
