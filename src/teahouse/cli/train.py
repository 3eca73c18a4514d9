"""`teahouse train`: a computer player learns from games against itself."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from teahouse.cli.progress import progress
from teahouse.cli.setting import Board, GameName, Json, Options, Players, Preset, read_setting, with_board
from teahouse.cli.show import console, print_json, table
from teahouse.lab.cluster import cluster as cluster_at

HOUR = 3600.0
COLUMNS = ("generation", "played", "positions", "off", "learned", "wins", "kept")

Hours = Annotated[float, typer.Option(metavar="H", min=0.0, help="When to stop; a generation begun is finished.")]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where it is kept and taken up again.", show_default="training/GAME"),
]


def train(
    game: GameName,
    hours: Hours = 1.0,
    folder: Folder = None,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    simulations: Annotated[int, typer.Option(metavar="N", min=8, help="Of each decision in self-play.")] = 100,
    glances: Annotated[int, typer.Option(metavar="N", min=20, help="Quick games to begin with.")] = 10_000,
    games: Annotated[int, typer.Option(metavar="N", min=4, help="Of self-play in a generation.")] = 200,
    matches: Annotated[int, typer.Option(metavar="N", min=4, help="To compare a lesson with the best.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed learns the same.")] = 1,
    jobs: Annotated[int | None, typer.Option(metavar="N", min=1, help="Processes.", show_default="all cores")] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")] = "",
    json: Json = False,
) -> None:
    """Learn a better evaluation from self-play.

    Begins with many games at a glance and goes on with self-play; a lesson is kept if it beats the best so far by more
    than luck. Stop it whenever you like: the same command goes on.

    \b
    Example:
      teahouse train castle --hours 2 --jobs 4
    """
    from teahouse.lab.train.course import Course, generation  # noqa: PLC0415  NumPy takes a moment, help needs none
    from teahouse.lab.train.samples import Table  # noqa: PLC0415

    setting = read_setting(game, players, preset, with_board(game, option, board))
    where = folder or Path("training") / setting.game.name
    at = Table(setting.game.name, setting.seats, setting.options, simulations)
    course = Course(at, where, glances, games, matches, seed)
    until = perf_counter() + hours * HOUR
    lines: list[dict[str, object]] = []
    with cluster_at(cluster) if cluster else nullcontext((None, jobs)) as (executor, workers):
        while not lines or perf_counter() < until:
            with progress(f"generation {len(course.generations()) + 1}", course.games_next()) as advance:
                lines.append(generation(course, advance, workers, executor))
            if not json:
                console().print(_sentence(lines[-1]))
    if json:
        print_json({"folder": str(where), "generations": lines})
        return
    rows = table(*COLUMNS)
    for line in course.generations():
        rows.add_row(*(str(line[name]) for name in COLUMNS))
    console().print("", rows, "", sep="\n")
    if not course.lesson:
        console().print("no lesson has been better than the guesses so far; the same command goes on")
        return
    console().print(f"{where / 'lesson.toml'} is the best lesson")
    console().print(f"try it: teahouse arena {game} --bots greedy,search:100,search:100:{where / 'lesson.toml'}")


def _sentence(line: dict[str, object]) -> str:
    wins, fair = (f"{float(str(line[name])):.0%}" for name in ("wins", "fair"))
    kept = "kept" if line["kept"] else "not kept"
    off = f"off by {line['off']} points"
    return f"generation {line['generation']}: {off}, {line['learned']} wins {wins} where {fair} is fair: {kept}"
