"""Measures the table on every screen: `make screens`. Nothing covered, nothing too small to touch, no clipped words.

A match of each game is played at random; of every kind of decision the first position is laid on a table and looked at.
`python -m tests.e2e.screens castle de 390x844 130%` looks at a part only, here with larger letters.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from teahouse.begin import match
from teahouse.core.rng import Rng
from teahouse.core.state import OVER
from teahouse.core.words import decision
from tools.browser import FLAGS, House, find_browser
from tools.screens import ask

SIZES = ((390, 844), (390, 664), (360, 740), (844, 390), (820, 1180), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "de", "fr", "it")
NAMES = ("Viola", "Bao", "Lin", "Mei")
OPTIONS: dict[str, dict[str, str]] = {
    "castle": {"spirits": "strength wind change", "dragons": "tranquility humility knowledge"},
    "panda": {"board": "calibrated"},
    "tang": {"board": "balanced"},
}
LARGE = 44  # pixels of whatever is pressed beside the board

# What is wrong with what is on the screen; and the smallest target of the board, which fingers find by its nearness.
MEASURE = """(large) => {
  const found = [];
  const name = (node) => node.dataset.id || (node.getAttribute('aria-label') || node.textContent).trim().slice(0, 40);
  const inside = (node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && getComputedStyle(node).visibility === 'visible' ? box : null;
  };
  const kind = document.querySelector('.table').dataset.kind;
  const touch = kind !== 'wide';
  for (const node of document.querySelectorAll('.bar button, .rail button, .tray button, .head button, .story')) {
    const box = inside(node);
    if (!box) continue;
    const list = node.closest('.buttons')?.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (list && (y > list.bottom || y < list.top)) continue; // it is reached by scrolling the list
    const there = document.elementFromPoint(x, y);
    if (!there || !(node.contains(there) || there.contains(node))) found.push(`covered: ${name(node)}`);
    const bar = node.closest('.bar, .rail, .tray, .story');
    if (touch && bar && (box.width < large - 0.5 || box.height < large - 0.5))
      found.push(`small: ${name(node)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    const low = Math.min(box.bottom, list?.bottom ?? Infinity); // a list that scrolls shows a part of its last row
    if (box.left < -1 || box.right > innerWidth + 1 || low > innerHeight + 1 || box.top < -1)
      found.push(`outside: ${name(node)}`);
    if (node.scrollWidth > node.clientWidth + 2 && getComputedStyle(node).overflow !== 'hidden')
      found.push(`clipped: ${name(node)}`);
  }
  const words = document.querySelectorAll('.bar .prompt, .bar .hint, .bar .words, .caption-now span, .peek span');
  for (const node of words)
    if (inside(node) && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3))
      found.push(`clipped: ${name(node)}`);
  for (const node of document.querySelectorAll('.bar .buttons button .gain')) {
    const [box, around] = [inside(node), node.closest('button').getBoundingClientRect()];
    if (box && (box.left < around.left - 1 || box.right > around.right + 1 || box.bottom > around.bottom + 1))
      found.push(`a pill beside its button: ${name(node.closest('button'))}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight + 1) found.push('the page scrolls');
  const bar = document.querySelector('.bar').getBoundingClientRect();
  if (bar.bottom > innerHeight + 1) found.push('the sheet leaves the screen');
  let least = Infinity;
  for (const node of document.querySelectorAll('.stage .piece[data-do], .left .piece[data-do]')) {
    const box = inside(node);
    if (box) least = Math.min(least, box.width, box.height);
    if (box && (box.right > innerWidth + 2 || box.bottom > innerHeight + 2 || box.left < -2 || box.top < -2))
      found.push(`outside: ${name(node)}`);
  }
  return [found, least === Infinity ? 0 : Math.round(least)];
}"""

# A busy machine lays out a table in several goes: three looks in a row have to find everything in the same place.
STANDS_STILL = """() => {
  const all = document.querySelectorAll('.table button, .table .surface, .bar .prompt');
  const now = JSON.stringify([...all].map((node) => Object.values(node.getBoundingClientRect().toJSON())));
  window.places = window.places.at(-1) === now ? [...window.places, now] : [now];
  const board = [...all].some((node) => node.matches('.surface') && node.clientWidth > 0);
  return board && window.places.length >= 3;
}"""


def positions(game: str, seed: int = 5, turns: int = 60) -> dict[str, tuple[int, str]]:
    """Of every kind of decision that a match at random leads to: who decides, and the position."""
    played = match(game, 4, seed, **OPTIONS[game])
    assert played.rng is not None
    rng = Rng(seed)
    found: dict[str, tuple[int, str]] = {}
    while played.state.actor != OVER and played.state.turn < turns:
        state = played.state
        if state.turn > 3:
            found.setdefault(decision(state), (state.actor, state.to_text()))
        legal = state.legal()
        played.play(legal[rng.below(len(legal))])
        played.settle(played.rng)
    return found


def lay(url: str, game: str, position: tuple[int, str]) -> str:
    """The link to the seat that decides at a table with this position."""
    seats = [{"kind": "person", "name": name} for name in NAMES]
    made = ask(f"{url}/api/tables", {"game": game, "seats": seats, "listed": False, "position": position[1]})
    link: str = made["seats"][position[0]]["link"]
    return link


def open_page(browser: Browser, size: tuple[int, int], language: str) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size[0] < 1000,
        is_mobile=min(size) < 500,
        locale=language,
    )
    context.set_default_timeout(60000)
    context.add_init_script(
        "localStorage.setItem('teahouse:settings', JSON.stringify({speed: 'instant', quick: false}))"
    )
    return context.new_page()


def write_large(page: Page, text: int) -> None:
    """Letters of so many per cent, as people set them in their browser; once a page is open."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": round(16 * text / 100)}})


