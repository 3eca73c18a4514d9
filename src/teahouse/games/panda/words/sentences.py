"""What the sentences of Way of the Panda want to know: values of choices and prompts, words of the board in play."""

from __future__ import annotations

from collections.abc import Callable

from teahouse.core.choices import Family
from teahouse.core.state import State
from teahouse.games.panda.rules.acting import Act
from teahouse.games.panda.rules.action_words import ActionWords
from teahouse.games.panda.rules.choices import (
    APPEAR,
    BUILD,
    CAMP,
    CARD,
    CARD_NAMES,
    CHOICES,
    COVER,
    DRAW_BLUE,
    DRAW_CITY,
    DRAW_GREEN,
    FIRST,
    FIRST_AREA,
    FREE,
    GAIN,
    GUARD,
    LEAD,
    MISSION,
    MOVE,
    PLACE_NAMES,
    REWARD,
    ROAD_NAMES,
    SPACE,
    SPACE_NAMES,
    START_BUILDING,
    TAKE,
    TILE,
    VANISH,
    WAY_NAMES,
)
from teahouse.games.panda.rules.land import Land
from teahouse.games.panda.rules.pieces import (
    ANY,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    GREEN_NAMES,
    NO_CARD,
    ROAD_TILE_KINDS,
    SEAT_NAMES,
    SHEET,
    SIDES,
    TILE_NAMES,
)
from teahouse.games.panda.rules.roads import ChooseTile, Cover
from teahouse.games.panda.rules.setting_up import SetUpChampion
from teahouse.games.panda.rules.state import Panda

Say = Callable[..., str]
Values = dict[str, int | str]

# family -> what the words of its notation are
_NAMES: dict[str, list[str]] = {
    SPACE.name: ["space", "option"],
    TILE.name: ["owner"],
    MISSION.name: ["number"],
    TAKE.name: ["tile"],
    MOVE.name: ["champion", "way"],
    BUILD.name: ["building", "place"],
    VANISH.name: ["champion"],
    APPEAR.name: ["champion", "place"],
    CARD.name: ["end"],
    FREE.name: ["row"],
    GAIN.name: ["what"],
    LEAD.name: ["who"],
    GUARD.name: ["road"],
    CAMP.name: ["place"],
    DRAW_CITY.name: ["card"],
    START_BUILDING.name: ["building"],
    FIRST.name: ["who"],
    DRAW_GREEN.name: ["mission"],
    DRAW_BLUE.name: ["mission"],
}


def about(state: State | None, choice: int) -> Values:
    """The values of a choice's sentence; what only the position knows is left out without one."""
    family = CHOICES.family_of(choice)
    values: Values = dict(zip(_NAMES.get(family.name, []), family.words(choice)[1:], strict=False))
    if family is LEAD:
        values["seat"] = LEAD.index(choice)
    if isinstance(state, Panda):
        values |= _about_position(state, family, choice)
    return values


def _about_position(s: Panda, family: Family, choice: int) -> Values:
    if family is SPACE:
        return _about_space(s, choice)
    if family is COVER:
        step = s.pending[-1]
        assert isinstance(step, Cover)
        left = s.uncovered[step.road] - 1
        return {"left": left, "stranded": "yes" if left > 0 and _last_guard(s, step.actor) else "no"}
    if family is TILE:
        step = s.pending[-1]
        assert isinstance(step, ChooseTile)
        shelf = step.actor if choice == TILE.base else s.seats
        return {"stock": s.road_tiles[shelf * ROAD_TILE_KINDS + s.board.land.tile_kind[step.road]]}
    if family is MISSION:
        return {"action": f"a9-{MISSION.index(choice) + 1}"}
    if family is FREE:
        return {"action": f"n{FREE.index(choice) + 1}a"}
    if family is MOVE:
        return _about_move(s, choice)
    if family is BUILD:
        place = BUILD.index(choice) % BUILD.width
        number = min(s.standing(place), len(s.board.build_vp) - 1)
        foreign = s.foreign_guards(place, s.seat) * s.board.foreign_vp if place < s.board.land.places else 0
        return {"number": number + 1, "points": s.board.build_vp[number], "foreign": foreign}
    if family is CARD and s.row:
        return {"card": CARD_NAMES[s.row[0 if choice == CARD.base else -1]]}
    if family is REWARD:
        return {"points": s.board.reward_vp}
    if family is GUARD:
        return {"uncovered": s.uncovered[s.board.land.road_of[GUARD.index(choice)]]}
    return {}


