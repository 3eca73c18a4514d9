"""Where each choice lies on the screen: the id of its piece, or of a spot that is drawn for it."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.words import words
from teahouse.draw.scene import Offers, Piece, Scene
from teahouse.games.tang.rules.board import NO_TOKEN
from teahouse.games.tang.rules.choices import (
    BLIND,
    BUILD,
    CELL,
    CELL_NAMES,
    CHARACTER_WORDS,
    COPY,
    DECORATE,
    DISPLAY_TILE,
    FACE,
    FLIP,
    INFLUENCE,
    KEEP,
    LANTERN,
    LANTERN_WORDS,
    MERCHANT_TAKES,
    MOVE,
    PICK,
    PUT,
    REFRESH,
    REMOVE,
    SEND,
    SLOT,
    SOLO_LANTERN_WORDS,
    STAND,
    STEP,
    SWAP,
    TOKEN,
)
from teahouse.games.tang.rules.influence import Seek
from teahouse.games.tang.rules.landscapes import ChooseSlot, SearchPile
from teahouse.games.tang.rules.minis import Face
from teahouse.games.tang.rules.pieces import (
    LANDSCAPE_NAMES,
    LANTERN_COUNT,
    LARGE,
    PLACES,
    SIDE_SLOTS,
    SIDES,
    SITES,
    SIZES,
    SLOTS,
    SPOTS,
    STACKS,
    TERRAINS,
    TILE_NAMES,
)
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.screen.art.decorations import FOOT as DECO_FOOT
from teahouse.games.tang.screen.art.places import GARDEN, Places
from teahouse.games.tang.screen.art.tiles import T
from teahouse.games.tang.screen.garden import MARKS, TOKENS, mini_place, spot_place
from teahouse.games.tang.screen.players import SEAT_LETTERS
from teahouse.games.tang.screen.shelf import drawn_keys

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


def place_of(offers: Offers, made: Scene, s: Tang, places: Places, family: Family, choice: int) -> str:
    """The id of the piece or spot that a choice is about; empty for those that have none."""
    index = choice - family.base
    spots = SPOT_OF.get(family)
    if spots is not None:
        return spots(offers, s, places, index)
    if family in (BUILD, SWAP):
        return f"tile:{TILE_NAMES[s.face_up[index]]}" if family is BUILD else f"pile.{STACKS[index]}"
    if family is DISPLAY_TILE:
        return f"tile:{TILE_NAMES[s.display[index]]}"
    letter = SEAT_LETTERS[s.actor]
    if family in (LANTERN, COPY):
        names = [*LANTERN_WORDS, *SOLO_LANTERN_WORDS] if family is LANTERN else SOLO_LANTERN_WORDS
        return f"lantern.{letter}.{names[index]}"
    if family is REFRESH:
        return f"lantern.{letter}.{LANTERN_WORDS[index % LANTERN_COUNT]}"
    if family is STEP:
        return f"cube.{letter}.{TERRAINS[index]}"
    if family is KEEP:
        return drawn_keys(s)[s.drawn.index(index)]
    if family is PICK:
        name = LANDSCAPE_NAMES[index]
        return f"found.{name}" if isinstance(s.pending[-1], SearchPile) else f"land:{name}"
    if family is INFLUENCE:
        if index == BLIND:
            return "people"
        word = CHARACTER_WORDS[index]
        return f"found.{word}" if isinstance(s.pending[-1], Seek) else f"char:{word}"
    if family in (SEND, MOVE):
        return f"{'char' if family is SEND else 'mini'}:{CHARACTER_WORDS[index]}"
    if family is TOKEN:
        return f"token:{CELL_NAMES[index]}"
    if family is REMOVE:
        return f"deco:{CELL_NAMES[index // SPOTS]}.{index % SPOTS}"
    return _single(s, family, index)


def _single(s: Tang, family: Family, index: int) -> str:
    if family is DECORATE:
        return "deck"
    if family is MERCHANT_TAKES:
        return "discard" if index else "deck"
    if family is FLIP:
        return f"char:{CHARACTER_WORDS[s.active[s.seat]]}"
    return ""


# --- spots ---


def cell_spot(offers: Offers, s: Tang, places: Places, cell: int) -> str:
    """An empty space of the garden."""
    name = CELL_NAMES[cell]
    x, y = places.cell(cell)
    token = s.token_on(cell)
    if token == NO_TOKEN:
        say = words("scene-space", cell=name)
    else:
        say = words("scene-space-token", cell=name, size=SIZES[s.token_size(token)])
    offers.spots[f"spot.{name}"] = Piece("spot-cell", GARDEN, x, y, TOKENS + 2, say)
    return f"spot.{name}"


def closed_cell(offers: Offers, places: Places, cell: int) -> str:
    """An empty space that cannot be chosen, so that it can say why."""
    x, y = places.cell(cell)
    offers.spots[f"cell.{CELL_NAMES[cell]}"] = Piece("cell", GARDEN, x, y, TOKENS + 1)
    return f"cell.{CELL_NAMES[cell]}"


def _deco_spot(offers: Offers, s: Tang, places: Places, index: int) -> str:
    cell, spot = index // SPOTS, index % SPOTS
    x, y = spot_place(s, places, cell, spot)
    key = f"spot.{CELL_NAMES[cell]}.{spot}"
    say = words("scene-spot", cell=CELL_NAMES[cell], site=SITES[s.site_of(cell, spot)])
    offers.spots[key] = Piece("spot-deco", GARDEN, x - DECO_FOOT[0], y - DECO_FOOT[1] + 13, MARKS, say)
    return key


def stand_spot(offers: Offers, s: Tang, places: Places, space: int) -> str:
    """A character space; one that a mini of the player stands on already may be kept."""
    x, y = mini_place(s, places, space)
    key = f"spot.{CELL_NAMES[space // PLACES]}.at{space % PLACES}"
    offers.spots[key] = Piece("spot-mini", GARDEN, x, y, MARKS, words("scene-stand", cell=CELL_NAMES[space // PLACES]))
    return key


def _slot_spot(offers: Offers, s: Tang, places: Places, index: int) -> str:
    step = s.pending[-1]
    assert isinstance(step, ChooseSlot)
    side, slot = index // 3, index % 3
    x, y, per_cent, turn = places.slot(side, step.size, slot)
    key = f"spot.{SIDES[side]}.{slot}"
    say = words("scene-slot", side=SIDES[side], slot=slot)
    number = slot + (0 if step.size == LARGE else SLOTS[LARGE])
    frame = places.theatre.frames[side * SIDE_SLOTS + number] if places.theatre is not None else None
    offers.spots[key] = Piece(
        f"slot-{SIZES[step.size]}", GARDEN, x, y, MARKS, say, size=per_cent, turn=turn, frame=frame
    )
    return key


def _face_spot(offers: Offers, s: Tang, places: Places, index: int) -> str:
    """An arrow beside the cell on which the mini stands."""
    step = s.pending[-1]
    assert isinstance(step, Face)
    x, y = places.cell(step.space // PLACES)
    dx, dy = AROUND[index]
    at = x + T // 2 - 20 + dx * 50, y + T // 2 - 20 + dy * 50
    key = f"spot.look.{SIDES[index]}"
    offers.spots[key] = Piece(
        "spot-face", GARDEN, *at, MARKS + 9, words("scene-look", side=SIDES[index]), turn=index * 90
    )
    return key


SPOT_OF = {CELL: cell_spot, PUT: _deco_spot, STAND: stand_spot, SLOT: _slot_spot, FACE: _face_spot}
