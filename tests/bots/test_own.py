"""Players of one's own: by file, module, entry point and object; what they do wrong is told with all that is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import teahouse
from teahouse import bots, games
from teahouse.bots.fault import PlayerFault
from teahouse.bots.own import label
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.lab.arena import Arena, forfeited
from teahouse.lab.simulate import Run, play_game
from teahouse.lab.spread import results
from tests.bots import mine

FILE = str(Path(mine.__file__))
CASTLE = games.find("castle")
SMALL = CASTLE.complete(CASTLE.presets["first-game"])


def position():
    return teahouse.match("castle", seed=1).state


@pytest.mark.parametrize(
    "player",
    [f"{FILE}:First", f"{FILE}:factory", "tests.bots.mine:First", mine.First, mine.First(CASTLE), mine.factory],
)
def test_whatever_way_it_is_given_it_is_the_same_player(player):
    state = position()
    assert bots.find(player, CASTLE).choose(state, Rng(1)) == state.legal()[0]


@pytest.mark.parametrize("player", [mine.last, mine.Plain, mine.Plain(), f"{FILE}:last"])
def test_a_function_or_anything_that_can_choose_is_a_player(player):
    state = position()
    assert bots.find(player, CASTLE).choose(state, Rng(1)) == state.legal()[-1]


def test_an_answer_may_be_in_words():
    state = position()
    assert bots.find(mine.in_words, CASTLE).choose(state, Rng(1)) == state.legal()[0]


def test_a_player_cannot_change_the_table():
    state = position()
    before = state.to_text()
    assert bots.find(mine.meddler, CASTLE).choose(state, Rng(1)) == state.legal()[0]
    assert state.to_text() == before


@pytest.mark.parametrize(
    ("player", "said", "choice"),
    [
        (mine.wrong, "'wrong' answered '", None),
        (mine.nonsense, "answered 'jump over the moon', which is no choice of Dragon Castle", "jump over the moon"),
        (mine.failing, "failed: ZeroDivisionError", ""),
    ],
)
def test_a_fault_names_player_position_and_choice(player, said, choice):
    state = position()
    with pytest.raises(PlayerFault) as caught:
        bots.find(player, CASTLE).choose(state, Rng(1))
    fault = caught.value
    assert said in str(fault)
    assert fault.position == state.to_text()
    assert fault.position in str(fault)
    assert fault.choice == (CASTLE.notation(mine.wrong(state, None)) if choice is None else choice)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (f"{FILE}:Frist", "did you mean 'First'"),
        (f"{FILE}:NOBODY", "is no player"),
        ("nowhere.py:First", "there is no file 'nowhere.py'"),
        ("no_such_module:First", "no_such_module"),
        ("gready", "did you mean 'greedy'"),
        ("run:", "run:COMMAND"),
    ],
)
def test_wrong_names_are_explained(name, said):
    with pytest.raises(OptionError, match=said):
        bots.find(name, CASTLE)


def test_a_broken_file_says_where(tmp_path):
    file = tmp_path / "broken.py"
    file.write_text("x = 1\nraise RuntimeError('not today')\n")
    with pytest.raises(OptionError, match=r"RuntimeError: not today \(broken.py, line 2\)"):
        bots.find(f"{file}:Any", CASTLE)


def test_an_installed_package_brings_players(tmp_path):
    """As pip would install it: a module and the entry point of its metadata."""
    (tmp_path / "stranger.py").write_text(Path(FILE).read_text())
    told = tmp_path / "stranger-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[teahouse.players]\nstranger = stranger:First\n")
    code = (
        "from teahouse import bots, games, match\nfrom teahouse.table.seats import check_bot\n"
        "castle = games.find('castle'); state = match('castle', seed=1).state\n"
        "print(bots.find('stranger', castle).choose(state, None) == state.legal()[0])\n"
        "check_bot('stranger', castle, any_bot=True)\n"
        "try: check_bot('stranger', castle)\nexcept ValueError as problem: print(problem)\n"
    )
    path = os.pathsep.join([str(tmp_path), str(Path(teahouse.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    first, second = done.stdout.splitlines()
    assert first == "True"
    assert "does not sit down at tables" in second


def test_strangers_cannot_ask_a_server_for_files():
    from teahouse.table.seats import check_bot  # noqa: PLC0415

    for name in (f"{FILE}:First", "run:true", "tests.bots.mine:First"):
        with pytest.raises(OptionError, match="does not sit down at tables"):
            check_bot(name, CASTLE)
        check_bot(name, CASTLE, any_bot=True)


def test_names_in_tables():
    assert [label(one) for one in ("greedy", mine.First, mine.First(CASTLE), mine.last)] == [
        "greedy",
        "First",
        "First",
        "last",
    ]


@pytest.mark.parametrize("player", [f"{FILE}:First", mine.First, mine.last])
def test_processes_play_the_same_games_as_one(player):
    arena = Arena("castle", 2, (player, "random"), SMALL, rounds=2)
    arena.check()
    alone, shared = list(results(arena, jobs=1)), list(results(arena, jobs=2))
    assert alone == shared
    assert {name for game in alone for name in game.players} == {label(player), "random"}


def test_simulations_take_objects_and_write_their_names():
    run = Run("castle", 2, (mine.last, "random"), SMALL, games=1, records=True)
    run.check()
    (game,) = results(run, jobs=1)
    assert teahouse.read(game.record).tags["seat A"] == "last"
    with pytest.raises(PlayerFault):
        play_game("castle", 2, SMALL, [mine.wrong, "random"], 1)


def test_in_an_arena_a_fault_loses_the_game():
    arena = Arena("castle", 2, (mine.wrong, "random"), SMALL, rounds=1)
    for game in results(arena, jobs=1):
        assert game.ending == "forfeit"
        assert game.places[game.players.index("wrong")] == 2
        assert "player 'wrong' answered" in game.fault


def test_whoever_is_out_is_last_and_the_others_stay_in_order():
    match = teahouse.match("castle", seats=4, seed=1)
    assert forfeited(match.state, 2) == (1, 1, 4, 1)


def test_a_busy_machine_plays_the_same_game(monkeypatch):
    """Without a table nobody looks at the clock: a level searches as often as it should, however long that takes."""
    from teahouse.bots.search import player  # noqa: PLC0415

    seen = bots.find("expert", CASTLE)
    assert seen.seconds == 0
    assert bots.find("expert", CASTLE, timed=True).seconds > 0
    clock = iter(range(10**9))
    monkeypatch.setattr(player, "perf_counter", lambda: 1000.0 * next(clock))  # a very slow machine
    seen.simulations = 12
    state = position()
    slow = seen.choose(state, Rng(1))
    monkeypatch.undo()
    quick = bots.find("expert", CASTLE)
    quick.simulations = 12
    assert quick.choose(state, Rng(1)) == slow
