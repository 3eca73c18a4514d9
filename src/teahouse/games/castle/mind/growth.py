"""What is growing in a realm is worth, and what more tiles would add to it: only what they change is counted anew.

The numbers were tuned by matches of the greedy player against itself with other ones (two players, with and without
cards). Points that are safe are counted in `judge`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.castle.rules.pieces import FACTIONS, KINDS, SHRINE_POINTS, set_points, shrines_allowed
from teahouse.games.castle.rules.realm import BIT, Realm, connected, neighbours
from teahouse.games.castle.rules.state import Castle

if TYPE_CHECKING:
    from mypy_extensions import i64

TILES_PER_TURN: Final = 1.7
# By the size of a group that is no set yet: what it is worth, and the turns after which it is worth that much
GROUP_WORTH: Final[list[float]] = [0.0, 0.28, 1.25, 1.9]
GROUP_TURNS: Final[list[float]] = [1.0, 6.0, 4.0, 2.0]
SPECIAL_WORTH: Final = 1.15  # a special set carries two shrines
CLOSED_IN: Final = 0.24  # what is left of a group that no space lets grow
ONE_TILE_AWAY: Final = 0.44  # the share of a set's points that counts when one tile would complete it
FLOOR_WORTH: Final = 0.2  # per floor above the first under a face-up tile: shrines like height
BASE_WORTH: Final = 0.18  # per floor of a free face-down stack
POOL_WORTH: Final = 1.6  # of having a shrine to build; more of them are worth hardly more
POOL_TURNS: Final = 5.0
ROOM: Final = 0.08  # per free space beside a tile that is placed
TIGHT: Final[list[float]] = [-3.0, -0.9, -0.3]  # by the number of legal spaces left


def turns_left(s: Castle, seat: int) -> float:
    """How many turns the seat will still have: known once the last round has begun, guessed before."""
    if s.last_turn > 0:
        turns = 0
        for turn in range(s.turn, s.last_turn):
            if turn % s.seats == seat:
                turns += 1
        return float(turns)
    above = s.floors[2] + s.floors[3]
    return 1.0 + above / (TILES_PER_TURN * s.seats) + (s.seats - s.summons) / s.seats


class Outlook:
    """A realm as it stands, with so many turns to come."""

    def __init__(self, realm: Realm, turns: float) -> None:
        self.turns: float = turns
        self.soon: float = min(1.0, turns / 2.0)
        self.pool: int = realm.pool
        self.legal: i64 = realm.legal_spaces()
        self.bases: i64 = realm.face_down() & ~realm.shrines
        self.high: list[int] = high_stacks(realm)
        self.up: list[int] = realm.up
        self.built: int = 0  # shrines for the sets that were seen in the last look at a kind
        self.worths: list[float] = [0.0] * KINDS
        self.beside: list[int] = [0] * KINDS  # where each kind can grow
        self.total: float = 0.0
        self.reckon()

    def reckon(self) -> None:
        """How it stands now. Sets that wait for their check count as if it were over."""
        left = self.pool
        two: i64 = self.high[1]
        three: i64 = self.high[2]
        legal = self.legal
        for kind in range(KINDS):
            mask: i64 = self.up[kind]
            if mask:
                self.beside[kind] = neighbours(mask) & legal
                self.worths[kind] = self.kind_worth(kind, mask, legal, two, three, left)
                left -= self.built
                self.total += self.worths[kind]
        self.total += self.bases_worth(self.bases) + self.room_worth(legal) + self.pool_worth(left)

    def kind_worth(self, kind: int, mask: i64, legal: i64, two: i64, three: i64, pool: int) -> float:
        """All groups of a kind. `two`, `three`: stacks of at least so many floors; `pool`: shrines to build."""
        self.built = 0
        turns = self.turns
        reach = largest_with_one_more(mask, legal)
        growing = CLOSED_IN
        value = 0.0
        if reach > 0:
            growing = SPECIAL_WORTH if kind >= FACTIONS else 1.0
            if reach >= 4:
                value = ONE_TILE_AWAY * self.soon * set_points(kind, reach)
        while mask:
            group = connected(mask & -mask, mask)
            mask ^= group
            size = count(group)
            if size >= 4:
                shrines = min(pool - self.built, shrines_allowed(kind))
                value += set_points(kind, size) + shrine_points(shrines, count(group & two), count(group & three))
                self.built += shrines
            else:
                value += growing * GROUP_WORTH[size] * min(1.0, turns / GROUP_TURNS[size])
                if group & two:
                    value += FLOOR_WORTH * self.soon * (2.0 if group & three else 1.0)
        return value

    def bases_worth(self, bases: i64) -> float:
        high: i64 = self.high[1]
        floors = int(count(bases) + count(bases & high))
        return BASE_WORTH * self.soon * floors

    def room_worth(self, legal: i64) -> float:
        spaces = count(legal)
        return TIGHT[spaces] if spaces < len(TIGHT) and self.turns > 0.0 else 0.0

    def pool_worth(self, left: int) -> float:
        return POOL_WORTH * min(1.0, self.turns / POOL_TURNS) if left > 0 else 0.0

    def gain(self, kind: int, tiles: i64, shrines: int) -> float:
        """What tiles of a kind on these spaces, and shrines for the pool, add to the worth of the realm."""
        legal = self.legal & ~tiles
        one: i64 = self.high[0]
        two: i64 = self.high[1]
        three: i64 = self.high[2]
        three |= tiles & two
        two |= tiles & one
        mask: i64 = self.up[kind]
        pool = self.pool + shrines
        value = self.kind_worth(kind, mask | tiles, legal, two, three, pool) - self.worths[kind]
        left = pool - self.built
        for other in range(KINDS):
            way: i64 = self.beside[other]
            if other != kind and way & tiles:
                mask = self.up[other]
                value += self.kind_worth(other, mask, legal, two, three, left) - self.worths[other]
        value += self.pool_worth(left) - self.pool_worth(self.pool) - self.bases_worth(tiles & self.bases)
        return value + self.room_worth(legal) - self.room_worth(self.legal)

    def room(self, tiles: i64) -> float:
        """Free spaces beside these: among equals a place with room to grow is better."""
        return ROOM * int(count(neighbours(tiles) & self.legal))


class Spot:
    """The best spaces for one or two tiles of a kind, and what they gain there."""

    def __init__(self) -> None:
        self.gain: float = -1000.0
        self.first: i64 = 0
        self.second: i64 = 0


def best_spot(outlook: Outlook, kind: int, shrines: int) -> Spot:
    """For one tile. `second` is the second best space."""
    best = Spot()
    next_best = -1000.0
    spaces = outlook.legal
    while spaces:
        bit = spaces & -spaces
        spaces ^= bit
        gain = outlook.gain(kind, bit, shrines) + outlook.room(bit)
        if gain > best.gain:
            next_best = best.gain
            best.second = best.first
            best.gain = gain
            best.first = bit
        elif gain > next_best:
            next_best = gain
            best.second = bit
    return best


def best_spots(outlook: Outlook, kind: int, single: Spot) -> Spot:
    """For two tiles: one of them beside its kind or where a single one would be best, the other beside that group."""
    best = Spot()
    mask: i64 = outlook.up[kind]
    ones: i64 = outlook.beside[kind]
    ones |= single.first | single.second
    while ones:
        one = ones & -ones
        ones ^= one
        rest = outlook.legal & ~one
        others = neighbours(connected(one, mask | one)) & rest
        others |= (single.first | single.second) & rest
        if not others:
            others = first(rest)
        while others:
            other = others & -others
            others ^= other
            gain = outlook.gain(kind, one | other, 0) + outlook.room(one | other)
            if gain > best.gain:
                best.gain = gain
                best.first = one
                best.second = other
    return best


def largest_with_one_more(mask: i64, legal: i64) -> i64:
    """The size of the largest group that one more tile of the kind can make; 0 if none of them can grow."""
    largest: i64 = 0
    spaces = neighbours(mask) & legal
    while spaces:
        bit = spaces & -spaces
        spaces ^= bit
        size = count(connected(bit, mask | bit))
        largest = max(largest, size)
    return largest


def high_stacks(realm: Realm) -> list[int]:
    """Masks of the stacks with at least one, two and three floors."""
    one: i64 = realm.occupied
    two: i64 = 0
    three: i64 = 0
    left = one
    height = realm.height
    space = 0
    while left:
        if left & 1:
            floors = height[space]
            if floors >= 2:
                bit: i64 = BIT[space]
                two |= bit
                if floors >= 3:
                    three |= bit
        left >>= 1
        space += 1
    return [one, two, three]


def shrine_points(shrines: int, two: i64, three: i64) -> int:
    """What so many shrines are worth on the highest stacks of a set: so many of them have two, and three floors."""
    points = 0
    for number in range(shrines):
        points += SHRINE_POINTS[3 if number < three else 2 if number < two else 1]
    return points


def count(mask: i64) -> i64:
    """The spaces of a mask with few of them."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def first(mask: i64) -> i64:
    return mask & -mask
