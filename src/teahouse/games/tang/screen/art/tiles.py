"""Garden tiles: grass, water and rock told apart by their texture, paths, walls, temples; drawn from the edges alone.

A tile is a look: for each edge its type and, for terrain, the patch behind it. Looks of the shipped boards are symbols
of their own; any other look (an owner's board file) is laid together from the same parts.
"""

from __future__ import annotations

from functools import lru_cache

from teahouse.draw.sheet import Sheet, dot, line, path, rect, use
from teahouse.games.tang.rules.board import SHIPPED, shipped_board
from teahouse.games.tang.rules.faces import NO_PATCH, Faces
from teahouse.games.tang.rules.pieces import INSIDE, PATH, ROCK, START_FACES, TEMPLE, TILES, WALL
from teahouse.games.tang.words.names import EDGE_LETTERS

T = 64  # a tile
M = T / 2
PITCH = 66  # from cell to cell; the textures repeat in it, so that they go on from tile to tile
SIDE_LETTERS = "NESW"
TEXTURES = {"g": "p-grass", "w": "p-water", "r": "p-rock"}

PATTERNS = {
    "p-grass": (
        '<pattern id="p-grass" width="22" height="22" patternUnits="userSpaceOnUse">'
        '<rect width="22" height="22" fill="var(--grass)"/><g fill="none" stroke="var(--grass-2)" stroke-width="1.3"'
        ' stroke-linecap="round"><path d="M3 9q1-3 .6-5M5 9q.4-4 2-5.400M7 9q1-2.400 3-2.800"/>'
        '<path d="M13.500 19q1-3 .6-5M15.500 19q.4-4 2-5.400M17.500 19q1-2.400 3-2.800"/></g></pattern>'
    ),
    "p-water": (
        '<pattern id="p-water" width="22" height="11" patternUnits="userSpaceOnUse">'
        '<rect width="22" height="11" fill="var(--water)"/>'
        '<path d="M-11 7q5.500-5 11 0t11 0t11 0" fill="none" stroke="var(--water-2)" stroke-width="1.5"/>'
        '<path d="M-11 2.600q5.500-4.400 11 0t11 0t11 0" fill="none" stroke="#fff" stroke-opacity=".55"/></pattern>'
    ),
    "p-rock": (
        '<pattern id="p-rock" width="22" height="22" patternUnits="userSpaceOnUse">'
        '<rect width="22" height="22" fill="var(--rock)"/><g fill="var(--rock-2)">'
        '<path d="M1 10q1-6 5.500-6T12 10ZM12 21q.6-5 4.500-5t4.500 5Z"/></g>'
        '<path d="M3.4 8.6q.8-2.800 3-3M13.700 19.800q.7-2.200 2.600-2.400" fill="none" stroke="#fff" opacity=".6"/>'
        "</pattern>"
    ),
}

CORNERS = [(0, 0), (T, 0), (T, T), (0, T)]  # corner d lies between the sides d - 1 and d
MIDDLES = [(M, 0), (T, M), (M, T), (0, M)]
BEND = 6.0


def _bank(corner: int) -> tuple[float, float]:
    """The control point of the curved bank from a corner to the middle."""
    x, y = CORNERS[corner]
    mx, my = (x + M) / 2, (y + M) / 2
    turn = BEND if corner % 2 else -BEND
    return mx + (my - M) * turn / 16, my - (mx - M) * turn / 16


def wedge(side: int) -> str:
    """The quarter of a tile behind a side, as a path."""
    a, b = CORNERS[side], CORNERS[(side + 1) % 4]
    (ax, ay), (bx, by) = _bank(side), _bank((side + 1) % 4)
    return f"M{a[0]} {a[1]}L{b[0]} {b[1]}Q{bx:g} {by:g} {M:g} {M:g}Q{ax:g} {ay:g} {a[0]} {a[1]}Z"


def border(corner: int) -> str:
    x, y = CORNERS[corner]
    cx, cy = _bank(corner)
    return f"M{x} {y}Q{cx:g} {cy:g} {M:g} {M:g}"


def _walk(mask: int) -> str:
    """The line of a path that leads to these sides."""
    sides = [side for side in range(4) if mask >> side & 1]
    ends = [MIDDLES[side] for side in sides]
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        return f"M{ends[0][0]:g} {ends[0][1]:g}Q{M:g} {M:g} {ends[1][0]:g} {ends[1][1]:g}"
    return "".join(f"M{x:g} {y:g}L{M:g} {M:g}" for x, y in ends)


def _path(mask: int) -> str:
    d = _walk(mask)
    made = _strip(d)
    if bin(mask).count("1") != 2:  # it ends or forks: a small round place
        made += dot(M, M, 9.6, 'fill="var(--sand)" stroke="var(--sand-2)" stroke-width="1.7"')
    return made + line(d, "var(--sand-3)", 2.2, 'stroke-dasharray=".1 6.600"')


