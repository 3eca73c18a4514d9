"""The options of Tang Garden: the board, the starting tile, and a name for each ruling with another reading."""

from __future__ import annotations

from typing import Final

from teahouse.core.options import BOARD, Need, Option
from teahouse.games.tang.rules.board import BALANCED, STANDARD
from teahouse.games.tang.rules.pieces import START_SIDES

RANDOM: Final = "random"
NOT_GIVEN: Final = -1
START_TILES: Final[list[str]] = [f"{side}{rotation}" for side in START_SIDES for rotation in range(4)]

SEVERAL: Final[list[Need]] = [("seats", "2"), ("seats", "3"), ("seats", "4")]  # nothing of it matters alone

OPTIONS: Final[list[Option]] = [
    Option("board", STANDARD, [STANDARD, BALANCED], "T-8", free=True, kind=BOARD, group="garden"),
    Option("start_tile", RANDOM, [RANDOM, *START_TILES], "T-14", group="garden"),
    Option("official_swap_cost", "0", ["0", "1"], "T-66", needs=SEVERAL),
    Option("elements_are_all_icons", "yes", ["yes", "no"], "T-83"),
    Option("search_on_bonus", "no", ["no", "yes"], "T-70.5", needs=SEVERAL),
    Option("dead_round", "force-build", ["force-build", "end"], "T-73", needs=SEVERAL),
    # readings that got a name later: `before` is how it was played until then
    Option("start_step_coin", "yes", ["yes", "no"], "T-18", before="no", needs=SEVERAL),
    Option("start_tile_in_view", "yes", ["yes", "no"], "T-83", before="yes"),
    Option(
        "solo_views",
        "preference",
        ["preference", "and-decorations"],
        "T-94",
        before="and-decorations",
        needs=[("seats", "1")],
    ),
]

# The bare default is the board of the rules and of their examples; people get the one that was balanced by measuring.
# `letter` takes every sentence of the rulebook as it stands; docs/fidelity.md says which.
PRESETS: Final[dict[str, dict[str, str]]] = {
    "recommended": {"board": BALANCED},
    "standard": {},
    "letter": {"start_tile_in_view": "no"},
}


class Rulings:
    """The rulings of a match, as the rules ask for them; shared by all clones."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options  # all of them, to write a position down
        self.start_tile: int = (
            NOT_GIVEN if options["start_tile"] == RANDOM else START_TILES.index(options["start_tile"])
        )
        self.official_swap_cost: int = int(options["official_swap_cost"])
        self.elements_are_all_icons: bool = options["elements_are_all_icons"] == "yes"
        self.search_on_bonus: bool = options["search_on_bonus"] == "yes"
        self.dead_round_ends: bool = options["dead_round"] == "end"
        self.start_step_coin: bool = options["start_step_coin"] == "yes"
        self.start_tile_in_view: bool = options["start_tile_in_view"] == "yes"
        self.solo_decorations: bool = options["solo_views"] == "and-decorations"
