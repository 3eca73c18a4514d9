"""The other end of a worker: start it, ask it to run, end it. Nobody waits for one for ever."""

from __future__ import annotations

import json
import subprocess
import sys
from threading import Timer
from typing import Any

from bench.engine.contenders import Contender
from bench.engine.environment import PLACE, clean

READY_WITHIN = 600.0  # a peer may have to compile itself first


class Rival:
    """A contender with its process. `skip` says why it does not take part (any more)."""

    def __init__(self, contender: Contender, cpu: int) -> None:
        self.contender = contender
        self.skip = ""
        self.facts: dict[str, Any] = {}
        self.runs: list[dict[str, float]] = []
        with (PLACE / "workers.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bench.engine.worker", json.dumps(contender.description()), str(cpu)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=PLACE,  # not the checkout, where `src` would lie close at hand
                env=clean(PYTHONHASHSEED="0", OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", **contender.environment()),
            )

    def get_ready(self) -> None:
        self.facts = self._hear(READY_WITHIN).get("facts", {})

    def run(self, seconds: float) -> dict[str, float]:
        """What it did in that many CPU seconds; nothing if it failed."""
        if not self.skip and self.process.stdin is not None:
            try:
                self.process.stdin.write(f"{seconds}\n")
                self.process.stdin.flush()
            except BrokenPipeError:
                pass  # the answer, or its absence, will say why
            return self._hear(READY_WITHIN + 10 * seconds)
        return {}

    def _hear(self, patience: float) -> dict[str, Any]:
        assert self.process.stdout is not None
        alarm = Timer(patience, self.process.kill)
        alarm.start()
        line = self.process.stdout.readline()
        alarm.cancel()
        reply: dict[str, Any] = json.loads(line) if line else {"skip": "its worker ended (build/bench/workers.log)"}
        self.skip = reply.get("skip", "")
        return {} if self.skip else reply

    def end(self) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.close()
            self.process.wait(timeout=5)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
