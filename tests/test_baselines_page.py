"""The page of the baselines says what was run, with how many games, and plainly what was not."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def writer() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "examples" / "baselines" / "page.py"))


def result(game: str, baseline: str, seed: int, minutes: float = 30.0) -> dict[str, Any]:
    rated = {"random": {"won": 0.75, "games": 100}, "expert": {"won": 0.0, "games": 20}}
    if baseline == "alphazero":
        del rated["expert"]
    machine = {"teahouse": "0.1.0", "compiled": True, "torch": "2", "machine": "x", "on": "2026-01-01"}
    curve = {"curve": [[1, 2, 3.0]], "curve_of": "mean score", "decisions": 5}
    return {"game": game, "baseline": baseline, "seed": seed, "minutes": minutes, "rated": rated, **machine, **curve}


def test_the_page_is_what_its_command_writes(writer):
    kept = sorted((ROOT / "examples" / "baselines" / "results").glob("*.json"))
    found = [json.loads(path.read_text("utf-8")) for path in kept]
    assert (ROOT / "docs" / "baselines.md").read_text("utf-8") == writer["page"](found)


def test_what_was_not_run_is_named(writer):
    page = writer["page"]([result("castle", "alphazero", 2), result("castle", "selfplay_ppo", 1)])
    assert "**Not run yet:** castle, selfplay_ppo, seed 2, 3; castle, maskable_ppo, seed 1, 2, 3" in page
    assert "castle, alphazero, seed 1, 3" in page
    assert "| castle | alphazero | 2 | 30 min | 5 | 75% of 100 | – |" in page
    assert "| castle | selfplay_ppo | 1 | 30 min | 5 | 75% of 100 | 0% of 20 |" in page
    assert "These runs are short" not in page


def test_short_runs_are_called_short(writer):
    assert "These runs are short" in writer["page"]([result("tang", "selfplay_ppo", 1, minutes=2.0)])
