"""Dragon Castle as numbers for learners; docs/observations/castle.md is made from the blocks below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from teahouse.core.observe import (
    MOST,
    Block,
    Observer,
    after,
    look_from,
    put_all,
    put_bits,
    put_count,
    put_decider,
    put_flag,
    put_zeros,
)
from teahouse.core.state import State, Step
from teahouse.games.castle.rules.calling import Payment
from teahouse.games.castle.rules.choices import CANVAS, CANVAS_COLUMNS, CANVAS_ROWS, REALM, REALM_COLUMNS, REALM_ROWS
from teahouse.games.castle.rules.pieces import CARDS, COPIES, FACES, NO_FACE, SEATS, SHRINES, TOKENS
from teahouse.games.castle.rules.realm import Realm, spaces_of
from teahouse.games.castle.rules.realm_spirits import DropShrine, DropTile
from teahouse.games.castle.rules.state import TURNED, UNSEEN, Castle

if TYPE_CHECKING:
    from mypy_extensions import i64, u8

_CASTLE: Final[list[int]] = [CANVAS_ROWS, CANVAS_COLUMNS]
_REALM: Final[list[int]] = [REALM_ROWS, REALM_COLUMNS]
_REALMS: Final[list[int]] = [SEATS, REALM_ROWS, REALM_COLUMNS]

BLOCKS: Final[list[Block]] = [
    Block("height", _CASTLE, 3, "height of every stack of the castle"),
    Block("face", _CASTLE, FACES, "its top tile: 0 none or not yet seen, else 1 + face", categories=True),
    Block("realm_height", _REALMS, MOST, "height of every stack, one plane per seat"),
    Block("realm_face", _REALMS, FACES, "face-up tile: 0 none or face-down, else 1 + face", categories=True),
    Block("realm_shrine", _REALMS, 1, "1 where a shrine stands"),
    Block("realm_space", _REALM, 1, "1 for each space that a realm has with the option `realm` of this match"),
    Block("turned", _REALM, 9, "tiles turned in this turn that may carry a shrine: 1 + shrines still allowed"),
    Block("shrines", [SEATS], SHRINES, "shrines in each player's pool"),
    Block("set_points", [SEATS], MOST, "points for sets"),
    Block("discard_points", [SEATS], MOST, "points for discarding"),
    Block("tokens", [SEATS], TOKENS, "countdown tokens"),
    Block("discards", [SEATS], MOST, "tiles discarded"),
    Block("playing", [SEATS], 1, "1 for each seat that is at the table"),
    Block("unseen", [FACES], COPIES, "tiles of each face that nobody has seen"),
    Block("spirit", [CARDS], 2, "each spirit: 0 not in play, 1 in play, 2 called in this turn", categories=True),
    Block("dragon", [CARDS], 1, "each dragon in play"),
    Block("in_hand", [2], FACES, "the first and the second tile taken: 0 none, else 1 + face", categories=True),
    Block("paying_for", [1], CARDS, "the spirit that is being paid for: 0 none, else 1 + card", categories=True),
    Block("moving_from", [1], REALM, "the space something is moved from: 0 none, else 1 + space", categories=True),
    Block("decides", [1], SEATS, "who decides: 0 nobody, else 1 + seat", categories=True),
    Block("turn_of", [1], SEATS, "whose turn it is: 0 nobody, else 1 + seat", categories=True),
    Block("supply", [1], SHRINES, "shrines in the supply"),
    Block("summons", [1], TOKENS, "countdown tokens taken by all"),
    Block("turn", [1], MOST, "turns begun"),
    Block("turns_left", [1], MOST, "turns to the end, the present one included; 0 while the end is open"),
    Block("short_side_taken", [1], 1, "1 when a tile was taken from a short side in this turn"),
]

# where some of them begin
_REALM_AT: Final = 2 * CANVAS
_SPACE_AT: Final = _REALM_AT + 3 * SEATS * REALM
_TURNED_AT: Final = _SPACE_AT + REALM
_PLAYERS_AT: Final = _TURNED_AT + REALM
_UNSEEN_AT: Final = _PLAYERS_AT + 6 * SEATS
_CARDS_AT: Final = _UNSEEN_AT + FACES


class CastleObserver(Observer):
    def __init__(self) -> None:
        super().__init__(0, BLOCKS)

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Castle)
        s = state
        put_all(row, at, s.height, 0)  # one more than the canvas has cells: the next block goes over it
        put_all(row, at + CANVAS, s.top, 1)
        put_zeros(row, at + _REALM_AT, self.size - _REALM_AT)  # empty seats and cards that are not in play stay so
        for number in range(s.seats):
            realm: Realm = s.realms[(viewer + number) % s.seats]
            _spaces(realm, realm.occupied, row, at + _REALM_AT + number * REALM)
        put_bits(row, at + _SPACE_AT, s.realms[viewer].shape.spaces, REALM)
        put_all(row, at + _UNSEEN_AT, s.unseen.counts, 0)
        _rest(s, viewer, row, at)

    def update(self, state: State, viewer: int, before: int, row: vec[u8], at: i64) -> None:
        """Castle and realms by the places that were touched; all else is a few numbers and written anew."""
        assert isinstance(state, Castle)
        s = state
        touched = s.touched
        if touched:
            for what in touched:
                if what < CANVAS:
                    row[at + what] = s.height[what]
                    row[at + CANVAS + what] = s.top[what] + 1
                elif what < TURNED:
                    row[at + _UNSEEN_AT + what - UNSEEN] = s.unseen.counts[what - UNSEEN]
                else:
                    put_zeros(row, at + _TURNED_AT, REALM)
            touched.clear()
        seats: i64 = s.seats
        here: i64 = at + _REALM_AT
        if viewer != before:
            look_from(row, here, REALM, seats, viewer - before)
            look_from(row, here + SEATS * REALM, REALM, seats, viewer - before)
            look_from(row, here + 2 * SEATS * REALM, REALM, seats, viewer - before)
        seat: i64 = viewer
        end: i64 = here + seats * REALM
        while here < end:
            realm: Realm = s.realms[seat]
            if realm.touched:
                _spaces(realm, realm.touched, row, here)
                realm.touched = 0
            seat = after(seat, seats)
            here += REALM
        _rest(s, viewer, row, at)


def _spaces(realm: Realm, spaces: i64, row: vec[u8], at: i64) -> None:
    """These spaces of a realm, in its planes of heights, faces and shrines."""
    faces: i64 = at + SEATS * REALM
    shrines: i64 = faces + SEATS * REALM
    standing = realm.shrines
    height, face = realm.height, realm.face
    space: i64 = 0
    while spaces:
        if spaces & 1:
            row[at + space] = height[space]
            row[faces + space] = face[space] + 1
            row[shrines + space] = 1 if standing & 1 else 0
        spaces >>= 1
        standing >>= 1
        space += 1


def _rest(s: Castle, viewer: int, row: vec[u8], at: i64) -> None:
    """What is no board."""
    if s.turned:
        _turned(s, row, at + _TURNED_AT)
    _players(s, viewer, row, at + _PLAYERS_AT)
    at = _cards(s, row, at + _CARDS_AT)
    row[at] = s.first + 1
    row[at + 1] = s.second + 1
    at = _decision(s, row, at + 2)
    at = put_decider(row, at, s, viewer)
    at = put_count(row, at, s.supply)
    at = put_count(row, at, s.summons)
    at = put_count(row, at, s.turn)
    at = put_count(row, at, s.last_turn - s.turn + 1 if s.last_turn > 0 else 0)
    put_flag(row, at, s.short_side_taken)


def _turned(s: Castle, row: vec[u8], at: i64) -> None:
    put_zeros(row, at, REALM)
    for turned in s.turned:
        for space in spaces_of(turned.tiles):
            row[at + space] = min(max(turned.allowance, 0), 8) + 1


def _players(s: Castle, viewer: int, row: vec[u8], at: i64) -> None:
    realms = s.realms
    seats: i64 = s.seats
    seat: i64 = viewer
    end: i64 = at + seats
    while at < end:
        realm: Realm = realms[seat]
        put_count(row, at, realm.pool)
        put_count(row, at + SEATS, realm.set_points)
        put_count(row, at + 2 * SEATS, realm.discard_points)
        put_count(row, at + 3 * SEATS, realm.tokens)
        put_count(row, at + 4 * SEATS, realm.discards)
        row[at + 5 * SEATS] = 1
        seat = after(seat, seats)
        at += 1


def _cards(s: Castle, row: vec[u8], at: i64) -> i64:
    for spirit in s.spirits:
        row[at + spirit.number] = 2 if s.is_called(spirit.number) else 1
    for dragon in s.dragons:
        row[at + CARDS + dragon] = 1
    return at + 2 * CARDS


def _decision(s: Castle, row: vec[u8], at: i64) -> i64:
    """What only the decision at hand knows."""
    row[at] = 0
    row[at + 1] = 0
    if s.pending:
        step: Step[Castle] = s.pending[-1]
        if isinstance(step, Payment):
            row[at] = step.spirit.number + 1
        elif isinstance(step, (DropShrine, DropTile)):
            row[at + 1] = step.source + 1
    return at + 2


assert NO_FACE == -1  # so that 1 + face is 0 where there is none
OBSERVER: Final = CastleObserver()
