"""Strokes, labels, tries and many surfaces in stand-alone pictures, by a scene that no game has."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from teahouse.core.words import Words, words
from teahouse.draw.layout import compose
from teahouse.draw.pictures import common
from teahouse.draw.scene import MAIN, MINE, OTHER, SHAPES, SHELF, Piece, Scene, Seat, Surface, Try
from teahouse.draw.sheet import Sheet, rect
from teahouse.draw.svg import render

SVG = "{http://www.w3.org/2000/svg}"


def sheet() -> Sheet:
    made = common()
    made.draw("stone", (40, 40), rect(0, 0, 40, 40, 6, 'fill="var(--ivory)" stroke="var(--ring,none)"'))
    made.plates["land"] = 'fill="var(--mat)"'
    made.plates["road"] = 'fill="none" stroke="var(--wood)" stroke-width="4"'
    made.labels["place"] = 'font-size="14" fill="var(--plate)" font-weight="700" max="60" font-family="var(--display)"'
    made.labels["plain"] = 'font-size="10"'
    return made


def scene(shape: str = "wide", mains: int = 1, shelves: int = 1, seats: int = 2) -> Scene:
    made = Scene("any", shape, 0)
    for number in range(mains):
        land = Surface(400, 300 - 90 * number, MAIN, words("board"), strokes=[("road", "M10 10C50 50 80 90 120 200")])
        land.labels = [
            ("place", 100, 50, words("literal", text="Baihe")),
            ("place", 200, 50, words("literal", text="A very long name of a place")),
            ("plain", 50, 150, words("literal", text="<b> & c")),
        ]
        made.surfaces[f"land-{number}"] = land
    for number in range(shelves):
        made.surfaces[f"shelf-{number}"] = Surface(500, 80 + 30 * number, SHELF, words("shelf"))
    for seat in range(seats):
        for part in ("sheet", "cards"):
            made.surfaces[f"{part}-{seat}"] = Surface(200, 90, OTHER if seat else MINE, words("own"), seat=seat)
    made.seats = [Seat(0, []) for _ in range(seats)]
    return made


def say(key: str, **values: object) -> str:
    return str(values.get("text", key))


def text(said: Words) -> str:
    return say(said[0], **said[1])


def test_strokes_and_labels_are_drawn_and_long_names_smaller() -> None:
    root = ElementTree.fromstring(render(scene(), sheet(), say))
    assert any(path.get("d") == "M10 10C50 50 80 90 120 200" for path in root.iter(f"{SVG}path"))
    sizes = {one.text: float(one.get("font-size", "0")) for one in root.iter(f"{SVG}text")}
    assert sizes["Baihe"] == 14
    assert sizes["A very long name of a place"] < 7
    assert sizes["<b> & c"] == 10
    long = next(one for one in root.iter(f"{SVG}text") if one.text == "Baihe")
    assert long.get("max") is None
    assert long.get("font-family") == "serif"
    assert re.fullmatch(r"#[0-9a-f]{6}", long.get("fill", ""))


def test_the_wire_form_of_labels_has_numbers_for_widths() -> None:
    made = sheet().wire()["labels"]
    assert made["place"]["max"] == 60
    assert made["place"]["font-size"] == "14"
    assert made["plain"] == {"font-size": "10"}


def test_the_first_try_is_drawn_with_its_gain() -> None:
    made = scene()
    ghosts = [Piece("stone", "land-0", 60, 60, turn=turn) for turn in (90, 180)]
    made.offers.tries = [Try(1, {"ghost": ghosts[0]}), Try(2, {"ghost": ghosts[1]})]
    made.offers.gains = {1: {"total": 7, "parts": [["stones", 7]]}}
    drawn = render(made, sheet(), say)
    assert "rotate(90,20,20)" in drawn
    assert "rotate(180,20,20)" not in drawn
    assert ">+7</text>" in drawn


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("mains", "shelves", "seats"), [(1, 0, 1), (2, 1, 2), (3, 2, 4), (1, 3, 3)])
def test_surfaces_never_overlap(shape: str, mains: int, shelves: int, seats: int) -> None:
    made = scene(shape, mains, shelves, seats)
    page = compose(made, text, ["A", "B", "C", "D"])
    boxes = []
    for key, (x, y, scale) in page.places.items():
        surface = made.surfaces[key]
        assert scale > 0
        assert x >= 0
        assert x + surface.w * scale <= page.w + 0.01
        assert y + surface.h * scale <= page.h
        boxes.append((key, x, y, x + surface.w * scale, y + surface.h * scale))
    for number, (one, left, top, right, bottom) in enumerate(boxes):
        for other, l2, t2, r2, b2 in boxes[number + 1 :]:
            apart = right <= l2 + 0.01 or r2 <= left + 0.01 or bottom <= t2 + 0.01 or b2 <= top + 0.01
            assert apart, f"{one} lies over {other}"
