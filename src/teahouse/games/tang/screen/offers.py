"""What the table offers: every choice on its piece, space or button, and what would follow if it were chosen."""

from __future__ import annotations

import re

from teahouse.core.choices import Family
from teahouse.core.state import CHANCE, OVER
from teahouse.draw.scene import Button, Offers, Piece, Scene, Target, Try, Values, Words, words
from teahouse.games.tang.rules.choices import (
    BUILD,
    CELL,
    CELL_NAMES,
    CHARACTER_WORDS,
    CHOICES,
    COINS,
    COPY,
    DECORATE,
    DISPLAY_TILE,
    DONE,
    FACE,
    FLIP,
    INFLUENCE,
    KEEP,
    KIND_WORDS,
    LANTERN,
    MERCHANT_TAKES,
    PICK,
    REMOVE,
    ROTATE,
    SEND,
    STAND,
    STEP,
    WAIT,
)
from teahouse.games.tang.rules.decorating import PutDecoration, playable_cards
from teahouse.games.tang.rules.landscapes import ChooseSlot
from teahouse.games.tang.rules.minis import Face, Stand
from teahouse.games.tang.rules.pieces import (
    BIT,
    LANDSCAPE_NAMES,
    LARGE_LANDSCAPES,
    NO_LANDSCAPE,
    SEARCH,
    SIDES,
    SIZES,
    TILE_NAMES,
    bits_of,
)
from teahouse.games.tang.rules.placing import FROM_STACK, ChooseCell, Rotate
from teahouse.games.tang.rules.solo import PairCell, PairDecoration
from teahouse.games.tang.rules.solo_forms import forms, pair_cells
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.screen.art.places import Places
from teahouse.games.tang.screen.gains import face_points, gain
from teahouse.games.tang.screen.garden import MARKS, edges_of, icon_code, put_tile
from teahouse.games.tang.screen.overlays import beam
from teahouse.games.tang.screen.places import cell_spot, place_of, stand_spot
from teahouse.games.tang.screen.refusals import dim
from teahouse.games.tang.screen.shelf import drawn_keys, found_spots
from teahouse.games.tang.screen.steps import steps_of
from teahouse.games.tang.words.sentences import about, asked

# decisions whose prompt on a screen is shorter than in the terminal: nobody need name what he sees
ON_SCREEN = {
    *("choose-cell", "pair-cell", "rotate", "choose-slot", "choose-slots"),
    *("turn", "influence-now", "send-mini", "solo-turn", "keep-character", "last-influence"),
}
# sentences of their own for a screen; all others are those of the terminal, without what only its signs can say
SAID: dict[Family, str] = {
    **{family: f"choice-{family.name}.plain" for family in (BUILD, STEP, SEND)},
    ROTATE: "do-rotate",
    PICK: "do-pick",
    FACE: "do-face",
    STAND: "do-stand",
    REMOVE: "do-remove",
    DISPLAY_TILE: "do-display",
}
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


