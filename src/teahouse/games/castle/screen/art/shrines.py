"""Shrines as they stand in a realm: a shrine has as many roofs as it is worth."""

from __future__ import annotations

from teahouse.draw.pictures import RING
from teahouse.draw.sheet import Sheet, dot, moved, path, rect

SIZE = (44, 50)
POSTS = path("M-11 20V9H11V20Z", 'fill="var(--plate)" stroke="var(--wood-2)" stroke-width=".8"') + path(
    "M-7.500 10V20M7.500 10V20", 'stroke="var(--lacquer)" stroke-width="1.7"'
)
ROOF = path(
    "M-18 10.500Q-8 8 0 0Q8 8 18 10.500Q13 13.400 7 12.600H-7Q-13 13.400-18 10.500Z",
    'fill="var(--seat,var(--lacquer))" stroke="var(--shadow)" stroke-opacity=".6" stroke-width=".9"',
) + path("M-11 9Q-5 6 0 1.600", 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.1"')
BASE = '<ellipse cx="23" cy="46.500" rx="17" ry="4.600" fill="var(--shadow)" opacity=".28"/>' + path(
    "M7 43.500H37L38.500 47.500H5.500Z", 'fill="var(--wood-2)"'
)
TRAY = {  # of a realm that is seen from the front
    "tray-top": 'fill="var(--wood)" stroke="var(--wood-2)" stroke-width="1"',
    "tray-front": 'fill="var(--wood-2)" stroke="var(--wood-2)" stroke-width="1"',
    "tray-bed": 'fill="var(--card-2)" stroke="var(--plate-line)" stroke-width="1"',
    "tray-line": 'fill="none" stroke="var(--brass)" stroke-opacity=".45" stroke-width=".8"',
    "tray-shade": 'fill="var(--shadow)" opacity=".2"',
}
STEP, SMALLER = 10, 0.2  # from roof to roof upwards


def _shrine(roofs: int) -> str:
    floors = "".join(moved(POSTS + ROOF, 22, 24 - STEP * floor, 1 - SMALLER * floor) for floor in range(roofs))
    ball = dot(22, 24 - STEP * (roofs - 1), 2.3, 'fill="var(--brass)" stroke="var(--brass-2)" stroke-width=".8"')
    return BASE + floors + ball + f"<g>{rect(1, 5, 42, 44, 8, RING)}</g>"


def add_shrines(sheet: Sheet) -> None:
    for roofs in (1, 2, 3):
        sheet.draw(f"shrine-{roofs}", SIZE, _shrine(roofs))
        sheet.feet[f"shrine-{roofs}"] = (22, 44)
    sheet.feet["height"] = (9, 8)
    sheet.plates |= TRAY
