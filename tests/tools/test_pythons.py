"""`make test-pythons` finds Pythons that are there, and none that only have a name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import pythons

OURS = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No Python is kept anywhere, and the path leads to an empty folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    return tmp_path


def test_the_python_that_runs_this_is_found(nowhere: Path):
    assert pythons.find(OURS) == [sys.executable]
    assert pythons.find("3.1") is None


@pytest.mark.skipif(sys.platform == "win32", reason="scripts are started by their first line")
def test_a_shim_that_leads_nowhere_is_no_python(nowhere: Path):
    shim = nowhere / "python3.1"
    shim.write_text("#!/bin/sh\necho 'no such version' >&2; exit 127\n", "utf-8")
    shim.chmod(0o755)
    assert pythons.find("3.1") is None
    kept = nowhere / "pyenv" / "versions" / "3.1.7" / "bin" / "python3.1"
    kept.parent.mkdir(parents=True)
    kept.write_text("#!/bin/sh\necho 3.1\n", "utf-8")
    kept.chmod(0o755)
    assert pythons.find("3.1") == [str(kept)]
