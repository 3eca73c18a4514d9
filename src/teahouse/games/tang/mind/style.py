"""How computer players go about Tang Garden: the search that was found strongest, and the measured levels."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import Level, Style, in_order

STYLE: Final = Style(
    own_belief=3.0,  # a few results say more than the first opinion,
    fairness=2.0,  # which does not see what decides, such as who ends the game
    widening=0.0,  # with one turn of each, nodes for what is revealed were no stronger than its average
    open_mind=0.0,
)

LEVELS: Final[dict[str, Level]] = in_order(  # people so that measured ratings are well apart
    [
        Level(blur=4.0, overlook=0.6, weaknesses=4),
        Level(blur=3.0, overlook=0.4, weaknesses=3),
        Level(blur=2.0, overlook=0.18, weaknesses=2),
        Level(blur=1.6, overlook=0.1, weaknesses=2),
        Level(blur=0.95, overlook=0.03, weaknesses=1),
        Level(blur=1.1),
        Level(),
        Level(simulations=40),
        Level(simulations=250),
        Level(simulations=2000),
    ]
)
