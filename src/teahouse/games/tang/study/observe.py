"""Tang Garden as numbers for learners; docs/observations/tang.md is made from the blocks below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import u8

from teahouse.core.observe import (
    MOST,
    Block,
    Observer,
    after,
    from_viewer,
    look_from,
    put_all,
    put_bits,
    put_count,
    put_decider,
    put_flag,
    put_zeros,
)
from teahouse.core.state import State, Step
from teahouse.games.tang.rules.board import NO_TOKEN
from teahouse.games.tang.rules.decorating import PutDecoration
from teahouse.games.tang.rules.landscapes import ChooseSlot
from teahouse.games.tang.rules.minis import Face, Stand
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    BRIDGE_SITE,
    BRIDGE_SPOT,
    CARDS,
    CELLS,
    CHARACTER_COUNT,
    EMPTY,
    INSIDE,
    KIND_COUNT,
    LANDSCAPE_COUNT,
    LANTERN_COUNT,
    LARGE,
    NEUTRAL,
    NO_TILE,
    PLACES,
    ROW,
    SEATS,
    SIDE_SLOTS,
    SPOTS,
    STACK_SIZE,
    TILES,
    WIDTH,
)
from teahouse.games.tang.rules.placing import ChooseCell, Rotate
from teahouse.games.tang.rules.state import (
    AROUND,
    CARD_LEFT,
    COLLECTED,
    DECK,
    MINIS,
    NOWHERE,
    PLAYERS,
    TILE_SEEN,
    UNDER,
    Tang,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

STACKS: Final = 4
DRAWN: Final = 16  # the most cards to choose from that are shown
FREE_SPOT: Final = 1  # + site
DECORATED: Final = 5  # + kind
SPOT_BITS: Final = 4  # of `Tang.standing`
NEUTRAL_MINI: Final = 5
_CELLS: Final[list[int]] = [WIDTH, WIDTH]
_SEATS: Final[list[int]] = [SEATS]

BLOCKS: Final[list[Block]] = [
    Block(
        "edge",
        [4, WIDTH, WIDTH],
        INSIDE + 1,
        "each cell's edge to N, E, S, W: 0 empty, 1 greenery, 2 water, 3 rock, 4 path, 5 wall, 6 to 8 temples, "
        "9 inside of the starting tile",
        categories=True,
    ),
    Block(
        "spot",
        [SPOTS, WIDTH, WIDTH],
        DECORATED + KIND_COUNT - 1,
        "its spots, the bridge last: 0 none, 1 to 4 free on greenery, water, rock, bridge, else 5 + decoration",
        categories=True,
    ),
    Block("courts", _CELLS, 2, "printed character spaces"),
    Block("token", _CELLS, 2, "landscape token: 0 none, 1 large, 2 small", categories=True),
    Block("slot", [4, SIDE_SLOTS], LANDSCAPE_COUNT, "landscapes around the garden: 0 none, else 1 + landscape", True),
    Block("mini_owner", [CHARACTER_COUNT], NEUTRAL_MINI, "each character: 0 nobody's, 1 + seat, 5 neutral", True),
    Block("mini_cell", [CHARACTER_COUNT], CELLS, "its cell: 0 not in the garden, else 1 + cell", categories=True),
    Block("mini_place", [CHARACTER_COUNT], PLACES, "its space there: 0 none, else 1 + place", categories=True),
    Block("mini_facing", [CHARACTER_COUNT], 4, "where it looks: 0 nowhere, else 1 + side", categories=True),
    Block("coins", _SEATS, MOST, "coins of each player"),
    Block("cubes", [SEATS, 3], MOST, "positions on the tracks"),
    Block("tokens_owned", [SEATS, 2], MOST, "landscape tokens, large and small"),
    Block("lanterns", [SEATS, LANTERN_COUNT], 1, "1 for each lantern that is ready"),
    Block("columns", _SEATS, MOST, "character columns reached"),
    Block("character_token", _SEATS, 1, "1 for whoever holds one"),
    Block("active", _SEATS, CHARACTER_COUNT, "the character on the card: 0 none, else 1 + character", categories=True),
    Block("collected", [SEATS, KIND_COUNT], MOST, "decoration cards of each kind"),
    Block("playing", _SEATS, 1, "1 for each seat that is at the table"),
    Block("face_up", [STACKS], TILES, "the tile on each stack: 0 none, else 1 + tile", categories=True),
    Block("under", [STACKS], MOST, "known tiles under each stack"),
    Block("unseen_tiles", [TILES], 1, "1 for each tile nobody has seen"),
    Block("deck", [CARDS], MOST, "copies of each card in the deck"),
    Block("drawn", [DRAWN], CARDS, "the cards to choose from: 0 none, else 1 + card", categories=True),
    Block("discard_top", [1], CARDS, "the top of the discard pile: 0 none, else 1 + card", categories=True),
    Block("supply", [KIND_COUNT], MOST, "decorations left"),
    Block("unseen_landscapes", [LANDSCAPE_COUNT], 1, "1 for each landscape nobody has seen"),
    Block("visible", [4], LANDSCAPE_COUNT, "landscapes to pick: 0 none, else 1 + landscape", categories=True),
    Block("character_deck", [CHARACTER_COUNT], 1, "1 for each character in the deck"),
    Block("character_row", [ROW], CHARACTER_COUNT, "the row: 0 none, else 1 + character", categories=True),
    Block("beside", [STACKS], CARDS, "solo: the card beside each stack: 0 none, else 1 + card", categories=True),
    Block("display", [TILES], 1, "solo: 1 for each tile of the display"),
    Block("influenced", [1], MOST, "solo: characters influenced"),
    Block("removed", [1], MOST, "solo: decorations out of the game"),
    Block("lantern_used", [1], 1, "1 when a lantern was used in this turn"),
    Block("official_used", [1], 1, "1 when the Official was used in this turn"),
    Block("merchant_used", [1], 1, "1 when the Merchant was used in this action"),
    Block("opportunities", [1], MOST, "influences still to be resolved"),
    Block("two", [1], 1, "1 when two tiles or two decorations were declared"),
    Block("placed", [1], MOST, "tiles or decorations placed in this action"),
    Block("advanced", [3], 1, "1 for each cube moved by what is in hand"),
    Block("last_round", [1], 1, "1 once the end is triggered"),
    Block("must_build", [1], 1, "1 when the player has to build"),
    Block("about_tile", [1], TILES, "the tile in hand: 0 none, else 1 + tile", categories=True),
    Block("about_cell", [1], CELLS, "the cell it goes to: 0 open, else 1 + cell", categories=True),
    Block("about_card", [1], CARDS, "the card that is played: 0 none, else 1 + card", categories=True),
    Block("about_mini", [1], CHARACTER_COUNT, "the mini in hand: 0 none, else 1 + character", categories=True),
    Block("about_landscape", [1], LANDSCAPE_COUNT, "the landscape in hand: 0 none, else 1 + landscape", True),
    Block("turn", [1], MOST, "turns begun"),
    Block("decides", [1], SEATS, "who decides: 0 nobody, else 1 + seat", categories=True),
    Block("turn_of", [1], SEATS, "whose turn it is: 0 nobody, else 1 + seat", categories=True),
]

# where some of them begin
_TOKEN_PLANE: Final = 4 + SPOTS + 1
_SLOTS_AT: Final = (_TOKEN_PLANE + 1) * CELLS
_MINIS_AT: Final = _SLOTS_AT + 4 * SIDE_SLOTS
_PLAYERS_AT: Final = _MINIS_AT + 4 * CHARACTER_COUNT
_PLAYERS: Final = (5 + 3 + 2 + LANTERN_COUNT + KIND_COUNT) * SEATS
_COLLECTED_AT: Final = _PLAYERS_AT + _PLAYERS - (KIND_COUNT + 1) * SEATS
_FACE_UP_AT: Final = _PLAYERS_AT + _PLAYERS
_TILES_AT: Final = _FACE_UP_AT + 2 * STACKS
_DECK_AT: Final = _TILES_AT + TILES
_DRAWN_AT: Final = _DECK_AT + CARDS
_SUPPLY_AT: Final = _DRAWN_AT + DRAWN + 1
_LANDSCAPES_AT: Final = _SUPPLY_AT + KIND_COUNT
_CHARACTERS_AT: Final = _LANDSCAPES_AT + LANDSCAPE_COUNT + 4
_SOLO_AT: Final = _CHARACTERS_AT + CHARACTER_COUNT + ROW
_TURN_AT: Final = _SOLO_AT + STACKS + TILES + 2


class TangObserver(Observer):
    def __init__(self) -> None:
        super().__init__(0, BLOCKS)

    def write(self, state: State, viewer: int, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Tang)
        s = state
        put_zeros(row, at, _SLOTS_AT)
        for cell in s.board.cells:
            _cell(s, cell, row, at)
        _landscapes(s, row, at)
        put_all(row, at + _SUPPLY_AT, s.supply, 0)
        _under(s, row, at + _FACE_UP_AT + STACKS)
        put_zeros(row, at + _DRAWN_AT, DRAWN)
        _minis(s, viewer, row, at)
        put_zeros(row, at + _PLAYERS_AT, _PLAYERS)  # empty seats stay so
        _players(s, viewer, row, at + _PLAYERS_AT)
        _collected(s, viewer, row, at + _COLLECTED_AT)
        _tiles_left(s, row, at + _TILES_AT)
        put_all(row, at + _DECK_AT, s.deck, 0)
        _solo(s, row, at + _SOLO_AT)
        _rest(s, viewer, row, at)

    def update(self, state: State, viewer: int, before: int, row: vec[u8], at: i64) -> None:
        """The garden, what stands in it and the stacks where they were touched; all else is written anew."""
        assert isinstance(state, Tang)
        s = state
        minis = around = deck = supply = under = collected = players = False
        touched = s.touched
        if touched:
            for what in touched:
                if what < CELLS:
                    _cell(s, what, row, at)
                    supply = True  # a decoration has come from it
                elif what == MINIS:
                    minis = True
                elif what == AROUND:
                    around = True
                elif what == DECK:
                    deck = True
                elif what == COLLECTED:
                    collected = True
                elif what == PLAYERS:
                    players = True
                elif what == UNDER:
                    under = True
                elif what < TILE_SEEN:
                    row[at + _DECK_AT + what - CARD_LEFT] = s.deck[what - CARD_LEFT]
                else:
                    row[at + _TILES_AT + what - TILE_SEEN] = 0
            touched.clear()
        if minis:
            _minis(s, viewer, row, at)
        elif viewer != before:
            _owners(s, viewer, row, at + _MINIS_AT)
        if players:
            _players(s, viewer, row, at + _PLAYERS_AT)
        elif viewer != before:
            _players_from(viewer - before, s.seats, row, at + _PLAYERS_AT)
        if around:
            _landscapes(s, row, at)
        if supply:
            put_all(row, at + _SUPPLY_AT, s.supply, 0)
        if collected:
            _collected(s, viewer, row, at + _COLLECTED_AT)
        elif viewer != before:
            look_from(row, at + _COLLECTED_AT, KIND_COUNT, s.seats, viewer - before)
        if under:
            _under(s, row, at + _FACE_UP_AT + STACKS)
        if deck:
            put_all(row, at + _DECK_AT, s.deck, 0)
        if s.seats == 1:
            _solo(s, row, at + _SOLO_AT)
        _rest(s, viewer, row, at)


def _rest(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    """What is no board and no large pile."""
    _stacks(s, row, at)
    at = _turn(s, row, at + _TURN_AT)
    at = _decision(s, row, at)
    at = put_count(row, at, s.turn)
    put_decider(row, at, s, viewer)


def _cell(s: Tang, cell: int, row: vec[u8], at: i64) -> None:
    """Edges, spots, courts and token of a cell. On a cell that was empty nothing has been written before."""
    here: i64 = at + cell
    row[here + _TOKEN_PLANE * CELLS] = _token(s, cell)
    face = s.lying[cell]
    if face == EMPTY:
        return
    faces = s.faces
    edge = faces.edge
    first: i64 = face * 4
    row[here] = edge[first] + 1
    row[here + CELLS] = edge[first + 1] + 1
    row[here + 2 * CELLS] = edge[first + 2] + 1
    row[here + 3 * CELLS] = edge[first + 3] + 1
    here += 4 * CELLS
    row[here + SPOTS * CELLS] = faces.courts[face]
    standing: i64 = s.standing[cell]
    if faces.bridge[face]:
        row[here + BRIDGE_SPOT * CELLS] = _spot(standing >> SPOT_BITS * BRIDGE_SPOT, BRIDGE_SITE)
    for site in faces.spots[face]:
        row[here] = _spot(standing, site)
        standing >>= SPOT_BITS
        here += CELLS


def _token(s: Tang, cell: int) -> u8:
    number = s.token_on(cell)
    if number == NO_TOKEN:
        return u8(0)
    return u8(1) if s.token_size(number) == LARGE else u8(2)


def _spot(standing: i64, site: i64) -> u8:
    """What the lowest spot of `Tang.standing` looks like."""
    kind = standing & 15
    return u8(DECORATED - 1 + kind) if kind else u8(FREE_SPOT + site)


def _landscapes(s: Tang, row: vec[u8], at: i64) -> None:
    """Around the garden, unseen, to be picked."""
    put_all(row, at + _SLOTS_AT, s.slots, 1)
    at = put_bits(row, at + _LANDSCAPES_AT, s.hidden[0] | s.hidden[1], LANDSCAPE_COUNT)
    put_all(row, at, s.visible, 1)


def _minis(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    """The characters: whose they are and where they stand, the deck and the row."""
    here = _owners(s, viewer, row, at + _MINIS_AT)
    put_zeros(row, here, 3 * CHARACTER_COUNT)
    for where in s.at:
        if where != NOWHERE:
            row[here] = where // 4 // PLACES + 1
            row[here + CHARACTER_COUNT] = where // 4 % PLACES + 1
            row[here + 2 * CHARACTER_COUNT] = where % 4 + 1
        here += 1
    at = put_bits(row, at + _CHARACTERS_AT, s.characters, CHARACTER_COUNT)
    known_row = s.row if len(s.row) <= ROW else s.row[:ROW]
    put_zeros(row, put_all(row, at, known_row, 1), ROW - len(known_row))


def _owners(s: Tang, viewer: int, row: vec[u8], at: i64) -> i64:
    seats: i64 = s.seats
    for owner in s.owner:
        row[at] = u8(NEUTRAL_MINI) if owner == NEUTRAL else from_viewer(owner, viewer, seats)
        at += 1
    return at


def _players(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    """All but the cards they collected, in groups of numbers, each from the viewer on."""
    cubes: i64 = at + SEATS
    owned: i64 = cubes + 3 * SEATS
    lanterns: i64 = owned + 2 * SEATS
    columns: i64 = lanterns + LANTERN_COUNT * SEATS
    playing: i64 = columns + 3 * SEATS + KIND_COUNT * SEATS
    position, tokens = s.cubes, s.owned
    seats: i64 = s.seats
    seat: i64 = viewer
    number: i64 = 0
    while number < seats:
        put_count(row, at + number, s.coins[seat])
        cubes = put_count(row, cubes, position[seat * 3])
        cubes = put_count(row, cubes, position[seat * 3 + 1])
        cubes = put_count(row, cubes, position[seat * 3 + 2])
        owned = put_count(row, owned, tokens[seat * 2])
        owned = put_count(row, owned, tokens[seat * 2 + 1])
        lanterns = put_bits(row, lanterns, ~s.used[seat], LANTERN_COUNT)
        put_count(row, columns + number, s.reached[seat])
        put_flag(row, columns + SEATS + number, s.holds_token[seat])
        put_count(row, columns + 2 * SEATS + number, s.active[seat] + 1)
        row[playing + number] = 1
        seat = after(seat, seats)
        number += 1


def _players_from(steps: i64, seats: i64, row: vec[u8], at: i64) -> None:
    """The same numbers as they are, seen from so many seats further on."""
    look_from(row, at, 1, seats, steps)
    at += SEATS
    look_from(row, at, 3, seats, steps)
    at += 3 * SEATS
    look_from(row, at, 2, seats, steps)
    at += 2 * SEATS
    look_from(row, at, LANTERN_COUNT, seats, steps)
    at += LANTERN_COUNT * SEATS
    look_from(row, at, 1, seats, steps)
    look_from(row, at + SEATS, 1, seats, steps)
    look_from(row, at + 2 * SEATS, 1, seats, steps)


def _collected(s: Tang, viewer: int, row: vec[u8], at: i64) -> None:
    cards = s.cards
    seats: i64 = s.seats
    end: i64 = at + seats * KIND_COUNT
    here: i64 = viewer * KIND_COUNT
    while at < end:
        if here == seats * KIND_COUNT:
            here = 0
        at = put_count(row, at, cards[here])
        here += 1


def _tiles_left(s: Tang, row: vec[u8], at: i64) -> None:
    for mask in s.unseen:
        at = put_bits(row, at, mask, STACK_SIZE)


def _stacks(s: Tang, row: vec[u8], at: i64) -> None:
    """Tiles and cards to choose from."""
    put_all(row, at + _FACE_UP_AT, s.face_up, 1)
    at += _DRAWN_AT
    drawn, discard = s.drawn, s.discard
    if drawn or row[at] != 0:  # else there are none, and none were shown before
        shown = drawn if len(drawn) <= DRAWN else drawn[:DRAWN]
        put_zeros(row, put_all(row, at, shown, 1), DRAWN - len(shown))
    put_count(row, at + DRAWN, discard[-1] + 1 if discard else 0)


def _under(s: Tang, row: vec[u8], at: i64) -> None:
    for known in s.under:
        at = put_count(row, at, len(known))


def _solo(s: Tang, row: vec[u8], at: i64) -> None:
    at = put_all(row, at, s.beside, 1)
    put_zeros(row, at, TILES)
    for tile in s.display:
        row[at + tile] = 1
    at = put_count(row, at + TILES, s.influenced)
    put_count(row, at, s.removed)


def _turn(s: Tang, row: vec[u8], at: i64) -> i64:
    at = put_flag(row, at, s.lantern_used)
    at = put_flag(row, at, s.official_used)
    at = put_flag(row, at, s.merchant_used)
    at = put_count(row, at, s.opportunities)
    at = put_flag(row, at, s.two)
    at = put_count(row, at, s.placed)
    at = put_bits(row, at, s.advanced, 3)
    at = put_flag(row, at, s.trigger != "")
    return put_flag(row, at, s.must_build)


def _decision(s: Tang, row: vec[u8], at: i64) -> i64:
    """What only the decision at hand knows."""
    put_zeros(row, at, 5)
    if s.pending:
        step: Step[Tang] = s.pending[-1]
        if isinstance(step, ChooseCell):
            row[at] = step.tile(s) + 1
        elif isinstance(step, Rotate):
            row[at] = step.tile + 1
            row[at + 1] = step.cell + 1
        elif isinstance(step, PutDecoration):
            row[at + 2] = step.kind * BONUS_COUNT + step.bonus + 1
        elif isinstance(step, Stand):
            row[at + 3] = step.mini + 1
        elif isinstance(step, Face):
            row[at + 3] = step.mini + 1
            row[at + 1] = step.space // PLACES + 1
        elif isinstance(step, ChooseSlot):
            row[at + 4] = step.landscape + 1
    return at + 5


assert NO_TILE == -1  # so that 1 + tile is 0 where there is none
OBSERVER: Final = TangObserver()
