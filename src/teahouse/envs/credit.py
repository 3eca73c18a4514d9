"""What each decision brought to whoever made it: returns and advantages for self-play, where seats take turns.

A step of `Vector` is a decision of one seat; what follows is paid to all seats, also while others decide. The credit of
a decision is what its own seat is paid until that seat decides again, and then the credit of its next decision.
Nobody is credited with another seat's rewards, and nothing is carried from one game into the next.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]


def advantages(
    actors: NDArray[Any],
    rewards: Floats,
    done: NDArray[np.bool_],
    values: Floats | None = None,
    last: Floats | None = None,
    gamma: float = 1.0,
    lam: float = 1.0,
) -> tuple[Floats, Floats]:
    """(advantages, returns) of every decision, both of shape (steps, slots); generalised advantage estimation by seat.

    `actors` (steps, slots) decided, `rewards` (steps, slots, seats) and `done` (steps, slots) are what the step gave.
    `values` (steps, slots) are what the actor expected; without them the advantages are the returns themselves. `last`
    (slots, seats) is what each seat may expect after the last step, 0 where it is left out.
    """
    steps, slots, seats = rewards.shape
    expected = np.zeros((steps, slots)) if values is None else np.asarray(values, np.float64)
    ahead = np.zeros((slots, seats)) if last is None else np.array(last, np.float64)  # the seat's next value
    carried = np.zeros((slots, seats))  # the advantage of its next decision
    owed = np.zeros((slots, seats))  # paid to it since
    found = np.empty((steps, slots))
    rows = np.arange(slots)
    for step in range(steps - 1, -1, -1):
        over = done[step][:, None]
        ahead, carried, owed = np.where(over, 0.0, ahead), np.where(over, 0.0, carried), np.where(over, 0.0, owed)
        owed = owed + rewards[step]
        mine = rows, actors[step].astype(np.int64)
        gain = owed[mine] + gamma * ahead[mine] - expected[step]
        found[step] = gain + gamma * lam * carried[mine]
        ahead[mine], carried[mine], owed[mine] = expected[step], found[step], 0.0
    return found, found + expected
