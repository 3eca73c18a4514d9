"""The paper theatre around the tilted garden: three cameras, and where paintings, their icons and the sums stand.

North: paintings stand upright, two large ones behind three small ones. East and west: stage wings, turned towards the
viewer. South: inlaid in the front of the tray, so that nothing hides the nearest row.
"""

from __future__ import annotations

from teahouse.core.words import words
from teahouse.draw.camera import Camera
from teahouse.draw.scene import TABLET, TALL, WIDE, Box, Eye, Frame, Tilt
from teahouse.games.tang.rules.pieces import LARGE, SIDE_SLOTS, SIDES, SLOTS, WIDTH
from teahouse.games.tang.screen.art.standing import LARGE_PAINTING, SMALL_PAINTING
from teahouse.games.tang.screen.art.tiles import PITCH, T

NORTH, EAST, SOUTH, WEST = range(4)
ORDER = (2, 0, 3, 1, 4)  # the slots of a wing from far to near: small, large, small, large, small
EYES = {
    WIDE: Eye((886, 596), (443, 124), 975, 1105, 394, 60, 86),
    TALL: Eye((602, 670), (301, 122), 966, 1046, 431, 58, 84),
    TABLET: Eye((856, 568), (428, 122), 975, 1105, 372, 56, 86),
}
RISEN_EYE = Eye((602, 622), (301, 11), 1077, 1086, 582, 14, 84)  # a small screen while something on the plane is asked
ICON, COUNTER = 22, (13, 17)  # the pictures of an icon and of a counter


