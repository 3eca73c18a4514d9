"""The command where only the rules are installed: what is here, and which extra brings a verb."""

from __future__ import annotations

from teahouse import __version__, games
from teahouse.build import headline
from teahouse.cli import VERBS
from teahouse.core.errors import OptionError
from teahouse.core.options import did_you_mean
from teahouse.extras import NotInstalled

HELP = ("--help", "-h", "help")


def run(words: list[str]) -> int:
    """Do what the first word says, or say what it needs."""
    word = words[0]
    if word in HELP:
        _help()
    elif word == "--version":
        print(f"teahouse {__version__}")
    elif words == ["version"]:
        _version()
    elif word in VERBS:
        raise NotInstalled(VERBS[word])
    else:
        raise OptionError(f"there is no '{word}'; {did_you_mean(word, list(VERBS))}")
    return 0


def _help() -> None:
    print("Only the rules, computer players and pictures are installed, for use in Python: import teahouse")
    print("To play and to study with this command (each brings what the terminal needs, too):")
    for extra in sorted(set(VERBS.values())):
        verbs = [verb for verb, needed in VERBS.items() if needed == extra and verb != "version"]
        print(f"  pip install 'teahouse[{extra}]'".ljust(34), f"for {', '.join(verbs)}")


def _version() -> None:
    print(headline())
    for name in games.names():
        game = games.find(name)
        print(f"  {name:8}{game.title}, rules version {game.rules}, {game.seats[0]}–{game.seats[-1]} players")
