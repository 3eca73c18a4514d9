"""Positions of Dragon Castle drawn as text, and transcripts played on them.

Castle: rows of cells, a cell is `.` or its tiles from bottom to top, `?/?/M1`; only the top tile is known to the game,
so a tile below is given when it is uncovered (`face W1`). Realm: rows of spaces, `--` empty, `2M4` height 2 with the
face-up Merchant 4, `2xx` height 2 with a face-down top, `2##` the same with a shrine.

Realms are read by the notation of positions. The table as a whole is a sketch: a castle of a few tiles beside a realm;
the other tiles of the box are nowhere. Whole positions are in test_position.py and perft.txt, in the notation.
"""

from __future__ import annotations

from teahouse.core.bag import filled
from teahouse.core.position import Fields
from teahouse.games.castle.rules.choices import CANVAS, CANVAS_COLUMNS
from teahouse.games.castle.rules.game import GAME
from teahouse.games.castle.rules.layouts import Layout
from teahouse.games.castle.rules.pieces import COPIES, DRAGON_NAMES, FACE_NAMES, FACES, NO_FACE, SPIRIT_NAMES
from teahouse.games.castle.rules.position import EMPTY, draw_realm, lay_realm
from teahouse.games.castle.rules.realm import SHAPES, Realm, empty_realm
from teahouse.games.castle.rules.rulings import Rulings
from teahouse.games.castle.rules.spirits import SPIRITS
from teahouse.games.castle.rules.state import Castle, new_castle
from teahouse.games.castle.rules.turn import Continue, EndOfTurn, Place, Turn
from tests.contract.drawn import DrawnTable


class Table(DrawnTable[Castle]):
    """A table whose tests look at the realm of seat 0."""

    @property
    def realm(self) -> Realm:
        return self.state.realms[0]

    @property
    def points(self) -> int:
        """Points of seat 0 gained in play."""
        return self.realm.set_points + self.realm.discard_points

    def show(self, seat: int = 0) -> str:
        """The realm, drawn as in the examples."""
        return show_realm(self.state.realms[seat])


def draw(
    castle: str = "",
    *realms: str,
    spirits: str = "",
    dragons: str = "",
    pool: int = 1,
    supply: int | None = None,
    seats: int = 2,
    options: dict[str, str] | None = None,
) -> Table:
    """A position at the beginning of seat 0's turn. Realms not drawn are empty."""
    full = GAME.complete(options)
    heights, tops = read_castle(castle)
    shape = SHAPES[full["realm"]]
    state = new_castle(seats, Layout(heights), shape, Rulings(full))
    for cell, face in enumerate(tops):
        if face != NO_FACE:
            state.show(cell, face)
    for seat, text in enumerate(realms):
        state.realms[seat] = read_realm(text, full["realm"])
    state.realms[0].pool = pool
    if supply is not None:
        state.supply = supply
    seen = tops + [face for realm in state.realms for face in realm.face]
    state.unseen = filled([max(0, COPIES - seen.count(face)) for face in range(FACES)])
    state.spirits = [SPIRITS[SPIRIT_NAMES.index(name)] for name in spirits.split()]
    state.dragons = [DRAGON_NAMES.index(name) for name in dragons.split()]
    state.turn = 1
    state.push(Turn(0))
    return Table(GAME, state)


def holding(table: Table, *faces: str) -> Table:
    """The same position with these tiles in seat 0's hand, about to be placed (window `acted`)."""
    state = table.state
    state.pending = [Place(0)]
    state.first = FACE_NAMES.index(faces[0])
    if len(faces) > 1:
        state.second = FACE_NAMES.index(faces[1])
    return table


def picked(table: Table, face: str) -> Table:
    """The same position with a first tile in hand, taken from a far corner of the castle (window `picked`)."""
    state = table.state
    state.pending = [Continue(0)]
    state.first = FACE_NAMES.index(face)
    state.first_cell = CANVAS - 1
    state.first_floor = 1
    return table


def at_end(table: Table) -> Table:
    """The same position in window `end` of seat 0's turn."""
    state = table.state
    state.pending = []
    EndOfTurn().apply(state, -1)
    return table


def read_castle(text: str) -> tuple[list[int], list[int]]:
    heights, tops = [0] * (CANVAS + 1), [-1] * (CANVAS + 1)
    for row, line in enumerate(text.split("\n") if text.strip() else []):
        for column, word in enumerate(line.split()):
            if word != ".":
                cell = row * CANVAS_COLUMNS + column
                tiles = word.split("/")
                heights[cell] = len(tiles)
                tops[cell] = FACE_NAMES.index("M1" if tiles[-1] == "?" else tiles[-1])
    return heights, tops


def read_realm(text: str, shape: str = "6x4") -> Realm:
    """A realm as positions write it, a row to a line; rows that are missing are empty."""
    realm = empty_realm(SHAPES[shape])
    rows = [line for line in text.splitlines() if line.strip()]
    rows += [" ".join([EMPTY] * realm.shape.columns)] * (realm.shape.rows - len(rows))
    rows = [" ".join((row.split() + [EMPTY] * realm.shape.columns)[: realm.shape.columns]) for row in rows]
    lay_realm(Fields(f"castle 1; realm {' / '.join(rows)}"), "realm", realm)
    return realm


def show_realm(realm: Realm) -> str:
    return draw_realm(realm).replace(" / ", "\n")