def decision(s: Tang) -> str:
    """The decision by its name: `ChooseCell` is `choose-cell`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(s.pending[-1]).__name__).lower()


def waiting(s: Tang) -> Offers:
    if s.actor == OVER:
        if s.seats == 1:
            return Offers(words(f"scene-{s.ending}", points=s.scores()[0]))
        return Offers(words(f"ending-{s.ending}"))
    if s.actor == CHANCE:
        return Offers(words("table-draws"))
    return Offers(words("table-waits", seat=s.actor))


def offer_all(made: Scene, s: Tang, places: Places) -> Offers:
    name = decision(s)
    offers = Offers((f"{'ask' if name in ON_SCREEN else 'prompt'}-{name}", _asked(s)))
    offers.spots = found_spots(s, places)
    for choice in s.legal():
        if ROTATE.has(choice):
            _try(offers, s, places, choice)
        else:
            _offer(offers, made, s, places, choice, name)
    offers.hint = words(f"hint-{name}", **_hint(s, offers))
    offers.steps = steps_of(s)
    offers.ghost = _ghost(s)
    dim(made, s, places, offers)
    _show(offers, s, places)
    _instead(offers, made, s, places)
    return offers


def _asked(s: Tang) -> Values:
    """What the prompt says; icons go by their names."""
    values = asked(s)
    step = s.pending[-1]
    if isinstance(step, ChooseSlot):
        values["icons"] = icon_code(s.board, step.landscape)
    for name in ("tile", "edges"):
        values.pop(name, None)
    return values


def _hint(s: Tang, offers: Offers) -> Values:
    return {"count": len(offers.targets) + len(offers.tries), "coins": s.coins[s.seat]}


def _offer(offers: Offers, made: Scene, s: Tang, places: Places, choice: int, name: str) -> None:
    """Put a choice where it belongs: on a piece, on an empty place, on a button."""
    family = CHOICES.family_of(choice)
    brings = gain(s, choice)
    key = place_of(offers, made, s, places, family, choice)
    lying = made.pieces.get(key) or offers.spots.get(key)
    offers.choices[choice] = _sentence(s, family, choice, lying)
    if key:
        target = offers.targets.get(key)
        if target is None:
            offers.targets[key] = Target([choice], brings)
        else:
            target.do.append(choice)
    if family in BUTTONS:
        said, kind = BUTTONS[family]
        values: Values = {"at": name} if family is DONE else about(None, choice)
        values.pop("effect", None)
        if family is DECORATE:
            values = {"cards": s.board.base_draw + 4 - s.face_up_count()}
        elif family is COINS:
            values = {"count": _paths(s)}
        offers.buttons.append(Button(choice, (said, values), kind, brings))
    elif family is INFLUENCE and key == "people":
        offers.buttons.append(Button(choice, words("button-blind")))


def _paths(s: Tang) -> int:
    paths: int = getattr(s.pending[-1], "paths", 0)
    return paths


def _sentence(s: Tang, family: Family, choice: int, lying: Piece | None) -> Words:
    """The choice in words, for the list of choices. What a piece says about itself is not repeated: it is sent once."""
    values = about(None, choice)
    values.pop("effect", None)
    key = SAID.get(family, f"choice-{family.name}")
    if family is INFLUENCE:
        key = "choice-influence.plain" if values["character"] != "blind" else "do-blind"
        if key == "do-blind":
            values = {}
    elif family is PICK:
        landscape = PICK.index(choice)
        values = {"icons": icon_code(s.board, landscape), "size": SIZES[0 if landscape < LARGE_LANDSCAPES else 1]}
    elif family is FACE:
        values["points"] = face_points(s, choice)
    elif family is REMOVE:
        at = REMOVE.index(choice)
        values["kind"] = KIND_WORDS[s.decoration(at // 5, at % 5)]
    elif family is DISPLAY_TILE:
        values = edges_of(s.faces, s.display[DISPLAY_TILE.index(choice)] * 4)
    elif family.name in PLAIN:
        key = f"choice-{family.name}.plain"
    own = lying.say[1] if lying is not None and lying.say is not None else {}
    return key, {name: value for name, value in values.items() if own.get(name) != value}


PLAIN = ("put", "slot")
FEW = 5


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
    offers.tries.append(Try(choice, ghosts, gain(s, choice)))
    edges = edges_of(s.faces, face)
    offers.choices[choice] = ("do-rotate", edges)


def _ghost(s: Tang) -> str:
    """The picture of what is about to be put down."""
    step = s.pending[-1]
    if isinstance(step, PutDecoration):
        return f"deco-{KIND_WORDS[step.kind]}"
    if isinstance(step, PairDecoration):
        return f"deco-{KIND_WORDS[step.kind(s)]}"
    return f"mini-{CHARACTER_WORDS[step.mini]}" if isinstance(step, Stand) else ""


def _show(offers: Offers, s: Tang, places: Places) -> None:
    """What is drawn while a place is pointed at: the tile as it could lie there, the line of sight."""
    step = s.pending[-1]
    if isinstance(step, ChooseCell):
        tile = step.tile(s)
        for cell in step.cells(s):
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
