"""`teahouse perft`: count every sequence of decisions, to compare rulebooks and to find changes."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from teahouse.cli.lines import counted
from teahouse.cli.progress import progress
from teahouse.cli.setting import From, GameName, Json, Options, Players, Preset, in_one_line, read_setting
from teahouse.cli.show import console, print_json, table
from teahouse.lab import perft as lab


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(metavar="N", min=1, help="How many decisions of players.")] = 3,
    seed: Annotated[int, typer.Option(metavar="N", help="Draws what chance decides before the first decision.")] = 1,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    begin: From = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also list the count below each first choice.")] = False,
    json: Json = False,
) -> None:
    """Count all sequences of decisions to a depth.

    Where chance draws, every distinct outcome is followed; that uses up no depth.

    \b
    Example:
      teahouse perft castle --depth 3 --seed 1 --divide
    """
    setting = read_setting(game, players, preset, option, begin)
    setting.advise()
    start = perf_counter()
    root = lab.root(setting.game, setting.seats, setting.options, seed, setting.begin)
    counts = [0] * depth
    below: dict[str, int] = {}
    with progress("first choices", len(root.legal())) as advance:
        for choice, found in lab.divide(root, depth):
            counts = [count + more for count, more in zip(counts, found, strict=True)]
            below[setting.game.notation(choice)] = found[-1]
            advance(1)
    seconds = perf_counter() - start
    if json:
        data: dict[str, object] = {
            "game": setting.game.name,
            "rules": setting.game.rules,
            "players": setting.seats,
            "options": setting.options,
            "seed": seed,
            "from": setting.begin,
            "depth": depth,
            "counts": counts,
            "seconds": seconds,
        }
        print_json(data | {"divide": below} if divide else data)
        return
    out = console()
    out.print(f"{setting.game.title}, {counted(setting.seats, 'player')}, seed {seed}")
    if setting.unusual():
        out.print(f"options: {in_one_line(setting.unusual())}")
    if divide:
        choices = table("first choice", f"sequences of {depth}")
        for text, count in below.items():
            choices.add_row(text, f"{count:,}")
        out.print("", choices, sep="\n")
    depths = table("depth", "sequences", left=0)
    for number, count in enumerate(counts, start=1):
        depths.add_row(str(number), f"{count:,}")
    out.print("", depths, sep="\n")
    out.print(f"\n{seconds:.1f} s: {sum(counts) / seconds:,.0f} sequences per second")
