"""The options of Way of the Panda: board, cards, missions, and a name for each ruling another reading could replace."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import OptionError
from teahouse.core.options import BOARD, CARDS, TEXT, CardSet, Option, did_you_mean, nearest
from teahouse.games.panda.rules.board import BOARD_NAMES, Board
from teahouse.games.panda.rules.choices import CARD_NAMES
from teahouse.games.panda.rules.pieces import BLUE_NAMES, GREEN_NAMES, NO_CARD

RANDOM: Final = "random"
NO_LIMIT: Final = 0
MOST_ROUNDS: Final = 9999
GREEN_LOT, BLUE_LOT = "A", "B"  # among names: one of the green, of the blue cards is drawn
_B3: Final[list[str]] = ["french", "german", "italian"]

OPTIONS: Final[list[Option]] = [
    Option("board", "panda", BOARD_NAMES, "P-24", free=True, kind=BOARD, group="map"),
    Option(  # PO-10
        "missions",
        RANDOM,
        [RANDOM, "off"],
        "P-35",
        free=True,
        kind=CARDS,
        group="missions",
        sets=[
            CardSet("mission", GREEN_NAMES, 1, GREEN_LOT, name="green"),
            CardSet("mission", BLUE_NAMES, 1, BLUE_LOT, name="blue"),
        ],
        draws={"off": {}, RANDOM: {"green": 1, "blue": 1}},
    ),
    Option("cards", RANDOM, [RANDOM], "P-27", free=True, kind=TEXT, group="missions"),
    Option("freed_bonus", "guard", ["guard", "tile"], "P-57"),  # PO-1
    Option("road_tile", "ask", ["ask", "own"], "P-54"),  # PO-2
    Option("border_bonus", "both", ["both", "one"], "P-65"),  # PO-3
    Option("city6", "2", ["2", "3"], "P-73"),  # PO-4
    Option("b3", "french", _B3, "P-86", needs=[("missions", "B3")]),  # PO-5
    Option("b4", "tiles", ["tiles", "figures"], "P-87", needs=[("missions", "B4")]),  # PO-6
    Option("a9", "round", ["round", "turn"], "P-83", needs=[("missions", "A9")]),  # PO-7
    Option("building_end", "any", ["any", "all"], "P-91"),  # PO-8
    Option("border", "sides", ["sides", "gates"], "P-26"),  # PO-9
    Option("b6_ties", "all", ["all", "nobody"], "P-89", needs=[("missions", "B6")]),  # PO-11
    Option("empty_spaces", "allowed", ["allowed", "quest", "forbidden"], "P-42"),  # PO-12
    Option("round_limit", "40", ["40", "none"], "PR-66", free=True, kind=TEXT),  # PO-13
    Option("free_build_bonus", "yes", ["yes", "no"], "P-65"),  # PO-14
    Option("debt", "rising", ["rising", "falling"], "P-40"),  # PO-15
]

# PO-13: the bare default of `round_limit` is for programs; presets are for people, who get none, and who play
# on the calibrated action board; the bare default of `board` is that of P-18, to which notation and examples refer.
# The presets of a book follow its letter, also where the default takes another reading (PC-2, PC-8, PC-21).
PRESETS: Final[dict[str, dict[str, str]]] = {
    "recommended": {"board": "calibrated", "round_limit": "none"},
    "first-game": {"board": "calibrated", "missions": "off", "round_limit": "none"},
    "german": {
        "board": "calibrated",
        "city6": "3",
        "b3": "german",
        "building_end": "all",
        "round_limit": "none",
    },
    "italian": {
        "board": "calibrated",
        "freed_bonus": "tile",
        "border_bonus": "one",
        "b3": "italian",
        "b4": "figures",
        "a9": "turn",
        "building_end": "all",
        "empty_spaces": "quest",
        "debt": "falling",
        "round_limit": "none",
    },
}


class Rulings:
    """The rulings of a match, as the rules ask for them; shared by all clones."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options  # all of them, to write a position down
        self.freed_to_tile_placer: bool = options["freed_bonus"] == "tile"
        self.ask_for_tile: bool = options["road_tile"] == "ask"
        self.bonus_choose_one: bool = options["border_bonus"] == "one"
        self.city6: int = int(options["city6"])
        self.b3: int = _B3.index(options["b3"])
        self.b4_counts_figures: bool = options["b4"] == "figures"
        self.a9_every_turn: bool = options["a9"] == "turn"
        self.all_kinds_must_run_out: bool = options["building_end"] == "all"
        self.gates: bool = options["border"] == "gates"
        self.b6_ties_score: bool = options["b6_ties"] == "all"
        self.empty_spaces: bool = options["empty_spaces"] == "allowed"
        self.void_special: bool = options["empty_spaces"] != "forbidden"  # of A9
        self.only_quests_matter: bool = options["empty_spaces"] == "quest"
        self.round_limit: int = _read_limit(options["round_limit"])
        self.bonus_for_free_builds: bool = options["free_build_bonus"] == "yes"
        self.first_debt_costs_most: bool = options["debt"] == "falling"


