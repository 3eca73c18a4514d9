"""Dragon Castle: the pieces on the table, clone, and the questions a player asks about the castle and the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from teahouse.core.bag import Bag, filled
from teahouse.core.choices import NUMBERS
from teahouse.core.errors import Reason
from teahouse.core.state import State
from teahouse.core.value import Value
from teahouse.games.castle.rules.choices import CANVAS, PAIR, TAKE
from teahouse.games.castle.rules.layouts import DOWN, LEFT, MAX_HEIGHT, RIGHT, UP, Layout
from teahouse.games.castle.rules.pieces import (
    COPIES,
    DECEPTION,
    DEPTH,
    ELEGANCE,
    FACES,
    KIND_OF,
    NO_FACE,
    SHRINES,
    SHRINES_AT_START,
    SPIRIT_NAMES,
    TOKENS,
    WINDOWS,
)
from teahouse.games.castle.rules.realm import BIT, Realm, Shape, empty_realm, size_of
from teahouse.games.castle.rules.rulings import Rulings
from teahouse.games.castle.rules.scoring import breakdown, tie_break

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = -1
# What `touch` is told: a cell of the castle; else one of these.
UNSEEN: Final = CANVAS  # + face: its tiles that nobody has seen
TURNED: Final = CANVAS + FACES  # no set of this turn lies turned any more
FORFEITED: Final = -1  # an allowance that was not built in full and cannot be built any more


class TurnedSet:
    """A set consolidated in this turn: its tiles and the shrines that may still be built on it. Never changed."""

    def __init__(self, tiles: i64, floors: list[int], allowance: int) -> None:
        self.tiles: i64 = tiles
        self.floors: list[int] = floors  # space -> height of the stack with this tile on top
        self.allowance: int = allowance

    def free_tiles(self, realm: Realm) -> i64:
        """C-45: tiles of the set that lie on top and carry no shrine."""
        free = self.tiles & realm.face_down() & ~realm.shrines
        left = free
        space = 0
        while left:
            if left & 1 and realm.height[space] != self.floors[space]:
                free &= ~BIT[space]  # covered by a face-down tile since
            left >>= 1
            space += 1
        return free

    def with_allowance(self, allowance: int) -> TurnedSet:
        return TurnedSet(self.tiles, self.floors, allowance)

    def without(self, space: int) -> TurnedSet:
        tiles: i64 = self.tiles & ~BIT[space]
        return TurnedSet(tiles, self.floors, self.allowance)

    def moved(self, source: int, target: int, floor: int) -> TurnedSet:
        """C-62: a turned tile that is moved is still a tile of its set."""
        floors = self.floors[:]
        floors[target] = floor
        tiles: i64 = self.tiles & ~BIT[source] | BIT[target]
        return TurnedSet(tiles, floors, self.allowance)


class Spirit(Value):
    """A spirit card (C-49): when it may be called, what may pay for it, and what it does. One subclass per card."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.name: Final = SPIRIT_NAMES[number]
        self.windows: Final = WINDOWS[number]

    def arguments(self) -> tuple[int]:
        return (self.number,)

    def payments(self, s: Castle, window: int) -> i64:
        """C-53: every payment after which the effect can be carried out completely; 0 = it cannot be called."""
        raise NotImplementedError

    def possible(self, s: Castle, window: int) -> bool:
        """Is there one? Somebody has something to pay with. Asked far more often: cards that find one soon say so."""
        return self.payments(s, window) != 0

    def missing(self, s: Castle, window: int) -> Reason:
        """C-92: what it lacks, where no payment would do: a target, room, another spirit out of the way."""
        raise NotImplementedError

    def effect(self, s: Castle, window: int) -> None:
        """Carry the effect out, or push the decisions it asks for. The payment has been made."""
        raise NotImplementedError


