"""The map as it is drawn, for any board file: where places, roads, ninjas, exits, border areas and names lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import atan2, degrees, hypot
from unicodedata import east_asian_width

from teahouse.draw.scene import LOW, TALL, WIDE
from teahouse.games.panda.rules.land import INNER, Land
from teahouse.games.panda.rules.pieces import SIDES
from teahouse.games.panda.screen.art.berths import NINJA, ROAD, Berths, Ground, berths
from teahouse.games.panda.screen.art.spread import Point, spread, turned
from teahouse.games.panda.screen.art.terrain import Site, Terrain, terrain

SLOT = 20.5  # from ninja to ninja, at full size
PLATE = 24  # the radius of a place
LETTER = 6.9  # how wide a letter of a place's name is about, at its size on the map
LINE = 17  # how high its plate is
MARGIN = 6  # on both sides of a name
COAST = 10  # from the edge of the map to the land
FLAG = 20  # from the middle of a place to that of its flag, to the left and down
CROWD = 22  # beyond so many places everything is drawn a little smaller


@dataclass(slots=True)
class Shape:
    """The measures of the map in one shape of window."""

    w: int
    h: int
    left: int  # from the edge to the first column of places: exit roads need room
    top: int
    size: int  # per cent of the pictures' own size


SHAPES = {WIDE: Shape(700, 700, 100, 96, 100), TALL: Shape(384, 536, 50, 56, 72), LOW: Shape(536, 384, 60, 50, 72)}


@dataclass(slots=True)
class Road:
    start: Point
    end: Point
    bend: Point  # the middle point of its curve
    slots: list[Point] = field(default_factory=list)  # the middles of its ninjas
    angle: int = 0
    bowed: bool = False  # two roads between the same places bow away from each other
    double: bool = False  # its ninjas stand in two rows, because one would be too long
    columns: int = 1  # its ninjas stand beside each other in so many columns
    fit: int = 100  # per cent: a road tile that fits between the places

    def at(self, t: float) -> Point:
        u = 1 - t
        (a, b), (c, d), (e, f) = self.start, self.bend, self.end
        return u * u * a + 2 * u * t * c + t * t * e, u * u * b + 2 * u * t * d + t * t * f

    @property
    def middle(self) -> Point:
        xs, ys = [x for x, _ in self.slots], [y for _, y in self.slots]
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def path(self) -> str:
        (a, b), (c, d), (e, f) = self.start, self.bend, self.end
        if not self.bowed:
            return f"M{a:.0f} {b:.0f}L{e:.0f} {f:.0f}"
        return f"M{a:.0f} {b:.0f}Q{c:.0f} {d:.0f} {e:.0f} {f:.0f}"

    def trail(self, backwards: bool, count: int = 4) -> list[tuple[int, int, int]]:
        """Footprints from one end to the other: x, y, degrees."""
        made = []
        for number in range(count):
            t = 0.22 + 0.56 * number / (count - 1)
            here, soon = (self.at(1 - t), self.at(0.98 - t)) if backwards else (self.at(t), self.at(t + 0.02))
            turn = round(degrees(atan2(soon[1] - here[1], soon[0] - here[0]))) + 90
            made.append((round(here[0]), round(here[1]), turn % 360))
        return made


@dataclass(slots=True)
class Geography:
    shape: Shape
    size: int
    places: list[Point]  # locations, then border areas
    area_turn: list[int]  # degrees of each border area
    roads: list[Road]
    names: list[Point]  # the middle of each location's name
    berths: list[Berths] = field(default_factory=list)  # where champions stand, by place
    terrain: Terrain = field(default_factory=lambda: Terrain("", ""))

    def corner(self, middle: Point, w: float, h: float, size: int = 100) -> tuple[int, int]:
        """The top left corner of a picture that stands with its middle there."""
        scale = size * self.size / 20000
        return round(middle[0] - w * scale), round(middle[1] - h * scale)


@lru_cache(maxsize=64)
def geography(land: Land, shape_name: str) -> Geography:
    shape = SHAPES[shape_name]
    size = shape.size if land.places <= CROWD else shape.size * 9 // 10
    tilt = shape_name == TALL and turned(land)
    places = [
        (
            shape.left + (y if tilt else x) * (shape.w - 2 * shape.left),
            shape.top + (x if tilt else y) * (shape.h - 2 * shape.top),
        )
        for x, y in spread(land)
    ]
    sides = (3, 2, 1, 0) if tilt else (0, 1, 2, 3)  # transposed: what leads north leads to the left, and so on
    ends = _exit_ends(land, shape, places, sides)
    areas, turns = _areas(land, shape, ends, sides)
    made = Geography(shape, size, places + areas, turns, [], [])
    for road in range(land.roads):
        start = places[land.end_a[road]]
        end = ends[road] if land.side[road] != INNER else places[land.end_b[road]]
        made.roads.append(_road(land, road, start, end, size, land.side[road] != INNER))
    for place in range(land.places):
        made.names.append(_name_place(land, made, place))
    wide = [name_half(land, place) for place in range(land.places)]
    made.berths = berths(_ground(land, made, wide))
    made.terrain = terrain(_site(made, wide))
    return made


def _exit_ends(land: Land, shape: Shape, places: list[Point], sides: tuple[int, ...]) -> dict[int, Point]:
    """Where exit roads leave the map: straight on, but those of one side apart from each other."""
    found: dict[int, Point] = {}
    for side in range(SIDES):
        across = sides[side] in (0, 2)  # this side is drawn above or below
        length = shape.w if across else shape.h
        here = [road for road in range(land.roads) if land.side[road] == side]
        here.sort(key=lambda road: (places[land.end_a[road]][0 if across else 1], road))
        wish = [places[land.end_a[road]][0 if across else 1] for road in here]
        gap = min(48.0, length / (len(here) + 1))
        for number in range(1, len(wish)):
            wish[number] = max(wish[number], wish[number - 1] + gap)
        over = wish[-1] - (length - 20) if wish else 0
        for number in reversed(range(len(wish))):
            most = length - 20 if number == len(wish) - 1 else wish[number + 1] - gap
            wish[number] = min(wish[number], most) if over > 0 else wish[number]
        for road, along in zip(here, wish, strict=True):
            low, high = 9.0, (shape.h if across else shape.w) - 9.0
            edge = low if sides[side] in (0, 3) else high
            found[road] = (along, edge) if across else (edge, along)
    return found


def _areas(land: Land, shape: Shape, ends: dict[int, Point], sides: tuple[int, ...]) -> tuple[list[Point], list[int]]:
    """Border areas: one in the middle of each side, or one at the end of each exit road."""
    if land.areas == SIDES:
        margin = 15.0
        middles = [(shape.w / 2, margin), (shape.w - margin, shape.h / 2)]
        middles += [(shape.w / 2, shape.h - margin), (margin, shape.h / 2)]
        return [middles[sides[side]] for side in range(SIDES)], [(0, 90, 0, 90)[sides[side]] for side in range(SIDES)]
    by_area = {land.end_b[road] - land.places: end for road, end in ends.items()}
    return [by_area.get(area, (0.0, 0.0)) for area in range(land.areas)], [0] * land.areas


def _road(land: Land, road: int, start: Point, end: Point, size: int, leads_out: bool) -> Road:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    twins = [n for n in range(road) if {land.end_a[n], land.end_b[n]} == {land.end_a[road], land.end_b[road]}]
    bow = 0.0
    if twins and not leads_out:
        bow = 0.32 * far * (1 if len(twins) % 2 else -1)
    bend = ((start[0] + end[0]) / 2 - uy * bow, (start[1] + end[1]) / 2 + ux * bow)
    made = Road(start, end, bend, bowed=bow != 0)
    scale = size / 100
    ninjas, gap = land.ninjas[road], SLOT * scale
    first, last = (PLATE + 3) * scale, far - (6 if leads_out else (PLATE + 3) * scale)
    room = max(last - first, gap)
    middle = (first + last) / 2 / far
    double = ninjas > 2 and ninjas * gap > room + gap * 0.35  # two rows where one would not fit
    columns = (ninjas + 1) // 2 if double else ninjas
    step = min(gap, room / max(1, columns)) / far
    made.columns, made.double = columns, double
    for number in range(ninjas):
        column = number // 2 if double else number
        x, y = made.at(middle + (column - (columns - 1) / 2) * step)
        aside = (gap * 0.46 if number % 2 else -gap * 0.46) if double else 0.0
        if double and number == ninjas - 1 and ninjas % 2:
            aside = 0.0
        made.slots.append((x - uy * aside, y + ux * aside))
    turn = round(degrees(atan2(dy, dx)))
    made.angle = (turn + 90) % 180 - 90  # never upside down
    if double:
        return made
    made.fit = min(100, round(100 * (room + 8 * scale) / ((ninjas * SLOT + 6) * scale)))
    return made


# --- names, berths and the land --------------------------------------------------------------------------------------


def name_letters(name: str) -> int:
    """How many letters wide a name is: those of some scripts are twice as wide."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in name)


