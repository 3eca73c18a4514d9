"""Servers that begin quickly: a process that has read the whole program already splits in two for each of them.

What is born there is a server like any other; only the seconds of starting are saved, a hundred times.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.web.host import EASY, Host, free_port


class Child:
    """As much of a process as a test's server needs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        return None if Path(f"/proc/{self.pid}").exists() else -9

    def wait(self, timeout: float = 0) -> int:
        while self.poll() is None:
            time.sleep(0.005)
        return -9


class Born(Host):
    def __init__(self, nursery: Nursery, **settings: Any) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: Any = Child(nursery.bear(self.port, EASY | settings))
        self.http = httpx.Client(base_url=self.base, timeout=60)
        self.wait()


class Nursery:
    def __init__(self) -> None:
        words = [sys.executable, "-m", "tests.chaos.nursery"]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def bear(self, port: int, settings: dict[str, Any]) -> int:
        print(json.dumps([port, settings]), file=self.process.stdin, flush=True)
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


if __name__ == "__main__":
    from teahouse import games
    from teahouse.web.serve import run
    from teahouse.web.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are buried by the system
    read = [games.face(name).screen for name in games.names()]
    for line in sys.stdin:
        port, settings = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            sys.stdout = sys.stderr
            run(Settings(**settings), "127.0.0.1", port, browse=False)
            os._exit(0)
        print(child, flush=True)