def _read_limit(value: str) -> int:
    if value == "none":
        return NO_LIMIT
    if not (value.isdecimal() and value.isascii()) or len(value) > 9 or not 1 <= int(value) <= MOST_ROUNDS:
        raise OptionError(
            f"option 'round_limit' takes none or a number from 1 to {MOST_ROUNDS}; not '{value[:40]}'",
            "round_limit",
            "round-limit",
            {"most": MOST_ROUNDS, "value": value[:40]},
        )
    return int(value)


class Missions:
    """Which missions are played: named ones, drawn ones, or none (PO-10)."""

    def __init__(self, green: int, blue: int, draw_green: bool, draw_blue: bool) -> None:
        self.green: int = green
        self.blue: int = blue
        self.draw_green: bool = draw_green
        self.draw_blue: bool = draw_blue


def read_missions(value: str) -> Missions:
    if value in (RANDOM, "off"):
        return Missions(NO_CARD, NO_CARD, value == RANDOM, value == RANDOM)
    green = blue = NO_CARD
    draw_green = draw_blue = False
    known = [*GREEN_NAMES, *BLUE_NAMES]
    for word in value.split():
        if word not in known and word not in (GREEN_LOT, BLUE_LOT):
            raise OptionError(
                f"option 'missions': there is no card '{word}'; {did_you_mean(word, known)}",
                "missions",
                "no-such-card",
                {"name": word[:40], "near": nearest(word, known)},
            )
        is_green = word in GREEN_NAMES or word == GREEN_LOT
        if (green != NO_CARD or draw_green) if is_green else (blue != NO_CARD or draw_blue):
            said = f"option 'missions': one green and one blue card, not '{value}'"
            raise OptionError(said, "missions", "one-of-each")
        if word == GREEN_LOT:
            draw_green = True
        elif word == BLUE_LOT:
            draw_blue = True
        elif is_green:
            green = GREEN_NAMES.index(word)
        else:
            blue = BLUE_NAMES.index(word)
    if not value.split():
        said = "option 'missions' takes random, off, or names such as 'A4 B7'"
        raise OptionError(said, "missions", "no-cards")
    return Missions(green, blue, draw_green, draw_blue)


def read_row(value: str, board: Board) -> list[int]:
    """P-27: the city cards in the row, left to right, or none if they are drawn."""
    if value == RANDOM:
        return []
    known = CARD_NAMES[: len(board.cards)]
    row: list[int] = []
    for word in value.split():
        if word not in known:
            raise OptionError(
                f"option 'cards': there is no city card '{word}'; there are: {', '.join(known)}",
                "cards",
                "no-such-card",
                {"name": word[:40], "near": ", ".join(known)},
            )
        if known.index(word) in row:
            raise OptionError(f"option 'cards': '{word}' is named twice", "cards", "card-twice", {"listed": word})
        row.append(known.index(word))
    size = len(board.cards) - board.removed
    if len(row) != size:
        said = f"option 'cards' takes random or the {size} cards of the row, not {len(row)}"
        raise OptionError(said, "cards", "city-cards", {"need": size, "have": len(row)})
    return row
