"""The solo variant Yin & Yang: the forms of a turn, what they need, and losing (T-85 to T-93)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.board import NO_TOKEN
from teahouse.games.tang.building import why_not_build
from teahouse.games.tang.choices import (
    BUILD,
    CELL_NAMES,
    COPY,
    DISPLAY_TILE,
    INFLUENCE,
    KIND_WORDS,
    LANTERN,
    PUT,
    REMOVE,
    SOLO_LANTERN,
    SOLO_LANTERN_WORDS,
    SPOT_WORDS,
)
from teahouse.games.tang.dealing import DEAL_BESIDE, turn_up
from teahouse.games.tang.decorating import put_decoration, why_not_put
from teahouse.games.tang.lanterns import why_not_lantern
from teahouse.games.tang.pieces import (
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
    TILE_NAMES,
    TILE_ONLY,
)
from teahouse.games.tang.placing import FROM_STACK, ChooseCell
from teahouse.games.tang.solo_characters import (
    FINALE,
    characters_to_influence,
    influence_solo,
    why_not_influence_solo,
)
from teahouse.games.tang.state import NOWHERE, Tang

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
    cell, spot = at // SPOTS, at % SPOTS
    kind = s.decoration(cell, spot)
    s.take_away(cell, spot)
    s.removed += 1
    if s.events is not None:
        s.tell("tang-remove", kind=KIND_WORDS[kind], cell=CELL_NAMES[cell], spot=SPOT_WORDS[spot])


def why_not_remove(s: Tang, choice: int) -> Reason | None:
    if not REMOVE.has(choice):
        return None
    at = REMOVE.index(choice)
    where: dict[str, int | str] = {"cell": CELL_NAMES[at // SPOTS], "spot": SPOT_WORDS[at % SPOTS]}
    if s.decoration(at // SPOTS, at % SPOTS) < 0:
        return Reason("T-90", "no-decoration-stands-there", where)
    if not can_pay_removal(s):
        return Reason("T-90", "too-few-landscape-tokens-of-one-size", {"needed": s.board.removal_cost})
    if at not in all_removable(s):
        return Reason("T-90", "a-mini-stands-on-it", where)
    return Reason("T-90", "the-decoration-in-hand-would-have-no-spot", where)


# --- what is possible (T-87, T-93) ---


def can_complete(s: Tang, stack: int, cell: int) -> bool:
    """T-87: with the tile of this pair on that cell, can its decoration be placed?"""
    card = s.beside[stack]
    if card == NO_CARD or s.supply[card // BONUS_COUNT] == 0:
        return False
    site = s.board.site[card // BONUS_COUNT]
    face = s.face_up[stack] * 4
    on_tile = s.faces.bridge[face] if site == BRIDGE_SITE else site in s.faces.spots[face]
    if s.free[site] > 0 or on_tile:
        return True
    token = s.token_on(cell)
    owned = s.owned[:]
    if token != NO_TOKEN:
        owned[s.token_size(token)] += 1
    return max(owned[LARGE], owned[SMALL]) >= s.board.removal_cost and len(removable(s, site)) > 0


def pair_cells(s: Tang, stack: int) -> list[int]:
    """T-87: where the tile of a pair can go so that its decoration can follow."""
    return [cell for cell in s.cells_for(s.face_up[stack]) if can_complete(s, stack, cell)]


def a_stack_is_empty(s: Tang) -> bool:
    return any(s.is_empty(stack) for stack in range(4))


def display_tiles(s: Tang) -> list[int]:
    """The places of the display whose tile fits somewhere."""
    return [place for place, tile in enumerate(s.display) if s.fits_somewhere(tile)]


def is_possible(s: Tang, lantern: int) -> bool:
    """T-87, T-93: could this form be played if a lantern paid for it?"""
    if lantern == TILE_ONLY:
        return len(s.stacks_that_fit()) > 0
    if lantern == FROM_DISPLAY:
        return len(display_tiles(s)) > 0
    return not a_stack_is_empty(s)


def copies(s: Tang) -> list[int]:
    """T-87: the used lanterns whose effect *reuse* can copy."""
    return [lantern for lantern in range(REUSE) if s.used[YOU] & BIT[lantern] and is_possible(s, lantern)]


def forms(s: Tang) -> list[int]:
    """T-87: every form that a turn can have."""
    choices: list[int] = []
    if not a_stack_is_empty(s):
        choices = [BUILD.base + stack for stack in range(4) if s.face_up[stack] != NO_TILE and pair_cells(s, stack)]
    first = LANTERN.base + SOLO_LANTERN
    for lantern in range(REUSE):
        if s.used[YOU] & BIT[lantern] == 0 and is_possible(s, lantern):
            choices.append(first + lantern)
    if s.used[YOU] & BIT[REUSE] == 0 and copies(s):
        choices.append(first + REUSE)
    return choices


# --- the turn ---


class NextSoloTurn(Step[Tang]):
    """T-93, T-94: after each turn the win is checked first."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if is_won(s):
            if s.events is not None:
                s.tell("tang-won", coins=s.coins[YOU])
            s.push(FINALE)
        else:
            s.turn += 1
            s.push(BEGIN_SOLO_TURN)


