"""docs/benchmarks.md and its plot, from the JSON of the parts in build/bench. `python -m bench.page engine envs`."""

from __future__ import annotations

import json
import os
import platform
import sys
from math import floor, log10
from pathlib import Path
from typing import Any

from teahouse import games

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "build" / "bench"
DOCS = ROOT / "docs"
TITLES = {"engine": "Engine: random play", "envs": "Environments", "search": "Search", "server": "Match server"}
UNITS = {
    "engine": "decisions per CPU second",
    "envs": "steps per CPU second",
    "search": "simulations per CPU second",
    "server": "moves per second",
}
OURS = (*games.names(), "teahouse")

HEAD = """# Benchmarks

Made by `make bench`, or in shorter rounds by its `--quick`: each part says which, and
[bench/README.md](../bench/README.md) says how. Everybody runs in the same run, in a process of
its own, one at a time and in turn; a figure is the median of the rounds with the smallest and the largest beside it.
**Use the ratios**: absolute numbers belong to this machine at that hour. A goal is *met* with a factor of 1.3 to spare.

{machine}

![Speeds]({plot})
"""

END = """
## What can be compared, and what cannot

Ways of running the same Teahouse game can be compared fully. Different games only roughly: a step of connect four, of
backgammon and of Dragon Castle are not the same amount of rules, and observations have different sizes. PettingZoo,
RLCard and OpenSpiel are driven by a Python loop; pgx runs its best case, a compiled scan over many steps of a batch on
one core with actions drawn inside (it is made for accelerators, where it is much faster). Teahouse's vector API crosses
into Python once per step of the batch and brings observations, masks and rewards up to date each time. Its goal stands
beside PettingZoo's `env`, which is what users make; a `raw_env` without wrappers is up to four times as fast as that.

A simulation of the search is a whole random game to its end, so longer games get fewer; both sides run plain UCT in
compiled code. The servers play different games of the same sorts of decisions; boardgame.io keeps everything in memory
and sends the whole state, Teahouse has every move on the disk before it tells anybody. A machine that has other work to
do disturbs waits most and CPU per move least.
"""


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def short(value: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def speeds(part: str, result: dict[str, Any]) -> list[str]:
    rows = [f"\n## {TITLES.get(part, part.capitalize())}\n"]
    clock = "seconds" if part == "server" else "CPU seconds"
    told = f"{result['when']}, Python {result['python']}, {result['rounds']} rounds of {result['seconds']:g} {clock}"
    if calibrations := result.get("calibrations"):
        told += f"; the machine's own speed moved by {max(calibrations) / min(calibrations):.2f}x"
    if matches := result.get("matches"):
        told += f"; {matches} matches at once"
    rows.append(f"{told}.\n")
    rows += [f"| | {UNITS.get(part, 'per second')} | smallest – largest |", "| --- | ---: | ---: |"]
    for name, line in result["summary"]["speeds"].items():
        if line and not name.startswith("clone "):
            rows.append(f"| {name} | {short(line['median'])} | {short(line['smallest'])} – {short(line['largest'])} |")
    for name, one in result["contenders"].items():
        if one.get("skip"):
            rows.append(f"| {name} | skipped | {one['skip']} |")
    return rows


def more(result: dict[str, Any]) -> list[str]:
    """Further medians, where a part has them."""
    table = result["summary"].get("more")
    if not table:
        return []
    rows = ["", f"| | {' | '.join(table['columns'])} |", "| --- |" + " ---: |" * len(table["columns"])]
    return rows + [f"| {name} | {' | '.join(short(value) for value in line)} |" for name, line in table["rows"].items()]


def goals(result: dict[str, Any]) -> list[str]:
    rows = ["\n| goal | measured | wanted | |", "| --- | ---: | ---: | --- |"]
    for goal in result["summary"]["goals"]:
        value = goal["value"]
        sign = "≥" if goal["more_is_better"] else "≤"
        measured = f"{value['median']:.3g} {goal['unit']}" if value else "–"
        rows.append(f"| {goal['title']} | {measured} | {sign} {goal['goal']:g} {goal['unit']} | {goal['verdict']} |")
    return rows


def plot(results: dict[str, dict[str, Any]], file: Path) -> None:
    """Horizontal bars on a logarithmic axis, one panel per part; ours are dark."""
    import matplotlib  # noqa: PLC0415  the tables need no plot

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "teahouse"
    from matplotlib import pyplot  # noqa: PLC0415

    counts = [sum(1 for name, line in _lines(result)) for result in results.values()]
    figure, panels = pyplot.subplots(
        len(results), 1, figsize=(9, 0.24 * sum(counts) + 1.2 * len(counts)), height_ratios=counts, squeeze=False
    )
    for (part, result), panel in zip(results.items(), panels[:, 0], strict=True):
        lines = _lines(result)[::-1]
        names = [name for name, _ in lines]
        colours = ["#2f5d50" if name.lower().startswith(OURS) else "#c9b58b" for name in names]
        panel.barh(names, [line["median"] for _, line in lines], color=colours)
        panel.set_xscale("log")
        panel.set_xlim(left=10 ** floor(log10(min(line["median"] for _, line in lines)) - 0.1))  # whole decades
        panel.xaxis.set_minor_formatter("")
        panel.set_title(TITLES.get(part, part), loc="left")
        panel.set_xlabel(UNITS.get(part, "per second"))
        panel.tick_params(labelsize=8)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def _lines(result: dict[str, Any]) -> list[tuple[str, dict[str, float]]]:
    found = result["summary"]["speeds"].items()
    return [(name, line) for name, line in found if line and not name.startswith("clone ")]


def main(parts: list[str]) -> int:
    results: dict[str, dict[str, Any]] = {}
    for part in parts:
        file = FIGURES / f"{part}.json"
        if file.is_file() and "summary" in (found := json.loads(file.read_text())):
            results[part] = found
    if not results:
        print("bench: there are no figures yet", file=sys.stderr)
        return 1
    picture = DOCS / "pictures" / "benchmarks.svg"
    plot(results, picture)
    machine = f"Machine: {cpu()}, {os.cpu_count()} CPUs, {platform.system()} {platform.machine()}."
    rows = [HEAD.format(machine=machine, plot="pictures/benchmarks.svg")]
    apart = [f"`bench/{part}/run.py`" for part in parts if part not in results]
    if apart:
        rows.append(f"Not on this page; each prints a table of its own: {', '.join(apart)}.")
    for part, result in results.items():
        rows += speeds(part, result) + more(result) + goals(result)
    (DOCS / "benchmarks.md").write_text("\n".join(rows) + "\n" + END, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
