"""Reading the files that the command line names: texts, and records of matches."""

from __future__ import annotations

import sys
from pathlib import Path

from teahouse import games
from teahouse.core.errors import OptionError, TeahouseError
from teahouse.core.match import Match

STDIN = "-"


def read_text(name: str) -> str:
    """The text of a file, `-` for what comes through the pipe. Some editors begin files with a mark: it is skipped."""
    data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise TeahouseError(f"{name}: line {line}: this is no text in UTF-8") from None


def read_match(name: str) -> Match:
    """The match of a record, verified, or of a position, which may stand there itself; an error names the file."""
    text = name if ";" in name and not _exists(name) else read_text(name)
    try:
        return games.read_match(text)
    except TeahouseError as problem:
        named = "standard input" if name == STDIN else name
        raise TeahouseError(f"{named}: {problem}") from None


def _exists(name: str) -> bool:
    """A position is often longer than the name of a file may be."""
    try:
        return Path(name).exists()
    except OSError:
        return False


def position(whole: Match, at: int | None) -> Match:
    """The match after `at` choices; all of it without a number."""
    if at is None:
        return whole
    last = len(whole.entries)
    if not 0 <= at <= last:
        raise OptionError(f"--at takes a number from 0 to {last}, the choices of this record; not {at}")
    return whole.after(at)
