"""Positions of Tang Garden drawn as text, and transcripts played on them.

Garden: rows of eight words, from the north; missing rows and words are empty. `G13/2` is the tile G13 turned twice
clockwise, `.` an empty space, `#` a corner, `S` the starting tile. Decorations, minis and so on are given in words.

A drawing is a sketch: some tiles and what stands on them, without the landscapes, cards and tokens that a match would
have dealt by then. Whole positions are in test_position.py and perft.txt, in the notation of positions.
"""

from __future__ import annotations

from teahouse.games.tang.rules.board import find_board
from teahouse.games.tang.rules.choices import (
    CELL_NAMES,
    CHARACTER_WORDS,
    KIND_WORDS,
    LANTERN_WORDS,
    PLACE_WORDS,
    SOLO_LANTERN_WORDS,
    SPOT_WORDS,
)
from teahouse.games.tang.rules.game import GAME
from teahouse.games.tang.rules.pieces import (
    BIT,
    BONUS_COUNT,
    BONUSES,
    EMPTY,
    FIRST_SLOT,
    KIND_COUNT,
    LANDSCAPE_NAMES,
    LARGE_LANDSCAPES,
    NEUTRAL,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    PLACES,
    SIDE_SLOTS,
    SIDES,
    STACK_SIZE,
    START_FACES,
    START_SIDES,
    TILE_NAMES,
    WIDTH,
)
from teahouse.games.tang.rules.rulings import Rulings
from teahouse.games.tang.rules.solo import BEGIN_SOLO_TURN
from teahouse.games.tang.rules.state import Tang, lay_start, new_garden
from teahouse.games.tang.rules.turn import TURN
from tests.contract.drawn import DrawnTable

SKILLLESS = ["emperor", "lady", "sword-dancer", "monk"]  # who sits there when nobody is named


class Table(DrawnTable[Tang]):
    """A table whose tests look at what seat 0 has."""

    @property
    def coins(self) -> int:
        return self.state.coins[0]

    @property
    def cubes(self) -> str:
        """The cubes of seat 0: greenery/water/rock."""
        return "/".join(str(cube) for cube in self.state.cubes[:3])

    @property
    def active(self) -> str:
        return CHARACTER_WORDS[self.state.active[0]]

    def up(self) -> list[str]:
        """The face-up tiles, `-` for a stack without."""
        return ["-" if tile == NO_TILE else TILE_NAMES[tile] for tile in self.state.face_up]


def cell_of(name: str) -> int:
    return CELL_NAMES.index(name)


