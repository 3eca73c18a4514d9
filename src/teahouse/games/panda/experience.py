"""What experience says of a position of Way of the Panda: what a clan's numbers come to in the end."""

from __future__ import annotations

from typing import Final

from teahouse.core.knowledge import weighed
from teahouse.games.panda.numbers import held, left
from teahouse.games.panda.outlook import Outlook
from teahouse.games.panda.state import Panda

# What one more of each of `numbers.NAMES` adds in the end, when a game begins, when it nears its end, and once the end
# is triggered: a fit to what became of 76,000 positions when both played on at a glance. tools/weigh_panda.py finds
# nearly the same again (early AP 1.37 and supply 3.79 instead of 1.40 and 3.16); these were played out.
EARLY: Final[list[float]] = [
    *(0.92, 0.65, 0.85, 0.90, 0.09),  # points and the sheet
    *(1.40, -0.47, 3.16, 1.68, 4.80, -2.45, 0.68, -3.38, -0.18),  # AP and guards
    *(-0.08, 1.10, -0.11, 0.85, -1.21, -1.08),  # roads, champions, the green mission
    *(0.15, 0.05, 1.14, -0.05, -0.28, 1.55, 0.80),  # the blue mission as it stands
    *(1.29, 2.51, -0.98, 1.02, -2.69, 5.84, -0.25),  # and who is ahead in it
]
LATE: Final[list[float]] = [
    *(0.97, 0.89, 0.76, 0.32, -0.51),
    *(1.81, -1.32, 1.34, 0.93, 2.31, 2.53, -0.35, -7.23, -1.52),
    *(-0.35, 1.12, 0.11, 0.76, 3.27, 2.22),
    *(0.43, 0.03, 0.42, 0.71, 0.27, 0.94, 0.87),
    *(2.43, 2.73, 0.65, 0.34, 1.88, 3.98, 0.32),
]
LAST: Final[list[float]] = [
    *(1.00, 1.00, -0.02, 0.01, -0.01),
    *(0.91, 0.01, 0.09, 0.85, -0.22, 0.00, 0.06, -0.88, -0.52),
    *(0.09, 0.56, -0.11, -0.02, 0.00, 0.43),
    *(0.97, 1.06, 0.98, 0.90, 0.88, 1.03, 0.99),
    *(-0.07, -0.68, 0.21, 0.01, -0.09, 0.89, 0.00),
]


def worths(s: Panda) -> list[float]:
    """What every seat will have in the end; only differences mean anything."""
    outlook = Outlook(s)
    ahead = left(s)
    early, late = (LAST, LAST) if s.trigger else (EARLY, LATE)
    return [weighed(held(s, seat, outlook), early, late, ahead) for seat in range(s.seats)]
