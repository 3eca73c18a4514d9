"""The map of Way of the Panda as text: places on a lattice found from their coordinates, roads between them.

p06 Zhuyuan      ▸r05     a place: its name, a mark (! border bonus, 1-3 numbered), buildings, guards around / needed,
G·· 3/3 ✓     ───●×───    ✓ when freed, champions. A road: its number, guards (a shape per player) and ninjas (×).
●MG ■W                    A road that fits nowhere on the lattice is listed below the map.
"""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.core.words import Say
from teahouse.draw.letters import FREE, MOVED, Row, Span, flow, length
from teahouse.draw.letters import SEAT_SHAPES as SHAPES
from teahouse.games.panda.rules.choices import FIRST_AREA, PLACE_NAMES, WAY_NAMES
from teahouse.games.panda.rules.land import INNER
from teahouse.games.panda.rules.pieces import CHAMPION_NAMES, CHAMPIONS, CITY, NEUTRAL, NO_TILE, PIECE, SIDES, STEPS
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.words.names import area_text, place_code

NEUTRAL_SHAPE, NINJA = "○", "×"
SNAP = 9  # hundredths of the map by which places may differ and still stand in one column or row
SIZES = [(15, 9, 8), (15, 8, 7), (13, 7, 6), (12, 7, 5), (12, 6, 5)]  # of a place, of a gap, of an exit
NORTH, EAST, SOUTH, WEST = range(4)


