"""What the table offers: every choice on its place, space, card or button."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.state import OVER
from teahouse.core.words import Words, rest, waits_for, words
from teahouse.draw.scene import BEGUN, Button, End, Group, Offers, Piece, Scene
from teahouse.games.panda.rules.choices import (
    APPEAR,
    BUILD,
    CAMP,
    CARD,
    CHOICES,
    COVER,
    DONE,
    FREE,
    GAIN,
    GUARD,
    JOIN,
    LEAD,
    LEAVE,
    MISSION,
    MOVE,
    PASS,
    REWARD,
    SELL,
    SPACE,
    SPACE_NAMES,
    TAKE,
    TILE,
    VANISH,
)
from teahouse.games.panda.rules.pieces import (
    CHAMPION_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    NEUTRAL,
    NEUTRAL_COLUMN,
    SEAT_NAMES,
    SIDES,
    TILE_NAMES,
)
from teahouse.games.panda.rules.roads import ChooseTile, Cover
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.desk import FOOT, desk
from teahouse.games.panda.screen.art.geography import geography
from teahouse.games.panda.screen.art.icons import CELL
from teahouse.games.panda.screen.board import option_key
from teahouse.games.panda.screen.clans import card_key
from teahouse.games.panda.screen.map import SPOTS, champion_key, way_key
from teahouse.games.panda.screen.refusals import dim
from teahouse.games.panda.screen.shows import show_moves
from teahouse.games.panda.words.names import card_values, place_code, place_name, road_name
from teahouse.games.panda.words.questions import question
from teahouse.games.panda.words.sentences import left_out, reached, said, stock, stranded


def waiting(s: Panda) -> Offers:
    offers = Offers(words("scene-over", ending=s.ending) if s.actor == OVER else waits_for(s.actor))
    offers.end = _end(s)
    return offers


def _end(s: Panda) -> End | None:
    """P-92: the round in which the end was triggered is the last one."""
    return End(BEGUN) if s.trigger and s.actor != OVER else None


def offer_all(made: Scene, s: Panda) -> Offers:
    legal = s.legal()
    offers = Offers()
    offers.ask(question(s))
    for choice in legal:
        _offer(offers, made, s, choice)
    _group(offers, made, s)
    offers.end = _end(s)
    show_moves(offers, made, s, legal)
    dim(offers, made, s, legal)
    return offers


def _offer(offers: Offers, made: Scene, s: Panda, choice: int) -> None:
    """Put a choice where it belongs: on a piece, on a spot over a place, on a button."""
    family = CHOICES.family_of(choice)
    key = _place_of(offers, made, s, family, choice)
    lying = made.pieces.get(key) or offers.spots.get(key)
    offers.choices[choice] = rest(said(s, family, choice), lying.say if lying is not None else None)
    if key:
        offers.put(key, choice)
    button = _button(s, family, choice)
    if button is not None:
        offers.buttons.append(Button(choice, *button, _art(s, family, choice)))


def _art(s: Panda, family: Family, choice: int) -> str:
    """The picture of a button."""
    if family is TAKE:
        return f"icon-{TILE_NAMES[family.index(choice)]}"
    if family is GAIN:
        return "icon-ap" if family.index(choice) == 0 else "icon-vp"
    if family is LEAD:
        return f"seat-{family.index(choice)}"
    if family is VANISH:
        return CHAMPION_NAMES[family.index(choice)]
    step = s.pending[-1]
    if family is TILE and isinstance(step, ChooseTile):
        return f"road-{s.board.land.ninjas[step.road]}-{step.actor if choice == TILE.base else NEUTRAL}"
    return ""


def _group(offers: Offers, made: Scene, s: Panda) -> None:
    """The options of a space are one place to touch."""
    places = desk(s.board, made.shape)
    for space, cell in enumerate(s.board.cells):
        keys = [option_key(space, number) for number in range(len(cell.options))]
        found = [key for key in keys if key in offers.targets]
        if found:
            x, y = places.corner(cell.row, cell.column)
            box = (x, y, CELL[0], places.depth(cell.row, cell.column) + FOOT)
            column, cost = COLUMN_NAMES[cell.column], s.board.costs[cell.row]
            said = words("scene-cell", column=column, cost=cost, guards=s.needs[space])
            offers.groups[f"cell.{SPACE_NAMES[space]}"] = Group("actions", box, said, found)


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
        return spot_over(offers, made, s, reached(s, choice))
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


def spot_over(offers: Offers, made: Scene, s: Panda, place: int) -> str:
    """A ring over a place or border area, above whatever stands there."""
    land = s.board.land
    key = f"here.{place_code(land, place)}"
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
        return words("button-done", at=left_out(s)), "main" if stranded(s) else "plain"
    if family is COVER:
        return words("button-cover"), "plain" if stranded(s) else "main"
    if family is TILE:
        return words("button-tile-own" if at == 0 else "button-tile-neutral", count=stock(s, choice)), "plain"
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
