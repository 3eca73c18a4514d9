"""How computer players go about Dragon Castle: the search that was found strongest, and the measured levels."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import Level, Style, in_order

STYLE: Final = Style(turns=24)  # was found stronger than one turn of each player

LEVELS: Final[dict[str, Level]] = in_order(  # people so that measured ratings are well apart
    [
        Level(blur=4.0, overlook=0.4, weaknesses=4),
        Level(blur=2.5, overlook=0.25, weaknesses=3),
        Level(blur=1.9, overlook=0.15, weaknesses=3),
        Level(blur=1.3, overlook=0.08, weaknesses=2),
        Level(blur=0.8, overlook=0.05, weaknesses=1),
        Level(blur=0.6),
        Level(simulations=10),
        Level(simulations=37),
        Level(simulations=135),
        Level(simulations=500),
    ]
)
