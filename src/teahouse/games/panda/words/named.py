"""Values of sentences on the screen: names of the board in play instead of the letters and numbers of the notation."""

from __future__ import annotations

from teahouse.core.state import Event
from teahouse.draw.scene import NOBODY, Values, Words
from teahouse.games.panda.rules.action_words import ActionWords
from teahouse.games.panda.rules.board import Board
from teahouse.games.panda.rules.choices import CARD_NAMES, FIRST_AREA, PLACE_NAMES, ROAD_NAMES, SPACE_NAMES, WAY_NAMES
from teahouse.games.panda.rules.land import INNER, Land
from teahouse.games.panda.rules.pieces import ANY, CHAMPION_NAMES, COLUMN_NAMES, COLUMNS, SEAT_NAMES, SIDES
from teahouse.games.panda.rules.pieces import TILE_NAMES as TILES
from teahouse.games.panda.rules.state import Panda

ARROWS = "↑→↓←"  # an exit road leads north, east, south or west


def place_name(land: Land, place: int) -> str:
    """A location by its name; a border area by a key (`place-border-1`, `place-gate-7`)."""
    if place < land.places:
        return land.names[place]
    area = place - land.places + 1
    return f"border-{area}" if land.areas == SIDES else f"gate-{area}"


def road_name(land: Land, road: int) -> str:
    """`Baihe–Xuefeng`, or `Baihe ↑` for an exit road."""
    if land.side[road] != INNER:
        return f"{land.names[land.end_a[road]]} {ARROWS[land.side[road]]}"
    return f"{land.names[land.end_a[road]]}–{land.names[land.end_b[road]]}"


def named(s: Panda, values: Values) -> Values:
    """The same values with the names of this board."""
    land = s.board.land
    made: Values = {}
    for name, value in values.items():
        if name == "place" and value in PLACE_NAMES:
            made[name] = place_name(land, PLACE_NAMES.index(str(value)))
        elif name in ("road", "way") and value in ROAD_NAMES:
            road = land.road_of[ROAD_NAMES.index(str(value))]
            made[name] = road_name(land, road) if road >= 0 else value
        elif name in ("way", "place") and value in WAY_NAMES:
            made[name] = place_name(land, land.places + WAY_NAMES.index(str(value)) - FIRST_AREA)
        elif name == "space" and value in SPACE_NAMES:
            made |= space_values(s, SPACE_NAMES.index(str(value)))
        else:
            made[name] = value
    return made


def space_values(s: Panda, space: int) -> Values:
    return {"column": COLUMN_NAMES[space % COLUMNS], "cost": s.board.costs[space // COLUMNS]}


PLAIN = {  # actions that are said with one number
    "vanish_appear": "vanish",
    "sell_chest": "sell",
    "gain_ap": "ap",
    "gain_vp": "vp",
    "strength_tiles": "strengths",
    "quest_tiles": "quests",
    "teleport": "teleport",
    "build_anywhere": "anywhere",
}


def action_values(actions: list[ActionWords]) -> Values:
    """What one or two actions do, side by side. The message `deed` says what is there and leaves out what is not."""
    made: Values = {"both": 1} if len(actions) > 1 else {}
    for action in actions:
        do = action.do
        if action.who != ANY and do in ("move", "build"):
            made["own"] = CHAMPION_NAMES[action.who]
        if do == "move":
            made["lead" if action.any_player else "move"] = action.steps
            if action.ignore:
                made["ignore"] = action.ignore
            if action.extra:
                made["covers"] = action.extra + 1
        elif do == "build":
            made["build"] = 2 if action.in_city else 1
        elif do in ("strength", "quest"):
            made["strength" if do == "strength" else "seek"] = TILES[action.tile]
        else:
            made[PLAIN[do]] = action.amount or 1
    return made


def card_values(s: Panda, card: int) -> Values:
    """PO-4: one card has its points from the rulings."""
    city_card = s.board.cards[card]
    made = action_values(city_card.effects)
    if city_card.name == "city6" and "vp" in made:
        made["vp"] = s.rulings.city6
    return made


# --- the log ---------------------------------------------------------------------------------------------------------

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
    seat = values.get("seat", NOBODY)
    whose = seat if isinstance(seat, int) and key not in ABOUT_ALL else NOBODY
    said = named(s, values)
    if key == "panda-space":
        key = "scene-log-space"
    elif key in OWN_LINE:
        del said["seat"]
        key = key.replace("panda", "scene-log")
    elif key in ("panda-city-card", "panda-city-row"):
        said = {**said, **card_values(s, CARD_NAMES.index(str(values["card"])))}
        said.pop("card")
        key = key.replace("panda", "scene-log")
    elif key == "panda-lead":
        said["seat"] = SEAT_NAMES.index(str(values["other"]))
        key = "scene-log-lead"
    elif key == "panda-free":
        said = {**said, **action_values(neutral(s.board, int(values["row"]) - 1))}
        key = "scene-log-free"
    elif key == "panda-special":
        spaces = next((card.spaces for card in s.board.green if card.spaces), [])
        said |= action_values([spaces[int(values["space"]) - 1]]) if spaces else {}
        key = "scene-log-special"
    return whose, (key, said)


def neutral(board: Board, row: int) -> list[ActionWords]:
    return board.cells[row * COLUMNS + COLUMNS - 1].options[0]


def rest(values: Values, own: Values) -> Values:
    """What a piece says about itself is not repeated in what is said about it: it is sent once."""
    return {name: value for name, value in values.items() if own.get(name) != value}
