"""Way of the Panda as a game of the house: set-up, choices, options, and the events it tells."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.game import NOBODY, Game
from teahouse.core.state import NOTHING, State
from teahouse.games.panda.rules.acting import without_question
from teahouse.games.panda.rules.actions import find_actions
from teahouse.games.panda.rules.board import BOARD_NAMES, Board, find_board
from teahouse.games.panda.rules.choices import CHOICES
from teahouse.games.panda.rules.pieces import BLUE_NAMES, GREEN_NAMES
from teahouse.games.panda.rules.position import from_text
from teahouse.games.panda.rules.rulings import (
    BLUE_LOT,
    GREEN_LOT,
    OPTIONS,
    PRESETS,
    RANDOM,
    Rulings,
    read_missions,
    read_row,
)
from teahouse.games.panda.rules.setting_up import plan
from teahouse.games.panda.rules.state import Panda, new_panda

EVENTS: Final[dict[str, str]] = {
    "panda-city-row": "count",
    "panda-start-building": "count",
    "panda-first": "seat",
    "panda-camp": "seat champion place",
    "panda-draw-mission": "mission",
    "panda-join": "seat mission",
    "panda-round": "number",
    "panda-space": "seat space option guards",
    "panda-no-effect": "seat because",
    "panda-penalty": "seat ap points",
    "panda-pass": "seat",
    "panda-cannot-act": "seat",
    "panda-leave": "seat",
    "panda-special": "seat space",
    "panda-special-full": "",
    "panda-move": "seat champion way",
    "panda-lead": "seat other champion way",
    "panda-cover": "seat road left",
    "panda-road": "seat road",
    "panda-neutral-road": "road",
    "panda-no-tile": "road",
    "panda-freed": "place seat points",
    "panda-freed-guards": "place seat points",
    "panda-build": "seat building place number points foreign",
    "panda-city-card": "seat card",
    "panda-empty-card": "seat because",
    "panda-free": "seat row",
    "panda-reward": "seat points",
    "panda-take": "seat tile",
    "panda-sell": "seat points",
    "panda-points": "seat points",
    "panda-action-points": "seat ap",
    "panda-vanish": "seat champion",
    "panda-appear": "seat champion place",
    "panda-progress": "seat mission number",
    "panda-mission": "seat mission points",
    "panda-last-round": "ending",
    "panda-take-back": "seat guards ap",
    "panda-over": "ending",
}


class PandaGame(Game):
    def __init__(self) -> None:
        super().__init__("panda", "Way of the Panda", 1, [2, 3, 4], CHOICES, OPTIONS, PRESETS, EVENTS)

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        """P-27 to P-35."""
        rulings = Rulings(options)
        board: Board = find_board(options["board"], rulings.gates)
        missions = read_missions(options["missions"])
        s = new_panda(seats, board, rulings, find_actions(board, rulings, options))
        s.row = read_row(options["cards"], board)
        s.green = missions.green
        s.blue = missions.blue
        plan(s, missions.draw_green, missions.draw_blue)
        return s

    def read_position(self, text: str) -> State:
        return from_text(text)

    def advice(self, seats: int, options: dict[str, str]) -> list[Reason]:
        """What is allowed but unusual: a board made for fewer players."""
        found: list[Reason] = []
        board = find_board(options["board"], options["border"] == "gates")
        if seats > board.made_for:
            found.append(Reason("P-1", "this-board-is-made-for-fewer-players", {"players": board.made_for}))
        return found

    def summary(self, seats: int, options: dict[str, str]) -> tuple[str, dict[str, int | str]]:
        words = options["missions"].split()
        named = [word for word in words if word in GREEN_NAMES or word in BLUE_NAMES]
        lots = GREEN_LOT in words or BLUE_LOT in words
        told: dict[str, int | str] = {
            "players": seats,
            "land": options["board"] if options["board"] in BOARD_NAMES else "own",
            "mode": ("more" if lots else "named") if named else "drawn" if lots or words == [RANDOM] else "off",
            "listed": " ".join([f"mission-{word}" for word in named]),
        }
        return "summary", told

    def goes_without_saying(self, state: State) -> int:
        return without_question(state) if isinstance(state, Panda) else NOTHING

    def seat_that_begins(self) -> int:
        """P-32: the first player is drawn."""
        return NOBODY


GAME: Final = PandaGame()
