"""Several boxes in one rectangle, in their order, as large as they fit: rows of one height, or columns of one width.

The client does the same in its language (client/src/board/packing.ts).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Size = tuple[float, float]
Place = tuple[float, float, float]  # x, y, scale

MANY = 7  # with more boxes than this there are too many ways to try: one row, or rows of two, three …


def pack(boxes: Sequence[Size], w: float, h: float, gap: float = 10) -> list[Place]:
    """Where each box stands in a rectangle of w by h, the whole in its middle."""
    best: list[Place] = []
    most = -1.0
    for groups in _groups(len(boxes)):
        for turned in (False, True):
            places = _columns(boxes, groups, w, h, gap) if turned else _rows(boxes, groups, w, h, gap)
            covered = sum(a * b * scale * scale for (a, b), (_, _, scale) in zip(boxes, places, strict=True))
            if covered > most * 1.0001 and all(scale > 0 for _, _, scale in places):
                best, most = places, covered
    return best


def _groups(count: int) -> Iterator[list[int]]:
    """The ways to cut so many boxes into groups, as the sizes of the groups."""
    if count > MANY:
        for size in range(1, count + 1):
            yield [min(size, count - start) for start in range(0, count, size)]
        return
    for cuts in range(1 << max(0, count - 1)):
        sizes = [1]
        for place in range(count - 1):
            if cuts >> place & 1:
                sizes.append(1)
            else:
                sizes[-1] += 1
        yield sizes


def _rows(boxes: Sequence[Size], groups: list[int], w: float, h: float, gap: float) -> list[Place]:
    """Every row has one height, and all rows together are as wide as they may."""
    rows: list[Sequence[Size]] = []
    for size in groups:
        start = sum(len(row) for row in rows)
        rows.append(boxes[start : start + size])
    heights = [(w - gap * (len(row) - 1)) / sum(a / b for a, b in row) for row in rows]
    fit = min(1.0, (h - gap * (len(rows) - 1)) / sum(heights))
    y = (h - sum(heights) * fit - gap * (len(rows) - 1)) / 2
    made: list[Place] = []
    for row, full in zip(rows, heights, strict=True):
        high = full * fit
        x = (w - sum(a / b * high for a, b in row) - gap * (len(row) - 1)) / 2
        for a, b in row:
            made.append((x, y, high / b))
            x += a / b * high + gap
        y += high + gap
    return made


def _columns(boxes: Sequence[Size], groups: list[int], w: float, h: float, gap: float) -> list[Place]:
    turned = _rows([(b, a) for a, b in boxes], groups, h, w, gap)
    return [(y, x, scale) for x, y, scale in turned]
