"""A player's realm. Sets of spaces are bit masks (bit = row * 6 + column), so that groups are a few shifts and ands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.castle.rules.choices import PLACE, REALM, REALM_COLUMNS, REALM_ROWS
from teahouse.games.castle.rules.pieces import KIND_OF, KINDS, NO_FACE, SHRINE_POINTS, SHRINES_AT_START, VALUE_OF

if TYPE_CHECKING:
    from mypy_extensions import i64

# A table instead of `1 << space`: mypyc 2.4 shifts a constant by a variable in 32 bits only.
BIT: Final[list[int]] = [1 << space for space in range(REALM + 1)]
SHRINE_PAYS: Final = 1 << REALM  # in a mask of payments: a shrine of the pool (the bit behind the last space)

_LOW: Final = 0x1FF  # masks are taken apart nine bits at a time: larger tables do not fit into a processor's caches


def _spaces(first: int, bits: int) -> list[list[int]]:
    return [[first + bit for bit in range(bits) if mask >> bit & 1] for mask in range(1 << bits)]


_SPACES_0: Final[list[list[int]]] = _spaces(0, 9)
_SPACES_9: Final[list[list[int]]] = _spaces(9, 9)
_SPACES_18: Final[list[list[int]]] = _spaces(18, 9)
_SPACES_27: Final[list[list[int]]] = _spaces(27, 10)
_PLACE_0: Final[list[list[int]]] = _spaces(PLACE.base, 9)
_PLACE_9: Final[list[list[int]]] = _spaces(PLACE.base + 9, 9)
_PLACE_18: Final[list[list[int]]] = _spaces(PLACE.base + 18, 9)
_PLACE_27: Final[list[list[int]]] = _spaces(PLACE.base + 27, 9)
_SIZE: Final[bytes] = bytes([bin(mask).count("1") for mask in range(1 << 10)])

_NOT_FIRST_COLUMN: Final = sum([1 << space for space in range(REALM) if space % REALM_COLUMNS != 0])
_NOT_LAST_COLUMN: Final = sum([1 << space for space in range(REALM) if space % REALM_COLUMNS != REALM_COLUMNS - 1])


def spaces_of(mask: i64) -> list[int]:
    """The spaces of a mask in reading order."""
    spaces = _SPACES_0[mask & _LOW] + _SPACES_9[(mask >> 9) & _LOW]
    if mask >> 18:
        spaces = spaces + _SPACES_18[(mask >> 18) & _LOW]
    return spaces + _SPACES_27[mask >> 27] if mask >> 27 else spaces


def placings(mask: i64) -> list[int]:
    """The choices `place` for the spaces of a mask, ready made: no other question is as long as often."""
    choices = _PLACE_0[mask & _LOW] + _PLACE_9[(mask >> 9) & _LOW] + _PLACE_18[(mask >> 18) & _LOW]
    return choices + _PLACE_27[mask >> 27] if mask >> 27 else choices


def size_of(mask: i64) -> int:
    return _SIZE[mask & _LOW] + _SIZE[(mask >> 9) & _LOW] + _SIZE[(mask >> 18) & _LOW] + _SIZE[mask >> 27]


def has_two(mask: i64) -> bool:
    """At least two spaces: strike out one."""
    return mask & (mask - 1) != 0


def has_three(mask: i64) -> bool:
    """At least three spaces: strike out two."""
    mask &= mask - 1
    mask &= mask - 1
    return mask != 0


def has_four(mask: i64) -> bool:
    """At least four spaces: strike out three."""
    mask &= mask - 1
    mask &= mask - 1
    mask &= mask - 1
    return mask != 0


def neighbours(mask: i64) -> i64:
    """C-35: the spaces that share a side with one of these (also beyond the realm: cut with its spaces)."""
    across = (mask << 1) & _NOT_FIRST_COLUMN | (mask >> 1) & _NOT_LAST_COLUMN
    return across | mask << REALM_COLUMNS | mask >> REALM_COLUMNS


def connected(seed: i64, mask: i64) -> i64:
    """C-36: the part of a mask that hangs together with the seed."""
    group = seed & mask
    while True:
        grown = (group | neighbours(group)) & mask
        if grown == group:
            return group
        group = grown


def groups(mask: i64) -> list[int]:
    """C-36: the connected groups of a mask, by their first space in reading order."""
    found: list[int] = []
    while mask:
        group = connected(mask & -mask, mask)
        found.append(group)
        mask &= ~group
    return found


class Shape:
    """The size of a realm (C-3). Every realm lies in the top left corner of the same six by six spaces."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: int = columns
        self.rows: int = rows
        self.spaces: int = 0
        for row in range(rows):
            for column in range(columns):
                self.spaces |= 1 << (row * REALM_COLUMNS + column)


SHAPES: Final[dict[str, Shape]] = {
    f"{columns}x{rows}": Shape(columns, rows) for columns in (6, 4) for rows in (4, REALM_ROWS)
}


