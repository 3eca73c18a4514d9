"""The solo variant Yin & Yang: the forms of a turn, what they need, and losing (T-85 to T-93)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.rules.building import why_not_build
from teahouse.games.tang.rules.choices import (
    BUILD,
    COPY,
    DISPLAY_TILE,
    INFLUENCE,
    KIND_WORDS,
    LANTERN,
    PUT,
    REMOVE,
    SOLO_LANTERN,
    SOLO_LANTERN_WORDS,
)
from teahouse.games.tang.rules.dealing import DEAL_BESIDE, turn_up
from teahouse.games.tang.rules.decorating import put_decoration, why_not_put
from teahouse.games.tang.rules.lanterns import why_not_lantern
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    FROM_DISPLAY,
    NO_CARD,
    NO_TILE,
    REUSE,
    SITES,
    TILE_NAMES,
    TILE_ONLY,
)
from teahouse.games.tang.rules.placing import FROM_STACK, ChooseCell
from teahouse.games.tang.rules.solo_characters import (
    FINALE,
    characters_to_influence,
    influence_solo,
    why_not_influence_solo,
)
from teahouse.games.tang.rules.solo_forms import (
    YOU,
    a_stack_is_empty,
    all_removable,
    any_form,
    can_pay_removal,
    copies,
    display_tiles,
    forms,
    pair_cells,
    removable,
    remove,
    why_not_effect,
    why_not_pair,
    why_not_remove,
    why_not_solo_lantern,
)
from teahouse.games.tang.rules.state import PLAYERS, Tang

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
        if any_form(s):
            s.push(SOLO_TURN)
        else:
            s.ending = "solo-lost"
            if s.events is not None:
                s.tell("tang-lost", why=why_lost(s))
                s.tell("tang-over", ending=s.ending)


def why_lost(s: Tang) -> str:
    """T-93: a stack is used up, or nothing can be placed."""
    return "stack" if a_stack_is_empty(s) else "turn"


class SoloTurn(Step[Tang]):
    """T-87: one form; before it characters may be influenced and decorations removed (T-90, T-91)."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def arguments(self) -> tuple[int, ...]:
        return ()

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
            s.touch(PLAYERS)
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


# --- pairs ---


class PairCell(ChooseCell):
    """T-87: only where the decoration can follow."""

    def cells(self, s: Tang, base: int) -> list[int]:
        return pair_cells(s, self.source, base)


class PairDecoration(Step[Tang]):
    """T-87: the decoration of the pair; before it T-90 and, with a spot at hand, T-91."""

    def __init__(self, stack: int) -> None:
        super().__init__(YOU)
        self.stack: Final = stack

    def arguments(self) -> tuple[int, ...]:
        return (self.stack,)

    def kind(self, s: Tang) -> int:
        return s.beside[self.stack] // BONUS_COUNT

    def legal(self, s: Tang) -> list[int]:
        site = s.board.site[self.kind(s)]
        choices = s.spots(site, False, PUT.base)
        free = len(choices) > 0
        if free:
            choices += characters_to_influence(s)
        if can_pay_removal(s):
            choices += [REMOVE.base + at for at in (all_removable(s) if free else removable(s, site))]
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
            kind = self.kind(s)
            values: dict[str, int | str] = {"kind": KIND_WORDS[kind], "site": SITES[s.board.site[kind]]}
            return Reason("T-87", "the-decoration-in-hand-needs-a-spot-first", values)
        refused = why_not_put(s, self.kind(s), choice) or why_not_remove(s, choice)
        if refused is None and REMOVE.has(choice):
            where: dict[str, int | str] = {"kind": KIND_WORDS[self.kind(s)], "site": SITES[s.board.site[self.kind(s)]]}
            return Reason("T-90", "the-decoration-in-hand-would-have-no-spot", where)
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

    def arguments(self) -> tuple[int, ...]:
        return ()

    def legal(self, s: Tang) -> list[int]:
        return [COPY.base + lantern for lantern in copies(s)]

    def apply(self, s: Tang, choice: int) -> None:
        light(s, COPY.index(choice))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if COPY.has(choice):
            name: dict[str, int | str] = {"lantern": SOLO_LANTERN_WORDS[COPY.index(choice)]}
            if s.used[YOU] & BIT[COPY.index(choice)] == 0:
                return Reason("T-87", "only-used-lanterns-can-be-copied", name)
            return why_not_effect(s, COPY.index(choice))
        return None


class ChooseStack(Step[Tang]):
    """T-87, *tile only*: any face-up tile that fits."""

    def __init__(self) -> None:
        super().__init__(YOU)

    def arguments(self) -> tuple[int, ...]:
        return ()

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

    def arguments(self) -> tuple[int, ...]:
        return ()

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
