"""Tang Garden on a screen: the garden itself, the landscapes around it, the stacks in its corners."""

from __future__ import annotations

from teahouse.core.words import Values, words
from teahouse.draw.scene import NOBODY, Piece, Scene
from teahouse.games.tang.rules.board import Board
from teahouse.games.tang.rules.choices import CELL_NAMES, CHARACTER_WORDS, KIND_WORDS
from teahouse.games.tang.rules.faces import Faces
from teahouse.games.tang.rules.minis import Face
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    BONUSES,
    CHARACTER_COUNT,
    COURT,
    EMPTY,
    FIRST_SLOT,
    ICON_COUNT,
    ICONS,
    LANDSCAPE_NAMES,
    LARGE,
    NO_CARD,
    NO_LANDSCAPE,
    NO_TILE,
    OFF,
    PLACES,
    SIDE_SLOTS,
    SIDES,
    SIZES,
    SLOTS,
    SMALL,
    SPOTS,
    STACK_SIZE,
    STACKS,
    START_FACES,
    TILE_NAMES,
    WIDTH,
    bit_count,
    bits_of,
)
from teahouse.games.tang.rules.scoring import character_points
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.screen.art.decorations import FOOT as DECO_FOOT
from teahouse.games.tang.screen.art.people import FOOT as MINI_FOOT
from teahouse.games.tang.screen.art.places import GARDEN, Places
from teahouse.games.tang.screen.art.spots import Drawn, drawn, place_on
from teahouse.games.tang.screen.art.standing import art_of
from teahouse.games.tang.screen.art.theatre import Theatre
from teahouse.games.tang.screen.art.tiles import T

FACINGS = "NESW"
GAZE = 9  # from the top of a mini to that of its gaze, which lies around its foot
ROW = 3  # what stands nearer to the viewer is painted later
BASE = 4  # a stack without tiles below its top one is so high
LYING, TOKENS, STANDING, MARKS = 0, 3, 6, 60  # layers


def put_tile(
    made: dict[str, Piece],
    key: str,
    faces: Faces,
    face: int,
    at: tuple[int, int, int],
    z: int,
    say: Values,
    lift: int = 0,
    stands: int = 0,
) -> None:
    """A tile: its picture or, of an owner's board, the parts of it; and its bridge spot and character spaces. The hall
    of a temple, seen where the garden is tilted, `stands` in a layer of its own."""
    look = drawn(faces, face)
    x, y, size = at
    made[key] = Piece(look.arts[0], GARDEN, x, y, z, _about_tile(look, say), size=size, lift=lift)
    for number, art in enumerate(look.arts[1:]):
        made[f"{key}.{number}"] = Piece(art, GARDEN, x, y, z + 1, size=size, lift=lift)
    for name, art, dx, dy in look.printed:
        px, py = x + dx * size // 100, y + dy * size // 100
        hall = name == "hall"
        made[f"{key}.{name}"] = Piece(
            art, GARDEN, px, py, stands if hall and stands else z + 2, size=size, lift=lift, stand=hall
        )


def _about_tile(look: Drawn, say: Values) -> tuple[str, Values]:
    """A tile of a stack is called by its stack, one in the garden by its cell."""
    up = "-up" if "stack" in say else ""
    if look.temple:
        return f"scene-temple{up}", {"temple": look.temple, **say}
    return f"scene-tile{up}", look.edges | say


# --- the garden ------------------------------------------------------------------------------------------------------


