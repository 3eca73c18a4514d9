"""Tang Garden as a game of the house: set-up, choices, options, and the events it tells."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.game import Game
from teahouse.core.state import State
from teahouse.games.tang.rules.board import BALANCED, STANDARD, find_board
from teahouse.games.tang.rules.choices import CHOICES
from teahouse.games.tang.rules.moments import not_the_moment
from teahouse.games.tang.rules.placing import Rotate
from teahouse.games.tang.rules.position import from_text
from teahouse.games.tang.rules.rulings import OPTIONS, PRESETS, Rulings
from teahouse.games.tang.rules.setting_up import plan_set_up
from teahouse.games.tang.rules.state import Tang, new_garden

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
    "tang-forfeit": "seat what",
    "tang-influence": "seat character",
    "tang-landscape": "seat landscape side slot",
    "tang-landscape-up": "landscape",
    "tang-lantern": "seat lantern",
    "tang-lost": "why",
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

    def asks_in_any_case(self, state: State) -> bool:
        """A tile is laid on trial first, turned if it can be, and confirmed."""
        return len(state.pending) > 0 and isinstance(state.pending[-1], Rotate)

    def why_not(self, state: State, choice: int) -> Reason:
        """A choice that belongs to another decision is told what it needs."""
        reason = super().why_not(state, choice)
        if reason.rule != "turn" or not isinstance(state, Tang):
            return reason
        return not_the_moment(state, choice)

    def advice(self, seats: int, options: dict[str, str]) -> list[Reason]:
        """T-1: warnings about a board of one's own; T-83: what leaves the Official nothing to see."""
        board = find_board(options["board"])
        found = board.warnings(seats)
        if options["elements_are_all_icons"] == "no" and not board.shows_elements():
            found.append(Reason("T-83", "no-landscape-shows-an-element"))
        return found

    def summary(self, seats: int, options: dict[str, str]) -> tuple[str, dict[str, int | str]]:
        board = options["board"]
        return "summary", {
            "players": seats,
            "garden": board if board in (STANDARD, BALANCED) else "own",
        }


GAME: Final = TangGame()
