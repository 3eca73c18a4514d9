"""Garden tiles and the starting tile in every rotation, as tables: edges, patches, spots, what fits (T-4 to T-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.tang.rules.pieces import (
    BIT,
    BRIDGE_SITE,
    BRIDGE_SPOT,
    COURTS,
    EDGE_TYPES,
    FACES,
    INSIDE,
    PATCHES,
    PATH,
    QUADRANTS,
    ROCK,
    SIDES,
    SITES,
    STACK_LETTERS,
    STACK_SIZE,
    STACKS,
    START_FACES,
    START_SIDES,
    TEMPLE,
    TEMPLES,
    TERRAINS,
    TILES,
    WALL,
)
from teahouse.games.tang.rules.reading import Block

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_PATCH: Final = -1
ANYTHING: Final = 5  # what a wall or temple asks of its neighbour; 1 + edge type otherwise, 0 where nothing lies
OUTWARD: Final[list[list[int]]] = [[0, 7], [1, 2], [3, 4], [5, 6]]  # quadrant -> its outward edges (T-13)
OUTWARD_SIDES: Final[list[list[int]]] = [[0, 3], [0, 1], [1, 2], [2, 3]]  # and where they look


def asks(edge: int) -> int:
    """T-29: what an edge asks of the edge that touches it."""
    return edge + 1 if edge <= PATH else ANYTHING


class Faces:
    """Tables by face (tile and rotation, or quadrant of the starting tile); filled by `read_faces` only."""

    def __init__(self) -> None:
        self.edges: list[int] = [INSIDE] * (FACES * 4)  # face * 4 + direction -> type of the edge, while they are read
        self.edge: bytes = b""  # the same when all are known: read faster
        self.patch: list[int] = [NO_PATCH] * (FACES * 4)  # ... -> number of its patch
        self.together: list[list[int]] = [[] for _ in range(FACES * 4)]  # ... -> directions of the edges of its patch
        self.spots: list[list[int]] = [[] for _ in range(FACES)]  # face -> terrain of each patch that has its spot here
        self.closed: list[list[int]] = [[] for _ in range(FACES)]  # face -> terrains of patches without an edge (T-38)
        self.entries: list[list[int]] = [[] for _ in range(FACES)]  # face -> one direction of each patch, in order
        self.bridge: list[bool] = [False] * FACES
        self.of_site: list[list[int]] = [[0] * FACES for _ in SITES]  # site -> face -> its spots there, four bits apart
        self.courts: list[int] = [0] * FACES  # printed character spaces
        self.shows: list[int] = [0] * FACES  # mask of the terrains it shows (T-83)
        self.fit: list[int] = [0] * (TILES * 4)  # tile * 4 + direction -> for each thing asked a mask of rotations
        self.stacks: list[int] = [0, 0, 0, 0]  # stack -> mask of its tiles, by their number in the stack
        self.start_edges: list[list[list[int]]] = []  # side * 4 + rotation -> patch -> [quadrant * 4 + direction, ...]

    def rotations(self, tile: int, asked: int) -> int:
        """T-29: mask of the rotations in which a tile has the edges that are asked, three bits for each direction."""
        fit = self.fit
        at = tile * 4
        return fitting(fit[at], fit[at + 1], fit[at + 2], fit[at + 3], asked)


def fitting(north: i64, east: i64, south: i64, west: i64, asked: i64) -> i64:
    """The same with the four numbers of `Faces.fit` at hand, for whoever tries a tile on many cells."""
    return (
        north >> 4 * (asked & 7)
        & east >> 4 * (asked >> 3 & 7)
        & south >> 4 * (asked >> 6 & 7)
        & west >> 4 * (asked >> 9 & 7)
        & 15
    )


def read_faces(file: Block) -> Faces:
    """The tiles and both sides of the starting tile, checked."""
    faces = Faces()
    for block in file.blocks("tile", "id"):
        block.only(["id", "stack", "edges", "areas", "bridge", "character_spaces", "temple"])
        _read_tile(faces, block)
    sides = file.blocks("start_tile", "side")
    for number, side in enumerate(START_SIDES):
        if len(sides) != len(START_SIDES) or sides[number].value("side") != side:
            raise file.wrong("start_tile", "takes two tables, side A and side B", "file-order", {"known": "A, B"})
        _read_start(faces, sides[number], number)
    faces.edge = bytes(faces.edges)
    _find_sites(faces)
    size = file.block("components").number("tiles_per_stack", 4, STACK_SIZE)
    for stack, mask in enumerate(faces.stacks):
        if mask != 2**size - 1:
            names = f"{STACK_LETTERS[stack]}01 to {STACK_LETTERS[stack]}{size:02}"
            raise file.wrong(
                "tile",
                f"the stack '{STACKS[stack]}' must have the tiles {names}, each once",
                "board-stack",
                {"name": STACKS[stack], "letter": STACK_LETTERS[stack], "last": size},
            )
    return faces


def _find_sites(faces: Faces) -> None:
    """T-49: the spots of each face by what may stand there."""
    for face in range(FACES):
        for spot, terrain in enumerate(faces.spots[face]):
            faces.of_site[terrain][face] |= BIT[4 * spot]
        if faces.bridge[face]:
            faces.of_site[BRIDGE_SITE][face] |= BIT[4 * BRIDGE_SPOT]


def _read_tile(faces: Faces, block: Block) -> None:
    stack = block.place("stack", STACKS)
    name = block.value("id")
    names = [f"{STACK_LETTERS[stack]}{n + 1:02}" for n in range(STACK_SIZE)]
    number = block.place("id", names)
    if faces.stacks[stack] & BIT[number]:
        raise block.wrong("id", f"there is another tile {name!r}", "file-twice", {"found": str(name)})
    faces.stacks[stack] |= BIT[number]
    edges = block.places("edges", EDGE_TYPES)
    if len(edges) != 4:
        raise block.wrong("edges", "takes four edges: N, E, S, W", "file-exactly", {"need": 4})
    terrains, patches = _read_patches(block, edges, SIDES)
    _check_temple(block, edges)
    tile = stack * STACK_SIZE + number
    seen: list[list[int]] = []
    for rotation in range(4):
        face = tile * 4 + rotation
        for d in range(4):
            faces.edges[face * 4 + d] = edges[(d - rotation) % 4]
            faces.patch[face * 4 + d] = patches[(d - rotation) % 4]
        for d in range(4):
            faces.together[face * 4 + d] = [
                e for e in range(4) if faces.patch[face * 4 + e] == faces.patch[face * 4 + d]
            ]
        faces.spots[face] = terrains
        faces.closed[face] = [terrain for number, terrain in enumerate(terrains) if number not in patches]
        faces.entries[face] = [
            (patches.index(number) + rotation) % 4 for number in range(len(terrains)) if number in patches
        ]
        faces.bridge[face] = block.flag("bridge")
        faces.courts[face] = block.number("character_spaces", 0, COURTS)
        faces.shows[face] = _mask(terrains)
        look = _look(faces, face)
        if look not in seen:  # of rotations that look the same only the first is offered
            _fill_fit(faces, tile, rotation)
        seen.append(look)


def _look(faces: Faces, face: int) -> list[int]:
    """Edges and their division into patches, whatever the numbers of the patches."""
    edges = faces.edges[face * 4 : face * 4 + 4]
    patches = faces.patch[face * 4 : face * 4 + 4]
    return edges + [patches.index(patch) if patch != NO_PATCH else NO_PATCH for patch in patches]


def _fill_fit(faces: Faces, tile: int, rotation: int) -> None:
    """T-29: against what this rotation fits, in each direction."""
    for d in range(4):
        edge = faces.edges[(tile * 4 + rotation) * 4 + d]
        for asked in range(ANYTHING + 1):
            if asked in (0, ANYTHING, edge + 1) or edge >= WALL:
                faces.fit[tile * 4 + d] |= BIT[4 * asked + rotation]


def _read_patches(block: Block, edges: list[int], names: list[str]) -> tuple[list[int], list[int]]:
    """T-6: the terrain of each patch, and the patch of each edge."""
    terrains: list[int] = []
    patches = [NO_PATCH] * len(edges)
    areas = block.blocks("areas", "")
    for area in areas:
        area.only(["terrain", "edges"] if len(names) == 4 else ["terrain", "edges", "spot"])
    if len(areas) > len(edges):
        raise block.wrong(
            "areas", f"takes at most {len(edges)} patches, not {len(areas)}", "file-most", {"most": len(edges)}
        )
    for number, area in enumerate(areas):
        terrain = area.place("terrain", TERRAINS)
        owned = area.places("edges", names) if len(names) == 4 else area.numbers("edges", 0, len(edges) - 1)
        for edge in owned:
            if edges[edge] != terrain:
                raise area.wrong(
                    "edges",
                    f"the edge {names[edge]} shows {EDGE_TYPES[edges[edge]]}, not {TERRAINS[terrain]}",
                    "board-edge-shows",
                    {"edge": names[edge], "found": EDGE_TYPES[edges[edge]], "need": TERRAINS[terrain]},
                )
            if patches[edge] != NO_PATCH:
                raise area.wrong(
                    "edges", f"the edge {names[edge]} belongs to two patches", "board-edge-twice", {"edge": names[edge]}
                )
            patches[edge] = number
        terrains.append(terrain)
    for edge, kind in enumerate(edges):
        if kind <= ROCK and patches[edge] == NO_PATCH:
            raise block.wrong(
                "areas",
                f"the {EDGE_TYPES[kind]} edge {names[edge]} belongs to no patch",
                "board-edge-none",
                {"edge": names[edge], "found": EDGE_TYPES[kind]},
            )
    return terrains, patches


def _check_temple(block: Block, edges: list[int]) -> None:
    """T-4, T-42, T-45: a temple has four temple edges and nothing else."""
    temple = block.place("temple", ["", *TEMPLES]) - 1
    for edge in edges:
        if edge >= TEMPLE and edge - TEMPLE != temple:
            raise block.wrong("temple", "a temple edge needs the temple of that name", "board-temple-name")
        if temple >= 0 and edge < TEMPLE:
            raise block.wrong("edges", "all four edges of a temple are temple edges", "board-temple-edges")


def _read_start(faces: Faces, block: Block, side: int) -> None:
    """T-13, T-81: the starting tile, a face for each quadrant in each rotation."""
    block.only(["side", "edges", "areas", "character_spaces", "bridges", "quadrant_terrains"])
    edges = block.places("edges", EDGE_TYPES[: WALL + 1])  # T-5: a wall may be printed there, too; a temple is a tile
    if len(edges) != 8:
        raise block.wrong(
            "edges",
            "takes eight edges, clockwise from the north edge of the north-west quadrant",
            "board-start-edges",
        )
    terrains, patches = _read_patches(block, edges, [str(n) for n in range(8)])
    homes = [area.place("spot", QUADRANTS) for area in block.blocks("areas", "")]
    courts = block.places("character_spaces", QUADRANTS)
    bridges = block.places("bridges", QUADRANTS) if "bridges" in block.table else []
    shown = block.block("quadrant_terrains")
    shown.only(QUADRANTS)
    for quadrant in range(4):
        if bridges.count(quadrant) > 1:
            raise block.wrong(
                "bridges",
                f"takes each quadrant once, not '{QUADRANTS[quadrant]}' twice",
                "file-twice",
                {"found": QUADRANTS[quadrant]},
            )
        if courts.count(quadrant) > COURTS:
            raise block.wrong(
                "character_spaces",
                f"takes at most {COURTS} in a quadrant",
                "board-quadrant",
                {"most": COURTS, "found": QUADRANTS[quadrant]},
            )
        if homes.count(quadrant) > PATCHES:
            raise block.wrong(
                "areas",
                f"at most {PATCHES} patches have their spot in a quadrant",
                "board-quadrant",
                {"most": PATCHES, "found": QUADRANTS[quadrant]},
            )
    for rotation in range(4):
        owned: list[list[int]] = [[] for _ in terrains]
        for quadrant in range(4):
            old = (quadrant - rotation) % 4
            face = START_FACES + (side * 4 + rotation) * 4 + quadrant
            for number, d in zip(OUTWARD[quadrant], OUTWARD_SIDES[quadrant], strict=True):
                source = (number - 2 * rotation) % 8
                faces.edges[face * 4 + d] = edges[source]
                faces.patch[face * 4 + d] = patches[source]
                if patches[source] != NO_PATCH:
                    owned[patches[source]].append(quadrant * 4 + d)
            faces.spots[face] = [terrain for patch, terrain in enumerate(terrains) if homes[patch] == old]
            faces.courts[face] = courts.count(old)
            faces.bridge[face] = old in bridges
            faces.shows[face] = _mask(shown.places(QUADRANTS[old], TERRAINS))
        faces.start_edges.append(owned)


def _mask(terrains: list[int]) -> int:
    mask = 0
    for terrain in terrains:
        mask |= BIT[terrain]
    return mask
