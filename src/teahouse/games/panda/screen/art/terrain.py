"""The land that a map is painted on: its coast, a river with bridges, and scenery where nothing else lies.

All of it is reckoned from where places, roads and names lie, so that every board has a land of its own.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import hypot, pi, sin

from teahouse.draw.scene import Scenery
from teahouse.games.panda.screen.art.spread import Point

COAST = 17.0  # from the edge to the sea, at full size
WAVES = 46.0  # between two points of the coast
RIVER = 27  # how wide it is with its banks
BENDS = 14  # points along the river
COURSES = tuple(0.5 + 0.02 * step * side for step in range(9) for side in (1, -1))  # where it may run, across the map
STEP = 27  # between two points where scenery is tried
MOST = 30  # pictures on one map, those that stand beside another not counted

# what grows around which point, in parts of the map, with the radius of its colour
REGIONS = (
    ("snow", 0.27, 0.2, 0.27),
    ("wood", 0.8, 0.24, 0.27),
    ("rice", 0.21, 0.69, 0.28),
    ("gold", 0.8, 0.77, 0.31),
    ("rice", 0.57, 0.92, 0.17),
    ("wood", 0.08, 0.43, 0.16),
)
GROWS = {
    "snow": ("peak", "peak", "hill", "pine"),
    "wood": ("bamboo", "pine", "bamboo", "hill"),
    "rice": ("rice", "pine", "hill", "rice"),
    "gold": ("peak", "hill", "pine", "hill"),
}
REACH = {"peak": 44, "hill": 33, "bamboo": 30, "rice": 38, "pine": 16, "lake": 37}  # from its middle to its rim
RISE = {"peak": 26, "hill": 10, "bamboo": 19, "rice": 8, "pine": 11, "lake": 0}  # from its foot to its middle
LEAST = {"peak": 0.5, "hill": 0.45, "bamboo": 0.5, "rice": 0.45, "pine": 0.7, "lake": 0.8}
# what stands beside it, from its foot and in parts of its size
BESIDE = {"peak": (("peak", 34, -14, 0.66), ("hill", -22, 18, 0.66)), "bamboo": (("bamboo", 28, 9, 0.78),)}
BESIDE |= {"pine": (("pine", 12, 6, 0.76),), "hill": (("pine", 26, -13, 0.86),)}


@dataclass(slots=True)
class Terrain:
    coast: str  # path data
    river: str
    bridges: list[tuple[Point, Point]] = field(default_factory=list)  # along the road, from bank to bank
    scenery: list[Scenery] = field(default_factory=list)


@dataclass(slots=True)
class Site:
    """What a land is painted around."""

    w: int
    h: int
    size: int  # per cent
    places: list[Point]
    roads: list[list[Point]]  # points along each
    slots: list[Point]  # ninjas
    names: list[tuple[float, float, float]]  # middle, and half the width


def terrain(site: Site) -> Terrain:
    course = _course(site)
    made = Terrain(coast_of(site.w, site.h, site.size / 100), _smooth(course))
    made.bridges = [bridge for road in site.roads for bridge in _bridges(site, road, course)]
    made.scenery = _tints(site) + _scatter(site, course)
    return made


# --- lines -----------------------------------------------------------------------------------------------------------


def coast_of(w: int, h: int, scale: float) -> str:
    """A closed line along the edge, in and out."""
    corner, inset = 30 * scale, COAST * scale
    points: list[Point] = []

    def side(x: float, y: float, dx: float, dy: float, far: float) -> None:
        count = max(2, round((far - 2 * corner) / (WAVES * scale)))
        for number in range(count + 1):
            along = corner + (far - 2 * corner) * number / count
            at = len(points)
            deep = inset + (4.5 * sin(at * 2.1) + 3 * sin(at * 0.9 + 1)) * scale
            points.append((x + dx * along - dy * deep, y + dy * along + dx * deep))

    side(0, 0, 1, 0, w)
    side(w, 0, 0, 1, h)
    side(w, h, -1, 0, w)
    side(0, h, 0, -1, h)
    return _smooth([*points, points[0], points[1]], closed=True)


def _smooth(points: list[Point], closed: bool = False) -> str:
    """Through the middles of all lines between the points, bent at the points."""
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in itertools.pairwise(points)]
    bends = "".join(
        f"Q{x:.0f} {y:.0f} {p:.0f} {q:.0f}" for (x, y), (p, q) in zip(points[1:], middles[1:], strict=False)
    )
    if closed:
        return f"M{middles[0][0]:.0f} {middles[0][1]:.0f}{bends}Z"
    (a, b), (c, d) = points[0], points[-1]
    return f"M{a:.0f} {b:.0f}L{middles[0][0]:.0f} {middles[0][1]:.0f}{bends}L{c:.0f} {d:.0f}"


def _course(site: Site) -> list[Point]:
    """Where the river runs: through no place and along no road, as near to the middle as it can."""
    best: list[Point] = []
    least = 1e9
    scale = site.size / 100
    for rank, wish in enumerate(COURSES):
        points = []
        for number in range(BENDS):
            t = number / (BENDS - 1)
            x = site.w * (wish + 0.022 * sin(2 * pi * t * 1.2 + 0.7))
            points.append((x, 5 + t * (site.h - 12)))
        cost = rank * 1.5
        for place in site.places:
            cost += max(0.0, 66 * scale - _off(place, points)) * 2
        for slot in site.slots:
            cost += max(0.0, 20 * scale - _off(slot, points)) * 0.5
        for x, y, half in site.names:
            cost += max(0.0, half + 8 * scale - _off((x, y), points)) * 0.4
        if cost < least:
            best, least = points, cost
    return best


def _off(point: Point, line: list[Point]) -> float:
    """How far a point is from a line that goes from top to bottom."""
    x, y = point
    for (a, b), (c, d) in itertools.pairwise(line):
        if b <= y <= d:
            return abs(x - (a + (c - a) * (y - b) / (d - b)))
    return hypot(x - line[-1][0], y - line[-1][1])


def _bridges(site: Site, road: list[Point], course: list[Point]) -> Iterator[tuple[Point, Point]]:
    """Where a road crosses the river."""
    far = (RIVER / 2 + 5) * site.size / 100
    for (a, b), (c, d) in itertools.pairwise(road):
        for (p, q), (r, s) in itertools.pairwise(course):
            across = (c - a) * (s - q) - (d - b) * (r - p)
            if not across:
                continue
            t = ((p - a) * (s - q) - (q - b) * (r - p)) / across
            u = ((p - a) * (d - b) - (q - b) * (c - a)) / across
            if 0 <= t < 1 and 0 <= u < 1:
                x, y = a + (c - a) * t, b + (d - b) * t
                long = hypot(c - a, d - b)
                slope = min(2.0, hypot(r - p, s - q) * long / abs(across))  # slantwise it is longer
                dx, dy = (c - a) / long * far * slope, (d - b) / long * far * slope
                yield (x - dx, y - dy), (x + dx, y + dy)


# --- scenery ---------------------------------------------------------------------------------------------------------


def _tints(site: Site) -> list[Scenery]:
    found: list[Scenery] = []
    for name, x, y, reach in REGIONS:
        far = round(reach * (site.w + site.h) / 2)  # none of it beside the map
        px, py = min(max(x * site.w, far), site.w - far), min(max(y * site.h, far), site.h - far)
        found.append((f"tint-{name}", round(px), round(py), far))
    return found


def region(site: Site, x: float, y: float) -> str:
    return min(REGIONS, key=lambda one: hypot(one[1] - x / site.w, one[2] - y / site.h))[0]


def _scatter(site: Site, course: list[Point]) -> list[Scenery]:
    """Mountains, hills, woods and fields where nothing else is: the largest where there is most room."""
    scale = site.size / 100
    room = _rooms(site, course)
    taken: dict[str, int] = {}
    found: list[tuple[str, float, float, float]] = []
    while room and len(found) < MOST:
        at = max(room, key=lambda point: (room[point], point))
        free = room.pop(at) / scale
        here = region(site, *at)
        number = taken.get(here, 0)
        art = GROWS[here][number % len(GROWS[here])]
        if free > 46 and "lake" not in taken and here == "gold":
            art = "lake"
        if free < REACH[art] * LEAST[art]:
            art = "pine"
        k = min(1.05, free / REACH[art])
        if k < LEAST[art]:
            break  # there is no room for anything any more
        taken[here] = number + 1
        taken[art] = taken.get(art, 0) + 1
        x, y = at
        found.append((art, x, y + RISE[art] * k * scale, k))
        if free > REACH[art] * 1.02:
            for other, dx, dy, part in BESIDE.get(art, ()):
                way = 1 if number % 2 else -1
                foot = y + (RISE[art] * k + dy * k) * scale
                found.append((other, x + way * dx * k * scale, foot, k * part))
        gone = (REACH[art] * k + 6) * scale
        for point in list(room):
            room[point] = min(room[point], hypot(point[0] - x, point[1] - y) - gone)
            if room[point] < 10 * scale:
                del room[point]
    found.sort(key=lambda one: one[2])  # what is nearer stands before the rest
    return [(art, round(x), round(y), round(100 * k * scale)) for art, x, y, k in found]


def _rooms(site: Site, course: list[Point]) -> dict[Point, float]:
    """Points of the map, each with how far everything else is from it."""
    scale = site.size / 100
    taken = [(x, y, 30 * scale) for x, y in site.places]
    taken += [(x, y, 11 * scale) for road in site.roads for x, y in road]
    taken += [(x, y, 12 * scale) for x, y in site.slots]
    for x, y, half in site.names:
        taken += [(x + aside * half, y, 10.0) for aside in (-0.8, 0, 0.8)]
    step, found = max(14, STEP * site.size // 100), {}
    edge = (COAST + 8) * scale
    for y in range(step, site.h - step // 2, step):
        for x in range(step, site.w - step // 2, step):
            px, py = x + (y * 7 + x * 3) % 11 - 5.0, y + (x * 5 + y) % 9 - 4.0
            free = min(px - edge, site.w - edge - px, py - edge, site.h - edge - py)
            free = min(free, _off((px, py), course) - (RIVER / 2 + 3) * scale)
            if free < 10 * scale:
                continue
            free = min(free, *(hypot(px - tx, py - ty) - r for tx, ty, r in taken))
            if free >= 10 * scale:
                found[(px, py)] = free
    return found
