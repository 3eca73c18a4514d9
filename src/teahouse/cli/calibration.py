"""`teahouse calibration`: do the chances that hints tell come true?"""

from __future__ import annotations

import shlex
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from teahouse.cli.progress import progress
from teahouse.cli.setting import Board, GameName, Json, Options, Players, Preset, in_one_line, read_setting, with_board
from teahouse.cli.show import console, print_json, table
from teahouse.cli.simulate import Jobs
from teahouse.extras import need
from teahouse.lab.cluster import cluster as cluster_at
from teahouse.lab.spread import results

if TYPE_CHECKING:
    from teahouse.lab.calibration import Foretelling, Foretold


def calibration(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", min=2, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 2,
    player: Annotated[str, typer.Option(metavar="NAME", help="Who plays the games on.")] = "search:100",
    simulations: Annotated[
        int, typer.Option(metavar="N", min=0, help="Of every hint.", show_default="the strongest level's")
    ] = 0,
    often: Annotated[
        float, typer.Option(metavar="PART", min=0.001, max=1.0, help="Of the turns at which a hint is asked for.")
    ] = 0.15,
    learn: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the curve these games show; judge it with other games.")
    ] = None,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    jobs: Jobs = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="A Dask scheduler to play on.")] = "",
    json: Json = False,
) -> None:
    """Do the chances that hints tell come true? In games of computers, hints are held against the end.

    Shows how far off they were beside a perfect forecaster, and the log-loss by stage. Games with the
    seed a curve was learned from (1 in this house) say nothing about it.

    \b
    Example:
      teahouse calibration castle --games 200 --seed 2
    """
    need("lab", "numpy")
    from teahouse.lab.calibration import Foretelling, Judgement, fitted, to_text  # noqa: PLC0415  it needs NumPy

    setting = read_setting(game, players, preset, with_board(game, option, board))
    run = Foretelling(setting.game.name, setting.seats, setting.options, player, simulations, games, seed, often)
    run.check()
    setting.advise()
    found = _play(run, jobs, cluster)
    if not found:
        print("no hint was asked for in these games; more are needed")
        return
    if learn is not None:
        words = ["teahouse", "calibration", game, "--players", str(setting.seats), "--games", str(games)]
        words += ["--seed", str(seed), "--player", player, "--simulations", str(simulations), "--often", str(often)]
        learn.write_text(to_text(setting.seats, fitted(found), shlex.join(words)), encoding="utf-8")
        print(f"wrote {learn}")
        return
    summary = Judgement(found, run.adviser().curve(setting.seats)).summary(seed)
    if json:
        print_json({"game": setting.game.name, "players": setting.seats, "options": setting.options, **summary})
        return
    out = console()
    played = f"{summary['games']} games, seed {seed}, played by {player}"
    out.print(f"{setting.game.title}, {setting.seats} players, {played}")
    if setting.unusual():
        out.print(f"options: {in_one_line(setting.unusual())}")
    _print(out, summary)


def _play(run: Foretelling, jobs: int | None, address: str) -> list[Foretold]:
    where = cluster_at(address) if address else nullcontext((None, jobs))
    found: list[Foretold] = []
    with where as (executor, workers), progress("games", run.games) as advance:
        for hints in results(run, workers, executor):
            found += hints
            advance(1)
    return found


def _print(out: Console, summary: dict[str, Any]) -> None:
    rows = table("told", "hints", "told on average", "came true")
    for line in summary["reliability"]:
        low = round(100 * line["from"])
        rows.add_row(f"{low} – {low + 10} %", f"{line['hints']:,}", f"{line['said']:.1%}", f"{line['won']:.1%}")
    out.print("", rows, sep="\n")
    off = summary["calibration"]
    out.print(
        f"\ncalibration error {off['error']:.1%} (95 % of games drawn anew: {off['low']:.1%} – {off['high']:.1%});"
        f"\na perfect forecaster would show {off['perfect']:.1%} in so many games;"
        f"\nthe search's own worth, told as a chance before: {off['before']:.1%}\n"
    )
    stages = table("turns played", "hints", "log-loss told", "counted wins", "search's worth")
    for line in summary["stages"]:
        name = f"{line['from']:.0%} – {line['to']:.0%}"
        numbers = [f"{line[key]:.3f}" for key in ("said", "counted", "before")]
        stages.add_row(name, f"{line['hints']:,}", *numbers)
    whole = summary["log_loss"]
    stages.add_row("all", f"{summary['hints']:,}", *[f"{whole[key]:.3f}" for key in ("said", "counted", "before")])
    out.print(stages)
