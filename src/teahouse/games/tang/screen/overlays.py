"""What can be laid over the garden: lines of sight with their points, open and enclosed areas, free spots."""

from __future__ import annotations

from teahouse.core.words import words
from teahouse.draw.scene import Piece, Scene
from teahouse.games.tang.rules.choices import CELL_NAMES, CHARACTER_WORDS
from teahouse.games.tang.rules.pieces import (
    CHARACTER_COUNT,
    EMPTY,
    OFF,
    PLACES,
    ROCK,
    SIDES,
    SITES,
    SPOTS,
)
from teahouse.games.tang.rules.placing import is_enclosed
from teahouse.games.tang.rules.scoring import character_points, line_of_sight
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.screen.art.places import GARDEN, Places
from teahouse.games.tang.screen.art.spots import places_of
from teahouse.games.tang.screen.art.tiles import PITCH, T
from teahouse.games.tang.screen.garden import MARKS, dead_cells, mini_place, spot_place
from teahouse.games.tang.words.names import EDGE_LETTERS

OVERLAYS: tuple[tuple[str, str], ...] = (
    ("sight", "overlay-sight"),
    ("areas", "overlay-areas"),
    ("spots", "overlay-spots"),
)
OVER = MARKS + 10
BEAM = 22


def lay_over(made: Scene, s: Tang, places: Places, overlay: str) -> None:
    if overlay == "sight":
        _sight(made, s, places)
    elif overlay == "areas":
        _areas(made, s, places)
    else:
        _spots(made, s, places)


# --- lines of sight ---


def beam(s: Tang, places: Places, space: int, side: int, seat: int, z: int = OVER) -> Piece:
    """T-80: from a mini's own cell to the rim of the garden."""
    cells = [space // PLACES]
    while s.board.near[cells[-1] * 4 + side] != OFF:
        cells.append(s.board.near[cells[-1] * 4 + side])
    (ax, ay), (bx, by) = places.cell(cells[0]), places.cell(cells[-1])
    middle_x, middle_y = (ax + bx + T) // 2, (ay + by + T) // 2
    long = PITCH * len(cells)
    return Piece(
        f"beam-{len(cells)}", GARDEN, middle_x - BEAM // 2, middle_y - long // 2, z, None, seat, turn=side * 90
    )


def _sight(made: Scene, s: Tang, places: Places) -> None:
    for mini in range(CHARACTER_COUNT):
        if s.at[mini] == NOWHERE or s.owner[mini] < 0:
            continue
        word, space, side = CHARACTER_WORDS[mini], s.at[mini] // 4, s.at[mini] % 4
        seat = s.owner[mini]
        made.put(f"over.beam.{word}", beam(s, places, space, side, seat))
        x, y = mini_place(s, places, space)
        points = character_points(s, mini)
        cells = len(line_of_sight(s, mini))
        say = words("scene-sees", character=word, seat=seat, side=SIDES[side], count=cells, points=points)
        pill = Piece(
            "points",
            GARDEN,
            x - 2,
            y - 14,
            OVER + 9,
            say,
            seat,
            text=str(points),
            vars={"--text-ink": "var(--seat-ink)"},
        )
        made.put(f"over.points.{word}", pill)


# --- areas ---


def _areas(made: Scene, s: Tang, places: Places) -> None:
    """T-35: every open edge, those that can never be closed marked, and a tick on what is enclosed."""
    dead = dead_cells(s)
    seen: list[int] = []
    for cell in s.board.cells:
        face = s.lying[cell]
        if face == EMPTY:
            continue
        for side in range(4):
            edge = s.faces.edge[face * 4 + side]
            if edge > ROCK:
                continue
            beside = s.board.near[cell * 4 + side]
            if beside == OFF or s.lying[beside] == EMPTY:
                never = beside == OFF or beside in dead or beside not in s.spaces
                x, y = places.cell(cell)
                at = [
                    (x - 1, y - 5),
                    (x + T - PITCH // 2, y + T // 2 - 5),
                    (x - 1, y + T - 5),
                    (x - PITCH // 2, y + T // 2 - 5),
                ][side]
                art = "gap-never" if never else f"gap-{EDGE_LETTERS[edge]}"
                made.put(
                    f"over.gap.{CELL_NAMES[cell]}.{SIDES[side]}", Piece(art, GARDEN, *at, OVER, turn=side % 2 * 90)
                )
            elif cell * 4 + side not in seen and is_enclosed(s, cell * 4 + side, seen):
                x, y = _middle_of(s, places, cell, side)
                say = words("scene-enclosed", cell=CELL_NAMES[cell], terrain=SITES[edge])
                made.put(
                    f"over.closed.{CELL_NAMES[cell]}.{SIDES[side]}",
                    Piece("closed", GARDEN, x - 11, y - 11, OVER + 1, say),
                )


def _middle_of(s: Tang, places: Places, cell: int, side: int) -> tuple[int, int]:
    x, y = places.cell(cell)
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    return x + T // 2 + dx * 20, y + T // 2 + dy * 20


# --- free spots ---


def _spots(made: Scene, s: Tang, places: Places) -> None:
    """T-49, T-59: where decorations and minis can still go."""
    free = set(s.character_spaces())
    for cell in s.board.cells:
        face = s.lying[cell]
        if face == EMPTY:
            continue
        name = CELL_NAMES[cell]
        for place in places_of(s.faces, face):
            x, y = spot_place(s, places, cell, place)
            if place < SPOTS and s.decoration(cell, place) < 0:
                site = SITES[s.site_of(cell, place)]
                say = words("scene-spot", cell=name, site=site)
                made.put(f"over.spot.{name}.{place}", Piece(f"site-{site}", GARDEN, x - 10, y - 10, OVER, say))
            if cell * PLACES + place in free:
                say = words("scene-stand", cell=name)
                made.put(f"over.space.{name}.{place}", Piece("space", GARDEN, x - 13, y - 3, OVER, say))
