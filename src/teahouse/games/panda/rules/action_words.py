"""What an action says in a board file, before it becomes something that can be done (P-18, P-73, P-83)."""

from __future__ import annotations

from typing import Final

from teahouse.core.reading import Part
from teahouse.games.panda.rules.pieces import ANY, CHAMPION_NAMES, QUEST, TILE_NAMES

BOARD_ACTIONS: Final[list[str]] = [
    "move",
    "build",
    "strength",
    "quest",
    "vanish_appear",
    "sell_chest",
    "gain_ap",
    "gain_vp",
]
CARD_ACTIONS: Final[list[str]] = ["strength_tiles", "quest_tiles", "gain_ap", "gain_vp", "move"]
SPECIAL_ACTIONS: Final[list[str]] = ["teleport", "gain_vp", "build_anywhere", "move", "gain_ap"]  # of A9
_OWN: Final[list[str]] = [*CHAMPION_NAMES, "any", "own"]


class ActionWords:
    """One action as the file has it; numbers that do not belong to it are 0."""

    def __init__(self, do: str) -> None:
        self.do: str = do
        self.who: int = ANY  # a champion, or any
        self.any_player: bool = False
        self.steps: int = 0
        self.ignore: int = 0
        self.extra: int = 0
        self.in_city: bool = False
        self.tile: int = 0
        self.amount: int = 0


def read_action(part: Part, known: list[str]) -> ActionWords:
    """One of the actions known in this part of the file."""
    do = part.word("do", known)
    words = ActionWords(do)
    if do in ("move", "build", "teleport"):
        who = part.word("who", [*_OWN, "any_player"] if known is SPECIAL_ACTIONS else _OWN)
        words.any_player = who == "any_player"
        words.who = CHAMPION_NAMES.index(who) if who in CHAMPION_NAMES else ANY
    if do == "move":
        words.steps = part.number("steps", 1, 2)
        words.ignore = part.optional("ignore", 0, 4)
        words.extra = part.optional("extra_guards", 0, 3)
    elif do == "build":
        words.in_city = part.word("where", ["village", "city"]) == "city"
    elif do == "strength":
        words.tile = TILE_NAMES.index(part.word("tile", TILE_NAMES[:QUEST]))
    elif do == "quest":
        words.tile = TILE_NAMES.index(part.word("tile", TILE_NAMES[QUEST:]))
    elif do == "sell_chest":
        words.amount = part.number("vp", 0, 99)
    elif do in ("gain_ap", "gain_vp"):
        words.amount = part.number("amount", 1, 99)
    elif do in ("strength_tiles", "quest_tiles"):
        words.amount = part.number("different", 1, 3)
    return words
