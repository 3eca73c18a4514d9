"""What the table offers: every choice on its piece, space or button."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from teahouse.core.choices import Family
from teahouse.core.state import CHANCE, OVER
from teahouse.draw.scene import (
    Button,
    Offers,
    Piece,
    Scene,
    Target,
    Values,
    Words,
    words,
)
from teahouse.games.castle.rules.choices import (
    BUILD,
    CALL,
    CHOICES,
    DISCARD,
    DONE,
    DROP,
    LIFT,
    PAY,
    PAY_SHRINE,
    PLACE,
    SET,
    SHRINE,
    SPACE_NAMES,
    SUMMON,
    TAKE,
    TURN,
    WILD,
)
from teahouse.games.castle.rules.consolidating import Build, Enlarge
from teahouse.games.castle.rules.pieces import (
    DISCARD_POINTS,
    FACE_NAMES,
    KIND_OF,
    KINDS,
    NO_FACE,
    SHRINE_POINTS,
    SPIRIT_NAMES,
    TOKEN_POINTS,
    set_points,
)
from teahouse.games.castle.rules.realm import BIT, Realm, connected, has_four, size_of
from teahouse.games.castle.rules.realm_spirits import DropShrine, DropTile
from teahouse.games.castle.rules.set_spirits import ExtraShrine
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Continue, End, Place, Turn
from teahouse.games.castle.screen.art import places
from teahouse.games.castle.screen.art.places import FLOOR
from teahouse.games.castle.screen.keys import CASTLE_TILES, SEAT_LETTERS, SHRINE_BANK, top_of
from teahouse.games.castle.screen.refusals import IN_CASTLE, veils
from teahouse.games.castle.sketch.table import about, about_stack, asked, free_twins

MANY = 4096  # sentences and spots kept
PAY_SHRINE_NOW = PAY.of(PAY_SHRINE)

IN_REALM = (PLACE, BUILD, PAY, SET, TURN, LIFT, DROP, WILD)

# --- what may be done ------------------------------------------------------------------------------------------------

STEPS = ("step-take", "step-continue", "step-place", "step-build")
STEP_OF: dict[type, int] = {Turn: 0, Continue: 1, Place: 2, Build: 3, Enlarge: 3, End: 4}
BUTTONS: dict[Family, tuple[str, str]] = {  # choices without a place, or with one that may be out of sight
    SHRINE: ("button-shrine", "main"),
    DISCARD: ("button-discard", "plain"),
    SUMMON: ("button-summon", "plain"),
    CALL: ("button-call", "quiet"),
    DONE: ("button-done", "main"),
}


@cache
def _decision(step: str) -> str:
    """The decision by its name: `LiftTile` is `lift-tile`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", step).lower()


def waiting(s: Castle) -> Offers:
    if s.actor == OVER:
        return Offers(words(f"scene-over-{s.ending}"))
    if s.actor == CHANCE:
        return Offers(words("table-draws"))
    return Offers(words("table-waits", seat=s.actor))


def offer_all(made: Scene, s: Castle) -> Offers:
    legal = s.legal()
    decision = _decision(type(s.pending[-1]).__name__)
    offers = Offers((f"prompt-{decision}", asked(s)))
    twins = _with_free_twin(s, legal)
    for choice in legal:
        _offer(offers, made, s, choice, decision, choice in twins)
    offers.ghost = _ghost(s)
    offers.steps = _steps(s)
    offers.hint = words(f"hint-{decision}", count=len(offers.targets))
    offers.veils = veils(s, legal)
    return offers


def _with_free_twin(s: Castle, legal: list[int]) -> set[int]:
    """C-24: the first tiles after which a second one can be taken."""
    takes = [choice for choice in legal if TAKE.base <= choice < TAKE.end]
    return {choice for choice in takes if free_twins(s, choice - TAKE.base)}


def _offer(offers: Offers, made: Scene, s: Castle, choice: int, decision: str, twin: bool) -> None:
    """Put a choice where it belongs: on a piece, on an empty space, on a button."""
    family = CHOICES.family_of(choice)
    gain = _gain(s, family, choice)
    key = _place_of(offers, s, family, choice)
    offers.choices[choice] = _sentence(offers, made, s, family, choice, key, twin)
    if key:
        target = offers.targets.get(key)
        if target is None:
            offers.targets[key] = Target([choice], gain)
        else:
            target.do.append(choice)
    if family in BUTTONS:
        name, kind = BUTTONS[family]
        said: Values = {"at": decision} if family is DONE else {}
        if family is CALL:
            said = {"spirit": SPIRIT_NAMES[CALL.index(choice)]}
        offers.buttons.append(Button(choice, (name, said), kind, gain))
    elif choice == PAY_SHRINE_NOW:
        offers.buttons.append(Button(choice, words("button-pay-shrine")))


