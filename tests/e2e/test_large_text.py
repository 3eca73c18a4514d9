"""Letters of 130 %, as people set them in their browser: everything can still be read and touched."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Room
from tests.e2e.screens import OPTIONS, lay, measure, open_page, positions, write_large

SIZES = ((390, 664), (360, 740), (820, 1180), (1440, 900))
LARGE = 130
KINDS = {"castle": "place", "panda": "turn", "tang": "turn"}
TURNS = {"castle": 16, "panda": 40, "tang": 16}


@pytest.mark.parametrize("game", list(OPTIONS))
def test_large_letters_push_nothing_off_the_screen(room: Room, game: str) -> None:
    wrong: list[str] = []
    page = open_page(room.browser, SIZES[0], "de")
    page.goto(room.house.url + lay(room.house.url, game, positions(game, turns=TURNS[game])[KINDS[game]]))
    measure(page)
    before = page.evaluate(HIGH)
    write_large(page, LARGE)
    assert page.evaluate(HIGH) == pytest.approx(before * LARGE / 100, rel=0.02), "letters do not follow the wish"
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wrong += [f"{size}: {one}" for one in measure(page)[0]]
    page.context.close()
    assert wrong == []


HIGH = "() => parseFloat(getComputedStyle(document.querySelector('.bar .prompt')).fontSize)"
