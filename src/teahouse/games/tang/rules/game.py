"""Tang Garden as a game of the house: set-up, choices, options, and the events it tells."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.core.state import State
from teahouse.games.tang.rules.board import find_board
from teahouse.games.tang.rules.choices import CHOICES
from teahouse.games.tang.rules.dealing import (
    DEAL_BESIDE,
    DEAL_CHARACTER,
    DRAW_STARTER,
    INITIAL_LANDSCAPE,
    REFILL_LANDSCAPES,
    REFILL_ROW,
    TURN_UP,
    StartTile,
    TokenSize,
)
from teahouse.games.tang.rules.pieces import LARGE, SMALL
from teahouse.games.tang.rules.rulings import NOT_GIVEN, OPTIONS, PRESETS, Rulings
from teahouse.games.tang.rules.solo import BEGIN_SOLO_TURN
from teahouse.games.tang.rules.solo_characters import BEGIN_SOLO
from teahouse.games.tang.rules.state import Tang, lay_start, new_garden
from teahouse.games.tang.rules.turn import NEXT_TURN

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
        """T-14 to T-22, T-86: pushed last ones first; seat 0 holds the engineer token."""
        s = new_garden(seats, find_board(options["board"]), Rulings(options))
        if seats == 1:
            s.push(BEGIN_SOLO_TURN)
            for number in reversed(range(len(s.layout.cells))):
                s.push(TokenSize(number))
        else:
            s.push(NEXT_TURN)
        s.then(REFILL_LANDSCAPES[SMALL], REFILL_LANDSCAPES[LARGE])
        for side in (3, 2, 1, 0):
            s.push(INITIAL_LANDSCAPE[side])
        if seats == 1:
            for stack in (3, 2, 1, 0):
                s.push(DEAL_BESIDE[stack])
            s.then(DRAW_STARTER, DRAW_STARTER, BEGIN_SOLO)
        else:
            s.push(REFILL_ROW)
            for seat in reversed(range(seats)):
                s.push(DEAL_CHARACTER[seat])
        for stack in (3, 2, 1, 0):
            s.push(TURN_UP[stack])
        prepare_start(s)
        return s

    def advice(self, seats: int, options: dict[str, str]) -> list[Reason]:
        """T-1: warnings about a board of one's own."""
        return find_board(options["board"]).warnings(seats)


def prepare_start(s: Tang) -> None:
    """T-14: random, or as the option says."""
    if s.rulings.start_tile == NOT_GIVEN:
        s.push(StartTile())
    else:
        lay_start(s, s.rulings.start_tile)


GAME: Final = TangGame()
