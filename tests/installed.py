"""Python as it is where only some extras are installed: everything that they do not bring is hidden from it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

import teahouse

ROOT = Path(__file__).resolve().parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
HERE = {"PYTHONPATH": str(Path(teahouse.__file__).parents[1]), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}

HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in seen and not name.startswith("_sysconfigdata"):  # named after the machine
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
seen = sys.stdlib_module_names | set(sys.argv.pop(1).split())
sys.meta_path.insert(0, Hidden())
"""
COMMAND = "\nimport runpy\nrunpy.run_module('teahouse', run_name='__main__', alter_sys=True)\n"


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(requirements: list[str], extras: set[str]) -> dict[str, set[str]]:
    """The packages that these requirements name here, normalized, each with the extras of it that are wanted."""
    found: dict[str, set[str]] = {}
    for line in requirements:
        requirement = Requirement(line)
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in extras | {""}):
            found.setdefault(normal(requirement.name), set()).update(requirement.extras)
    return found


def packages(extra: str) -> dict[str, set[str]]:
    """What `pip install 'teahouse[extra]'` names, itself and through other extras of ours; "" for no extra."""
    own = PROJECT["optional-dependencies"]
    found = wanted(PROJECT["dependencies"] + own.get(extra, []), set())
    for other in found.pop("teahouse", set()):
        for name, extras in packages(other).items():
            found.setdefault(name, set()).update(extras)
    return found


@cache
def modules(extra: str) -> frozenset[str]:
    """All modules that `pip install 'teahouse[extra]'` would bring, as they lie in this environment."""
    found: dict[str, set[str]] = {}
    waiting = list(packages(extra).items())
    while waiting:
        name, extras = waiting.pop()
        if name in found and extras <= found[name]:
            continue
        found.setdefault(name, set()).update(extras)
        try:
            waiting += wanted(requires(name) or [], extras).items()
        except PackageNotFoundError:
            continue  # nothing that is needed, or the test will say so
    lie = packages_distributions()
    brought = {module for module, names in lie.items() if found.keys() & {normal(name) for name in names}}
    return frozenset(brought | {"teahouse", "teahouse__mypyc"})


def python(code: str, *words: str, extra: str = "", given: str = "") -> subprocess.CompletedProcess[str]:
    """Run some Python that sees Teahouse, the standard library and what the extra brings."""
    command = [sys.executable, "-c", HIDE + code, " ".join(modules(extra)), *words]
    environment = os.environ | HERE
    return subprocess.run(
        command, input=given, env=environment, capture_output=True, encoding="utf-8", timeout=300, check=False
    )


def command(*words: str, extra: str = "", given: str = "") -> subprocess.CompletedProcess[str]:
    """`teahouse words…` there."""
    return python(COMMAND, *words, extra=extra, given=given)
