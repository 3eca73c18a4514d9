"""Reading text files that the command line names."""

from __future__ import annotations

import sys
from pathlib import Path

from teahouse.core.errors import TeahouseError

STDIN = "-"


def read_text(name: str) -> str:
    """The text of a file, `-` for what comes through the pipe. Some editors begin files with a mark: it is skipped."""
    data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise TeahouseError(f"{name}: line {line}: this is no text in UTF-8") from None
