"""Somebody at the screen: what a person does with mouse, finger or keys, and what he sees."""

from __future__ import annotations

from typing import Any, TypeVar

from playwright.sync_api import Locator, Page

Table = TypeVar("Table", bound="Player")

# Nothing is on its way, nothing moves, and it is for this player to decide, or the match is over.
READY = """() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.busy || table.dataset.showing) return false;
  if (table.dataset.status === 'over') return true;
  return !!document.querySelector('.piece[data-do], .bar .buttons button:not(.tell, .off)');
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
            f"{self.url}/api/tables", data={"game": "castle", "seats": seats, "preset": "first-game", "first": 0} | more
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
        place = self.page.evaluate(AIM, number)
        if place is not None:
            (self.page.touchscreen.tap if tap else self.page.mouse.click)(*place)

    def play_on(self, number: int, tap: bool = False) -> None:
        """A choice, and what it leads to, up to the next one."""
        before = self.number
        place = self.page.evaluate(AIM, number)
        while True:
            if place is not None:
                (self.page.touchscreen.tap if tap else self.page.mouse.click)(*place)
            if self.settled(before) != "shown":  # else the first touch has shown what it would bring about
                return

    def settled(self, before: int, keys: bool = False) -> str:
        """Waits until a choice has led to the next one: `over`, `ready`, or what is asked before it is made."""
        found: str = self.page.evaluate(SETTLE, [before, keys])
        assert found, f"nothing follows a choice: {self.prompt}"
        return found

    def play_to_the_end(self, tap: bool = False, limit: int = 400) -> int:
        for number in range(limit):
            if self.over:
                return number
            self.play_on(number * 7 + 1, tap)
        raise AssertionError(f"no end after {limit} choices: {self.prompt}")

    def play_by_keys(self, limit: int = 400) -> None:
        """With arrows and Enter alone; wherever a choice ends, the focus is on something that goes on."""
        self.page.mouse.move(5, 5)
        self.page.wait_for_function(ON_THE_BOARD)
        for number in range(limit):
            status, before, focus = self.page.evaluate(WHERE)
            if status == "over":
                return
            assert focus, f"focus lost at choice {number}: {self.prompt}"
            if focus == "instead":  # rather go on than choose anew for ever
                self.page.keyboard.press("Home")
            elif number % 3 and focus == "choice":
                self.page.keyboard.press(ARROWS[number % 4])
                assert self.page.evaluate(WHERE)[2] in ("choice", "instead"), f"an arrow leads nowhere: {self.prompt}"
            self.page.keyboard.press("Enter")
            while self.settled(before, keys=True) == "which":
                self.page.keyboard.press("Enter")
        raise AssertionError(f"no end after {limit} choices: {self.prompt}")

    def sees_scores_that_add_up(self) -> None:
        """At the end: the points by source, whose sums are the totals."""
        table = self.page.locator(".scores")
        table.wait_for()
        totals, rows = table.evaluate(
            """(table) => {
              const number = (cell) => Number(cell.innerText.replace('−', '-'));
              return [[...table.querySelectorAll('tfoot tr:first-child td')].map(number),
                [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(number))];
            }"""
        )
        assert rows
        assert [sum(column) for column in zip(*rows, strict=True)] == totals


ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# the key B goes to the board, as soon as the page listens
ON_THE_BOARD = """() => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'b', bubbles: true}));
  return !!document.activeElement?.closest('.piece, .bar');
}"""

# How the match stands, and what has the focus.
WHERE = """() => {
  const [table, here] = [document.querySelector('.table').dataset, document.activeElement];
  const piece = here?.closest?.('.piece')?.dataset;
  const focus = piece?.instead ? 'instead' : piece?.do ? 'choice' : here && here !== document.body ? 'something' : '';
  return [table.status, Number(table.number), focus];
}"""

# Where to click for one of the choices, at a point that really reaches it: neighbours may cover its middle. What is
# wholly covered is clicked at once, and needs no point; nor does anybody who has nothing to choose yet.
AIM = """async (number) => {
  for (let still = 0, tries = 0, last = ''; still < 3 && tries < 90; tries++) {  // nobody aims at what still moves
    await new Promise(requestAnimationFrame);
    const box = document.querySelector('.bar')?.getBoundingClientRect();
    const now = `${box?.top} ${box?.height} ${document.querySelector('.table')?.dataset.number}`;
    still = now === last ? still + 1 : 0;
    last = now;
  }
  document.querySelector('.which .quiet')?.click();
  document.querySelector('dialog.card-sheet header button')?.click();
  const all = (query) => [...document.querySelectorAll(query)].filter((node) => node.getClientRects().length);
  const [buttons, pieces] = [all('.bar .buttons button:is(.main, .plain):not(.other-one)'), all('.piece[data-do]')];
  const from = buttons.length && (!pieces.length || number % 3 === 0) ? buttons : pieces;
  if (!from.length) return null; // nothing but to wait: the others move
  for (const step of [0, 1]) {
    const node = from[(number + step) % from.length];
    node.scrollIntoView({block: 'nearest'});
    const box = node.getBoundingClientRect();
    for (const [u, v] of [[.5, .5], [.5, .3], [.3, .2], [.5, .8], [.7, .2], [.2, .8], [.8, .8], [.5, .1], [.1, .5]]) {
      const at = [box.x + box.width * u, box.y + box.height * v];
      if (document.elementFromPoint(...at)?.closest('.piece, button') === node) return at;
    }
  }
  from[number % from.length].dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return null;
}"""

# What a touch asks before it is a choice: which of several, whether it is meant.
ANSWER = """const answer = () => {
  document.querySelector('.which [data-choice], dialog.card-sheet [data-choice]')?.click();
  if (document.querySelector('.group-ring')) document.querySelector('.bar .buttons [data-choice]')?.click();
  document.querySelector('.bar .other-one + .with-about button, .bar .other-one + button:not(.main)')?.click();
  document.querySelector('[data-sure]')?.click(); // what does nothing asks first
};"""

# Something has happened since, and nothing moves any more: on every screen at the table.
SEEN = f"""(before) => {{
  {ANSWER}
  const table = document.querySelector('.table').dataset;
  if (Number(table.number) <= before) answer();
  return Number(table.number) > before && !table.showing && !table.busy;
}}"""

# A choice has been made and everything has arrived that follows from it. Where a piece stands for several choices, or
# is a card to be read first, the first choice is taken, unless that is to be done by keys.
SETTLE = (
    f"""async ([before, keys]) => {{
  {ANSWER}
"""
    + """
  const look = () => {
    const table = document.querySelector('.table');
    if (!table || table.dataset.busy || table.dataset.showing) return '';
    const which = document.querySelector('.which [data-choice], dialog.card-sheet [data-choice]');
    if (which && keys) return 'which';
    answer();
    if (table.dataset.status === 'over') return 'over';
    if (Number(table.dataset.number) <= before) return document.querySelector('.piece.previewed') ? 'shown' : '';
    return document.querySelector('.piece[data-do], .bar .buttons button:not(.tell, .off)') ? 'ready' : '';
  };
  for (const end = performance.now() + 60000; performance.now() < end;) {
    const found = look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 12));
  }
  return '';
}"""
)
