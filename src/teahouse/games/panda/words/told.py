"""What has happened, as lines of the log: whose line it is, and its words with the names of the board in play."""

from __future__ import annotations

from teahouse.core.state import Event
from teahouse.core.words import NOBODY, Words, whose
from teahouse.games.panda.rules.action_words import ActionWords
from teahouse.games.panda.rules.board import Board
from teahouse.games.panda.rules.choices import CARD_NAMES
from teahouse.games.panda.rules.pieces import COLUMNS, SEAT_NAMES
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.words.names import action_values, card_values, named

# Events whose sentence names whoever it is about: they go on with the line before.
ABOUT_ALL = (
    "panda-city-row",
    "panda-start-building",
    "panda-first",
    "panda-draw-mission",
    "panda-round",
    "panda-special-full",
    "panda-road",
    "panda-neutral-road",
    "panda-no-tile",
    "panda-freed",
    "panda-freed-guards",
    "panda-last-round",
    "panda-over",
)
# Events that befall somebody in another one's turn: they are lines of his own, without his name in the sentence.
OWN_LINE = ("panda-cannot-act", "panda-mission", "panda-take-back")


def told(s: Panda, event: Event) -> tuple[int, Words]:
    """An event as a line of the log: whose line it is, and its words."""
    key, values = event.key, event.values
    seat = whose(event) if key not in ABOUT_ALL else NOBODY
    said = named(s, values)
    if key == "panda-space":
        key = "scene-log-space"
    elif key in OWN_LINE:
        del said["seat"]
        key = key.replace("panda", "scene-log")
    elif key == "panda-city-card":
        said = {**said, **card_values(s, CARD_NAMES.index(str(values["card"])))}
        said["city"] = said.pop("card")  # by this name its page is found
        key = key.replace("panda", "scene-log")
    elif key == "panda-lead":
        said["seat"] = SEAT_NAMES.index(str(values["other"]))
        key = "scene-log-lead"
    elif key == "panda-free":
        said = {**said, **action_values(neutral(s.board, int(values["row"]) - 1))}
        key = "scene-log-free"
    elif key == "panda-special":
        spaces = next((card.spaces for card in s.board.green if card.spaces), [])
        if spaces:
            said |= action_values([spaces[int(values["space"]) - 1]], not s.rulings.a9_every_turn)
        key = "scene-log-special"
    return seat, (key, said)


def neutral(board: Board, row: int) -> list[ActionWords]:
    return board.cells[row * COLUMNS + COLUMNS - 1].options[0]
