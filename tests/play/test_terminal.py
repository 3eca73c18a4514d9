"""The terminal game in a terminal: questions, the pause at the end of a turn, Ctrl-C."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from teahouse import games

pty = pytest.importorskip("pty", reason="only where pseudo-terminals exist")
if sys.platform == "win32":
    pytest.skip("only where pseudo-terminals exist", allow_module_level=True)

QUICK = ["castle", "--seed", "5", "--bots", "random", "--preset", "first-game"]
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """A person in front of a terminal: waits for words, types a line."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        settings = {
            "TEAHOUSE_HOME": str(folder),
            "TERM": "xterm-256color",
            "COLUMNS": "100",
            "LINES": "40",
            "LC_ALL": "C.UTF-8",
        }
        environment = {**os.environ, **settings, "PYTHONPATH": str(Path(games.__file__).parents[2])}
        environment.pop("NO_COLOR", None)
        command = [sys.executable, "-m", "teahouse.cli", "play", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True, cwd=folder
        )
        os.close(slave)
        self.text = ""

    def expect(self, words: str, seconds: float = 60) -> str:
        """What was printed up to and with these words."""
        end = time.monotonic() + seconds
        while words not in self.text:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"waited for {words!r} and saw {self.text[-800:]!r}"
            try:
                self.text += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:  # the other side is closed
                assert words in self.text, self.text[-800:]
        before, _, self.text = self.text.partition(words)
        return before + words

    def type(self, line: str) -> None:
        os.write(self.master, (line + "\n").encode())

    def press_until(self, key: str, words: str) -> None:
        """Again and again: what comes before the line editor is ready can be lost."""
        for _ in range(10):
            if key == CTRL_C:
                os.killpg(self.process.pid, signal.SIGINT)  # what a terminal sends to the program in front
            else:
                os.write(self.master, key.encode())
            with contextlib.suppress(AssertionError):
                self.expect(words, 2)
                return
        raise AssertionError(f"{key!r} was not answered by {words!r}")

    def status(self) -> int:
        status = self.process.wait(60)
        os.close(self.master)
        return status


def test_the_end_of_a_turn_waits_and_can_be_taken_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *QUICK)
    terminal.expect("Take a tile: ")
    terminal.type("d2")
    terminal.expect("How do you go on?")
    terminal.type("discard")
    assert "Bao took" not in terminal.expect("End of your turn.")
    terminal.type("undo")
    terminal.expect("Taken back: throw the tile away")
    terminal.expect("How do you go on?")
    terminal.type("discard")
    terminal.expect("End of your turn.")
    terminal.type("")
    terminal.expect("Bao")
    terminal.expect("Take a tile: ")
    terminal.type("quit")
    terminal.expect("--resume ")
    assert terminal.status() == 0


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_by_a_key_keeps_the_game_and_the_next_start_offers_it(tmp_path: Path, key: str) -> None:
    terminal = Terminal(tmp_path, *QUICK)
    terminal.expect("Take a tile: ")
    terminal.type("d2")
    terminal.expect("How do you go on?")
    terminal.expect("> ")
    terminal.press_until(key, "The game is saved in")
    assert terminal.status() == 0
    again = Terminal(tmp_path)
    again.expect("Continue it? [Y/n]")
    again.type("")
    again.expect("You hold Season 4")
    again.type("quit")
    assert again.status() == 0


def test_a_newcomer_is_asked_and_plays_without_cards(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.expect("Is this your first game?")
    terminal.type("")
    table = terminal.expect("Take a tile: ")
    assert "Spirit of" not in table
    assert "\x1b[" in table  # in colour
    terminal.type("quit")
    assert terminal.status() == 0


def test_ctrl_c_ends_a_computer_in_the_middle_of_its_thoughts(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *QUICK[:3], "--preset", "first-game", "--bots", "search:600s")
    terminal.expect("Take a tile: ")
    terminal.type("d2")
    terminal.expect("How do you go on?")
    terminal.type("discard")
    terminal.expect("End of your turn.")
    terminal.type("")
    begun = time.monotonic()
    terminal.press_until(CTRL_C, "The game is saved in")
    assert "Traceback" not in terminal.text
    terminal.expect("--resume ")
    assert terminal.status() == 0
    assert time.monotonic() - begun < 60
    assert "Traceback" not in terminal.text
