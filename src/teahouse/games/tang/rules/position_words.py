"""Words that the notation of positions adds to those of the choices."""

from __future__ import annotations

from typing import Final

from teahouse.games.tang.rules.pieces import GRADES

NAME: Final = "tang"
VERSION: Final = 1
MANY: Final = 9999
UNKNOWN: Final = "?"
NOTHING: Final = "-"
OWNED: Final[list[str]] = ["coins", "large", "small", "character-token"]
TRIGGERS: Final[list[str]] = ["tokens-taken", "stack-empty"]  # T-72
ENDINGS: Final[list[str]] = [*TRIGGERS, "nothing-fits", "dead-round"]
SOLO_ENDINGS: Final[list[str]] = ["solo-lost", *GRADES]
ROUND: Final[list[str]] = ["placed", "could-build", "must-build"]
FLAGS: Final[list[str]] = ["lantern", "official", "merchant", "two", "token"]
SOLO_FIELDS: Final[list[str]] = ["display", "beside", "removed", "neutral"]
TABLE_FIELDS: Final[list[str]] = [  # of two to four players
    *("last-round", "round", "under", "kept", "drawn", "tracks-A", "cards-A"),
    *("this-turn", "opportunities", "placed", "moved"),
]
