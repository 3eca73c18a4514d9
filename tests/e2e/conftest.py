"""A real server and a real browser: the system's Chromium, driven by Playwright. Without one they are left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.player import Player
from tools.browser import FLAGS, House, find_browser

pytest.importorskip("playwright", reason="Playwright is not installed: pip install -e '.[dev]'")
from playwright.sync_api import Browser, sync_playwright

DESKTOP, PHONE, SIDEWAYS = (1440, 900), (390, 844), (844, 390)


@pytest.fixture(scope="package")  # not longer: Playwright keeps an event loop running in this process
def browser() -> Iterator[Browser]:
    path = find_browser()
    if not path:
        pytest.skip("there is no Chromium here: apt-get install chromium, or name one in TEAHOUSE_CHROMIUM")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    from teahouse.web.client import FOLDER, INDEX  # noqa: PLC0415  only where a browser was found

    if not (FOLDER / INDEX).is_file():
        pytest.skip("the browser client has not been built: 'make test-plain' builds it")
    opened = House(tmp_path_factory.mktemp("house"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture(scope="session")
def larger_house(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with one more game, which only tests know."""
    opened = House(tmp_path_factory.mktemp("larger"), "tests.e2e.serve_sample")
    opened.start()
    yield opened
    opened.stop()


class Room:
    """Opens pages; what goes wrong in any of them fails the test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.problems: list[str] = []
        self.closes = []

    def player(
        self,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        speed: str = "instant",
        locale: str = "en-GB",
        newcomer: bool = False,
    ) -> Player:
        phone = min(size) < 500
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=phone,
            is_mobile=phone,
            locale=locale,
        )
        context.set_default_timeout(60000)
        context.add_init_script(
            f"localStorage.getItem('teahouse:settings') || "
            f"localStorage.setItem('teahouse:settings', JSON.stringify({{speed: '{speed}', quick: true}}))"
        )
        if not newcomer:  # who has been here before is not asked how to begin
            context.add_init_script(
                "localStorage.getItem('teahouse:learn') || "
                "localStorage.setItem('teahouse:learn', JSON.stringify({newcomer: 'refused'}))"
            )
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if self.serious(said.type, said.text) else None)
        self.closes.append(context)
        return Player(page, self.house.url)

    def forgive(self, status: int) -> None:
        """The browser complains about every refused request; this test has asked for one."""
        self.problems = [problem for problem in self.problems if f"status of {status}" not in problem]

    def close(self) -> None:
        for context in self.closes:
            context.close()
        assert not self.problems

    @staticmethod
    def serious(kind: str, text: str) -> bool:
        return kind == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text


@pytest.fixture
def room(browser: Browser, house: House) -> Iterator[Room]:
    made = Room(browser, house)
    yield made
    made.close()


@pytest.fixture
def sample_room(browser: Browser, larger_house: House) -> Iterator[Room]:
    made = Room(browser, larger_house)
    yield made
    made.close()