class Canvas:
    """Letters with styles on a grid; whoever comes first keeps the place."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[Span]] = [[(" ", "")] * width for _ in range(height)]

    def fits(self, x: int, y: int, spans: Row) -> bool:
        size = length(spans)
        if not 0 <= y < len(self.cells) or x < 0 or x + size > len(self.cells[y]):
            return False
        return all(letter == " " for letter, _ in self.cells[y][x : x + size])

    def put(self, x: int, y: int, spans: Row) -> None:
        for text, style in spans:
            for letter in text:
                if x < len(self.cells[y]):
                    self.cells[y][x] = (letter, style)
                x += 1

    def lines(self) -> list[Row]:
        return [list(row) for row in self.cells]


class Marks:
    """What is marked on the map: ways and places that can be chosen, and those where something has just happened."""

    def __init__(self, ways: set[str], places: set[str], recent: set[str]) -> None:
        self.ways, self.places, self.recent = ways, places, recent

    def of(self, name: str, choosable: set[str]) -> Span:
        if name in choosable:
            return FREE, "free"
        return (MOVED, "moved") if name in self.recent else (" ", "")


def map_lines(s: Panda, say: Say, width: int, marks: Marks) -> list[Row]:
    """The map; where it does not fit, a line for every place instead."""
    columns, rows = _snap(s.board.land.x), _snap(s.board.land.y)
    cells = list(zip(columns, rows, strict=True))
    across = max(columns) + 1
    sizes = [size for size in SIZES if across * size[0] + (across - 1) * size[1] + 2 * size[2] <= width]
    if not sizes or len(set(cells)) < len(cells):
        return [*_as_list(s, marks, width), *_borders(s, say, marks)]
    drawn, missing = _draw(s, cells, sizes[0], marks)
    lines = drawn.lines()
    if missing:
        lines += _further(s, say, missing, marks, width)
    return [*lines, *_borders(s, say, marks)]


def _snap(values: list[int]) -> list[int]:
    """Numbers of columns or rows from coordinates that differ a little."""
    firsts: list[int] = []
    for value in sorted(values):
        if not firsts or value - firsts[-1] > SNAP:
            firsts.append(value)
    return [max(n for n, first in enumerate(firsts) if first <= value) for value in values]


def _draw(s: Panda, cells: list[tuple[int, int]], size: tuple[int, int, int], marks: Marks) -> tuple[Canvas, list[int]]:
    wide, gap, exit_width = size
    across, down = max(c for c, _ in cells) + 1, max(r for _, r in cells) + 1
    canvas = Canvas(across * wide + (across - 1) * gap + 2 * exit_width, 4 * down + 1)
    spots = [(exit_width + column * (wide + gap), 1 + 4 * row) for column, row in cells]
    for place, (x, y) in enumerate(spots):
        canvas.put(x - 1, y, _name(s, place, wide, marks))
        canvas.put(x, y + 1, _buildings(s, place))
        canvas.put(x, y + 2, champions_at(s, place))
    missing: list[int] = []
    land = s.board.land
    for road in range(land.roads):
        x, y = spots[land.end_a[road]]
        if land.side[road] != INNER:
            done = _draw_exit(canvas, s, road, (x, y), size, marks)
        else:
            a, b = cells[land.end_a[road]], cells[land.end_b[road]]
            if a > b:
                a, b = b, a
                x, y = spots[land.end_b[road]]
            done = _draw_road(canvas, s, road, (x, y), (b[0] - a[0], b[1] - a[1]), size, marks)
        if not done:
            missing.append(road)
    return canvas, missing


def _draw_road(
    canvas: Canvas,
    s: Panda,
    road: int,
    spot: tuple[int, int],
    step: tuple[int, int],
    size: tuple[int, int, int],
    marks: Marks,
) -> bool:
    """Between neighbours in a row, in a column or across a corner; False if it is longer."""
    wide, gap, _ = size
    x, y = spot
    name, held = _road_name(s, road, marks), road_guards(s, road)
    bar = "─" if s.uncovered[road] else "━"
    if step == (1, 0):
        canvas.put(x + wide + (gap - 4) // 2, y, name)
        canvas.put(x + wide, y + 1, _centred(held, gap, bar))
        return True
    if step == (0, 1):
        post = "│" if s.uncovered[road] else "┃"
        canvas.put(x + 1, y + 3, [(post, "way"), *name, (" ", ""), *held])
        return True
    if abs(step[0]) == 1 and abs(step[1]) == 1:
        slash, at = ("╲", y + 3) if step == (1, 1) else ("╱", y - 1)
        spans = [(slash, "way"), *name[1:], *held]
        spot_x = x + wide + 1
        if canvas.fits(spot_x, at, spans):
            canvas.put(spot_x, at, spans)
            return True
    return False


def _draw_exit(
    canvas: Canvas, s: Panda, road: int, spot: tuple[int, int], size: tuple[int, int, int], marks: Marks
) -> bool:
    """Off the map on its side of the place; a second one of the same side beside or below the first."""
    wide, _, exit_width = size
    x, y = spot
    side = s.board.land.side[road]
    name, held = _road_name(s, road, marks), road_guards(s, road)
    bar = "─" if s.uncovered[road] else "━"
    if side in (NORTH, SOUTH):
        at = y - 1 if side == NORTH else y + 3
        spans = [("│" if s.uncovered[road] else "┃", "way"), *name, (" ", ""), *held]
        for start in (x + 1, x + 11):
            if canvas.fits(start, at, spans):
                canvas.put(start, at, spans)
                return True
        return False
    start = x - exit_width if side == WEST else x + wide
    line = _centred(held, exit_width - 1, bar)
    for at in (y, y + 2):
        if canvas.fits(start + 1, at, name[1:]) and canvas.fits(start + 1, at + 1, line):
            canvas.put(start + (0 if side == WEST else 1), at, name)
            canvas.put(start + (0 if side == WEST else 1), at + 1, line)
            return True
    return False


def _centred(held: Row, width: int, bar: str) -> Row:
    size = length(held)
    before = max(0, (width - size) // 2)
    return [(bar * before, "way"), *held, (bar * max(0, width - size - before), "way")]


def _road_name(s: Panda, road: int, marks: Marks) -> Row:
    name = WAY_NAMES[s.board.land.way[road]]
    return [marks.of(name, marks.ways), (name, "label")]


def road_guards(s: Panda, road: int) -> Row:
    """A tile, or figures and uncovered ninjas."""
    tile = s.tile[road]
    if tile == NEUTRAL:
        return [(f"[{NEUTRAL_SHAPE}{s.board.land.ninjas[road]}]", "tile")]
    if NO_TILE < tile < s.seats:
        return [(f"[{SHAPES[tile]}{s.board.land.ninjas[road]}]", f"seat-{tile}")]
    spans: Row = []
    for seat in range(s.seats):
        if s.figures_of(road, seat):
            spans.append((SHAPES[seat] * s.figures_of(road, seat), f"seat-{seat}"))
    if s.uncovered[road]:
        spans.append((NINJA * s.uncovered[road], "ninja"))
    return spans


def _name(s: Panda, place: int, wide: int, marks: Marks) -> Row:
    land = s.board.land
    mark = "!" if land.yellow[place] else str(land.numbered.index(place) + 1) if place in land.numbered else ""
    room = wide - 4 - (len(mark) + (1 if mark and wide > 13 else 0))
    name = land.names[place][:room]
    style = "yellow" if land.yellow[place] else "place"
    spans: Row = [marks.of(PLACE_NAMES[place], marks.places), (PLACE_NAMES[place] + " ", "label"), (name, style)]
    if mark:
        spans.append(((" " if wide > 13 else "") + mark, "mark"))
    return spans


def _buildings(s: Panda, place: int) -> Row:
    """`G·P` in a village, `[G··]` on a city base; guards around and how many the next building needs."""
    built = s.built[place]
    spans: Row = [("[", "city")] if built >= CITY else []
    for champion, letter in enumerate("GMP"):
        there = built & PIECE[champion]
        spans.append((letter if there else "·", CHAMPION_NAMES[champion] if there else "quiet"))
    if built >= CITY:
        spans.append(("]", "city"))
    number = s.standing(place)
    needed = str(s.board.guards_needed[number]) if number < STEPS else "★"
    enough = number < STEPS and s.guards[place] >= s.board.guards_needed[number]
    spans.append((f" {s.guards[place]}/{needed}", "enough" if enough else ""))
    if s.freed[place]:
        spans.append((" ✓", "quiet"))
    return spans


def champions_at(s: Panda, place: int) -> Row:
    """`●MG` the first player's Monk and Governor."""
    spans: Row = []
    for seat in range(s.seats):
        own = [n for n in range(CHAMPIONS) if s.place[seat * CHAMPIONS + n] == place]
        if own:
            letters = "".join("MGW"[champion] for champion in own)
            spans.append((f"{SHAPES[seat]}{letters} ", f"seat-{seat}"))
    return spans