def add_garden(made: Scene, s: Tang, places: Places) -> None:
    made.surfaces[GARDEN] = places.surface
    pieces = made.pieces
    if not places.tall:  # too small to be read there
        pieces["coordinates"] = Piece("coordinates", GARDEN, places.left, places.top)
    dead = dead_cells(s)
    for cell in s.board.cells:
        face = s.lying[cell]
        x, y = places.cell(cell)
        name = CELL_NAMES[cell]
        if face == EMPTY:
            if cell in dead:
                pieces[f"cell.{name}"] = Piece("dead", GARDEN, x, y, LYING, words("scene-dead", cell=name))
            continue
        layer = cell // WIDTH * ROW
        stands = STANDING + layer
        put_tile(pieces, key_of(face, cell), s.faces, face, (x, y, 100), LYING, {"cell": name}, stands=stands)
        if face < START_FACES and surrounded(s, cell):  # what it shows matters to nobody any more
            pieces[key_of(face, cell)].say = words("scene-laid", cell=name)
        if s.standing[cell]:
            for spot in range(SPOTS):
                kind = s.decoration(cell, spot)
                if kind >= 0:
                    px, py = spot_place(s, places, cell, spot)
                    say = words("scene-deco", kind=KIND_WORDS[kind], cell=name)
                    at = px - DECO_FOOT[0], py - DECO_FOOT[1] + 13
                    pieces[f"deco:{name}.{spot}"] = Piece(
                        f"deco-{KIND_WORDS[kind]}", GARDEN, *at, STANDING + layer, say, stand=True
                    )
    for number in bits_of(s.tokens):
        cell = s.layout.cells[number]
        x, y = places.cell(cell)
        size = SIZES[s.token_size(number)]
        say = words("scene-token", size=size, cell=CELL_NAMES[cell])
        pieces[f"token:{CELL_NAMES[cell]}"] = Piece(f"token-{size}", GARDEN, x + 17, y + 17, TOKENS, say)
    for mini in range(CHARACTER_COUNT):
        if s.at[mini] != NOWHERE:
            _mini(pieces, s, places, mini)
    step = s.pending[-1] if s.pending else None
    if isinstance(step, Face):  # it stands there already, and only has to look somewhere
        word = CHARACTER_WORDS[step.mini]
        x, y = mini_place(s, places, step.space)
        layer = STANDING + step.space // PLACES // WIDTH * ROW + 2
        pieces[f"mini:{word}"] = Piece(
            f"mini-{word}", GARDEN, x, y, layer, words("scene-owned", character=word), step.actor, stand=True, pose="S"
        )
        pieces.pop(f"gaze.{word}", None)


def surrounded(s: Tang, cell: int) -> bool:
    near = s.board.near
    return all(near[at] == OFF or s.lying[near[at]] != EMPTY for at in range(cell * 4, cell * 4 + 4))


def key_of(face: int, cell: int) -> str:
    """The id of what lies on a cell: a tile keeps its id from the stack on."""
    return f"start.{CELL_NAMES[cell]}" if face >= START_FACES else f"tile:{TILE_NAMES[face // 4]}"


def spot_place(s: Tang, places: Places, cell: int, place: int) -> tuple[int, int]:
    """The middle of a spot or character space in the garden."""
    x, y = places.cell(cell)
    px, py = place_on(s.faces, s.lying[cell], place)
    return x + px, y + py


