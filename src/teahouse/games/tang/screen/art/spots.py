"""Where decorations, bridges and minis stand on a tile: places in its picture, from its edges alone."""

from __future__ import annotations

from functools import lru_cache

from teahouse.games.tang.rules.faces import Faces
from teahouse.games.tang.rules.pieces import BRIDGE_SPOT, COURT, INSIDE, PATH, START_FACES, TEMPLE, TEMPLES
from teahouse.games.tang.screen.art.tiles import ISLES, M, face_arts
from teahouse.games.tang.words.names import edge_letters

Point = tuple[int, int]
TOWARDS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
ONE, TWO, THREE = 19, 17, 12  # how far from the middle a patch with so many sides has its spot


class Drawn:
    """A face as it is drawn: its pictures, what it shows, and its places by number (as in `stand`)."""

    def __init__(self, faces: Faces, face: int) -> None:
        self.arts = face_arts(faces, face)
        self.places = _quadrant_places(faces, face) if face >= START_FACES else _tile_places(faces, face)
        self.edges = edge_letters(faces, face)
        first = faces.edge[face * 4]
        self.temple = TEMPLES[first - TEMPLE].replace("_", "-") if TEMPLE <= first < TEMPLE + len(TEMPLES) else ""
        self.printed: list[tuple[str, str, int, int]] = []  # what is printed on it: name, picture, its corner
        if self.temple:
            self.printed.append(("hall", f"hall-{first - TEMPLE}", 0, 0))
        if faces.bridge[face]:
            x, y = self.places[BRIDGE_SPOT]
            self.printed.append(("bridge", "bridge-spot", x - 15, y - 8))
        for court in range(faces.courts[face]):
            x, y = self.places[COURT + court]
            self.printed.append((f"court{court}", "court", x - 13, y - 3))


_DRAWN: dict[int, tuple[Faces, dict[int, Drawn]]] = {}


def drawn(faces: Faces, face: int) -> Drawn:
    """How a face is drawn; found out once."""
    known = _DRAWN.get(id(faces))
    if known is None or known[0] is not faces:
        if len(_DRAWN) > 8:
            _DRAWN.clear()
        known = _DRAWN[id(faces)] = (faces, {})
    made = known[1].get(face)
    if made is None:
        made = known[1][face] = Drawn(faces, face)
    return made


def place_on(faces: Faces, face: int, place: int) -> Point:
    """The middle of a spot or character space in the picture of its tile."""
    return drawn(faces, face).places[place]


def places_of(faces: Faces, face: int) -> dict[int, Point]:
    """All places of a face, by number: patches, bridge, printed character spaces."""
    return drawn(faces, face).places


def _tile_places(faces: Faces, face: int) -> dict[int, Point]:
    edges = faces.edge[face * 4 : face * 4 + 4]
    patches = faces.patch[face * 4 : face * 4 + 4]
    found: dict[int, Point] = {}
    isles = 0
    for number in range(len(faces.spots[face])):
        sides = tuple(side for side in range(4) if patches[side] == number)
        if sides:
            found[number] = _patch_place(sides, faces.bridge[face])
        else:
            x, y = ISLES[isles % len(ISLES)]
            found[number] = (int(x), int(y))
            isles += 1
    if faces.bridge[face]:
        found[BRIDGE_SPOT] = (int(M), int(M))
    walked = tuple(side for side in range(4) if edges[side] == PATH)
    for court in range(faces.courts[face]):
        x, y = _court_place(walked)
        found[COURT + court] = (x - 13 * court, y + 15 * court)
    return found


@lru_cache(maxsize=64)
def _patch_place(sides: tuple[int, ...], bridge: bool) -> Point:
    """In the middle of its wedges; where the middle is a bridge's, at the first side."""
    dx, dy = sum(TOWARDS[side][0] for side in sides), sum(TOWARDS[side][1] for side in sides)
    if not (dx or dy):
        if bridge and len(sides) == 2:
            dx, dy = TOWARDS[sides[0]]
            return int(M) + dx * 21, int(M) + dy * 21
        return int(M), int(M)
    far = {1: ONE, 2: TWO, 3: THREE}[len(sides)]
    if bridge:
        far += 2
    return int(M) + dx * far, int(M) + dy * far


@lru_cache(maxsize=64)
def _court_place(walked: tuple[int, ...]) -> Point:
    dx, dy = sum(TOWARDS[side][0] for side in walked), sum(TOWARDS[side][1] for side in walked)
    return int(M) + dx * 9, int(M) + dy * 9


def _quadrant_places(faces: Faces, face: int) -> dict[int, Point]:
    """Spots lie in the bands of terrain, the printed character space on the place in the middle of the whole tile."""
    edges = faces.edge[face * 4 : face * 4 + 4]
    outward = [side for side in range(4) if edges[side] != INSIDE]
    inward = [side for side in range(4) if edges[side] == INSIDE]
    found: dict[int, Point] = {}
    taken: list[int] = []
    for number, terrain in enumerate(faces.spots[face]):
        sides = [side for side in outward if edges[side] == terrain and side not in taken]
        if len(faces.spots[face]) > 1:
            sides = sides[:1]
        taken += sides
        dx, dy = sum(TOWARDS[side][0] for side in sides), sum(TOWARDS[side][1] for side in sides)
        found[number] = (int(M) + dx * 18, int(M) + dy * 18)
    dx, dy = sum(TOWARDS[side][0] for side in inward), sum(TOWARDS[side][1] for side in inward)
    if faces.bridge[face]:  # on the bank of its band, away from the place in the middle
        found[BRIDGE_SPOT] = (int(M) - dx * 2, int(M) - dy * 2)
    for court in range(faces.courts[face]):
        found[COURT + court] = (int(M) + dx * (15 - 16 * court), int(M) + dy * 15)
    return found
