"""Running the real command as a person would: in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import teahouse

# the command must be the same copy of Teahouse that the tests import: sources or a compiled build
ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(teahouse.__file__).parents[1]), "COLUMNS": "100"}
ENVIRONMENT["LC_ALL"] = "C.UTF-8"  # whatever language this machine speaks
ENVIRONMENT.pop("PYTHONUNBUFFERED", None)  # buffered output fails late, as it does for most people
COMMAND = [sys.executable, "-m", "teahouse"]


@dataclass
class Answer:
    status: int
    out: str
    err: str

    def json(self) -> Any:
        assert (self.status, self.err) == (0, "")
        return json.loads(self.out)


def run(*words: str, given: str = "") -> Answer:
    """`teahouse words…` with `given` on its standard input."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=given.encode(),
        capture_output=True,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())
