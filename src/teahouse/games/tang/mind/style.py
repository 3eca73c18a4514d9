"""How computer players go about Tang Garden: the search that was found strongest, and the measured levels."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import EXPERT, NEWCOMER, REGULAR, SEASONED, Level, Style

STYLE: Final = Style(
    own_belief=3.0,  # a few results say more than the first opinion,
    fairness=2.0,  # which does not see what decides, such as who ends the game
    widening=0.0,  # with one turn of each, nodes for what is revealed were no stronger than its average
    open_mind=0.0,
)

LEVELS: Final[dict[str, Level]] = {  # chosen so that the measured ratings are well apart
    NEWCOMER: Level(blur=2.3, overlook=0.27),
    REGULAR: Level(blur=1.3, overlook=0.13),
    SEASONED: Level(),
    EXPERT: Level(simulations=2000),
}
