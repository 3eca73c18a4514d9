"""How computer players go about Tang Garden: the search that was found strongest, and the measured levels."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import LEVELS as STEPS
from teahouse.core.mind import Level, Style

STYLE: Final = Style(
    own_belief=3.0,  # a few results say more than the first opinion,
    fairness=2.0,  # which does not see what decides, such as who ends the game
    widening=0.0,  # with one turn of each, nodes for what is revealed were no stronger than its average
    open_mind=0.0,
)

LEVELS: Final[dict[str, Level]] = dict(  # chosen so that the measured ratings are well apart
    zip(
        STEPS,
        [
            Level(blur=2.5, overlook=0.45, weaknesses=3),
            Level(blur=2.5, overlook=0.35, weaknesses=2),
            Level(blur=2.2, overlook=0.25, weaknesses=2),
            Level(blur=1.7, overlook=0.15, weaknesses=1),
            Level(blur=1.2, overlook=0.1, weaknesses=1),
            Level(blur=0.8),
            Level(),
            Level(simulations=30),
            Level(simulations=200),
            Level(simulations=2000),
        ],
        strict=True,
    )
)