TWIN = words("scene-take", twin="yes"), words("scene-take", twin="no")


def _sentence(offers: Offers, made: Scene, s: Castle, family: Family, choice: int, key: str, twin: bool) -> Words:
    """The choice in words, for the list of choices. What a piece says about itself (its cell, its face) is not repeated
    in what is said about it. Whether a twin is free is said, but not where: eyes find it."""
    if family in IN_CASTLE:
        return TWIN[0 if twin else 1] if family is TAKE else (f"choice-{family.name}", {})
    if family not in IN_REALM or choice == PAY_SHRINE_NOW:
        return f"choice-{family.name}", about(s, choice)
    realm, space = s.realms[s.actor], _space(family, choice)
    values = _about_space(choice, realm.height[space], realm.face[space], realm.shrines & BIT[space] != 0)
    lying = offers.spots.get(key) or made.find(key)
    own = lying.say[1] if lying is not None and lying.say is not None else {}
    return f"choice-{family.name}", {name: value for name, value in values.items() if own.get(name) != value}


@lru_cache(maxsize=MANY)
def _about_space(choice: int, height: int, face: int, shrine: bool) -> Values:
    return about(None, choice) | about_stack(height, face, shrine)


def _space(family: Family, choice: int) -> int:
    return family.index(choice) // (KINDS if family is WILD else 1)


def _place_of(offers: Offers, s: Castle, family: Family, choice: int) -> str:
    """The id of the piece or spot that a choice is about; empty for those that have none."""
    if family in IN_CASTLE:
        cell = choice - family.base
        return CASTLE_TILES[cell][s.height[cell]]
    letter = SEAT_LETTERS[s.actor]
    realm = s.realms[s.actor]
    if choice == PAY_SHRINE_NOW:
        return f"shrine:{letter}.pool.{realm.pool - 1}"
    if family in IN_REALM:
        space = _space(family, choice)
        key = top_of(letter, realm, space)
        if not key:
            key = f"spot.{letter}.{SPACE_NAMES[space]}"
            offers.spots[key] = _spot(letter, space)
        return key
    if family is SHRINE:
        return SHRINE_BANK
    if family is SUMMON:
        return f"token:{s.summons}"
    if family is CALL:
        return f"card.spirit.{SPIRIT_NAMES[CALL.index(choice)]}"
    return ""


@lru_cache(maxsize=MANY)
def _spot(letter: str, space: int) -> Piece:
    x, y = places.realm_place(space, 1)
    return Piece("slot", f"realm-{letter}", x, y, FLOOR, words("scene-space", space=SPACE_NAMES[space]))


def _gain(s: Castle, family: Family, choice: int) -> Words | None:
    """The points a choice brings, where a glance shows them."""
    points = 0
    realm = s.realms[s.actor]
    if family is PLACE:
        points = _set_by(realm, s.first if s.first != NO_FACE else s.second, PLACE.index(choice))
    elif family is DROP:
        step = s.pending[-1]
        if isinstance(step, DropTile) and realm.face[step.source] != NO_FACE:
            points = _set_by(realm, realm.face[step.source], DROP.index(choice), step.source)
    elif family is BUILD:
        points = SHRINE_POINTS[min(realm.height[BUILD.index(choice)], 3)]
    elif family is DISCARD:
        points = DISCARD_POINTS
    elif family is SUMMON:
        points = TOKEN_POINTS
    return words("gain-points", points=points) if points else None


def _set_by(realm: Realm, face: int, space: int, source: int = -1) -> int:
    """C-37, C-39: the points of the set that this tile would complete there."""
    kind = KIND_OF[face]
    tiles = realm.up[kind] | BIT[space]
    if source >= 0:
        tiles &= ~BIT[source]
    if not has_four(tiles):
        return 0
    group = connected(BIT[space], tiles)
    return set_points(kind, size_of(group)) if has_four(group) else 0


def _ghost(s: Castle) -> str:
    """The picture of what is about to be put down."""
    step = s.pending[-1]
    if isinstance(step, Place):
        return FACE_NAMES[s.first if s.first != NO_FACE else s.second]
    if isinstance(step, DropTile):
        face = s.realms[s.actor].face[step.source]
        return "back" if face == NO_FACE else FACE_NAMES[face]
    return "shrine" if isinstance(step, (Build, ExtraShrine, DropShrine)) else ""


def _steps(s: Castle) -> list[tuple[str, str]]:
    now = STEP_OF.get(type(s.pending[-1]))
    if now is None:  # a spirit is at work
        return [("step-spirit", "now")]
    return [(key, "was" if at < now else "now" if at == now else "later") for at, key in enumerate(STEPS)]
