"""Values for the sentences of choices and prompts: what a choice says, what a decision asks, the words of the board."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.state import State
from teahouse.core.words import Say, Values, Words, words
from teahouse.games.panda.rules.acting import Act
from teahouse.games.panda.rules.choices import (
    APPEAR,
    BUILD,
    CAMP,
    CARD,
    CARD_NAMES,
    CHOICES,
    COVER,
    DONE,
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
from teahouse.games.panda.rules.moving import OneRoad
from teahouse.games.panda.rules.pieces import (
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    GREEN_NAMES,
    NO_CARD,
    ROAD_TILE_KINDS,
    SEAT_NAMES,
    SHEET,
    TILE_NAMES,
)
from teahouse.games.panda.rules.roads import ChooseTile, Cover
from teahouse.games.panda.rules.setting_up import SetUpChampion
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.words.facts import facts
from teahouse.games.panda.words.names import (
    action_text,
    area_text,
    card_text,
    card_values,
    option_text,
    place_code,
    place_name,
    road_name,
)

ENDINGS = ("city-bases", "capitals", "building-supply", "stalemate", "round-limit")

# --- choices ---

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
    if family is DONE:
        return {"left": left_out(s)}
    if family is COVER:
        step = s.pending[-1]
        assert isinstance(step, Cover)
        return _about_cover(s, step)
    if family is TILE:
        return {"stock": stock(s, choice)}
    if family is MISSION:
        return {"action": f"a9-{MISSION.index(choice) + 1}"}
    if family is FREE:
        return {"action": f"n{FREE.index(choice) + 1}a"}
    if family is MOVE:
        return _about_move(s, choice)
    if family is BUILD:
        place = BUILD.index(choice) % BUILD.width
        return {"number": min(s.standing(place) + 1, len(s.board.build_vp))}
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
    action = SPACE_NAMES[space] + "ab"[SPACE.index(choice) % 2]
    return {"action": action, "cost": s.actions.costs[space], "guards": s.needs[space]}


# What is left undone by going on: by the kind of the only action, or the decision.
_LEFT = {
    "Move": "move",
    "Lead": "move",
    "Teleport": "move",
    "Build": "build",
    "BuildAnywhere": "build",
    "TakeStrength": "tile",
    "TakeQuest": "tile",
    "SellChest": "sell",
    "GainPoints": "gain",
    "GainActionPoints": "gain",
    "VanishAppear": "vanish",
    "Cover": "cover",
    "OneRoad": "road",
    "FreeAction": "free",
    "JoinRace": "join",
}


def left_out(s: Panda) -> str:
    """What somebody does not do who goes on: a word for the button and the list of choices."""
    step = s.pending[-1]
    if not isinstance(step, Act):
        return _LEFT.get(type(step).__name__, "both")
    useful = [action for action in step.actions if action.effective(s, step.actor)]
    return _LEFT[type(useful[0]).__name__] if len(useful) == 1 else "both"


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
    there = place_code(land, land.across(road, place))
    return {"place": there, "uncovered": s.uncovered[road], "border": "no"}


def _about_cover(s: Panda, step: Cover) -> Values:
    return {"left": s.uncovered[step.road] - 1, "stranded": "yes" if stranded(s) else "no"}


def stranded(s: Panda) -> bool:
    """PR-66: would covering a ninja leave hardly a guard to act with?"""
    step = s.pending[-1]
    if not isinstance(step, Cover) or s.uncovered[step.road] == 1:
        return False
    return s.supply[step.actor] - 1 + s.on_board[step.actor] <= 1


def stock(s: Panda, choice: int) -> int:
    """P-54: how many road tiles of this kind there still are, own or neutral ones."""
    step = s.pending[-1]
    assert isinstance(step, ChooseTile)
    shelf = step.actor if choice == TILE.base else s.seats
    return s.road_tiles[shelf * ROAD_TILE_KINDS + s.board.land.tile_kind[step.road]]


def reached(s: Panda, choice: int) -> int:
    """Where a move leads."""
    champion, way = divmod(MOVE.index(choice), MOVE.width)
    land, step = s.board.land, s.pending[-1]
    if way >= FIRST_AREA:
        return land.places + way - FIRST_AREA
    owner = step.owner if isinstance(step, OneRoad) else s.actor
    return land.across(land.road_of[way], s.place[owner * CHAMPIONS + champion])


def said(s: Panda, family: Family, choice: int) -> Words:
    """A choice on a screen; what its piece says about itself is left out by whoever draws it."""
    land, at = s.board.land, family.index(choice)
    if family is SPACE:
        return words("scene-do-space")
    if family is MISSION:
        return words("scene-do-special")
    if family is FREE:
        return words("scene-do-free")
    if family is MOVE:
        champion, way = divmod(at, MOVE.width)
        values: Values = {"champion": CHAMPION_NAMES[champion], "place": place_name(land, reached(s, choice))}
        if way < FIRST_AREA:
            road = land.road_of[way]
            values |= {"road": road_name(land, road), "ninjas": s.uncovered[road]}
            return "scene-do-move", values
        return "scene-do-border", values
    if family is BUILD:
        kind, place = divmod(at, BUILD.width)
        return words("scene-do-build", building=BUILDING_NAMES[kind], place=land.names[place])
    if family is APPEAR:
        champion, place = divmod(at, APPEAR.width)
        return words("choice-appear", champion=CHAMPION_NAMES[champion], place=land.names[place])
    if family is VANISH:
        return words("choice-vanish", champion=CHAMPION_NAMES[at])
    if family is CAMP:
        return words("choice-camp", place=land.names[at])
    if family is GUARD:
        return words("choice-guard.plain", road=road_name(land, land.road_of[at]))
    if family is COVER:
        step = s.pending[-1]
        assert isinstance(step, Cover)
        return "choice-cover", _about_cover(s, step)
    if family is TILE:
        return words("choice-tile.plain", owner="own" if at == 0 else "neutral")
    if family is CARD:
        return "scene-do-card", card_values(s, s.row[0 if at == 0 else -1])
    if family is TAKE:
        return words("choice-take", tile=TILE_NAMES[at])
    if family is REWARD:
        return words("choice-reward", points=s.board.reward_vp)
    if family is GAIN:
        return words("choice-gain", what="ap" if at == 0 else "vp")
    if family is LEAD:
        return words("choice-lead", seat=at)
    if family is DONE:
        return words("choice-done", left=left_out(s))
    return words(f"choice-{family.name}")


# --- prompts ---


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


# --- the words of the board in play ---


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
        found[f"way-{code}"] = found[f"place-{code}"] = say(f"place-{place_name(land, land.places + area)}")
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
        for number, action in enumerate(green.spaces):
            found[f"action-a9-{number + 1}"] = action_text(action, say, True, not state.rulings.a9_every_turn)
    known = facts(state)
    for ending in ENDINGS:
        found[f"ending-{ending}"] = say(f"ending-{ending}", **known)
    return found
