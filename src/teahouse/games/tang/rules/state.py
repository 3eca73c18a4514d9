"""Tang Garden: the pieces on the table, clone, and the questions a player asks about the garden and the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from teahouse.core.choices import NUMBERS
from teahouse.core.state import State
from teahouse.games.tang.rules.board import NO_TOKEN, Board, Layout
from teahouse.games.tang.rules.faces import Faces, asks, fitting
from teahouse.games.tang.rules.pieces import (
    BIT,
    BRIDGE_SITE,
    BRIDGE_SPOT,
    CARDS,
    CELLS,
    CHARACTER_COUNT,
    COURT,
    EMPTY,
    FIRST_SLOT,
    KIND_COUNT,
    LARGE,
    NO_CARD,
    NO_LANDSCAPE,
    NO_TILE,
    NOBODY,
    OFF,
    PLACES,
    SIDE_SLOTS,
    SITES,
    SIZES,
    SLOTS,
    SMALL,
    SPOTS,
    START_FACES,
    TERRAINS,
)
from teahouse.games.tang.rules.rulings import Rulings
from teahouse.games.tang.rules.scoring import breakdown, parts, tie_break

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = -1
# What `touch` is told: a cell; else one of these.
MINIS: Final = CELLS  # whose the characters are, where they stand, which are still to come
AROUND: Final = CELLS + 1  # the landscapes around the garden, and those to pick
DECK: Final = CELLS + 2
COLLECTED: Final = CELLS + 3  # decoration cards of the players
PLAYERS: Final = CELLS + 4  # what else they own, and where their cubes are
UNDER: Final = CELLS + 5  # known tiles under the stacks
CARD_LEFT: Final = CELLS + 6  # + card: its copies in the deck; DECK: all of them
TILE_SEEN: Final = CARD_LEFT + CARDS  # + tile: it has been turned up
_SPOT_SHIFT: Final = 4  # bits for the decoration of a spot
# what a state holds before it is filled; never changed, so that a clone allocates nothing that it throws away
_NONE: Final[list[int]] = []
_NO_TOKENS: Final[list[bool]] = []
_NOTHING_UNDER: Final[list[list[int]]] = [[], [], [], []]


class Tang(State):
    """A position of Tang Garden."""

    def __init__(self, seats: int, board: Board, rulings: Rulings) -> None:  # noqa: PLR0915  a table full of pieces
        """Only stores: `new_garden` and `clone` fill it, so that a clone pays for nothing it throws away."""
        super().__init__(seats)
        self.board: Board = board
        self.faces: Faces = board.faces
        self.rulings: Rulings = rulings
        self.layout: Layout = board.layouts[seats - 1]
        self.spaces: list[int] = board.inner if seats == 1 else board.spaces
        # T-79, T-94: what a decoration in a line of sight is worth
        self.sight_coin: int = board.sight_coin if seats > 1 or rulings.solo_decorations else 0
        self.is_space: list[bool] = board.is_inner if seats == 1 else board.is_space  # by cell
        # the garden
        self.lying: list[int] = _NONE  # cell -> face, or EMPTY
        self.asked: list[int] = _NONE  # empty cell -> what its neighbours ask, three bits each; 0: none lies there
        self.open_spaces: list[int] = _NONE  # T-28: the empty spaces beside a tile, in order
        self.standing: list[int] = _NONE  # cell -> decorations on its spots, four bits each: kind + 1
        self.free: list[int] = _NONE  # site -> spots without a decoration
        self.covered: int = 0  # tiles placed
        self.tokens: int = 0  # mask of the landscape tokens on the board
        self.tokens_left: int = 0
        self.large: int = 0  # mask of the tokens that are large
        # what is to come
        self.unseen: list[int] = _NONE  # stack -> mask of the tiles nobody has seen
        self.under: list[list[int]] = _NOTHING_UNDER  # stack -> known tiles under it (T-66); never changed in place
        self.face_up: list[int] = _NONE  # stack -> tile or NO_TILE
        self.deck: list[int] = _NONE  # card -> copies in the deck
        self.deck_size: int = 0
        self.discard: list[int] = _NONE  # cards, the top one last
        self.supply: list[int] = _NONE  # kind -> decorations
        self.hidden: list[int] = _NONE  # size -> mask of the landscapes nobody has seen
        self.visible: list[int] = _NONE  # size * 2: the one beside the pile, its top; or NO_LANDSCAPE (T-20)
        self.slots: list[int] = _NONE  # side * 5 + slot -> landscape or NO_LANDSCAPE
        self.characters: int = 0  # mask of the character deck
        self.row: list[int] = _NONE
        # the minis
        self.at: list[int] = _NONE  # character -> (cell * 7 + place) * 4 + facing, or NOWHERE
        self.owner: list[int] = _NONE  # character -> seat, NEUTRAL or NOBODY
        # the players
        self.cubes: list[int] = _NONE  # seat * 3 + terrain
        self.coins: list[int] = _NONE
        self.cards: list[int] = _NONE  # seat * 11 + kind
        self.owned: list[int] = _NONE  # seat * 2 + size: landscape tokens
        self.used: list[int] = _NONE  # seat -> mask of used lanterns
        self.reached: list[int] = _NONE  # seat -> character columns reached
        self.holds_token: list[bool] = _NO_TOKENS  # seat -> a character token
        self.active: list[int] = _NONE  # seat -> the character on the card
        # the current turn
        self.lantern_used: bool = False
        self.official_used: bool = False
        self.opportunities: int = 0  # to influence, still to be resolved
        self.column_reached: bool = False  # in this turn
        self.two: bool = False  # two tiles or two decorations were declared
        self.placed: int = 0  # tiles or decorations placed in this action
        self.advanced: int = 0  # mask of the cubes moved by the tile or decoration in hand (T-64)
        self.drawn: list[int] = _NONE  # cards to choose from
        self.merchant_used: bool = False
        # the end
        self.trigger: str = ""  # what ends the game with this round
        self.round_placed: bool = False  # T-73: somebody placed something in this round
        self.round_could_build: bool = False
        self.must_build: bool = False
        # solo
        self.display: list[int] = _NONE  # tiles
        self.beside: list[int] = _NONE  # stack -> card or NO_CARD
        self.influenced: int = 0
        self.removed: int = 0  # decorations out of the game

    def clone(self) -> Tang:  # noqa: PLR0915
        s = Tang(self.seats, self.board, self.rulings)
        s.pending = self.pending[:]
        s.turn = self.turn
        s.seat = self.seat
        s.ending = self.ending
        s.lying = self.lying[:]
        s.asked = self.asked[:]
        s.open_spaces = self.open_spaces[:]
        s.standing = self.standing[:]
        s.free = self.free[:]
        s.covered = self.covered
        s.tokens = self.tokens
        s.tokens_left = self.tokens_left
        s.large = self.large
        s.unseen = self.unseen[:]
        s.under = self.under
        s.face_up = self.face_up[:]
        s.deck = self.deck[:]
        s.deck_size = self.deck_size
        s.discard = self.discard[:]
        s.supply = self.supply[:]
        s.hidden = self.hidden[:]
        s.visible = self.visible[:]
        s.slots = self.slots[:]
        s.characters = self.characters
        s.row = self.row[:]
        s.at = self.at[:]
        s.owner = self.owner[:]
        s.cubes = self.cubes[:]
        s.coins = self.coins[:]
        s.cards = self.cards[:]
        s.owned = self.owned[:]
        s.used = self.used[:]
        s.reached = self.reached[:]
        s.holds_token = self.holds_token[:]
        s.active = self.active[:]
        s.lantern_used = self.lantern_used
        s.official_used = self.official_used
        s.opportunities = self.opportunities
        s.column_reached = self.column_reached
        s.two = self.two
        s.placed = self.placed
        s.advanced = self.advanced
        s.drawn = self.drawn[:]
        s.merchant_used = self.merchant_used
        s.trigger = self.trigger
        s.round_placed = self.round_placed
        s.round_could_build = self.round_could_build
        s.must_build = self.must_build
        s.display = self.display[:]
        s.beside = self.beside[:]
        s.influenced = self.influenced
        s.removed = self.removed
        return s

    # --- the garden ---

    def rotations(self, tile: int, cell: int) -> int:
        """T-28, T-29: mask of the rotations in which a tile fits on a cell; 0 where nothing lies beside it."""
        asked = self.asked[cell]
        return 0 if asked == 0 else self.faces.rotations(tile, asked)

    def cells_for(self, tile: int, base: int = 0) -> list[int]:
        """T-28: the spaces on which a tile fits in some rotation; as choices from a base on."""
        fit, asked = self.faces.fit, self.asked
        north: i64 = fit[tile * 4]
        east: i64 = fit[tile * 4 + 1]
        south: i64 = fit[tile * 4 + 2]
        west: i64 = fit[tile * 4 + 3]
        return [base + cell for cell in self.open_spaces if fitting(north, east, south, west, asked[cell]) != 0]

    def fits_somewhere(self, tile: int) -> bool:
        fit, asked = self.faces.fit, self.asked
        north: i64 = fit[tile * 4]
        east: i64 = fit[tile * 4 + 1]
        south: i64 = fit[tile * 4 + 2]
        west: i64 = fit[tile * 4 + 3]
        for cell in self.open_spaces:  # noqa: SIM110  `any` would leave the 64-bit numbers
            if fitting(north, east, south, west, asked[cell]) != 0:
                return True
        return False

    def stacks_that_fit(self) -> list[int]:
        """T-26: the stacks whose face-up tile can be placed."""
        found: list[int] = []
        for stack in range(4):
            tile = self.face_up[stack]
            if tile != NO_TILE and self.fits_somewhere(tile):
                found.append(stack)
        return found

    def any_tile_fits(self) -> bool:
        for tile in self.face_up:  # noqa: SIM110  asked in almost every turn
            if tile != NO_TILE and self.fits_somewhere(tile):
                return True
        return False

    def lay(self, face: int, cell: int) -> None:
        """A face comes to lie on a cell: its spots are free, its edges ask something of the empty neighbours."""
        self.lying[cell] = face
        self.touch(cell)
        asked, free = self.asked, self.free
        if asked[cell] != 0 and self.is_space[cell]:
            self._close(cell)
        asked[cell] = 0
        near = self.board.near
        lying = self.lying
        faces = self.faces
        for d in range(4):
            beside = near[cell * 4 + d]
            if beside != OFF and lying[beside] == EMPTY:
                before = asked[beside]
                if before == 0 and self.is_space[beside]:
                    self._open(beside)
                asked[beside] = before | asks(faces.edge[face * 4 + d]) << 3 * (d ^ 2)
        for terrain in faces.spots[face]:
            free[terrain] = free[terrain] + 1
        if faces.bridge[face]:
            free[BRIDGE_SITE] = free[BRIDGE_SITE] + 1

    def _open(self, space: int) -> None:
        spaces = self.open_spaces
        at = len(spaces)
        while at > 0 and spaces[at - 1] > space:
            at -= 1
        spaces.insert(at, space)

    def _close(self, space: int) -> None:
        spaces = self.open_spaces
        at = 0
        while spaces[at] != space:
            at += 1
        spaces.pop(at)

    def decoration(self, cell: int, spot: int) -> int:
        """The kind that stands on a spot, or -1."""
        return (self.standing[cell] >> _SPOT_SHIFT * spot & 15) - 1

    def site_of(self, cell: int, spot: int) -> int:
        return BRIDGE_SITE if spot == BRIDGE_SPOT else self.faces.spots[self.lying[cell]][spot]

    def put(self, kind: int, cell: int, spot: int) -> None:
        self.standing[cell] += kind + 1 << _SPOT_SHIFT * spot
        self.touch(cell)
        self.free[self.site_of(cell, spot)] -= 1

    def take_away(self, cell: int, spot: int) -> None:
        self.standing[cell] -= self.decoration(cell, spot) + 1 << _SPOT_SHIFT * spot
        self.touch(cell)
        self.free[self.site_of(cell, spot)] += 1

    def spots(self, site: int, decorated: bool, base: int = 0) -> list[int]:
        """T-49: base + cell * 5 + spot of every spot of a site, the free ones or those with a decoration."""
        found: list[Any] = []
        lying, standing = self.lying, self.standing
        of_site = self.faces.of_site[site]
        for cell in self.board.cells:
            face = lying[cell]
            if face == EMPTY:
                continue
            left: i64 = of_site[face]
            if left == 0:
                continue
            taken: i64 = standing[cell]
            if taken != 0:
                taken |= taken >> 2
                taken |= taken >> 1  # the lowest of each four bits: does anything stand there?
            left &= taken if decorated else ~taken
            spot: i64 = base + cell * SPOTS
            while left:
                if left & 1:
                    found.append(NUMBERS[spot])
                left >>= _SPOT_SHIFT
                spot += 1
        return found

    def playable(self, kind: int) -> bool:
        """T-49: in the supply, and a spot of its site is free."""
        return self.supply[kind] > 0 and self.free[self.board.site[kind]] > 0

    def character_spaces(self, base: int = 0) -> list[int]:
        """T-59: base + cell * 7 + place of every character space without a mini."""
        found: list[Any] = []
        lying, standing = self.lying, self.standing
        has_space, courts = self.board.has_space, self.faces.courts
        for cell in self.board.cells:
            face = lying[cell]
            if face == EMPTY:
                continue
            left: i64 = standing[cell]
            space: i64 = base + cell * PLACES
            while left:
                kind: i64 = left & 15
                if kind > 0 and has_space[kind - 1]:
                    found.append(NUMBERS[space])
                left >>= _SPOT_SHIFT
                space += 1
            court: i64 = courts[face]
            if court > 0:
                space = base + cell * PLACES + COURT
                while court > 0:
                    found.append(NUMBERS[space])
                    court -= 1
                    space += 1
        for at in self.at:
            if at != NOWHERE:
                found.remove(base + at // 4)
        return found

    def has_character_space(self) -> bool:
        """T-59: is there one? Each mini in the garden stands on one, so it is enough to count."""
        left = 1
        for at in self.at:
            if at != NOWHERE:
                left += 1
        lying, standing = self.lying, self.standing
        has_space, courts = self.board.has_space, self.faces.courts
        for cell in self.board.cells:
            face = lying[cell]
            if face != EMPTY:
                left -= courts[face]
                stands: i64 = standing[cell]
                while stands:
                    kind: i64 = stands & 15
                    if kind > 0 and has_space[kind - 1]:
                        left -= 1
                    stands >>= _SPOT_SHIFT
                if left <= 0:
                    return True
        return False

    def token_on(self, cell: int) -> int:
        """The number of the landscape token that lies on a cell, or NO_TOKEN."""
        number = self.layout.at[cell]
        return number if number != NO_TOKEN and self.tokens & BIT[number] else NO_TOKEN

    def token_size(self, number: int) -> int:
        return LARGE if self.large & BIT[number] else SMALL

    # --- stacks and landscapes ---

    def face_up_count(self) -> int:
        count = 0
        for tile in self.face_up:
            if tile != NO_TILE:
                count += 1
        return count

    def more_below(self, stack: int) -> bool:
        """Is there a tile under the face-up one, or face down where none is face up?"""
        return self.unseen[stack] != 0 or len(self.under[stack]) > 0

    def is_empty(self, stack: int) -> bool:
        return self.face_up[stack] == NO_TILE and not self.more_below(stack)

    def free_slots(self, size: int) -> list[int]:
        """side * 3 + slot of every free slot of a size."""
        found: list[int] = []
        for side in range(4):
            for slot in range(SLOTS[size]):
                if self.slots[side * SIDE_SLOTS + FIRST_SLOT[size] + slot] == NO_LANDSCAPE:
                    found.append(side * 3 + slot)
        return found

    # --- the player whose turn it is ---

    def usable(self, lantern: int) -> bool:
        """T-69: ready, and no lantern has been used this turn."""
        return not self.lantern_used and self.used[self.seat] & BIT[lantern] == 0

    def use(self, lantern: int) -> None:
        self.used[self.seat] |= BIT[lantern]
        self.touch(PLAYERS)
        self.lantern_used = True

    def may_become_usable(self, lantern: int) -> bool:
        """T-96: usable, or it can be refreshed now and used at once."""
        if self.lantern_used:
            return False
        return self.used[self.seat] & BIT[lantern] == 0 or self.can_pay_refresh(LARGE) or self.can_pay_refresh(SMALL)

    def can_pay_refresh(self, size: int) -> bool:
        """T-71."""
        return self.owned[self.seat * 2 + size] >= self.board.refresh_cost[self.seats - 1]

    def skill(self) -> int:
        """The skill of the active character of the player whose turn it is."""
        return self.board.characters[self.active[self.seat]].skill

    def gain_coins(self, coins: int, why: str) -> None:
        """T-2: the bank never runs dry."""
        if coins > 0:
            self.coins[self.seat] = self.coins[self.seat] + coins
            self.touch(PLAYERS)
            if self.events is not None:
                self.tell("tang-coins", seat=self.seat, coins=coins, why=why)

    def can_advance(self) -> list[int]:
        """T-55: the terrains whose cube is not on its last position."""
        first = self.seat * 3
        return [terrain for terrain in range(3) if self.cubes[first + terrain] < self.board.last_position]

    def to_text(self) -> str:
        from teahouse.games.tang.rules.position import to_text  # noqa: PLC0415  it knows all steps

        return to_text(self)

    def options(self) -> dict[str, str]:
        return self.rulings.options

    def reader(self) -> Callable[[str], State]:
        from teahouse.games.tang.rules.position import from_text  # noqa: PLC0415

        return from_text

    # --- points ---

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return breakdown(self, seat)

    def parts(self, seat: int, source: str) -> list[tuple[str, int]]:
        return parts(self, source)

    def due(self, seat: int) -> list[tuple[str, int]]:
        """T-57: characters to influence."""
        return [("invitations", self.opportunities)] if seat == self.seat else []

    def goods(self, seat: int) -> list[tuple[str, int]]:
        guests = sum([1 for owner in self.owner if owner == seat])
        lines = [(TERRAINS[terrain], self.cubes[seat * 3 + terrain]) for terrain in range(3)]
        lines += [(f"{SIZES[size]}-tokens", self.owned[seat * 2 + size]) for size in (SMALL, LARGE)]
        return [*lines, ("guests", guests), ("character-tokens", 1 if self.holds_token[seat] else 0)]

    def closing(self) -> str:
        return self.trigger

    def lost(self) -> bool:
        """T-93."""
        return self.ending == "solo-lost"

    def tie_break(self, seat: int) -> list[int]:
        return tie_break(self, seat)


def new_garden(seats: int, board: Board, rulings: Rulings) -> Tang:
    """T-9, T-14 to T-21: an empty board with tokens on it; everything else is drawn."""
    s = Tang(seats, board, rulings)
    s.lying = [EMPTY] * CELLS
    s.asked = [0] * CELLS
    s.open_spaces = []
    s.standing = [0] * CELLS
    s.free = [0] * len(SITES)
    s.tokens = 2 ** len(s.layout.cells) - 1
    s.tokens_left = len(s.layout.cells)
    s.large = s.layout.large
    s.unseen = s.faces.stacks[:]
    s.face_up = [NO_TILE] * 4
    s.deck = board.cards[:]
    s.deck_size = sum(board.cards)
    s.supply = board.supply[:]
    s.hidden = [2**8 - 1, 2**20 - 2**8]
    s.visible = [NO_LANDSCAPE] * 4
    s.slots = [NO_LANDSCAPE] * (SIDE_SLOTS * 4)
    s.characters = 2**CHARACTER_COUNT - 1
    s.at = [NOWHERE] * CHARACTER_COUNT
    s.owner = [NOBODY] * CHARACTER_COUNT
    s.cubes = [0] * (seats * 3)
    s.coins = [0] * seats
    s.cards = [0] * (seats * KIND_COUNT)
    s.owned = [0] * (seats * 2)
    s.used = [0] * seats
    s.reached = [0] * seats
    s.holds_token = [False] * seats
    s.active = [NOBODY] * seats
    s.beside = [NO_CARD] * 4
    s.discard = []
    s.row = []
    s.drawn = []
    s.display = []
    return s


def lay_start(s: Tang, start: int) -> None:
    """T-13, T-14: the starting tile; `start` is side * 4 + rotation."""
    for quadrant, cell in enumerate(s.board.start_cells):
        s.lay(START_FACES + start * 4 + quadrant, cell)
