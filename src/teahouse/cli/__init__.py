"""The command `teahouse`: one file per verb. Here is what starts them and says what went wrong.

This file needs nothing but Python: `frame.py` is the command as it is with the extra [play], `bare.py` without it.
"""

from __future__ import annotations

import os
import sys
from importlib.resources import files
from io import TextIOWrapper
from typing import Literal, TextIO

from teahouse.cli.lines import one_line
from teahouse.core.errors import TeahouseError
from teahouse.extras import NotInstalled, installed

# verb -> the extra it comes with
VERBS = {
    "serve": "serve",
    "play": "play",
    "learn": "play",
    "rules": "play",
    "join": "play",
    "speak": "play",
    "simulate": "play",
    "analyse": "play",
    "arena": "play",
    "calibration": "lab",
    "train": "lab",
    "dataset": "lab",
    "report": "play",
    "perft": "play",
    "replay": "play",
    "draw": "play",
    "export": "serve",
    "import": "serve",
    "backup": "serve",
    "prune": "serve",
    "forget": "serve",
    "reports": "serve",
    "hide": "serve",
    "ban": "serve",
    "version": "play",
}

BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 1


def main(words: list[str] | None = None) -> int:
    """Run the command and give back its exit status."""
    words = sys.argv[1:] if words is None else words
    _open_streams()
    try:
        status = _run(words or [_alone()])
        sys.stdout.flush()  # here, where a full disk or a closed pipe can still be answered
        return status
    except BrokenPipeError:
        _mute()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except (TeahouseError, NotInstalled, OSError) as problem:
        _mute()
        return complain(explain(problem))


def _alone() -> str:
    """What `teahouse` without a word means: play in the browser, where the server is installed and the client built."""
    built = (files("teahouse") / "web" / "static" / "index.html").is_file()
    return "serve" if built and installed("play") and installed("serve") else "--help"


def _run(words: list[str]) -> int:
    if installed("play"):
        from teahouse.cli.frame import run  # noqa: PLC0415
    else:
        from teahouse.cli.bare import run  # noqa: PLC0415
    return run(words)


def explain(problem: BaseException) -> str:
    """One line for the person who meets the error."""
    if isinstance(problem, OSError):
        cause = problem.strerror or str(problem)
        return f"{problem.filename}: {cause}" if problem.filename else cause
    return str(problem)


def complain(message: str) -> int:
    """Print one line of complaint, whatever the message contains; gives back the exit status."""
    print(f"teahouse: {one_line(message)}", file=sys.stderr)
    return BAD_INPUT


def _open_streams() -> None:
    """Neither a stream that the caller has closed nor a terminal that lacks a letter is a reason to stop."""
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _nowhere(mode: Literal["r", "w"]) -> TextIO:
    return open(os.devnull, mode, encoding="utf-8")


def _mute() -> None:
    """Send what is still to be printed nowhere: the interpreter would try it once more at its end, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
