"""What the wheel holds: everything that is needed at run time, nothing else, and not too much of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MOST = 3_000_000  # bytes of the plain wheel
KINDS = {".py", ".toml", ".ftl", ".json", ".typed", ".txt"}


@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    """The files of a plain wheel, with their sizes; built from a copy: nothing is left behind in the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    copied = folder / "checkout"
    shutil.copytree(ROOT / "src", copied / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, copied)
    code = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"  # the client is there
    env = {**os.environ, "TEAHOUSE_PURE": "1"}
    words = [sys.executable, "-c", code, str(folder)]
    subprocess.run(words, check=True, env=env, cwd=copied, timeout=600, stdout=subprocess.DEVNULL)
    (path,) = folder.glob("teahouse-*.whl")
    assert path.stat().st_size < MOST
    with zipfile.ZipFile(path) as wheel:
        return {one.filename: one.file_size for one in wheel.infolist()}


def test_every_file_of_the_package_is_there(inside):
    package = ROOT / "src" / "teahouse"
    found = {path.relative_to(ROOT / "src").as_posix() for kind in KINDS for path in package.rglob(f"*{kind}")}
    assert {name for name in found if "__pycache__" not in name} <= set(inside)


def test_nothing_else_is_there(inside):
    for name in inside:
        top, *rest = Path(name).parts
        assert top == "teahouse" or top.endswith(".dist-info"), name
        assert "__pycache__" not in rest, name
    assert "teahouse/py.typed" in inside
    assert "teahouse/games/castle/rules/data/castle.toml" in inside
    assert not [name for name in inside if name.endswith((".c", ".so", ".npz", ".pt"))]
