"""Why it is not the moment for a choice: what it would need, or what has to be decided first (T-23 to T-25, T-96)."""

from __future__ import annotations

from typing import Final

from teahouse.core.choices import Family
from teahouse.core.errors import Reason
from teahouse.core.words import decision
from teahouse.games.tang.rules.building import AfterTile, BuildAgain, ChooseTile
from teahouse.games.tang.rules.choices import (
    BUILD,
    CARD,
    CELL,
    CHARACTER,
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
    SOLO_LANTERN,
    STAND,
    START,
    STEP,
    SWAP,
    TILE,
    TOKEN,
    WAIT,
)
from teahouse.games.tang.rules.decorating import (
    AfterDecoration,
    BeforeDrawing,
    BonusStep,
    Choose,
    ChooseCard,
    DecorateAgain,
    PutDecoration,
    why_not_merchant,
)
from teahouse.games.tang.rules.influence import SendMini, no_invitation
from teahouse.games.tang.rules.landscapes import ChooseSlot, ChooseToken, PickLandscape, PickTwo, SearchPile
from teahouse.games.tang.rules.lanterns import why_not_lantern
from teahouse.games.tang.rules.minis import Face, Stand, Whom
from teahouse.games.tang.rules.pieces import LANTERN_COUNT, SEARCH, TWO_DECORATIONS, TWO_TILES
from teahouse.games.tang.rules.placing import ChooseCell, Paths, Rotate
from teahouse.games.tang.rules.solo import (
    BeginSoloTurn,
    ChooseCopy,
    ChooseDisplay,
    ChooseStack,
    PairDecoration,
    is_won,
)
from teahouse.games.tang.rules.solo_characters import SendOwn, why_not_influence_solo
from teahouse.games.tang.rules.solo_forms import why_not_remove, why_not_solo_lantern
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.turn import Turn, why_not_official

DRAWN: Final[list[Family]] = [TILE, CARD, LANDSCAPE_DRAWN, CHARACTER, START, SIZE]  # by chance
ONLY_SOLO: Final[list[Family]] = [COPY, DISPLAY_TILE, REMOVE]
NOT_SOLO: Final[list[Family]] = [DECORATE, KEEP, COINS, STEP, WAIT, MOVE, TOKEN, MERCHANT_TAKES, FLIP, SWAP]
BUILDING: Final = (AfterTile, ChooseTile, BuildAgain)  # one of them is pending as long as the action lasts
DECORATING: Final = (Choose, ChooseCard, AfterDecoration, DecorateAgain, BeforeDrawing)
# family -> the steps in which it is decided, and what is missing while none of them is pending
PARTS: Final[dict[str, tuple[tuple[type, ...], str, str]]] = {
    CELL.name: ((ChooseCell,), "T-28", "no-tile-is-in-hand"),
    ROTATE.name: ((ChooseCell, Rotate), "T-28", "no-tile-is-in-hand"),
    COINS.name: ((Paths,), "T-31", "no-paths-are-to-be-paid"),
    STEP.name: ((Paths, BonusStep), "T-31", "no-step-is-to-be-given"),
    PUT.name: ((PutDecoration, PairDecoration), "T-50", "no-decoration-is-in-hand"),
    STAND.name: ((Stand,), "T-59", "no-guest-is-on-its-way"),
    FACE.name: ((Stand, Face), "T-59", "no-guest-is-on-its-way"),
    SEND.name: ((SendMini, SendOwn), "T-59", "nobody-is-to-be-sent"),
    MOVE.name: ((Whom,), "T-70.3", "reposition-asks-for-nobody-now"),
    TOKEN.name: ((ChooseToken,), "T-50", "no-token-of-choice-now"),
    PICK.name: ((PickLandscape, SearchPile, PickTwo), "T-47", "no-landscape-is-to-be-picked"),
    SLOT.name: ((ChooseSlot,), "T-47", "no-landscape-is-in-hand"),
    COPY.name: ((ChooseCopy,), "T-87", "reuse-is-not-being-used"),
    DISPLAY_TILE.name: ((ChooseDisplay,), "T-87", "from-the-display-is-not-being-used"),
}


