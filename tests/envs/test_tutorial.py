"""The tutorial runs in a Jupyter kernel from its first to its last cell, and its learner learns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import teahouse

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")
pytest.importorskip("matplotlib")
NOTEBOOK = Path(__file__).resolve().parent.parent.parent / "docs" / "tutorial.ipynb"


def shown(cell: Any, kind: str) -> str:
    """What a cell gave of a kind of output, as text."""
    return "".join(part["data"].get(kind, "") for part in cell["outputs"] if "data" in part)


def test_the_notebook_runs(monkeypatch, tmp_path):
    """As a reader runs it, but training for a little while only."""
    monkeypatch.setenv("TEAHOUSE_TUTORIAL_UPDATES", "40")
    monkeypatch.setenv("PYTHONPATH", str(Path(teahouse.__file__).parents[1]))  # the copy that is tested
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert any("<svg" in shown(cell, "image/svg+xml") for cell in cells), "the notebook is kept with its outputs"
    assert any(shown(cell, "image/png") for cell in cells)
    for cell in cells:
        cell["outputs"] = []
    nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    printed = "".join(part.get("text", "") for cell in cells for part in cell["outputs"])
    first, last = re.findall(r"mean score ([\d.]+) at first, ([\d.]+) at the end", printed)[0]
    assert float(last) > float(first) + 2
    assert re.search(r"C-\d+", printed), "a refusal names its rule"
    assert any("<svg" in shown(cell, "image/svg+xml") for cell in cells), "the table is drawn"
    assert any(shown(cell, "image/png") for cell in cells), "the curve is drawn"
