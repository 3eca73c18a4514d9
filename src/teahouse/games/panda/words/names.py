"""What the places, roads, spaces, actions and cards of the board in play are called.

On a screen a sentence says the name of a place; in the terminal also the letters and numbers of the notation. Actions
of the board file are values of one message on a screen (`action_values`) and finished texts in the terminal
(`action_text`).
"""

from __future__ import annotations

from teahouse.core.words import Say, Values
from teahouse.games.panda.rules.action_words import ActionWords
from teahouse.games.panda.rules.choices import FIRST_AREA, PLACE_NAMES, ROAD_NAMES, SPACE_NAMES, WAY_NAMES
from teahouse.games.panda.rules.land import INNER, Land
from teahouse.games.panda.rules.pieces import (
    ANY,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    SIDES,
    TILE_NAMES,
)
from teahouse.games.panda.rules.state import Panda

ARROWS = "↑→↓←"  # an exit road leads north, east, south or west


def place_name(land: Land, place: int) -> str:
    """A location by its name; a border area by a key (`place-border-1`, `place-gate-7`)."""
    if place < land.places:
        return land.names[place]
    area = place - land.places + 1
    return f"border-{area}" if land.areas == SIDES else f"gate-{area}"


def place_code(land: Land, place: int) -> str:
    """A location or a border area in the words of the notation."""
    return PLACE_NAMES[place] if place < land.places else WAY_NAMES[FIRST_AREA + place - land.places]


def area_text(land: Land, area: int, say: Say) -> str:
    """A border area: a side by its name, a gate by its number."""
    return say(f"side-{area + 1}") if land.areas == SIDES else WAY_NAMES[FIRST_AREA + area]


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


# --- actions on a screen ---

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


def action_values(actions: list[ActionWords], foreign: bool = True) -> Values:
    """What one or two actions do, side by side. The message `deed` says what is there and leaves out what is not.

    Not `foreign`: by the rulings no champion of another player moves (PO-7).
    """
    made: Values = {"both": 1} if len(actions) > 1 else {}
    for action in actions:
        do = action.do
        if action.who != ANY and do in ("move", "build"):
            made["own"] = CHAMPION_NAMES[action.who]
        if do == "move":
            made["lead" if action.any_player and foreign else "move"] = action.steps
            if action.ignore:
                made["ignore"] = action.ignore
            if action.extra:
                made["covers"] = action.extra + 1
        elif do == "build":
            made["build"] = 2 if action.in_city else 1
        elif do in ("strength", "quest"):
            made["strength" if do == "strength" else "seek"] = TILE_NAMES[action.tile]
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


# --- in the terminal ---


def action_text(words: ActionWords, say: Say, long: bool = False, foreign: bool = True) -> str:
    """An action of the file: short for the board, long for sentences."""
    key = "do-lead" if words.any_player and foreign else f"do-{words.do}"
    who = CHAMPION_NAMES[words.who] if words.who != ANY else "any"
    return say(
        key + (".long" if long else ""),
        who=who,
        champion=say(f"champion-{who}") if words.who != ANY else "",
        building=say(f"building-{BUILDING_NAMES[words.who]}") if words.who != ANY else "",
        tile=say(f"tile-{TILE_NAMES[words.tile]}"),
        steps=words.steps,
        ignore=words.ignore,
        extra=words.extra,
        covers=words.extra + 1,
        city="yes" if words.in_city else "no",
        amount=words.amount,
    )


def option_text(words: list[ActionWords], say: Say, long: bool = False) -> str:
    return " + ".join(action_text(word, say, long) for word in words)


def card_text(s: Panda, card: int, say: Say) -> str:
    """PO-4: one card has its points from the rulings."""
    city_card = s.board.cards[card]
    parts: list[str] = []
    for words in city_card.effects:
        changed = city_card.name == "city6" and words.do == "gain_vp"
        parts.append(say("do-gain_vp", amount=s.rulings.city6) if changed else action_text(words, say))
    return " + ".join(parts)
