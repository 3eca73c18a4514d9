"""The report for people. `python report.py build/bench/engine.json` shows an earlier run again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.engine.contenders import CLONES, DECISIONS
from bench.engine.figures import MET, MISSED

WIDTH: Final = 120
STYLES: Final = {MET: "green", MISSED: "red"}


def short(value: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= 10 * size or value >= size == 1e6:
            return f"{value / size:.3g}{letter}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def between(spread: dict[str, float]) -> str:
    return f"{short(spread['smallest'])} – {short(spread['largest'])}"


def times(spread: dict[str, float] | None) -> str:
    return f"{spread['median']:.3g}" if spread else "–"


def new_table(title: str, first: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def speeds(result: dict[str, Any]) -> Table:
    table = new_table(
        "Random play, decisions per CPU second",
        "contender", "median", "smallest – largest", "games/s", "x Catan", "x chess",
    )  # fmt: skip
    for name, contender in result["contenders"].items():
        line = result["summary"]["speeds"][name]
        if contender["unit"] == DECISIONS and line is not None:
            ratios = (times(line["by_catanatron"]), times(line["by_chess"]))
            table.add_row(name, short(line["median"]), between(line), short(line["games"]), *ratios)
    return table


def clones(result: dict[str, Any]) -> Table:
    table = new_table(
        "Clone of a mid-game state",
        "contender", "µs", "smallest – largest", "bytes", "smallest – largest", "allocated",
    )  # fmt: skip
    for name, contender in result["contenders"].items():
        line = result["summary"]["speeds"][name]
        if contender["unit"] == CLONES and line is not None:
            weights = contender["facts"]["bytes"]
            table.add_row(
                name.removeprefix("clone "),
                f"{1e6 / line['median']:.2f}",
                f"{1e6 / line['largest']:.2f} – {1e6 / line['smallest']:.2f}",
                f"{median(weights):.0f}",
                f"{min(weights)} – {max(weights)}",
                f"{contender['facts']['traced_bytes']:.0f}",
            )
    return table


def goals(result: dict[str, Any]) -> Table:
    table = new_table("Goals", "figure", "median", "smallest – largest", "goal", "")
    for goal in result["summary"]["goals"]:
        value, unit, verdict = goal["value"], goal["unit"], goal["verdict"]
        sign = "≥" if goal["more_is_better"] else "≤"
        measured = f"{value['median']:.{3 if unit != 'bytes' else 4}g} {unit}" if value else "–"
        style = STYLES.get(verdict, "yellow")
        rounds = between(value) if value else "–"
        wanted = f"{sign} {goal['goal']:g} {unit}"
        table.add_row(goal["title"], measured, rounds, wanted, f"[{style}]{verdict}[/]")
    return table


def wide_console() -> Console:
    """A pipe has no width; Rich would take 80 and break the tables."""
    return Console() if sys.stdout.isatty() else Console(width=WIDTH)


def show(result: dict[str, Any], console: Console) -> None:
    for table in (speeds(result), clones(result), goals(result)):
        console.print(table)
    for name, contender in result["contenders"].items():
        if contender["skip"]:
            console.print(f"[yellow]skipped[/] {escape(name)}: {escape(contender['skip'])}")
    for name, reason in result["not_installed"].items():
        console.print(f"[yellow]not installed[/] {escape(name)}: {escape(reason)}")
    for name, same in result["summary"]["same_games"].items():
        if not same:
            console.print(f"[red]{escape(name)}: compiled and plain, or the two loops, do not play the same games[/]")
    calibration = result["summary"]["calibration"]
    noise = calibration["largest"] / calibration["smallest"]
    console.print(
        f"{result['rounds']} rounds of {result['seconds']:g} CPU seconds, took {result['took']:.0f} s, "
        f"Python {result['python']}, {result['machine']}{', one for the workers' if result['pinned'] else ''}, "
        f"load {result['load']}; the machine's own speed moved by {noise:.2f}x.",
        highlight=False,
        soft_wrap=True,
    )


if __name__ == "__main__":
    show(json.loads(Path(sys.argv[1]).read_text()), wide_console())