def measure(page: Page) -> tuple[list[str], int]:
    """What is wrong, and the pixels of the smallest target of the board."""
    page.wait_for_function(
        "() => { const table = document.querySelector('.table')?.dataset;"
        " return table && !table.busy && !table.showing && document.querySelector('.bar .prompt')"
        " && document.querySelector('.piece[data-do], .piece[data-try], .bar .buttons button') }"
    )
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate("() => { window.places = []; }")
    page.wait_for_function(STANDS_STILL, polling=100)
    wrong, least = page.evaluate(MEASURE, LARGE)
    return list(wrong), int(least)


def main() -> None:
    chromium = find_browser()
    if not chromium:
        sys.exit("this needs Chromium: apt-get install chromium, or name one in TEAHOUSE_CHROMIUM")
    words = sys.argv[1:]
    games = [game for game in OPTIONS if game in words] or list(OPTIONS)
    languages = [language for language in LANGUAGES if language in words] or LANGUAGES
    sizes = [size for size in SIZES if f"{size[0]}x{size[1]}" in words] or SIZES
    text = next((int(word[:-1]) for word in words if word.endswith("%")), 100)
    wrong: list[str] = []
    smallest: dict[Any, tuple[int, str]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for game in games:
                for kind, position in positions(game, turns=200).items():
                    link = lay(house.url, game, position)
                    for language in languages:
                        page = open_page(browser, sizes[0], language)
                        page.goto(house.url + link)
                        write_large(page, text)
                        for size in sizes:
                            page.set_viewport_size({"width": size[0], "height": size[1]})
                            found, least = measure(page)
                            where = f"{size[0]}x{size[1]} {language} {game} {kind}"
                            wrong += [f"{where}: {one}" for one in found]
                            if least:
                                smallest[game, size] = min(smallest.get((game, size), (999, "")), (least, kind))
                        page.context.close()
        finally:
            browser.close()
            house.stop()
    for (game, size), (least, kind) in smallest.items():
        print(f"{game} {size[0]}x{size[1]}: the smallest target has {least} px ({kind})")
    print("\n".join(wrong) or "nothing is covered, too small, clipped or outside")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
