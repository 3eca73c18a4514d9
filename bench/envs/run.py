"""Run the benchmark of the environments: prepare what all parts share, then measure. `--help` lists the options."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "engine"))

from environment import PLACE, clean, prepare, python  # noqa: E402
from options import read_options  # noqa: E402


def main() -> int:
    read_options()
    prepare()
    command = [str(python()), str(HERE / "env_measure.py"), *sys.argv[1:]]
    try:
        return subprocess.run(command, env=clean(), cwd=PLACE, check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