class Castle(State):
    """A position of Dragon Castle."""

    def __init__(
        self,
        seats: int,
        layout: Layout,
        rulings: Rulings,
        height: list[int],
        top: list[int],
        floors: list[int],
        unseen: Bag,
        realms: list[Realm],
    ) -> None:
        """Only stores: `new_castle` and `clone` fill it, so that a clone pays for nothing it throws away."""
        super().__init__(seats)
        self.layout: Layout = layout
        self.rulings: Rulings = rulings
        self.height: list[int] = height  # cell -> height of the stack
        self.top: list[int] = top  # cell -> face of its top tile
        self.floors: list[int] = floors  # floor -> tiles left on it
        self.takes: list[int] = []  # C-17, C-18: the choices `take` of the available tiles of the top floor, in order
        self.showing: list[list[int]] = []  # face -> the cells that show it, in order; none is changed in place
        self.unseen: Bag = unseen  # C-20: faces nobody has seen yet
        self.realms: list[Realm] = realms
        self.supply: int = SHRINES - SHRINES_AT_START * seats
        self.spirits: list[Spirit] = []  # in play; never changed in place, so clones share it
        self.dragons: list[int] = []
        self.summons: int = 0
        self.last_turn: int = 0  # the turn after which the game ends; 0 while nothing has triggered it
        # the current turn
        self.called: i64 = 0  # mask of the spirits called in this turn
        self.first: int = NO_FACE  # the tile taken first, while it is in hand or its twin is looked for
        self.first_cell: int = NOWHERE
        self.first_floor: int = 0
        self.second: int = NO_FACE
        self.short_side_taken: bool = False  # C-63
        self.turned: list[TurnedSet] = []

    def clone(self) -> Castle:
        s = Castle(
            self.seats,
            self.layout,
            self.rulings,
            self.height[:],
            self.top[:],
            self.floors[:],
            self.unseen.clone(),
            [realm.clone() for realm in self.realms],
        )
        s.takes = self.takes[:]
        s.showing = self.showing[:]
        s.pending = self.pending[:]
        s.turn = self.turn
        s.seat = self.seat
        s.ending = self.ending
        s.supply = self.supply
        s.spirits = self.spirits
        s.dragons = self.dragons
        s.summons = self.summons
        s.last_turn = self.last_turn
        s.called = self.called
        s.first = self.first
        s.first_cell = self.first_cell
        s.first_floor = self.first_floor
        s.second = self.second
        s.short_side_taken = self.short_side_taken
        s.turned = self.turned[:]
        return s

    # --- the castle ---

    def top_floor(self) -> int:
        """C-18: the highest floor with a tile; 0 when the castle is empty."""
        floor = MAX_HEIGHT
        while floor > 0 and self.floors[floor] == 0:
            floor -= 1
        return floor

    def available(self, cell: int) -> bool:
        """C-17: topmost, and at least one long side free."""
        height = self.height
        h = height[cell]
        return h > 0 and (height[LEFT[cell]] < h or height[RIGHT[cell]] < h)

    def short_side(self, cell: int) -> bool:
        """C-63: topmost, no long side free, but at least one short side."""
        height = self.height
        h = height[cell]
        return (
            h > 0
            and height[LEFT[cell]] >= h
            and height[RIGHT[cell]] >= h
            and (height[UP[cell]] < h or height[DOWN[cell]] < h)
        )

    def available_tiles(self) -> list[int]:
        return [cell for cell in self.layout.cells if self.available(cell)]

    def first_takes(self) -> list[int]:
        """C-22, C-24: the choices `take` for what the first pick may be."""
        return self.elegant_first_takes() if self.owes_short_side() else self.takes[:]

    def second_pairs(self) -> list[int]:
        """C-24, C-25 and what Elegance, Deception and Depth make of it: the choices `pair` for the second pick."""
        base = PAIR.base
        if self.called == 0:
            return [NUMBERS[base + cell] for cell in self.showing[self.first] if self.available(cell)]
        if self.is_called(DECEPTION):
            return [base + cell for cell in self.tiles_beside_first()]
        if self.is_called(DEPTH):  # C-68: only of the same kind
            cells = self.layout.cells
            return [base + cell for cell in cells if self.of_first_kind(cell) and self.can_be_second(cell)]
        return [base + cell for cell in self.showing[self.first] if self.can_be_second(cell)]

    def has_tile_of_first_kind(self) -> bool:
        """C-68: is there a tile for Depth?"""
        return any(self.of_first_kind(cell) and self.can_be_second(cell) for cell in self.layout.cells)

    def of_first_kind(self, cell: int) -> bool:
        face = self.top[cell]
        return face != NO_FACE and KIND_OF[face] == KIND_OF[self.first]

    def can_be_second(self, cell: int) -> bool:
        """C-24: available; C-63: Elegance adds tiles with a free short side, and while it is owed takes no other."""
        if self.is_called(ELEGANCE) and self.short_side(cell):
            return True
        return self.available(cell) and not self.owes_short_side()

    def tiles_beside_first(self) -> list[int]:
        """C-64: the tiles on the four sides of the place of the first one, on the same floor."""
        cell = self.first_cell
        floor = self.first_floor if self.rulings.deception_same_floor else 1
        beside = [UP[cell], LEFT[cell], RIGHT[cell], DOWN[cell]]
        return [near for near in beside if self.height[near] >= floor]

    def elegant_first_takes(self) -> list[int]:
        """C-63: a short-side tile of the top floor, or a tile to which an identical short-side tile is in sight."""
        floor = self.top_floor()
        if floor == 0:
            return []
        pair_fits = size_of(self.realms[self.seat].legal_spaces()) >= 2
        return [
            TAKE.base + cell
            for cell in self.layout.reaching[floor]
            if self.height[cell] == floor
            and (self.short_side(cell) or (pair_fits and self.available(cell) and self.leaves_short_side_twin(cell)))
        ]

    def leaves_short_side_twin(self, cell: int) -> bool:
        """C-63: once this tile is gone, an identical short-side tile is in sight (what lies below it is not)."""
        face = self.top[cell]
        if face == NO_FACE:
            return False  # while one tries what to destroy: nobody knows what comes up here
        self.height[cell] -= 1
        found = False
        for twin in self.showing[face]:
            if twin != cell and self.short_side(twin):
                found = True
                break
        self.height[cell] += 1
        return found

    def short_side_pair_in_sight(self) -> bool:
        """C-63: is there a first tile that leaves an identical short-side tile in sight?"""
        floor = self.top_floor()
        height, top = self.height, self.top
        for twin in self.layout.cells:  # few tiles are shut in left and right, so begin with them
            h = height[twin]
            if h > 0 and height[LEFT[twin]] >= h and height[RIGHT[twin]] >= h:
                for cell in self.showing[top[twin]]:
                    first = cell != twin and height[cell] == floor and self.available(cell)
                    if first and self.leaves_short_side_twin(cell):
                        return True
        return False

    def remove_tile(self, cell: int) -> bool:
        """Take the top tile off; True if a tile that nobody has seen lies below."""
        floor = self.height[cell]
        on_top = floor == self.top_floor()
        self.floors[floor] = self.floors[floor] - 1
        self.height[cell] = floor - 1
        self.hide(cell)
        if on_top:
            self._free_beside(cell, floor)
        self.touch(cell)
        return floor > 1

    def put_back(self, cell: int, face: int) -> None:
        """The tile that was just removed lies there again."""
        self.height[cell] += 1
        self.floors[self.height[cell]] += 1
        self.show(cell, face)
        self.find_free()
        self.touch(cell)

    def find_free(self) -> None:
        """C-17, C-18."""
        floor = self.top_floor()
        if floor == 0:
            self.takes = []
            return
        height = self.height
        self.takes = [
            TAKE.base + cell
            for cell in self.layout.reaching[floor]
            if height[cell] == floor and (height[LEFT[cell]] < floor or height[RIGHT[cell]] < floor)
        ]

    def _free_beside(self, cell: int, floor: int) -> None:
        """The tile of the top floor that lay here no longer shuts in those at its long sides."""
        if self.floors[floor] == 0:
            self.find_free()
            return
        takes, height = self.takes, self.height
        taken = TAKE.base + cell
        at: i64 = len(takes) - 1
        while at >= 0 and takes[at] > taken:
            at -= 1
        if at < 0 or takes[at] != taken:  # Elegance and Deception take tiles that are shut in
            at += 1
            takes.insert(at, taken)
        # its neighbours have the numbers before and after its own, so its place in the order is theirs
        left = height[LEFT[cell]] == floor and (at == 0 or takes[at - 1] != taken - 1)
        right = height[RIGHT[cell]] == floor and (at + 1 == len(takes) or takes[at + 1] != taken + 1)
        if right and left:
            takes.insert(at + 1, taken + 1)
        if left:
            takes[at] = taken - 1
        elif right:
            takes[at] = taken + 1
        else:
            takes.pop(at)

    # --- faces in sight ---

    def show(self, cell: int, face: int) -> None:
        """A tile comes in sight."""
        self.top[cell] = face
        cells = self.showing[face][:]
        at = len(cells)
        while at > 0 and cells[at - 1] > cell:
            at -= 1
        cells.insert(at, cell)
        self.showing[face] = cells

    def hide(self, cell: int) -> None:
        """The tile in sight is gone."""
        face = self.top[cell]
        self.top[cell] = NO_FACE
        if face != NO_FACE:
            self.showing[face] = [other for other in self.showing[face] if other != cell]

    # --- the turn ---

    def is_called(self, spirit: int) -> bool:
        """Has this spirit been called in this turn?"""
        return self.called >> spirit & 1 != 0

    def owes_short_side(self) -> bool:
        """C-93: Elegance was called and no short-side tile has been taken yet."""
        return self.is_called(ELEGANCE) and not self.short_side_taken

    def owes_pair(self) -> bool:
        """C-93: with the first tile in hand, a certain second tile must follow."""
        return self.called != 0 and (self.is_called(DECEPTION) or self.is_called(DEPTH) or self.owes_short_side())

    def may_summon(self) -> bool:
        """C-28, C-29: nothing above floor 1, a token left, and Elegance promised no pick."""
        return self.top_floor() <= 1 and self.summons < TOKENS and not self.owes_short_side()

    def to_text(self) -> str:
        from teahouse.games.castle.rules.position import to_text  # noqa: PLC0415  it knows all steps

        return to_text(self)

    def options(self) -> dict[str, str]:
        return self.rulings.options

    def reader(self) -> Callable[[str], State]:
        from teahouse.games.castle.rules.position import from_text  # noqa: PLC0415

        return from_text

    # --- points ---

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return breakdown(self.realms, seat, self.dragons, self.rulings)

    def parts(self, seat: int, source: str) -> list[tuple[str, int]]:
        return self.realms[seat].shrine_parts() if source == "shrines" else []

    def goods(self, seat: int) -> list[tuple[str, int]]:
        return [("shrines", self.realms[seat].pool)]

    def closing(self) -> str:
        """C-82: somebody has taken the last token, or the last tile."""
        return "last-round" if self.last_turn else ""

    def tie_break(self, seat: int) -> list[int]:
        return tie_break(self.realms[seat], self.rulings)


def new_castle(seats: int, layout: Layout, shape: Shape, rulings: Rulings) -> Castle:
    """C-7, C-8, C-13: heights are known, faces are not."""
    floors = [0] + [layout.floor(floor) for floor in range(1, MAX_HEIGHT + 1)]
    realms = [empty_realm(shape) for _ in range(seats)]
    top = [NO_FACE] * len(layout.heights)
    s = Castle(seats, layout, rulings, layout.heights[:], top, floors, filled([COPIES] * FACES), realms)
    s.showing = [[] for _ in range(FACES)]
    s.find_free()
    return s
