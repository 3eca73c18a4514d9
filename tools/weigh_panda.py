"""What a clan's numbers are worth in the end: the weights EARLY, LATE and LAST of games/panda/experience.py.

Two players who choose at a glance, now and then nearly at random, play on; a straight line is laid through
what they held at the beginning of each turn and the lead that came of it. Weights go from one value when a game begins
to another when it is going to end; the round after the end was triggered has its own. A compiled teahouse plays 1,200
games in about a minute.

    python -m tools.weigh_panda 1200
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from teahouse import games
from teahouse.core.knowledge import best_of
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.panda.knowledge import PandaKnowledge
from teahouse.games.panda.numbers import NAMES, left, numbers
from teahouse.games.panda.state import Panda

DARING = 4.0  # points; in none, one or two decisions of ten, so that unusual positions are seen as well
USUAL = 0.5
STIFF = 3000.0  # how many positions speak for the prior weights,
STIFF_AT_LAST = 1000.0  # and in the round after the end was triggered
LEAST_SPREAD = 0.2
TOO_LONG = 30  # rounds: such a game teaches nothing

PRIOR = {"points": 1.0, "sheet": 1.0, "ap": 1.5, "supply": 1.5, "placeable": 1.0, "on-board": 2.5, "prospects": 1.0}
PRIOR |= {"stranded": -2.0, "bound": -1.0, "green": 1.0}  # 0 for all others,
NOW = 0.5  # but this for the blue mission as it stands
PRIOR_AT_LAST = {"points": 1.0, "sheet": 1.0, "ap": 0.5, "placeable": 0.5, "prospects": 0.7}
NOW_AT_LAST = 1.0

Floats = npt.NDArray[np.float64]


def samples(seed: int) -> list[list[float]]:
    """A row for every turn: the lead in the end, the part still to come, was the end triggered, whose turn, numbers."""
    game = games.find("panda")
    state, chance, mind = game.start(2, game.complete(game.presets["recommended"])), Rng(seed), Rng(seed + 1)
    assert isinstance(state, Panda)
    knowledge = PandaKnowledge()
    rows: list[list[float]] = []
    turn, wild = -1, mind.below(3)
    while (seat := state.actor) != OVER and state.round < TOO_LONG:
        if seat == CHANCE:
            state.apply(state.draw(chance))
            continue
        if state.turn != turn and state.round > 0:
            turn = state.turn
            first, second = numbers(state, 0), numbers(state, 1)
            ahead = [one - other for one, other in zip(first, second, strict=True)]
            rows.append([left(state), 1.0 if state.trigger else 0.0, 1.0 - 2.0 * seat, *ahead])
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        noise = DARING if mind.below(10) < wild else USUAL
        state.apply(best_of(legal, knowledge.values(state, legal), noise, mind))
    scores = state.scores()
    return [[float(scores[0] - scores[1]), *row] for row in rows] if state.actor == OVER else []


def prior(known: dict[str, float], now: float) -> Floats:
    """For whose turn it is, and each of NAMES."""
    return np.array([0.0, *(known.get(name, now if name.endswith("-now") else 0.0) for name in NAMES)])


def lay_through(lead: Floats, numbers_of: Floats, before: Floats, stiff: float) -> Floats:
    """The weights of the straight line."""
    spread = np.maximum(numbers_of.std(0), LEAST_SPREAD)
    scaled = numbers_of / spread
    pull = scaled.T @ scaled + stiff * np.eye(len(spread))
    return np.asarray(before + np.linalg.solve(pull, scaled.T @ (lead - numbers_of @ before)) / spread)


def main() -> None:
    rows = np.array([row for game in range(int(sys.argv[1])) for row in samples(50000 + 2 * game)])
    lead, part, last, held = rows[:, 0], rows[:, 1:2], rows[:, 2] > 0, rows[:, 3:]  # the first number: whose turn it is
    both = np.hstack([held * part, held * (1 - part)])
    before = prior(PRIOR, NOW)
    going = lay_through(lead[~last], both[~last], np.hstack([before, before]), STIFF)
    ending = lay_through(lead[last], held[last], prior(PRIOR_AT_LAST, NOW_AT_LAST), STIFF_AT_LAST)
    count = len(NAMES) + 1
    print(f"{len(rows)} positions")
    for number, name in enumerate(["turn", *NAMES]):
        early, late = going[number], going[number + count]
        print(f"{name:32} early {early:6.2f}  late {late:6.2f}  last {ending[number]:6.2f}")


if __name__ == "__main__":
    main()