def _strip(d: str) -> str:
    """The bed of a path; it ends where its tile ends."""
    ends = 'fill="none" stroke-linejoin="round"'
    return path(d, f'{ends} stroke="var(--sand-2)" stroke-width="17"') + path(
        d, f'{ends} stroke="var(--sand)" stroke-width="13.6"'
    )


def _channel(letter: str, upright: bool) -> str:
    """Terrain that goes on under a path from side to side."""
    look = f'fill="url(#{TEXTURES[letter]})" stroke="var(--bank)" stroke-width="1.6"'
    return rect(21, 12, 22, 40, 9, look) if upright else rect(12, 21, 40, 22, 9, look)


ISLES = [(M, M), (15, 15), (49, 49), (15, 49)]


def _isle(letter: str) -> str:
    """A patch that the paths of its own tile surround."""
    return dot(0, 0, 15.5, 'fill="var(--sand)" stroke="var(--sand-2)" stroke-width="1.7"') + dot(
        0, 0, 11, f'fill="url(#{TEXTURES[letter]})" stroke="var(--bank)" stroke-width="1.6"'
    )


WALL_DRAWING = (
    rect(0, 0, T, 9, 0, 'fill="var(--wall)"')
    + path(f"M0 4.500H{T}M0 9H{T}", 'stroke="var(--wall-2)" stroke-width="1"')
    + path(
        "M7 0V4.500M20 0V4.500M33 0V4.500M46 0V4.500M59 0V4.500M13 4.500V9M26 4.500V9M39 4.500V9M52 4.500V9",
        'stroke="var(--wall-2)" stroke-width="1"',
    )
    + path(f"M0 .8H{T}", 'stroke="#fff" stroke-opacity=".4" stroke-width="1.2"')
)

BASE = (
    rect(0.5, 2.5, T, T, 6, 'fill="var(--shadow)" opacity=".3"')
    + rect(0, 0, T, T, 5, 'fill="var(--gravel)"')
    + "".join(
        dot(x, y, 1, 'fill="var(--sand-2)" opacity=".6"')
        for x, y in ((9, 12), (52, 9), (14, 50), (50, 54), (22, 24), (43, 40))
    )
)
VEIL = rect(0, 0, T, T, 5, 'fill="var(--veil-ink,#1c3032)" opacity="var(--veil,0)"') + rect(
    0, 0, T, T, 6, 'fill="none" stroke="var(--ring,none)" stroke-width="3.4"'
)
RIM = rect(0.5, 0.5, T - 1, T - 1, 5, 'fill="none" stroke="var(--bank)" stroke-opacity=".5" stroke-width="1"') + VEIL


def _temple(terrain: int) -> str:
    """A walled court with a roof; the colour and the sign of its wall say to which terrain it belongs."""
    colour = f"var(--temple-{terrain})"
    letter = "gwr"[terrain]
    return (
        rect(0, 0, T, T, 5, f'fill="{colour}"')
        + rect(4, 4, T - 8, T - 8, 3, f'fill="url(#{TEXTURES[letter]})" stroke="var(--ivory)" stroke-width="1.6"')
        + rect(13, 13, 38, 38, 2, 'fill="var(--gravel)" stroke="var(--bank)" stroke-width="1"')
        + path(
            "M10 40Q17 37 19 28H45Q47 37 54 40Q49 44 44 42H20Q15 44 10 40Z",
            f'fill="{colour}" stroke="var(--bank)" stroke-width="1.2"',
        )
        + path(
            "M20 27Q28 24 32 15Q36 24 44 27Q40 30 37 29H27Q24 30 20 27Z",
            f'fill="{colour}" stroke="var(--bank)" stroke-width="1.2"',
        )
        + path("M22 42V50M29 42V50M35 42V50M42 42V50", 'stroke="var(--lacquer)" stroke-width="2.6"')
        + path("M18 51H46", 'stroke="var(--bank)" stroke-width="2"')
        + dot(32, 14, 2.4, 'fill="var(--brass)" stroke="var(--brass-2)" stroke-width=".8"')
    )


