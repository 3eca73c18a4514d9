"""How Dragon Castle looks: a state becomes a scene. Where things lie is in art/places.py, their pictures in art/."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.state import OVER, Event, State
from teahouse.draw.scene import (
    MINE,
    NOBODY,
    OTHER,
    WIDE,
    Piece,
    Scene,
    Seat,
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
from teahouse.games.castle.scene_offers import SEAT_LETTERS, SHRINE_BANK, offer_all, top_of, waiting
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


# --- what lies on the table ------------------------------------------------------------------------------------------


def _castle(made: Scene, s: Castle) -> None:
    shape = made.shape
    made.surfaces["castle"] = places.castle_surface(tuple(s.layout.cells), shape)
    put, height = made.put, s.height
    for cell in s.layout.cells:
        top = height[cell]
        if not top:
            continue
        name = CELL_NAMES[cell]
        layer = cell // CANVAS_COLUMNS * ROW + cell % CANVAS_COLUMNS
        for floor in range(1, top + 1):
            x, y = places.castle_place(cell, floor, shape)
            art, said = "unseen", None
            if floor == top and s.top[cell] != NO_FACE:
                art = FACE_NAMES[s.top[cell]]
                said = words("scene-tile", face=art, cell=name, floor=floor)
            piece = Piece(art, "castle", x, y, floor * FLOOR + layer, said, vars=SHADES[floor])
            put(f"tile:{name}.{floor}", piece)


def _realm(made: Scene, realm: Realm, seat: int, role: str) -> None:
    letter = SEAT_LETTERS[seat]
    on = f"realm-{letter}"
    columns, rows = realm.shape.columns, realm.shape.rows
    made.surfaces[on] = places.realm_surface(columns, rows, seat, role)
    for space in spaces_of(realm.occupied):
        name, top = SPACE_NAMES[space], realm.height[space]
        layer = space // REALM_COLUMNS * ROW + space % REALM_COLUMNS
        shrine = realm.shrines & BIT[space] != 0
        for floor in range(1, top + 1):
            x, y = places.realm_place(space, floor)
            art, said, down = "back", None, True
            if floor == top and realm.face[space] != NO_FACE:
                art, down = FACE_NAMES[realm.face[space]], False
                said = words("scene-own-tile", face=art, space=name, height=top)
            elif floor == top and not shrine:
                said = words("scene-back", space=name, height=top)
            piece = Piece(art, on, x, y, floor * FLOOR + layer, said, down=down)
            made.put(f"tile:{letter}.{name}.{floor}", piece)
        x, y = places.realm_place(space, top)
        if shrine:
            points = SHRINE_POINTS[min(top, 3)]
            said = words("scene-shrine", space=name, height=top, points=points)
            made.put(f"shrine:{letter}.{name}", Piece("shrine", on, x, y, top * FLOOR + layer + ABOVE, said, seat))
        if top > 1:
            made.put(f"height.{letter}.{name}", Piece("height", on, x + 29, y + 45, 90 * FLOOR + layer, text=str(top)))
    _owned(made, realm, seat, on)


def _owned(made: Scene, realm: Realm, seat: int, on: str) -> None:
    """Shrines of the pool and tokens, in the strip below the board."""
    letter = SEAT_LETTERS[seat]
    columns, rows = realm.shape.columns, realm.shape.rows
    for number in range(realm.pool):
        x, y = places.pool_place(columns, rows, number, realm.pool)
        last = number == realm.pool - 1  # one of them speaks for all
        said = words("scene-pool", seat=seat, count=realm.pool) if last else None
        made.put(f"shrine:{letter}.pool.{number}", Piece("shrine", on, x, y, number, said, seat, size=58))
    for number in range(realm.tokens):
        x, y = places.token_place(columns, rows, number)
        said = words("scene-tokens", seat=seat, count=realm.tokens) if number == realm.tokens - 1 else None
        made.put(f"token:{letter}.{number}", Piece("token", on, x, y, number, said, size=80))


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
    shelf = places.shelf(len(names), made.shape)
    made.surfaces["shelf"] = shelf.surface
    for space in range(s.seats + 1):
        x, y = shelf.track(space)
        made.put(f"space.{space}", Piece("token-space", "shelf", x, y))
        if space:
            sign = "!" if space == 1 else str(space)
            made.put(f"sign.{space}", Piece("sign", "shelf", x + 8, y + 34, text=sign, vars=SIGN))
    for number in range(s.summons, TOKENS):  # the n-th to be taken: first the single ones from the right
        space = max(0, s.seats - number)
        x, y = shelf.track(space)
        pile = TOKENS - 1 - number if space == 0 else 0
        said = words("scene-countdown", count=TOKENS - s.summons) if number == s.summons else None
        made.put(f"token:{number}", Piece("token", "shelf", x, y - 3 * pile, 1 + pile, said))
    x, y = shelf.supply()
    made.put(SHRINE_BANK, Piece("supply", "shelf", x, y, 0, words("scene-supply", count=s.supply)))
    x, y = shelf.count()
    made.put("supply.count", Piece("count", "shelf", x, y, 9, text=str(s.supply)))
    for (kind, name), (x, y) in zip(names, shelf.cards, strict=True):
        art = f"{kind}-{name}" if shelf.with_words else f"{kind}-{name}-icon"
        piece = Piece(art, "shelf", x, y, 0, words(f"{kind}-{name}"), tells=f"{kind}-{name}.effect")
        made.put(f"card.{kind}.{name}", piece)


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
