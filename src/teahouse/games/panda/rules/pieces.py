"""The words of Way of the Panda that no board changes: champions, buildings, tiles, seats, sources of points."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
SEAT_NAMES: Final[list[str]] = ["A", "B", "C", "D"]
NOBODY: Final = -1

# --- champions and what belongs to them (P-2) -------------------------------------------------------------------------

CHAMPIONS: Final = 3
GOVERNOR: Final = 1
CHAMPION_NAMES: Final[list[str]] = ["monk", "governor", "warrior"]
BUILDING_NAMES: Final[list[str]] = ["gate", "market", "pagoda"]
TILE_NAMES: Final[list[str]] = ["beads", "coin", "sword", "lantern", "chest", "mask"]
QUEST: Final = 3  # tiles 0-2 are strength tiles, 3-5 quest tiles, in the order of the champions
CHEST: Final = 4
ANY: Final = 3  # instead of a champion: any of the three
NAMED: Final[list[list[int]]] = [[0], [1], [2], [0, 1, 2]]  # the champions that a champion or ANY stands for

# --- places -----------------------------------------------------------------------------------------------------------

SHEET: Final = -1  # the place of a champion that has vanished, or is not yet in play
SIDE_NAMES: Final[list[str]] = ["N", "E", "S", "W"]
SIDES: Final = 4
EXITS_PER_SIDE: Final = 4  # P-24

# --- what stands at a location: a mask of pieces, plus CITY once the base is there (P-8) -----------------------------

CITY: Final = 8
CAPITAL: Final = 15
PIECE: Final[list[int]] = [1, 2, 4]
STANDING: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3, 3, 4, 4, 5, 4, 5, 5, 6]  # how many buildings that is
STEPS: Final = 6
THIRD: Final = 2  # the index of the third building (P-62)

# --- what lies on a road: nothing, the tile of a seat, or -------------------------------------------------------------

NO_TILE: Final = -1
NEUTRAL: Final = 4
FIGURES: Final = 5  # P-56: complete, but there was no tile, so the figures stay
ROAD_TILE_KINDS: Final = 3
TILE_FOR: Final[list[int]] = [0, 0, 1, 1, 2]  # ninjas -> kind of road tile: 1, 3/2, 4 (P-4)
MOST_NINJAS: Final = 4

# --- the action board -------------------------------------------------------------------------------------------------

COLUMNS: Final = 4
NEUTRAL_COLUMN: Final = 3
COLUMN_NAMES: Final[list[str]] = ["monk", "governor", "warrior", "neutral"]
SPECIAL_SPACES: Final = 6  # of mission A9

# --- missions ---------------------------------------------------------------------------------------------------------

MISSIONS: Final = 9
NO_CARD: Final = -1
GREEN_NAMES: Final[list[str]] = [f"A{n}" for n in range(1, 10)]
BLUE_NAMES: Final[list[str]] = [f"B{n}" for n in range(1, 10)]
CIRCUIT_ROADS: Final = 4

# --- where points come from: the lines of `breakdown` -----------------------------------------------------------------

START: Final = 0
BUILDINGS: Final = 1
FOREIGN_GUARDS: Final = 2
FREED: Final = 3
SPACES: Final = 4
SALES: Final = 5
CITY_CARDS: Final = 6
BORDER: Final = 7
GREEN: Final = 8
PENALTIES: Final = 9
SOURCES: Final = 10
SOURCE_NAMES: Final[list[str]] = [
    "start",
    "buildings",
    "foreign-guards",
    "freed",
    "spaces",
    "sales",
    "city-cards",
    "border-bonus",
    "green-mission",
    "penalties",
]
BLUE_LINE: Final = "blue-mission"  # the other lines of the end are named after the champions
