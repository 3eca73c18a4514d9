"""How computer players go about Way of the Panda: the search that was found strongest, and the measured levels."""

from __future__ import annotations

from typing import Final

from teahouse.core.mind import EXPERT, NEWCOMER, REGULAR, SEASONED, Level, Style

STYLE: Final = Style(
    turns=8,
    own_belief=3.0,  # a few results say more than the first opinion
    at_a_glance=True,  # it says more than the greedy player, who loses sight of ways of many steps
)

LEVELS: Final[dict[str, Level]] = {  # chosen so that the measured ratings are well apart
    NEWCOMER: Level(blur=1.8, overlook=0.18),
    REGULAR: Level(blur=0.5, overlook=0.1),
    SEASONED: Level(simulations=1),
    EXPERT: Level(simulations=700),
}
