"""The baselines run where torch is installed: a few seconds of training, and what comes out plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import teahouse

pytest.importorskip("gymnasium")
pytest.importorskip("torch")
BASELINES = Path(__file__).resolve().parent.parent / "examples" / "baselines"


@pytest.mark.parametrize("name", ["selfplay_ppo", "alphazero", "maskable_ppo"])
def test_a_baseline_trains_and_is_rated(name, tmp_path):
    if name == "maskable_ppo":
        pytest.importorskip("sb3_contrib")
    weights, result = tmp_path / "net.pt", tmp_path / "result.json"
    words = ["castle", "--minutes", "0.02", "--games", "2", "--slow-games", "0", "--out", str(weights)]
    words += ["--result", str(result)]
    way = os.pathsep.join([str(Path(teahouse.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": way, "OMP_NUM_THREADS": "1"}
    subprocess.run([sys.executable, str(BASELINES / f"{name}.py"), *words], check=True, env=env, timeout=600)
    told = json.loads(result.read_text("utf-8"))
    assert told["baseline"] == name
    assert set(told["rated"]) == {"random", "newcomer", "regular", "greedy"}
    assert told["decisions"] > 0
