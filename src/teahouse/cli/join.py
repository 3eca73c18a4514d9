"""`teahouse join`: a computer player of one's own sits down at a table of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from teahouse import bots
from teahouse.cli.show import console, note, print_json
from teahouse.core.rng import Rng


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="Of a table with a free seat, or of a seat.")],
    bot: Annotated[str, typer.Option(metavar="NAME", help="Player: file.py:Class, run:COMMAND, a level, greedy …")],
    name: Annotated[
        str, typer.Option(metavar="NAME", help="What it is called.", show_default="that of the player")
    ] = "",
    seat: Annotated[int | None, typer.Option(metavar="N", min=1, help="Where to sit.", show_default="any")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Of its own chance.", show_default="any")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let a player of your own sit at a table of a server until the match is over.

    \b
    Example:
      teahouse join http://127.0.0.1:8020/t/k3v0Zq1xWm8e --bot mine.py:Mine --name Robin
    """
    from teahouse.client import join as sit_down  # noqa: PLC0415  needs the extra [client]

    with sit_down(link, name or bot, None if seat is None else seat - 1) as place:
        note(f"{place.link} is this seat: come back with it")
        player = bots.find(bot, place.game)
        result = place.play(player, None if seed is None else Rng(seed))
    if json:
        print_json(
            {
                "status": result.status,
                "ending": result.ending,
                "seat": result.seat + 1,
                "scores": list(result.scores),
                "places": list(result.places),
            }
        )
        return
    if not result.places:
        console().print("the match was ended without a result")
        return
    for named, score, place_ in zip(place.names, result.scores, result.places, strict=True):
        console().print(f"{place_}. {named}: {score}")
