"""axe-core looks at the pages, light and dark; announcements are made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.conftest import PHONE, Room
from tests.e2e.test_play import open_match

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def serious_violations(page) -> list[str]:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in client/")
    page.evaluate(AXE.read_text())  # through the debugger, so the page's own policy does not matter
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    bad = [one for one in found["violations"] if one["impact"] in SERIOUS]
    return [f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}" for one in bad]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lobby_is_accessible(room: Room, theme):
    player = room.player(theme=theme)
    player.page.goto(player.url)
    player.page.locator(".game").first.wait_for()
    assert serious_violations(player.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_table_is_accessible(room: Room, theme, size):
    player = room.player(size, theme)
    made = player.make_table([{"kind": "person", "name": "Ann"}, {"kind": "computer", "bot": "greedy"}])
    player.visit(made["seats"][0]["link"])
    player.ready()
    assert serious_violations(player.page) == []
    player.play_on(1)
    assert serious_violations(player.page) == []


def test_what_happens_is_announced(room: Room):
    player, _ = open_match(room)
    player.page.wait_for_function("() => document.getElementById('live').innerText.includes('Take a tile')")


def test_pieces_without_words_are_hidden_from_screen_readers(room: Room):
    player, _ = open_match(room)
    bare = player.page.locator('.piece:not([aria-label]):not([aria-hidden="true"])')
    assert bare.count() == 0
    assert player.page.locator('.piece[data-do]:not([role="button"])').count() == 0
