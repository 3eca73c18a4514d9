"""The plain tests with every supported Python that this machine has: `make test-pythons`. What it lacks is named."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
ROOT = Path(__file__).resolve().parent.parent


def run(version: str, found: str) -> bool:
    """Whether the tests pass with it, in an environment of its own that is kept for the next time."""
    folder = ROOT / "build" / "pythons" / version
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        subprocess.run([found, "-m", "venv", str(folder)], check=True)
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", "--editable", ".[dev]"], cwd=ROOT, check=True)
    tests = [str(python), "-m", "pytest", "-n", "2", "--ignore=tests/e2e"]
    return subprocess.run(tests, cwd=ROOT, env=os.environ | {"TEAHOUSE_EXPECT": "plain"}, check=False).returncode == 0


def main() -> int:
    wanted = sys.argv[1:] or SUPPORTED
    told: dict[str, str] = {}
    for version in wanted:
        found = shutil.which(f"python{version}")
        told[version] = "not here" if found is None else "passed" if run(version, found) else "FAILED"
    for version, how in told.items():
        print(f"Python {version}: {how}")
    return 1 if "FAILED" in told.values() else 0


if __name__ == "__main__":
    sys.exit(main())
