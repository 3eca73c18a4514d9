"""The mission cards as the board file has them (section 7): which condition, which building, how many points."""

from __future__ import annotations

from typing import Final

from teahouse.core.reading import Part
from teahouse.games.panda.rules.action_words import SPECIAL_ACTIONS, ActionWords, read_action
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    BUILDING_NAMES,
    CHAMPIONS,
    CIRCUIT_ROADS,
    GREEN_NAMES,
    SIDES,
    SPECIAL_SPACES,
)

CIRCUIT: Final = 0
BUILDER_RACE: Final = 1
OPPOSITE_SIDES: Final = 2
NUMBERED: Final = 3
SPECIAL: Final = 4
GREEN_KINDS: Final[list[str]] = [
    "circuit",
    "builder_race",
    "opposite_sides",
    "numbered_locations",
    "special_actions",
]
BLUE_KINDS: Final[list[str]] = [
    "most_road_tiles",
    "champions_together",
    "sides_connected",
    "most_guards",
    "farthest_champions",
    "guards_around_cities",
    "most_connected_buildings",
]
# Which card is of which kind: no board changes it, and what is said of the cards rests on it.
GREEN_CARDS: Final[list[int]] = [CIRCUIT] * 3 + [BUILDER_RACE] * 3 + [OPPOSITE_SIDES, NUMBERED, SPECIAL]
BLUE_CARDS: Final[list[str]] = [*BLUE_KINDS, BLUE_KINDS[-1], BLUE_KINDS[-1]]


class GreenCard:
    """A card that is scored during the game (P-76 to P-83)."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.building: int = 0
        self.target: int = 0
        self.vp: int = 0
        self.spaces: list[ActionWords] = []  # A9


class BlueCard:
    """A card that is scored at the end (P-84 to P-90)."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind
        self.building: int = 0
        self.vp: int = 0
        self.vp_capital: int = 0
        self.least_places: int = 0
        self.by_sides: list[list[int]] = []  # PO-5: french, german, italian; number of sides -> points


def _cards(file: Part, name: str, ids: list[str]) -> list[Part]:
    rows = file.parts(name)
    if [row.text("id") for row in rows] != ids:
        known = ", ".join(ids)
        raise file.wrong(name, f"the cards are {known}, in this order", "file-order", {"known": known})
    return rows


def read_green(file: Part) -> list[GreenCard]:
    cards: list[GreenCard] = []
    for at, row in enumerate(_cards(file, "mission_during", GREEN_NAMES)):
        card = GreenCard(GREEN_CARDS[at])
        row.word("kind", [GREEN_KINDS[card.kind]])
        if card.kind == SPECIAL:
            card.spaces = _read_special(row)
        else:
            card.vp = row.number("vp", 0, 999)
        if card.kind in (CIRCUIT, BUILDER_RACE):
            card.building = at % CHAMPIONS
            row.word("building", [BUILDING_NAMES[card.building]])
        if card.kind == CIRCUIT:
            row.number("road_tiles", CIRCUIT_ROADS, CIRCUIT_ROADS)
        elif card.kind == BUILDER_RACE:
            card.target = row.number("target", 1, 9)
        cards.append(card)
    return cards


def _read_special(row: Part) -> list[ActionWords]:
    """P-83: six spaces, whichever order the edition prints them in."""
    spaces = row.parts("spaces")
    if [space.number("n", 1, SPECIAL_SPACES) for space in spaces] != [1, 2, 3, 4, 5, 6]:
        said = "there are six, with n = 1 to 6 in this order (P-83)"
        raise row.wrong("spaces", said, "file-order", {"known": "1, 2, 3, 4, 5, 6"})
    return [read_action(space, SPECIAL_ACTIONS) for space in spaces]


def read_blue(file: Part) -> list[BlueCard]:
    cards: list[BlueCard] = []
    for at, row in enumerate(_cards(file, "mission_end", BLUE_NAMES)):
        card = BlueCard(row.word("kind", [BLUE_CARDS[at]]))
        if card.kind == "champions_together":
            card.vp = row.number("vp_city", 0, 999)
            card.vp_capital = row.number("vp_capital", card.vp, 999)
        elif card.kind == "sides_connected":
            names = ("vp_by_sides", "vp_by_sides_de", "vp_by_sides_it")
            card.by_sides = [row.table_of(name, 0, SIDES, -99, 999) for name in names]
            for name, table in zip(names, card.by_sides, strict=True):
                row.rising(name, table)
        elif card.kind in ("guards_around_cities", "most_connected_buildings"):
            card.vp = row.number("vp_each", 0, 999)
        else:
            card.vp = row.number("vp", 0, 999)
        if card.kind == "most_connected_buildings":
            card.building = at % CHAMPIONS
            row.word("building", [BUILDING_NAMES[card.building]])
            card.least_places = row.number("min_locations_with_building", 1, 9)
        cards.append(card)
    return cards
