"""`teahouse simulate`: computer players against each other, and what came out."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from teahouse.cli.lines import counted
from teahouse.cli.progress import progress
from teahouse.cli.setting import (
    Board,
    From,
    GameName,
    Json,
    Options,
    Players,
    Preset,
    Setting,
    in_one_line,
    read_setting,
    with_board,
)
from teahouse.cli.show import console, print_json, table
from teahouse.core.record import SEATS
from teahouse.lab.simulate import Run
from teahouse.lab.spread import results
from teahouse.lab.tally import Spread, Tally

Bots = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME", help="Player, also file.py:Class; for all seats or once per seat.", show_default="random"
    ),
]
Jobs = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="Processes to use.", show_default="all cores for long runs")
]
Records = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write a record of every game into FOLDER.")]


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    bots: Bots = None,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    begin: From = None,
    jobs: Jobs = None,
    records: Records = None,
    json: Json = False,
) -> None:
    """Let computer players play many games.

    Shows scores, wins, lengths, endings and speed. The same seed gives the same results, whatever the number of jobs.

    \b
    Example:
      teahouse simulate castle --players 3 --games 200 --option spirits=2
    """
    setting = read_setting(game, players, preset, with_board(game, option, board), begin)
    run = Run(
        setting.game.name,
        setting.seats,
        tuple(bots or ["random"]),
        setting.options,
        games,
        seed,
        records is not None,
        setting.begin,
    )
    run.check()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    setting.advise()
    tally, seconds = _play(run, jobs, records)
    if json:
        print_json(_data(run, tally, seconds))
    else:
        _print(console(), setting, run, tally, seconds)


def _play(run: Run, jobs: int | None, records: Path | None) -> tuple[Tally, float]:
    """Play the games and write their records; gives back the sums and the seconds it took."""
    tally = Tally(run.seats)
    digits = len(str(run.games))
    start = perf_counter()
    with progress("games", run.games) as advance:
        for result in results(run, jobs):
            tally.add(result)
            if records is not None:
                name = f"{run.game}-{run.seed}-{tally.games:0{digits}}.txt"
                (records / name).write_text(result.record, encoding="utf-8")
            advance(1)
    return tally, perf_counter() - start


def _data(run: Run, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "game": run.game,
        "players": run.seats,
        "bots": run.names(),
        "options": run.options,
        "seed": run.seed,
        "from": run.begin,
        **tally.summary(),
        "speed": {
            "seconds": seconds,
            "games_per_second": tally.games / seconds,
            "decisions_per_second": tally.decisions.total / seconds,
        },
    }


def _print(out: Console, setting: Setting, run: Run, tally: Tally, seconds: float) -> None:
    out.print(f"{setting.game.title}, {counted(run.seats, 'player')}, {counted(tally.games, 'game')}, seed {run.seed}")
    if setting.unusual():
        out.print(f"options: {in_one_line(setting.unusual())}")
    rows = table("seat", "player", "mean score", "± deviation", "least", "most", "wins", left=2)
    for seat, player in enumerate(run.names()):
        score = tally.scores[seat]
        rows.add_row(SEATS[seat], player, *_numbers(score), f"{tally.win_share(seat):.1%}")
    out.print("", rows, sep="\n")
    lengths = table("length", "mean", "± deviation", "least", "most")
    for name, spread in (("turns", tally.turns), ("decisions", tally.decisions), ("chance draws", tally.draws)):
        lengths.add_row(name, *_numbers(spread))
    out.print("", lengths, sep="\n")
    endings = table("ending", "games", "share")
    for ending, count in tally.endings.most_common():
        endings.add_row(ending.replace("-", " "), f"{count:,}", f"{count / tally.games:.1%}")
    out.print("", endings, sep="\n")
    games, decisions = _rate(tally.games / seconds), _rate(tally.decisions.total / seconds)
    out.print(f"\n{seconds:.1f} s: {games} games and {decisions} decisions per second")


def _rate(number: float) -> str:
    """Slow players make less than a game per second."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.2g}"


def _numbers(spread: Spread) -> tuple[str, str, str, str]:
    return f"{spread.mean:.1f}", f"{spread.deviation:.1f}", str(spread.least), str(spread.most)
