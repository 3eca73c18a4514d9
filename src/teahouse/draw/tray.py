"""A tilted surface without a browser: the tray around its bed, blocks with sides, beams; as in the client."""

from __future__ import annotations

import re
from collections.abc import Callable

from teahouse.draw.camera import MARKS, Camera, Matrix, Point, beam
from teahouse.draw.scene import Piece, Plate, Surface

Inside = Callable[[float, float], bool]
Look = Callable[[str], str]  # a style of the sheet's plates as attributes

RIM = 0.017  # of the width of the bed
SHEETS = 13  # lines on the side of a block that tell how many lie there
COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}


def pair(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def polygon(points: list[Point]) -> str:
    return f"M{'L'.join(map(pair, points))}Z"


def quad(camera: Camera, x: float, y: float, w: float, h: float) -> str:
    """A rectangle of the plane."""
    return polygon([camera.at(x, y), camera.at(x + w, y), camera.at(x + w, y + h), camera.at(x, y + h)])


def written(matrix: Matrix) -> str:
    a, b, c, d, e, f = matrix
    return f"matrix({a:.4f},{b:.4f},{c:.4f},{d:.4f},{e:.1f},{f:.1f})"


def projected(camera: Camera, d: str, inside: Inside) -> str:
    """Path data on the plane, point by point; none if it begins beside the bed."""
    made, x, y = "", 0.0, 0.0
    for letter, rest in COMMAND.findall(d):
        upper = letter.upper()
        numbers = [float(number) for number in NUMBER.findall(rest)]
        count = ARGUMENTS.get(upper, 0)
        if not count:
            made += upper
            continue
        left, top = (x, y) if letter != upper else (0.0, 0.0)
        for at in range(0, len(numbers), count):
            if letter != upper:
                left, top = x, y
            if upper == "H":
                points = [(numbers[at] + left, y)]
            elif upper == "V":
                points = [(x, numbers[at] + top)]
            else:
                points = [(numbers[n] + left, numbers[n + 1] + top) for n in range(at, at + count, 2)]
            x, y = points[-1]
            if not made and not inside(x, y):
                return ""
            sign = "L" if upper in "HV" or (at and upper == "M") else upper
            made += sign + " ".join(pair(camera.at(*point)) for point in points)
    return made


def tray(surface: Surface, camera: Camera, look: Look) -> list[str]:
    """All that lies below the pieces, but for what is written."""
    tilt = surface.tilt
    assert tilt is not None
    x, y, w, h = tilt.bed
    rim = w * RIM
    near, other = camera.at(x - rim, y + h + rim * 0.7), camera.at(x + w + rim, y + h + rim * 0.7)
    far, opposite = camera.at(x - rim, y - rim), camera.at(x + w + rim, y - rim)
    low = near[1] + camera.eye.front

    def drawn(d: str, style: str) -> str:
        return f'<path d="{d}" {look(style)}/>'

    half = (other[0] - near[0]) / 2
    front = (
        f"M{pair(near)}L{pair(other)}V{low - 5:.1f}Q{other[0]:.1f} {low:.1f} {other[0] - 7:.1f} {low:.1f}"
        f"H{near[0] + 7:.1f}Q{near[0]:.1f} {low:.1f} {near[0]:.1f} {low - 5:.1f}Z"
    )
    lines = f"M{near[0] + 3:.1f} {near[1] + 4:.1f}H{other[0] - 3:.1f}"
    lines += f"M{near[0] + 5:.1f} {low - 3:.1f}H{other[0] - 5:.1f}"
    made = [
        f'<ellipse cx="{near[0] + half:.1f}" cy="{low + 4:.1f}" rx="{half * 1.03:.1f}"'
        f' ry="{5 + camera.eye.front / 10:g}" {look("tray-shade")}/>',
        drawn(front, "tray-front"),
        drawn(polygon([near, other, opposite, far]), "tray-top"),
        drawn(lines, "tray-line"),
        drawn(quad(camera, x - rim / 2, y - rim / 2, w + rim, h + rim), "tray-line"),
        drawn(quad(camera, x, y, w, h), "tray-bed"),
    ]

    def inside(px: float, py: float) -> bool:
        return x - 2 <= px <= x + w + 2 and y - 2 <= py <= y + h + 2

    def on_bed(plate: Plate) -> bool:
        within = inside(plate.x, plate.y) and inside(plate.x + plate.w, plate.y + plate.h)
        return within and (plate.w < w - 1 or plate.h < h - 1)

    for plate in filter(on_bed, surface.plates):
        made.append(drawn(quad(camera, plate.x, plate.y, plate.w, plate.h), plate.style))
    for style, d in surface.strokes:
        seen = projected(camera, d, inside)
        if seen:
            made.append(drawn(seen, style))
    return made


def block(matrix: Matrix, w: int, h: int, thick: int, lift: int, colours: tuple[str, ...]) -> str:
    """The side of a block towards the viewer, in the units of its picture, and its shadow."""
    a, _, c, d, _, _ = matrix
    high = (lift + thick) * a * (0.64 if w > 40 else 0.9)  # a block that is drawn larger is no higher for it
    x, y = -c * high / (a * d), high / d
    side, lined, shade = colours
    made = ""
    if lift:
        sx, sy = 8 / a, 5 / d
        made += (
            f'<path d="M{x:.2f} {h + y:.2f}l{sx:.2f} {sy:.2f}H{w + x + sx:.2f}L{w + sx:.2f} {h * 0.1 + sy:.2f}'
            f'L{w} {h * 0.1:.2f}L{w + x:.2f} {h + y:.2f}Z" fill="{shade}" opacity=".26"/>'
        )
    made += f'<path d="M1 {h - 1.5:.2f}H{w - 1}L{w - 1 + x:.2f} {h + y:.2f}H{1 + x:.2f}Z" fill="{side}"/>'
    count = min(SHEETS, round(lift / 1.4)) if lift else 0
    lines = "".join(f"M{1 + x * n / count:.2f} {h + y * n / count:.2f}h{w - 2}" for n in range(1, count))
    if lines:
        made += f'<path d="{lines}" fill="none" stroke="{lined}" stroke-width=".8" opacity=".6"/>'
    return made


def ray(piece: Piece, camera: Camera | None, colour: str) -> str:
    """A line of sight: casing, core, edge, and a string of the seat's shape."""
    made = beam(piece, camera)
    d = polygon(made.outline)
    mark = MARKS[max(0, piece.seat) % len(MARKS)]
    shapes = "".join(
        f'<path d="{mark}" transform="{written(matrix)}" fill="{colour}" stroke="#241c12" stroke-width="1.5"/>'
        for matrix in made.marks
    )
    return (
        f'<g stroke-linejoin="round"><path d="{d}" fill="none" stroke="#241c12" stroke-width="3.6" opacity=".8"/>'
        f'<path d="{d}" fill="#fffaea" fill-opacity=".8" stroke="{colour}" stroke-width="1.8"/>{shapes}</g>'
    )
