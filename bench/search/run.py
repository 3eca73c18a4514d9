"""Simulations per second: plain UCT of Dragon Castle with whole random playouts beside OpenSpiel's MCTSBot (C++).

    python -m bench.search.run [--rounds 7] [--seconds 1] [--quick] [--json]

Run it with an installed, compiled Teahouse and `open_spiel` (bench/engine/requirements.txt). Everybody searches from
the first decision of a game in the same process, in turn, for so many seconds of CPU time per round; shown are medians.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench.engine.figures import Goal, Spread, described, spread, summed_up
from teahouse import games
from teahouse.bots.search.engine import WHOLE_GAME, Search
from teahouse.build import compiled
from teahouse.core.knowledge import Knowledge
from teahouse.core.mind import Style
from teahouse.core.rng import Rng
from teahouse.lab.perft import root

GOALS = {"openspiel backgammon": 5.0, "openspiel go 9x9": 1.0}  # Dragon Castle is to be so many times as fast
CASTLE = "teahouse castle"


def teahouse(name: str, seats: int, options: dict[str, str]) -> Callable[[int], int]:
    """So many simulations of plain UCT; gives back how many were done."""
    state = root(games.find(name), seats, options, 1)
    style = Style(turns=WHOLE_GAME, random=True)

    def search(simulations: int) -> int:
        made = Search(state, Knowledge(), style, Rng(1))
        for _ in range(simulations):
            made.simulate()
        return made.done

    return search


def openspiel(name: str) -> Callable[[int], int]:
    pyspiel: Any = import_module("pyspiel")  # it has no types
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def search(simulations: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False)
        bot.step(state)
        return simulations

    return search


CONTENDERS: dict[str, Callable[[], Callable[[int], int]]] = {
    CASTLE: lambda: teahouse("castle", 2, {"spirits": "0", "dragons": "0"}),
    "teahouse castle, cards": lambda: teahouse("castle", 2, {}),
    "teahouse tang": lambda: teahouse("tang", 2, {}),
    "teahouse panda": lambda: teahouse("panda", 2, {}),
    "openspiel backgammon": lambda: openspiel("backgammon"),
    "openspiel go 9x9": lambda: openspiel("go(board_size=9)"),
}


def rate(search: Callable[[int], int], seconds: float) -> float:
    """Simulations per second of CPU time, in searches of growing size."""
    done, size, start = 0, 32, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += search(size)
        size = min(2 * size, 1000)
    return done / spent


def gather() -> tuple[dict[str, Callable[[int], int]], dict[str, str]]:
    """Everybody who can search, and why somebody cannot."""
    able: dict[str, Callable[[int], int]] = {}
    missing: dict[str, str] = {}
    for name, make in CONTENDERS.items():
        try:
            able[name] = make()
        except ImportError as problem:
            missing[name] = str(problem)
    return able, missing


def measure(runs: dict[str, Callable[[int], int]], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Simulations per second, round by round; everybody once per round, every second one backwards."""
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        for name in list(runs) if number % 2 else reversed(list(runs)):
            rates[name].append(rate(runs[name], seconds))
    return rates


def goals(rates: dict[str, list[float]]) -> list[Goal]:
    """Dragon Castle beside the peers, as ratios within a round."""
    pairs = {name: zip(rates[CASTLE], rates.get(name, []), strict=False) for name in GOALS}
    beside = {name: spread([ours / theirs for ours, theirs in both]) for name, both in pairs.items()}
    return [Goal(f"{CASTLE} / {name}", "x", goal, beside[name]) for name, goal in GOALS.items()]


def show(lines: dict[str, Spread | None], aims: list[Goal], rounds: int) -> None:
    print(f"{'':28} simulations/s (whole playouts), medians of {rounds} rounds; compiled: {compiled()}")
    for name, line in lines.items():
        if line:
            print(f"{name:28} {line.median:12,.0f}   {line.smallest:10,.0f} – {line.largest:,.0f}")
    for aim in aims:
        print(f"{aim.title}: {aim.value.median if aim.value else 0:.2f}   (goal: {aim.goal:g}, {aim.verdict()})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, help="how often everybody runs (7; quick: 3)")
    parser.add_argument("--seconds", type=float, help="CPU seconds of each run (1; quick: 0.5)")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rounds = given.rounds or (3 if given.quick else 7)
    seconds = given.seconds or (0.5 if given.quick else 1.0)
    runs, missing = gather()
    rates = measure(runs, rounds, seconds)
    lines, aims = {name: spread(values) for name, values in rates.items()}, goals(rates)
    if given.json:
        contenders = {name: {"skip": missing.get(name, ""), "rates": rates.get(name, [])} for name in CONTENDERS}
        record = {**described("search", rounds, seconds), "compiled": compiled(), "contenders": contenders}
        print(json.dumps({**record, "summary": summed_up(lines, aims)}, indent=1))
    else:
        show(lines, aims, rounds)


if __name__ == "__main__":
    main()
