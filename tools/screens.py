"""Takes the documentation's pictures of the browser game from the running program: `python -m tools.screens`.

Greedy players lead the match to its middle; then the others make their turns at a table, and we look.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from teahouse import bots, games
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from tools.browser import FLAGS, House, find_browser

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ("Viola", "Michele", "Old Heron")
SEED = 12

Json = dict[str, Any]

# the match of each game that is shown: its options, and the turn at which we look
MATCHES: dict[str, tuple[dict[str, str], int]] = {
    "castle": ({"spirits": "wind", "dragons": "humility knowledge"}, 24),
    "panda": ({"board": "calibrated"}, 40),
    "tang": ({"board": "balanced"}, 30),
}


def ask(url: str, body: Json | None = None, token: str = "") -> Json:
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: Json = json.load(answer)
    return found


def before_the_others(name: str) -> str:
    """A position in the middle of a match between greedy players, in which the second one begins a turn."""
    options, middle = MATCHES[name]
    game = games.find(name)
    match, greedy, rng = Match(game, len(NAMES), options), bots.find("greedy", game), Rng(SEED)
    match.settle(rng)
    before = 0
    while match.state.turn < middle or match.state.actor != 1 or before == 1:
        before = match.state.actor
        match.play(greedy.choose(match.state, rng))
        match.settle(rng)
    return match.state.to_text()


def middle_of_a_match(url: str, game: str) -> str:
    """The link to our seat at a table of three, where the two others have just made their turns."""
    seats: list[Json] = [{"kind": "person", "name": NAMES[0]}]
    seats += [{"kind": "computer", "bot": "greedy", "name": name} for name in NAMES[1:]]
    wish = {"game": game, "seats": seats, "listed": False, "position": before_the_others(game)}
    made = ask(f"{url}/api/tables", wish)
    table, token = f"{url}/api/tables/{made['table']}", made["seats"][0]["token"]
    while ask(table, None, token)["table"]["to_act"] != 0:
        time.sleep(0.1)
    link: str = made["seats"][0]["link"]
    return link


def take(browser: Browser, address: str, name: str, size: tuple[int, int], theme: str, steps: int = 0) -> None:
    """One picture; `steps` choices are made first."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        device_scale_factor=2 if size[0] < 700 else 1,
        locale="en-GB",
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".piece.choosable, .game")
    page.wait_for_timeout(1200)
    for _ in range(steps):
        page.locator(".bar .buttons button.main, .piece.choosable").last.dispatch_event("click")
        page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / name, type="jpeg", quality=84)
    context.close()


@contextmanager
def open_house() -> Iterator[tuple[str, Browser]]:
    """A server of our own, and a browser to look at it."""
    chromium = find_browser()
    if not chromium:
        sys.exit("this needs Chromium: apt-get install chromium, or name one in TEAHOUSE_CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            yield house.url, browser
            browser.close()
        finally:
            house.stop()


def main() -> None:
    with open_house() as (url, browser):
        take(browser, url, "lobby.jpg", (1440, 900), "light")
        for game in MATCHES:
            link = url + middle_of_a_match(url, game)
            take(browser, link, f"{game}-browser.jpg", (1440, 900), "light")
            take(browser, link, f"{game}-browser-dark.jpg", (1440, 900), "dark")
            take(browser, link, f"{game}-phone.jpg", (390, 844), "light", steps=1)


if __name__ == "__main__":
    main()
