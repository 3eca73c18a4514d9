"""Somebody at the screen: what a person does with mouse, finger or keys, and what he sees."""

from __future__ import annotations

from typing import Any, TypeVar

from playwright.sync_api import Locator, Page

Table = TypeVar("Table", bound="Player")

# Nothing is on its way, nothing moves, and it is for this player to decide, or the match is over.
READY = """() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.busy || table.dataset.showing) return false;
  return table.dataset.status === 'over' || !!document.querySelector('.piece[data-do], .bar .buttons button');
}"""


class Player:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    # --- coming in ---

    def play_now(self) -> None:
        """From the lobby to the first choice."""
        self.page.goto(self.url)
        self.page.click(".game button.main")
        self.ready()

    def visit(self, link: str) -> None:
        self.page.goto(self.url + link)

    def quickly(self, quick: bool) -> None:
        """Whether turns end by themselves; kept before the page loads."""
        self.page.add_init_script(
            "const likes = JSON.parse(localStorage.getItem('teahouse:settings') || '{}');"
            f"likes.quick = {str(quick).lower()}; localStorage.setItem('teahouse:settings', JSON.stringify(likes))"
        )

    def make_table(self, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A table made through the API, whose seats this player holds."""
        answer = self.page.request.post(
            f"{self.url}/api/tables", data={"game": "castle", "seats": seats, "preset": "first-game"} | more
        )
        assert answer.status == 201, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    # --- seeing ---

    def ready(self) -> None:
        self.page.wait_for_function(READY, timeout=60000)

    @property
    def over(self) -> bool:
        return self.page.locator(".table[data-status=over]").count() > 0

    @property
    def prompt(self) -> str:
        return self.page.inner_text(".bar .prompt")

    @property
    def number(self) -> int:
        """How much has happened at the table, as far as this screen shows it."""
        return int(self.page.locator(".table").get_attribute("data-number") or 0)

    def targets(self) -> Locator:
        return self.page.locator(".piece[data-do]")

    def focused(self) -> str:
        """What has the focus, in a word: the id of a piece, a button's text, or `body`."""
        found: str = self.page.evaluate(
            "() => { const e = document.activeElement; return !e || e === document.body ? 'body'"
            " : e.dataset?.id || e.className?.baseVal || e.className || e.tagName }"
        )
        return found

    # --- doing ---

    def touch_something(self, number: int, tap: bool = False) -> None:
        """One of the pieces or buttons that can be chosen, picked by the number."""
        self.page.evaluate("() => document.querySelector('.which .quiet')?.click()")
        buttons = self.page.locator(".bar .buttons button.main, .bar .buttons button.plain")
        targets = self.targets()
        pieces, all_buttons = targets.count(), buttons.count()
        if all_buttons and (not pieces or number % 3 == 0):
            chosen = buttons.nth(number % all_buttons)
        else:
            chosen = targets.nth(number % max(1, pieces))
        place = chosen.evaluate(CLICKABLE)
        if place is None:  # wholly covered by its neighbours
            chosen = targets.nth((number + 1) % pieces)
            place = chosen.evaluate(CLICKABLE)
        if place is None:
            chosen.dispatch_event("click")
        elif tap:
            self.page.touchscreen.tap(*place)
            if self.page.locator(".piece.previewed").count():  # the first touch has shown what it would bring about
                self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        self.pick_one()

    def pick_one(self) -> None:
        """Where a piece stands for several choices, the first."""
        if self.page.locator(".which").count():
            self.page.locator(".which [data-choice]").first.click()

    def play_on(self, number: int, tap: bool = False) -> None:
        self.touch_something(number, tap)
        self.ready()

    def play_to_the_end(self, tap: bool = False, limit: int = 400) -> int:
        for number in range(limit):
            if self.over:
                return number
            self.play_on(number * 7 + 1, tap)
        raise AssertionError(f"no end after {limit} choices: {self.prompt}")


# A point where a click really reaches the piece; neighbours may cover its middle.
CLICKABLE = """(node) => {
  node.scrollIntoView({block: 'nearest'});
  const box = node.getBoundingClientRect();
  for (const [u, v] of [[.5, .5], [.5, .3], [.3, .2], [.5, .8], [.7, .2], [.2, .8], [.8, .8], [.5, .1], [.1, .5]]) {
    const at = [box.x + box.width * u, box.y + box.height * v];
    if (document.elementFromPoint(...at)?.closest('.piece, button') === node) return at;
  }
  return null;
}"""
