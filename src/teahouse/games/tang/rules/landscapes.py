"""Landscape tokens, and the landscapes they bring (T-46, T-47, T-70.5, T-89)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.rules.choices import CELL_NAMES, LANTERN, PICK, SLOT, TOKEN
from teahouse.games.tang.rules.dealing import REFILL_LANDSCAPES
from teahouse.games.tang.rules.lanterns import do_free_action, free_actions, use_lantern, why_not_lantern
from teahouse.games.tang.rules.pieces import (
    BIT,
    FIRST_SLOT,
    LANDSCAPE_NAMES,
    LARGE,
    LARGE_LANDSCAPES,
    NO_LANDSCAPE,
    SEARCH,
    SEATS,
    SIDE_SLOTS,
    SIDES,
    SIZES,
    SLOTS,
    SMALL,
    TOKEN_COIN,
    bits_of,
)
from teahouse.games.tang.rules.state import AROUND, PLAYERS, Tang


class TakeToken(Step[Tang]):
    """T-31 (6), T-46: the token of a space that was covered."""

    def __init__(self, number: int) -> None:
        super().__init__(AUTO)
        self.number: Final = number

    def apply(self, s: Tang, choice: int) -> None:
        take_token(s, self.number, True)


def take_token(s: Tang, number: int, by_building: bool) -> None:
    """T-46, T-47, T-68: take it, coin for the Sword Dancer, and a landscape follows at once."""
    size = s.token_size(number)
    s.tokens &= ~BIT[number]
    s.touch(s.layout.cells[number])
    s.tokens_left -= 1
    s.owned[s.seat * 2 + size] += 1
    s.touch(PLAYERS)
    if s.events is not None:
        s.tell("tang-token", seat=s.seat, cell=CELL_NAMES[s.layout.cells[number]], size=SIZES[size])
    if s.seats == 1:
        s.push(PICK_TWO[size])
        return
    card = s.board.characters[s.active[s.seat]]
    if card.skill == TOKEN_COIN:
        s.gain_coins(card.coins, "skill")
    if by_building or s.rulings.search_on_bonus:
        s.push(PICK_OR_SEARCH[s.seat * 2 + size])
    else:
        s.push(PICK_ONLY[s.seat * 2 + size])


def visible(s: Tang, size: int) -> list[int]:
    """T-20: at most two."""
    return [landscape for landscape in s.visible[size * 2 : size * 2 + 2] if landscape != NO_LANDSCAPE]


def take_visible(s: Tang, landscape: int, size: int) -> None:
    """T-20: taken from beside the pile or from its top; the other one moves up."""
    first = size * 2
    if s.visible[first] == landscape:
        s.visible[first] = s.visible[first + 1]
    s.visible[first + 1] = NO_LANDSCAPE
    s.touch(AROUND)


class PickLandscape(Step[Tang]):
    """T-47: one of the visible landscapes of the token's size; T-70.5: or, when building, search the pile."""

    def __init__(self, actor: int, size: int, may_search: bool) -> None:
        super().__init__(actor)
        self.size: Final = size
        self.may_search: Final = may_search

    def legal(self, s: Tang) -> list[int]:
        choices = [PICK.base + landscape for landscape in visible(s, self.size)]
        if self.may_search and s.usable(SEARCH) and pile(s, self.size) != 0:
            choices.append(LANTERN.base + SEARCH)
        choices += free_actions(s)
        return choices

    def apply(self, s: Tang, choice: int) -> None:
        if PICK.has(choice):
            landscape = PICK.index(choice)
            take_visible(s, landscape, self.size)
            s.push(ChooseSlot(self.actor, landscape))
        elif choice == LANTERN.base + SEARCH:
            use_lantern(s, SEARCH)
            s.push(SEARCH_PILE[self.actor * 2 + self.size])
        else:
            s.push(self)
            do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if PICK.has(choice):
            return why_not_pick(s, self.size, choice, "T-47", "this-landscape-is-not-visible")
        if choice == LANTERN.base + SEARCH and s.usable(SEARCH):
            if not self.may_search:
                return Reason("T-70.5", "search-is-not-for-tokens-gained-by-a-card")
            return Reason("T-70.5", "the-pile-is-empty", {"size": SIZES[self.size]})
        return why_not_lantern(s, choice)


def why_not_pick(s: Tang, size: int, choice: int, rule: str, key: str) -> Reason:
    landscape = PICK.index(choice)
    name: dict[str, int | str] = {"landscape": LANDSCAPE_NAMES[landscape], "icons": s.board.icon_code(landscape)}
    if (landscape < LARGE_LANDSCAPES) != (size == LARGE):
        return Reason("T-47", "the-token-is-of-the-other-size", {**name, "size": SIZES[size]})
    return Reason(rule, key, name)


def pile(s: Tang, size: int) -> int:
    """T-70.5: mask of the landscapes in the pile: its visible top and all below, not the one beside it."""
    top = s.visible[size * 2 + 1]
    return s.hidden[size] | BIT[top] if top != NO_LANDSCAPE else s.hidden[size]


