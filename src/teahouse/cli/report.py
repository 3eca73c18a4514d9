"""`teahouse report`: how balanced a game is, as one HTML file with plots."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from teahouse.cli.progress import progress
from teahouse.cli.setting import Board, GameName, Json, Options, Players, Preset, read_setting, with_board
from teahouse.cli.show import print_json
from teahouse.cli.simulate import Bots, Jobs
from teahouse.lab.cluster import cluster as cluster_at
from teahouse.lab.report import make, total
from teahouse.lab.report_page import page
from teahouse.lab.simulate import Run


def report(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games; layouts and boards add more.")] = 400,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same report.")] = 1,
    bots: Bots = None,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    jobs: Jobs = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")] = "",
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Where to write it.")] = None,
    json: Json = False,
) -> None:
    """Write a report on the balance of a game.

    First-player advantage, scores, lengths, cards, characters, layouts. One HTML file that needs nothing else. The same
    seed gives the same report, whatever the number of jobs.

    \b
    Example:
      teahouse report castle --games 2000 --bots greedy -o castle.html
    """
    setting = read_setting(game, players, preset, with_board(game, option, board))
    run = Run(setting.game.name, setting.seats, tuple(bots or ["random"]), setting.options, games, seed)
    run.check()
    setting.advise()
    where = cluster_at(cluster) if cluster else nullcontext((None, jobs))
    with where as (executor, workers), progress("games", total(run)) as advance:
        made = make(run, workers, executor, advance)
    if json:
        print_json(made.summary())
        return
    words = [f"teahouse report {game}", f"--players {setting.seats}", f"--games {games}", f"--seed {seed}"]
    words += [f"--bots {name}" for name in bots or []]
    words += [f"--option {name}={value}" for name, value in setting.unusual().items() if "\n" not in value]
    file = output or Path(f"{game}-report.html")
    file.write_text(page(made, " ".join(words)), encoding="utf-8")
    print(f"wrote {file}")
