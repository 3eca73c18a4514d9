"""A server of its own and the system's Chromium, for the tests in the browser and for pictures of it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

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
START = 90  # seconds for a server to open, on a crowded machine


def find_browser() -> str:
    """Its path, or nothing; TEAHOUSE_CHROMIUM names one."""
    named = os.environ.get("TEAHOUSE_CHROMIUM", "")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), "")


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
        database = f"sqlite+aiosqlite:///{self.folder / 'house.db'}"
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
