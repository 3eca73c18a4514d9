"""Chance: whatever is first seen is drawn here, from what nobody has seen yet (T-14 to T-20, T-33, T-53, T-86)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.errors import Reason
from teahouse.core.rng import Rng
from teahouse.core.state import AUTO, CHANCE, Step
from teahouse.games.tang.rules.choices import (
    CARD,
    CELL_NAMES,
    CHARACTER,
    CHARACTER_WORDS,
    KIND_WORDS,
    LANDSCAPE_DRAWN,
    SIZE,
    START,
    TILE,
)
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    BONUSES,
    LANDSCAPE_NAMES,
    LARGE,
    NO_CARD,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    ROW,
    SEATS,
    SIDE_SLOTS,
    SIDES,
    SIZES,
    SMALL,
    STACK_SIZE,
    STACKS,
    TILE_NAMES,
    TRACK_COIN,
    bit_count,
    bits_of,
    nth_bit,
)
from teahouse.games.tang.rules.state import AROUND, CARD_LEFT, DECK, MINIS, PLAYERS, TILE_SEEN, UNDER, Tang, lay_start

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw_from(mask: i64, rng: Rng) -> i64:
    """A number of a mask, each as likely."""
    return nth_bit(mask, rng.below(bit_count(mask)))


class StartTile(Step[Tang]):
    """T-14: side and rotation of the starting tile are free, here random."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Tang) -> list[int]:
        return [START.of(start) for start in range(8)]

    def apply(self, s: Tang, choice: int) -> None:
        lay_start(s, START.index(choice))


# --- garden tiles ---


class TurnUp(Step[Tang]):
    """T-15, T-33: the top of a stack is turned up; only now it gets an identity."""

    def __init__(self, stack: int) -> None:
        super().__init__(CHANCE)
        self.stack: Final = stack
        self.first: Final = stack * STACK_SIZE

    def arguments(self) -> tuple[int, ...]:
        return (self.stack,)

    def legal(self, s: Tang) -> list[int]:
        return [TILE.of(self.first + number) for number in bits_of(s.unseen[self.stack])]

    def draw(self, s: Tang, rng: Rng) -> int:
        return TILE.base + self.first + draw_from(s.unseen[self.stack], rng)

    def apply(self, s: Tang, choice: int) -> None:
        tile = TILE.index(choice)
        s.unseen[self.stack] &= ~BIT[tile - self.first]
        s.touch(TILE_SEEN + tile)
        show(s, self.stack, tile)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if TILE.has(choice):
            return Reason("T-15", "not-an-unseen-tile-of-this-stack", {"stack": STACKS[self.stack]})
        return None


TURN_UP: Final[list[TurnUp]] = [TurnUp(stack) for stack in range(4)]


def show(s: Tang, stack: int, tile: int) -> None:
    s.face_up[stack] = tile
    if s.events is not None:
        s.tell("tang-tile-up", stack=STACKS[stack], tile=TILE_NAMES[tile])


def turn_up(s: Tang, stack: int) -> None:
    """The top of one stack; tiles that the Official put under it are known and come last (T-66)."""
    if s.unseen[stack] != 0:
        s.push(TURN_UP[stack])
    elif s.under[stack]:
        tile = s.under[stack][0]
        s.under = [known[1:] if number == stack else known for number, known in enumerate(s.under)]
        s.touch(UNDER)
        show(s, stack, tile)


def turn_up_all(s: Tang) -> None:
    """T-33, T-52: the tops of all stacks, in their order."""
    for stack in (3, 2, 1, 0):
        if s.face_up[stack] == NO_TILE:
            turn_up(s, stack)


# --- decoration cards ---


