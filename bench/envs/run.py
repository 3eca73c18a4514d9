"""Run the benchmark of the environments: prepare what all parts share, then measure. `--help` lists the options."""

from __future__ import annotations

import subprocess
import sys

from bench.engine.environment import PLACE, clean, prepare, python
from bench.engine.options import read_options


def main() -> int:
    read_options()
    prepare()
    command = [str(python()), "-m", "bench.envs.env_measure", *sys.argv[1:]]
    try:
        return subprocess.run(command, env=clean(), cwd=PLACE, check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
