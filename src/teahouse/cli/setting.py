"""What kind of match the command line asks for: game, players, preset and options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from teahouse import games
from teahouse.begin import fewest
from teahouse.cli.files import read_text
from teahouse.cli.lines import one_line
from teahouse.cli.show import note
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.options import did_you_mean
from teahouse.text.languages import language_of_the_system, languages

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; 'teahouse version' lists them.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many players.", show_default="fewest")]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="A named set of options to begin with.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the match; may be repeated. VALUE @FILE is read from FILE."
    ),
]
Board = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="A board by name, or the file of your own: short for --option board=@FILE."),
]
From = Annotated[
    str | None,
    typer.Option(
        "--from",
        metavar="POSITION",
        help="Begin with a position (docs/notation); @FILE is read from FILE.",
    ),
]
Language = Annotated[
    str | None, typer.Option("--language", metavar="CODE", help="en, de …", show_default="that of your system")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]


@dataclass(frozen=True)
class Setting:
    """A match that can be started: everything in it has been checked."""

    game: Game
    seats: int
    options: dict[str, str]
    begin: str = ""  # the position it begins with, if not the first one

    def unusual(self) -> dict[str, str]:
        """The options that are not as the game has them by itself."""
        return unusual(self.game, self.options)

    def advise(self) -> None:
        """Say what is allowed but unusual about it."""
        advice = self.game.advice(self.seats, self.options)
        if advice:
            from teahouse.text import Speaker  # noqa: PLC0415  a usual match needs no words

            speaker = Speaker(self.game.name).learn(self.seats, self.options)
            for reason in advice:
                note(speaker.reason(reason))


def game_of(position: str | None) -> str | None:
    """The game that a position names in its first word, for whoever has not named one."""
    word = "" if position is None else next(iter(position_text(position).split(maxsplit=1)), "")
    return word if word in games.names() else None


def position_text(begin: str) -> str:
    return read_text(begin[1:]) if begin.startswith("@") else begin


def read_setting(
    game_name: str, players: int | None, preset: str | None, chosen: list[str] | None, begin: str | None = None
) -> Setting:
    """Read and check it all; the error says which word was wrong."""
    game = games.find(game_name)
    if begin is not None:
        if players is not None or preset is not None or chosen:
            raise OptionError("--from: a position says players and options itself; leave the others away")
        state = game.read_position(position_text(begin))
        return Setting(game, state.seats, state.options(), state.to_text())
    seats = fewest(game) if players is None else players
    options = game.complete(_preset(game, preset) | read_options(chosen or []))
    game.start(seats, options)
    return Setting(game, seats, options)


def _preset(game: Game, name: str | None) -> dict[str, str]:
    if name is None:
        return {}
    if name not in game.presets:
        raise OptionError(f"{game.title} has no preset '{name}'; {did_you_mean(name, list(game.presets))}")
    return game.presets[name]


def read_options(words: list[str]) -> dict[str, str]:
    """`name=value` words as options; a value `@file` stands for the text of that file."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise OptionError(f"--option takes NAME=VALUE, not '{word}'")
        if name in options:
            raise OptionError(f"option '{name}' is given twice")
        options[name] = read_text(value[1:]).rstrip("\n") if value.startswith("@") else value
    return options


def read_language(code: str | None) -> str:
    """The language that is asked for, else that of the system."""
    if code is None:
        return language_of_the_system()
    if code not in languages():
        raise OptionError(f"--language: there is no '{code}'; there are: {', '.join(languages())}")
    return code


def with_board(game_name: str, chosen: list[str] | None, board: str | None) -> list[str] | None:
    """`--board` as one more option: the name of a board of the game, or a file."""
    if board is None:
        return chosen
    game = games.find(game_name)
    known = [value for option in game.options if option.name == "board" for value in option.values]
    if not known:
        raise OptionError(f"--board: {game.title} has no boards to choose from")
    return [*(chosen or []), f"board={board}" if board in known else f"board=@{board}"]


def unusual(game: Game, options: dict[str, str]) -> dict[str, str]:
    """The options that differ from the game's defaults."""
    defaults = game.complete()
    return {name: value for name, value in options.items() if value != defaults[name]}


def in_one_line(options: dict[str, str]) -> str:
    """Options as people read them; one that is a drawing is named only."""
    parts: list[str] = []
    for name, value in options.items():
        lines = value.count("\n") + 1
        parts.append(one_line(f"{name} {value}") if lines == 1 else f"{name} in {lines} lines")
    return ", ".join(parts)