class SearchPile(Step[Tang]):
    """T-70.5: any landscape of the pile; the rest is shuffled, so its top is unknown again."""

    def __init__(self, actor: int, size: int) -> None:
        super().__init__(actor)
        self.size: Final = size

    def legal(self, s: Tang) -> list[int]:
        return [PICK.base + landscape for landscape in bits_of(pile(s, self.size))]

    def apply(self, s: Tang, choice: int) -> None:
        landscape = PICK.index(choice)
        s.hidden[self.size] = pile(s, self.size) & ~BIT[landscape]
        s.visible[self.size * 2 + 1] = NO_LANDSCAPE
        s.touch(AROUND)
        s.push(ChooseSlot(self.actor, landscape))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if PICK.has(choice):
            return why_not_pick(s, self.size, choice, "T-70.5", "this-landscape-is-not-in-the-pile")
        return None


class ChooseSlot(Step[Tang]):
    """T-47: any free slot of its size, on any side."""

    def __init__(self, actor: int, landscape: int) -> None:
        super().__init__(actor)
        self.landscape: Final = landscape
        self.size: Final = LARGE if landscape < LARGE_LANDSCAPES else SMALL

    def arguments(self) -> tuple[int, ...]:
        return self.actor, self.landscape

    def legal(self, s: Tang) -> list[int]:
        return [SLOT.base + slot for slot in s.free_slots(self.size)]

    def apply(self, s: Tang, choice: int) -> None:
        side, slot = SLOT.index(choice) // 3, SLOT.index(choice) % 3
        insert(s, self.landscape, side, slot)
        s.push(REFILL_LANDSCAPES[self.size])

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if not SLOT.has(choice):
            return None
        side, slot = SLOT.index(choice) // 3, SLOT.index(choice) % 3
        where: dict[str, int | str] = {"side": SIDES[side], "slot": slot}
        if slot >= SLOTS[self.size]:
            return Reason("T-12", "no-such-slot-of-this-size", {**where, "size": SIZES[self.size]})
        return Reason("T-47", "this-slot-is-filled", where)


def insert(s: Tang, landscape: int, side: int, slot: int) -> None:
    size = LARGE if landscape < LARGE_LANDSCAPES else SMALL
    s.slots[side * SIDE_SLOTS + FIRST_SLOT[size] + slot] = landscape
    s.touch(AROUND)
    if s.events is not None:
        s.tell("tang-landscape", seat=s.seat, landscape=LANDSCAPE_NAMES[landscape], side=SIDES[side], slot=slot)


class ChooseToken(Step[Tang]):
    """T-50: a card's bonus takes any landscape token from the board; its space stays playable."""

    def legal(self, s: Tang) -> list[int]:
        return [TOKEN.base + s.layout.cells[number] for number in bits_of(s.tokens)] + free_actions(s)

    def apply(self, s: Tang, choice: int) -> None:
        if TOKEN.has(choice):
            take_token(s, s.layout.at[TOKEN.index(choice)], False)
        else:
            s.push(self)
            do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if TOKEN.has(choice):
            return Reason("T-50", "no-landscape-token-lies-there", {"cell": CELL_NAMES[TOKEN.index(choice)]})
        return why_not_lantern(s, choice)


# --- solo ---


class PickTwo(Step[Tang]):
    """T-89: one of the two visible landscapes goes into a slot, the other one opposite."""

    def __init__(self, size: int) -> None:
        super().__init__(0)
        self.size: Final = size

    def arguments(self) -> tuple[int, ...]:
        return (self.size,)

    def legal(self, s: Tang) -> list[int]:
        return [PICK.base + landscape for landscape in visible(s, self.size)]

    def apply(self, s: Tang, choice: int) -> None:
        landscape = PICK.index(choice)
        take_visible(s, landscape, self.size)
        s.push(ChooseSlots(landscape))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if PICK.has(choice):
            return why_not_pick(s, self.size, choice, "T-89", "this-landscape-is-not-visible")
        return None


class ChooseSlots(ChooseSlot):
    """T-89: slots are filled in pairs, N with S, E with W."""

    def __init__(self, landscape: int) -> None:
        super().__init__(0, landscape)

    def arguments(self) -> tuple[int, ...]:
        return (self.landscape,)

    def apply(self, s: Tang, choice: int) -> None:
        side, slot = SLOT.index(choice) // 3, SLOT.index(choice) % 3
        insert(s, self.landscape, side, slot)
        other = s.visible[self.size * 2]
        if other != NO_LANDSCAPE:
            take_visible(s, other, self.size)
            insert(s, other, side ^ 2, slot)
        s.push(REFILL_LANDSCAPES[self.size])


PICK_OR_SEARCH: Final[list[PickLandscape]] = [
    PickLandscape(seat, size, True) for seat in range(SEATS) for size in (0, 1)
]
PICK_ONLY: Final[list[PickLandscape]] = [PickLandscape(seat, size, False) for seat in range(SEATS) for size in (0, 1)]
SEARCH_PILE: Final[list[SearchPile]] = [SearchPile(seat, size) for seat in range(SEATS) for size in (0, 1)]
CHOOSE_TOKEN: Final[list[ChooseToken]] = [ChooseToken(seat) for seat in range(SEATS)]
PICK_TWO: Final[list[PickTwo]] = [PickTwo(size) for size in (0, 1)]
TAKE_TOKEN: Final[list[TakeToken]] = [TakeToken(number) for number in range(16)]
