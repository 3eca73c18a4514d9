"""Values for the sentences of choices and prompts: what a choice says, and what a decision asks."""

from __future__ import annotations

from functools import lru_cache

from teahouse.core.choices import Family
from teahouse.core.state import State
from teahouse.core.words import Values, Words, words
from teahouse.games.castle.rules.calling import Payment
from teahouse.games.castle.rules.choices import (
    BUILD,
    CALL,
    CELL_NAMES,
    CHOICES,
    DESTROY,
    DRAGON_CARD,
    DROP,
    FACE,
    LIFT,
    PAIR,
    PAY,
    PAY_SHRINE,
    PLACE,
    SET,
    SPIRIT,
    TAKE,
    TURN,
    WILD,
)
from teahouse.games.castle.rules.pieces import KINDS, NO_FACE, SPIRIT_NAMES
from teahouse.games.castle.rules.realm import BIT
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import End
from teahouse.games.castle.words.names import about_stack, face_name

IN_CASTLE = (TAKE, PAIR, DESTROY)  # families that name a cell of the castle, or a space of a realm
IN_REALM = (PLACE, BUILD, PAY, SET, TURN, LIFT, DROP, WILD)
PAY_SHRINE_NOW = PAY.of(PAY_SHRINE)  # the one of them without a space
MANY = 4096  # sentences kept

NAMED: dict[str, list[str]] = {  # what the words of a choice are called in its sentence
    **{family.name: ["cell"] for family in IN_CASTLE},
    **{family.name: ["space"] for family in IN_REALM},
    WILD.name: ["space", "letter"],
    **{family.name: ["spirit"] for family in (CALL, SPIRIT)},
    DRAGON_CARD.name: ["dragon"],
    FACE.name: ["face"],
}

# --- choices ---------------------------------------------------------------------------------------------------------


def about(state: State | None, choice: int) -> Values:
    """The values of a choice's sentence; what only the position knows is left out without one."""
    family = CHOICES.family_of(choice)
    named = family.words(choice)[1:]
    values: Values = dict(zip(NAMED.get(family.name, []), named, strict=False))
    if isinstance(state, Castle):
        values |= _about_place(state, family, choice)
    return values


def _about_place(s: Castle, family: Family, choice: int) -> Values:
    if family in IN_CASTLE:
        cell = family.index(choice)
        twins = free_twins(s, cell) if family is TAKE else []
        twin = CELL_NAMES[twins[0]] if twins else "none"
        return {"face": face_name(s.top[cell]), "floor": s.height[cell], "twin": twin}
    if family is CALL:
        return {"effect": f"spirit-{SPIRIT_NAMES[CALL.index(choice)]}.effect"}
    if family not in IN_REALM or choice == PAY_SHRINE_NOW:
        return {}
    realm, space = s.realms[s.seat], space_of(family, choice)
    return about_stack(realm.height[space], realm.face[space], realm.shrines & BIT[space] != 0)


def space_of(family: Family, choice: int) -> int:
    """The space that a choice in the realm names."""
    return family.index(choice) // (KINDS if family is WILD else 1)


def free_twins(s: Castle, cell: int) -> list[int]:
    """C-24: the cells with an identical tile in sight that is free once this one is gone."""
    s.height[cell] -= 1
    twins = [other for other in s.showing[s.top[cell]] if other != cell and s.available(other)]
    s.height[cell] += 1
    return twins


TWIN = words("scene-take", twin="yes"), words("scene-take", twin="no")


def said(s: Castle, family: Family, choice: int, twin: bool) -> Words:
    """A choice on a screen. Whether a twin is free is said, but not where: eyes find it, as they do cell and face."""
    if family in IN_CASTLE:
        return TWIN[0 if twin else 1] if family is TAKE else (f"choice-{family.name}", {})
    if family not in IN_REALM or choice == PAY_SHRINE_NOW:
        return f"choice-{family.name}", about(s, choice)
    realm, space = s.realms[s.actor], space_of(family, choice)
    values = _about_space(choice, realm.height[space], realm.face[space], realm.shrines & BIT[space] != 0)
    return f"choice-{family.name}", values


@lru_cache(maxsize=MANY)
def _about_space(choice: int, height: int, face: int, shrine: bool) -> Values:
    return about(None, choice) | about_stack(height, face, shrine)


# --- prompts ---------------------------------------------------------------------------------------------------------


def asked(state: State) -> Values:
    """The values of the prompt."""
    assert isinstance(state, Castle)
    step = state.pending[-1]
    values: Values = {
        "face": face_name(state.first if state.first != NO_FACE else state.second),
        "floor": state.top_floor(),
        "pool": state.realms[state.seat].pool,
        "summon": "yes" if state.may_summon() else "no",
    }
    if isinstance(step, Payment):
        values["spirit"] = step.spirit.name
    if isinstance(step, End):
        values["closing"] = "yes"  # choosing `done` here ends the turn: nobody need confirm it once more
    return values
