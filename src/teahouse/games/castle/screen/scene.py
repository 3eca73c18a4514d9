"""How Dragon Castle looks: a state becomes a scene. Where things lie is in art/places.py, their pictures in art/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from teahouse.core.state import OVER, Event, State
from teahouse.core.words import whose, words
from teahouse.draw.scene import LOW, MINE, NOBODY, OTHER, WIDE, Lot, Piece, Scene, Seat, Surface, Why
from teahouse.games.castle.rules.choices import (
    CANVAS_COLUMNS,
    CANVAS_ROWS,
    CELL_NAMES,
    PLACE,
    REALM_COLUMNS,
    REALM_ROWS,
    SPACE_NAMES,
    TAKE,
)
from teahouse.games.castle.rules.layouts import Layout
from teahouse.games.castle.rules.pieces import (
    DRAGON_NAMES,
    FACE_NAMES,
    NO_FACE,
    SHRINE_POINTS,
    TOKENS,
)
from teahouse.games.castle.rules.realm import BIT, Shape
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.screen.art import places
from teahouse.games.castle.screen.art.places import ABOVE, FLOOR, ROW
from teahouse.games.castle.screen.art.table import make_sheet
from teahouse.games.castle.screen.keys import CASTLE_TILES, SEAT_LETTERS, SHRINE_BANK, top_of
from teahouse.games.castle.screen.offers import offer_all, waiting
from teahouse.games.castle.screen.refusals import why_not
from teahouse.games.castle.words.questions import HELP

SHEET = make_sheet()

MANY = 8192  # rows and stacks kept, of all matches together
BOARDS = 1024  # whole boards kept: between two positions of a match most of them stay as they are
UNLIMITED = -1  # shrines of a supply that never ends
COVERED = -2  # a tile under others: whatever it shows, nobody has seen it
SIGN = {"--text-ink": "var(--mat-gold)"}
UNSHADED = (0, 0)
NOTHING: Row = (0,) * CANVAS_COLUMNS  # above the first row
REALM_ROW = (1 << REALM_COLUMNS) - 1  # the spaces of the first row, as a mask
Row = tuple[int, ...]  # of a board: what is known of each place
SHADES = ("0", ".25", ".13", ".05")  # by floor: the lower, the less light


def scene(
    state: State, viewer: int = NOBODY, shape: str = WIDE, recent: Sequence[Event] = (), overlay: str = ""
) -> Scene:
    """The table as `viewer` sees it, with his choices if it is for him to decide; `recent` becomes the log."""
    assert isinstance(state, Castle)
    return seen(laid_out(state, shape), state, viewer, recent)


def laid_out(state: State, shape: str) -> Scene:
    """What everybody at the table sees, as the state is now: made once for all who look."""
    assert isinstance(state, Castle)
    laid = Scene("castle", shape)
    laid.lots = _all_pieces(state, laid.shape)
    laid.seats = [_seat(state, seat) for seat in range(state.seats)]
    laid.help = list(HELP)
    laid.plain_pieces()
    return laid


def seen(laid: Scene, state: State, viewer: int, recent: Sequence[Event]) -> Scene:
    """The same as `viewer` sees it."""
    assert isinstance(state, Castle)
    made = laid.seen_by(viewer, _surfaces(state, viewer, laid.shape))
    made.offers = offer_all(made, state) if state.actor == viewer >= 0 else waiting(state)
    made.log = [(whose(event), (event.key, event.values)) for event in recent]
    made.offers.fresh = _touched(state, recent, made)
    return made


def _surfaces(s: Castle, viewer: int, shape: str) -> dict[str, Surface]:
    made = _around(s.layout, s.seats, s.realms[0].shape, len(s.spirits) + len(s.dragons), viewer, shape)
    standing = _standing(tuple(s.layout.cells), tuple(s.height), shape)
    return made | {"castle": standing} if standing is not None else made


@lru_cache(maxsize=BOARDS)
def _standing(cells: tuple[int, ...], heights: Row, shape: str) -> Surface | None:
    """The castle where tiles still stand: that is what matters of it."""
    left = [cell for cell in cells if heights[cell]]
    return places.castle_surface(cells, shape).focused(places.castle_focus(left, heights, shape)) if left else None


@lru_cache(maxsize=BOARDS)
def _around(layout: Layout, seats: int, size: Shape, cards: int, viewer: int, shape: str) -> dict[str, Surface]:
    """In reading order: the own realm before the others."""
    made = {"castle": places.castle_surface(tuple(layout.cells), shape)}
    for step in range(seats):
        seat = (max(viewer, 0) + step) % seats
        role = OTHER if step else MINE
        made[f"realm-{SEAT_LETTERS[seat]}"] = places.realm_surface(size.columns, size.rows, seat, role, shape == LOW)
    made["hand"] = places.HAND_SURFACE
    return made | places.shelf(cards, shape).surfaces


def why(state: State, viewer: int, piece: str) -> Why | None:
    """Why `viewer`, who has to decide, cannot choose this piece now; None if there is no reason to tell."""
    assert isinstance(state, Castle)
    return why_not(state, piece) if state.actor == viewer >= 0 else None


# --- what lies on the table ------------------------------------------------------------------------------------------
# The same pieces lie in most scenes of a match, and in those of others: what does not change is made once.


def _all_pieces(s: Castle, shape: str) -> list[Lot]:
    lots = _castle(tuple(s.height), tuple(s.top), shape)[:]
    for seat, realm in enumerate(s.realms):
        lots += _realm(seat, tuple(realm.height), tuple(realm.face), realm.shrines)
        lots.append(_owned(seat, realm.shape, realm.pool, realm.tokens))
    lots.append(_hand(s.first, s.first_cell, s.first_floor, s.second))
    cards = tuple([spirit.name for spirit in s.spirits]), tuple(s.dragons)
    supply = s.supply if s.rulings.supply_limited else UNLIMITED
    lots.append(_on_the_shelf(s.seats, s.summons, supply, *cards, shape))
    return lots


@lru_cache(maxsize=BOARDS)
def _castle(heights: Row, tops: Row, shape: str) -> list[Lot]:
    lots: list[Lot] = []
    for row in range(CANVAS_ROWS):
        cells = slice(row * CANVAS_COLUMNS, (row + 1) * CANVAS_COLUMNS)
        if any(heights[cells]):
            above = heights[cells.start - CANVAS_COLUMNS : cells.start] if row else NOTHING
            lots.append(_castle_row(row, heights[cells], tops[cells], above, shape))
    return lots


@lru_cache(maxsize=BOARDS)
def _realm(seat: int, heights: Row, faces: Row, shrines: int) -> list[Lot]:
    lots: list[Lot] = []
    for row in range(REALM_ROWS):
        spaces = slice(row * REALM_COLUMNS, (row + 1) * REALM_COLUMNS)
        if any(heights[spaces]):
            lots.append(
                _realm_row(seat, row, heights[spaces], faces[spaces], shrines & (REALM_ROW << row * REALM_COLUMNS))
            )
    return lots


@lru_cache(maxsize=MANY)
def _castle_row(row: int, heights: Row, tops: Row, above: Row, shape: str) -> Lot:
    stacks: list[Lot] = []
    for column, (top, face) in enumerate(zip(heights, tops, strict=True)):
        if top:
            left = heights[column - 1] if column else 0
            shade = max(0, left - top), max(0, above[column] - top)
            stacks.append(_castle_stack(row * CANVAS_COLUMNS + column, top, face, shade, shape))
    return Lot.joined(stacks)


@lru_cache(maxsize=MANY)
def _castle_stack(cell: int, top: int, face: int, shade: tuple[int, int], shape: str) -> Lot:
    covered = [_castle_tile(cell, floor, COVERED, UNSHADED, shape) for floor in range(1, top)]
    return Lot(dict([*covered, _castle_tile(cell, top, face, shade, shape)]))


@lru_cache(maxsize=MANY)
def _castle_tile(cell: int, floor: int, face: int, shade: tuple[int, int], shape: str) -> tuple[str, Piece]:
    """Its light: the tone of its floor, and the shade of higher stacks on its left and above it."""
    name = CELL_NAMES[cell]
    layer = cell // CANVAS_COLUMNS * ROW + cell % CANVAS_COLUMNS
    x, y = places.castle_place(cell, floor, shape)
    art, said = "unseen", None
    if face not in (COVERED, NO_FACE):
        art = FACE_NAMES[face]
        said = words("scene-tile", face=art, cell=name, floor=floor)
    return f"tile:{name}.{floor}", Piece(art, "castle", x, y, floor * FLOOR + layer, said, vars=_light(floor, shade))


@lru_cache(maxsize=256)
def _light(floor: int, shade: tuple[int, int]) -> dict[str, str]:
    made = {"--shade": SHADES[min(floor, 3)]}
    for name, higher in zip(("--from-left", "--from-above"), shade, strict=True):
        if higher:
            made[name] = f".{min(9, 3 + 2 * higher)}"
    return made


def raised(floor: int) -> int:
    """In the tilted view, how high a floor of a realm lies; very high stacks must not hide the row behind."""
    return 4 * (min(floor, 4) - 1) + max(0, floor - 4)


@lru_cache(maxsize=MANY)
def _realm_row(seat: int, row: int, heights: Row, faces: Row, shrines: int) -> Lot:
    spaces = enumerate(zip(heights, faces, strict=True), row * REALM_COLUMNS)
    return Lot.joined(
        [_realm_stack(seat, space, top, face, shrines & BIT[space] != 0) for space, (top, face) in spaces if top]
    )


@lru_cache(maxsize=MANY)
def _realm_stack(seat: int, space: int, top: int, face: int, shrine: bool) -> Lot:
    letter, name = SEAT_LETTERS[seat], SPACE_NAMES[space]
    on = f"realm-{letter}"
    layer = space // REALM_COLUMNS * ROW + space % REALM_COLUMNS
    laid: list[tuple[str, Piece]] = []
    for floor in range(1, top + 1):
        x, y = places.realm_place(space, floor)
        art, said, down = "back", None, True
        if floor == top and face != NO_FACE:
            art, down = FACE_NAMES[face], False
            said = words("scene-own-tile", face=art, space=name, height=top)
        elif floor == top and not shrine:
            said = words("scene-back", space=name, height=top)
        tile = Piece(art, on, x, y, floor * FLOOR + layer, said, down=down, lift=raised(floor))
        laid.append((f"tile:{letter}.{name}.{floor}", tile))
    x, y = places.realm_place(space, top)
    if shrine:
        said = words("scene-shrine", space=name, height=top, points=SHRINE_POINTS[min(top, 3)])
        art = f"shrine-{min(top, 3)}"  # as many roofs as it is worth
        layer_of_it = top * FLOOR + layer + ABOVE
        stands = Piece(art, on, x, y, layer_of_it, said, seat, stand=True, lift=raised(top))
        laid.append((f"shrine:{letter}.{name}", stands))
    if top > 1:
        at = x + 29, y + 45
        piece = Piece("height", on, *at, 90 * FLOOR + layer, text=str(top), stand=True, lift=raised(top))
        laid.append((f"height.{letter}.{name}", piece))
    return Lot(dict(laid))


@lru_cache(maxsize=MANY)
def _owned(seat: int, size: Shape, pool: int, tokens: int) -> Lot:
    """Shrines of the pool and tokens, in the strip below the board."""
    letter, columns, rows = SEAT_LETTERS[seat], size.columns, size.rows
    on = f"realm-{letter}"
    lot: dict[str, Piece] = {}
    for number in range(pool):
        x, y = places.pool_place(columns, rows, number, pool)
        last = number == pool - 1  # one of them speaks for all
        said = words("scene-pool", seat=seat, count=pool) if last else None
        lot[f"shrine:{letter}.pool.{number}"] = Piece(
            "shrine", on, x, y, number, said, seat, size=58, frame=places.strip_frame(rows, x, 58)
        )
    for number in range(tokens):
        x, y = places.token_place(columns, rows, number)
        said = words("scene-tokens", seat=seat, count=tokens) if number == tokens - 1 else None
        lot[f"token:{letter}.{number}"] = Piece(
            "token", on, x, y, number, said, size=80, frame=places.strip_frame(rows, x, 80, 1)
        )
    return Lot(lot)


@lru_cache(maxsize=MANY)
def _hand(first: int, cell: int, floor: int, second: int) -> Lot:
    lot: dict[str, Piece] = {}
    both = ((CASTLE_TILES[cell][floor], first), ("tile:second", second))
    held = [(key, face) for key, face in both if face != NO_FACE]
    for (key, face), (x, y) in zip(held, places.HAND_PLACES, strict=False):
        lot[key] = Piece(FACE_NAMES[face], "hand", x, y, FLOOR, words("scene-held", face=FACE_NAMES[face]))
    return Lot(lot)


@lru_cache(maxsize=MANY)
def _on_the_shelf(seats: int, summons: int, supply: int, spirits: tuple[str, ...], dragons: Row, shape: str) -> Lot:
    """C-9: the countdown; the supply of shrines; the cards."""
    names = [("spirit", name) for name in spirits] + [("dragon", DRAGON_NAMES[card]) for card in dragons]
    shelf = places.shelf(len(names), shape)
    lot: dict[str, Piece] = {}
    for space in range(seats + 1):
        x, y = shelf.track(space)
        lot[f"space.{space}"] = Piece("token-space", "shelf", x, y)
        if space:
            sign = "!" if space == 1 else str(space)
            lot[f"sign.{space}"] = Piece("sign", "shelf", x + 7, y + 33, text=sign, vars=SIGN)
    for number in range(summons, TOKENS):  # the n-th to be taken: first the single ones from the right
        space = max(0, seats - number)
        x, y = shelf.track(space)
        pile = TOKENS - 1 - number if space == 0 else 0
        said = words("scene-countdown", count=TOKENS - summons) if number == summons else None
        lot[f"token:{number}"] = Piece("token", "shelf", x, y - 3 * pile, 1 + pile, said)
    x, y = shelf.supply()
    said = words("scene-supply-unlimited") if supply == UNLIMITED else words("scene-supply", count=supply)
    lot[SHRINE_BANK] = Piece("supply", "shelf", x, y, 0, said)
    x, y = shelf.count()
    lot["supply.count"] = Piece("count", "shelf", x, y, 9, text="∞" if supply == UNLIMITED else str(supply))
    for (kind, name), (x, y) in zip(names, shelf.cards, strict=True):
        art = f"{kind}-{name}{shelf.art}"
        piece = Piece(art, shelf.cards_on, x, y, 0, words(f"{kind}-{name}"), tells=f"{kind}-{name}.effect")
        lot[f"card.{kind}.{name}"] = piece
    return Lot(lot)


def _seat(s: Castle, seat: int) -> Seat:
    realm = s.realms[seat]
    notes = [words("sketch-shrines", count=realm.pool)]
    if realm.tokens:
        notes.append(words("sketch-tokens", count=realm.tokens))
    lines = s.breakdown(seat)
    made = Seat(sum(points for _, points in lines), notes, s.actor == seat, [("shrine", str(realm.pool))])
    if s.actor == OVER:
        made.place = s.ranking()[seat]
        made.lines = [(f"score-{source}", points) for source, points in lines]
    elif s.last_turn and s.turn + (seat - s.seat) % s.seats <= s.last_turn:
        notes.append(words("scene-last-turn"))
    return made


# --- what has just happened ------------------------------------------------------------------------------------------


def marks(event: Event) -> str:
    """The pieces that a line of the log is about, as they may lie by now: what its places hold."""
    values, seat = event.values, whose(event)
    found = [f"tile:{values['cell']}."] if "cell" in values else []
    if seat != NOBODY:
        letter = SEAT_LETTERS[seat]
        for name in ("space", "source", "target"):
            if name in values:
                found += [f"tile:{letter}.{values[name]}.", f"shrine:{letter}.{values[name]}"]
    return " ".join(found)


def _touched(s: Castle, recent: Sequence[Event], made: Scene) -> list[str]:
    keys: list[str] = []
    for event in recent:
        values, seat = event.values, whose(event)
        if event.key == "castle-uncover":
            cell = TAKE.places[0][str(values["cell"])]
            keys.append(CASTLE_TILES[cell][s.height[cell]])
        name = values.get("target", values.get("space"))
        if seat != NOBODY and isinstance(name, str):
            keys.append(top_of(SEAT_LETTERS[seat], s.realms[seat], PLACE.places[0][name]))
    return [key for key in dict.fromkeys(keys) if made.find(key) is not None]
