"""What experience says of a position of Way of the Panda: what a clan's numbers come to in the end."""

from __future__ import annotations

from typing import Final

from teahouse.core.knowledge import weighed
from teahouse.games.panda.numbers import held, left
from teahouse.games.panda.outlook import Outlook
from teahouse.games.panda.state import Panda

# What one more of each of `numbers.NAMES` adds in the end, when a game begins, when it nears its end, and once the end
# is triggered: the average of two fits to what became of 54,000 positions of 700 games each when both played on at a
# glance (tools/weigh_panda.py makes such fits). Strength, which opens roads, counts twice: as a tile and as a factor.
EARLY: Final[list[float]] = [
    *(1.18, 0.59, 3.69, 0.50, -0.44),  # points and the sheet
    *(1.36, -0.39, 1.45, 2.01, 2.18, 0.69, -2.07, -1.27, -1.97),  # AP and guards
    *(-0.77, 1.52, 2.74, 3.69, 3.37, 0.65),  # roads, champions, the green mission
    *(0.10, -0.41, -0.11, 0.22, -0.27, 0.70, 1.76),  # the blue mission as it stands
    *(-0.34, 2.90, 6.98, 0.75, -2.40, 1.55, -1.17),  # and who is ahead in it
]
LATE: Final[list[float]] = [
    *(0.98, 0.81, 1.31, 0.36, -0.24),
    *(1.61, -0.68, 0.95, 1.32, 2.66, 0.73, 0.34, -1.43, -1.98),
    *(0.04, 1.51, -0.63, 1.31, 1.96, -0.61),
    *(0.61, 0.31, 0.68, 0.06, 0.46, 0.98, 0.80),
    *(1.41, -3.63, 3.87, 0.95, 3.08, 2.17, 0.24),
]
LAST: Final[list[float]] = [
    *(0.99, 1.00, -0.03, 0.00, 0.01),
    *(0.63, 0.01, 0.19, 0.90, -0.46, 0.10, 0.00, 0.17, 0.00),
    *(-0.05, 0.84, 0.39, -0.03, 0.00, 1.30),
    *(0.97, 0.90, 0.98, 0.93, 0.85, 0.99, 1.00),
    *(-0.05, -0.35, -0.18, 0.08, -0.06, 0.30, -0.03),
]


def worths(s: Panda) -> list[float]:
    """What every seat will have in the end; only differences mean anything."""
    outlook = Outlook(s)
    ahead = left(s)
    early, late = (LAST, LAST) if s.trigger else (EARLY, LATE)
    return [weighed(held(s, seat, outlook), early, late, ahead) for seat in range(s.seats)]
