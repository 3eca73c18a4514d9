"""Tang Garden in some hundred numbers, reckoned for small networks; docs/observations/tang.md is made from them.

Where the tile in hand fits and what it would join, what stands where, what everybody has. Everything is a fact of the
position; nothing is judged. Which landscapes can be picked is left out, what can be seen of those that hang is there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.core.observe import (
    Block,
    Observer,
    after,
    put_bits,
    put_cut,
    put_decider,
    put_flag,
    put_zeros,
)
from teahouse.core.state import State, Step
from teahouse.games.tang.rules.board import NO_TOKEN
from teahouse.games.tang.rules.decorating import PutDecoration
from teahouse.games.tang.rules.minis import Face, Stand
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    BRIDGE_SPOT,
    CELLS,
    CHARACTER_COUNT,
    EMPTY,
    ICON_COUNT,
    KIND_COUNT,
    LANTERN_COUNT,
    LARGE,
    NO_TILE,
    OFF,
    PLACES,
    ROCK,
    ROW,
    SEATS,
    SMALL,
    SPOTS,
    STACK_SIZE,
    WIDTH,
    bit_count,
)
from teahouse.games.tang.rules.placing import ChooseCell, Rotate
from teahouse.games.tang.rules.scoring import icons_on
from teahouse.games.tang.rules.state import NOWHERE, Tang

STACKS: Final = 4
TERRAINS: Final = 3
SPOT_BITS: Final = 4  # of `Tang.standing`
POINTS: Final = 100
TRACK: Final = 16
TURNS: Final = 80
_CELLS: Final[list[int]] = [WIDTH, WIDTH]
_SEATS: Final[list[int]] = [SEATS]

BLOCKS: Final[list[Block]] = [
    Block("beside", _CELLS, 4, "each empty space: tiles beside it"),
    Block("fits", _CELLS, 4, "with a tile in hand, the rotations in which it fits there"),
    Block("joins", _CELLS, 4, "and the most edges of equal terrain that one of them joins"),
    Block("token", _CELLS, 2, "landscape token: 0 none, 1 large, 2 small", categories=True),
    Block("free", _CELLS, SPOTS, "free spots for decorations on the tile that lies there"),
    Block("decorated", _CELLS, SPOTS, "decorations on it"),
    Block("own_minis", _CELLS, 4, "the viewer's minis on it"),
    Block("minis", _CELLS, 4, "minis of others"),
    Block("rotation_joins", [4, TERRAINS], 4, "while a tile is turned: edges of each terrain that each rotation joins"),
    Block("stack_cells", [STACKS], CELLS, "spaces on which the tile of each stack fits"),
    Block("stack_joins", [STACKS], 4, "the most edges that it could join"),
    Block("stack_edges", [STACKS, TERRAINS], 4, "its edges of each terrain"),
    Block("stack_left", [STACKS], STACK_SIZE, "tiles nobody has seen in each stack"),
    Block("cubes", [SEATS, TERRAINS], TRACK, "positions on the tracks"),
    Block("tokens_owned", [SEATS, 2], 12, "landscape tokens, large and small"),
    Block("lanterns", [SEATS, LANTERN_COUNT], 1, "1 for each lantern that is ready"),
    Block("collected", [SEATS, KIND_COUNT], 8, "decoration cards of each kind"),
    Block("score", _SEATS, POINTS, "points as they stand"),
    Block("coins", _SEATS, POINTS, "coins of each player"),
    Block("columns", _SEATS, 8, "character columns reached"),
    Block("character_token", _SEATS, 1, "1 for whoever holds one"),
    Block("in_garden", _SEATS, CHARACTER_COUNT, "minis of each player in the garden"),
    Block("playing", _SEATS, 1, "1 for each seat that is at the table"),
    Block("active", [1], CHARACTER_COUNT, "the character on the viewer's card: 0 none, else 1 + character", True),
    Block("row", [ROW], CHARACTER_COUNT, "the characters to influence: 0 none, else 1 + character", categories=True),
    Block("view", [4, ICON_COUNT], 6, "icons of the landscapes on each side"),
    Block("free_slots", [2], 12, "slots for landscapes that are free, large and small"),
    Block("drawn", [KIND_COUNT], 8, "cards to choose from, by kind"),
    Block("bonus", [BONUS_COUNT], 8, "the same by their bonus"),
    Block("playable", [KIND_COUNT], 1, "1 for each kind of decoration that could be put somewhere"),
    Block("supply", [KIND_COUNT], 12, "decorations left"),
    Block("free_sites", [4], 40, "free spots on greenery, water, rock and for bridges"),
    Block("cards_left", [1], 100, "cards in the deck"),
    Block("tokens_left", [1], 24, "landscape tokens on the board"),
    Block("covered", [1], CELLS, "tiles placed"),
    Block("lantern_used", [1], 1, "1 when a lantern was used in this turn"),
    Block("opportunities", [1], 4, "influences still to be resolved"),
    Block("two", [1], 1, "1 when two tiles or two decorations were declared"),
    Block("placed", [1], 4, "tiles or decorations placed in this action"),
    Block("last_round", [1], 1, "1 once the end is triggered"),
    Block("must_build", [1], 1, "1 when the player has to build"),
    Block("about_kind", [1], KIND_COUNT, "the decoration that is put: 0 none, else 1 + kind", categories=True),
    Block("about_mini", [1], CHARACTER_COUNT, "the mini in hand: 0 none, else 1 + character", categories=True),
    Block("influenced", [1], CHARACTER_COUNT, "solo: characters influenced"),
    Block("removed", [1], 60, "solo: decorations out of the game"),
    Block("turn", [1], TURNS, "turns begun"),
    Block("decides", [1], SEATS, "who decides: 0 nobody, else 1 + seat", categories=True),
    Block("turn_of", [1], SEATS, "whose turn it is: 0 nobody, else 1 + seat", categories=True),
]

# where some of them begin
_ROTATIONS_AT: Final = 8 * CELLS
_STACKS_AT: Final = _ROTATIONS_AT + 4 * TERRAINS
_PLAYERS_AT: Final = _STACKS_AT + STACKS * (3 + TERRAINS)
_CHARACTERS_AT: Final = _PLAYERS_AT + SEATS * (TERRAINS + 2 + LANTERN_COUNT + KIND_COUNT + 6)
_CARDS_AT: Final = _CHARACTERS_AT + 1 + ROW + 4 * ICON_COUNT + 2


class CompactObserver(Observer):
    def __init__(self) -> None:
        super().__init__(0, BLOCKS)

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Tang)
        s = state
        put_zeros(row, at, self.size)
        _garden(s, row, at)
        _minis(s, viewer, row, at + 6 * CELLS)
        _in_hand(s, row, at)
        _stacks(s, row, at + _STACKS_AT)
        _players(s, viewer, row, at + _PLAYERS_AT)
        _characters(s, viewer, row, at + _CHARACTERS_AT)
        _rest(s, viewer, row, at + _CARDS_AT)


def _garden(s: Tang, row: vec[u8], at: i64) -> None:
    for space in s.open_spaces:
        asked: i64 = s.asked[space]
        beside: i64 = 0
        while asked:
            if asked & 7:
                beside += 1
            asked >>= 3
        row[at + space] = u8(beside)
    faces = s.faces
    here: i64 = at + 3 * CELLS
    for cell in s.board.cells:
        number = s.token_on(cell)
        if number != NO_TOKEN:
            row[here + cell] = 1 if s.token_size(number) == LARGE else 2
        face = s.lying[cell]
        if face == EMPTY:
            continue
        standing: i64 = s.standing[cell]
        spots = len(faces.spots[face])
        if faces.bridge[face]:
            spots += 1
        decorated: i64 = 0
        while standing:
            if standing & 15:
                decorated += 1
            standing >>= SPOT_BITS
        row[here + CELLS + cell] = u8(i64(spots) - decorated)
        row[here + 2 * CELLS + cell] = u8(decorated)


def _minis(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    for mini in range(CHARACTER_COUNT):
        where = s.at[mini]
        if where != NOWHERE:
            here: i64 = at + where // 4 // PLACES
            if s.owner[mini] != viewer:
                here += CELLS
            row[here] = row[here] + 1


def joined(s: Tang, face: i64, cell: i64, terrain: i64) -> i64:
    """How many edges of a terrain a face would join on a cell; -1 for the terrain: of any terrain."""
    found: i64 = 0
    near, lying, edge = s.board.near, s.lying, s.faces.edge
    side: i64 = 0
    while side < 4:
        beside: i64 = near[cell * 4 + side]
        if beside != OFF and lying[beside] != EMPTY:
            own: i64 = edge[face * 4 + side]
            if own <= ROCK and (own == terrain or terrain < 0):
                found += 1
        side += 1
    return found


def most_joined(s: Tang, tile: int, cell: int, rotations: int) -> i64:
    """The most edges of terrain that one of these rotations joins."""
    most: i64 = 0
    face: i64 = tile * 4
    left: i64 = rotations
    while left:
        if left & 1:
            most = max(most, joined(s, face, cell, -1))
        left >>= 1
        face += 1
    return most


def _in_hand(s: Tang, row: vec[u8], at: i64) -> None:
    """What the tile in hand could do."""
    if not s.pending:
        return
    step: Step[Tang] = s.pending[-1]
    if isinstance(step, ChooseCell):
        tile = step.tile(s)
        for cell in s.cells_for(tile):
            rotations = s.rotations(tile, cell)
            row[at + CELLS + cell] = bit_count(rotations)
            row[at + 2 * CELLS + cell] = u8(most_joined(s, tile, cell, rotations))
    elif isinstance(step, Rotate):
        rotations = s.rotations(step.tile, step.cell)
        row[at + CELLS + step.cell] = bit_count(rotations)
        row[at + 2 * CELLS + step.cell] = u8(most_joined(s, step.tile, step.cell, rotations))
        here: i64 = at + _ROTATIONS_AT
        for rotation in range(4):
            for terrain in range(TERRAINS):
                row[here] = u8(joined(s, step.tile * 4 + rotation, step.cell, terrain))
                here += 1


def _stacks(s: Tang, row: vec[u8], at: i64) -> None:
    for stack in range(STACKS):
        tile = s.face_up[stack]
        here: i64 = at + stack
        put_cut(row, here + 2 * STACKS + TERRAINS * STACKS, bit_count(s.unseen[stack]), STACK_SIZE)
        if tile == NO_TILE:
            continue
        cells = s.cells_for(tile)
        row[here] = len(cells)
        most: i64 = 0
        for cell in cells:
            most = max(most, most_joined(s, tile, cell, s.rotations(tile, cell)))
        row[here + STACKS] = u8(most)
        edges: i64 = at + 2 * STACKS + stack * TERRAINS
        for side in range(4):
            edge: i64 = s.faces.edge[tile * 16 + side]
            if edge <= ROCK:
                row[edges + edge] = row[edges + edge] + 1


def _players(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    cubes: i64 = at
    owned: i64 = cubes + TERRAINS * SEATS
    lanterns: i64 = owned + 2 * SEATS
    collected: i64 = lanterns + LANTERN_COUNT * SEATS
    one: i64 = collected + KIND_COUNT * SEATS
    seats: i64 = s.seats
    seat: i64 = viewer
    scores = s.scores()
    for _ in range(s.seats):
        for terrain in range(TERRAINS):
            cubes = put_cut(row, cubes, s.cubes[seat * TERRAINS + terrain], TRACK)
        owned = put_cut(row, owned, s.owned[seat * 2 + LARGE], 12)
        owned = put_cut(row, owned, s.owned[seat * 2 + SMALL], 12)
        lanterns = put_bits(row, lanterns, ~s.used[seat], LANTERN_COUNT)
        for kind in range(KIND_COUNT):
            collected = put_cut(row, collected, s.cards[seat * KIND_COUNT + kind], 8)
        put_cut(row, one, scores[seat], POINTS)
        put_cut(row, one + SEATS, s.coins[seat], POINTS)
        put_cut(row, one + 2 * SEATS, s.reached[seat], 8)
        put_flag(row, one + 3 * SEATS, s.holds_token[seat])
        standing: i64 = 0
        for mini in range(CHARACTER_COUNT):
            if s.owner[mini] == seat and s.at[mini] != NOWHERE:
                standing += 1
        row[one + 4 * SEATS] = u8(standing)
        row[one + 5 * SEATS] = 1
        seat = after(seat, seats)
        one += 1


def _characters(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    row[at] = s.active[viewer] + 1
    at += 1
    for number in range(min(ROW, len(s.row))):
        row[at + number] = s.row[number] + 1
    at += ROW
    for side in range(4):
        for icon in range(ICON_COUNT):
            at = put_cut(row, at, icons_on(s, side, icon), 6)
    put_cut(row, at + LARGE, len(s.free_slots(LARGE)), 12)
    put_cut(row, at + SMALL, len(s.free_slots(SMALL)), 12)


def _rest(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    for card in s.drawn:
        kind: i64 = at + card // BONUS_COUNT
        bonus: i64 = at + KIND_COUNT + card % BONUS_COUNT
        put_cut(row, kind, i64(row[kind]) + 1, 8)
        put_cut(row, bonus, i64(row[bonus]) + 1, 8)
    at += KIND_COUNT + BONUS_COUNT
    for number in range(KIND_COUNT):
        put_flag(row, at + number, s.playable(number))
        put_cut(row, at + KIND_COUNT + number, s.supply[number], 12)
    at += 2 * KIND_COUNT
    for free in s.free:
        at = put_cut(row, at, free, 40)
    at = put_cut(row, at, s.deck_size, 100)
    at = put_cut(row, at, s.tokens_left, 24)
    at = put_cut(row, at, s.covered, CELLS)
    at = put_flag(row, at, s.lantern_used)
    at = put_cut(row, at, s.opportunities, 4)
    at = put_flag(row, at, s.two)
    at = put_cut(row, at, s.placed, 4)
    at = put_flag(row, at, s.trigger != "")
    at = put_flag(row, at, s.must_build)
    if s.pending:
        step: Step[Tang] = s.pending[-1]
        if isinstance(step, PutDecoration):
            row[at] = step.kind + 1
        elif isinstance(step, (Stand, Face)):
            row[at + 1] = step.mini + 1
    at = put_cut(row, at + 2, s.influenced, CHARACTER_COUNT)
    at = put_cut(row, at, s.removed, 60)
    at = put_cut(row, at, s.turn, TURNS)
    put_decider(row, at, s, viewer)


assert SPOTS == BRIDGE_SPOT + 1  # the bridge is the last of them
COMPACT: Final = CompactObserver()