# --- looks -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def parts(edges: tuple[int, ...], patches: tuple[int, ...], closed: tuple[int, ...]) -> tuple[str, ...]:
    """The parts of a tile in painting order, from the ground to the rim."""
    if edges[0] >= TEMPLE and edges[0] != INSIDE:
        return ("t-base", f"t-temple-{edges[0] - TEMPLE}", "t-rim")
    made = ["t-base"]
    made += [f"w-{EDGE_LETTERS[edge]}-{SIDE_LETTERS[side]}" for side, edge in enumerate(edges) if edge <= ROCK]
    for corner in range(4):
        before, after = corner - 1 & 3, corner
        if patches[before] != patches[after]:
            made.append(f"b-{corner}")
    mask = sum(1 << side for side, edge in enumerate(edges) if edge == PATH)
    if mask:
        made.append(f"p-{mask}")
    for side in (0, 1):
        patch = patches[side]
        if patch != NO_PATCH and patches[side + 2] == patch and patch not in (patches[side + 1], patches[side + 3 & 3]):
            made.append(f"c-{EDGE_LETTERS[edges[side]]}-{side}")
    made += [f"o-{EDGE_LETTERS[terrain]}-{number}" for number, terrain in enumerate(closed[: len(ISLES)])]
    made += [f"x-{SIDE_LETTERS[side]}" for side, edge in enumerate(edges) if edge == WALL]
    return (*made, "t-rim")


def look_name(edges: tuple[int, ...], patches: tuple[int, ...], closed: tuple[int, ...]) -> str:
    """A short name for a look, whatever the numbers of its patches."""
    letters = "".join(
        EDGE_LETTERS[edge] + (str(patches.index(patches[side])) if edge <= ROCK else "")
        for side, edge in enumerate(edges)
    )
    temple = str(edges[0] - TEMPLE) if TEMPLE <= edges[0] < INSIDE else ""
    return f"t-{letters}{temple}" + "".join(f"o{EDGE_LETTERS[terrain]}" for terrain in closed)


def _look(faces: Faces, face: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    at = face * 4
    return tuple(faces.edge[at : at + 4]), tuple(faces.patch[at : at + 4]), tuple(faces.closed[face])


KNOWN: set[str] = set()


def face_arts(faces: Faces, face: int) -> tuple[str, ...]:
    """The pictures of a face, one on the other: one for a look of ours, its parts for any other."""
    if face >= START_FACES:
        walled = WALL in faces.edge[face * 4 : face * 4 + 4]
        return quadrant_parts(faces, face) if walled else (quadrant_art(faces, face),)
    look = _look(faces, face)
    name = look_name(*look)
    return (name,) if name in KNOWN else parts(*look)


# --- the starting tile -----------------------------------------------------------------------------------------------


def quadrant_art(faces: Faces, face: int) -> str:
    """A quadrant: its two outward edges, named from the north-west one."""
    quadrant = (face - START_FACES) % 4
    first, second = quadrant, (3 + quadrant) % 4
    edge = faces.edge
    one, other = EDGE_LETTERS[edge[face * 4 + first]], EDGE_LETTERS[edge[face * 4 + second]]
    patch = faces.patch
    joined = one == other and one != "p" and patch[face * 4 + first] == patch[face * 4 + second]
    return f"q{quadrant}-{one}{other}{'j' if joined else ''}"


def quadrant_parts(faces: Faces, face: int) -> tuple[str, ...]:
    """A quadrant with a wall, which only boards of one's own have: its parts, one on the other."""
    quadrant = (face - START_FACES) % 4
    made, walls = [f"q-ground-{quadrant}"], []
    for number, side in enumerate((quadrant, (3 + quadrant) % 4)):
        edge = faces.edge[face * 4 + side]
        if edge == WALL:
            walls.append(f"x-{SIDE_LETTERS[side]}")
        else:
            kind = "lane" if edge == PATH else EDGE_LETTERS[edge]
            made.append(f"q-{kind}-{quadrant}{number}")
    return (*made, f"q-rim-{quadrant}", *walls)


DEPTH = 25  # of the terrain along an outward side of the starting tile
FAR = T + 1.2  # quadrants reach a little under each other, so that no seam shows


def _ground(quadrant: int) -> str:
    """Gravel, and a quarter of the paved place in the middle of the whole tile."""
    corners: list[tuple[float, float]] = [(0, 0), (FAR, 0), (FAR, FAR), (0, FAR)]
    centre = _turned([(FAR, FAR)], quadrant)[1:]
    x, y = (float(part) for part in centre.split())
    (ax, ay), (bx, by) = _points([(FAR, FAR - 24), (FAR - 24, FAR)], quadrant)
    d = f"M{x:g} {y:g}L{ax:g} {ay:g}A24 24 0 0 0 {bx:g} {by:g}Z"
    rim = path(f"M{ax:g} {ay:g}A24 24 0 0 0 {bx:g} {by:g}", 'fill="none" stroke="var(--sand-2)" stroke-width="1.7"')
    return path(_turned(corners, quadrant) + "Z", 'fill="var(--gravel)"') + path(d, 'fill="var(--sand)"') + rim


def _band(quadrant: int, letter: str, second: bool) -> str:
    """Terrain along an outward side; points of the north-west quadrant are turned, so textures stay upright."""
    points: list[tuple[float, float]] = [(0, 0), (FAR, 0), (FAR, DEPTH), (DEPTH, DEPTH)]
    if second:
        points = [(y, x) for x, y in points]
    return path(_turned(points, quadrant) + "Z", f'fill="url(#{TEXTURES[letter]})"') + line(
        _turned(points[2:], quadrant), "var(--bank)", 1.6
    )


def _lane(quadrant: int, second: bool) -> str:
    """A path from an outward side to the paved place."""
    d = _turned([(0, M) if second else (M, 0), (M, M), (T - 12, T - 12)], quadrant)
    return _strip(d) + line(d, "var(--sand-3)", 2.2, 'stroke-dasharray=".1 6.600"')


def _quadrant(quadrant: int, one: str, other: str, joined: bool) -> str:
    made = use(f"q-ground-{quadrant}")
    for letter, number in ((one, 0), (other, 1)):
        made += use(f"q-lane-{quadrant}{number}" if letter == "p" else f"q-{letter}-{quadrant}{number}")
    if not joined and not (one == other == "p"):
        made += use(f"q-seam-{quadrant}")
    return made + use(f"q-rim-{quadrant}")


def _points(points: list[tuple[float, float]], quadrant: int) -> list[tuple[float, float]]:
    """Points of the north-west quadrant where they lie in another one."""
    moved = []
    for x, y in points:
        a, b = x, y
        for _ in range(quadrant):
            a, b = T - b, a
        moved.append((a, b))
    return moved


def _turned(points: list[tuple[float, float]], quadrant: int) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in _points(points, quadrant))


