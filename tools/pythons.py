"""The plain tests with every supported Python that this machine has: `make test-pythons`. What it lacks is named."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
ROOT = Path(__file__).resolve().parent.parent
TELL = "import sys; print('%d.%d' % sys.version_info[:2])"


def places(version: str) -> Iterator[list[str]]:
    """Where such a Python may be: ourselves, on the path, with Windows' launcher, or kept by pyenv or uv."""
    yield [sys.executable]
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        if found := shutil.which(f"python{version}", path=folder):
            yield [found]
    if launcher := shutil.which("py"):
        yield [launcher, f"-{version}"]
    for kept in (Path(os.environ.get("PYENV_ROOT") or "~/.pyenv", "versions"), Path("~/.local/share/uv/python")):
        for folder in sorted(kept.expanduser().glob(f"*{version}.*")):
            yield [str(folder / "bin" / f"python{version}")]


def find(version: str) -> list[str] | None:
    """The first that is there, starts, and is what its name says: a shim that leads nowhere is none."""
    for words in places(version):
        try:
            told = subprocess.run([*words, "-c", TELL], capture_output=True, text=True, check=False)
        except OSError:
            continue
        if told.returncode == 0 and told.stdout.strip() == version:
            return words
    return None


def run(version: str, found: list[str], tests: list[str]) -> bool:
    """Whether the tests pass with it, in an environment of its own that is kept for the next time."""
    folder = ROOT / "build" / "pythons" / version
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        subprocess.run([*found, "-m", "venv", str(folder)], check=True)
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", "--editable", ".[dev]"], cwd=ROOT, check=True)
    words = [str(python), "-m", "pytest", *tests]
    return subprocess.run(words, cwd=ROOT, env=os.environ | {"TEAHOUSE_EXPECT": "plain"}, check=False).returncode == 0


def main() -> int:
    """Versions may be named, and behind `--` what pytest is asked; else all of both."""
    words = sys.argv[1:]
    end = words.index("--") if "--" in words else len(words)
    given, tests = words[:end], words[end + 1 :] or ["-n", "2", "--ignore=tests/e2e"]
    told: dict[str, str] = {}
    for version in given or SUPPORTED:
        found = find(version)
        told[version] = "not here" if found is None else "passed" if run(version, found, tests) else "FAILED"
    for version, how in told.items():
        print(f"Python {version}: {how}")
    return 1 if "FAILED" in told.values() else 0


if __name__ == "__main__":
    sys.exit(main())