class DrawCard(Step[Tang]):
    """T-48, T-86: the top card of the deck, to choose from or beside a stack."""

    def __init__(self, stack: int) -> None:
        super().__init__(CHANCE)
        self.stack: Final = stack

    def legal(self, s: Tang) -> list[int]:
        return [CARD.of(card) for card, copies in enumerate(s.deck) if copies > 0]

    def outcomes(self, s: Tang) -> list[tuple[int, int]]:
        return [(CARD.of(card), copies) for card, copies in enumerate(s.deck) if copies > 0]

    def draw(self, s: Tang, rng: Rng) -> int:
        left = rng.below(s.deck_size)
        card: i64 = 0
        deck = s.deck
        while True:
            left -= deck[card]
            if left < 0:
                return CARD.base + card
            card += 1

    def apply(self, s: Tang, choice: int) -> None:
        card = CARD.index(choice)
        s.deck[card] = s.deck[card] - 1
        s.touch(CARD_LEFT + card)
        s.deck_size -= 1
        if self.stack == NOBODY:
            s.drawn.append(card)
        else:
            s.beside[self.stack] = card
        if s.events is not None:
            where = "" if self.stack == NOBODY else STACKS[self.stack]
            s.tell("tang-card", kind=KIND_WORDS[card // BONUS_COUNT], bonus=BONUSES[card % BONUS_COUNT], stack=where)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if CARD.has(choice):
            return Reason("T-16", "no-such-card-is-left-in-the-deck")
        return None


_TO_HAND: Final = DrawCard(NOBODY)
_BESIDE: Final[list[DrawCard]] = [DrawCard(stack) for stack in range(4)]


class Draw(Step[Tang]):
    """T-53: so many cards; an empty deck is made from the discard pile, and if both are empty no more is drawn."""

    def __init__(self, count: int) -> None:
        super().__init__(AUTO)
        self.count: Final = count

    def apply(self, s: Tang, choice: int) -> None:
        if self.count > 0 and card_left(s):
            s.then(_TO_HAND, DRAW[self.count - 1])


DRAW: Final[list[Draw]] = [Draw(count) for count in range(16)]


class DealBeside(Step[Tang]):
    """T-86, T-87: a card beside a stack that has a tile."""

    def __init__(self, stack: int) -> None:
        super().__init__(AUTO)
        self.stack: Final = stack

    def apply(self, s: Tang, choice: int) -> None:
        if s.beside[self.stack] == NO_CARD and not s.is_empty(self.stack) and card_left(s):
            s.push(_BESIDE[self.stack])


DEAL_BESIDE: Final[list[DealBeside]] = [DealBeside(stack) for stack in range(4)]


def card_left(s: Tang) -> bool:
    """T-53, T-92: is there a card to draw? An empty deck is replaced by the discard pile."""
    if s.deck_size == 0 and s.discard:
        for card in s.discard:
            s.deck[card] += 1
        s.touch(DECK)
        s.deck_size = len(s.discard)
        s.discard = []
        if s.events is not None:
            s.tell("tang-reshuffle", cards=s.deck_size)
    return s.deck_size > 0


# --- characters ---


class DrawCharacter(Step[Tang]):
    """T-18, T-19, T-59: a character of the deck."""

    def pool(self, s: Tang) -> int:
        return s.characters

    def legal(self, s: Tang) -> list[int]:
        return [CHARACTER.of(character) for character in bits_of(self.pool(s))]

    def draw(self, s: Tang, rng: Rng) -> int:
        return CHARACTER.base + draw_from(self.pool(s), rng)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if CHARACTER.has(choice):
            character = CHARACTER_WORDS[CHARACTER.index(choice)]
            return Reason("T-19", "this-character-is-not-in-the-deck", {"character": character})
        return None


class DealCharacter(DrawCharacter):
    """T-18: a starting character for each player, and the step of its bonus; its skill is active by then."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat: Final = seat

    def pool(self, s: Tang) -> int:
        return s.characters & s.board.starting

    def apply(self, s: Tang, choice: int) -> None:
        character = CHARACTER.index(choice)
        s.characters &= ~BIT[character]
        s.owner[character] = self.seat
        s.touch(MINIS)
        s.active[self.seat] = character
        s.touch(PLAYERS)
        card = s.board.characters[character]
        s.cubes[self.seat * 3 + card.start_bonus] += 1
        if s.events is not None:
            s.tell("tang-dealt", seat=self.seat, character=CHARACTER_WORDS[character])
        if s.rulings.start_step_coin and card.skill == TRACK_COIN and card.terrain == card.start_bonus:
            s.coins[self.seat] += card.coins
            if s.events is not None:
                s.tell("tang-coins", seat=self.seat, coins=card.coins, why="skill")


class DrawStarter(DrawCharacter):
    """T-86: solo draws two starting characters to choose from."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def pool(self, s: Tang) -> int:
        return s.characters & s.board.starting

    def apply(self, s: Tang, choice: int) -> None:
        reveal_character(s, CHARACTER.index(choice))


class RevealCharacter(DrawCharacter):
    """T-19: one more for the row."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def apply(self, s: Tang, choice: int) -> None:
        reveal_character(s, CHARACTER.index(choice))


def reveal_character(s: Tang, character: int) -> None:
    s.characters &= ~BIT[character]
    s.row.append(character)
    s.touch(MINIS)
    if s.events is not None:
        s.tell("tang-character-up", character=CHARACTER_WORDS[character])


class RefillRow(Step[Tang]):
    """T-19, T-59: the row holds two characters as long as the deck has any."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        if len(s.row) < ROW and s.characters != 0:
            s.then(_REVEAL_CHARACTER, REFILL_ROW)


_REVEAL_CHARACTER: Final = RevealCharacter()
REFILL_ROW: Final = RefillRow()
DEAL_CHARACTER: Final[list[DealCharacter]] = [DealCharacter(seat) for seat in range(SEATS)]
DRAW_STARTER: Final = DrawStarter()


# --- landscapes ---


class DrawLandscape(Step[Tang]):
    """T-20: a landscape of a size that nobody has seen."""

    def __init__(self, size: int) -> None:
        super().__init__(CHANCE)
        self.size: Final = size

    def legal(self, s: Tang) -> list[int]:
        return [LANDSCAPE_DRAWN.of(landscape) for landscape in bits_of(s.hidden[self.size])]

    def draw(self, s: Tang, rng: Rng) -> int:
        return LANDSCAPE_DRAWN.base + draw_from(s.hidden[self.size], rng)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if LANDSCAPE_DRAWN.has(choice):
            return Reason("T-20", "not-an-unseen-landscape-of-this-size", {"size": SIZES[self.size]})
        return None


class InitialLandscape(DrawLandscape):
    """T-20: a small one in the starting slot of each side."""

    def __init__(self, side: int) -> None:
        super().__init__(SMALL)
        self.side: Final = side

    def arguments(self) -> tuple[int, ...]:
        return (self.side,)

    def apply(self, s: Tang, choice: int) -> None:
        landscape = LANDSCAPE_DRAWN.index(choice)
        s.hidden[SMALL] &= ~BIT[landscape]
        s.slots[self.side * SIDE_SLOTS + 2 + s.board.initial_slot] = landscape
        s.touch(AROUND)
        if s.events is not None:
            s.tell("tang-first-landscape", landscape=LANDSCAPE_NAMES[landscape], side=SIDES[self.side])


class RevealLandscape(DrawLandscape):
    """T-47: the next one of the pile becomes visible."""

    def apply(self, s: Tang, choice: int) -> None:
        landscape = LANDSCAPE_DRAWN.index(choice)
        s.hidden[self.size] &= ~BIT[landscape]
        s.touch(AROUND)
        first = self.size * 2
        s.visible[first if s.visible[first] == NO_LANDSCAPE else first + 1] = landscape
        if s.events is not None:
            s.tell("tang-landscape-up", landscape=LANDSCAPE_NAMES[landscape])


class RefillLandscapes(Step[Tang]):
    """T-20, T-47: two are visible as long as there are any."""

    def __init__(self, size: int) -> None:
        super().__init__(AUTO)
        self.size: Final = size

    def apply(self, s: Tang, choice: int) -> None:
        if s.visible[self.size * 2 + 1] == NO_LANDSCAPE and s.hidden[self.size] != 0:
            s.then(_REVEAL_LANDSCAPE[self.size], REFILL_LANDSCAPES[self.size])


_REVEAL_LANDSCAPE: Final[list[RevealLandscape]] = [RevealLandscape(size) for size in range(2)]
REFILL_LANDSCAPES: Final[list[RefillLandscapes]] = [RefillLandscapes(size) for size in range(2)]
INITIAL_LANDSCAPE: Final[list[InitialLandscape]] = [InitialLandscape(side) for side in range(4)]


class TokenSize(Step[Tang]):
    """T-86: solo shuffles the tokens; the size of the one on this space."""

    def __init__(self, number: int) -> None:
        super().__init__(CHANCE)
        self.number: Final = number

    def left(self, s: Tang, size: int) -> int:
        large = s.layout.large_count - bit_count(s.large)
        return large if size == LARGE else len(s.layout.cells) - self.number - large

    def legal(self, s: Tang) -> list[int]:
        return [SIZE.of(size) for size in range(2) if self.left(s, size) > 0]

    def outcomes(self, s: Tang) -> list[tuple[int, int]]:
        return [(SIZE.of(size), self.left(s, size)) for size in range(2) if self.left(s, size) > 0]

    def apply(self, s: Tang, choice: int) -> None:
        if SIZE.index(choice) == LARGE:
            s.large |= BIT[self.number]
            s.touch(s.layout.cells[self.number])
        if s.events is not None:
            cell = CELL_NAMES[s.layout.cells[self.number]]
            s.tell("tang-token-laid", cell=cell, size=SIZES[SIZE.index(choice)])

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if SIZE.has(choice):
            return Reason("T-86", "all-tokens-of-this-size-have-been-laid", {"size": SIZES[SIZE.index(choice)]})
        return None