# --- the sheet -------------------------------------------------------------------------------------------------------


def add_tiles(sheet: Sheet) -> None:
    sheet.defs |= PATTERNS
    draw = sheet.draw
    draw("t-base", (T, T), BASE)
    draw("t-rim", (T, T), RIM)
    for letter, texture in TEXTURES.items():
        for side in range(4):
            draw(f"w-{letter}-{SIDE_LETTERS[side]}", (T, T), path(wedge(side), f'fill="url(#{texture})"'))
        for side in (0, 1):
            draw(f"c-{letter}-{side}", (T, T), _channel(letter, side == 0))
        sheet.symbols[f"isle-{letter}"] = _isle(letter)
        for number, (x, y) in enumerate(ISLES):
            draw(f"o-{letter}-{number}", (T, T), use(f"isle-{letter}", x, y))
    for corner in range(4):
        draw(f"b-{corner}", (T, T), line(border(corner), "var(--bank)", 1.8))
        turned = f' transform="rotate({corner * 90} {M:g} {M:g})"' if corner else ""
        draw(f"x-{SIDE_LETTERS[corner]}", (T, T), f"<g{turned}>{WALL_DRAWING}</g>")
    for mask in range(1, 16):
        draw(f"p-{mask}", (T, T), _path(mask))
    for terrain in range(3):
        draw(f"t-temple-{terrain}", (T, T), _temple(terrain))
    for name in SHIPPED:
        _add_looks(sheet, shipped_board(name).faces)
    _add_quadrants(sheet)


def _add_looks(sheet: Sheet, faces: Faces) -> None:
    for face in range(TILES * 4):
        if faces.edge[face * 4] == INSIDE:  # no such tile
            continue
        look = _look(faces, face)
        name = look_name(*look)
        if name not in KNOWN:
            KNOWN.add(name)
            sheet.draw(name, (T, T), "".join(use(part) for part in parts(*look)))


def _add_quadrants(sheet: Sheet) -> None:
    for quadrant in range(4):
        sheet.draw(f"q-ground-{quadrant}", (T, T), _ground(quadrant))
        sheet.symbols[f"q-seam-{quadrant}"] = line(_turned([(0, 0), (DEPTH, DEPTH)], quadrant), "var(--bank)", 1.6)
        outline = path(
            _turned([(0.5, FAR), (0.5, 0.5), (FAR, 0.5)], quadrant),
            'fill="none" stroke="var(--bank)" stroke-opacity=".5" stroke-width="1.2"',
        )
        sheet.draw(f"q-rim-{quadrant}", (T, T), outline + VEIL)
        for number in (0, 1):
            sheet.draw(f"q-lane-{quadrant}{number}", (T, T), _lane(quadrant, number == 1))
            for letter in TEXTURES:
                sheet.draw(f"q-{letter}-{quadrant}{number}", (T, T), _band(quadrant, letter, number == 1))
        for one in "gwrp":
            for other in "gwrp":
                for joined in (False, True) if one == other != "p" else (False,):
                    name = f"q{quadrant}-{one}{other}{'j' if joined else ''}"
                    sheet.draw(name, (T, T), _quadrant(quadrant, one, other, joined))
