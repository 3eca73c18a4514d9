"""A position as text is a place to begin: to count, to simulate, to draw, to play."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from teahouse import games
from teahouse.cli import main
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.table.computers import answer, question, think
from teahouse.table.create import create
from teahouse.table.recording import from_record, to_record
from teahouse.table.seats import computer
from tests.cli.command import ENVIRONMENT, run
from tests.contract.cases import played

each_game = pytest.mark.parametrize("name", games.names())


def middle(name: str) -> str:
    """Somebody decides there, and the game goes on for a while."""
    game = games.find(name)
    match = played(game, 2, {}, 4, min(70, len(played(game, 2, {}, 4).log) // 2))
    match.settle(Rng(1))
    return match.state.to_text()


@each_game
def test_perft_counts_from_there(name: str) -> None:
    told = run("perft", name, "--from", middle(name), "--depth", "1", "--json").json()
    assert told["counts"] == [len(games.find(name).read_position(middle(name)).legal())]
    assert told["from"] == middle(name)


@each_game
def test_simulated_games_begin_there(name: str, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(middle(name).replace("; ", ";\n"), "utf-8")
    words = ["simulate", name, "--from", f"@{file}", "--games", "2", "--json", "--records", str(tmp_path / "records")]
    assert run(*words).json()["from"] == middle(name)
    for record in (tmp_path / "records").glob("*.txt"):
        match = games.read_match(record.read_text("utf-8"))
        assert match.over
        assert match.after(0).state.to_text() == middle(name)


@each_game
def test_a_position_is_drawn(name: str, tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(middle(name), "utf-8")
    run("draw", str(tmp_path / "position.txt"), "-o", str(tmp_path / "made.svg"))
    assert (tmp_path / "made.svg").read_text("utf-8").startswith("<svg")


def test_a_game_is_played_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEAHOUSE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n1\nsave\nquit\n"))
    words = ["play", "castle", "--from", middle("castle"), "--bots", "random", "--seed", "1", "--language", "en"]
    assert main(words) == 0
    (saved,) = (tmp_path / "games").glob("*.txt")
    assert games.read_match(saved.read_text("utf-8")).begin == middle("castle")


@each_game
def test_a_table_begins_there_and_its_record_says_so(name: str) -> None:
    plans = [computer("random", "Ann"), computer("greedy", "Bea")]
    table = create(name, plans, now=0, rng=Rng(1), starts_when_full=True, position=middle(name)).table
    for _ in range(5):
        asked = question(table, Rng(2))
        assert asked is not None
        table = answer(table, asked, think(asked), now=0, rng=Rng(3))
    again = from_record(to_record(table), now=1)
    assert again.match.state == table.match.state
    assert again.match.begin == table.match.begin == middle(name)


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(OptionError, match="the position is one of 2 players, not 3"):
        create("castle", [computer("random")] * 3, now=0, rng=Rng(1), position=middle("castle"))
    told = run("perft", "castle", "--from", "castle 1; seats 2", "--depth", "1")
    assert told.status == 2
    assert "position, turn: is missing; it reads like 'turn 7 A'" in told.err
    told = run("perft", "castle", "--from", middle("castle"), "--players", "3")
    assert "a position says players and options itself" in told.err


@each_game
def test_a_position_says_which_game_is_played(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "TEAHOUSE_HOME", str(tmp_path))
    played = run("play", "--from", middle(name), "--hot-seat", given="quit\n")
    assert played.status == 0, played.err
    assert games.find(name).title in played.out
