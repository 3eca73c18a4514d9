"""Where everything stands on forty key screens, kept as numbers in places.json: `python -m tests.e2e.places` writes it.

Rectangles instead of pixels: they are the same with every way of painting letters and shadows, and say what has moved.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.screens import OPTIONS, lay, measure, open_page, positions
from tools.browser import FLAGS, House, find_browser

FILE = Path(__file__).with_name("places.json")
SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900))
TURNS = 40
KINDS = {  # of decisions: a board to choose on, a place to choose, answers below, and something in between
    "castle": ("turn", "continue", "place", "payment"),
    "panda": ("turn", "act", "choose-tile"),
    "tang": ("turn", "choose-cell", "rotate"),
}
SLACK = 4  # pixels; 8 are noticed

Box = list[int]
Screen = dict[str, Box]

# Every element that has a place of its own, by a name that does not depend on language or numbers.
LOOK = """() => {
  const found = {};
  const put = (name, node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    if (!width || !height) return;
    let key = name;
    for (let n = 2; key in found; n++) key = `${name} ${n}`;
    found[key] = [x, y, width, height].map(Math.round);
  };
  const all = (query, name) => document.querySelectorAll(query).forEach((node) => put(name(node), node));
  const kind = (node) => node.className.replace(/ .*/, '') || 'button';
  all('.rail .home', () => 'menu');
  all('.head button, .head a', (node) => `head ${kind(node)}`);
  all('.chip, section.seat, .seat-card', (node) => `seat ${node.dataset.seat ?? ''}`);
  all('.story', () => 'story');
  all('.stage', () => 'stage');
  all('.surface', (node) => `surface ${node.dataset.surface}`);
  all('.thumb', () => 'thumb');
  all('.bar', () => 'sheet');
  all('.bar .prompt', () => 'prompt');
  all('.bar .tool', (node) => `tool ${node.classList[1] ?? ''}`);
  all('.bar .buttons button', (node) => `button ${node.dataset.choice ?? kind(node)}`);
  all('.log', () => 'log');
  return found;
}"""


def look(page: Page) -> Screen:
    measure(page)  # it waits until nothing moves
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(SETTLED)
    found: Screen = page.evaluate(LOOK)
    return found


# The layout answers to the height of the sheet, which is measured: until nothing has changed for a while.
SETTLED = """async () => {
  const place = () => [...document.querySelectorAll('.surface, .bar, .bar button')].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  }).join();
  for (let last = '', still = 0, tries = 0; still < 6 && tries < 200; tries++) {
    await new Promise((done) => setTimeout(done, 30));
    const now = place();
    still = now === last ? still + 1 : 0;
    last = now;
  }
}"""


def screens(browser: Browser, url: str, game: str) -> dict[str, Screen]:
    """The key screens of a game, by their names."""
    made: dict[str, Screen] = {}
    found = positions(game, turns=TURNS)
    for kind in KINDS[game]:
        page = open_page(browser, SIZES[0], "en")
        page.goto(url + lay(url, game, found[kind]))
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            made[f"{game} {kind} {size[0]}x{size[1]}"] = look(page)
        page.context.close()
    return made


def moved(kept: Screen, seen: Screen) -> list[str]:
    """What is not where it was, in words."""
    found = [f"{name} is gone" for name in kept if name not in seen]
    found += [f"{name} is new" for name in seen if name not in kept]
    for name in kept.keys() & seen.keys():
        if any(abs(a - b) > SLACK for a, b in zip(kept[name], seen[name], strict=True)):
            found.append(f"{name} was at {kept[name]}, is at {seen[name]}")
    return sorted(found)


def main() -> None:
    chromium = find_browser()
    if not chromium:
        sys.exit("this needs Chromium: apt-get install chromium, or name one in TEAHOUSE_CHROMIUM")
    made: dict[str, Screen] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for game in OPTIONS:
                made |= screens(browser, house.url, game)
        finally:
            browser.close()
            house.stop()
    lines = [f"{json.dumps(name)}: {json.dumps(places, sort_keys=True)}" for name, places in made.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"{len(made)} screens, {sum(map(len, made.values()))} places")


if __name__ == "__main__":
    main()