def lay_tile(s: Tang, tile: str, rotation: int, cell: int) -> None:
    number = TILE_NAMES.index(tile)
    s.lay(number * 4 + rotation, cell)
    s.unseen[number // STACK_SIZE] &= ~BIT[number % STACK_SIZE]
    s.covered += 1


def draw_garden(s: Tang, garden: str) -> None:
    for row, line in enumerate(line for line in garden.split("\n") if line.strip()):
        for column, word in enumerate(line.split()):
            cell = row * WIDTH + column
            if word == "S":
                assert s.lying[cell] >= START_FACES, f"{word} at {CELL_NAMES[cell]}"
            elif word == "#":
                assert cell not in s.board.cells, f"{word} at {CELL_NAMES[cell]}"
            elif word != ".":
                tile, _, rotation = word.partition("/")
                assert s.lying[cell] == EMPTY, f"{word} at {CELL_NAMES[cell]}"
                lay_tile(s, tile, int(rotation or 0), cell)


def put_decorations(s: Tang, words: str) -> None:
    """`fish e3 1, bridge c4 bridge`."""
    for part in [part.split() for part in words.split(",") if part.strip()]:
        kind = KIND_WORDS.index(part[0])
        s.put(kind, cell_of(part[1]), SPOT_WORDS.index(part[2]))
        s.supply[kind] -= 1


def put_minis(s: Tang, words: str) -> None:
    """`poet e3 court S 0`: character, cell, place, facing, owner (`neutral` or a seat)."""
    for part in [part.split() for part in words.split(",") if part.strip()]:
        mini = CHARACTER_WORDS.index(part[0])
        space = cell_of(part[1]) * PLACES + PLACE_WORDS.index(part[2])
        s.at[mini] = space * 4 + SIDES.index(part[3])
        s.owner[mini] = NEUTRAL if part[4] == "neutral" else int(part[4])
        s.characters &= ~BIT[mini]


def fill_slots(s: Tang, words: str) -> None:
    """`N L1 L2 S5, E S1`: the landscapes of each side, from slot 0 on."""
    for part in [part.split() for part in words.split(",") if part.strip()]:
        for name in part[1:]:
            landscape = LANDSCAPE_NAMES.index(name)
            size = 0 if landscape < LARGE_LANDSCAPES else 1
            at = SIDES.index(part[0]) * SIDE_SLOTS + FIRST_SLOT[size]
            while s.slots[at] != NO_LANDSCAPE:
                at += 1
            s.slots[at] = landscape
            s.hidden[size] &= ~BIT[landscape]


def show_landscapes(s: Tang, words: str) -> None:
    """`L6 L3 S1 S2`: beside and top of each size."""
    for name in words.split():
        landscape = LANDSCAPE_NAMES.index(name)
        size = 0 if landscape < LARGE_LANDSCAPES else 1
        at = size * 2 if s.visible[size * 2] == NO_LANDSCAPE else size * 2 + 1
        s.visible[at] = landscape
        s.hidden[size] &= ~BIT[landscape]


def furnish(s: Tang, standing: str, minis: str, slots: str, visible: str) -> None:
    put_decorations(s, standing)
    put_minis(s, minis)
    fill_slots(s, slots)
    show_landscapes(s, visible)


def put_row(s: Tang, names: str) -> None:
    """`hermit child`: the characters that lie face up."""
    for name in names.split():
        s.row.append(CHARACTER_WORDS.index(name))
        s.characters &= ~BIT[s.row[-1]]


def card_of(words: str) -> int:
    kind, bonus = words.split()
    return KIND_WORDS.index(kind) * BONUS_COUNT + BONUSES.index(bonus)


def empty_position(seats: int, start: str, options: dict[str, str] | None) -> Tang:
    full = GAME.complete(options)
    s = new_garden(seats, find_board(full["board"]), Rulings(full))
    lay_start(s, START_SIDES.index(start[0]) * 4 + int(start[1]))
    return s


def turn_tiles_up(s: Tang, up: str) -> None:
    for name in up.split():
        tile = TILE_NAMES.index(name)
        assert s.unseen[tile // STACK_SIZE] & BIT[tile % STACK_SIZE], name
        s.face_up[tile // STACK_SIZE] = tile
        s.unseen[tile // STACK_SIZE] &= ~BIT[tile % STACK_SIZE]


def draw(
    garden: str = "",
    *,
    up: str = "G01 W01 R01 T01",
    seats: int = 2,
    start: str = "A0",
    tokens: bool = False,
    active: str = "",
    coins: int = 0,
    cubes: str = "0/0/0",
    owned: tuple[int, int] = (0, 0),
    used: str = "",
    standing: str = "",
    minis: str = "",
    slots: str = "",
    visible: str = "L6 L7 S1 S2",
    row: str = "",
    discard: str = "",
    cards: str = "",
    options: dict[str, str] | None = None,
) -> Table:
    """A position at the beginning of seat 0's turn. Without `tokens` no landscape token is left on the board."""
    s = empty_position(seats, start, options)
    draw_garden(s, garden)
    turn_tiles_up(s, up)
    if not tokens:
        s.tokens, s.tokens_left = 0, 0
    furnish(s, standing, minis, slots, visible)
    named = active.split() + [name for name in SKILLLESS if name not in active.split() and name not in minis + row]
    named += [name for name in CHARACTER_WORDS if name not in named and name not in minis + row]
    for seat in range(seats):
        character = CHARACTER_WORDS.index(named[seat])
        s.active[seat], s.owner[character] = character, seat
        s.characters &= ~BIT[character]
    put_row(s, row)
    s.coins[0] = coins
    s.cubes[:3] = [int(cube) for cube in cubes.split("/")]
    s.reached[0] = sum(1 for column in s.board.character_columns if min(s.cubes[:3]) >= column)
    s.owned[:2] = list(owned)
    for name in used.split():
        s.used[0] |= BIT[LANTERN_WORDS.index(name)]
    for words in [part for part in discard.split(",") if part.strip()]:
        s.discard.append(card_of(words))
        s.deck[s.discard[-1]] -= 1
        s.deck_size -= 1
    give_cards(s, 0, cards)
    s.turn = 1
    s.push(TURN[0])
    return Table(GAME, s)


def give_cards(s: Tang, seat: int, words: str) -> None:
    """`3 birds, 2 fish`: decoration cards of a player (not taken from the deck)."""
    for part in [part.split() for part in words.split(",") if part.strip()]:
        s.cards[seat * KIND_COUNT + KIND_WORDS.index(part[1])] += int(part[0])


def solo(
    garden: str = "",
    *,
    up: str = "G01 W01 R01 T01",
    beside: str = "birds any, fish any, pavilion rock, bridge any",
    start: str = "A0",
    large: str = "",
    small: str = "",
    coins: int = 0,
    owned: tuple[int, int] = (0, 0),
    used: str = "",
    standing: str = "",
    minis: str = "",
    slots: str = "",
    visible: str = "L6 L7 S1 S2",
    own: str = "poet",
    row: str = "emperor lady",
    display: str = "",
    influenced: int = 0,
    options: dict[str, str] | None = None,
) -> Table:
    """A solo position at the beginning of a turn; tokens lie only where `large` and `small` name cells."""
    s = empty_position(1, start, options)
    draw_garden(s, garden)
    turn_tiles_up(s, up)
    s.tokens = s.large = 0
    for cells, mask in ((large, True), (small, False)):
        for name in cells.split():
            number = s.layout.at[cell_of(name)]
            s.tokens |= BIT[number]
            s.large |= BIT[number] if mask else 0
    s.tokens_left = bin(s.tokens).count("1")
    furnish(s, standing, minis, slots, visible)
    for stack, words in enumerate(beside.split(",")):
        if words.strip() != "-":
            s.beside[stack] = card_of(words)
            s.deck[s.beside[stack]] -= 1
            s.deck_size -= 1
    for name in own.split():
        character = CHARACTER_WORDS.index(name)
        s.owner[character] = 0
        s.characters &= ~BIT[character]
        if s.active[0] == NOBODY:
            s.active[0] = character
    put_row(s, row)
    for name in display.split():
        tile = TILE_NAMES.index(name)
        s.unseen[tile // STACK_SIZE] &= ~BIT[tile % STACK_SIZE]
        s.display.append(tile)
    s.coins[0] = coins
    s.owned[:2] = list(owned)
    for name in used.split():
        s.used[0] |= BIT[SOLO_LANTERN_WORDS.index(name)]
    s.influenced = influenced
    s.turn = 1
    s.push(BEGIN_SOLO_TURN)
    s.pending.pop().apply(s, -1)
    return Table(GAME, s)
