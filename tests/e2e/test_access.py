"""axe-core looks at the pages, light and dark; announcements are made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.conftest import PHONE, Room
from tests.e2e.test_play import open_match

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")

# Colours change slowly; they are to be judged when they have changed.
STILL = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  for (const motion of document.getAnimations()) motion.effect.getTiming().iterations === 1 && motion.finish();
}"""


def serious_violations(page) -> list[str]:
    """What is wrong with a page, by light and, as far as colours go, by dark."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in client/")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())  # through the debugger, so the page's own policy does not matter
    found = []
    for theme, rules in (("light", ""), ("dark", "runOnly: ['color-contrast'], ")):
        page.emulate_media(color_scheme=theme)
        page.evaluate(STILL)
        found += page.evaluate(f"() => axe.run(document, {{{rules}resultTypes: ['violations']}})")["violations"]
    page.emulate_media(color_scheme="light")
    bad = [one for one in found if one["impact"] in SERIOUS]
    return [f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}" for one in bad]


def test_the_lobby_is_accessible(room: Room):
    player = room.player()
    player.page.goto(player.url)
    player.page.locator(".game").first.wait_for()
    assert serious_violations(player.page) == []


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_table_is_accessible(room: Room, size):
    player = room.player(size)
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
