"""The environments and their peers in one run: everybody once per round, only one at a time, medians and ratios."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.progress import Progress

# the tools of bench/engine, which `env_contenders` has put on the path
from bench.engine.environment import CHECKOUT, PLACE
from bench.engine.figures import Goal, Spread, corrected, described, rates, spread, summed_up
from bench.engine.measure import choose_cpu
from bench.engine.options import read_options
from bench.engine.report import between, new_table, short, wide_console
from bench.engine.rival import Rival
from bench.envs.env_contenders import BATCHES, GAMES, PGX, ZOO, aec, everybody, loop, pgx, vector, zoo
from bench.envs.env_contenders import engine as shared

WARM_UP = 0.2
CALIBRATE = 0.15
OVERHEAD = 10.0  # microseconds a step
TIMES_ZOO = 20.0


def run(rounds: int, seconds: float) -> tuple[list[Rival], list[float], float]:
    cpu = choose_cpu()
    calibrator = Rival(shared.CALIBRATION, cpu)
    calibrator.get_ready()
    rivals: list[Rival] = []
    speeds: list[float] = []
    start = time.monotonic()

    def calibrate() -> float:
        done = calibrator.run(CALIBRATE)
        speeds.append(done["done"] / done["cpu"])
        return speeds[-1]

    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            everyone = everybody()
            bar = progress.add_task("environments", total=len(everyone) * (rounds + 1))
            for contender in everyone:
                rivals.append(Rival(contender, cpu))
                rivals[-1].get_ready()
                rivals[-1].run(WARM_UP)
                progress.advance(bar)
            before = calibrate()
            for number in range(rounds):
                for rival in rivals if number % 2 == 0 else reversed(rivals):
                    done = rival.run(seconds)
                    progress.advance(bar)
                    if done:
                        after = calibrate()
                        rival.runs.append({**done, "round": number, "calibration": (before + after) / 2})
                        before = after
    finally:
        for rival in [calibrator, *rivals]:
            rival.end()
    return rivals, speeds, time.monotonic() - start


def fastest(found: dict[str, Any], names: list[str]) -> str | None:
    """The one with the highest median of those that ran."""
    ran = [name for name in names if found[name]["runs"]]
    return max(ran, key=lambda name: spread(rates(found[name])).median) if ran else None  # type: ignore[union-attr]


def ratio(found: dict[str, Any], upper: str, lower: str | None) -> Spread | None:
    if lower is None:
        return None
    ours, theirs = corrected(found[upper]), corrected(found[lower])
    return spread([ours[number] / theirs[number] for number in ours if number in theirs])


def overhead(found: dict[str, Any], game: str) -> Spread | None:
    """Microseconds that a step of the AEC environment takes more than the engine in a Python loop, round by round."""
    upper, lower = found[aec(game).name]["runs"], found[loop(game).name]["runs"]
    engine = {one["round"]: one["cpu"] / one["done"] for one in lower}
    return spread([1e6 * (one["cpu"] / one["done"] - engine[one["round"]]) for one in upper if one["round"] in engine])


def goals(found: dict[str, Any]) -> list[Goal]:
    quickest = fastest(found, [zoo(game).name for game in ZOO])
    made: list[Goal] = []
    for game in GAMES:
        name = vector(game).name
        made.append(Goal(f"{name} / {quickest}", "x", TIMES_ZOO, ratio(found, name, quickest)))
        for peer in PGX[:2]:
            best = fastest(found, [pgx(peer, batch).name for batch in BATCHES])
            made.append(Goal(f"{name} / {best or f'pgx {peer}'}", "x", 1.0, ratio(found, name, best)))
        made.append(Goal(f"{aec(game).name}: over the engine", "µs", OVERHEAD, overhead(found, game), False))
    return made


def main() -> int:
    options = read_options()
    rivals, speeds, took = run(options.rounds, options.seconds)
    found = {rival.contender.name: {"skip": rival.skip, "facts": rival.facts, "runs": rival.runs} for rival in rivals}
    aims = goals(found)
    lines = {name: spread(rates(one)) for name, one in found.items()}
    result = {
        **described("envs", options.rounds, options.seconds),
        "took": round(took, 1),
        "calibrations": speeds,
        "contenders": found,
        "summary": summed_up(lines, aims),
    }
    file = PLACE / "envs.json"
    file.write_text(json.dumps(result, indent=1) + "\n")
    if options.json:
        print(json.dumps(result, indent=1))
    else:
        show(lines, aims, found)
        print(f"All figures: {file.relative_to(CHECKOUT)}")
    return 1 if any(rival.skip and rival.contender.module.startswith("ours") for rival in rivals) else 0


def show(lines: dict[str, Spread | None], aims: list[Goal], found: dict[str, Any]) -> None:
    console = wide_console()
    table = new_table("Environments, steps per CPU second", "contender", "median", "smallest – largest")
    for name, line in lines.items():
        if line:
            table.add_row(name, short(line.median), between(asdict(line)))
        else:
            table.add_row(name, "–", f"skipped: {found[name]['skip']}"[:60])
    console.print(table)
    table = new_table("Goals", "figure", "median", "smallest – largest", "goal", "")
    for aim in aims:
        value = aim.value
        middle, rounds = (f"{value.median:.3g} {aim.unit}", between(asdict(value))) if value else ("–", "–")
        sign = "≥" if aim.more_is_better else "≤"
        table.add_row(aim.title, middle, rounds, f"{sign} {aim.goal:g} {aim.unit}", aim.verdict())
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
