"""What the table offers: every choice on its piece, space or button, and what would follow if it were chosen."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.state import OVER
from teahouse.core.words import Values, decision, rest, waits_for, words
from teahouse.draw.scene import BEGUN, WIDE, Button, End, Offers, Piece, Scene, Try
from teahouse.games.tang.rules.building import ChooseTile
from teahouse.games.tang.rules.choices import (
    BUILD,
    CELL,
    CELL_NAMES,
    CHARACTER_WORDS,
    CHOICES,
    COINS,
    COPY,
    DECORATE,
    DONE,
    FACE,
    FLIP,
    INFLUENCE,
    KEEP,
    KIND_WORDS,
    LANTERN,
    MERCHANT_TAKES,
    PICK,
    ROTATE,
    SEND,
    STAND,
    STEP,
    WAIT,
)
from teahouse.games.tang.rules.decorating import PutDecoration, playable_cards
from teahouse.games.tang.rules.landscapes import ChooseSlot, ChooseToken
from teahouse.games.tang.rules.minis import Face, Stand
from teahouse.games.tang.rules.pieces import (
    BIT,
    LANDSCAPE_NAMES,
    NO_LANDSCAPE,
    SEARCH,
    SIDES,
    TILE_NAMES,
    bits_of,
)
from teahouse.games.tang.rules.placing import FROM_STACK, ChooseCell, Rotate
from teahouse.games.tang.rules.solo import PairCell, PairDecoration, why_lost
from teahouse.games.tang.rules.solo_forms import forms, pair_cells
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn
from teahouse.games.tang.screen.art.places import GARDEN, Places
from teahouse.games.tang.screen.ending import ending
from teahouse.games.tang.screen.garden import MARKS, put_tile
from teahouse.games.tang.screen.overlays import beam
from teahouse.games.tang.screen.places import cell_spot, place_of, stand_spot
from teahouse.games.tang.screen.refusals import dim
from teahouse.games.tang.screen.shelf import drawn_keys, found_spots
from teahouse.games.tang.words.questions import chapters_now, question
from teahouse.games.tang.words.sentences import about, holding, said

BUTTONS: dict[Family, tuple[str, str]] = {  # choices without a place, or with one that may be out of sight
    DECORATE: ("button-decorate", "plain"),
    COINS: ("button-coins", "main"),
    STEP: ("button-step", "plain"),
    WAIT: ("button-wait", "quiet"),
    LANTERN: ("button-lantern", "quiet"),
    FLIP: ("button-flip", "quiet"),
    MERCHANT_TAKES: ("button-merchant", "plain"),
    COPY: ("button-copy", "plain"),
    SEND: ("button-send", "plain"),
    DONE: ("button-done", "main"),
}


def waiting(s: Tang) -> Offers:
    if s.actor == OVER and s.seats == 1:
        ended = words(f"scene-{s.ending}", points=s.scores()[0])
        if s.ending == "solo-lost":
            ended[1]["why"] = why_lost(s)
        offers = Offers(ended)
    else:
        offers = Offers(words(f"ending-{s.ending}") if s.actor == OVER else waits_for(s.actor))
    offers.end = _end(s)
    offers.help = chapters_now(s)
    return offers


def _end(s: Tang) -> End | None:
    """The round in which the end was triggered is played to its end."""
    if not s.trigger or s.actor == OVER:
        return None
    return End(BEGUN, left=s.seats - 1 - s.seat)


def offer_all(made: Scene, s: Tang, places: Places) -> Offers:
    offers = Offers()
    offers.spots = found_spots(s, places)
    for choice in s.legal():
        if ROTATE.has(choice):
            _try(offers, s, places, choice)
        else:
            _offer(offers, made, s, places, choice)
    offers.ask(question(s, len(offers.targets) + len(offers.tries)))
    offers.ghost = _ghost(s)
    offers.end = _end(s)
    if isinstance(s.pending[-1], ON_THE_BED):
        made.surfaces[GARDEN] = places.plane if isinstance(s.pending[-1], ON_THE_PLANE) else places.bed
    elif isinstance(s.pending[-1], ON_THE_PLANE):
        made.surfaces[GARDEN] = places.risen
    dim(made, s, places, offers)
    _show(offers, s, places, made.shape == WIDE)
    offers.ending = ending(s)
    _instead(offers, made, s, places)
    return offers


def _offer(offers: Offers, made: Scene, s: Tang, places: Places, choice: int) -> None:
    """Put a choice where it belongs: on a piece, on an empty place, on a button."""
    family = CHOICES.family_of(choice)
    key = place_of(offers, made, s, places, family, choice)
    lying = made.pieces.get(key) or offers.spots.get(key)
    offers.choices[choice] = rest(said(s, family, choice), lying.say if lying is not None else None)
    if key:
        offers.put(key, choice)
    if family in BUTTONS:
        name, kind = BUTTONS[family]
        values: Values = {"at": decision(s)} if family is DONE else about(None, choice)
        values.pop("effect", None)
        if family is DECORATE:
            values = {"cards": s.board.base_draw + 4 - s.face_up_count()}
        elif family is COINS:
            values = {"count": _paths(s)}
        elif family is WAIT:
            values = holding(s)
        art = lying.art if lying is not None else "coin" if family is COINS else ""
        offers.buttons.append(Button(choice, (name, values), kind, art))
    elif family is INFLUENCE and key == "people":
        offers.buttons.append(Button(choice, words("button-blind"), "plain", "people-back"))
    if family is DECORATE or (family is INFLUENCE and key == "people"):
        offers.final[choice] = words("final-reveal")


def _paths(s: Tang) -> int:
    paths: int = getattr(s.pending[-1], "paths", 0)
    return paths


FEW = 5
# what is decided on the bed: its sides may be out of sight
ON_THE_BED = (Turn, ChooseTile, ChooseCell, Rotate, PutDecoration, ChooseToken)
# where a place of the garden is asked: a small screen looks down on it
ON_THE_PLANE = (ChooseCell, Rotate, PutDecoration, ChooseToken, Stand, Face)


# --- turning a tile ---


def _try(offers: Offers, s: Tang, places: Places, choice: int) -> None:
    """T-28: the tile on its cell in a rotation that fits."""
    step = s.pending[-1]
    assert isinstance(step, Rotate)
    face = step.tile * 4 + ROTATE.index(choice)
    x, y = places.cell(step.cell)
    ghosts: dict[str, Piece] = {}
    put_tile(
        ghosts, f"tile:{TILE_NAMES[step.tile]}", s.faces, face, (x, y, 100), MARKS, {"cell": CELL_NAMES[step.cell]}
    )
    offers.tries.append(Try(choice, ghosts))
    offers.choices[choice] = said(s, ROTATE, choice)


def _ghost(s: Tang) -> str:
    """The picture of what is about to be put down."""
    step = s.pending[-1]
    if isinstance(step, PutDecoration):
        return f"deco-{KIND_WORDS[step.kind]}"
    if isinstance(step, PairDecoration):
        return f"deco-{KIND_WORDS[step.kind(s)]}"
    return f"mini-{CHARACTER_WORDS[step.mini]}" if isinstance(step, Stand) else ""


def _show(offers: Offers, s: Tang, places: Places, points: bool) -> None:
    """What is drawn while a place is pointed at: the tile as it could lie there, where there may be a mouse (a finger
    lays it at once, and turns it then); the line of sight."""
    step = s.pending[-1]
    if isinstance(step, ChooseCell) and points:
        tile = step.tile(s)
        for cell in step.cells(s, 0):
            x, y = places.cell(cell)
            shown: dict[str, Piece] = {}
            rotation = bits_of(s.rotations(tile, cell))[0]
            put_tile(shown, "over.tile", s.faces, tile * 4 + rotation, (x, y, 100), MARKS + 1, {})
            for piece in shown.values():
                piece.say = None
            offers.shows[f"spot.{CELL_NAMES[cell]}"] = shown
    elif isinstance(step, Face):
        for choice in step.legal(s):
            side = FACE.index(choice)
            offers.shows[f"spot.look.{SIDES[side]}"] = {"over.beam": beam(s, places, step.space, side, step.actor, 4)}


# --- changing one's mind ---


def _instead(offers: Offers, made: Scene, s: Tang, places: Places) -> None:
    """What the decision before offered besides: another space, tile, card, place or landscape."""
    step = s.pending[-1]
    if isinstance(step, Rotate):
        for cell in _other_cells(s, step):
            offers.instead[cell_spot(offers, s, places, cell)] = CELL.of(cell)
    elif isinstance(step, ChooseCell) and step.source < FROM_STACK:
        builds = forms(s) if isinstance(step, PairCell) else [BUILD.base + stack for stack in s.stacks_that_fit()]
        for choice in builds:
            if BUILD.has(choice) and BUILD.index(choice) != step.source:
                offers.instead[f"tile:{TILE_NAMES[s.face_up[BUILD.index(choice)]]}"] = choice
    elif isinstance(step, PutDecoration):
        keys = drawn_keys(s)
        for card in playable_cards(s):
            key = keys[s.drawn.index(card)]
            if key in made.pieces:
                offers.instead[key] = KEEP.base + card
    elif isinstance(step, Face):
        others = Stand(step.actor, step.mini).legal(s)
        for choice in others if len(others) <= FEW else []:  # many arrows and places at once would be a muddle
            if STAND.index(choice) != step.space:
                offers.instead[stand_spot(offers, s, places, STAND.index(choice))] = choice
    elif isinstance(step, ChooseSlot):
        other = s.visible[step.size * 2]
        searched = s.seats > 1 and s.lantern_used and s.used[s.seat] & BIT[SEARCH]
        if other != NO_LANDSCAPE and not searched:
            offers.instead[f"land:{LANDSCAPE_NAMES[other]}"] = PICK.of(other)
    for key in [key for key in offers.instead if key in offers.targets or key not in made.pieces | offers.spots]:
        del offers.instead[key]
    left = {veil: [key for key in keys if key not in offers.instead] for veil, keys in offers.veils.items()}
    offers.veils = {veil: keys for veil, keys in left.items() if keys}


def _other_cells(s: Tang, step: Rotate) -> list[int]:
    paired = len(s.pending) > 1 and isinstance(s.pending[-2], PairDecoration)
    cells = pair_cells(s, step.source) if paired else s.cells_for(step.tile)
    return [cell for cell in cells if cell != step.cell]
