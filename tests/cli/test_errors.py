"""Whatever is wrong with the arguments or the files: one line that says what, and status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse.cli import main

from .command import Answer, run


def assert_one_line(answer: Answer, *parts: str) -> None:
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.startswith("teahouse: ")
    assert answer.err.count("\n") == 1
    assert answer.err.endswith("\n")
    assert "Traceback" not in answer.err
    for part in parts:
        assert part in answer.err


ARGUMENTS = [
    ("frobnicate", "'frobnicate'"),
    ("simulat castle", "'simulate'"),
    ("--frob", "--frob"),
    ("simulate", "GAME"),
    ("simulate castle --frob", "--frob"),
    ("simulate castle more", "more"),
    ("simulate castle --games", "--games"),
    ("simulate castle --games many", "--games"),
    ("simulate castle --games 0", "--games"),
    ("simulate castel", "did you mean 'castle'?"),
    ("simulate castle --players 9", "2, 3, 4 players, not 9"),
    ("simulate castle --option layout", "NAME=VALUE, not 'layout'"),
    ("simulate castle --option layout=sand", "'sand'"),
    ("simulate castle --option lay=keep", "'lay'"),
    ("simulate castle --option realm=9x9", "6x4"),
    ("simulate castle --option realm=6x4 --option realm=6x4", "'realm' is given twice"),
    ("simulate castle --option layout=@no-such-file", "no-such-file: No such file"),
    ("simulate castle --preset nothing", "many-cards"),
    ("simulate castle --bots nobody", "'nobody'"),
    ("simulate castle --bots random --bots random --bots random", "1 or 2 names of bots, not 3"),
    ("perft castle --depth 0", "--depth"),
    ("perft castle --depth 1 --players 1", "2, 3, 4 players, not 1"),
    ("replay", "FILE"),
    ("replay no-such-file", "no-such-file: No such file"),
    ("draw", "RECORD"),
    ("draw game.txt", "--output"),
    ("draw no-such-file -o x.svg", "no-such-file: No such file"),
    ("draw no-such-file -o x.jpg", "ends in .svg or .png, not 'x.jpg'"),
    ("draw no-such-file -o x.svg --theme drak", "did you mean 'dark'?"),
    ("draw no-such-file -o x.svg --shape round", "there are: wide, tall"),
    ("version castle", "castle"),
]


@pytest.mark.parametrize(("words", "part"), ARGUMENTS, ids=[words for words, _ in ARGUMENTS])
def test_wrong_arguments(words: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In this process, because they are many; an error that gets past `main` fails the test."""
    status = main(words.split())
    assert_one_line(Answer(status, *capsys.readouterr()), part)


@pytest.mark.parametrize(("words", "part"), ARGUMENTS[::8])
def test_wrong_arguments_of_the_real_command(words: str, part: str) -> None:
    assert_one_line(run(*words.split()), part)


def test_a_wrong_choice_in_a_record_is_named_with_its_line(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(at for at, line in enumerate(lines) if line.startswith("1 A: take "))
    lines[number] = lines[number].replace("take ", "drink ", 1)
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("\n".join(line for line in lines if not line.startswith("check")))
    assert_one_line(run("replay", str(damaged)), f"teahouse: {damaged}: line {number + 1}: 'drink ")


def test_a_record_that_was_changed_or_cut_is_refused(record: Path) -> None:
    text = record.read_text()
    assert_one_line(run("replay", "-", given=text.replace("shrine", "discard", 1)), "standard input: line ")
    assert_one_line(run("replay", "-", given=text[: len(text) // 2]), "standard input: line ")


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\xff\x00")
    assert_one_line(run("replay", str(picture)), f"{picture}: line 1: ")
    assert_one_line(run("simulate", "castle", "--option", f"layout=@{picture}"), f"{picture}: line 1: ")


def test_names_that_would_break_the_line_or_steer_the_terminal() -> None:
    answer = run("simulate", "cas\ntle\x1b[2J")
    assert_one_line(answer, "cas tle", "[2J")
    assert "\x1b" not in answer.err


def test_a_position_beyond_the_record(record: Path) -> None:
    assert_one_line(run("replay", str(record), "--at", "99999"), "--at takes a number from 0 to ", "not 99999")


def test_a_folder_where_a_file_should_be_and_the_reverse(record: Path, tmp_path: Path) -> None:
    assert_one_line(run("replay", str(tmp_path)), str(tmp_path))
    assert_one_line(run("simulate", "castle", "--games", "1", "--records", str(record)), str(record))