def is_won(s: Tang) -> bool:
    """T-94: all inner spaces are covered."""
    return s.covered == len(s.board.inner)


class BeginSoloTurn(Step[Tang]):
    """T-93: the game is lost as soon as no form is possible."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if forms(s):
            s.push(SOLO_TURN)
        else:
            s.ending = "solo-lost"
            if s.events is not None:
                s.tell("tang-over", ending=s.ending)


class SoloTurn(Step[Tang]):
    """T-87: one form; before it characters may be influenced and decorations removed (T-90, T-91)."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def legal(self, s: Tang) -> list[int]:
        choices = forms(s) + characters_to_influence(s)
        if can_pay_removal(s):
            choices += [REMOVE.base + at for at in all_removable(s)]
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if INFLUENCE.has(choice):
            s.push(BEGIN_SOLO_TURN)
            influence_solo(s, INFLUENCE.index(choice))
        elif REMOVE.has(choice):
            s.push(BEGIN_SOLO_TURN)
            remove(s, REMOVE.index(choice))
        elif BUILD.has(choice):
            stack = BUILD.index(choice)
            s.push(NEXT_SOLO_TURN)
            s.then(PAIR_CELL[stack], PAIR_DECORATION[stack], AFTER_PAIR[stack])
        else:
            s.push(NEXT_SOLO_TURN)
            lantern = LANTERN.index(choice) - SOLO_LANTERN
            s.used[YOU] |= BIT[lantern]
            if s.events is not None:
                s.tell("tang-lantern", seat=YOU, lantern=SOLO_LANTERN_WORDS[lantern])
            if lantern == REUSE:
                s.push(CHOOSE_COPY)
            else:
                light(s, lantern)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if BUILD.has(choice):
            return why_not_pair(s, choice)
        if LANTERN.has(choice) and LANTERN.index(choice) >= SOLO_LANTERN:
            return why_not_solo_lantern(s, LANTERN.index(choice) - SOLO_LANTERN)
        return why_not_influence_solo(s, choice) or why_not_remove(s, choice) or why_not_lantern(s, choice)


