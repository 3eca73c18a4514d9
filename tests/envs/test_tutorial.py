"""The tutorial runs from its first to its last cell, and its learner learns."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("matplotlib").use("agg")
NOTEBOOK = Path(__file__).resolve().parent.parent.parent / "docs" / "tutorial.ipynb"


def test_the_notebook_runs(monkeypatch, capsys):
    """Its cells in order in one namespace, as a kernel would run them; training for a little while only."""
    monkeypatch.setenv("TEAHOUSE_TUTORIAL_UPDATES", "40")
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    space: dict[str, object] = {"__name__": "__main__"}
    for number, cell in enumerate(cells):
        assert not cell.get("outputs"), "the notebook is kept without outputs"
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), space)
    printed = capsys.readouterr().out
    first, last = re.findall(r"mean score ([\d.]+) at first, ([\d.]+) at the end", printed)[0]
    assert float(last) > float(first) + 2
    assert re.search(r"C-\d+", printed), "a refusal names its rule"
