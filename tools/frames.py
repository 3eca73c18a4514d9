"""Measures how smoothly pieces fly: `python -m tools.frames [castle panda tang] [--seconds 12]`.

In the middle of a match a computer takes our seat, too, and everything it does is shown at the usual speed in a window
of 1440 x 900. Only frames in which something moves count. A frame is late if it comes more than half a frame after its
time, at 60 a second. Figures of a machine that is busy with something else mean nothing, and one without a graphics
card draws with its processor alone.
"""

from __future__ import annotations

import argparse
from statistics import median

from playwright.sync_api import Browser

from tools.screens import MATCHES, ask, middle_of_a_match, open_house

FRAME = 1000 / 60

# The time of every frame that begins while a piece is in the air, and how many are.
WATCH = """() => {
  window.frames_seen = [];
  let last = 0;
  const look = (now) => {
    const flying = document.querySelectorAll('#sky > *').length;
    if (last && flying) window.frames_seen.push([now - last, flying]);
    last = flying ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def watch(browser: Browser, url: str, game: str, seconds: float) -> list[tuple[float, int]]:
    link = middle_of_a_match(url, game)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.goto(url + link)
    page.wait_for_selector(".piece.choosable")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    table, token = link.removeprefix("/t/").split("#")[0].split("?")[0], page.evaluate(TOKEN)
    ask(f"{url}/api/tables/{table}/acts", {"do": "take-over", "seat": 0, "bot": "greedy"}, token)
    page.wait_for_timeout(seconds * 1000)
    seen: list[tuple[float, int]] = page.evaluate("() => window.frames_seen")
    context.close()
    return seen


TOKEN = """() => JSON.parse(Object.entries(localStorage)
  .find(([key]) => key.startsWith('teahouse:table:'))[1]).tokens[0]"""


def main() -> None:
    asked = argparse.ArgumentParser(description="Measures how smoothly pieces fly.")
    asked.add_argument("games", nargs="*", choices=[[], *MATCHES], default=[])
    asked.add_argument("--seconds", type=float, default=12)
    chosen = asked.parse_args()
    print(f"{'':8}{'frames':>8}{'median':>9}{'95 %':>9}{'longest':>9}{'late':>8}{'a second':>10}  most in the air")
    with open_house() as (url, browser):
        for game in chosen.games or MATCHES:
            seen = watch(browser, url, game, chosen.seconds)
            if not seen:
                print(f"{game:8}nothing moved")
                continue
            times = sorted(time for time, _ in seen)
            late = sum(time > FRAME * 1.5 for time in times) / len(times)
            figures = f"{median(times):>6.1f} ms{times[int(len(times) * 0.95)]:>6.1f} ms{times[-1]:>6.0f} ms"
            print(
                f"{game:8}{len(times):>8}{figures}{late:>8.1%}{1000 * len(times) / sum(times):>10.1f}"
                f"  {max(flying for _, flying in seen)}"
            )


if __name__ == "__main__":
    main()
