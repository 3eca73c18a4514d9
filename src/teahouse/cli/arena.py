"""`teahouse arena`: computer players against each other on all seats, and how strong they are."""

from __future__ import annotations

import json as json_text
import re
import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from teahouse.cli.lines import counted
from teahouse.cli.progress import progress
from teahouse.cli.setting import Board, GameName, Json, Options, Preset, read_setting, with_board
from teahouse.cli.show import console, note, print_json, table
from teahouse.cli.simulate import Jobs
from teahouse.core.errors import OptionError
from teahouse.lab.arena import Arena, line_ups
from teahouse.lab.cluster import cluster as cluster_at
from teahouse.lab.spread import results
from teahouse.lab.sprt import BOUND, Sequential
from teahouse.lab.standings import Standings, shared
from teahouse.lab.standings_report import draw, markdown

DEFAULT_BOTS = "newcomer,regular,seasoned,expert"


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,…", help="Players; also greedy, search:500, file.py:Class, run:COMMAND."),
    ] = DEFAULT_BOTS,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games, rounded up to full rounds.")] = 100,
    seats: Annotated[int, typer.Option(metavar="N", min=1, help="Players of a game.")] = 2,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    preset: Preset = None,
    option: Options = None,
    board: Board = None,
    anchor: Annotated[str, typer.Option(metavar="NAME=ELO", help="Fix the rating of a player.")] = "",
    timed: Annotated[bool, typer.Option("--timed", help="Levels keep to their time, too.")] = False,
    within: Annotated[int, typer.Option(metavar="N", min=0, help="Only players N places apart meet.")] = 0,
    sprt: Annotated[
        str, typer.Option(metavar="LOW,HIGH", help="Stop when it is clear by how many Elo the first beats the second.")
    ] = "",
    jobs: Jobs = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="A Dask scheduler to play on.")] = "",
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page (.md), its data and plots.")] = None,
    plots: Annotated[bool, typer.Option(help="Plots beside the report.")] = True,
    json: Json = False,
) -> None:
    """Computer players meet on every seat equally often; shows ratings, seats and balance.

    \b
    Example:
      teahouse arena castle --bots greedy,search:200 --games 40 --report castle.md
    """
    setting = read_setting(game, seats, preset, with_board(game, option, board))
    names = tuple(word.strip() for word in bots.split(",") if word.strip())
    ups = len(line_ups(names, seats, within)) or 1
    fight = Arena(setting.game.name, seats, names, setting.options, -(-games // ups), seed, timed, within)
    fight.check()
    fixed, at = _anchor(anchor, names)
    test = _sequential(sprt, fight)
    setting.advise()
    standings, seconds = _play(fight, jobs, cluster, test)
    summary = standings.summary(fixed, at)
    if report is not None:
        _write(report, summary, plots)
    if json:
        print_json(summary)
    else:
        _print(console(), setting.game.title, standings, fixed, at, seconds)
        if test is not None:
            _tell(console(), test, sprt, names)


def _anchor(word: str, names: tuple[str, ...]) -> tuple[str, float]:
    if not word:
        return "", 1500.0
    name, _, rating = word.rpartition("=")
    if name not in names or not re.fullmatch("-?[0-9]{1,6}", rating):
        raise OptionError(f"--anchor takes NAME=ELO with one of the players, not '{word[:80]}'")
    return name, float(rating)


def _sequential(word: str, fight: Arena) -> Sequential | None:
    if not word:
        return None
    if fight.seats != 2 or len(fight.names) != 2:
        raise OptionError("--sprt compares two players at tables of two")
    match = re.fullmatch(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})", word)
    if match is None or not int(match[1]) < int(match[2]):
        raise OptionError(f"--sprt takes two whole numbers of Elo like 0,50, the lower one first, not '{word[:80]}'")
    return Sequential(int(match[1]), int(match[2]))


def _play(fight: Arena, jobs: int | None, address: str, test: Sequential | None) -> tuple[Standings, float]:
    standings = Standings(fight)
    start = perf_counter()
    where = cluster_at(address) if address else nullcontext((None, jobs))
    with where as (executor, workers), progress("games", fight.games) as advance:
        for game in results(fight, workers, executor):
            standings.add(game)
            advance(1)
            if test is not None and game.number % 2:  # both games of a deal are played
                test.add(sum(shared(one)[one.players.index(fight.names[0])] for one in standings.played[-2:]) / 2)
                if test.verdict:
                    break
    return standings, perf_counter() - start


def _write(report: Path, summary: dict[str, object], plots: bool) -> None:
    """The page, and beside it the data and the plots."""
    report.parent.mkdir(parents=True, exist_ok=True)
    pictures = draw(summary, report.parent, report.stem) if plots else []
    command = shlex.join(["teahouse", *sys.argv[1:]])
    report.write_text(markdown(summary, command, pictures), encoding="utf-8")
    data = report.with_suffix(".json")
    data.write_text(json_text.dumps({**summary, "command": command}, indent=2) + "\n", encoding="utf-8")
    note(f"wrote {report}, {data.name}{''.join(', ' + name for name in pictures)}")


def _print(out: Console, title: str, standings: Standings, anchor: str, at: float, seconds: float) -> None:
    fight = standings.arena
    out.print(f"{title}, {counted(fight.seats, 'player')}, {counted(len(standings.played), 'game')}, seed {fight.seed}")
    if fight.seats > 1:
        rows = table("player", "Elo", "95 %", "games")
        ratings = standings.ratings(anchor, at)
        for rating in ratings:
            rows.add_row(rating.name, f"{rating.elo:.0f}", f"± {rating.margin:.0f}", f"{rating.games:,}")
        out.print("", rows, sep="\n")
        names = [rating.name for rating in ratings]
        duels = table("wins against", *names)
        for name in names:
            scores = [standings.pairings.score(name, rival) for rival in names]
            duels.add_row(name, *[f"{won / of:.0%}" if of else "" for won, of in scores])
        out.print("", duels, sep="\n")
    _shares(out, "player", {name: share.summary() for name, share in standings.players.items()})
    _shares(out, "seat", {str(seat + 1): share.summary() for seat, share in enumerate(standings.seats)})
    for name, items in sorted(standings.balance.items()):
        _shares(out, name, {item: share.summary() for item, share in sorted(items.items())})
    if standings.faults:
        out.print(
            f"\n{len(standings.faults)} games were lost by a fault; the first one:", standings.faults[0], sep="\n"
        )
    out.print(f"\n{seconds:.1f} s, {len(standings.played) / seconds:.2g} games per second")


def _tell(out: Console, test: Sequential, between: str, names: tuple[str, ...]) -> None:
    low, high = between.split(",")
    words = {1: f"stronger by {high} Elo rather than {low}", -1: f"stronger by {low} Elo rather than {high}", 0: "open"}
    pairs = counted(test.pairs, "pair")
    out.print(
        f"\n{names[0]} won {test.mean:.1%} of {pairs} of games with the same deal; {words[test.verdict]}"
        f" (log-likelihood ratio {test.ratio:+.2f}, decided at ±{BOUND:.2f})"
    )


def _shares(out: Console, what: str, items: dict[str, dict[str, float]]) -> None:
    rows = table(what, "games", "wins", "95 %", "mean score")
    for name, share in items.items():
        interval = f"{share['low']:.0%} – {share['high']:.0%}"
        rows.add_row(name, f"{share['games']:,}", f"{share['share']:.1%}", interval, f"{share['mean_score']:.1f}")
    out.print("", rows, sep="\n")
