"""What it costs to tell what choices bring: all choices of a decision, one step and with the rest of the action.

    python -m bench.forecast.run [--rounds 6] [--quick] [--json]

Run it with an installed, compiled Teahouse. Random matches of every game, with each number of seats in turn; every
decision with more than one choice counts. Shown are median, 99th of a hundred and worst, in milliseconds of CPU time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from statistics import mean, median
from typing import Any

from bench.engine.figures import Goal, Spread, described, spread, summed_up
from teahouse import games
from teahouse.build import compiled
from teahouse.core.forecast import forecasts
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import State
from teahouse.draw.gains import gains

GOAL = 0.3  # milliseconds: the median of one step of all choices
ONE, SHOWN, REACH = "one step", "one step, as it travels", "with the rest of the action"
WAYS: dict[str, Callable[[State], Any]] = {ONE: forecasts, SHOWN: lambda state: gains(state, 0), REACH: gains}
Times = dict[str, list[float]]


def measure(name: str, rounds: int) -> tuple[Times, dict[str, float]]:
    """Milliseconds of every decision of so many matches, and what the decisions were like."""
    game, times = games.find(name), {way: list[float]() for way in WAYS}
    choices: list[int] = []
    best: list[int] = []
    cut: list[int] = []
    for number in range(rounds):
        rng = Rng(number + 1)
        match = Match(game, game.seats[number % len(game.seats)])
        match.rng = rng
        match.settle(rng)
        while not match.over:
            legal = match.state.legal()
            if len(legal) > 1:
                for way, ask in WAYS.items():
                    start = time.process_time()
                    found = ask(match.state)
                    times[way].append(1000 * (time.process_time() - start))
                choices.append(len(legal))
                best.append(sum("more" in gain for gain in found.values()))
                cut.append(sum(gain.get("more") == 2 for gain in found.values()))
            match.play(legal[rng.below(len(legal))])
    return times, {"choices": mean(choices), "with a best": mean(best), "cut off": mean(cut)}


def middle(times: list[float]) -> tuple[float, float, float]:
    ordered = sorted(times)
    return median(ordered), ordered[int(0.99 * (len(ordered) - 1))], ordered[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, help="matches of every game (6; quick: 2)")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true", help="print all figures instead of a table")
    asked = parser.parse_args()
    rounds = asked.rounds or (2 if asked.quick else 6)
    found = {name: measure(name, rounds) for name in games.names()}
    rows = {f"{name}, {way}": list(middle(times[way])) for name, (times, _) in found.items() for way in WAYS}
    aims = [
        Goal(f"{name}: {ONE} of all choices", "ms", GOAL, spread([rows[f"{name}, {ONE}"][0]]), False) for name in found
    ]
    if asked.json:
        speeds: dict[str, Spread | None] = {}
        more = {"columns": ["median ms", "p99 ms", "worst ms"], "rows": rows}
        like = {name: about for name, (_, about) in found.items()}
        summary = {**summed_up(speeds, aims), "more": more}
        print(json.dumps({**described("forecast", rounds, 0), "decisions": like, "summary": summary}, indent=1))
        return
    print(f"milliseconds for all choices of a decision; {rounds} matches each; compiled: {compiled()}")
    for name, (times, about) in found.items():
        print(f"\n{name}: " + ", ".join(f"{value:.1f} {what}" for what, value in about.items()) + " per decision")
        for way in WAYS:
            print(f"  {way:32}" + "".join(f"{value:9.3f}" for value in middle(times[way])))
    print()
    for aim in aims:
        print(f"{aim.title}: {aim.verdict()} (goal: a median of {GOAL} ms)")


if __name__ == "__main__":
    main()
