"""On every kind of screen, in the longest language: what is to be pressed is free, large enough and in sight."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Room
from tests.e2e.screens import OPTIONS, lay, measure, open_page, positions

SIZES = ((390, 844), (820, 1180), (1440, 900))
FEW = 5  # kinds of decisions of each game, the later ones: those of setting up are like others
TURNS = {"castle": 16, "panda": 40, "tang": 16}


@pytest.mark.parametrize("game", list(OPTIONS))
def test_nothing_is_covered_small_or_clipped(room: Room, game: str) -> None:
    wrong: list[str] = []
    found = positions(game, turns=TURNS[game])
    for kind in list(found)[-FEW:]:
        link = lay(room.house.url, game, found[kind])
        for language in ("en", "de"):
            page = open_page(room.browser, SIZES[0], language)
            page.goto(room.house.url + link)
            for size in SIZES:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                wrong += [f"{size} {language} {kind}: {one}" for one in measure(page)[0]]
            page.context.close()
    assert wrong == []


SMALLEST = """(texts) => Math.min(...texts.map((node) => {
  const { b, d } = node.getScreenCTM();
  return parseFloat(getComputedStyle(node).fontSize) * Math.hypot(b, d);
}))"""


@pytest.mark.parametrize("game", list(OPTIONS))
def test_words_on_cards_can_be_read_on_a_desktop(room: Room, game: str) -> None:
    """What would be too small is not written at all: the name is, and what the card does is told on request."""
    page = open_page(room.browser, (1440, 900), "de")
    page.goto(room.house.url + lay(room.house.url, game, positions(game, turns=TURNS[game])["turn"]))
    measure(page)
    words = page.locator(".role-shelf .words text, .role-main .words text")
    assert words.count() > 0
    smallest = words.evaluate_all(SMALLEST)
    page.context.close()
    assert smallest >= (13 if game == "castle" else 11)