def _about_space(s: Panda, choice: int) -> Values:
    space = SPACE.index(choice) // 2
    if space >= len(s.actions.costs):
        return {}
    cost = s.actions.costs[space]
    rest = s.ap[s.seat] - cost
    penalty = s.board.penalty[rest - s.board.ap_min] if cost > 0 and s.board.ap_min <= rest < 0 else 0
    action = SPACE_NAMES[space] + "ab"[SPACE.index(choice) % 2]
    return {"action": action, "cost": cost, "guards": s.needs[space], "penalty": penalty}


def _about_move(s: Panda, choice: int) -> Values:
    champion, way = MOVE.index(choice) // MOVE.width, MOVE.index(choice) % MOVE.width
    land = s.board.land
    owner = getattr(s.pending[-1], "owner", s.pending[-1].actor) if s.pending else s.seat
    place = s.place[owner * CHAMPIONS + champion]
    if way >= FIRST_AREA:
        return {"place": WAY_NAMES[way], "uncovered": 0, "border": "yes"}
    road = land.road_of[way]
    if road < 0 or road not in (land.roads_at[place] if place != SHEET else []):
        return {"place": "", "uncovered": 0, "border": "no"}
    there = place_name(s, land.across(road, place))
    return {"place": there, "uncovered": s.uncovered[road], "border": "no"}


def place_name(s: Panda, place: int) -> str:
    """A location or a border area in the words of the notation."""
    places = s.board.land.places
    return PLACE_NAMES[place] if place < places else WAY_NAMES[FIRST_AREA + place - places]


def _last_guard(s: Panda, seat: int) -> bool:
    """PR-66: would covering a ninja leave hardly a guard to act with?"""
    return s.supply[seat] - 1 + s.on_board[seat] <= 1


def asked(state: State) -> Values:
    """The values of the prompt."""
    assert isinstance(state, Panda)
    step = state.pending[-1]
    seat = step.actor
    values: Values = {"ap": state.ap[seat], "guards": state.supply[seat], "space": "none"}
    if state.green != NO_CARD:
        values["mission"] = GREEN_NAMES[state.green]
    if isinstance(step, Act) and not step.free and state.round > 0:
        values["space"] = SPACE_NAMES[state.position[seat]]
    if isinstance(step, SetUpChampion):
        values["champion"] = CHAMPION_NAMES[step.champion]
    if isinstance(step, Cover | ChooseTile):
        values["road"] = ROAD_NAMES[state.board.land.way[step.road]]
        values["uncovered"] = state.uncovered[step.road]
    return values


# --- the words of the board in play ----------------------------------------------------------------------------------


def area_text(land: Land, area: int, say: Say) -> str:
    """A border area: a side by its name, a gate by its number."""
    return say(f"side-{area + 1}") if land.areas == SIDES else WAY_NAMES[FIRST_AREA + area]


def action_text(words: ActionWords, say: Say, long: bool = False) -> str:
    """An action of the file: short for the board, long for sentences."""
    key = "do-lead" if words.any_player else f"do-{words.do}"
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


def vocabulary(state: State, say: Say, names: list[str]) -> dict[str, str]:
    """Texts that depend on the board and the players: places, roads, spaces, cards."""
    assert isinstance(state, Panda)
    board, land = state.board, state.board.land
    found: dict[str, str] = {}
    for seat, name in enumerate(names):
        found[f"other-{SEAT_NAMES[seat]}"] = found[f"who-{SEAT_NAMES[seat]}"] = name
    for place, name in enumerate(land.names):
        found[f"place-{PLACE_NAMES[place]}"] = name
    for area in range(land.areas):
        code = WAY_NAMES[FIRST_AREA + area]
        found[f"way-{code}"] = found[f"place-{code}"] = area_text(land, area, say)
    for road in range(land.roads):
        code = WAY_NAMES[land.way[road]]
        there = land.end_b[road]
        end = land.names[there] if there < land.places else area_text(land, there - land.places, say)
        found[f"way-{code}"] = code
        found[f"road-{code}"] = f"{code} {land.names[land.end_a[road]]}–{end}"
    for space, cell in enumerate(board.cells):
        for option, actions in enumerate(cell.options):
            code = SPACE_NAMES[space] + "ab"[option]
            found[f"action-{code}"] = option_text(actions, say, long=True)
    for card in range(len(board.cards)):
        found[f"card-{CARD_NAMES[card]}"] = card_text(state, card, say)
    for green in board.green:
        for number, words in enumerate(green.spaces):
            found[f"action-a9-{number + 1}"] = action_text(words, say, long=True)
    return found


def card_text(s: Panda, card: int, say: Say) -> str:
    """PO-4: one card has its points from the rulings."""
    city_card = s.board.cards[card]
    parts: list[str] = []
    for words in city_card.effects:
        changed = city_card.name == "city6" and words.do == "gain_vp"
        parts.append(say("do-gain_vp", amount=s.rulings.city6) if changed else action_text(words, say))
    return " + ".join(parts)