class Realm:
    """Stacks, shrines, and what a player owns. A face-up tile is always on top; below it all lie face-down."""

    def __init__(self, shape: Shape, height: list[int], face: list[int], up: list[int]) -> None:
        """Only stores: `empty_realm` and `clone` fill it."""
        self.shape: Shape = shape
        self.height: list[int] = height
        self.face: list[int] = face  # of the face-up top tile, else NO_FACE
        self.up: list[int] = up  # kind -> mask of face-up tiles
        self.shown: i64 = 0  # all face-up tiles
        self.occupied: i64 = 0  # all spaces with a stack
        self.shrines: i64 = 0
        self.pool: int = SHRINES_AT_START
        self.set_points: int = 0
        self.discard_points: int = 0
        self.tokens: int = 0
        self.discards: int = 0
        self.touched: i64 = 0  # spaces that changed since somebody drew them

    def clone(self) -> Realm:
        r = Realm(self.shape, self.height[:], self.face[:], self.up[:])
        r.shown = self.shown
        r.occupied = self.occupied
        r.shrines = self.shrines
        r.pool = self.pool
        r.set_points = self.set_points
        r.discard_points = self.discard_points
        r.tokens = self.tokens
        r.discards = self.discards
        return r

    # --- questions ---

    def legal_spaces(self) -> i64:
        """C-32: empty, or a face-down tile without a shrine."""
        spaces: i64 = self.shape.spaces
        return spaces & ~(self.shown | self.shrines)

    def face_down(self) -> i64:
        """Stacks whose top tile lies face-down, with or without a shrine."""
        return self.occupied & ~self.shown

    def sets(self) -> list[int]:
        """C-37: every group of four or more must be consolidated, and the whole group consolidates."""
        found: list[int] = []
        for mask in self.up:
            if has_four(mask):
                beside = mask & neighbours(mask)  # a tile that stands alone belongs to no set
                if has_four(beside):
                    for group in groups(beside):
                        if has_four(group):
                            found.append(group)
        return found

    def kind_at(self, group: i64) -> int:
        """The kind of a group of face-up tiles."""
        kind = 0
        while self.up[kind] & group == 0:
            kind += 1
        return kind

    def number_groups(self) -> list[int]:
        """C-60: connected groups of four or more faction tiles that show the same number."""
        factions: i64 = self.up[0] | self.up[1] | self.up[2]
        beside = factions & neighbours(factions)  # a tile that stands alone belongs to no group
        if not has_four(beside):
            return []
        showing: list[int] = [0, 0, 0, 0, 0, 0, 0]  # number -> mask
        for space in spaces_of(beside):
            number = VALUE_OF[self.face[space]]
            showing[number] = showing[number] | BIT[space]
        return [group for mask in showing if has_four(mask) for group in groups(mask) if has_four(group)]

    def groups_of_three(self) -> list[int]:
        """C-69: groups of exactly three tiles of one kind."""
        found: list[int] = []
        for mask in self.up:
            if has_three(mask):
                beside = mask & neighbours(mask)  # a tile that stands alone belongs to no group
                if has_three(beside):
                    for group in groups(beside):
                        if has_three(group) and not has_four(group):
                            found.append(group)
        return found

    def shrine_points(self) -> int:
        """C-48: 1, 2 or 3 points by the height of the stack."""
        points = 0
        for space in spaces_of(self.shrines):
            points += SHRINE_POINTS[min(self.height[space], 3)]
        return points

    def shrine_parts(self) -> list[tuple[str, int]]:
        """The same by floors: those above the third count as it does."""
        points = [0, 0, 0, 0]
        for space in spaces_of(self.shrines):
            floor = min(self.height[space], 3)
            points[floor] += SHRINE_POINTS[floor]
        return [(f"floor-{floor}", points[floor]) for floor in range(1, 4) if points[floor]]

    # --- changes ---

    def put(self, face: int, space: int) -> None:
        """C-31: a tile is placed face-up."""
        bit: i64 = BIT[space]
        kind = KIND_OF[face]
        self.height[space] = self.height[space] + 1
        self.face[space] = face
        self.up[kind] = self.up[kind] | bit
        self.shown |= bit
        self.occupied |= bit
        self.touched |= bit

    def take_off(self, space: int) -> int:
        """Remove the face-up top tile; gives back its face. What lies below is face-down."""
        bit: i64 = BIT[space]
        face = self.face[space]
        self.face[space] = NO_FACE
        self.up[KIND_OF[face]] &= ~BIT[space]
        self.shown &= ~bit
        self._lower(space)
        return face

    def put_face_down(self, space: int) -> None:
        """C-62: a moved tile keeps its side."""
        bit: i64 = BIT[space]
        self.height[space] += 1
        self.occupied |= bit
        self.touched |= bit

    def take_off_face_down(self, space: int) -> None:
        self._lower(space)

    def _lower(self, space: int) -> None:
        bit: i64 = BIT[space]
        self.height[space] -= 1
        self.touched |= bit
        if self.height[space] == 0:
            self.occupied &= ~bit

    def turn_down(self, group: i64) -> None:
        """C-38: the top tile of each of these spaces is turned face-down."""
        keep = ~group
        for kind in range(KINDS):
            self.up[kind] &= keep
        self.shown &= keep
        self.touched |= group
        for space in spaces_of(group):
            self.face[space] = NO_FACE


def empty_realm(shape: Shape) -> Realm:
    """C-8, C-13."""
    size = shape.rows * REALM_COLUMNS
    return Realm(shape, [0] * size, [NO_FACE] * size, [0] * KINDS)
