"""Simulations per second: plain UCT of Dragon Castle with whole random playouts beside OpenSpiel's MCTSBot (C++).

    python bench/search/run.py [--rounds 7] [--seconds 1] [--json]

Run it with an installed, compiled Teahouse and `open_spiel` (bench/engine/requirements.txt). Everybody searches from
the first decision of a game in the same process, in turn, for so many seconds of CPU time per round; shown are medians.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

from teahouse import games
from teahouse.bots.search.engine import WHOLE_GAME, Search, Style
from teahouse.build import compiled
from teahouse.core.knowledge import Knowledge
from teahouse.core.rng import Rng
from teahouse.lab.perft import root

GOALS = {"openspiel backgammon": 5.0, "openspiel go 9x9": 1.0}  # Dragon Castle is to be so many times as fast
CASTLE = "teahouse castle"


def teahouse(name: str, seats: int, options: dict[str, str]) -> Callable[[int], int]:
    """So many simulations of plain UCT; gives back how many were done."""
    state = root(games.find(name), seats, options, 1)
    style = Style()
    style.turns, style.random = WHOLE_GAME, True

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    runs = {name: make() for name, make in CONTENDERS.items()}
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(given.rounds):
        for name in list(runs) if number % 2 else reversed(list(runs)):
            rates[name].append(rate(runs[name], given.seconds))
    found = {name: median(values) for name, values in rates.items()}
    if given.json:
        print(json.dumps({"compiled": compiled(), "rates": rates, "medians": found}, indent=2))
        return
    print(f"{'':28} simulations/s (whole playouts), medians of {given.rounds} rounds; compiled: {compiled()}")
    for name, value in found.items():
        print(f"{name:28} {value:12,.0f}   {min(rates[name]):10,.0f} – {max(rates[name]):,.0f}")
    for name, goal in GOALS.items():
        print(f"castle / {name}: {found[CASTLE] / found[name]:.2f}   (goal: {goal:g})")


if __name__ == "__main__":
    main()
