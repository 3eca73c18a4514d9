"""The command `teahouse`: one file per verb, and here the frame that starts them and says what went wrong."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.resources import files
from io import TextIOWrapper
from keyword import iskeyword
from typing import Annotated, Literal, TextIO

import typer

from teahouse import __version__
from teahouse.cli.lines import one_line
from teahouse.core.errors import TeahouseError

# each is a function of that name in a module of that name; `import`, a word of Python itself, is `import_` there
VERBS = (
    "serve",
    "play",
    "simulate",
    "arena",
    "train",
    "report",
    "perft",
    "replay",
    "draw",
    "export",
    "import",
    "backup",
    "version",
)

WELCOME = "Board games to play and to study: in the browser, in the terminal, in experiments with thousands of games."
EXAMPLES = """\b
Examples:
  teahouse serve
  teahouse play
  teahouse simulate castle --players 3 --games 200 --seed 1
  teahouse report castle --bots greedy -o castle.html
  teahouse perft castle --depth 3
  teahouse replay game.txt --log
  teahouse draw game.txt --at 40 -o game.svg"""

BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 1

# what Typer raises for wrong arguments: its own copy of Click's error, or in older versions that of Click itself
ARGUMENT_ERROR: type[Exception] = typer.BadParameter.__mro__[2]


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
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (TeahouseError, OSError, ARGUMENT_ERROR) as problem:
        _mute()
        return complain(explain(problem, words))


def _alone() -> str:
    """What `teahouse` without a word means: play in the browser, where the client is built."""
    return "serve" if (files("teahouse.web") / "static" / "index.html").is_file() else "--help"


def _run(words: list[str]) -> int:
    # without `standalone_mode` an exit status comes back as a value, and errors arrive here instead of being printed
    status = frame(words[0])(words, prog_name="teahouse", standalone_mode=False)
    return status if isinstance(status, int) else 0


def frame(word: str) -> typer.Typer:
    """The command with the verb `word`, or with all verbs: a verb is imported only when needed, to start quickly."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback(help=WELCOME, epilog=EXAMPLES, context_settings={"max_content_width": 100})(_teahouse)
    for verb in [word] if word in VERBS else VERBS:
        name = f"{verb}_" if iskeyword(verb) else verb
        app.command(verb)(getattr(import_module(f"teahouse.cli.{name}"), name))
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"teahouse {__version__}")
        raise typer.Exit


def _teahouse(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and stop.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """What is common to all verbs: nothing but this option."""


def explain(problem: BaseException, words: list[str]) -> str:
    """One line for the person who meets the error."""
    if isinstance(problem, OSError):
        cause = problem.strerror or str(problem)
        return f"{problem.filename}: {cause}" if problem.filename else cause
    if isinstance(problem, ARGUMENT_ERROR):
        message: str = problem.format_message()  # type: ignore[attr-defined]
        verb = f"{words[0]} " if words and words[0] in VERBS else ""
        return f"{message[:1].lower()}{message[1:].rstrip('.')} (see 'teahouse {verb}--help')"
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
