"""The camera of a tilted surface: where a point of its plane is seen, and how a piece lies or stands there.

Lying pieces get the camera's affine part at their middle, a parallelogram instead of a trapezium; standing pieces its
point and scale only. So everything is plain numbers, sharp at any size, and drawn alike with and without a browser:
`client/src/board/camera.ts` does the same, and both are held against the same cases.
"""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.draw.scene import Eye, Frame, Piece, Tilt
from teahouse.draw.sheet import Sheet, Spot

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]

GLASS = 0.42  # how much is seen of what stands before a guest
BESIDE, ABOVE = 26, 54  # half the width of a figure, and the height of a tree


class Camera:
    """How an eye sees the bed of a tilt."""

    def __init__(self, tilt: Tilt, eye: Eye) -> None:
        self.eye = eye
        self.x, self.y, self.w, self.h = tilt.bed
        self.far, self.near = eye.far / 1000, eye.near / 1000
        self.bend = 1 / self.far - 1 / self.near
        self.upright = eye.upright / 100

    def scale(self, y: float) -> float:
        return 1 / (1 / self.far - self.bend * (y - self.y) / self.h)

    def at(self, x: float, y: float) -> Point:
        s = self.scale(y)
        middle, top = self.eye.at
        return middle + (x - self.x - self.w / 2) * s, top + self.eye.high * (y - self.y) / self.h * s / self.near

    def lay(self, x: float, y: float) -> Matrix:
        """The affine part at a point of the plane."""
        s = self.scale(y)
        px, py = self.at(x, y)
        across = (x - self.x - self.w / 2) * s * s * self.bend / self.h
        return s, 0, across, self.eye.high / self.near / self.far * s * s / self.h, px, py

    def lying(self, sheet: Sheet, piece: Piece) -> Matrix:
        """From the picture of a piece to the screen; a turn, which is about the middle, comes before it."""
        w, h = sheet.sizes[piece.art]
        k = piece.size / 100
        a, b, c, d, e, f = self.lay(piece.x + w * k / 2, piece.y + h * k / 2)
        up = piece.lift * a
        return a * k, b, c * k, d * k, e - (a * w + c * h) * k / 2, f - d * h * k / 2 - up

    def foot(self, sheet: Sheet, piece: Piece) -> Point:
        """Where a piece touches the plane."""
        x, y = sheet.feet.get(piece.art, (0, 0))
        return piece.x + x * piece.size / 100, piece.y + y * piece.size / 100

    def standing(self, sheet: Sheet, piece: Piece) -> Matrix:
        x, y = self.foot(sheet, piece)
        k = self.scale(y) * self.upright * piece.size / 100
        px, py = self.at(x, y)
        fx, fy = own_foot(sheet, piece)
        return k, 0, 0, k, px - fx * k, py - fy * k - piece.lift * self.scale(y)

    def matrix(self, sheet: Sheet, piece: Piece) -> Matrix:
        if piece.frame is not None:
            return framed(piece.frame)
        return self.standing(sheet, piece) if piece.stand else self.lying(sheet, piece)


def framed(frame: Frame) -> Matrix:
    a, b, c, d, e, f = frame
    return a / 1000, b / 1000, c / 1000, d / 1000, e, f


def own_foot(sheet: Sheet, piece: Piece) -> Spot:
    """The foot in the picture that is drawn: one that is drawn upright has it at its origin."""
    return (0, 0) if piece.art in sheet.tilted else sheet.feet.get(piece.art, (0, 0))


def picture(sheet: Sheet, piece: Piece) -> str:
    """What is drawn of a piece in the tilted view; empty: nothing."""
    art = sheet.tilted.get(piece.art, piece.art)
    posed = f"{art}-{piece.pose}"
    return posed if piece.pose and posed in sheet.sizes else art


def order(camera: Camera, sheet: Sheet, piece: Piece) -> tuple[int, float]:
    """What stands nearer is painted later."""
    return piece.z, camera.foot(sheet, piece)[1] if piece.stand else piece.y


def glassy(camera: Camera, sheet: Sheet, pieces: dict[str, Piece]) -> set[str]:
    """Nobody hides a guest: what stands before one, and is none itself, turns to glass."""
    guests = []
    for piece in pieces.values():
        if piece.stand and piece.pose:
            x, y = camera.foot(sheet, piece)
            guests.append((*camera.at(x, y), camera.scale(y) * camera.upright, y))
    found = set()
    for key, piece in pieces.items():
        if not piece.stand or piece.pose or piece.frame is not None or piece.text:
            continue
        fx, fy = camera.foot(sheet, piece)
        x, y = camera.at(fx, fy)
        if any(fy > gy + 8 and abs(x - gx) < BESIDE * k and 0 <= y - g < ABOVE * k for gx, g, k, gy in guests):
            found.add(key)
    return found


# --- beams -----------------------------------------------------------------------------------------------------------

MARKS = (  # a seat is a colour and a shape: circle, square, triangle, rhomb
    "M4.2 0A4.2 4.2 0 1 1-4.2 0A4.2 4.2 0 1 1 4.2 0Z",
    "M5.2 5.2H-5.2V-5.2H5.2Z",
    "M0-6L5.6 4.4H-5.6Z",
    "M0-6.4L6.4 0L0 6.4L-6.4 0Z",
)
HALF, HEAD, STEP, FIRST, LAST = 9, 8, 33, 26, 16  # units: a beam's half width, its arrow, the string of its shapes


@dataclass(slots=True)
class Beam:
    """A line of sight: its outline, and where its shapes lie."""

    outline: list[Point]
    marks: list[Matrix]


def beam(piece: Piece, camera: Camera | None) -> Beam:
    """From where a piece lies to where it looks, on the plane."""
    assert piece.to is not None
    (x, y), (tx, ty) = (piece.x, piece.y), piece.to
    long = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5
    dx, dy = (tx - x) / long, (ty - y) / long

    def point(along: float, aside: float) -> Point:
        at = x + dx * along - dy * aside, y + dy * along + dx * aside
        return camera.at(*at) if camera is not None else at

    neck = long - 14
    outline = [point(0, HALF), point(neck, HALF), point(neck, HALF + HEAD), point(long, 0)]
    outline += [point(neck, -HALF - HEAD), point(neck, -HALF), point(0, -HALF)]
    marks: list[Matrix] = []
    along = float(FIRST)
    while along < long - LAST:
        px, py = x + dx * along, y + dy * along
        if camera is None:
            marks.append((1, 0, 0, 1, px, py))
        else:
            a, _, _, d, e, f = camera.lay(px, py)
            marks.append((a, 0, 0, d * 1.15, e, f))
        along += STEP
    return Beam(outline, marks)
