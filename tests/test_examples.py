"""The examples run: what is trained is rated, and sits at a table."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import teahouse
from teahouse.lab.arena import Arena
from teahouse.lab.dataset import Collection, collect
from teahouse.lab.simulate import Run
from teahouse.lab.spread import results

pytest.importorskip("gymnasium")
ROOT = Path(__file__).resolve().parent.parent
LEARNED = ROOT / "examples" / "learned.py"


def test_train_rate_play(tmp_path, monkeypatch):
    weights = tmp_path / "learned.npz"
    way = str(Path(teahouse.__file__).parents[1])
    env = {**os.environ, "UPDATES": "4", "PYTHONPATH": way}
    subprocess.run([sys.executable, str(LEARNED), str(weights)], check=True, env=env, timeout=300)
    monkeypatch.setenv("LEARNED", str(weights))
    castle = teahouse.find("castle")
    player = f"{LEARNED}:Learned"
    arena = Arena("castle", 2, (player, "random"), castle.complete(castle.presets["first-game"]), rounds=4)
    arena.check()
    won = sum(game.places[game.players.index(player)] == 1 for game in results(arena, jobs=1))
    assert won >= 5, "four updates are enough to beat chance"

    from teahouse.envs.vector_env import TableVectorEnv  # noqa: PLC0415

    envs = TableVectorEnv("castle", 3, bots=player, preset="first-game")
    envs.reset(seed=1)
    assert len({id(policy) for policy in envs._policies.values()}) == 1, "one network for all slots"
    envs.step(envs.sample())


def test_imitate_learns_from_a_dataset(tmp_path, capsys):
    castle = teahouse.find("castle")
    run = Run("castle", 2, ("random",), castle.complete(castle.presets["first-game"]), 2)
    collect(Collection(run, "compact"), tmp_path, jobs=1)
    runpy.run_path(str(ROOT / "examples" / "imitate.py"))["main"](str(tmp_path))
    assert "pass 3: chose the same" in capsys.readouterr().out
