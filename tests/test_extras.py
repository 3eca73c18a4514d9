"""The rules alone are light: what runs without extras, what with one, and what is said where one is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import teahouse
from teahouse.cli import VERBS
from teahouse.extras import EXTRAS, NotInstalled, need

from .installed import command, modules, python

ALONE = """
import teahouse
from teahouse import bots, games
from teahouse.lab.arena import Arena
from teahouse.lab.simulate import play_game

for name in games.names():
    result = play_game(name, 2, teahouse.find(name).complete(), ["random", "greedy"], 1, record=True)
    match = teahouse.read(result.record)
    assert tuple(match.state.scores()) == tuple(result.scores)
    svg = match.after(len(match.entries) // 2)._repr_svg_()
    assert svg.startswith("<svg ") and match.game.title in svg
    begun = teahouse.match(name, seed=3)
    begun.play(bots.find("search:8", begun.game).choose(begun.state, teahouse.Rng(1)))
    print(name, len(match.entries), len(begun.entries))
"""

LEARNERS = """
from teahouse.envs import castle_v0, single, vector
env = castle_v0.env(render_mode="ansi")
env.reset(seed=1)
print(env.render())
assert vector.Vector("tang", 2).reset(seed=1).observations.shape[0] == 2
lone = single.SingleEnv("panda", render_mode="svg")
lone.reset(seed=1)
assert lone.render().startswith("<svg ")
"""


def refused(words: str, extra: str, said: str) -> None:
    answer = command(*words.split(), extra=extra)
    assert (answer.returncode, answer.stdout) == (2, ""), words
    assert answer.stderr == f"teahouse: {said}\n"


def test_nothing_but_one_small_package_comes_with_the_rules() -> None:
    assert modules("") == {"mypy_extensions", "teahouse", "teahouse__mypyc"}


def test_the_rules_alone_play_search_draw_and_read() -> None:
    answer = python(ALONE)
    assert answer.stderr == ""
    assert [line.split()[0] for line in answer.stdout.splitlines()] == ["castle", "panda", "tang"]


def test_the_command_alone_says_what_is_here_and_how_to_get_the_rest() -> None:
    version = command("version")
    assert (version.returncode, version.stderr) == (0, "")
    assert teahouse.__version__ in version.stdout
    assert "Way of the Panda" in version.stdout
    for words in ([], ["--help"]):
        told = command(*words)
        assert (told.returncode, told.stderr) == (0, "")
        for verb, extra in VERBS.items():
            line = next(line for line in told.stdout.splitlines() if f"'teahouse[{extra}]'" in line)
            assert verb in line or verb == "version"
    refused("serve", "", "the server is not installed: pip install 'teahouse[serve]'")
    refused("play castle", "", "the terminal is not installed: pip install 'teahouse[play]'")
    refused("train castle", "", "the lab is not installed: pip install 'teahouse[lab]'")
    refused("version --json", "", "the terminal is not installed: pip install 'teahouse[play]'")


def test_the_terminal_needs_no_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEAHOUSE_HOME", str(tmp_path / "home"))
    assert not modules("play") & {"litestar", "sqlalchemy", "numpy"}
    assert command("simulate", "castle", "--games", "1", "--records", str(tmp_path), extra="play").returncode == 0
    record = next(tmp_path.glob("*.txt"))
    told = command("replay", str(record), extra="play")
    assert "Dragon Castle, 2 players" in told.stdout
    picture = tmp_path / "castle.svg"
    assert command("draw", str(record), "--at", "9", "-o", str(picture), extra="play").returncode == 0
    assert "Player 1" in picture.read_text("utf-8")  # a word of the texts, not of its key
    assert command("perft", "castle", "--depth", "1", extra="play").returncode == 0
    played = command("play", "castle", "--seed", "1", extra="play", given="quit\n")
    assert (played.returncode, played.stderr) == (0, "")
    refused("serve", "play", "the server is not installed: pip install 'teahouse[serve]'")
    refused("export -", "play", "the server is not installed: pip install 'teahouse[serve]'")
    refused(f"draw {record} -o {tmp_path}/x.png", "play", f"{PAINTER}; or ask for an .svg file")
    told = command("--help", extra="play")
    assert (told.returncode, told.stderr) == (0, "")
    assert all(verb in told.stdout for verb in VERBS)


PAINTER = "the painter of PNG pictures is not installed: pip install 'teahouse[png]'"


def test_environments_need_no_terminal() -> None:
    pytest.importorskip("pettingzoo")
    assert not modules("envs") & {"typer", "fluent", "litestar"}
    answer = python(LEARNERS, extra="envs")
    assert answer.returncode == 0, answer.stderr
    assert "player 1" in answer.stdout


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("teahouse.envs.castle_v0", "envs"),
        ("teahouse.lab.train.course", "lab"),
        ("teahouse.store.store", "serve"),
        ("teahouse.web.app", "serve"),
    ],
)
def test_a_room_says_at_its_door_which_extra_it_needs(module: str, extra: str) -> None:
    answer = python(f"import {module}")
    assert answer.stderr.splitlines()[-1].endswith(
        f"NotInstalled: {EXTRAS[extra][0]} not installed: pip install 'teahouse[{extra}]'"
    )


def test_what_is_missing_is_named() -> None:
    with pytest.raises(NotInstalled) as caught:
        need("png", "no_such_painter", or_else="or draw by hand")
    assert (caught.value.extra, caught.value.name) == ("png", "no_such_painter")
    assert str(caught.value) == f"{PAINTER}; or draw by hand"
    with pytest.raises(NotInstalled):
        need("png", "no_such_box.no_such_painter")
