"""How computer players go about Way of the Panda: the search that was found strongest, and the measured levels."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import Level, Style, in_order

STYLE: Final = Style(
    turns=8,
    own_belief=3.0,  # a few results say more than the first opinion
    at_a_glance=True,  # it says more than the greedy player, who loses sight of ways of many steps
)

LEVELS: Final[dict[str, Level]] = in_order(  # people so that measured ratings are well apart
    [
        Level(blur=10.0, overlook=0.7, weaknesses=5),
        Level(blur=7.0, overlook=0.6, weaknesses=5),
        Level(blur=5.0, overlook=0.5, weaknesses=4),
        Level(blur=3.8, overlook=0.22, weaknesses=2),
        Level(blur=1.8, overlook=0.12, weaknesses=1),
        Level(),
        Level(simulations=1),
        Level(simulations=8),
        Level(simulations=70),
        Level(simulations=700),
    ]
)
