"""What the table offers: every choice on its place, space, card or button, with what it brings at once."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.state import CHANCE, OVER
from teahouse.draw.scene import Button, Offers, Piece, Scene, Target, Values, Words, words
from teahouse.games.panda.rules.acting import option_effective
from teahouse.games.panda.rules.building import Build
from teahouse.games.panda.rules.choices import (
    APPEAR,
    BUILD,
    CAMP,
    CARD,
    CHOICES,
    COVER,
    DONE,
    FIRST_AREA,
    FREE,
    GAIN,
    GUARD,
    JOIN,
    LEAD,
    LEAVE,
    MISSION,
    MOVE,
    PASS,
    PLACE_NAMES,
    REWARD,
    SELL,
    SPACE,
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
    COLUMNS,
    NEUTRAL,
    NEUTRAL_COLUMN,
    ROAD_TILE_KINDS,
    SEAT_NAMES,
    SIDES,
    TILE_NAMES,
)
from teahouse.games.panda.rules.roads import ChooseTile, Cover
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.geography import geography
from teahouse.games.panda.screen.asks import ask, stranded
from teahouse.games.panda.screen.board import option_key
from teahouse.games.panda.screen.clans import card_key
from teahouse.games.panda.screen.map import SPOTS, champion_key, way_key
from teahouse.games.panda.screen.refusals import dim
from teahouse.games.panda.screen.shows import show_moves
from teahouse.games.panda.words.named import card_values, place_name, rest, road_name


def waiting(s: Panda) -> Offers:
    if s.actor == OVER:
        return Offers(words("scene-over", ending=s.ending))
    if s.actor == CHANCE:
        return Offers(words("table-draws"))
    return Offers(words("table-waits", seat=s.actor))


def offer_all(made: Scene, s: Panda) -> Offers:
    legal = s.legal()
    offers = Offers()
    ask(offers, s)
    for choice in legal:
        _offer(offers, made, s, choice)
    show_moves(offers, made, s, legal)
    dim(offers, made, s, legal)
    return offers


def _offer(offers: Offers, made: Scene, s: Panda, choice: int) -> None:
    """Put a choice where it belongs: on a piece, on a spot over a place, on a button."""
    family = CHOICES.family_of(choice)
    gain = _gain(s, family, choice)
    key = _place_of(offers, made, s, family, choice)
    lying = made.pieces.get(key) or offers.spots.get(key)
    said = _sentence(s, family, choice)
    offers.choices[choice] = said[0], rest(said[1], lying.say[1] if lying is not None and lying.say else {})
    if key:
        target = offers.targets.get(key)
        if target is None:
            offers.targets[key] = Target([choice], gain)
        else:
            target.do.append(choice)
            target.gain = target.gain if target.gain == gain else None
    button = _button(s, family, choice)
    if button is not None:
        offers.buttons.append(Button(choice, button[0], button[1], gain))


# --- where a choice lies ---------------------------------------------------------------------------------------------


def _place_of(offers: Offers, made: Scene, s: Panda, family: Family, choice: int) -> str:
    """The id of the piece or spot that a choice is about; empty for those that have none."""
    land, at = s.board.land, family.index(choice)
    if family is SPACE:
        return option_key(at // 2, at % 2)
    if family is FREE:
        return option_key(at * COLUMNS + NEUTRAL_COLUMN, 0)
    if family is MISSION:
        return f"a9.{at + 1}"
    if family is MOVE:
        return spot_over(offers, made, s, _reached(s, choice))
    if family in (BUILD, APPEAR):
        return spot_over(offers, made, s, at % family.width)
    if family is CAMP:
        return spot_over(offers, made, s, at)
    if family is GUARD:
        return way_key(land, land.road_of[at])
    if family is COVER:
        step = s.pending[-1]
        assert isinstance(step, Cover)
        return way_key(land, step.road)
    if family is VANISH:
        return champion_key(s.actor, at)
    if family is CARD:
        return card_key(s.row[0 if choice == CARD.base else -1])
    if family is TAKE:
        return TILE_NAMES[at]
    if family is TILE:
        return _tile_spot(offers, made, s, choice)
    if family is LEAVE:
        return f"guard-{SEAT_NAMES[s.actor]}:race"
    return "card.green" if family is JOIN else ""


def _reached(s: Panda, choice: int) -> int:
    """Where a move leads."""
    champion, way = divmod(MOVE.index(choice), MOVE.width)
    land, step = s.board.land, s.pending[-1]
    if way >= FIRST_AREA:
        return land.places + way - FIRST_AREA
    owner = step.owner if isinstance(step, OneRoad) else s.actor
    return land.across(land.road_of[way], s.place[owner * CHAMPIONS + champion])


def spot_over(offers: Offers, made: Scene, s: Panda, place: int) -> str:
    """A ring over a place or border area, above whatever stands there."""
    land = s.board.land
    name = PLACE_NAMES[place] if place < land.places else WAY_NAMES[FIRST_AREA + place - land.places]
    key = f"here.{name}"
    if key not in offers.spots:
        geo = geography(land, made.shape)
        if place < land.places:
            art, wh, turn = "here", (60, 60), 0
        else:
            art, wh = ("here-area", (74, 32)) if land.areas == SIDES else ("here-gate", (34, 34))
            turn = geo.area_turn[place - land.places]
        x, y = geo.corner(geo.places[place], *wh)
        said = words("scene-here", place=place_name(land, place))
        offers.spots[key] = Piece(art, "map", x, y, SPOTS, said, size=geo.size, turn=turn)
    return key


def _tile_spot(offers: Offers, made: Scene, s: Panda, choice: int) -> str:
    """The two road tiles to choose from, on both sides of the road."""
    step = s.pending[-1]
    assert isinstance(step, ChooseTile)
    land = s.board.land
    geo = geography(land, made.shape)
    own = choice == TILE.base
    ninjas = land.ninjas[step.road]
    x, y = geo.roads[step.road].middle
    scale = geo.size / 100
    wide = round(ninjas * 20.5 + 6) * scale
    x = min(max(x, wide / 2 + 4), geo.shape.w - wide / 2 - 4)
    y = min(max(y, 36 * scale), geo.shape.h - 36 * scale) + (-19 if own else 19) * scale
    corner = geo.corner((x, y), round(ninjas * 20.5 + 6), 22)
    key = f"here.{'own' if own else 'neutral'}"
    said = words("scene-tile-own" if own else "scene-tile-neutral", road=road_name(land, step.road))
    art = f"road-{ninjas}-{step.actor if own else NEUTRAL}"
    offers.spots[key] = Piece(art, "map", *corner, SPOTS, said, size=geo.size)
    return key


# --- buttons ---------------------------------------------------------------------------------------------------------


def _button(s: Panda, family: Family, choice: int) -> tuple[Words, str] | None:
    at = family.index(choice)
    if family is PASS:
        return words("button-pass"), "plain"
    if family is DONE:
        return words("button-done", at=offers_name(s)), "main" if stranded(s) else "plain"
    if family is COVER:
        return words("button-cover"), "plain" if stranded(s) else "main"
    if family is TILE:
        return words("button-tile-own" if at == 0 else "button-tile-neutral", **_stock(s, choice)), "plain"
    if family is JOIN:
        return words("button-join"), "main"
    if family is LEAVE:
        return words("button-leave"), "quiet"
    if family is CARD:
        return words("button-card", **card_values(s, s.row[0 if at == 0 else -1])), "plain"
    if family is TAKE:
        return words("button-take", tile=TILE_NAMES[at]), "plain"
    if family is REWARD:
        return words("button-reward"), "main"
    if family is SELL:
        return words("button-sell"), "plain"
    if family is GAIN:
        return words("button-gain", what="ap" if at == 0 else "vp"), "plain"
    if family is LEAD:
        return words("button-lead", seat=at), "plain"
    if family is VANISH:
        return words("button-vanish", champion=CHAMPION_NAMES[at]), "quiet"
    return None


def offers_name(s: Panda) -> str:
    """The decision by a word, for the button that ends it."""
    step = s.pending[-1]
    names = {"Cover": "cover", "OneRoad": "road", "FreeAction": "free", "JoinRace": "join"}
    return names.get(type(step).__name__, "act")


def _stock(s: Panda, choice: int) -> Values:
    step = s.pending[-1]
    assert isinstance(step, ChooseTile)
    shelf = step.actor if choice == TILE.base else s.seats
    return {"count": s.road_tiles[shelf * ROAD_TILE_KINDS + s.board.land.tile_kind[step.road]]}


# --- sentences -------------------------------------------------------------------------------------------------------


def _sentence(s: Panda, family: Family, choice: int) -> Words:
    """The choice in words, for the list of choices; what the piece says about itself is left out by the caller."""
    land, at = s.board.land, family.index(choice)
    if family is SPACE:
        return words("scene-do-space", penalty=penalty(s, at // 2)) if penalty(s, at // 2) else words("scene-do-space")
    if family is MISSION:
        return words("scene-do-special")
    if family is FREE:
        return words("scene-do-free")
    if family is MOVE:
        champion, way = divmod(at, MOVE.width)
        values: Values = {"champion": CHAMPION_NAMES[champion], "place": place_name(land, _reached(s, choice))}
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
        left = s.uncovered[step.road] - 1
        return words("choice-cover", left=left, stranded="yes" if stranded(s) else "no")
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
    return words(f"choice-{family.name}")


# --- what it brings --------------------------------------------------------------------------------------------------


def penalty(s: Panda, space: int) -> int:
    """P-40: the points that paying for this space costs."""
    cost = s.actions.costs[space]
    ap = s.ap[s.actor] - cost
    if cost == 0 or ap >= 0:
        return 0
    return min(s.board.penalty[ap - s.board.ap_min], s.points[s.actor])


def _gain(s: Panda, family: Family, choice: int) -> Words | None:
    """The points a choice brings or costs at once, where a glance shows them."""
    at = family.index(choice)
    if family is SPACE:
        lost = penalty(s, at // 2)
        if lost:
            return words("gain-loss", points=lost)
        return _option_gain(s, at)
    if family is FREE:
        return _option_gain(s, (at * COLUMNS + NEUTRAL_COLUMN) * 2)
    points = 0
    if family in (BUILD, COVER, TILE):
        points = _worth(s, choice)
    elif family is REWARD:
        points = s.board.reward_vp
    elif family is CARD:
        found = card_values(s, s.row[0 if at == 0 else -1]).get("vp", 0)
        points = found if isinstance(found, int) else 0
    return words("gain-vp", points=points) if points else None


def _option_gain(s: Panda, option: int) -> Words | None:
    """What an option would bring now: points of a building, or that it would do nothing (PR-14)."""
    actions = s.actions.options[option].actions
    for action in actions:
        if isinstance(action, Build):
            found = [_worth(s, choice) for choice in action.choices(s, s.actor)]
            if found:
                return words("gain-vp", points=max(found))
    return None if option_effective(s, s.actor, s.actions.options[option]) else words("gain-nothing")


def _worth(s: Panda, choice: int) -> int:
    """Points at once: played on a copy; a completed road gets the own tile if that is to be asked."""
    family = CHOICES.family_of(choice)
    if family is BUILD:
        place = BUILD.index(choice) % BUILD.width
        return s.board.build_vp[s.standing(place)] + s.foreign_guards(place, s.actor) * s.board.foreign_vp
    copy = s.clone()
    seat = s.actor
    copy.apply(choice)
    step = copy.pending[-1] if copy.pending else None
    if family is COVER and isinstance(step, ChooseTile) and step.actor == seat:
        copy.apply(TILE.base)
    return copy.points[seat] - s.points[seat]
