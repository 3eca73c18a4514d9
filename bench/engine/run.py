"""Run the benchmark of the engine: prepare its environment, then measure in it. `--help` lists the options."""

from __future__ import annotations

import subprocess
import sys

from bench.engine.environment import PLACE, clean, prepare, python
from bench.engine.options import read_options


def main() -> int:
    read_options()  # complain about a wrong option before minutes of installing
    prepare()
    # Not in this interpreter: Rich, which draws the tables, is only sure to be in the new environment.
    command = [str(python()), "-m", "bench.engine.measure", *sys.argv[1:]]
    try:
        return subprocess.run(command, env=clean(), cwd=PLACE, check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
