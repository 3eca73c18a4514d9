"""What holdings of Tang Garden are worth in the end: the weights EARLY and LATE of games/tang/knowledge.py.

Two players who choose at a glance, now and then nearly at random, play on; a straight line is laid through what they
held at the beginning of each turn and the lead that came of it. Weights go from one value when a game begins to another
when it ends. A compiled teahouse plays 12,000 games in three minutes; with a tenth of them the weights are mostly luck.

    python -m tools.weigh_tang 12000
"""

from __future__ import annotations

import sys

import numpy as np

from teahouse import games
from teahouse.core.knowledge import best_of
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.tang.glance import Glance
from teahouse.games.tang.growth import TRIED
from teahouse.games.tang.numbers import NAMES, left, numbers
from teahouse.games.tang.state import Tang

DARING = 4.0  # points; in one decision of five, so that unusual holdings are seen as well
USUAL = 0.5
STIFF = 100.0  # how many positions speak for the prior weights
LEAST_SPREAD = 0.2
PRIOR = {"character-token": 5.0}  # too rarely held to learn it; 0 for all others


def samples(seed: int) -> list[list[float]]:
    """A row for every turn of a game: the lead in the end, the part still to come, the seat, the lead in each number.

    The seat is -1 for the first player, 1 for the second one.
    """
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
            leads = [own - other for own, other in zip(held, theirs, strict=True)]
            rows.append((seat, [left(state), 2 * seat - 1, *leads]))
        noise = DARING if mind.below(5) == 0 else USUAL
        state.apply(legal[0] if len(legal) == 1 else best_of(legal, Glance(state, TRIED).values(legal), noise, mind))
    scores = state.scores()
    return [[scores[seat] - scores[1 - seat], *row] for seat, row in rows]


def main() -> None:
    rows = np.array([row for game in range(int(sys.argv[1])) for row in samples(1_000_000 + 2 * game)])
    lead, part, seat, held = rows[:, 0], rows[:, 1:2], rows[:, 2:3], rows[:, 3:]
    both = np.hstack([held * part, held * (1 - part), seat * part, seat * (1 - part)])
    spread = np.maximum(both.std(0), LEAST_SPREAD)
    prior = np.array([PRIOR.get(name, 0.0) for name in NAMES] * 2 + [0.0, 0.0])
    scaled = both / spread
    pull = scaled.T @ scaled + STIFF * np.eye(len(prior))
    weights = prior + np.linalg.solve(pull, scaled.T @ (lead - both @ prior)) / spread
    off = np.sqrt(((lead - both @ weights) ** 2).mean())
    print(f"{len(rows)} positions, {off:.2f} points off; the second seat is worth {2 * weights[-2]:.1f} points")
    for number, name in enumerate(NAMES):
        print(f"{name:20} early {weights[number]:6.2f}  late {weights[number + len(NAMES)]:6.2f}")


if __name__ == "__main__":
    main()
