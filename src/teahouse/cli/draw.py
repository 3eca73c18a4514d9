"""`teahouse draw`: a position, or one of a record, as a picture, SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from teahouse.cli.files import position, read_match
from teahouse.cli.setting import Language, read_language
from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.core.options import did_you_mean
from teahouse.core.record import SEATS
from teahouse.draw.palette import THEMES
from teahouse.draw.png import png
from teahouse.draw.scene import SHAPES, WIDE
from teahouse.picture import picture, players

ENDINGS = (".svg", ".png")


def draw(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record or a position, or the text of one.")],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where to: x.svg or x.png.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="The position after N choices.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="A", help="Whose view.", show_default="who decides")] = None,
    theme: Annotated[str, typer.Option(metavar="light|dark", help="The colours.")] = "light",
    shape: Annotated[
        str, typer.Option(metavar="wide|tall|low", help="A screen, a telephone, or one on its side.")
    ] = WIDE,
    scale: Annotated[float, typer.Option(metavar="X", min=0.25, max=8, help="Pixels per unit of a PNG.")] = 2,
    language: Language = None,
) -> None:
    """Draw a position of a match.

    \b
    Example:
      teahouse draw game.txt --at 40 --theme dark -o game.svg
    """
    _one_of("--theme", theme, list(THEMES))
    _one_of("--shape", shape, list(SHAPES))
    if output.suffix.lower() not in ENDINGS:
        raise OptionError(f"--output takes a file that ends in {' or '.join(ENDINGS)}, not '{output}'")
    whole = read_match(file)
    match = position(whole, at)
    viewer = None if seat is None else _seat(match, seat)
    spoken = read_language(language)
    made = picture(match, viewer, theme, shape, players(whole, spoken), spoken)
    if output.suffix.lower() == ".svg":
        output.write_text(made, encoding="utf-8")
    else:
        output.write_bytes(png(made, scale))


def _one_of(option: str, value: str, known: list[str]) -> None:
    if value not in known:
        raise OptionError(f"{option} does not know '{value}'; {did_you_mean(value, known)}")


def _seat(match: Match, letter: str) -> int:
    seats = list(SEATS[: match.seats])
    _one_of("--seat", letter.upper(), seats)
    return seats.index(letter.upper())