def mini_place(s: Tang, places: Places, space: int) -> tuple[int, int]:
    """The top left corner of a mini on a character space (cell * 7 + place)."""
    x, y = spot_place(s, places, space // PLACES, space % PLACES)
    return x - MINI_FOOT[0], y - MINI_FOOT[1] + (7 if space % PLACES >= COURT else 2)


def _mini(pieces: dict[str, Piece], s: Tang, places: Places, mini: int) -> None:
    space, side = s.at[mini] // 4, s.at[mini] % 4
    x, y = mini_place(s, places, space)
    cell = space // PLACES
    seat = s.owner[mini] if s.owner[mini] >= 0 else NOBODY
    word = CHARACTER_WORDS[mini]
    layer = STANDING + cell // WIDTH * ROW + 2
    if seat == NOBODY:
        say = words("scene-neutral", character=word, cell=CELL_NAMES[cell])
    else:
        points = character_points(s, mini)
        say = words("scene-mini", character=word, seat=seat, cell=CELL_NAMES[cell], side=SIDES[side], points=points)
        pieces[f"gaze.{word}"] = Piece("gaze", GARDEN, x - 13, y + GAZE, layer - 1, None, seat, turn=side * 90)
    pose = FACINGS[side] if seat != NOBODY else "S"
    pieces[f"mini:{word}"] = Piece(f"mini-{word}", GARDEN, x, y, layer, say, seat, stand=True, pose=pose)


# --- spaces that nothing can fill ---

_FITTING: dict[tuple[int, int], tuple[Faces, list[int]]] = {}


def fitting(faces: Faces, asked: int) -> list[int]:
    """For each stack the mask of the tiles that fit what a space's neighbours ask, in some rotation."""
    known = _FITTING.get((id(faces), asked))
    if known is not None and known[0] is faces:
        return known[1]
    if len(_FITTING) > 20_000:
        _FITTING.clear()
    masks = [0, 0, 0, 0]
    for stack in range(4):
        for number in bits_of(faces.stacks[stack]):
            if faces.rotations(stack * STACK_SIZE + number, asked) != 0:
                masks[stack] |= 1 << number
    _FITTING[id(faces), asked] = (faces, masks)
    return masks


def tiles_to_come(s: Tang) -> list[int]:
    """For each stack the mask of the tiles that can still be placed."""
    masks = s.unseen[:]
    known = [tile for tiles in s.under for tile in tiles] + [tile for tile in s.face_up if tile != NO_TILE] + s.display
    for tile in known:
        masks[tile // STACK_SIZE] |= 1 << tile % STACK_SIZE
    return masks


def dead_cells(s: Tang) -> set[int]:
    """T-39: spaces beside a tile that no tile still to come fits."""
    left = tiles_to_come(s)
    found = set()
    for cell in s.spaces:
        asked = s.asked[cell]
        if asked and not any(a & b for a, b in zip(fitting(s.faces, asked), left, strict=True)):
            found.add(cell)
    return found


# --- the frame of landscapes -----------------------------------------------------------------------------------------


def add_frame(made: Scene, s: Tang, places: Places) -> None:
    pieces = made.pieces
    for side in range(4):
        sums = [0] * ICON_COUNT
        for number in range(SIDE_SLOTS):
            landscape = s.slots[side * SIDE_SLOTS + number]
            if landscape == NO_LANDSCAPE:
                continue
            size = LARGE if number < SLOTS[LARGE] else SMALL
            slot = number - FIRST_SLOT[size]
            place = places.slots[side][size][slot]
            # it is silent: the counters of its side tell what can be seen there
            at = places.icons(side, size, slot, icon_count(s.board, landscape))
            put_landscape(pieces, s.board, landscape, place, at, None)
            if places.theatre is not None:
                _put_up(pieces, places.theatre, side, number, LANDSCAPE_NAMES[landscape], len(at))
            for icon in range(ICON_COUNT):
                sums[icon] += s.board.icons[landscape * ICON_COUNT + icon]
        _counters(pieces, places, side, sums)


def _put_up(pieces: dict[str, Piece], theatre: Theatre, side: int, number: int, name: str, count: int) -> None:
    """A painting and its icons in the theatre around the tilted garden."""
    painting = pieces[f"land:{name}"]
    at = side * SIDE_SLOTS + number
    painting.frame, painting.z = theatre.frames[at], theatre.depths[at]
    for icon, frame in enumerate(theatre.icons(side, number, count)):
        piece = pieces[f"icon.{name}.{icon}"]
        piece.frame, piece.z = frame, painting.z + 1


def put_landscape(
    pieces: dict[str, Piece],
    board: Board,
    landscape: int,
    place: tuple[int, int, int, int],
    at: list[tuple[int, int]],
    say: tuple[str, Values] | None,
    z: int = 0,
    art: str = "",
) -> None:
    x, y, per_cent, turn = place
    name = LANDSCAPE_NAMES[landscape]
    pieces[f"land:{name}"] = Piece(art or art_of(board, landscape), GARDEN, x, y, z, say, size=per_cent, turn=turn)
    shown = [icon for icon in range(ICON_COUNT) for _ in range(board.icons[landscape * ICON_COUNT + icon])]
    for number, (icon, (ix, iy)) in enumerate(zip(shown, at, strict=True)):
        pieces[f"icon.{name}.{number}"] = Piece(f"icon-{ICONS[icon]}", GARDEN, ix, iy, z + 1)


def icon_count(board: Board, landscape: int) -> int:
    return sum(board.icons[landscape * ICON_COUNT : (landscape + 1) * ICON_COUNT])


def _counters(pieces: dict[str, Piece], places: Places, side: int, sums: list[int]) -> None:
    shown = [icon for icon in range(ICON_COUNT) if sums[icon]]
    at = places.counters(side, len(shown))
    up = places.theatre.counters(side, len(shown)) if places.theatre is not None else []
    for number, (icon, (ix, iy)) in enumerate(zip(shown, at, strict=True)):
        say = words("scene-count", side=SIDES[side], icon=ICONS[icon], count=sums[icon])
        pieces[f"count.{SIDES[side]}.{ICONS[icon]}"] = Piece(
            f"count-{ICONS[icon]}", GARDEN, ix, iy, 0, say, text=str(sums[icon]), frame=up[number] if up else None
        )


# --- the stacks ------------------------------------------------------------------------------------------------------


def corner_of(board: Board, stack: int) -> int:
    """In which corner a stack lies: the board file's partners lie opposite each other."""
    order = [0, 1, board.partner[0], board.partner[1]] if board.partner[0] != 1 else [0, 2, 1, board.partner[2]]
    return order.index(stack)


def add_stacks(made: Scene, s: Tang, places: Places) -> None:
    pieces = made.pieces
    for stack, name in enumerate(STACKS):
        corner = corner_of(s.board, stack)
        x, y, size, _ = places.stack(stack, corner)
        below = bit_count(s.unseen[stack]) + len(s.under[stack])
        tile = s.face_up[stack]
        art = f"pile-{name}" if below else "pile-empty"
        say = words("scene-pile", stack=name, count=below)
        high = BASE + below * 11 // 10 if below and places.theatre is not None else 0  # seen before it is read
        pieces[f"pile.{name}"] = Piece(art, GARDEN, x + 5, y + 5, LYING, say, size=size, lift=high)
        if tile != NO_TILE:
            at = (x, y, size)
            put_tile(pieces, f"tile:{TILE_NAMES[tile]}", s.faces, tile * 4, at, TOKENS, {"stack": name}, high)
        wide = T * size // 100
        pieces[f"left.{name}"] = Piece(
            "number", GARDEN, x + wide - 12, y + wide - 8, MARKS, text=str(below), stand=True
        )
        if s.seats == 1 and s.beside[stack] != NO_CARD:
            cx, cy = places.beside(stack, corner)
            put_card(
                pieces,
                f"card:{name}",
                s.beside[stack],
                cx,
                cy,
                TOKENS,
                words("scene-beside", kind=KIND_WORDS[s.beside[stack] // BONUS_COUNT], stack=name),
                False,
            )


def put_card(
    pieces: dict[str, Piece], key: str, card: int, x: int, y: int, z: int, say: tuple[str, Values], bonus: bool = True
) -> None:
    """A decoration card: what it places, and its bonus below."""
    kind, gain = KIND_WORDS[card // BONUS_COUNT], BONUSES[card % BONUS_COUNT]
    pieces[key] = Piece(f"card-{kind}", GARDEN, x, y, z, say)
    if bonus and gain != "none":
        pieces[f"{key}.bonus"] = Piece(f"bonus-{gain}", GARDEN, x + 11, y + 50, z + 1)
