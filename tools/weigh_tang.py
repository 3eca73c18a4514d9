"""What holdings of Tang Garden are worth in the end: the weights EARLY and LATE of games/tang/knowledge.py.

Two players who choose at a glance, now and then nearly at random, play on; a straight line is laid through what they
held at the beginning of each turn and the lead that came of it. Weights go from one value when a game begins to another
when it ends. A compiled teahouse plays 1,500 games in less than a minute.

    python -m tools.weigh_tang 1500

The weights in use come from a run of players who cared less for tokens than usual and so had longer games
(LANDSCAPE_WORTH 0.3 and TOKEN_WORTH 0.2 in growth.py): 400 simulations with them beat the greedy player by 14 points on
average, with those of a usual run by 9 (40 games each).
"""

from __future__ import annotations

import sys

import numpy as np

from teahouse import games
from teahouse.core.knowledge import best_of
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.tang.glance import Glance
from teahouse.games.tang.numbers import NAMES, left, numbers
from teahouse.games.tang.state import Tang

DARING = 4.0  # points; in one decision of five, so that unusual holdings are seen as well
USUAL = 0.5
STIFF = 100.0  # how many positions speak for the prior weights
LEAST_SPREAD = 0.2
PRIOR = {"character-token": 5.0}  # too rarely held to learn it; 0 for all others


def samples(seed: int) -> list[list[float]]:
    """A row for every turn of a game: the lead in the end, the part still to come, the lead in each of `numbers`."""
    state, chance, mind = games.find("tang").start(2, {"board": "balanced"}), Rng(seed), Rng(seed + 1)
    assert isinstance(state, Tang)
    rows: list[tuple[int, list[float]]] = []
    turn = -1
    while (seat := state.actor) != OVER:
        if seat == CHANCE:
            state.apply(state.draw(chance))
            continue
        legal = state.legal()
        if state.turn != turn:
            turn = state.turn
            held, theirs = numbers(state, seat), numbers(state, 1 - seat)
            rows.append((seat, [left(state), *(own - other for own, other in zip(held, theirs, strict=True))]))
        noise = DARING if mind.below(5) == 0 else USUAL
        state.apply(legal[0] if len(legal) == 1 else best_of(legal, Glance(state).values(legal), noise, mind))
    scores = state.scores()
    return [[scores[seat] - scores[1 - seat], *row] for seat, row in rows]


def main() -> None:
    rows = np.array([row for game in range(int(sys.argv[1])) for row in samples(50000 + 2 * game)])
    lead, part, held = rows[:, 0], rows[:, 1:2], rows[:, 2:]
    both = np.hstack([held * part, held * (1 - part), part, 1 - part])  # the last two: whose turn it is
    spread = np.maximum(both.std(0), LEAST_SPREAD)
    prior = np.array([PRIOR.get(name, 0.0) for name in NAMES] * 2 + [0.0, 0.0])
    scaled = both / spread
    pull = scaled.T @ scaled + STIFF * np.eye(len(prior))
    weights = prior + np.linalg.solve(pull, scaled.T @ (lead - both @ prior)) / spread
    print(f"{len(rows)} positions")
    for number, name in enumerate(NAMES):
        print(f"{name:20} early {weights[number]:6.2f}  late {weights[number + len(NAMES)]:6.2f}")


if __name__ == "__main__":
    main()
