"""Players in processes of their own: one in JavaScript plays well, and does everything wrong that can be done wrong."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import teahouse
from teahouse import bots, games
from teahouse.bots import process
from teahouse.bots.fault import PlayerFault
from teahouse.bots.speaking import Speaker
from teahouse.core.rng import Rng
from teahouse.lab.arena import Arena
from teahouse.lab.spread import results

NODE = shutil.which("node")
PLAYER = Path(__file__).with_name("player.js")
CASTLE = games.find("castle")
SMALL = CASTLE.complete(CASTLE.presets["first-game"])
needs_node = pytest.mark.skipif(NODE is None, reason="there is no Node here")


def called(how: str, seconds: str = "") -> str:
    return f"run:{seconds}{NODE} {PLAYER} {how}"


@pytest.fixture(autouse=True)
def _nobody_stays():
    yield
    process.end_all()
    assert not process._running


@needs_node
def test_it_plays_well():
    """Without a line of rules: the house tells it what choices bring."""
    arena = Arena("castle", 2, (called("well"), "random"), SMALL, rounds=2)
    won = 0
    for game in results(arena, jobs=1):
        assert game.fault == ""
        won += game.places[game.players.index(called("well"))] == 1
    assert won >= 3


@needs_node
@pytest.mark.parametrize(
    ("how", "seconds", "said", "choice"),
    [
        ("late", "0.3s:", "gave no answer within 0.3 s", ""),
        ("illegal", "", "answered 'take a1000', which is no choice", "take a1000"),
        ("forbidden", "", "answered 'summon', which is not possible now. C-", "summon"),
        ("dead", "", "ended with exit status 3", ""),
        ("mumbling", "", "said 'well, let me see', which nobody understands", ""),
    ],
)
def test_what_it_does_wrong_is_told(how, seconds, said, choice):
    state = teahouse.match("castle", seed=1).state
    name = called(how, seconds)
    player = bots.find(name, CASTLE)
    with pytest.raises(PlayerFault) as caught:
        player.choose(state, Rng(1))
    assert said in str(caught.value)
    assert caught.value.player == name
    assert caught.value.position == state.to_text()
    assert caught.value.choice == choice
    assert not process._running, "it was ended"
    with pytest.raises(PlayerFault):  # and another one is started for the next question
        player.choose(state, Rng(1))


@needs_node
def test_in_an_arena_it_loses_on_time():
    late = called("late", "0.2s:")
    (first, second) = results(Arena("castle", 2, (late, "random"), SMALL, rounds=1), jobs=1)
    for game in (first, second):
        assert game.places[game.players.index(late)] == 2
        assert "gave no answer" in game.fault


def test_a_command_that_is_not_there():
    with pytest.raises(PlayerFault, match="cannot be started"):
        bots.find("run:no-such-program-here", CASTLE).choose(teahouse.match("castle", seed=1).state, Rng(1))


def test_trying_tells_points_and_what_comes_next():
    match = teahouse.match("castle", seed=1, preset="first-game")
    first = match.legal()[0]
    told = process.tried(CASTLE, match.state, first)
    after = match.state.clone()
    after.apply(CASTLE.parse(first))
    assert told.startswith(f"tried {first}; scores {' '.join(map(str, after.scores()))}; next ")
    assert "refused" in process.tried(CASTLE, match.state, "take a1000")
    assert "refused" in process.tried(CASTLE, match.state, "summon")


def spoken(*lines: str, bot: str = "greedy") -> list[str]:
    says = io.StringIO()
    Speaker(bot, 1, io.StringIO("".join(line + "\n" for line in lines)), says).run()
    return says.getvalue().splitlines()


def test_a_player_of_the_house_answers_by_position_and_by_record():
    match = teahouse.match("castle", seed=1)
    expected = CASTLE.notation(bots.find("greedy", CASTLE).choose(match.state, Rng(1)))
    told = spoken("hello 1", f"position {match.state.to_text()}", "go", "quit")
    assert told[:2] == ["name greedy (protocol 1)", "ready"]
    assert told[2] == f"bestchoice {expected}"
    assert spoken("record", *match.to_text().splitlines(), "end", "go") == [f"bestchoice {expected}"]
    (problem,) = spoken("position castle nonsense")
    assert problem.startswith("info position")
    assert spoken("go")[0].startswith("info there is no position")


def test_both_sides_understand_each_other():
    """The house's own player behind the protocol chooses what it chooses directly."""
    words = f"run:{sys.executable} -m teahouse speak --bot greedy --seed 5"
    state = teahouse.match("castle", seed=3).state
    assert bots.find(words, CASTLE).choose(state, Rng(1)) == bots.find("greedy", CASTLE).choose(state, Rng(5))


@needs_node
def test_it_ends_when_nobody_speaks_any_more():
    running = subprocess.Popen([str(NODE), str(PLAYER), "well"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert running.stdin is not None
    running.stdin.close()
    assert running.wait(20) == 0
