"""How computer players go about Dragon Castle: the search that was found strongest, and the measured levels."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import EXPERT, NEWCOMER, REGULAR, SEASONED, Level, Style

STYLE: Final = Style(turns=24)  # was found stronger than one turn of each player

LEVELS: Final[dict[str, Level]] = {  # chosen so that the measured ratings are well apart
    NEWCOMER: Level(blur=1.5, overlook=0.2),
    REGULAR: Level(blur=0.4, overlook=0.05),
    SEASONED: Level(simulations=10),
    EXPERT: Level(simulations=500),
}
