"""Every choice of Way of the Panda, in families; docs/notation/panda.md says when each is asked."""

from __future__ import annotations

from typing import Final

from teahouse.core.choices import Choices
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    GREEN_NAMES,
    SEAT_NAMES,
    TILE_NAMES,
)

# The largest board: big enough for a board of 28 or 32 spaces and a denser map than ours (PC-19).
MOST_PLACES: Final = 24
MOST_ROADS: Final = 48  # between two locations
MOST_EXITS: Final = 16  # four on each side, no more and no less (P-24)
MOST_ROWS: Final = 8
MOST_CARDS: Final = 8


def _numbered(letter: str, count: int) -> list[str]:
    return [f"{letter}{n:02}" for n in range(1, count + 1)]


PLACE_NAMES: Final[list[str]] = _numbered("p", MOST_PLACES)
FIRST_EXIT: Final = 48  # ways: roads, then exits, then border areas
FIRST_AREA: Final = 64
ROAD_NAMES: Final[list[str]] = [*_numbered("r", MOST_ROADS), *_numbered("x", MOST_EXITS)]
WAY_NAMES: Final[list[str]] = [*ROAD_NAMES, *_numbered("b", MOST_EXITS)]
SPACE_NAMES: Final[list[str]] = [f"{column}{row}" for row in range(1, MOST_ROWS + 1) for column in "mgwn"]
CARD_NAMES: Final[list[str]] = [f"c{n}" for n in range(1, MOST_CARDS + 1)]
ROWS: Final[list[str]] = [str(n) for n in range(1, MOST_ROWS + 1)]

CHOICES: Final = Choices()
# The most frequent families come first: Python keeps the numbers up to 256 ready and makes all others anew.
SPACE: Final = CHOICES.family("space", SPACE_NAMES, ["a", "b"])
DONE: Final = CHOICES.family("done")
COVER: Final = CHOICES.family("cover")
PASS: Final = CHOICES.family("pass")
TILE: Final = CHOICES.family("tile", ["own", "neutral"])
MISSION: Final = CHOICES.family("mission", [str(n) for n in range(1, 7)])
TAKE: Final = CHOICES.family("take", TILE_NAMES)
MOVE: Final = CHOICES.family("move", CHAMPION_NAMES, WAY_NAMES)
BUILD: Final = CHOICES.family("build", BUILDING_NAMES, PLACE_NAMES)
VANISH: Final = CHOICES.family("vanish", CHAMPION_NAMES)
APPEAR: Final = CHOICES.family("appear", CHAMPION_NAMES, PLACE_NAMES)
CARD: Final = CHOICES.family("card", ["left", "right"])
FREE: Final = CHOICES.family("free", ROWS)
REWARD: Final = CHOICES.family("reward")
SELL: Final = CHOICES.family("sell")
GAIN: Final = CHOICES.family("gain", ["ap", "vp"])
LEAD: Final = CHOICES.family("lead", SEAT_NAMES)
LEAVE: Final = CHOICES.family("leave")
# set-up
GUARD: Final = CHOICES.family("guard", ROAD_NAMES)
CAMP: Final = CHOICES.family("camp", PLACE_NAMES)
JOIN: Final = CHOICES.family("join")
DRAW_CITY: Final = CHOICES.family("city", CARD_NAMES)
START_BUILDING: Final = CHOICES.family("start", BUILDING_NAMES)
FIRST: Final = CHOICES.family("first", SEAT_NAMES)
DRAW_GREEN: Final = CHOICES.family("green", GREEN_NAMES)
DRAW_BLUE: Final = CHOICES.family("blue", BLUE_NAMES)
