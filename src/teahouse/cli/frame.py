"""The command and its verbs in Typer, with help and options. A verb is imported only when needed, to start quickly."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from keyword import iskeyword
from typing import Annotated

import typer

from teahouse import __version__
from teahouse.cli import VERBS
from teahouse.core.errors import OptionError
from teahouse.extras import NotInstalled, need

WELCOME = "Board games to play and to study: in the browser, in the terminal, in experiments with thousands of games."
EXAMPLES = """\b
Examples:
  teahouse serve
  teahouse play
  teahouse rules castle
  teahouse simulate castle --players 3 --games 200 --seed 1
  teahouse report castle --bots greedy -o castle.html
  teahouse perft castle --depth 3
  teahouse replay game.txt --log
  teahouse draw game.txt --at 40 -o game.svg"""

# what Typer raises for wrong arguments: its own copy of Click's error, or in older versions that of Click itself
ARGUMENT_ERROR: type[Exception] = typer.BadParameter.__mro__[2]


def run(words: list[str]) -> int:
    """Do what the words say and give back the exit status; wrong words raise OptionError."""
    try:
        # without `standalone_mode` an exit status comes back as a value, and errors are not printed but arrive here
        status = frame(words[0])(words, prog_name="teahouse", standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except ARGUMENT_ERROR as problem:
        message: str = problem.format_message()  # type: ignore[attr-defined]
        verb = f"{words[0]} " if words[0] in VERBS else ""
        raise OptionError(f"{message[:1].lower()}{message[1:].rstrip('.')} (see 'teahouse {verb}--help')") from None
    return status if isinstance(status, int) else 0


def frame(word: str) -> typer.Typer:
    """The command with the verb `word`; with another word, as for help, with all verbs, installed or not."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback(help=WELCOME, epilog=EXAMPLES, context_settings={"max_content_width": 100})(_teahouse)
    for verb in [word] if word in VERBS else VERBS:
        try:
            app.command(verb)(find(verb))
        except NotInstalled as missing:
            if verb == word:
                raise
            app.command(verb, help=f"({missing})")(_refusing(missing))
    return app


def find(verb: str) -> Callable[..., None]:
    """A verb is a function of that name in a module of that name; `import`, a word of Python itself, is `import_`."""
    need(VERBS[verb])
    name = f"{verb}_" if iskeyword(verb) else verb
    found: Callable[..., None] = getattr(import_module(f"teahouse.cli.{name}"), name)
    return found


def _refusing(missing: NotInstalled) -> Callable[[], None]:
    def refuse() -> None:
        raise missing

    return refuse


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
