"""The pieces of Dragon Castle: tiles, cards and numbers, read from data/castle.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "data" / "castle.toml").read_text("utf-8"))

# --- tiles (C-1) -----------------------------------------------------------------------------------------------------

KIND_NAMES: Final[list[str]] = [str(name) for name in DATA["tiles"]["category_order"]]
KIND_LETTERS: Final[list[str]] = ["M", "S", "F", "Z", "W", "D"]
KINDS: Final = 6
FACTIONS: Final = 3  # kinds 0-2 are factions, kinds 3-5 special
DRAGON: Final = 5

_FACES_PER_KIND: Final[list[int]] = [len(DATA["tiles"]["type"][name]["faces"]) for name in KIND_NAMES]
FACES: Final = 29
FACE_NAMES: Final[list[str]] = [
    f"{letter}{number + 1}"
    for letter, count in zip(KIND_LETTERS, _FACES_PER_KIND, strict=True)
    for number in range(count)
]
KIND_OF: Final[list[int]] = [kind for kind, count in enumerate(_FACES_PER_KIND) for _ in range(count)]
VALUE_OF: Final[list[int]] = [  # the number a faction tile shows; special tiles have none
    number + 1 if kind < FACTIONS else 0 for kind, count in enumerate(_FACES_PER_KIND) for number in range(count)
]
COPIES: Final[int] = DATA["tiles"]["copies_per_face"]
SEATS: Final = 4
TILES: Final[int] = DATA["components"]["tiles_total"]
NO_FACE: Final = -1  # nobody has seen it, or there is no tile, or it lies face-down

# --- points ----------------------------------------------------------------------------------------------------------

_SET_TABLE: Final[dict[str, int]] = DATA["scoring"]["set_points"]["table"]
LARGEST_IN_TABLE: Final = 8
SET_POINTS: Final[list[int]] = [_SET_TABLE.get(str(size), 0) for size in range(LARGEST_IN_TABLE + 1)]
POINTS_BEYOND: Final[int] = DATA["scoring"]["set_points"]["per_tile_beyond_8"]
DRAGON_SET_BONUS: Final[int] = DATA["scoring"]["other"]["dragon_set_bonus_vp"]
DISCARD_POINTS: Final[int] = DATA["scoring"]["other"]["discard_action_vp"]
TOKEN_POINTS: Final[int] = DATA["scoring"]["other"]["countdown_token_vp"]
SHRINE_POINTS: Final[list[int]] = [0] + [int(points) for points in DATA["scoring"]["shrine_points"].values()]

# --- supplies --------------------------------------------------------------------------------------------------------

SHRINES: Final[int] = DATA["components"]["shrines_total"]
SHRINES_AT_START: Final[int] = DATA["setup"]["shrines_per_player_at_start"]
TOKENS: Final[int] = DATA["components"]["countdown_tokens"]
SHRINES_ON_FACTION_SET: Final[int] = DATA["tiles"]["category"]["faction"]["shrines_per_set"]
SHRINES_ON_SPECIAL_SET: Final[int] = DATA["tiles"]["category"]["special"]["shrines_per_set"]

# --- cards -----------------------------------------------------------------------------------------------------------

SPIRIT_NAMES: Final[list[str]] = [str(card["id"]) for card in DATA["spirit"]]
DRAGON_NAMES: Final[list[str]] = [str(card["id"]) for card in DATA["dragon"]]
SIMPLE_SPIRITS: Final[list[int]] = [i for i, card in enumerate(DATA["spirit"]) if card["simple"]]
SIMPLE_DRAGONS: Final[list[int]] = [i for i, card in enumerate(DATA["dragon"]) if card["simple"]]
CARDS: Final = 10

BEAUTY: Final = 0
WIND: Final = 1
STRENGTH: Final = 2
ELEGANCE: Final = 3
DECEPTION: Final = 4
CHANGE: Final = 5
FAITH: Final = 6
DESTRUCTION: Final = 7
DEPTH: Final = 8
CUNNING: Final = 9

# C-58: the moments of a turn at which a spirit may be called
START: Final = 0
PICKED: Final = 1
ACTED: Final = 2
CONSOLIDATE: Final = 3
END: Final = 4
WINDOW_NAMES: Final[list[str]] = ["start", "picked", "acted", "consolidate", "end"]
WINDOWS: Final[list[int]] = [  # C-92: spirit -> mask of windows
    sum([1 << WINDOW_NAMES.index(name) for name in card["windows"]]) for card in DATA["spirit"]
]


def set_points(kind: int, size: int) -> int:
    """C-39, C-40: the points of one consolidated set."""
    points = SET_POINTS[min(size, LARGEST_IN_TABLE)]
    if size > LARGEST_IN_TABLE:
        points += (size - LARGEST_IN_TABLE) * POINTS_BEYOND
    return points + DRAGON_SET_BONUS if kind == DRAGON else points


def shrines_allowed(kind: int) -> int:
    """C-44: how many shrines may be built on a set."""
    return SHRINES_ON_FACTION_SET if kind < FACTIONS else SHRINES_ON_SPECIAL_SET
