"""Values for the sentences of choices and prompts: what a choice says, and what a decision asks."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.state import State
from teahouse.core.words import Values, Words
from teahouse.games.tang.rules.building import BuildAgain
from teahouse.games.tang.rules.choices import (
    BUILD,
    CARD,
    CELL,
    CELL_NAMES,
    CHARACTER,
    CHARACTER_WORDS,
    CHOICES,
    COPY,
    DISPLAY_TILE,
    FACE,
    INFLUENCE,
    KEEP,
    KIND_WORDS,
    LANDSCAPE_DRAWN,
    LANTERN,
    MERCHANT_TAKES,
    MOVE,
    PICK,
    PUT,
    REFRESH,
    REMOVE,
    ROTATE,
    SEND,
    SIZE,
    SLOT,
    STAND,
    START,
    STEP,
    SWAP,
    TILE,
    TOKEN,
    WAIT,
)
from teahouse.games.tang.rules.decorating import (
    TOP_OF_DISCARD,
    BeforeDrawing,
    ChooseCard,
    DecorateAgain,
    PutDecoration,
    playable_cards,
)
from teahouse.games.tang.rules.influence import EndOfTurn, InfluenceNow, SendMini
from teahouse.games.tang.rules.landscapes import ChooseSlot, PickLandscape, PickTwo, SearchPile
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    LANDSCAPE_NAMES,
    LARGE_LANDSCAPES,
    NO_LANDSCAPE,
    PLACES,
    REPOSITION,
    SIDE_SLOTS,
    SIZES,
)
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate
from teahouse.games.tang.rules.solo import PairDecoration, SoloTurn
from teahouse.games.tang.rules.solo_characters import influences_open
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn
from teahouse.games.tang.words.names import edge_letters, icons, tile_signs

LISTS = {"icons": "icon", "there": "icon"}  # values of several words, and of which kind each word is

# --- choices ---

NAMES: dict[str, list[str]] = {  # family -> what its words are
    **{f.name: ["stack"] for f in (BUILD, SWAP)},
    **{f.name: ["cell"] for f in (CELL, TOKEN)},
    **{f.name: ["cell", "spot"] for f in (PUT, REMOVE)},
    STAND.name: ["cell", "place"],
    ROTATE.name: ["rotation"],
    STEP.name: ["terrain"],
    **{f.name: ["lantern"] for f in (LANTERN, COPY)},
    REFRESH.name: ["size", "lantern"],
    **{f.name: ["landscape"] for f in (PICK, LANDSCAPE_DRAWN)},
    SLOT.name: ["side", "slot"],
    FACE.name: ["side"],
    **{f.name: ["character"] for f in (INFLUENCE, SEND, MOVE, CHARACTER)},
    **{f.name: ["kind", "bonus"] for f in (KEEP, CARD)},
    MERCHANT_TAKES.name: ["what"],
    TILE.name: ["tile"],
    START.name: ["start", "rotation"],
    DISPLAY_TILE.name: ["number"],
    SIZE.name: ["size"],
}


def about(state: State | None, choice: int) -> Values:
    """The values of a choice's sentence; what only the position knows is left out without one."""
    family = CHOICES.family_of(choice)
    values: Values = dict(zip(NAMES.get(family.name, []), family.words(choice)[1:], strict=False))
    if isinstance(state, Tang):
        values |= _in_position(state, family, choice)
    if family in (INFLUENCE, SEND):
        values["effect"] = f"character-{values['character']}.effect"
    return values


