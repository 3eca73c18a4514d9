"""Berths: where champions stand beside a place, so that they hide no house, ninja, road or name."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin

from teahouse.games.panda.screen.art.spread import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom
Circle = tuple[float, float, float]

MOST = 6  # three directions, two deep
CHAMPION = (38, 42)
SIZES = (82, 72, 62, 54)  # per cent of a champion's own size: the largest for which there is room
HOUSES = 18.0  # the part of a place that has to be seen: where houses stand
ROAD, NINJA = 6.5, 10.5  # half as wide as a road, as a ninja or a road tile
NEAREST, APART = 15.0, 27.0  # between two berths: no face is covered; nothing is
ROUND = 32  # directions that are tried
WISHES = (-pi / 4, -3 * pi / 4, 3 * pi / 4)  # north-east, north-west, south-west: names like the south-east
NEVER = 1e6
FAR = 125  # no berth reaches so far from its place
TURN, OUT, CLOSE = 9.0, 0.55, 0.9  # what it costs to be away from those, farther out, before another one


@dataclass(slots=True)
class Ground:
    """What berths must keep clear of."""

    w: int
    h: int
    scale: float
    places: list[Circle]  # locations, then border areas: all of them taken, but the own rim
    locations: int
    across: list[bool]  # of each border area: it lies along an upper or lower edge
    roads: list[Circle]
    names: list[Box]


@dataclass(slots=True)
class Berths:
    size: int  # per cent of a champion's own size, on this place
    spots: list[Point]  # the middles, the best first


def box_of(middle: Point, size: int, scale: float) -> Box:
    """What a champion covers: a little less than its picture, whose corners are empty."""
    x, y = middle
    w, h = (CHAMPION[0] / 2 - 2) * size / 100 * scale, (CHAMPION[1] / 2 - 1) * size / 100 * scale
    return x - w, y - h, x + w, y + h


def covers(box: Box, circle: Circle) -> bool:
    x, y, r = circle
    return hypot(x - min(max(x, box[0]), box[2]), y - min(max(y, box[1]), box[3])) < r


def meet(a: Box, b: Box) -> bool:
    return min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])


def berths(ground: Ground) -> list[Berths]:
    """Of every place and border area. Three of each come first, so that a crowd takes no neighbour's room."""
    made = [Berths(SIZES[0], []) for _ in ground.places]
    near = [_near(ground, place) for place in range(len(ground.places))]
    for most in (3, MOST):
        for place in range(len(ground.places)):
            _find(ground, near[place], made, place, most)
    return made


def _near(ground: Ground, place: int) -> Ground:
    """What is so near to a place that champions beside it could cover it; of its own rim only where houses stand."""
    x, y, _ = ground.places[place]
    far = FAR * ground.scale
    circles = [
        one
        for n, one in enumerate(ground.places)
        if n != place and max(abs(one[0] - x), abs(one[1] - y)) < far + one[2]
    ]
    if place < ground.locations:
        circles.append((x, y, HOUSES * ground.scale))
    circles += [one for one in ground.roads if max(abs(one[0] - x), abs(one[1] - y)) < far]
    names = [one for one in ground.names if meet(one, (x - far, y - far, x + far, y + far))]
    return Ground(ground.w, ground.h, ground.scale, ground.places, ground.locations, ground.across, circles, names)


def _find(ground: Ground, near: Ground, made: list[Berths], place: int, most: int) -> None:
    here = made[place]
    x, y, _ = ground.places[place]
    far = 2 * FAR * ground.scale
    others = [
        box_of(spot, one.size, ground.scale)
        for one in made
        if one is not here
        for spot in one.spots
        if max(abs(spot[0] - x), abs(spot[1] - y)) < far
    ]
    for size in SIZES if not here.spots else (here.size,):
        free = [spot for spot in _around(ground, place, size) if _clear(near, spot, size, others)]
        chosen = list(here.spots)
        while len(chosen) < most:
            costs = [(cost, spot) for spot in free if (cost := _cost(ground, place, spot, chosen)) < NEVER]
            if not costs:
                break
            chosen.append(min(costs)[1])
        if len(chosen) > len(here.spots):
            here.size, here.spots = size, chosen
        if len(here.spots) >= min(most, 3):
            return


def _around(ground: Ground, place: int, size: int) -> list[Point]:
    """Points to be tried, all of them on the map."""
    x, y, r = ground.places[place]
    scale = ground.scale
    w, h = CHAMPION[0] / 2 * size / 100 * scale, CHAMPION[1] / 2 * size / 100 * scale
    if place >= ground.locations and r > 14 * scale:  # along a border, on its sign and beside it
        steps = [side * step * scale for step in (0.0, 22.0, 44.0, 66.0, 88.0, 110.0) for side in (1, -1)]
        across = ground.across[place - ground.locations]
        found = [(x + step, y) if across else (x, y + step) for step in steps]
    else:
        found = []
        for ring in (0.0, 7.0, 14.0, 22.0, 31.0, 41.0, 52.0):
            far = r * 0.72 + max(w, h) * 0.72 + ring * scale
            for number in range(ROUND):
                angle = 2 * pi * number / ROUND
                found.append((x + far * cos(angle) * 1.12, y + far * sin(angle) * 0.96))
    fits = [(min(max(px, w), ground.w - w), min(max(py, h), ground.h - h)) for px, py in found]
    return list(dict.fromkeys(fits))


def _clear(near: Ground, spot: Point, size: int, others: list[Box]) -> bool:
    box = box_of(spot, size, near.scale)
    return not (
        any(covers(box, circle) for circle in near.roads)
        or any(meet(box, name) for name in near.names)
        or any(meet(box, other) for other in others)
    )


def _cost(ground: Ground, place: int, spot: Point, chosen: list[Point]) -> float:
    x, y, _ = ground.places[place]
    scale = ground.scale
    angle = atan2(spot[1] - y, spot[0] - x)
    turns = [abs((angle - wish + pi) % (2 * pi) - pi) for wish in WISHES]
    cost = min(turn * TURN + rank for rank, turn in enumerate(turns)) + hypot(spot[0] - x, spot[1] - y) * OUT / scale
    for other in chosen:
        far = hypot(spot[0] - other[0], spot[1] - other[1])
        if far < NEAREST * scale:
            return NEVER
        cost += max(0.0, APART - far / scale) * CLOSE
    return cost
