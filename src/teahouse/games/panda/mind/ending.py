"""How far the end of a game is, as searching players guess: what city bases tell, and the capitals that are growing."""

from __future__ import annotations

from typing import Final

from teahouse.games.panda.mind.judge import rounds_left
from teahouse.games.panda.rules.pieces import CAPITAL, STANDING
from teahouse.games.panda.rules.state import Panda

SOON: Final = 0.6  # rounds, beside
PER_BUILDING: Final = 0.6  # rounds for each building that is lacking to the last capital


def rounds_to_come(s: Panda) -> float:
    """How many rounds will follow this one; none once the end is triggered.

    Four games of ten end with the last capital, often when hardly any city base is gone.
    """
    left = rounds_left(s)
    return left if s.trigger else min(left, SOON + PER_BUILDING * lacking(s))


def lacking(s: Panda) -> int:
    """P-91: buildings that are lacking until as many capitals stand as end the game."""
    still = [STANDING[CAPITAL] - STANDING[built] for built in s.built if built != CAPITAL]
    still.sort()
    total = 0
    for buildings in still[: max(0, s.board.last_capital - s.capitals)]:
        total += buildings
    return total
