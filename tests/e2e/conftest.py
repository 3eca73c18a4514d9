"""A real server and a real browser: the system's Chromium, driven by Playwright. Without one they are left out."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.player import Player

pytest.importorskip("playwright", reason="Playwright is not installed: pip install -e '.[dev]'")
from playwright.sync_api import Browser, sync_playwright

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP, PHONE, SIDEWAYS = (1440, 900), (390, 844), (844, 390)
START = 90  # seconds for a server to open, on a crowded machine


def find_browser() -> str:
    named = os.environ.get("TEAHOUSE_CHROMIUM", "")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), "")


@pytest.fixture(scope="package")  # not longer: Playwright keeps an event loop running in this process
def browser() -> Iterator[Browser]:
    path = find_browser()
    if not path:
        pytest.skip("there is no Chromium here: apt-get install chromium, or name one in TEAHOUSE_CHROMIUM")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


class House:
    """A server of its own, which can be stopped and started again on the same database."""

    def __init__(self, folder: Path, module: str = "teahouse") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.module = module
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--no-open", "--port", str(self.port)]
        database = f"sqlite+aiosqlite:///{self.folder / 'e2e.db'}"
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen([*command, "--database", database], stdout=log, stderr=log)
        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=10)
                return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


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
        self, size: tuple[int, int] = DESKTOP, theme: str = "light", speed: str = "instant", locale: str = "en-GB"
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
