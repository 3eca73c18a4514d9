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
    DISCARD,
    DRAGON_CARD,
    DROP,
    FACE,
    LIFT,
    PAIR,
    PAY,
    PAY_SHRINE,
    PLACE,
    SET,
    SHRINE,
    SPIRIT,
    SUMMON,
    TAKE,
    TURN,
    WILD,
)
from teahouse.games.castle.rules.consolidating import Build
from teahouse.games.castle.rules.pieces import (
    DECEPTION,
    DEPTH,
    DISCARD_POINTS,
    ELEGANCE,
    KINDS,
    NO_FACE,
    SPIRIT_NAMES,
    TOKEN_POINTS,
)
from teahouse.games.castle.rules.realm import BIT, size_of
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Continue, End, Turn
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

WORTH: dict[Family, int] = {DISCARD: DISCARD_POINTS, SUMMON: TOKEN_POINTS}

# --- choices ---------------------------------------------------------------------------------------------------------


def about(state: State | None, choice: int) -> Values:
    """The values of a choice's sentence; what only the position knows is left out without one."""
    family = CHOICES.family_of(choice)
    named = family.words(choice)[1:]
    values: Values = dict(zip(NAMED.get(family.name, []), named, strict=False))
    if family in WORTH:
        values["points"] = WORTH[family]
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
    """C-24: the cells with an identical tile in sight that can be taken once this one is gone, if there is room for
    both (C-34). Elegance adds tiles with a free short side, and may want one (C-63)."""
    if size_of(s.realms[s.seat].legal_spaces()) < 2:
        return []
    elegant = s.is_called(ELEGANCE)
    wanted = s.owes_short_side() and not s.short_side(cell)
    s.height[cell] -= 1
    others = [other for other in s.showing[s.top[cell]] if other != cell]
    twins = [o for o in others if (s.available(o) and not wanted) or (elegant and s.short_side(o))]
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
        "summon": "no",
        "can": "yes",
    }
    if isinstance(step, Turn) and state.may_summon():
        values["summon"] = "yes" if state.top_floor() else "must"
    if isinstance(step, Build) and not any(map(BUILD.has, state.legal())):
        values["can"] = "no"  # nothing is asked but whether a spirit adds one
    if isinstance(step, Payment):
        values["spirit"] = step.spirit.name
    if isinstance(step, End):
        values["closing"] = "yes"  # choosing `done` here ends the turn: nobody need confirm it once more
    return values


def hinted(s: Castle) -> Values:
    """The values of the sentence below the prompt: it speaks of what can be chosen, and of nothing else."""
    step, legal = s.pending[-1], s.legal()
    if isinstance(step, Turn):
        return {"now": "empty" if s.top_floor() == 0 else "elegance" if s.owes_short_side() else "free"}
    if isinstance(step, Continue):
        return {"second": _second(s, legal), "rest": _rest(s, legal), "points": DISCARD_POINTS}
    if isinstance(step, Payment):
        tiles = [choice for choice in legal if choice != PAY_SHRINE_NOW]
        return {"ways": "both" if PAY_SHRINE_NOW in legal and tiles else "tile" if tiles else "shrine"}
    if isinstance(step, Build):
        return {"can": "yes" if any(map(BUILD.has, legal)) else "no"}
    return {}


def _second(s: Castle, legal: list[int]) -> str:
    """What the second tile may be."""
    if not any(map(PAIR.has, legal)):
        return "no"
    if s.is_called(DECEPTION):
        return "beside"
    if s.is_called(DEPTH):
        return "type-short" if s.owes_short_side() else "type"
    return "short" if s.owes_short_side() else "twin"


def _rest(s: Castle, legal: list[int]) -> str:
    """What else can be done with the first tile: `or-` where a second one can be taken, too."""
    if DISCARD.base not in legal:
        return "none"
    paired = any(map(PAIR.has, legal))
    if SHRINE.base in legal:
        return "or-shrine" if paired else "shrine"
    if paired:
        return "or-away"
    return "full" if s.realms[s.actor].legal_spaces() == 0 else "supply"
