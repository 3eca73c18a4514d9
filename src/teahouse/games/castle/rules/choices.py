"""Every choice of Dragon Castle, in families; docs/notation/castle.md says when each is asked."""

from __future__ import annotations

from typing import Final

from teahouse.core.choices import Choices, grid
from teahouse.games.castle.rules.pieces import DRAGON_NAMES, FACE_NAMES, KIND_LETTERS, SPIRIT_NAMES

CANVAS_COLUMNS: Final = 14  # the largest castle (C-88)
CANVAS_ROWS: Final = 10
CANVAS: Final = 140
REALM_COLUMNS: Final = 6  # the largest realm; the usual one has six columns and four rows (C-3)
REALM_ROWS: Final = 6
REALM: Final = 36

_CELLS: Final[list[str]] = grid(CANVAS_COLUMNS, CANVAS_ROWS)
_SPACES: Final[list[str]] = grid(REALM_COLUMNS, REALM_ROWS)
CELL_NAMES: Final[list[str]] = _CELLS
SPACE_NAMES: Final[list[str]] = _SPACES

CHOICES: Final = Choices()
# The most frequent families come first: Python keeps the numbers up to 256 ready and makes all others anew.
FACE: Final = CHOICES.family("face", FACE_NAMES)
TAKE: Final = CHOICES.family("take", _CELLS)
PLACE: Final = CHOICES.family("place", _SPACES)
CALL: Final = CHOICES.family("call", SPIRIT_NAMES)
SUMMON: Final = CHOICES.family("summon")
SHRINE: Final = CHOICES.family("shrine")
DISCARD: Final = CHOICES.family("discard")
DONE: Final = CHOICES.family("done")
PAY: Final = CHOICES.family("pay", [*_SPACES, "shrine"])
PAY_SHRINE: Final = REALM  # the index of `pay shrine`
BUILD: Final = CHOICES.family("build", _SPACES)
PAIR: Final = CHOICES.family("pair", _CELLS)
# what the spirits ask
SET: Final = CHOICES.family("set", _SPACES)
TURN: Final = CHOICES.family("turn", _SPACES)
LIFT: Final = CHOICES.family("lift", _SPACES)
DROP: Final = CHOICES.family("drop", _SPACES)
WILD: Final = CHOICES.family("wild", _SPACES, KIND_LETTERS)
DESTROY: Final = CHOICES.family("destroy", _CELLS)
# the cards drawn at the start
SPIRIT: Final = CHOICES.family("spirit", SPIRIT_NAMES)
DRAGON_CARD: Final = CHOICES.family("dragon", DRAGON_NAMES)
