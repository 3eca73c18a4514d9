"""Dragon Castle in some hundred numbers, reckoned for small networks; docs/observations/castle.md is made from them.

Not the pieces but what a player sees in them: which tiles have a twin in reach, how far one's groups would grow, where
a tile in hand would join them. Everything is a fact of the position; nothing is judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from teahouse.core.observe import (
    Block,
    Observer,
    after,
    put_cut,
    put_decider,
    put_flag,
    put_zeros,
)
from teahouse.core.state import State
from teahouse.games.castle.rules.choices import (
    CANVAS,
    CANVAS_COLUMNS,
    CANVAS_ROWS,
    REALM,
    REALM_COLUMNS,
    REALM_ROWS,
    TAKE,
)
from teahouse.games.castle.rules.pieces import CARDS, KIND_OF, KINDS, NO_FACE, SEATS, SHRINES, TOKENS
from teahouse.games.castle.rules.realm import BIT, Realm, connected, neighbours, size_of, spaces_of
from teahouse.games.castle.rules.state import Castle

if TYPE_CHECKING:
    from mypy_extensions import i64, u8

LARGEST: Final = 9  # group: larger ones count as this
HIGHEST: Final = 6  # stack of a realm
TWINS: Final = 4  # 1 + the others with the same face
TURNS: Final = 60
POINTS: Final = 100
_CASTLE: Final[list[int]] = [CANVAS_ROWS, CANVAS_COLUMNS]
_REALM: Final[list[int]] = [REALM_ROWS, REALM_COLUMNS]
_SEATS: Final[list[int]] = [SEATS]

BLOCKS: Final[list[Block]] = [
    Block("twins", _CASTLE, TWINS, "each tile that may be taken first: 1 + available tiles with the same face; else 0"),
    Block("grows", _CASTLE, LARGEST, "and the largest group that it could make in the viewer's realm"),
    Block("joins", _REALM, LARGEST, "with a tile in hand, each space for it: the size of the group it would make"),
    Block("group", _REALM, LARGEST, "the viewer's face-up tiles: the size of their group"),
    Block("height", _REALM, HIGHEST, "height of the viewer's stacks"),
    Block("open", _REALM, 1, "1 for each space of the viewer's realm where a tile may be placed"),
    Block("shrine", _REALM, 1, "1 where a shrine of the viewer stands"),
    Block("turned", _REALM, 1, "1 for tiles turned in this turn that may still carry a shrine"),
    Block("largest", [SEATS, KINDS], LARGEST, "each player's largest group of each kind"),
    Block("reach", [SEATS, KINDS], LARGEST, "and the largest that one more tile of the kind could make"),
    Block("points", _SEATS, POINTS, "points as they stand, dragon cards included"),
    Block("shrines", _SEATS, SHRINES, "shrines in each player's pool"),
    Block("spaces", _SEATS, REALM, "spaces where each player may place a tile"),
    Block("stacks", _SEATS, REALM, "stacks with a face-down top tile and no shrine"),
    Block("tokens", _SEATS, TOKENS, "countdown tokens"),
    Block("playing", _SEATS, 1, "1 for each seat that is at the table"),
    Block("to_take", [KINDS], 40, "tiles of each kind that may be taken first"),
    Block("with_twin", [KINDS], 40, "those among them that have a twin"),
    Block("unseen", [KINDS], 40, "tiles of each kind that nobody has seen"),
    Block("floors", [3], 60, "tiles left on each floor of the castle"),
    Block("spirit", [CARDS], 2, "each spirit: 0 not in play, 1 in play, 2 called in this turn", categories=True),
    Block("dragon", [CARDS], 1, "each dragon in play"),
    Block("in_hand", [2], KINDS, "the kind of the first and of the second tile taken: 0 none", categories=True),
    Block("decides", [1], SEATS, "who decides: 0 nobody, else 1 + seat", categories=True),
    Block("turn_of", [1], SEATS, "whose turn it is: 0 nobody, else 1 + seat", categories=True),
    Block("supply", [1], SHRINES, "shrines in the supply"),
    Block("summons", [1], TOKENS, "countdown tokens taken by all"),
    Block("turn", [1], TURNS, "turns begun"),
    Block("turns_left", [1], TURNS, "turns to the end, the present one included; 0 while the end is open"),
    Block("short_side_taken", [1], 1, "1 when a tile was taken from a short side in this turn"),
]


class CompactObserver(Observer):
    def __init__(self) -> None:
        super().__init__(0, BLOCKS)

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Castle)
        s = state
        put_zeros(row, at, self.size)
        realm: Realm = s.realms[viewer]
        by_kind: i64 = at + 2 * CANVAS + 6 * REALM + 2 * SEATS * KINDS + 6 * SEATS
        _takes(s, realm, row, at, by_kind)
        _realm(s, viewer, row, at + 2 * CANVAS)
        _players(s, viewer, row, at + 2 * CANVAS + 6 * REALM)
        at = by_kind + 2 * KINDS
        for face, copies in enumerate(s.unseen.counts):
            here: i64 = at + KIND_OF[face]
            row[here] = row[here] + copies
        at += KINDS
        for floor in range(1, 4):
            at = put_cut(row, at, s.floors[floor], 60)
        for spirit in s.spirits:
            row[at + spirit.number] = 2 if s.is_called(spirit.number) else 1
        for dragon in s.dragons:
            row[at + CARDS + dragon] = 1
        at += 2 * CARDS
        row[at] = KIND_OF[s.first] + 1 if s.first != NO_FACE else 0
        row[at + 1] = KIND_OF[s.second] + 1 if s.second != NO_FACE else 0
        at = put_decider(row, at + 2, s, viewer)
        at = put_cut(row, at, s.supply, SHRINES)
        at = put_cut(row, at, s.summons, TOKENS)
        at = put_cut(row, at, s.turn, TURNS)
        at = put_cut(row, at, s.last_turn - s.turn + 1 if s.last_turn > 0 else 0, TURNS)
        put_flag(row, at, s.short_side_taken)


def _takes(s: Castle, realm: Realm, row: vec[u8], at: i64, by_kind: i64) -> None:
    """What may be taken first: cell by cell, and counted by kind."""
    spaces = realm.legal_spaces()
    grows = [max(1, largest_with_one_more(mask, spaces)) for mask in realm.up]
    for take in s.takes:
        cell: i64 = take - TAKE.base
        face = s.top[cell]
        if face == NO_FACE:
            continue  # chance is about to show it
        twins: i64 = 0
        for twin in s.showing[face]:
            if twin != cell and s.available(twin):
                twins += 1
        kind: i64 = KIND_OF[face]
        put_cut(row, at + cell, twins + 1, TWINS)
        put_cut(row, at + CANVAS + cell, grows[kind], LARGEST)
        row[by_kind + kind] = row[by_kind + kind] + 1
        if twins:
            row[by_kind + KINDS + kind] = row[by_kind + KINDS + kind] + 1


def _realm(s: Castle, viewer: int, row: vec[u8], at: i64) -> None:
    """The viewer's own realm, space by space."""
    realm: Realm = s.realms[viewer]
    legal = realm.legal_spaces()
    face = s.first if s.first != NO_FACE else s.second
    if face != NO_FACE and viewer == s.seat:
        mask: i64 = realm.up[KIND_OF[face]]
        for space in spaces_of(legal):
            bit: i64 = BIT[space]
            put_cut(row, at + space, size_of(connected(bit, mask | bit)), LARGEST)
    at += REALM
    for up in realm.up:
        left: i64 = up
        while left:
            group = connected(left & -left, left)
            left &= ~group
            size = size_of(group)
            for space in spaces_of(group):
                put_cut(row, at + space, size, LARGEST)
    at += REALM
    for space in spaces_of(realm.occupied):
        put_cut(row, at + space, realm.height[space], HIGHEST)
    for space in spaces_of(legal):
        row[at + REALM + space] = 1
    for space in spaces_of(realm.shrines):
        row[at + 2 * REALM + space] = 1
    if viewer == s.seat:
        for turned in s.turned:
            if turned.allowance > 0:
                for space in spaces_of(turned.free_tiles(realm)):
                    row[at + 3 * REALM + space] = 1


