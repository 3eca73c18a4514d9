"""The pieces of Tang Garden: the names every board file must use, and their numbers. What they show is in board.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = 4

# --- the grid (T-9) --------------------------------------------------------------------------------------------------

WIDTH: Final = 8  # the largest board
CELLS: Final = 64
OFF: Final = 255  # no cell: beyond the grid or in a cut corner (T-10)
SIDES: Final[list[str]] = ["N", "E", "S", "W"]  # also the directions

# --- garden tiles (T-3 to T-7) ---------------------------------------------------------------------------------------

TERRAINS: Final[list[str]] = ["greenery", "water", "rock"]
GREENERY: Final = 0
WATER: Final = 1
ROCK: Final = 2
PATH: Final = 3
WALL: Final = 4  # from here on edges fit against anything
TEMPLE: Final = 5  # TEMPLE + terrain
INSIDE: Final = 8  # between two quadrants of the starting tile
TEMPLES: Final[list[str]] = ["hua_ting", "hehua_ting", "simian_ting"]  # in the order of their terrains (T-41)
EDGE_TYPES: Final[list[str]] = [*TERRAINS, "path", "wall", *TEMPLES]

STACKS: Final[list[str]] = ["greenery", "water", "rock", "tao"]
STACK_LETTERS: Final = "GWRT"
STACK_SIZE: Final = 20  # the largest stack
TILES: Final = 80
NO_TILE: Final = -1
TILE_NAMES: Final[list[str]] = [f"{letter}{n + 1:02}" for letter in STACK_LETTERS for n in range(STACK_SIZE)]
START_SIDES: Final[list[str]] = ["A", "B"]
QUADRANTS: Final[list[str]] = ["NW", "NE", "SE", "SW"]  # clockwise (T-13)
# a face is a tile with its rotation, tile * 4 + rotation; the quadrants of the starting tile follow behind
START_FACES: Final = 320  # + (side * 4 + rotation) * 4 + quadrant
FACES: Final = 352
EMPTY: Final = -1  # a cell without a face

# --- decorations (T-49) ----------------------------------------------------------------------------------------------

KINDS: Final[list[str]] = [
    *("birds", "fish", "lotus", "peonies", "bridge", "pavilion"),
    *("tree_pine", "tree_willow", "tree_maple", "tree_plum", "tree_ginkgo"),
]
KIND_COUNT: Final = 11
BIRDS: Final = 0
FISH: Final = 1
LOTUS: Final = 2
PEONIES: Final = 3
BRIDGE: Final = 4
PAVILION: Final = 5
FIRST_TREE: Final = 6
SCORINGS: Final[list[str]] = [  # T-75 to T-78
    *("birds_fish", "birds_fish", "lotus_peonies", "lotus_peonies", "bridge", "pavilion"),
    *("tree", "tree", "tree", "tree", "tree"),
]
SITES: Final[list[str]] = ["greenery", "water", "rock", "bridge"]
BRIDGE_SITE: Final = 3
PATCHES: Final = 4  # the most patches of a tile or quadrant
SPOTS: Final = 5  # the patches, and the bridge spot
BRIDGE_SPOT: Final = 4
PLACES: Final = 7  # character spaces of a cell: on the decorations of its spots, and two printed ones
COURT: Final = 5  # the first printed one
COURTS: Final = 2
BONUSES: Final[list[str]] = ["greenery", "water", "rock", "any", "landscape", "none"]
BONUS_COUNT: Final = 6
ANY: Final = 3
LANDSCAPE: Final = 4
CARDS: Final = 66  # kind * 6 + bonus
NO_CARD: Final = -1

# --- landscapes (T-12, T-20) -----------------------------------------------------------------------------------------

SIZES: Final[list[str]] = ["large", "small"]
LARGE: Final = 0
SMALL: Final = 1
LARGE_LANDSCAPES: Final = 8
LANDSCAPE_COUNT: Final = 20
LANDSCAPE_NAMES: Final[list[str]] = [f"L{n}" for n in range(1, 9)] + [f"S{n}" for n in range(1, 13)]
NO_LANDSCAPE: Final = -1
SLOTS: Final[list[int]] = [2, 3]  # of a size on each side
SIDE_SLOTS: Final = 5  # of a side: two large ones, then three small ones
FIRST_SLOT: Final[list[int]] = [0, 2]
ICONS: Final[list[str]] = [
    *("dragon", "construction", "temple", "waterfall", "animal", "village", "sun", "moon", "element")
]
ICON_COUNT: Final = 9
SUN: Final = 6
MOON: Final = 7
ELEMENT: Final = 8

# --- characters (T-63 to T-68, T-83) ---------------------------------------------------------------------------------

CHARACTERS: Final[list[str]] = [
    *("architect", "child", "empress", "hermit", "poet", "student"),
    *("emperor", "lady", "merchant", "monk", "official", "sword_dancer"),
]
CHARACTER_COUNT: Final = 12
NOBODY: Final = -1
NEUTRAL: Final = -2  # T-86, T-91: the owner of a mini that belongs to nobody
ROW: Final = 2

NO_SKILL: Final = 0
DECORATION_COINS: Final = 1
TRACK_COIN: Final = 2
TOKEN_COIN: Final = 3
MERCHANT: Final = 4
MONK: Final = 5
OFFICIAL: Final = 6
SKILLS: Final[list[str]] = [
    *("none", "coins_on_decoration", "coin_on_track", "coin_on_landscape_token", "merchant", "monk", "official")
]
ICON_VIEW: Final = 0
SUN_MOON_VIEW: Final = 1
TILE_VIEW: Final = 2
EMPRESS_VIEW: Final = 3
VIEWS: Final[list[str]] = ["landscape_icons", "landscape_sun_moon", "line_of_sight_tiles", "empress"]

# --- lanterns (T-70, T-87) -------------------------------------------------------------------------------------------

LANTERNS: Final[list[str]] = ["two_tiles", "two_decorations", "reposition", "search"]
SOLO_LANTERNS: Final[list[str]] = ["tile_only", "from_display", "new_cards", "reuse"]
LANTERN_COUNT: Final = 4
TWO_TILES: Final = 0
TWO_DECORATIONS: Final = 1
REPOSITION: Final = 2
SEARCH: Final = 3
TILE_ONLY: Final = 0
FROM_DISPLAY: Final = 1
NEW_CARDS: Final = 2
REUSE: Final = 3
DISPLAY: Final = 40  # the most tiles the display can hold
GRADES: Final[list[str]] = ["solo-fair", "solo-good", "solo-impressive", "solo-outstanding"]  # T-94

BIT: Final[list[int]] = [2**n for n in range(24)]  # a table: a constant is not shifted by a variable


def word(name: str) -> str:
    """An id of the board file as it is written in choices."""
    return name.removeprefix("tree_").replace("_", "-")


def bits_of(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    n = 0
    while mask:
        if mask & 1:
            found.append(n)
        mask >>= 1
        n += 1
    return found


def bit_count(mask: i64) -> int:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The n-th number in a mask, counted from 0."""
    number: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return number
            n -= 1
        mask >>= 1
        number += 1
