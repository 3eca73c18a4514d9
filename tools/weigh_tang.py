"""What holdings of Tang Garden are worth in the end: the weights EARLY and LATE of games/tang/knowledge.py.

Two players who choose at a glance, now and then nearly at random, play on; a straight line is laid through what they
held at the beginning of each turn and the lead that came of it. Weights go from one value when a game begins to another
when it ends. A compiled teahouse plays 1,500 games in less than a minute.

    python -m tools.weigh_tang 1500 shy

The weights in use come from an earlier run of players with the greedy player's hopes who cared less for tokens and so
had longer games (`shy`). They cannot be found again exactly: a run of today gives similar late weights, but other early
ones (mini-count 2.6 instead of -6.3, columns 10.4 instead of 4.3, steps -0.2 instead of 0.9).

They stay for their play with today's hopes. Weights fitted to these hopes (`tried`) and to the same players with as
little care for tokens (`tried-shy`) were no better: with 300 simulations the three led the greedy player by 14.3, 12.7
and 13.3 points on average and won 92, 90 and 83 % of the same 60 games, which is hardly beyond chance.

    python -m tools.weigh_tang 1500 tried
"""

from __future__ import annotations

import sys

import numpy as np

from teahouse import games
from teahouse.core.knowledge import best_of
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER
from teahouse.games.tang.glance import Glance
from teahouse.games.tang.growth import Hopes, tried_hopes
from teahouse.games.tang.numbers import NAMES, hoped_numbers, part_left
from teahouse.games.tang.state import Tang

DARING = 4.0  # points; in one decision of five, so that unusual holdings are seen as well
USUAL = 0.5
STIFF = 100.0  # how many positions speak for the prior weights
LEAST_SPREAD = 0.2
PRIOR = {"character-token": 5.0}  # too rarely held to learn it; 0 for all others


def minds(name: str) -> tuple[Hopes, Hopes]:
    """With which hopes the players choose, and with which their holdings are counted."""
    choosing, counting = (tried_hopes(), tried_hopes()) if name.startswith("tried") else (Hopes(), Hopes())
    if name.endswith("shy"):
        choosing.landscape, choosing.token = (0.15, 0.15) if name.startswith("tried") else (0.3, 0.2)
    return choosing, counting


def samples(seed: int, choosing: Hopes, counting: Hopes) -> list[list[float]]:
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
            held, theirs = hoped_numbers(state, seat, counting), hoped_numbers(state, 1 - seat, counting)
            leads = [own - other for own, other in zip(held, theirs, strict=True)]
            rows.append((seat, [part_left(state, counting), *leads]))
        noise = DARING if mind.below(5) == 0 else USUAL
        state.apply(legal[0] if len(legal) == 1 else best_of(legal, Glance(state, choosing).values(legal), noise, mind))
    scores = state.scores()
    return [[scores[seat] - scores[1 - seat], *row] for seat, row in rows]


def main() -> None:
    choosing, counting = minds(sys.argv[2])
    rows = np.array([row for game in range(int(sys.argv[1])) for row in samples(50000 + 2 * game, choosing, counting)])
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
