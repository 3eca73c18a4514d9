"""Several boxes in one rectangle, in their order, all in one scale, as large as they fit: in rows or in columns.

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
    most = 0.0
    for groups in _groups(len(boxes)):
        for turned in (False, True):
            scale, places = _columns(boxes, groups, w, h, gap) if turned else _rows(boxes, groups, w, h, gap)
            if scale > most * 1.0001:
                best, most = places, scale
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


def _rows(boxes: Sequence[Size], groups: list[int], w: float, h: float, gap: float) -> tuple[float, list[Place]]:
    """Rows one below the other, each in the middle, and every box in the middle of its row."""
    rows: list[Sequence[Size]] = []
    for size in groups:
        start = sum(len(row) for row in rows)
        rows.append(boxes[start : start + size])
    heights = [max(b for _, b in row) for row in rows]
    across = min((w - gap * (len(row) - 1)) / sum(a for a, _ in row) for row in rows)
    scale = min(across, (h - gap * (len(rows) - 1)) / sum(heights))
    y = (h - sum(heights) * scale - gap * (len(rows) - 1)) / 2
    made: list[Place] = []
    for row, high in zip(rows, heights, strict=True):
        x = (w - sum(a for a, _ in row) * scale - gap * (len(row) - 1)) / 2
        for a, b in row:
            made.append((x, y + (high - b) * scale / 2, scale))
            x += a * scale + gap
        y += high * scale + gap
    return scale, made


def _columns(boxes: Sequence[Size], groups: list[int], w: float, h: float, gap: float) -> tuple[float, list[Place]]:
    scale, turned = _rows([(b, a) for a, b in boxes], groups, h, w, gap)
    return scale, [(y, x, each) for x, y, each in turned]