class Theatre:
    """All places around the tray of one shape."""

    def __init__(self, bed: Box, cell: tuple[int, int], shape: str) -> None:
        self.bed, self.tall = bed, shape == TALL
        self.up = 44 if shape == TABLET else 58  # from the lower edge of the tray to the sums beside it
        self.down = 2 if shape == TABLET else 58  # to those of the east: below the switch between views, if any
        tall = self.tall
        self.tilt = Tilt(bed, EYES[shape], RISEN_EYE if shape != WIDE else None)
        self.camera = Camera(self.tilt, self.tilt.eye)
        self.front = self.tilt.eye.front
        self.frames: list[Frame] = [(0, 0, 0, 0, 0, 0)] * (4 * SIDE_SLOTS)
        self.depths = [0] * (4 * SIDE_SLOTS)  # in which order they are painted
        self._north()
        self._wing(EAST)
        self._wing(WEST)
        self._south()
        for number, frame in enumerate(self.frames):
            size = "large" if number % SIDE_SLOTS < SLOTS[LARGE] else "small"
            self.tilt.decor.append((f"{'inlay' if number // SIDE_SLOTS == SOUTH else 'stand'}-{size}", frame))
        for side in range(4):
            self.tilt.decor.append((f"compass-{SIDES[side]}", self._arrow(side)))
        x, y, _, h = bed
        for number in range(0 if tall else WIDTH):
            middle = number * PITCH + T // 2
            column, row = words("literal", text="abcdefgh"[number]), words("literal", text=str(number + 1))
            self.tilt.labels.append(("tray", cell[0] + middle, y + h + 5, column))
            self.tilt.labels.append(("tray", x - 5, cell[1] + middle, row))

    def _put(self, side: int, number: int, depth: int, matrix: tuple[float, float, float, float, float, float]) -> None:
        a, b, c, d, e, f = matrix
        at = side * SIDE_SLOTS + number
        self.frames[at] = round(a * 1000), round(b * 1000), round(c * 1000), round(d * 1000), round(e), round(f)
        self.depths[at] = depth

    def _north(self) -> None:
        x, y, w, _ = self.bed
        low = self.camera.at(x, y - 6)[1]
        scale = self.camera.scale(y) * (0.62 if self.tall else 1.02)
        for first, last, up, depth in ((0, 1, 29, 0), (2, 4, 0, 2)):
            for number in range(first, last + 1):
                pw, ph = _size(number)
                k = scale * (0.98 if self.tall else 0.93 if number < SLOTS[LARGE] else 1)
                along = w / (last - first + 1) * (number - first + 0.5)
                inward = (-6 if number else 6) if number < SLOTS[LARGE] else 0
                left = self.camera.at(x + along, y - 6)[0] - pw * k / 2 + inward
                self._put(NORTH, number, depth, (k, 0, 0, k, left, low - up - ph * k))

    def _wing(self, side: int) -> None:
        x, y, w, h = self.bed
        small = 0.62 if self.tall else 1.0
        away = 6 if self.tall else 9
        for place, number in enumerate(ORDER):
            pw, ph = _size(number)
            near = y + h * (0.04 + place * 0.215)
            s = self.camera.scale(near) * small
            edge, base = self.camera.at(x + w if side == EAST else x, near)
            base += 19 if self.tall else 26
            across = (0.3 if self.tall else 0.6) * s * (0.86 if number < SLOTS[LARGE] else 1)
            slope, k = (0.12 if self.tall else 0.17) * s, s * (0.8 if self.tall else 0.98)
            if side == EAST:
                self._put(side, number, place * 2, (across, slope, 0, k, edge + away, base - ph * k))
            else:
                left = edge - away - pw * across
                self._put(side, number, place * 2, (across, -slope, 0, k, left, base - ph * k + pw * slope))

    def _south(self) -> None:
        x, y, w, h = self.bed
        rim, gap, pad = 9, 8, 7
        left, low = self.camera.at(x - rim, y + h + rim * 0.7)
        right = self.camera.at(x + w + rim, y + h)[0]
        room = right - left
        fit = (room - gap * 6) / (3 * SMALL_PAINTING[0] * 0.86 + 2 * LARGE_PAINTING[0] * 0.74)
        at = left + gap
        for number in ORDER:
            pw, ph = _size(number)
            k, high = fit * (0.74 if number < SLOTS[LARGE] else 0.86), self.front - 2 * pad
            ky = min(k, high / ph)
            self._put(SOUTH, number, 0, (k, 0, 0, ky, at, low + pad + 1 + (high - ph * ky) / 2))
            at += pw * k + gap

    def icons(self, side: int, number: int, count: int) -> list[Frame]:
        """The icons of a painting, upright, in its upper corner towards the middle of the table."""
        a, b, _, _, e, f = (value / 1000 for value in self.frames[side * SIDE_SLOTS + number])
        e, f = e * 1000, f * 1000
        pw, _ = _size(number)
        k = (0.98 if self.tall else 0.92) * (0.96 if side in (EAST, WEST) else 1)
        step = ICON * k + (0 if self.tall else 2)
        found: list[Frame] = []
        for n in range(count):
            dx, dy = n * step, 0.0
            if self.tall and side in (EAST, WEST):
                dx, dy = 0, n * step
            if side == WEST:
                left = e + pw * a - 4 - ICON * k - (count - 1 - n if not self.tall else 0) * step
                top = f + 3 + dy + (pw * a - 12) * b / max(a, 0.01) + 6
            elif side == EAST:
                left, top = e + 4 + dx, f + 3 + dy + 4
            else:
                left, top = e + 4 + dx, f + 3
            found.append((round(k * 1000), 0, 0, round(k * 1000), round(left), round(top)))
        return found

    # --- the sums of the sides, in the corners ---

    def _corner(self, side: int) -> tuple[float, float]:
        w, h = self.tilt.eye.box
        if self.tall:
            return (3 if side in (NORTH, WEST) else w / 2 + 13), (2 if side in (NORTH, EAST) else h - 34)
        low = self.camera.at(0, self.bed[1] + self.bed[3])[1] + self.front - self.up
        return (2 if side in (NORTH, WEST) else w - 120), (2 if side == NORTH else self.down if side == EAST else low)

    def _arrow(self, side: int) -> Frame:
        x, y = self._corner(side)
        return 1000, 0, 0, 1000, round(x), round(y)

    def counters(self, side: int, count: int) -> list[Frame]:
        x, y = self._corner(side)
        k, columns, wide, high = (1.5, 5, 56, 29) if self.tall else (1.3, 2, 46, 27)
        if self.tall and count > 4:  # smaller, so that none touches the next one
            k, wide = 1.3, 47
        if not self.tall and count > 6:
            k, columns, wide, high = 1.1, 3, 37, 23
        found: list[Frame] = []
        for number in range(count):
            left = x + 44 + number % columns * wide
            top = y + 2 + number // columns * high * (-1 if self.tall and side in (SOUTH, WEST) else 1)
            found.append((round(k * 1000), 0, 0, round(k * 1000), round(left), round(top)))
        return found


def _size(number: int) -> tuple[int, int]:
    return LARGE_PAINTING if number < SLOTS[LARGE] else SMALL_PAINTING