def name_half(land: Land, place: int) -> float:
    """Half the width of a place's name."""
    return name_letters(land.names[place]) * LETTER / 2 + MARGIN


def _name_place(land: Land, made: Geography, place: int) -> Point:
    """The side of a place where its name hides least: below it, above it, or at a corner."""
    x, y = made.places[place]
    scale = made.size / 100
    half = name_half(land, place)
    down, aside = PLATE * scale + LINE / 2 + 1, PLATE * scale * 0.42 + half
    near = PLATE * scale * 0.86 + LINE / 2
    far = aside + PLATE * scale * 0.5
    low = near + LINE * 0.3
    farther = aside + PLATE * scale
    wishes = [(aside, near), (-aside, near), (0.0, down), (far, near), (-far, near), (aside, low), (-aside, low)]
    wishes += [(farther, near), (-farther, near), (aside, -near), (-aside, -near), (0.0, -down)]
    taken = [(nx, ny, name_half(land, n)) for n, (nx, ny) in enumerate(made.names)]
    flag = (x - FLAG * scale, y + FLAG * scale) if place in land.numbered else None
    edge = min(half + COAST, made.shape.w / 2)
    best, least = (x, y + down), 1e9
    for rank, (dx, dy) in enumerate(wishes):
        middle = (min(max(x + dx, edge), made.shape.w - edge), y + dy)
        cost = rank * 1.5 + (16 if dy < 0 else 0) + _covered(made, middle, half, place, taken)
        if flag and abs(flag[0] - middle[0]) < half + 7 * scale and abs(flag[1] - middle[1]) < LINE / 2 + 7 * scale:
            cost += 12
        if cost < least:
            best, least = middle, cost
    return best


