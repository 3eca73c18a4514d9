"""Calibration: a curve is learned from what came true, and judged by other games."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from teahouse import games
from teahouse.cli import main
from teahouse.core.chances import Curve, read_curves
from teahouse.core.toml import read_toml
from teahouse.lab.calibration import Foretelling, Foretold, Judgement, calibration_error, fitted, to_text


def foretold(truth: Curve, games_: int, seats: int, seed: int, hints: int = 3) -> list[Foretold]:
    """Hints of games whose results follow this curve."""
    rng, found = np.random.default_rng(seed), []
    for game in range(games_ * hints):
        counted = tuple(float(one) for one in rng.dirichlet([1.5] * seats)) if seats > 1 else (float(rng.random()),)
        seat, left = int(rng.integers(seats)), float(rng.random())
        chances = truth.chances(list(counted), seat, left)
        if seats == 1:
            won = (1.0 if rng.random() < chances[0] else 0.0,)
        else:
            winner = int(rng.choice(seats, p=chances))
            won = tuple(1.0 if at == winner else 0.0 for at in range(seats))
        found.append(Foretold(game // hints, 1, seat, left, counted, counted[seat], won, 1.0 - left))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_curve_behind_the_games_is_found_again(seats: int) -> None:
    truth = Curve(trust=(0.6, 1.8), mover=(-0.5, 0.2))
    found = fitted(foretold(truth, 3000, seats, seed=1))
    assert found.games == 3000
    assert found.trust == pytest.approx(truth.trust, abs=0.25)
    assert found.mover == pytest.approx(truth.mover, abs=0.25)


def test_few_games_hardly_move_a_curve() -> None:
    found = fitted(foretold(Curve(trust=(3.0, 3.0)), 2, 2, seed=3, hints=1))
    assert max(abs(one - 1.0) for one in found.trust) < 12
    assert max(abs(one) for one in found.mover) < 12


def test_the_true_curve_is_judged_better_than_what_was_counted() -> None:
    truth = Curve(trust=(0.4, 2.5), mover=(-0.8, 0.4))
    judged = Judgement(foretold(truth, 1200, 2, seed=5), truth).summary(1)
    assert judged["log_loss"]["said"] < judged["log_loss"]["counted"]
    assert judged["calibration"]["error"] < judged["calibration"]["before"]
    assert judged["calibration"]["low"] <= judged["calibration"]["high"]
    assert judged["calibration"]["error"] < judged["calibration"]["perfect"] + 0.02
    assert sum(line["hints"] for line in judged["stages"]) == judged["hints"] == 3600
    assert sum(line["hints"] for line in judged["reliability"]) == 3600


def test_who_says_ninety_and_wins_half_is_off_by_forty() -> None:
    said, won = np.full(200, 0.9), np.tile([1.0, 0.0], 100)
    assert calibration_error(said, won) == pytest.approx(0.4)


def test_the_spread_of_searches_is_that_of_hints_asked_for_twice() -> None:
    found = foretold(Curve(), 400, 2, seed=7)
    shift = [replace(one, again=(min(0.999, max(0.001, one.counted[0] + 0.06)), 0.0)) for one in found]
    shift = [replace(one, again=(one.again[0], 1.0 - one.again[0])) for one in shift]
    curve = fitted(shift)
    assert curve.spread == pytest.approx((0.06 / 2**0.5, 0.06 / 2**0.5), abs=0.02)


def test_a_curve_is_written_and_read_back() -> None:
    curve = Curve((0.5, 1.25), (-0.125, 0.0), (0.03, 0.01), 120)
    read = read_curves(read_toml(to_text(3, curve, "teahouse calibration castle")))
    assert vars_of(read[3]) == vars_of(curve)


def vars_of(curve: Curve) -> tuple[object, ...]:
    return curve.trust, curve.mover, curve.spread, curve.games


@pytest.mark.parametrize("name", ["castle", "panda", "tang"])
def test_curves_of_the_house_trust_more_than_nothing(name: str) -> None:
    for seats, curve in games.face(name).mind.curves.items():
        assert seats >= 1
        assert curve.games > 0
        assert min(curve.trust) > 0
        assert all(0 <= spread < 0.5 for spread in curve.spread)


def test_the_same_seed_gives_the_same_hints() -> None:
    run = Foretelling("tang", 2, {}, "random", simulations=4, games=2, seed=3, often=0.2, twice=1.0)
    first = run.play(0)
    assert first == run.play(0)
    assert first
    assert all(sum(one.counted) == pytest.approx(1) and sum(one.won) == pytest.approx(1) for one in first)
    assert all(len(one.again) == 2 and 0 <= one.part <= 1 for one in first)


def test_the_command_learns_a_curve_and_judges_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["calibration", "tang", "--games", "3", "--player", "random", "--simulations", "4", "--jobs", "1"]
    assert main([*few, "--seed", "1", "--learn", str(tmp_path / "x.toml")]) == 0
    assert 2 in read_curves(read_toml((tmp_path / "x.toml").read_text()))
    capsys.readouterr()
    assert main([*few, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["hints"] == sum(line["hints"] for line in told["reliability"])
    assert main(few) == 0
    assert "calibration error" in capsys.readouterr().out
