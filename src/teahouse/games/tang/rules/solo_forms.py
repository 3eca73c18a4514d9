"""Solo: what is possible: forms of a turn, pairs to complete, decorations to remove (T-87, T-90, T-93)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.games.tang.rules.board import NO_TOKEN
from teahouse.games.tang.rules.building import why_not_build
from teahouse.games.tang.rules.choices import (
    BUILD,
    CELL_NAMES,
    KIND_WORDS,
    LANTERN,
    REMOVE,
    SOLO_LANTERN,
    SOLO_LANTERN_WORDS,
    SPOT_WORDS,
)
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    BRIDGE_SITE,
    FROM_DISPLAY,
    LARGE,
    NEW_CARDS,
    NO_CARD,
    NO_TILE,
    PLACES,
    REUSE,
    SITES,
    SMALL,
    SPOTS,
    STACKS,
    TILE_ONLY,
)
from teahouse.games.tang.rules.state import NOWHERE, PLAYERS, Tang

YOU: Final = 0


# --- removing decorations (T-90) ---


def can_pay_removal(s: Tang) -> bool:
    return s.owned[LARGE] >= s.board.removal_cost or s.owned[SMALL] >= s.board.removal_cost


def removable(s: Tang, site: int) -> list[int]:
    """T-90: cell * 5 + spot of the decorations of a site that carry no mini."""
    taken = [at // 4 for at in s.at if at != NOWHERE]
    return [at for at in s.spots(site, True) if at // SPOTS * PLACES + at % SPOTS not in taken]


def all_removable(s: Tang) -> list[int]:
    return sorted([at for site in range(len(SITES)) for at in removable(s, site)])


def remove(s: Tang, at: int) -> None:
    """T-90: four tokens of a size, large ones first, for one decoration."""
    size = LARGE if s.owned[LARGE] >= s.board.removal_cost else SMALL
    s.owned[size] -= s.board.removal_cost
    s.touch(PLAYERS)
    cell, spot = at // SPOTS, at % SPOTS
    kind = s.decoration(cell, spot)
    s.take_away(cell, spot)
    s.removed += 1
    if s.events is not None:
        s.tell("tang-remove", kind=KIND_WORDS[kind], cell=CELL_NAMES[cell], spot=SPOT_WORDS[spot])


def why_not_remove(s: Tang, choice: int) -> Reason | None:
    """T-90: what is missing to remove that decoration; None if it is nothing."""
    if not REMOVE.has(choice):
        return None
    at = REMOVE.index(choice)
    where: dict[str, int | str] = {"cell": CELL_NAMES[at // SPOTS], "spot": SPOT_WORDS[at % SPOTS]}
    if s.decoration(at // SPOTS, at % SPOTS) < 0:
        return Reason("T-90", "no-decoration-stands-there", where)
    if not can_pay_removal(s):
        tokens: dict[str, int | str] = {
            "needed": s.board.removal_cost,
            "large": s.owned[LARGE],
            "small": s.owned[SMALL],
        }
        return Reason("T-90", "too-few-landscape-tokens-of-one-size", tokens)
    return Reason("T-90", "a-mini-stands-on-it", where) if at not in all_removable(s) else None


# --- what is possible (T-87, T-93) ---


def has_spot(s: Tang, stack: int) -> bool:
    """T-87: wherever the tile of this pair lies, is a spot free for its decoration?"""
    site = s.board.site[s.beside[stack] // BONUS_COUNT]
    if s.free[site] > 0:
        return True
    face = s.face_up[stack] * 4
    return s.faces.bridge[face] if site == BRIDGE_SITE else site in s.faces.spots[face]


def pays_for_spot(s: Tang, cell: int) -> bool:
    """T-87, T-90: with the token of that cell, are there enough to make a spot free?"""
    token = s.token_on(cell)
    owned = s.owned[:]
    if token != NO_TOKEN:
        owned[s.token_size(token)] += 1
    return max(owned[LARGE], owned[SMALL]) >= s.board.removal_cost


def is_pair(s: Tang, stack: int) -> bool:
    """T-87: a tile, and beside it a card whose decoration is left."""
    card = s.beside[stack]
    return s.face_up[stack] != NO_TILE and card != NO_CARD and s.supply[card // BONUS_COUNT] > 0


def can_complete(s: Tang, stack: int, cell: int) -> bool:
    """T-87: with the tile of this pair on that cell, can its decoration be placed?"""
    if not is_pair(s, stack) or has_spot(s, stack):
        return is_pair(s, stack)
    return pays_for_spot(s, cell) and len(removable(s, s.board.site[s.beside[stack] // BONUS_COUNT])) > 0


def pair_cells(s: Tang, stack: int, base: int = 0) -> list[int]:
    """T-87: where the tile of a pair can go so that its decoration can follow; as choices from a base on."""
    if not is_pair(s, stack):
        return []
    if has_spot(s, stack):
        return s.cells_for(s.face_up[stack], base)
    if not removable(s, s.board.site[s.beside[stack] // BONUS_COUNT]):
        return []
    return [base + cell for cell in s.cells_for(s.face_up[stack]) if pays_for_spot(s, cell)]


def is_playable(s: Tang, stack: int) -> bool:
    """T-87: does the tile of a pair go anywhere, so that its decoration can follow?"""
    if is_pair(s, stack) and has_spot(s, stack):
        return s.fits_somewhere(s.face_up[stack])
    return len(pair_cells(s, stack)) > 0


def a_stack_is_empty(s: Tang) -> bool:
    for stack in range(4):  # noqa: SIM110  asked in every turn
        if s.is_empty(stack):
            return True
    return False


def display_tiles(s: Tang) -> list[int]:
    """The places of the display whose tile fits somewhere."""
    return [place for place, tile in enumerate(s.display) if s.fits_somewhere(tile)]


def is_possible(s: Tang, lantern: int) -> bool:
    """T-87, T-93: could this form be played if a lantern paid for it?"""
    if lantern == TILE_ONLY:
        return s.any_tile_fits()
    if lantern == FROM_DISPLAY:
        return any(s.fits_somewhere(tile) for tile in s.display)
    return not a_stack_is_empty(s)


def copies(s: Tang) -> list[int]:
    """T-87: the used lanterns whose effect *reuse* can copy."""
    return [lantern for lantern in range(REUSE) if s.used[YOU] & BIT[lantern] and is_possible(s, lantern)]


def any_form(s: Tang) -> bool:
    """T-93: is there any? Mostly the first pair is one."""
    if not a_stack_is_empty(s):
        for stack in range(4):
            if is_playable(s, stack):
                return True
    return len(forms(s)) > 0


def forms(s: Tang) -> list[int]:
    """T-87: every form that a turn can have."""
    choices: list[int] = []
    if not a_stack_is_empty(s):
        choices = [BUILD.base + stack for stack in range(4) if is_playable(s, stack)]
    first = LANTERN.base + SOLO_LANTERN
    for lantern in range(REUSE):
        if s.used[YOU] & BIT[lantern] == 0 and is_possible(s, lantern):
            choices.append(first + lantern)
    if s.used[YOU] & BIT[REUSE] == 0 and copies(s):
        choices.append(first + REUSE)
    return choices


# --- and why not ---


def why_not_pair(s: Tang, choice: int) -> Reason | None:
    stack = BUILD.index(choice)
    if a_stack_is_empty(s):
        return Reason("T-93", "no-pairs-while-a-stack-is-empty")
    if s.face_up[stack] == NO_TILE or not s.cells_for(s.face_up[stack]):
        return why_not_build(s, choice)
    card = s.beside[stack]
    if card == NO_CARD:
        return Reason("T-87", "no-card-lies-beside-the-stack", {"stack": STACKS[stack]})
    kind = card // BONUS_COUNT
    values: dict[str, int | str] = {"stack": STACKS[stack], "kind": KIND_WORDS[kind]}
    if s.supply[kind] == 0:
        return Reason("T-49", "no-such-decoration-is-left-in-the-supply", values)
    values["site"] = SITES[s.board.site[kind]]
    return Reason("T-87", "the-decoration-of-the-pair-would-have-no-spot", values)


def why_not_solo_lantern(s: Tang, lantern: int) -> Reason | None:
    """T-87, T-93: what a solo lantern lacks; None if it is nothing but another decision that comes first."""
    name: dict[str, int | str] = {"lantern": SOLO_LANTERN_WORDS[lantern]}
    if s.used[YOU] & BIT[lantern]:
        return Reason("T-87", "this-lantern-is-used", name)
    if lantern == REUSE:
        if s.used[YOU] == 0:
            return Reason("T-87", "no-lantern-has-been-used-yet", name)
        return None if copies(s) else Reason("T-87", "no-used-lantern-can-be-copied", name)
    return None if is_possible(s, lantern) else why_not_effect(s, lantern)


def why_not_effect(s: Tang, lantern: int) -> Reason:
    """T-87, T-93: why what a lantern does could not be done, whichever lantern pays for it."""
    name: dict[str, int | str] = {"lantern": SOLO_LANTERN_WORDS[lantern]}
    if lantern == NEW_CARDS:
        return Reason("T-93", "no-new-cards-while-a-stack-is-empty", name)
    if lantern == FROM_DISPLAY and not s.display:
        return Reason("T-87", "the-display-is-empty", name)
    return Reason("T-87", "no-tile-of-it-fits-anywhere", name)
