"""Stand-alone pictures: well-formed, nothing from outside, every variable resolved; and the colours of the house."""

from __future__ import annotations

import json
import re
import sys
from xml.etree import ElementTree

import pytest

from teahouse import games
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.draw.palette import DARK, FONTS, LIGHT, THEMES, css, theme
from teahouse.draw.png import png
from teahouse.draw.scene import SHAPES
from teahouse.draw.sheet import LINK
from teahouse.extras import NotInstalled
from teahouse.picture import picture

SVG = "{http://www.w3.org/2000/svg}"


def match_at(turn: int, seats: int = 3, **options: str) -> Match:
    match = Match(games.find("castle"), seats, options)
    rng = Rng(4)
    match.settle(rng)
    while match.state.turn < turn and not match.over:
        match.play(match.state.legal()[rng.below(len(match.state.legal()))])
        match.settle(rng)
    return match


MIDDLE = match_at(14, spirits="2", dragons="2")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("colours", list(THEMES))
@pytest.mark.parametrize("turn", [0, 1, 9, 400])
def test_a_picture_is_well_formed_and_stands_alone(turn: int, colours: str, shape: str) -> None:
    match = match_at(turn, 2, spirits="3", dragons="3") if turn else Match(games.find("castle"), 4)
    text = picture(match, theme=colours, shape=shape, names=['<Anna> & "Co"', "Ben", "C", "D"])
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        for name, value in element.attrib.items():
            assert "var(" not in value
            assert not name.endswith("href") or value[1:] in ids
            assert not re.search(r"https?:|//|data:|javascript", value), (name, value)
            for link in re.findall(r"url\(#([\w-]+)\)", value):
                assert link in ids
        assert element.tag.removeprefix(SVG) not in ("script", "style", "image", "foreignObject", "a")
        assert element.get("font-family", "serif") in ("serif", "sans-serif")
    assert "&lt;Anna&gt; &amp; " in text


def test_pictures_differ_by_theme_shape_and_seat() -> None:
    pictures = {picture(MIDDLE), picture(MIDDLE, theme="dark"), picture(MIDDLE, shape="tall"), picture(MIDDLE, seat=2)}
    assert len(pictures) == 4
    assert picture(MIDDLE) == picture(MIDDLE)


def test_ids_of_two_pictures_in_one_page_do_not_meet() -> None:
    light, dark = picture(MIDDLE), picture(MIDDLE, theme="dark")
    assert not set(re.findall(r'id="([^"]+)"', light)) & set(re.findall(r'id="([^"]+)"', dark))


def test_a_match_draws_itself_in_a_notebook() -> None:
    assert MIDDLE._repr_svg_() == picture(MIDDLE)
    assert MIDDLE.state.actor != CHANCE


def test_pictures_in_pixels() -> None:
    pytest.importorskip("resvg_py")
    small = png(picture(MIDDLE, shape="tall"), 1)
    assert small.startswith(b"\x89PNG")
    assert (int.from_bytes(small[16:20]), int.from_bytes(small[20:24])) == (390, 844)


def test_pixels_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NotInstalled, match=r"pip install 'teahouse\[png\]'"):
        png("<svg/>")


def test_the_themes_have_the_same_colours() -> None:
    assert set(LIGHT) == set(DARK)
    own = games.face("castle").screen.sheet.tokens
    for name in THEMES:
        colours = {key: colour for key, colour in theme(name, own).items() if key not in FONTS}
        assert [key for key, colour in colours.items() if not re.fullmatch(r"#[0-9a-f]{6}", colour)] == []
    assert css(own).count("{") == css(own).count("}")


def test_the_sheet_of_a_client_is_complete() -> None:
    sheet = games.face("castle").screen.sheet
    wire = json.loads(json.dumps(sheet.wire()))
    root = ElementTree.fromstring(wire["markup"])
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(wire["sizes"]) <= ids
    used = set(re.findall(r"var\((--[\w-]+)", wire["markup"] + json.dumps(wire["plates"])))
    states = {
        "--ring",
        "--ring-case",
        "--veil",
        "--shade",
        "--seat",
        "--veil-ink",
        "--shade-ink",
        "--from-left",
        "--from-above",
    }
    assert used - states <= set(re.findall(r"(--[\w-]+):", wire["css"]))
    links = set(LINK.findall(wire["markup"] + "".join(sheet.plates.values())))
    assert links <= ids
    assert all(attributes for attributes in wire["plates"].values())
    for word in ("color-mix", "filter", "font-family", "http://www.w3.org/1999", "style="):
        assert word not in wire["markup"], word


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


@pytest.mark.parametrize("colours", list(THEMES))
def test_words_and_motifs_stand_out(colours: str) -> None:
    tokens = theme(colours, games.face("castle").screen.sheet.tokens)
    for ground in ("--paper", "--card"):
        assert contrast(tokens["--ink"], tokens[ground]) > 12
        assert contrast(tokens["--muted"], tokens[ground]) > 4.5
    for kind in ("merchant", "soldier", "farmer", "season", "wind", "dragon"):
        assert contrast(tokens[f"--{kind}"], tokens["--ivory-2"]) > 3
    assert contrast(tokens["--accent"], tokens["--accent-ink"]) > 4.5