def why_not_pair(s: Tang, choice: int) -> Reason | None:
    stack = BUILD.index(choice)
    if a_stack_is_empty(s):
        return Reason("T-93", "no-pairs-while-a-stack-is-empty")
    if not s.cells_for(s.face_up[stack]):
        return why_not_build(s, choice)
    card = s.beside[stack]
    kind = KIND_WORDS[card // BONUS_COUNT] if card != NO_CARD else ""
    return Reason("T-87", "the-decoration-of-the-pair-would-have-no-spot", {"stack": STACKS[stack], "kind": kind})


def why_not_solo_lantern(s: Tang, lantern: int) -> Reason:
    name: dict[str, int | str] = {"lantern": SOLO_LANTERN_WORDS[lantern]}
    if s.used[YOU] & BIT[lantern]:
        return Reason("T-87", "this-lantern-is-used", name)
    if lantern == REUSE:
        return Reason("T-87", "no-used-lantern-can-be-copied", name)
    if lantern == NEW_CARDS:
        return Reason("T-93", "no-new-cards-while-a-stack-is-empty", name)
    return Reason("T-87", "no-tile-of-it-fits-anywhere", name)


# --- pairs ---


class PairCell(ChooseCell):
    """T-87: only where the decoration can follow."""

    def cells(self, s: Tang) -> list[int]:
        return pair_cells(s, self.source)


class PairDecoration(Step[Tang]):
    """T-87: the decoration of the pair; before it T-90 and, with a spot at hand, T-91."""

    def __init__(self, stack: int) -> None:
        super().__init__(YOU)
        self.stack: Final = stack

    def kind(self, s: Tang) -> int:
        return s.beside[self.stack] // BONUS_COUNT

    def legal(self, s: Tang) -> list[int]:
        site = s.board.site[self.kind(s)]
        spots = s.spots(site, False)
        choices = [PUT.base + spot for spot in spots]
        if spots:
            choices += characters_to_influence(s)
        if can_pay_removal(s):
            choices += [REMOVE.base + at for at in (all_removable(s) if spots else removable(s, site))]
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if PUT.has(choice):
            put_decoration(s, self.kind(s), PUT.index(choice))
            return
        s.push(self)
        if REMOVE.has(choice):
            remove(s, REMOVE.index(choice))
        else:
            influence_solo(s, INFLUENCE.index(choice))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if INFLUENCE.has(choice) and not s.free[s.board.site[self.kind(s)]]:
            return Reason("T-87", "the-decoration-in-hand-needs-a-spot-first")
        refused = why_not_put(s, self.kind(s), choice) or why_not_remove(s, choice)
        return refused or why_not_influence_solo(s, choice)


class AfterPair(Step[Tang]):
    """T-87: both cards of the diagonal are discarded, the other tile goes to the display, new ones come."""

    def __init__(self, stack: int) -> None:
        super().__init__(AUTO)
        self.stack: Final = stack

    def apply(self, s: Tang, choice: int) -> None:
        discard_beside(s, self.stack)
        if is_won(s):
            return
        partner = s.board.partner[self.stack]
        discard_beside(s, partner)
        tile = s.face_up[partner]
        if tile != NO_TILE:
            s.face_up[partner] = NO_TILE
            s.display.append(tile)
            if s.events is not None:
                s.tell("tang-display", tile=TILE_NAMES[tile])
        s.then(DEAL_BESIDE[self.stack], DEAL_BESIDE[partner])
        turn_up(s, partner)
        turn_up(s, self.stack)


def discard_beside(s: Tang, stack: int) -> None:
    if s.beside[stack] != NO_CARD:
        s.discard.append(s.beside[stack])
        s.beside[stack] = NO_CARD


# --- lantern turns ---


def light(s: Tang, lantern: int) -> None:
    """T-87: the effect of a solo lantern."""
    if lantern == TILE_ONLY:
        s.push(CHOOSE_STACK)
    elif lantern == FROM_DISPLAY:
        s.push(CHOOSE_DISPLAY)
    else:
        for stack in range(4):
            discard_beside(s, stack)
        for stack in (3, 2, 1, 0):
            s.push(DEAL_BESIDE[stack])


class ChooseCopy(Step[Tang]):
    """T-87: *reuse* copies a lantern that is used, never itself."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def legal(self, s: Tang) -> list[int]:
        return [COPY.base + lantern for lantern in copies(s)]

    def apply(self, s: Tang, choice: int) -> None:
        light(s, COPY.index(choice))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if COPY.has(choice):
            name: dict[str, int | str] = {"lantern": SOLO_LANTERN_WORDS[COPY.index(choice)]}
            if s.used[YOU] & BIT[COPY.index(choice)] == 0:
                return Reason("T-87", "only-used-lanterns-can-be-copied", name)
            return Reason("T-87", "this-lantern-has-no-use-at-this-moment", name)
        return None


class ChooseStack(Step[Tang]):
    """T-87, *tile only*: any face-up tile that fits."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def legal(self, s: Tang) -> list[int]:
        return [BUILD.base + stack for stack in s.stacks_that_fit()]

    def apply(self, s: Tang, choice: int) -> None:
        stack = BUILD.index(choice)
        s.then(SOLO_CELL[stack], AFTER_PAIR[stack])

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        return why_not_build(s, choice)


class ChooseDisplay(Step[Tang]):
    """T-87, *from display*: a tile that was set aside; stacks and cards stay as they are."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def legal(self, s: Tang) -> list[int]:
        return [DISPLAY_TILE.base + place for place in display_tiles(s)]

    def apply(self, s: Tang, choice: int) -> None:
        s.push(ChooseCell(YOU, FROM_STACK + DISPLAY_TILE.index(choice)))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if not DISPLAY_TILE.has(choice):
            return None
        place = DISPLAY_TILE.index(choice)
        if place >= len(s.display):
            return Reason("T-87", "no-such-tile-in-the-display", {"tiles": len(s.display)})
        return Reason("T-29", "its-tile-fits-nowhere", {"tile": TILE_NAMES[s.display[place]]})


NEXT_SOLO_TURN: Final = NextSoloTurn()
BEGIN_SOLO_TURN: Final = BeginSoloTurn()
SOLO_TURN: Final = SoloTurn()
PAIR_CELL: Final[list[PairCell]] = [PairCell(YOU, stack) for stack in range(4)]
SOLO_CELL: Final[list[ChooseCell]] = [ChooseCell(YOU, stack) for stack in range(4)]
PAIR_DECORATION: Final[list[PairDecoration]] = [PairDecoration(stack) for stack in range(4)]
AFTER_PAIR: Final[list[AfterPair]] = [AfterPair(stack) for stack in range(4)]
CHOOSE_COPY: Final = ChooseCopy()
CHOOSE_STACK: Final = ChooseStack()
CHOOSE_DISPLAY: Final = ChooseDisplay()
