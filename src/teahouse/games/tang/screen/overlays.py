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
    WIDTH,
)
from teahouse.games.tang.rules.placing import is_enclosed
from teahouse.games.tang.rules.scoring import character_points, line_of_sight
from teahouse.games.tang.rules.state import NOWHERE, Tang
from teahouse.games.tang.screen.art.places import GARDEN, Places
from teahouse.games.tang.screen.art.spots import places_of
from teahouse.games.tang.screen.art.tiles import PITCH, T
from teahouse.games.tang.screen.garden import MARKS, STANDING, dead_cells, mini_place, spot_place
from teahouse.games.tang.screen.sights import sight_of
from teahouse.games.tang.words.names import EDGE_LETTERS

OVERLAYS: tuple[tuple[str, str], ...] = (
    ("sight", "overlay-sight"),
    ("areas", "overlay-areas"),
    ("spots", "overlay-spots"),
)
OVER = MARKS + 10
LANE, NARROW = 26, 16  # between two beams in one row; between more than two
PAST = T // 2 + 10  # so far beyond the middle of the last cell a beam ends
RAISED = 17  # what a guest sees stands above its hat
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))


def lay_over(made: Scene, s: Tang, places: Places, overlay: str) -> None:
    if overlay == "sight":
        _sight(made, s, places)
    elif overlay == "areas":
        _areas(made, s, places)
    else:
        _spots(made, s, places)


# --- lines of sight ---


def beam(s: Tang, places: Places, space: int, side: int, seat: int, z: int = STANDING - 1, lane: int = 0) -> Piece:
    """T-80: from a mini's own cell to the rim of the garden; several in one row or column take lanes."""
    cells = cells_before(s, space, side)
    (ax, ay), (bx, by) = places.cell(cells[0]), places.cell(cells[-1])
    dx, dy = AROUND[side]
    aside = (abs(dy) * lane, abs(dx) * lane)
    start = ax + T // 2 + aside[0], ay + T // 2 + aside[1]
    end = bx + T // 2 + dx * PAST + aside[0], by + T // 2 + dy * PAST + aside[1]
    return Piece("beam", GARDEN, *start, z, None, seat, to=end)


def cells_before(s: Tang, space: int, side: int) -> list[int]:
    """The own cell, and all before it to the rim."""
    cells = [space // PLACES]
    while s.board.near[cells[-1] * 4 + side] != OFF:
        cells.append(s.board.near[cells[-1] * 4 + side])
    return cells


def _lanes(s: Tang) -> dict[int, int]:
    """By mini, how far beside the middle its beam lies: several in one row or column lie side by side."""
    lines: dict[tuple[int, int], list[int]] = {}
    for mini in _in_the_garden(s):
        cell, side = s.at[mini] // 4 // PLACES, s.at[mini] % 4
        lines.setdefault((side % 2, cell // WIDTH if side % 2 else cell % WIDTH), []).append(mini)
    found = {}
    for minis in lines.values():
        step = LANE if len(minis) <= 2 else NARROW
        for number, mini in enumerate(minis):
            found[mini] = round((number - (len(minis) - 1) / 2) * step)
    return found


def _in_the_garden(s: Tang) -> list[int]:
    """The guests that earn something where they stand."""
    return [mini for mini in range(CHARACTER_COUNT) if s.at[mini] != NOWHERE and s.owner[mini] >= 0]


def see_at_the_end(made: Scene, s: Tang, places: Places) -> None:
    """What every guest sees: it is counted one by one."""
    for mini in _in_the_garden(s):
        made.sights[f"mini:{CHARACTER_WORDS[mini]}"] = sight_of(made, s, places, mini)


def _sight(made: Scene, s: Tang, places: Places) -> None:
    lanes = _lanes(s)
    for mini in _in_the_garden(s):
        word, space, side = CHARACTER_WORDS[mini], s.at[mini] // 4, s.at[mini] % 4
        seat = s.owner[mini]
        made.put(f"over.beam.{word}", beam(s, places, space, side, seat, lane=lanes[mini]))
        made.sights[f"mini:{word}"] = sight_of(made, s, places, mini)
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
            stand=True,
            lift=RAISED,
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