def _borders(s: Panda, say: Say, marks: Marks) -> list[Row]:
    """The border areas: the four sides always, gates only where somebody is or may go."""
    land = s.board.land
    line: Row = [(say("sketch-borders") + " ", "title")]
    for area in range(land.areas):
        code = WAY_NAMES[FIRST_AREA + area]
        here = champions_at(s, land.places + area)
        mark = marks.of(code, marks.ways)
        if land.areas == SIDES or here or mark[0] == FREE:
            name = f" {area_text(land, area, say)}" if land.areas == SIDES else ""
            line += [mark, (code, "label"), (name + " ", ""), *(here or [("· ", "quiet")])]
    return [line]


def road_line(s: Panda, road: int, marks: Marks) -> Row:
    land = s.board.land
    ends = f"{land.names[land.end_a[road]]}–"
    there = land.end_b[road]
    ends += land.names[there] if there < land.places else place_code(land, there)
    return [*_road_name(s, road, marks), (f" {ends} ", ""), *road_guards(s, road)]


def _further(s: Panda, say: Say, roads: Sequence[int], marks: Marks, width: int) -> list[Row]:
    """Roads for which the lattice has no room."""
    parts = [road_line(s, road, marks) for road in roads]
    return flow([[(say("sketch-further"), "title")], *parts], width, 2, 3)


def _as_list(s: Panda, marks: Marks, width: int) -> list[Row]:
    """A line per place, for boards that no lattice holds."""
    lines: list[Row] = []
    land = s.board.land
    for place in range(land.places):
        parts = [[*_name(s, place, 16, marks), (" ", ""), *_buildings(s, place), ("  ", ""), *champions_at(s, place)]]
        for road in land.roads_at[place]:
            there = land.across(road, place)
            parts.append(
                [*_road_name(s, road, marks), (f"→{place_code(land, there)} ", "quiet"), *road_guards(s, road)]
            )
        lines += flow(parts, width, 1, 6)
    return lines
