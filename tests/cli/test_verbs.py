"""What each verb prints, and that it prints the truth."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import time
from pathlib import Path

import pytest

import teahouse
from teahouse.build import compiled
from teahouse.cli import VERBS, main
from teahouse.core import state
from teahouse.games import find, names, read_match
from teahouse.lab import perft as lab

from .command import COMMAND, ENVIRONMENT, run


def test_help_names_every_verb_and_an_example() -> None:
    answer = run("--help")
    assert (answer.status, answer.err) == (0, "")
    for verb in (*VERBS, "teahouse simulate castle"):
        assert verb in answer.out


def test_alone_it_serves_where_the_browser_client_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr("teahouse.cli.files", lambda package: tmp_path)
    monkeypatch.setattr("teahouse.cli._run", lambda words: begun.append(words) or 0)
    main([])
    (tmp_path / "web" / "static").mkdir(parents=True)
    (tmp_path / "web" / "static" / "index.html").touch()
    main([])
    assert begun == [["--help"], ["serve"]]


@pytest.mark.parametrize("verb", VERBS)
def test_help_of_a_verb_fits_a_screen_and_has_an_example(
    verb: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert main([verb, "--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert f"\n    teahouse {verb}" in out
    assert len(out.splitlines()) < 30
    assert max(len(line) for line in out.splitlines()) <= 100


def test_version_tells_how_it_was_built() -> None:
    data = run("version", "--json").json()
    assert data["version"] == teahouse.__version__
    assert data["compiled"] == compiled() == (not state.__file__.endswith(".py"))
    assert data["python"] == platform.python_version()
    assert [game["name"] for game in data["games"]] == names()
    readable = run("version")
    assert ("compiled" if compiled() else "plain Python") in readable.out
    assert "Dragon Castle" in readable.out


def test_simulate_prints_a_row_per_seat_and_the_endings() -> None:
    answer = run("simulate", "castle", "--players", "3", "--games", "4", "--seed", "5", "--option", "layout=keep")
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == "Dragon Castle, 3 players, 4 games, seed 5"
    assert lines[1] == "options: layout keep"
    assert [line[0] for line in lines if " random " in line] == ["A", "B", "C"]
    assert "decisions per second" in lines[-1]


def test_simulate_gives_the_same_games_however_many_processes_play() -> None:
    words = ["simulate", "castle", "--games", "5", "--seed", "2", "--json", "--jobs"]
    one, two = run(*words, "1").json(), run(*words, "2").json()
    assert one.pop("speed").keys() == two.pop("speed").keys()
    assert one == two
    assert one["games"] == sum(one["endings"].values()) == 5
    assert sum(one["win_share"]) == pytest.approx(1)


def test_simulate_counts_games_lost_alone_as_lost() -> None:
    random = run("simulate", "tang", "--players", "1", "--games", "6", "--seed", "3", "--json").json()
    assert random["endings"] == {"solo-lost": 6}
    assert random["win_share"] == [0]
    readable = run("simulate", "tang", "--players", "1", "--games", "1", "--seed", "3")
    assert readable.out.startswith("Tang Garden, 1 player, 1 game, seed 3")


def test_simulate_reads_an_option_from_a_file_and_warns_about_it(tmp_path: Path) -> None:
    drawing = tmp_path / "my-castle.txt"
    drawing.write_text(("2" * 14 + "\n") * 4 + "22\n")
    answer = run("simulate", "castle", "--games", "1", "--option", f"layout=@{drawing}", "--json")
    assert answer.status == 0
    assert '"layout": "22222222222222\\n' in answer.out
    warnings = answer.err.splitlines()
    assert len(warnings) == len(find("castle").advice(2, {"layout": drawing.read_text()})) > 0
    assert all(line.startswith("teahouse: note: ") for line in warnings)
    assert "58 tiles" in warnings[0]
    assert "C-89" in warnings[0]


def test_simulate_takes_a_preset_and_options_on_top_of_it() -> None:
    words = ["simulate", "castle", "--games", "1", "--preset", "many-cards", "--option", "spirits=0", "--json"]
    options = run(*words).json()["options"]
    assert (options["spirits"], options["dragons"]) == ("0", "3")


def test_simulate_writes_records_that_replay(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    words = ["simulate", "castle", "--games", "3", "--seed", "4", "--records", str(folder), "--json"]
    data = run(*words, "--jobs", "2").json()
    matches = [read_match(path.read_text()) for path in sorted(folder.iterdir())]
    assert len(matches) == 3
    assert all(match.over for match in matches)
    for seat, score in enumerate(data["scores"]):
        points = [match.state.scores()[seat] for match in matches]
        assert (score["mean"], score["min"], score["max"]) == (sum(points) / 3, min(points), max(points))


def test_perft_counts_and_divides() -> None:
    data = run("perft", "castle", "--depth", "2", "--seed", "3", "--players", "3", "--divide", "--json").json()
    game = find("castle")
    root = lab.root(game, 3, {}, 3)
    assert data["counts"] == lab.perft(root, 2)
    assert sum(data["divide"].values()) == data["counts"][-1]
    assert list(data["divide"]) == [game.notation(choice) for choice in root.legal()]
    readable = run("perft", "castle", "--depth", "2", "--seed", "3", "--players", "3")
    assert f"2       {data['counts'][1]:,}" in readable.out


def test_replay_shows_options_scores_and_places(record: Path) -> None:
    match = read_match(record.read_text())
    answer = run("replay", str(record))
    assert (answer.status, answer.err) == (0, "")
    assert "options: layout keep\n" in answer.out
    assert f"{len(match.entries)} choices in {match.state.turn} turns" in answer.out
    rows = {line.split()[0]: line.split()[1:] for line in answer.out.splitlines() if line.strip()}
    assert rows["total"] == [str(points) for points in match.state.scores()]
    assert rows["place"] == [str(place) for place in match.state.ranking()]
    sources = run("replay", str(record), "--json").json()["breakdown"]
    for seat in (0, 1):
        assert [(source, points[seat]) for source, points in sources.items()] == match.state.breakdown(seat)
    table = [line.split()[-2:] for line in answer.out.splitlines()]
    assert all([str(first), str(second)] in table for first, second in sources.values())


def test_replay_at_a_choice_shows_who_decides_what(record: Path) -> None:
    match = read_match(record.read_text())
    first = next(number for number, entry in enumerate(match.entries) if entry.actor == 0)
    data = run("replay", str(record), "--at", str(first), "--json").json()
    assert (data["at"], data["choices"], data["actor"], data["ending"]) == (first, len(match.entries), "A", None)
    assert data["legal"] == match.after(first).legal()
    readable = run("replay", str(record), "--at", str(first))
    assert f"after {first} choices, turn 1: A decides" in readable.out
    assert f"{len(data['legal'])} choices of A:" in readable.out


def test_replay_prints_the_log_and_reads_from_a_pipe(record: Path) -> None:
    text = record.read_text()
    answer = run("replay", "-", "--log", given=text)
    assert answer.status == 0
    shown = " ".join(answer.out.split())
    first_turn = next(line for line in text.splitlines() if line.startswith("1 A: "))
    assert first_turn.replace("1 A: ", "1 A ") in shown
    log = run("replay", "-", "--log", "--json", given=text).json()["log"]
    assert len(log) == len(read_match(text).entries)


@pytest.mark.parametrize("words", ["replay FILE --log", "replay FILE --log --json", "version --json", "--help"])
def test_a_reader_that_stops_early_is_no_error(record: Path, words: str) -> None:
    """Long output meets the closed pipe while it is printed, short output at the very end."""
    process = subprocess.Popen(
        [*COMMAND, *words.replace("FILE", str(record)).split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 1
    process.stderr.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_quietly(tmp_path: Path, jobs: str) -> None:
    words = ["simulate", "castle", "--games", "1000000", "--jobs", jobs, "--records", str(tmp_path)]
    process = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT, start_new_session=True
    )
    try:
        patience = time.monotonic() + 60
        while not any(tmp_path.iterdir()) and time.monotonic() < patience:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == (b"", b"")
        assert process.returncode == 130
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def test_rules_are_those_of_the_table_that_is_meant() -> None:
    """Solo has chapters of its own; what several read about it holds there, too; a chapter is found by its name."""
    table, alone = run("rules", "tang").out, run("rules", "tang", "--players", "1").out
    assert "Solo: guests" not in table
    assert alone.count("You have lost if") == 1
    told = run("rules", "tang", "T-94").out
    assert "decorations in view do not" in " ".join(told.split())
    counted = run("rules", "tang", "T-94", "--option", "solo_views=and-decorations").out
    assert "every decoration in view 1 point" in " ".join(counted.split())
    assert run("rules", "panda", "setup").out == run("rules", "panda", "set-up").out != ""
