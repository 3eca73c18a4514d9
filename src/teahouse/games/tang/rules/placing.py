"""Placing a garden tile: cell, rotation, and its rewards in their order (T-28 to T-32, T-34 to T-44, T-88)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.tang.rules.board import NO_TOKEN
from teahouse.games.tang.rules.choices import CELL, CELL_NAMES, COINS, KIND_WORDS, ROTATE, STEP
from teahouse.games.tang.rules.landscapes import TAKE_TOKEN
from teahouse.games.tang.rules.lanterns import do_free_action, free_actions, why_not_lantern
from teahouse.games.tang.rules.pieces import (
    BONUS_COUNT,
    EMPTY,
    NO_TILE,
    OFF,
    PATH,
    ROCK,
    SEATS,
    SITES,
    START_FACES,
    TEMPLE,
    TERRAINS,
    TILE_NAMES,
    bits_of,
)
from teahouse.games.tang.rules.state import Tang
from teahouse.games.tang.rules.tracks import advance, pay_track_skill

UNTOUCHED: Final = 99  # no edge: nothing lies there
FROM_STACK: Final = 4  # sources below are stacks, from here on places of the display


class ChooseCell(Step[Tang]):
    """T-28: where the tile goes. The source is a stack, or a place of the solo display."""

    def __init__(self, actor: int, source: int) -> None:
        super().__init__(actor)
        self.source: Final = source

    def tile(self, s: Tang) -> int:
        return s.face_up[self.source] if self.source < FROM_STACK else s.display[self.source - FROM_STACK]

    def cells(self, s: Tang, base: int) -> list[int]:
        """As choices from a base on."""
        return s.cells_for(self.tile(s), base)

    def legal(self, s: Tang) -> list[int]:
        return self.cells(s, CELL.base)

    def apply(self, s: Tang, choice: int) -> None:
        s.push(Rotate(self.actor, self.source, self.tile(s), CELL.index(choice)))

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if not CELL.has(choice):
            return None
        cell = CELL.index(choice)
        where: dict[str, int | str] = {"cell": CELL_NAMES[cell]}
        if cell not in s.board.cells:
            return Reason("T-9", "no-space-of-the-garden", where)
        if cell not in s.spaces and cell not in s.board.start_cells:
            return Reason("T-85", "outer-spaces-are-not-used-in-solo", where)
        if s.lying[cell] != EMPTY:
            return Reason("T-28", "a-tile-lies-there", where)
        if s.asked[cell] == 0:
            return Reason("T-28", "no-tile-lies-beside-it", where)
        if s.rotations(self.tile(s), cell) == 0:
            return Reason("T-29", "it-fits-in-no-rotation", where)
        card = s.beside[self.source]  # only the cells of a pair have anything else to heed
        kind = KIND_WORDS[card // BONUS_COUNT]
        spot: dict[str, int | str] = {"kind": kind, "site": SITES[s.board.site[card // BONUS_COUNT]]}
        return Reason("T-87", "the-decoration-of-the-pair-would-have-no-spot", {**where, **spot})


class Rotate(Step[Tang]):
    """T-28, T-29: how it lies; then its rewards."""

    def __init__(self, actor: int, source: int, tile: int, cell: int) -> None:
        super().__init__(actor)
        self.source: Final = source
        self.tile: Final = tile
        self.cell: Final = cell

    def legal(self, s: Tang) -> list[int]:
        return [ROTATE.base + rotation for rotation in bits_of(s.rotations(self.tile, self.cell))]

    def apply(self, s: Tang, choice: int) -> None:
        rotation = ROTATE.index(choice)
        if self.source < FROM_STACK:
            s.face_up[self.source] = NO_TILE
        else:
            s.display.pop(self.source - FROM_STACK)
        if s.events is not None:
            s.tell(
                "tang-place",
                seat=self.actor,
                tile=TILE_NAMES[self.tile],
                cell=CELL_NAMES[self.cell],
                rotation=rotation,
            )
        place(s, self.tile * 4 + rotation, self.cell)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if not ROTATE.has(choice):
            return None
        turned: dict[str, int | str] = {"rotation": ROTATE.index(choice)}
        face = (self.tile * 4 + ROTATE.index(choice)) * 4
        for rotation in bits_of(s.rotations(self.tile, self.cell)):
            other = (self.tile * 4 + rotation) * 4
            if s.faces.edge[face : face + 4] == s.faces.edge[other : other + 4]:
                return Reason("T-28", "this-rotation-looks-like-a-smaller-one", {**turned, "same": rotation})
        return Reason("T-29", "touching-edges-differ", turned)


def place(s: Tang, face: int, cell: int) -> None:
    """T-31: the tile lies; what it earns, in order. Decisions about it are pushed, last ones first."""
    s.lay(face, cell)
    s.covered += 1
    s.placed += 1
    s.round_placed = True
    s.must_build = False
    s.advanced = 0
    token = s.token_on(cell)
    if token != NO_TOKEN:
        s.push(TAKE_TOKEN[token])
    touching = touching_edges(s, cell)
    reward_edges(s, face, touching)
    reward_enclosures(s, face, cell)
    reward_temples(s, face, touching)
    paths = touching_paths(s, face, touching)
    if s.seats == 1:
        s.gain_coins(paths * s.board.solo_path_coins, "paths")
    else:
        s.push(PAY_TRACK_SKILL)
        pay_paths(s, paths)


def gain(s: Tang, terrain: int, why: str) -> None:
    """T-31: a step with the cube of a terrain; T-88: solo has no tracks but coins."""
    if s.seats == 1:
        s.gain_coins(1, why)
    else:
        advance(s, terrain)


def touching_edges(s: Tang, cell: int) -> list[int]:
    """What touches a cell on each side: the type of the edge, or UNTOUCHED."""
    edge, near, lying = s.faces.edge, s.board.near, s.lying
    found = [UNTOUCHED, UNTOUCHED, UNTOUCHED, UNTOUCHED]
    for d in range(4):
        beside = near[cell * 4 + d]
        if beside != OFF:
            face = lying[beside]
            if face != EMPTY:
                found[d] = edge[face * 4 + (d ^ 2)]
    return found


def reward_edges(s: Tang, face: int, touching: list[int]) -> None:
    """T-31 (1): for each edge where the same terrain meets."""
    at = face * 4
    for theirs in touching:
        if theirs <= ROCK and s.faces.edge[at] == theirs:
            gain(s, theirs, "edge")
        at += 1


def touching_paths(s: Tang, face: int, touching: list[int]) -> int:
    """T-31 (4): the number of edges where path meets path."""
    paths, at = 0, face * 4
    for theirs in touching:
        if theirs == PATH and s.faces.edge[at] == PATH:
            paths += 1
        at += 1
    return paths


def reward_temples(s: Tang, face: int, touching: list[int]) -> None:
    """T-43, T-44: coins for a temple, and for each touching edge of its own terrain, whichever of both came later."""
    edge, at, coins = s.faces.edge, face * 4, 0
    if edge[at] >= TEMPLE:
        coins = s.board.temple_coins[edge[at] - TEMPLE]
    for theirs in touching:
        ours = edge[at]
        if theirs != UNTOUCHED and (ours == theirs + TEMPLE or theirs == ours + TEMPLE):
            coins += s.board.temple_edge_coins[min(ours, theirs)]
        at += 1
    s.gain_coins(coins, "temple")


def reward_enclosures(s: Tang, face: int, cell: int) -> None:
    """T-31 (2)."""
    for terrain in enclosures(s, face, cell):
        enclose(s, terrain)


def enclosures(s: Tang, face: int, cell: int) -> list[int]:
    """T-37, T-38: the terrain of each area that the tile encloses."""
    faces, edge, near, lying = s.faces, s.faces.edge, s.board.near, s.lying
    found = faces.closed[face][:]
    seen: list[int] = []  # areas are small: looking through a short list is quicker than making a long one
    for d in faces.entries[face]:
        if cell * 4 + d not in seen and is_enclosed(s, cell * 4 + d, seen):
            found.append(edge[face * 4 + d])
    for d in range(4):
        beside = near[cell * 4 + d]
        if beside == OFF or lying[beside] == EMPTY:
            continue
        theirs = edge[lying[beside] * 4 + (d ^ 2)]
        at = beside * 4 + (d ^ 2)
        if theirs > ROCK or theirs == edge[face * 4 + d]:
            continue  # no area, or it goes on here
        if at not in seen and is_enclosed(s, at, seen):
            found.append(theirs)
    return found


def enclose(s: Tang, terrain: int) -> None:
    if s.events is not None:
        s.tell("tang-enclosed", seat=s.seat, terrain=TERRAINS[terrain])
    gain(s, terrain, "enclosure")


def is_enclosed(s: Tang, start: int, seen: list[int]) -> bool:
    """T-34, T-35: flood the area behind an edge (cell * 4 + direction); True if it has no open edge.

    All its edges are `seen` then; most areas are open, and left at the first open edge.
    """
    edges, near, lying = s.faces.edge, s.board.near, s.lying
    if is_open(s, start):
        return False
    terrain = edges[lying[start >> 2] * 4 + (start & 3)]
    area: list[int] = []
    todo = [start]
    while todo:
        at = todo.pop()
        if at in area:
            continue
        for edge in patch_edges(s, at):
            beside = near[edge]
            if beside == OFF or lying[beside] == EMPTY:
                return False
            area.append(edge)
            across = beside * 4 + (edge & 3 ^ 2)
            if edges[lying[beside] * 4 + (edge & 3 ^ 2)] == terrain and across not in area:
                todo.append(across)
    seen += area
    return True


def is_open(s: Tang, at: int) -> bool:
    """T-34: does the patch behind an edge end at an open edge already? That of a starting tile is left to the flood."""
    cell = at >> 2
    face = s.lying[cell]
    if face < START_FACES:
        near, lying = s.board.near, s.lying
        for d in s.faces.together[face * 4 + (at & 3)]:
            beside = near[cell * 4 + d]
            if beside == OFF or lying[beside] == EMPTY:
                return True
    return False


def patch_edges(s: Tang, at: int) -> list[int]:
    """All edges of the patch behind an edge; a patch of the starting tile spreads over its quadrants."""
    cell = at >> 2
    face = s.lying[cell]
    if face >= START_FACES:
        cells = s.board.start_cells
        start = (face - START_FACES) // 4
        patch = s.faces.patch[face * 4 + (at & 3)]
        return [cells[edge >> 2] * 4 + (edge & 3) for edge in s.faces.start_edges[start][patch]]
    return [cell * 4 + d for d in s.faces.together[face * 4 + (at & 3)]]


# --- paths and the skill coin ---


def pay_paths(s: Tang, paths: int) -> None:
    """T-31 (4): coins for paths; from two on the player decides, if a cube can still move."""
    if paths >= 2 and s.can_advance():
        s.push(PATHS[s.seat * 5 + paths])
    else:
        s.gain_coins(paths, "paths")


class Paths(Step[Tang]):
    """T-31 (4): a coin for each path, or a step of choice for two of them."""

    def __init__(self, actor: int, paths: int) -> None:
        super().__init__(actor)
        self.paths: Final = paths

    def legal(self, s: Tang) -> list[int]:
        return [COINS.base] + [STEP.base + terrain for terrain in s.can_advance()] + free_actions(s)

    def apply(self, s: Tang, choice: int) -> None:
        if choice == COINS.base:
            s.gain_coins(self.paths, "paths")
        elif STEP.has(choice):
            advance(s, STEP.index(choice))
            pay_paths(s, self.paths - 2)
        else:
            s.push(self)
            do_free_action(s, choice)

    def why_not(self, s: Tang, choice: int) -> Reason | None:
        if STEP.has(choice):
            return Reason("T-55", "this-cube-is-on-its-last-position", {"terrain": TERRAINS[STEP.index(choice)]})
        return why_not_lantern(s, choice)


class PayTrackSkill(Step[Tang]):
    """T-31 (5), T-64."""

    def __init__(self) -> None:
        super().__init__(AUTO)

    def apply(self, s: Tang, choice: int) -> None:
        pay_track_skill(s)


PATHS: Final[list[Paths]] = [Paths(seat, paths) for seat in range(SEATS) for paths in range(5)]
PAY_TRACK_SKILL: Final = PayTrackSkill()
CHOOSE_CELL: Final[list[ChooseCell]] = [ChooseCell(seat, stack) for seat in range(SEATS) for stack in range(4)]
