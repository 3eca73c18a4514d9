"""`teahouse dataset`: games of computer players as data for learners."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from teahouse.cli.progress import progress
from teahouse.cli.setting import Board, From, GameName, Options, Players, Preset, read_setting, with_board
from teahouse.cli.show import console
from teahouse.cli.simulate import Bots, Jobs
from teahouse.extras import need
from teahouse.lab.cluster import cluster as cluster_at
from teahouse.lab.simulate import Run


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where it goes; goes on if it is there.")],
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games it shall hold.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    bots: Bots = None,
    observation: Annotated[str, typer.Option(metavar="KIND", help="Also what is seen: bytes or compact.")] = "none",
    shard: Annotated[int, typer.Option(metavar="N", min=1, help="Games of a file.")] = 500,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    begin: From = None,
    jobs: Jobs = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="A Dask scheduler to play on.")] = "",
) -> None:
    """Games as data: every decision with its result. The same command goes on where it was stopped.

    \b
    Example:
      teahouse dataset castle --bots search:200 --games 2000 --observation compact -o castle-data
    """
    need("lab", "numpy")
    from teahouse.lab.dataset import Collection, collect  # noqa: PLC0415  it needs NumPy

    setting = read_setting(game, players, preset, with_board(game, option, board), begin)
    run = Run(
        setting.game.name,
        setting.seats,
        tuple(bots or ["random"]),
        setting.options,
        games,
        seed,
        False,
        setting.begin,
    )
    collection = Collection(run, observation)
    collection.check()
    setting.advise()
    where = cluster_at(cluster) if cluster else nullcontext((None, jobs))
    with where as (executor, workers), progress("games", games) as advance:
        held = collect(collection, out, shard, workers, executor, advance)
    console().print(f"{out}: {held['games']:,} games, {held['decisions']:,} decisions in {len(held['shards'])} shards")