def _covered(made: Geography, middle: Point, half: float, place: int, taken: list[tuple[float, float, float]]) -> float:
    """How much a name would hide there."""
    x, y = middle
    cost = 0.0 if y - LINE / 2 > 4 and y + LINE / 2 < made.shape.h - 2 else 30.0
    ninja = 10.5 * made.size / 100
    for road in made.roads:
        for sx, sy in road.slots:
            if abs(sx - x) < half + ninja and abs(sy - y) < LINE / 2 + ninja:
                cost += 20
        for number in range(13):
            rx, ry = road.at(number / 12)
            if abs(rx - x) < half and abs(ry - y) < LINE / 2:
                cost += 2
    for other, (px, py) in enumerate(made.places):
        reach = PLATE * made.size / 100
        if abs(px - x) < half + reach and abs(py - y) < LINE / 2 + reach * (1 if other != place else 0.5):
            cost += 14
    for nx, ny, wide in taken:
        if abs(nx - x) < half + wide and abs(ny - y) < LINE:
            cost += 30
    return cost


def _along(road: Road, count: int = 14) -> list[Point]:
    return [road.at(number / count) for number in range(count + 1)]


def _ground(land: Land, made: Geography, wide: list[float]) -> Ground:
    """What champions must not stand on."""
    scale = made.size / 100
    places = [
        (x, y, (PLATE if n < land.places else 30 if land.areas == SIDES else 12) * scale)
        for n, (x, y) in enumerate(made.places)
    ]
    roads = [(x, y, ROAD * scale) for road in made.roads for x, y in _along(road)]
    roads += [(x, y, NINJA * scale) for road in made.roads for x, y in road.slots]
    names = [(x - half, y - LINE / 2, x + half, y + LINE / 2) for (x, y), half in zip(made.names, wide, strict=True)]
    across = [turn == 0 for turn in made.area_turn]
    return Ground(made.shape.w, made.shape.h, scale, places, land.places, across, roads, names)


def _site(made: Geography, wide: list[float]) -> Site:
    roads = [_along(road, 8) for road in made.roads]
    slots = [slot for road in made.roads for slot in road.slots]
    names = [(x, y, half) for (x, y), half in zip(made.names, wide, strict=True)]
    return Site(made.shape.w, made.shape.h, made.size, made.places, roads, slots, names)