def not_the_moment(s: Tang, choice: int) -> Reason:
    """For a choice that belongs to another decision than the one a player has before him."""
    family = CHOICES.family_of(choice)
    if family in DRAWN:
        return Reason("T-27", "chance-draws-this")
    if s.seats > 1 and family in ONLY_SOLO:
        return Reason("T-85", "only-in-solo")
    if s.seats == 1 and family in NOT_SOLO:
        return Reason("T-85", "not-in-solo")
    if choice == DONE.base:
        return Reason(_rule(s), "this-has-to-be-decided", {"moment": decision(s)})
    if family is LANTERN or family is REFRESH:
        return _lantern(s, choice)
    reason = _solo(s, choice) if s.seats == 1 else _action(s, choice)
    if reason is None and family.name in PARTS:
        steps, rule, key = PARTS[family.name]
        if not under_way(s, steps):
            reason = Reason(rule, key)
    return reason or first(s)


def first(s: Tang) -> Reason:
    """Nothing is missing but the end of what was begun."""
    return Reason(_rule(s), "first-decide-this", {"moment": decision(s)})


def _rule(s: Tang) -> str:
    return "T-87" if s.seats == 1 else "T-25"


def under_way(s: Tang, steps: tuple[type, ...]) -> bool:
    """Is one of these steps going on, or waiting below what is decided now?"""
    return any(isinstance(step, steps) for step in s.pending)


# --- two to four players ---


def _action(s: Tang, choice: int) -> Reason | None:
    if BUILD.has(choice) or choice == DECORATE.base:
        if not under_way(s, (Turn, ChooseTile)):
            return Reason("T-23", "the-action-of-this-turn-is-chosen")
    elif choice == FLIP.base or SWAP.has(choice):
        return why_not_official(s, choice, under_way(s, (Turn,)))
    elif KEEP.has(choice):
        if not s.drawn:
            return Reason("T-48", "no-cards-are-drawn")
    elif MERCHANT_TAKES.has(choice):
        return why_not_merchant(s, choice, under_way(s, DECORATING))
    elif INFLUENCE.has(choice) or choice == WAIT.base:
        return _guests(s, choice)
    return None


def _guests(s: Tang, choice: int) -> Reason | None:
    """T-57, T-60: an invitation is needed, and the action has to be over."""
    if s.opportunities == 0:
        if choice == WAIT.base:
            return Reason("T-60", "no-invitation-to-put-off")
        if not s.holds_token[s.seat]:
            return no_invitation(s)
    if under_way(s, (Turn, *BUILDING, *DECORATING)):
        return Reason("T-25", "guests-come-after-the-action")
    return None


def _lantern(s: Tang, choice: int) -> Reason:
    """T-69 to T-71, T-87: the lantern itself first, then what it is for."""
    if s.seats == 1 and LANTERN.has(choice) and LANTERN.index(choice) >= SOLO_LANTERN:
        if is_won(s):
            return Reason("T-94", "all-spaces-are-covered")
        lantern = LANTERN.index(choice) - SOLO_LANTERN
        if under_way(s, (BeginSoloTurn,)):
            return why_not_solo_lantern(s, lantern) or first(s)
        return Reason("T-87", "a-lantern-is-a-turn-of-its-own")
    reason = why_not_lantern(s, choice)
    if reason is not None:
        return reason
    lantern = LANTERN.index(choice) if LANTERN.has(choice) else LANTERN_COUNT
    if lantern == TWO_TILES and not under_way(s, (Turn, *BUILDING)):
        return Reason("T-70.1", "two-tiles-is-for-building")
    if lantern == TWO_DECORATIONS and not under_way(s, (Turn, *DECORATING)):
        return Reason("T-70.2", "two-decorations-is-for-decorating")
    if lantern == SEARCH and s.opportunities == 0 and not under_way(s, (PickLandscape,)):
        return Reason("T-70.4", "search-needs-a-guest-or-a-landscape")
    return first(s)


# --- solo ---


def _solo(s: Tang, choice: int) -> Reason | None:
    if BUILD.has(choice):
        if is_won(s):
            return Reason("T-94", "all-spaces-are-covered")
        if not under_way(s, (BeginSoloTurn, ChooseStack)):
            return Reason("T-87", "the-form-of-this-turn-is-chosen")
    return why_not_influence_solo(s, choice) or why_not_remove(s, choice)
