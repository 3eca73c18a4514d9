"""Every choice of Tang Garden, in families; docs/notation/tang.md says when each is asked."""

from __future__ import annotations

from typing import Final

from teahouse.core.choices import Choices, grid, numbers
from teahouse.games.tang.rules.pieces import (
    BONUSES,
    CHARACTERS,
    DISPLAY,
    KINDS,
    LANDSCAPE_NAMES,
    LANTERNS,
    SIDES,
    SIZES,
    SOLO_LANTERNS,
    STACKS,
    START_SIDES,
    TERRAINS,
    TILE_NAMES,
    WIDTH,
    word,
)

_CELLS: Final[list[str]] = grid(WIDTH, WIDTH)
CELL_NAMES: Final[list[str]] = _CELLS
KIND_WORDS: Final[list[str]] = [word(kind) for kind in KINDS]
CHARACTER_WORDS: Final[list[str]] = [word(name) for name in CHARACTERS]
LANTERN_WORDS: Final[list[str]] = [word(name) for name in LANTERNS]
SOLO_LANTERN_WORDS: Final[list[str]] = [word(name) for name in SOLO_LANTERNS]
SPOT_WORDS: Final[list[str]] = ["0", "1", "2", "3", "bridge"]
PLACE_WORDS: Final[list[str]] = [*SPOT_WORDS, "court", "court2"]

CHOICES: Final = Choices()
# The most frequent families come first: Python keeps the numbers up to 256 ready and makes all others anew.
BUILD: Final = CHOICES.family("build", STACKS)
DECORATE: Final = CHOICES.family("decorate")
DONE: Final = CHOICES.family("done")
ROTATE: Final = CHOICES.family("rotate", numbers(4))
COINS: Final = CHOICES.family("coins")
STEP: Final = CHOICES.family("step", TERRAINS)
CELL: Final = CHOICES.family("cell", _CELLS)
TILE: Final = CHOICES.family("tile", TILE_NAMES)  # chance
LANTERN: Final = CHOICES.family("lantern", [*LANTERN_WORDS, *SOLO_LANTERN_WORDS])
SOLO_LANTERN: Final = 4  # the index of the first solo lantern
REFRESH: Final = CHOICES.family("refresh", SIZES, LANTERN_WORDS)
PICK: Final = CHOICES.family("pick", LANDSCAPE_NAMES)
SLOT: Final = CHOICES.family("slot", SIDES, numbers(3))
LANDSCAPE_DRAWN: Final = CHOICES.family("landscape", LANDSCAPE_NAMES)  # chance
FACE: Final = CHOICES.family("face", SIDES)
WAIT: Final = CHOICES.family("wait")
INFLUENCE: Final = CHOICES.family("influence", [*CHARACTER_WORDS, "blind"])
BLIND: Final = 12  # the index of `influence blind`
CARD: Final = CHOICES.family("card", KIND_WORDS, BONUSES)  # chance
KEEP: Final = CHOICES.family("keep", KIND_WORDS, BONUSES)
PUT: Final = CHOICES.family("put", _CELLS, SPOT_WORDS)
STAND: Final = CHOICES.family("stand", _CELLS, PLACE_WORDS)
SEND: Final = CHOICES.family("send", CHARACTER_WORDS)
MOVE: Final = CHOICES.family("move", CHARACTER_WORDS)
TOKEN: Final = CHOICES.family("token", _CELLS)
MERCHANT_TAKES: Final = CHOICES.family("merchant", ["cards", "discard"])
FLIP: Final = CHOICES.family("flip")
SWAP: Final = CHOICES.family("swap", STACKS)
CHARACTER: Final = CHOICES.family("character", CHARACTER_WORDS)  # chance
START: Final = CHOICES.family("start", START_SIDES, numbers(4))  # chance
# solo
COPY: Final = CHOICES.family("copy", SOLO_LANTERN_WORDS[:3])
DISPLAY_TILE: Final = CHOICES.family("display", numbers(DISPLAY))
REMOVE: Final = CHOICES.family("remove", _CELLS, SPOT_WORDS)
SIZE: Final = CHOICES.family("size", SIZES)  # chance