def _in_position(s: Tang, family: Family, choice: int) -> Values:
    if family is BUILD:
        card = s.beside[BUILD.index(choice)]
        return {
            **tile_signs(s, s.face_up[BUILD.index(choice)]),
            "kind": KIND_WORDS[card // BONUS_COUNT] if card >= 0 else "none",
        }
    if family is DISPLAY_TILE:
        return (
            tile_signs(s, s.display[DISPLAY_TILE.index(choice)]) if DISPLAY_TILE.index(choice) < len(s.display) else {}
        )
    if family in (PICK, LANDSCAPE_DRAWN):
        return {"icons": icons(s, family.index(choice))}
    if family is SLOT:
        return _slot(s, SLOT.index(choice))
    if family is WAIT:
        return holding(s)
    if family is ROTATE and choice in s.legal():
        step = s.pending[-1]
        assert isinstance(step, Rotate)
        return tile_signs(s, step.tile, ROTATE.index(choice))
    return {}


def _slot(s: Tang, index: int) -> Values:
    """What the side shows already; in solo what the other one opposite will be."""
    step = s.pending[-1]
    values: Values = {"there": _side(s, index // 3)}
    if isinstance(step, ChooseSlot) and s.seats == 1:
        other = s.visible[step.size * 2]
        values["other"] = LANDSCAPE_NAMES[other] if other != NO_LANDSCAPE else "none"
    return values


def _side(s: Tang, side: int) -> str:
    shown = [s.slots[side * SIDE_SLOTS + slot] for slot in range(SIDE_SLOTS)]
    return "; ".join(icons(s, landscape) for landscape in shown if landscape != NO_LANDSCAPE)


def holding(s: Tang) -> Values:
    """T-97: who has a character token already gets none for a second invitation; it lapses."""
    return {"held": "yes" if s.holds_token[s.seat] else "no"}


# sentences of their own for a screen; all others are those of the terminal, without what only its signs can say
SAID: dict[Family, str] = {
    **{family: f"choice-{family.name}.plain" for family in (BUILD, SEND, SLOT)},
    ROTATE: "do-rotate",
    PICK: "do-pick",
    STAND: "do-stand",
    REMOVE: "do-remove",
    DISPLAY_TILE: "do-display",
}


def said(s: Tang, family: Family, choice: int) -> Words:
    """A choice on a screen; what its piece says about itself is left out by whoever draws it."""
    values = about(None, choice)
    values.pop("effect", None)
    key = SAID.get(family, f"choice-{family.name}")
    if family is INFLUENCE:
        key = "choice-influence.plain" if values["character"] != "blind" else "do-blind"
        if key == "do-blind":
            values = {}
    elif family is PICK:
        landscape = PICK.index(choice)
        values = {"icons": s.board.icon_code(landscape), "size": SIZES[0 if landscape < LARGE_LANDSCAPES else 1]}
    elif family is ROTATE:
        step = s.pending[-1]
        assert isinstance(step, Rotate)
        values = edge_letters(s.faces, step.tile * 4 + ROTATE.index(choice))
    elif family is REMOVE:
        at = REMOVE.index(choice)
        values["kind"] = KIND_WORDS[s.decoration(at // 5, at % 5)]
    elif family is DISPLAY_TILE:
        values = edge_letters(s.faces, s.display[DISPLAY_TILE.index(choice)] * 4)
    elif family is WAIT:
        values = holding(s)
    return key, values


# --- prompts ---


def asked(state: State) -> Values:
    """The values of the prompt."""
    assert isinstance(state, Tang)
    s, step = state, state.pending[-1]
    values: Values = {"coins": s.coins[s.seat], "cards": s.board.base_draw + 4 - s.face_up_count()}
    if isinstance(step, ChooseCell):
        values |= tile_signs(s, step.tile(s))
    elif isinstance(step, Rotate):
        values |= {**tile_signs(s, step.tile), "cell": CELL_NAMES[step.cell]}
    elif isinstance(step, Paths):
        values["paths"] = step.paths
    elif isinstance(step, (PickLandscape, SearchPile, PickTwo)):
        values["size"] = SIZES[step.size]
    elif isinstance(step, ChooseSlot):
        values |= {"landscape": LANDSCAPE_NAMES[step.landscape], "icons": icons(s, step.landscape)}
    elif isinstance(step, PutDecoration):
        values["kind"] = KIND_WORDS[step.kind]
    elif isinstance(step, PairDecoration):
        values["kind"] = KIND_WORDS[step.kind(s)]
    elif isinstance(step, SendMini):
        values |= {"character": CHARACTER_WORDS[step.character], "active": CHARACTER_WORDS[s.active[step.actor]]}
    elif isinstance(step, (Stand, Face)):
        values["character"] = CHARACTER_WORDS[step.mini]
        if isinstance(step, Face):
            values["cell"] = CELL_NAMES[step.space // PLACES]
    elif isinstance(step, (EndOfTurn, DecorateAgain, BuildAgain)):
        values["closing"] = "yes"  # choosing `done` here ends the turn: nobody need confirm it once more
    elif isinstance(step, (BeforeDrawing, ChooseCard)):
        values["drawn"] = len(s.drawn)
    elif isinstance(step, Turn):
        values["now"] = "decorate" if not s.stacks_that_fit() else "build" if s.must_build else "both"
    elif isinstance(step, SoloTurn):
        values["forms"] = _forms(s)
    if s.seats == 1:
        values |= {"open": influences_open(s), "left": len(s.board.inner) - s.covered}
    return values


def hinted(s: Tang) -> Values:
    """More values of the sentence below the prompt: it speaks of what can be chosen, and of nothing else."""
    step = s.pending[-1]
    if isinstance(step, BeforeDrawing):
        return {"buys": _either(s, MERCHANT_TAKES.base, MERCHANT_TAKES.base + TOP_OF_DISCARD, "cards", "discard")}
    if isinstance(step, ChooseCard):
        if not playable_cards(s):
            return {"keep": "none"}
        return {"keep": "one" if not s.two else "two" if s.placed == 0 else "second"}
    if isinstance(step, InfluenceNow):
        return {"from": "both" if s.row and s.characters else "row" if s.row else "deck", **holding(s)}
    if isinstance(step, EndOfTurn):
        return {"still": _still(s)}
    if isinstance(step, Whom):
        return {"room": "yes" if s.character_spaces() else "no"}
    return {}


def _forms(s: Tang) -> str:
    legal = s.legal()
    pairs, lanterns = any(map(BUILD.has, legal)), any(map(LANTERN.has, legal))
    return "both" if pairs and lanterns else "pairs" if pairs else "lanterns"


def _either(s: Tang, one: int, other: int, first: str, second: str) -> str:
    legal = s.legal()
    return "both" if one in legal and other in legal else first if one in legal else second


def _still(s: Tang) -> str:
    """What may be done besides ending the turn."""
    legal = s.legal()
    ways = {
        "guest": any(map(INFLUENCE.has, legal)),
        "refresh": any(map(REFRESH.has, legal)),
        "move": LANTERN.base + REPOSITION in legal,
    }
    possible = [way for way, can in ways.items() if can]
    return possible[0] if len(possible) == 1 else "several"
