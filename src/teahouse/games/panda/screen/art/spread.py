"""Places for the locations of a board file: those it gives, or, where it gives none, places found for them."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from teahouse.games.panda.rules.land import INNER, Land

Point = tuple[float, float]

TOO_NEAR = 6  # hundredths of the map: two locations at one place were not placed by anybody
ALIKE = 8  # columns (or rows) nearer to each other than this are one
EDGE = {0: (0.5, 0.0), 1: (1.0, 0.5), 2: (0.5, 1.0), 3: (0.0, 0.5)}  # the middle of each side, N E S W


def spread(land: Land) -> list[Point]:
    """Where the locations lie, from 0 to 1 in both directions."""
    given = [(x / 100, y / 100) for x, y in zip(land.x, land.y, strict=True)]
    pairs = [(a, b) for number, a in enumerate(given) for b in given[:number]]
    if pairs and min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairs) * 100 < TOO_NEAR:
        given = _relaxed(land)
    return _filling(given)


def turned(land: Land) -> bool:
    """Is the map so much wider than high that it has to be transposed for a phone? Else north stays up."""
    points = spread(land)
    return _lines([x for x, _ in points]) > _lines([y for _, y in points])


def _lines(values: list[float]) -> int:
    """How many columns (or rows) these are."""
    count, last = 0, -1.0
    for value in sorted(values):
        if value - last > ALIKE / 100 * 1.4:
            count += 1
            last = value
    return count


def _filling(points: list[Point]) -> list[Point]:
    """Stretched to fill the whole square."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs), min(ys)
    w, h = max(max(xs) - left, 1e-6), max(max(ys) - top, 1e-6)
    return [((x - left) / w, (y - top) / h) for x, y in points]


def _relaxed(land: Land) -> list[Point]:
    """Roads pull, locations push each other away, exits pull to their side: as many steps as it takes to be calm."""
    count = land.places
    points = [(0.5 + 0.4 * cos(2 * pi * n / count), 0.5 + 0.4 * sin(2 * pi * n / count)) for n in range(count)]
    for step in range(300):
        heat = 0.05 * (1 - step / 300)
        forces = [[0.0, 0.0] for _ in points]
        for a in range(count):
            for b in range(a):
                dx, dy = points[a][0] - points[b][0], points[a][1] - points[b][1]
                push = 0.02 / (dx * dx + dy * dy + 1e-4)
                for place, sign in ((a, push), (b, -push)):
                    forces[place][0] += sign * dx
                    forces[place][1] += sign * dy
        for road in range(len(land.ninjas)):
            a = land.end_a[road]
            inner = land.side[road] == INNER
            there = points[land.end_b[road]] if inner else EDGE[land.side[road]]
            pull = 2.2 if inner else 0.8
            dx, dy = there[0] - points[a][0], there[1] - points[a][1]
            forces[a][0] += pull * dx
            forces[a][1] += pull * dy
            if inner:
                forces[land.end_b[road]][0] -= pull * dx
                forces[land.end_b[road]][1] -= pull * dy
        moved: list[Point] = []
        for (x, y), (fx, fy) in zip(points, forces, strict=True):
            far = hypot(fx, fy) or 1.0
            length = min(far, 1.0) * heat / far
            moved.append((min(1.0, max(0.0, x + fx * length)), min(1.0, max(0.0, y + fy * length))))
        points = moved
    return points
