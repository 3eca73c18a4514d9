"""A server of its own for tests, in a process that can be stopped or killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

NETWORK = "127.0.0.2"  # stands for this computer's address in a network: the same machine, by another door
EASY = {
    "points_a_second": 1e9,
    "points_at_once": 1e9,
    "pace": 1e9,
    "tables_a_minute": 100_000,
    "seats_a_minute": 100_000,
    "knocks_a_second": 1e6,
    "messages_a_second": 10_000,
    "workers": 1,
    "network": NETWORK,
}


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """A server process, its address, and ways to end it."""

    def __init__(self, log: Path | None = None, environment: dict[str, str] | None = None, **settings: Any) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log, self.environment = log, os.environ | (environment or {})
        self.process = self.start(EASY | settings)
        self.http = httpx.Client(base_url=self.base, timeout=60)
        self.wait()

    def start(self, settings: dict[str, Any]) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-m", "tests.web.run", str(self.port), json.dumps(settings)]
        written = None if self.log is None else self.log.open("wb")
        return subprocess.Popen(words, start_new_session=True, stderr=written, env=self.environment)

    def wait(self) -> None:
        for _ in range(1200):
            try:
                if self.http.get("/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server ended by itself"
            time.sleep(0.05)
        raise AssertionError("the server did not begin to answer")

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/live/{table}"

    def kill(self) -> None:
        """As if the power failed."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C or a service manager does; the exit status."""
        self.http.close()
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(60)
