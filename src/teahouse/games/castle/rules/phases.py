"""Why a choice belongs to another moment: what has to be done first, by the rule that says so."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.games.castle.rules.choices import (
    BUILD,
    DESTROY,
    DISCARD,
    DONE,
    DRAGON_CARD,
    DROP,
    FACE,
    LIFT,
    PAIR,
    PAY,
    PLACE,
    SET,
    SHRINE,
    SPIRIT,
    TURN,
    WILD,
)
from teahouse.games.castle.rules.pieces import FACE_NAMES, NO_FACE
from teahouse.games.castle.rules.state import Castle

BY_SPIRITS: Final[dict[str, str]] = {  # which spirits ask for a choice
    SET.name: "beauty-or-cunning",
    TURN.name: "wind",
    LIFT.name: "wind-or-strength",
    DROP.name: "wind-or-strength",
    WILD.name: "change",
    DESTROY.name: "destruction",
}


def never_chosen(choice: int) -> Reason | None:
    """What chance draws is nobody's choice."""
    if FACE.has(choice) or SPIRIT.has(choice) or DRAGON_CARD.has(choice):
        return Reason("C-20", "only-chance-draws")
    return None


def finish_the_spirit(spirit: str, choice: int) -> Reason:
    """C-53: an effect is carried out completely before anything else."""
    return never_chosen(choice) or Reason("C-53", "finish-the-spirit-first", {"spirit": spirit})


def not_at_the_start(s: Castle, choice: int) -> Reason:
    """C-21, C-22: a turn begins with a tile, or with a summons."""
    if choice == DONE.base or PAIR.has(choice) or choice in (SHRINE.base, DISCARD.base):
        if s.top_floor() == 0:
            return Reason("C-29", "the-castle-is-empty-and-you-must-summon")
        if choice == DONE.base:
            return Reason("C-21", "a-turn-cannot-be-passed")
        return Reason("C-22", "take-a-first-tile-before")
    if PLACE.has(choice):
        return Reason("C-31", "no-tile-in-hand-to-place")
    return without_its_occasion(choice)


def not_with_a_tile_in_hand(s: Castle, choice: int) -> Reason:
    """C-22: the first tile is taken; now a second one, a shrine, or away with it."""
    if choice == DONE.base or PLACE.has(choice):
        return Reason("C-22", "decide-about-the-first-tile-before", {"face": FACE_NAMES[s.first]})
    return without_its_occasion(choice)


def not_before_placing(s: Castle, choice: int) -> Reason:
    """C-31: what was taken is placed."""
    face = s.first if s.first != NO_FACE else s.second
    return never_chosen(choice) or Reason("C-31", "place-the-tile-before", {"face": FACE_NAMES[face]})


def without_its_occasion(choice: int) -> Reason:
    """Building follows a set, paying a call, and some things only spirits do."""
    for family, spirits in BY_SPIRITS.items():
        if choice in RANGES[family]:
            return Reason("C-49", "only-a-spirit-does-that", {"by": spirits})
    if BUILD.has(choice):
        return Reason("C-45", "no-set-has-just-turned")
    if PAY.has(choice):
        return Reason("C-50", "no-spirit-has-been-called-to-pay-for")
    return Reason("C-20", "only-chance-draws")


RANGES: Final[dict[str, range]] = {
    family.name: range(family.base, family.end) for family in (SET, TURN, LIFT, DROP, WILD, DESTROY)
}
