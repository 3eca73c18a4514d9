"""How Dragon Castle looks: a state becomes a scene. Where things lie is in art/places.py, their pictures in art/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from teahouse.core.state import OVER, Event, State
from teahouse.draw.scene import (
    MINE,
    NOBODY,
    OTHER,
    WIDE,
    Piece,
    Scene,
    Seat,
    Why,
    words,
)
from teahouse.games.castle.art import places
from teahouse.games.castle.art.places import ABOVE, FLOOR, ROW
from teahouse.games.castle.art.table import make_sheet
from teahouse.games.castle.choices import (
    CANVAS_COLUMNS,
    CELL_NAMES,
    REALM_COLUMNS,
    SPACE_NAMES,
)
from teahouse.games.castle.pieces import (
    DRAGON_NAMES,
    FACE_NAMES,
    NO_FACE,
    SHRINE_POINTS,
    TOKENS,
)
from teahouse.games.castle.realm import BIT, Realm, spaces_of
from teahouse.games.castle.scene_keys import SEAT_LETTERS, SHRINE_BANK, top_of
from teahouse.games.castle.scene_offers import offer_all, waiting
from teahouse.games.castle.scene_refusals import why_not
from teahouse.games.castle.state import Castle

SHEET = make_sheet()

HELP = ("help-goal", "help-turn", "help-free", "help-placing", "help-sets", "help-shrines", "help-cards", "help-end")
NEAR = {  # chapters that belong to a part of a turn
    "step-take": ["help-free", "help-turn"],
    "step-continue": ["help-turn", "help-free"],
    "step-place": ["help-placing", "help-sets"],
    "step-build": ["help-shrines", "help-sets"],
    "step-spirit": ["help-cards"],
}
COVERED = -2  # a tile under others: whatever it shows, nobody has seen it
SIGN = {"--text-ink": "var(--mat-gold)"}
SHADES: list[dict[str, str] | None] = [None, {"--shade": ".13"}, {"--shade": ".06"}, None]  # by floor: depth


def scene(
    state: State, viewer: int = NOBODY, shape: str = WIDE, recent: Sequence[Event] = (), overlay: str = ""
) -> Scene:
    """The table as `viewer` sees it, with his choices if it is for him to decide; `recent` becomes the log."""
    assert isinstance(state, Castle)
    made = Scene("castle", shape, viewer)
    _castle(made, state)
    for step in range(state.seats):
        seat = (max(viewer, 0) + step) % state.seats
        _realm(made, state.realms[seat], seat, OTHER if step else MINE)
    _hand(made, state)
    _shelf(made, state)
    made.seats = [_seat(state, seat) for seat in range(state.seats)]
    made.offers = offer_all(made, state) if state.actor == viewer >= 0 else waiting(state)
    made.help = list(HELP)
    now = next((key for key, when in made.offers.steps if when == "now"), "")
    made.offers.help = list(NEAR.get(now, ["help-turn"]))
    made.log = [(_seat_of(event), (event.key, event.values)) for event in recent]
    made.offers.fresh = _touched(state, recent, made)
    return made


def why(state: State, viewer: int, piece: str) -> Why | None:
    """Why `viewer`, who has to decide, cannot choose this piece now; None if there is no reason to tell."""
    assert isinstance(state, Castle)
    return why_not(state, piece) if state.actor == viewer >= 0 else None


# --- what lies on the table ------------------------------------------------------------------------------------------
# The same piece lies in most scenes of a match, and in those of others: it is made once.

Laid = tuple[tuple[str, Piece], ...]  # pieces by their ids
MANY = 8192  # stacks kept, of all matches together
FEW = 512  # castles kept: everybody at a table looks at the same one, and for several choices


def _castle(made: Scene, s: Castle) -> None:
    shape = made.shape
    made.surfaces["castle"] = places.castle_surface(tuple(s.layout.cells), shape)
    made.pieces.update(_whole_castle(tuple(s.height), tuple(s.top), shape))


@lru_cache(maxsize=FEW)
def _whole_castle(heights: tuple[int, ...], tops: tuple[int, ...], shape: str) -> dict[str, Piece]:
    laid: dict[str, Piece] = {}
    for cell, (height, face) in enumerate(zip(heights, tops, strict=True)):
        if height:
            laid.update(_castle_stack(cell, height, face, shape))
    return laid


@lru_cache(maxsize=MANY)
def _castle_stack(cell: int, top: int, face: int, shape: str) -> Laid:
    return tuple(_castle_tile(cell, floor, face if floor == top else COVERED, shape) for floor in range(1, top + 1))


@lru_cache(maxsize=MANY)
def _castle_tile(cell: int, floor: int, face: int, shape: str) -> tuple[str, Piece]:
    name = CELL_NAMES[cell]
    layer = cell // CANVAS_COLUMNS * ROW + cell % CANVAS_COLUMNS
    x, y = places.castle_place(cell, floor, shape)
    art, said = "unseen", None
    if face not in (COVERED, NO_FACE):
        art = FACE_NAMES[face]
        said = words("scene-tile", face=art, cell=name, floor=floor)
    return f"tile:{name}.{floor}", Piece(art, "castle", x, y, floor * FLOOR + layer, said, vars=SHADES[floor])


def _realm(made: Scene, realm: Realm, seat: int, role: str) -> None:
    columns, rows = realm.shape.columns, realm.shape.rows
    made.surfaces[f"realm-{SEAT_LETTERS[seat]}"] = places.realm_surface(columns, rows, seat, role)
    for space in spaces_of(realm.occupied):
        shrine = realm.shrines & BIT[space] != 0
        made.pieces.update(_realm_stack(seat, space, realm.height[space], realm.face[space], shrine))
    made.pieces.update(_owned(seat, columns, rows, realm.pool, realm.tokens))


@lru_cache(maxsize=MANY)
def _realm_stack(seat: int, space: int, top: int, face: int, shrine: bool) -> Laid:
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
        laid.append((f"tile:{letter}.{name}.{floor}", Piece(art, on, x, y, floor * FLOOR + layer, said, down=down)))
    x, y = places.realm_place(space, top)
    if shrine:
        said = words("scene-shrine", space=name, height=top, points=SHRINE_POINTS[min(top, 3)])
        laid.append((f"shrine:{letter}.{name}", Piece("shrine", on, x, y, top * FLOOR + layer + ABOVE, said, seat)))
    if top > 1:
        piece = Piece("height", on, x + 29, y + 45, 90 * FLOOR + layer, text=str(top))
        laid.append((f"height.{letter}.{name}", piece))
    return tuple(laid)


@lru_cache(maxsize=MANY)
def _owned(seat: int, columns: int, rows: int, pool: int, tokens: int) -> Laid:
    """Shrines of the pool and tokens, in the strip below the board."""
    letter = SEAT_LETTERS[seat]
    on = f"realm-{letter}"
    laid: list[tuple[str, Piece]] = []
    for number in range(pool):
        x, y = places.pool_place(columns, rows, number, pool)
        last = number == pool - 1  # one of them speaks for all
        said = words("scene-pool", seat=seat, count=pool) if last else None
        laid.append((f"shrine:{letter}.pool.{number}", Piece("shrine", on, x, y, number, said, seat, size=58)))
    for number in range(tokens):
        x, y = places.token_place(columns, rows, number)
        said = words("scene-tokens", seat=seat, count=tokens) if number == tokens - 1 else None
        laid.append((f"token:{letter}.{number}", Piece("token", on, x, y, number, said, size=80)))
    return tuple(laid)


def _hand(made: Scene, s: Castle) -> None:
    made.surfaces["hand"] = places.HAND_SURFACE
    held = []
    if s.first != NO_FACE:
        held.append((f"tile:{CELL_NAMES[s.first_cell]}.{s.first_floor}", s.first))
    if s.second != NO_FACE:
        held.append(("tile:second", s.second))
    for (key, face), (x, y) in zip(held, places.HAND_PLACES, strict=False):
        made.put(key, Piece(FACE_NAMES[face], "hand", x, y, FLOOR, words("scene-held", face=FACE_NAMES[face])))


def _shelf(made: Scene, s: Castle) -> None:
    """C-9: the countdown; the supply of shrines; the cards."""
    names = [("spirit", spirit.name) for spirit in s.spirits] + [("dragon", DRAGON_NAMES[card]) for card in s.dragons]
    made.surfaces["shelf"] = places.shelf(len(names), made.shape).surface
    made.pieces.update(_on_the_shelf(s.seats, s.summons, s.supply, tuple(names), made.shape))


@lru_cache(maxsize=MANY)
def _on_the_shelf(seats: int, summons: int, supply: int, names: tuple[tuple[str, str], ...], shape: str) -> Laid:
    shelf = places.shelf(len(names), shape)
    laid: list[tuple[str, Piece]] = []
    for space in range(seats + 1):
        x, y = shelf.track(space)
        laid.append((f"space.{space}", Piece("token-space", "shelf", x, y)))
        if space:
            sign = "!" if space == 1 else str(space)
            laid.append((f"sign.{space}", Piece("sign", "shelf", x + 8, y + 34, text=sign, vars=SIGN)))
    for number in range(summons, TOKENS):  # the n-th to be taken: first the single ones from the right
        space = max(0, seats - number)
        x, y = shelf.track(space)
        pile = TOKENS - 1 - number if space == 0 else 0
        said = words("scene-countdown", count=TOKENS - summons) if number == summons else None
        laid.append((f"token:{number}", Piece("token", "shelf", x, y - 3 * pile, 1 + pile, said)))
    x, y = shelf.supply()
    laid.append((SHRINE_BANK, Piece("supply", "shelf", x, y, 0, words("scene-supply", count=supply))))
    x, y = shelf.count()
    laid.append(("supply.count", Piece("count", "shelf", x, y, 9, text=str(supply))))
    for (kind, name), (x, y) in zip(names, shelf.cards, strict=True):
        art = f"{kind}-{name}" if shelf.with_words else f"{kind}-{name}-icon"
        piece = Piece(art, "shelf", x, y, 0, words(f"{kind}-{name}"), tells=f"{kind}-{name}.effect")
        laid.append((f"card.{kind}.{name}", piece))
    return tuple(laid)


def _seat(s: Castle, seat: int) -> Seat:
    realm = s.realms[seat]
    notes = [words("sketch-shrines", count=realm.pool)]
    if realm.tokens:
        notes.append(words("sketch-tokens", count=realm.tokens))
    lines = s.breakdown(seat)
    made = Seat(sum(points for _, points in lines), notes, s.actor == seat)
    if s.actor == OVER:
        made.place = s.ranking()[seat]
        made.lines = [(f"score-{source}", points) for source, points in lines]
    elif s.last_turn and s.turn + (seat - s.seat) % s.seats <= s.last_turn:
        notes.append(words("scene-last-turn"))
    return made


# --- what has just happened ------------------------------------------------------------------------------------------


def _seat_of(event: Event) -> int:
    seat = event.values.get("seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def _touched(s: Castle, recent: Sequence[Event], made: Scene) -> list[str]:
    keys: list[str] = []
    for event in recent:
        values, seat = event.values, _seat_of(event)
        if event.key == "castle-uncover":
            cell = CELL_NAMES.index(str(values["cell"]))
            keys.append(f"tile:{values['cell']}.{s.height[cell]}")
        name = values.get("target", values.get("space"))
        if seat != NOBODY and isinstance(name, str):
            keys.append(top_of(SEAT_LETTERS[seat], s.realms[seat], SPACE_NAMES.index(name)))
    return [key for key in dict.fromkeys(keys) if key in made.pieces]
