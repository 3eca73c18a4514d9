"""What experience says of a position of Way of the Panda: what a clan's numbers come to in the end."""

from __future__ import annotations

from typing import Final

from teahouse.core.knowledge import weighed
from teahouse.games.panda.numbers import held, left
from teahouse.games.panda.outlook import Outlook
from teahouse.games.panda.state import Panda

# What one more of each of `numbers.NAMES` adds in the end, when a game begins, when it nears its end, and once the end
# is triggered: a fit to what became of 55,000 positions of 700 games when both played on at a glance
# (tools/weigh_panda.py finds nearly these). Strength, which opens roads, counts twice: as a tile and as a factor.
EARLY: Final[list[float]] = [
    *(1.09, 0.44, 3.76, 0.17, -0.01),  # points and the sheet
    *(1.41, -0.34, 0.76, 1.63, 1.61, -0.35, -1.70, -1.52, -2.00),  # AP and guards
    *(-0.41, 1.24, 2.66, 3.76, 2.61, 0.42),  # roads, champions, the green mission
    *(0.05, -0.40, 0.41, 0.18, -0.38, 0.82, 1.22),  # the blue mission as it stands
    *(0.38, 4.65, 6.15, 1.55, -3.89, -0.75, -0.80),  # and who is ahead in it
]
LATE: Final[list[float]] = [
    *(1.00, 0.72, 1.53, 0.63, -0.32),
    *(1.55, -0.74, 0.48, 1.34, 2.10, 0.71, 0.30, -1.76, -2.00),
    *(0.01, 1.54, -0.54, 1.53, 2.85, -0.20),
    *(0.60, 0.96, 0.79, -0.08, 0.68, 0.98, 0.83),
    *(1.90, -6.06, 2.92, 1.03, 3.35, 3.81, 0.28),
]
LAST: Final[list[float]] = [
    *(0.99, 0.99, -0.06, 0.01, 0.00),
    *(0.62, -0.07, 0.15, 0.88, -0.44, 0.14, -0.03, 0.07, 0.00),
    *(-0.03, 0.91, 0.27, -0.06, 0.00, 1.04),
    *(0.99, 0.94, 1.00, 0.92, 0.86, 0.98, 1.00),
    *(-0.16, 0.15, 0.18, 0.12, -0.15, -0.44, -0.04),
]


def worths(s: Panda) -> list[float]:
    """What every seat will have in the end; only differences mean anything."""
    outlook = Outlook(s)
    ahead = left(s)
    early, late = (LAST, LAST) if s.trigger else (EARLY, LATE)
    return [weighed(held(s, seat, outlook), early, late, ahead) for seat in range(s.seats)]
