"""In another language: by the browser's wish, by the settings in mid-match, and the words fit the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Room
from tests.e2e.player import Player

# Whatever stands out of the page at its sides.
OUTSIDE = """() => {
  const width = document.documentElement.clientWidth;
  const words = [...document.querySelectorAll('button, a, p, h1, h2, h3, label, legend, li, th, td, input, select')];
  const out = words.filter((node) => node.getClientRects().length && node.getBoundingClientRect().right > width + 1);
  return out.map((node) => node.textContent.slice(0, 40));
}"""


def language(player: Player) -> str:
    found: str = player.page.evaluate("() => document.documentElement.lang")
    return found


GERMAN = ("de-AT", "Setz dich, der Tee ist heiß", "mit einer weiteren Runde", "Nimm einen Stein", "(Regel C-")
FRENCH = ("fr-CA", "Asseyez-vous, le thé est chaud", "avec une manche de plus", "Prenez une tuile", "(règle C-")


@pytest.mark.parametrize(
    ("size", "words"),
    [(DESKTOP, GERMAN), (PHONE, GERMAN), (PHONE, FRENCH)],
    ids=["German desktop", "German phone", "French phone"],
)
def test_a_browser_is_spoken_to_in_its_language(room: Room, size: tuple[int, int], words: tuple[str, ...]) -> None:
    locale, welcome, option, prompt, rule = words
    player = room.player(size, locale=locale)
    player.page.goto(player.url)
    expect(player.page.locator("h1")).to_have_text(welcome)
    assert language(player) == locale[:2]
    assert player.page.evaluate(OUTSIDE) == []
    player.page.click(".game button:not(.main)")
    for part in ("players", "way", "castle", "cards", "time", "house"):
        player.page.goto(f"{player.url}/new/castle/{part}")
        player.page.locator(".set-up .line:not(:empty)").wait_for(state="attached")
        assert player.page.evaluate(OUTSIDE) == [], part
    expect(player.page.locator(".question").filter(has_text=option)).to_be_visible()
    player.play_now()
    assert player.prompt.startswith(prompt)
    player.play_on(1)
    assert player.page.evaluate(OUTSIDE) == []
    player.page.locator(".piece:not(.choosable)[data-id^='tile:']").first.dispatch_event("click")
    expect(player.page.locator(".toast")).to_contain_text(rule)


def test_the_language_is_switched_in_mid_turn(room: Room) -> None:
    player = room.player(locale="de-DE")
    player.play_now()
    player.touch_something(1)
    player.ready()
    before = player.number
    for code, words, settings in (("en", "You hold", "Settings"), ("", "Du hältst", "Einstellungen")):
        player.page.locator(".head nav button").nth(-2).click()
        player.page.select_option("dialog select", code)
        expect(player.page.locator("dialog h2")).to_have_text(settings)
        player.page.keyboard.press("Escape")
        expect(player.page.locator(".bar .prompt")).to_contain_text(words)
        assert player.number == before
    tiles = player.page.locator("[data-id^='tile:'][aria-label], [data-id^='tile:'] title")
    assert tiles.count() == 0 or "Etage" in (tiles.first.get_attribute("aria-label") or tiles.first.inner_text())
    player.page.reload()
    player.ready()
    assert language(player) == "de"


def test_a_choice_of_language_is_kept(room: Room) -> None:
    player = room.player(locale="en-GB")
    player.page.goto(player.url)
    player.page.locator(".head nav button, .head button").last.click()
    player.page.select_option("dialog select", "de")
    expect(player.page.locator("dialog h2")).to_have_text("Einstellungen")
    player.page.reload()
    expect(player.page.locator("h1")).to_have_text("Setz dich, der Tee ist heiß")
