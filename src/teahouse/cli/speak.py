"""`teahouse speak`: a computer player answers the protocol of docs/players.md over its standard streams."""

from __future__ import annotations

from typing import Annotated

import typer

from teahouse.bots.speaking import speak as answer


def speak(
    bot: Annotated[str, typer.Option(metavar="NAME", help="The player that answers.")] = "regular",
    seed: Annotated[int, typer.Option(metavar="N", help="Of its chance.")] = 1,
) -> None:
    """Let a computer player answer other programs, line by line.

    \b
    Example:
      teahouse speak --bot greedy --seed 5
    """
    answer(bot, seed)
