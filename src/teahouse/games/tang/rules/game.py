"""Tang Garden as a game of the house: set-up, choices, options, and the events it tells."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.core.state import State
from teahouse.games.tang.rules.board import find_board
from teahouse.games.tang.rules.choices import CHOICES
from teahouse.games.tang.rules.position import from_text
from teahouse.games.tang.rules.rulings import OPTIONS, PRESETS, Rulings
from teahouse.games.tang.rules.setting_up import plan_set_up
from teahouse.games.tang.rules.state import new_garden

EVENTS: Final[dict[str, str]] = {
    "tang-card": "kind bonus stack",
    "tang-character-token": "seat",
    "tang-character-token-lost": "seat",
    "tang-character-up": "character",
    "tang-coins": "seat coins why",
    "tang-column": "seat column",
    "tang-dealt": "seat character",
    "tang-decorate": "seat",
    "tang-display": "tile",
    "tang-enclosed": "seat terrain",
    "tang-first-landscape": "landscape side",
    "tang-flip": "seat",
    "tang-influence": "seat character",
    "tang-landscape": "seat landscape side slot",
    "tang-landscape-up": "landscape",
    "tang-lantern": "seat lantern",
    "tang-last-round": "seat trigger",
    "tang-merchant": "seat what",
    "tang-mini": "seat character cell side",
    "tang-must-build": "",
    "tang-neutral": "character cell",
    "tang-neutral-out": "character",
    "tang-nothing-playable": "seat",
    "tang-opportunity-lapsed": "seat",
    "tang-over": "ending",
    "tang-place": "seat tile cell rotation",
    "tang-put": "seat kind cell spot",
    "tang-refresh": "seat lantern size",
    "tang-remove": "kind cell spot",
    "tang-reshuffle": "cards",
    "tang-step": "seat terrain position",
    "tang-swap": "seat stack tile",
    "tang-tile-up": "stack tile",
    "tang-token": "seat cell size",
    "tang-token-laid": "cell size",
    "tang-won": "coins",
}


class TangGame(Game):
    def __init__(self) -> None:
        super().__init__("tang", "Tang Garden", 1, [1, 2, 3, 4], CHOICES, OPTIONS, PRESETS, EVENTS)

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        """T-14 to T-22, T-86."""
        s = new_garden(seats, find_board(options["board"]), Rulings(options))
        plan_set_up(s)
        return s

    def read_position(self, text: str) -> State:
        return from_text(text)

    def advice(self, seats: int, options: dict[str, str]) -> list[Reason]:
        """T-1: warnings about a board of one's own."""
        return find_board(options["board"]).warnings(seats)


GAME: Final = TangGame()