def _players(s: Castle, viewer: int, row: vec[u8], at: i64) -> None:
    seats: i64 = s.seats
    seat: i64 = viewer
    scores = s.scores()
    one: i64 = at + 2 * SEATS * KINDS
    for _ in range(s.seats):
        realm: Realm = s.realms[seat]
        legal = realm.legal_spaces()
        for up in realm.up:
            put_cut(row, at, largest(up), LARGEST)
            put_cut(row, at + SEATS * KINDS, max(1, largest_with_one_more(up, legal)) if legal else 0, LARGEST)
            at += 1
        put_cut(row, one, scores[seat], POINTS)
        put_cut(row, one + SEATS, realm.pool, SHRINES)
        put_cut(row, one + 2 * SEATS, size_of(legal), REALM)
        put_cut(row, one + 3 * SEATS, size_of(realm.face_down() & ~realm.shrines), REALM)
        put_cut(row, one + 4 * SEATS, realm.tokens, TOKENS)
        row[one + 5 * SEATS] = 1
        seat = after(seat, seats)
        one += 1


def largest(mask: i64) -> i64:
    """The size of the largest group."""
    found: i64 = 0
    while mask:
        group = connected(mask & -mask, mask)
        mask &= ~group
        size: i64 = size_of(group)
        found = max(found, size)
    return found


def largest_with_one_more(mask: i64, spaces: i64) -> i64:
    """The size of the largest group that one more tile on one of these spaces makes; 0 if none of them can grow."""
    found: i64 = 0
    beside = neighbours(mask) & spaces
    while beside:
        bit = beside & -beside
        beside ^= bit
        size: i64 = size_of(connected(bit, mask | bit))
        found = max(found, size)
    return found


COMPACT: Final = CompactObserver()
