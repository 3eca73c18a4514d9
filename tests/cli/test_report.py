"""`teahouse report`: one file that needs nothing else, the same for the same seed; its figures are the games'."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from teahouse import games
from teahouse.lab.report import make, share_error, total, variants
from teahouse.lab.simulate import Run, play_game

from .command import run

pytest.importorskip("matplotlib")


@pytest.mark.parametrize("game", games.names())
def test_the_file_needs_nothing_else_and_can_be_made_again(game: str, tmp_path: Path) -> None:
    texts = []
    for name, jobs in (("a.html", "1"), ("b.html", "2")):
        file = tmp_path / name
        done = run("report", game, "--games", "6", "--seed", "3", "--jobs", jobs, "-o", str(file))
        assert (done.status, done.err) == (0, "")
        texts.append(file.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert texts[0].count("<svg") == 3
    assert not re.findall(r'(?:src|href)="(?!#)', texts[0].replace('xlink:href="#', ""))
    assert f"teahouse report {game} --players 2 --games 6 --seed 3" in texts[0]


def test_a_cluster_makes_the_same_file(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    words = ["report", "castle", "--games", "6", "--seed", "3", "-o"]
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, protocol="tcp://"
    ) as local:
        done = run(*words, str(tmp_path / "there.html"), "--cluster", local.scheduler_address)
    assert (done.status, done.err) == (0, "")
    run(*words, str(tmp_path / "here.html"), "--jobs", "1")
    assert (tmp_path / "there.html").read_text("utf-8") == (tmp_path / "here.html").read_text("utf-8")


def test_its_figures_are_those_of_the_games() -> None:
    plan = Run("castle", 2, games=8, seed=5)
    made = make(plan, 1, None, lambda done: None)
    played = [play_game("castle", 2, {}, ["random", "random"], plan.seed_of(number)) for number in range(8)]
    assert [list(scores) for scores in made.scores] == [[game.scores[seat] for game in played] for seat in range(2)]
    assert made.turns == [game.turns for game in played]
    assert len(made.variants) == len(variants(plan)) >= 15
    assert total(plan) == 8 + sum(tally.games for tally in made.variants.values())


def test_cards_are_counted_once_per_game() -> None:
    plan = Run("castle", 2, games=10, seed=1, options={"spirits": "wind", "dragons": "10"})
    made = make(plan, 1, None, lambda done: None)
    assert {word.games for name, word in made.drawn.items() if name.startswith("dragon ")} == {10}


def test_json_and_wrong_words() -> None:
    done = run("report", "castle", "--games", "2", "--jobs", "1", "--json")
    assert json.loads(done.out)["games"] == 2
    assert "did you mean 'greedy'" in run("report", "castle", "--bots", "gready").err


def test_the_interval_of_a_share() -> None:
    assert share_error(0.5, 100) == pytest.approx(0.096, abs=0.002)
    assert share_error(0.0, 100) > 0
