"""Pictures of the land: its colours, mountains, woods, fields and water; the medallions of places and their names.

What stands on the land has its foot at its origin; the map lays it down at a point and in a size of its own.
"""

from __future__ import annotations

from math import cos, radians, sin

from teahouse.draw.sheet import Sheet, dot, line, moved, path, rect

PLACE = 56
DARK = "#3a2a12"
RING = 'fill="none" stroke="var(--ring,none)" stroke-width="3.4"'
LETTERS = 32  # of the longest name that has a plate of its own width
LETTER, MARGIN, LINE = 6.9, 6, 17

TOKENS = {
    "light": {"--land": "#e9e0c4", "--land-2": "#e5d5a8", "--land-3": "#dabf83", "--night": "0"},
    "dark": {"--land": "#c9c1a8", "--land-2": "#c0b084", "--land-3": "#b09a66", "--night": ".2"},
}
TOKENS["light"] |= {"--sea": "#86b5be", "--sea-2": "#457c8b"}
TOKENS["dark"] |= {"--sea": "#2f5560", "--sea-2": "#2b5663"}

TINTS = {"snow": ("#f3f5ef", 0.95), "wood": ("#7f9f58", 0.75), "rice": ("#b5c573", 0.85), "gold": ("#dfac58", 0.75)}

SHADE = f'fill="{DARK}" opacity=".16"'
SCENERY = {
    "peak": f'<ellipse cx="10" cy="2" rx="40" ry="8" {SHADE}/>'
    + path(
        "M-40 2C-31-9-26-25-18-34C-13-38-9-30-6-26C-1-40 4-56 10-58C17-58 22-36 28-26C33-18 38-6 46 2Z",
        'fill="#94866d" stroke="#4d432f" stroke-width="1.1" stroke-linejoin="round"',
    )
    + path(
        "M10-58C17-58 22-36 28-26C33-18 38-6 46 2H18C20-12 16-26 12-34C10-42 8-50 10-58ZM-18-34C-13-38-9-30-6-26"
        "C-8-16-4-8-2 2H-14C-12-12-16-22-18-34Z",
        'fill="#655943" opacity=".75"',
    )
    + path(
        "M10-58C14-57 17-49 20-42L14-38L10-43L5-37L2-42C5-50 7-57 10-58ZM-18-34C-15-36-12-32-10-29L-15-24L-19-27"
        "L-24-23C-22-28-20-32-18-34Z",
        'fill="#fbfaf4"',
    ),
    "hill": f'<ellipse cx="6" cy="1" rx="30" ry="6" {SHADE}/>'
    + path(
        "M-32 1C-26-14-14-22-4-16C2-28 18-28 24-14C28-8 32-2 36 1Z",
        'fill="#aaa767" stroke="#5e5a30" stroke-width="1"',
    )
    + path("M4-19C12-24 20-22 24-14C28-8 32-2 36 1H12C14-6 10-14 4-19Z", 'fill="#7f7e44" opacity=".7"')
    + line("M-20-6q5-6 12-6M-2-12q5-6 12-5", "#dcda9e", 1.4),
    "bamboo": f'<ellipse cx="3" cy="1" rx="20" ry="4" {SHADE}/>'
    + line("M-14 0C-14-14-12-26-15-36M-6 1C-6-16-4-30-1-42M4 1C4-14 6-24 4-34M11 0C11-10 13-20 17-28", "#4a7a34", 2.2)
    + path(
        "M-15-34q-9-1-12 5q8 1 12-5zM-15-28q9-2 12 4q-8 2-12-4zM-1-40q-9-2-13 4q8 2 13-4zM-1-34q9-3 13 3q-8 3-13-3z"
        "M4-32q8-3 12 3q-7 3-12-3zM17-27q7-3 10 3q-7 2-10-3zM4-24q-8-2-11 4q7 2 11-4zM-6-20q-8-2-11 4q7 2 11-4z",
        'fill="#6fa047" stroke="#39602a" stroke-width=".6"',
    ),
    "rice": path("M-39 2C-37-16-19-26 1-26S37-16 39 2Q-1 12-39 2Z", 'fill="#8fae52" stroke="#5f7a36"')
    + path("M-33 0C-29-14-15-20 1-20S31-12 33 0Q-1 8-33 0Z", 'fill="#a9c268" stroke="#5f7a36"')
    + path("M-26-3C-21-13-11-16 1-16S23-10 26-3Q-1 4-26-3Z", 'fill="#bdd3e0" stroke="#5f7a36"')
    + path("M-18-6C-13-12-7-13 1-13S15-10 19-6Q1-1-18-6Z", 'fill="#c3d67e" stroke="#5f7a36"')
    + line("M-11-7v-3M-5-6v-3M1-6v-3M7-6v-3M-27 2v-3M-15 4v-3M-1 5v-3M13 4v-3M25 1v-3", "#4d6a2a", 1.2),
    "lake": path(
        "M-36 0C-34-14-14-18 2-16C22-20 38-10 36 2C34 14 10 14-4 13C-24 14-38 10-36 0Z",
        'fill="#7fb4c4" stroke="#c9b27a" stroke-width="3"',
    )
    + line("M-20-3q6-4 12 0t12 0M0 6q6-4 12 0t10 0", "#e6f4f6", 1.5)
    + '<ellipse cx="-16" cy="5" rx="6" ry="3" fill="#4d8a52"/><ellipse cx="18" cy="-6" rx="5" ry="2.5" fill="#4d8a52"/>'
    + dot(-15, 2, 3, 'fill="#f0a3ba" stroke="#a8406c" stroke-width=".7"'),
    "pine": f'<ellipse cx="3" cy="1" rx="12" ry="3" {SHADE}/>'
    + line("M0 0V-8", "#5f3a20", 2.6)
    + path(
        "M-10-5L0-19L10-5ZM-8-12L0-25L8-12Z",
        'fill="#3f7350" stroke="#1f4a30" stroke-width=".9" stroke-linejoin="round"',
    ),
}


def _octagon(r: float, look: str) -> str:
    corners = [(r * cos(radians(a)), r * sin(radians(a))) for a in range(22, 382, 45)]
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z", look)


INNER = 'fill="#fbf3df" stroke="{0}" stroke-width="1.3"'


def village(yellow: bool) -> str:
    """A round medallion with a carved rim; that of a yellow place is of gold, with four studs."""
    rim, edge, low = ("var(--brass)", "#6b4a08", "#8a6410") if yellow else ("#bd9f66", DARK, "#5f4a26")
    studs = "".join(
        moved(path("M0-3.8L3.8 0L0 3.8L-3.8 0Z", f'fill="#fff3c4" stroke="{edge}"'), 22.6 * x, 22.6 * y)
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )
    return (
        '<ellipse cx="3" cy="7" rx="27.500" ry="24" fill="#2a1c0a" opacity=".28"/>'
        + dot(0, 3.4, 25, f'fill="{low}"')
        + dot(0, 0, 25, f'fill="{rim}" stroke="{edge}" stroke-width="1.3"')
        + dot(0, 0, 20.2, INNER.format("#7d6231"))
        + line("M-17.600-16.700A24.400 24.400 0 0 1 17.600-16.700", "#fff", 1.9, 'stroke-opacity=".55"')
        + (studs if yellow else "")
        + dot(0, 0, 26.5, RING)
    )


def city() -> str:
    """A wall of stone with battlements."""
    teeth = "".join(
        f'<rect x="-4.500" y="-29.500" width="9" height="7.500" rx="1" transform="rotate({angle})"/>'
        for angle in range(0, 360, 30)
    )
    stone = 'stroke="#40351f" stroke-width="1.2"'
    return (
        '<ellipse cx="3" cy="8" rx="30" ry="26" fill="#2a1c0a" opacity=".3"/>'
        + dot(0, 4.4, 27, 'fill="#6d6048"')
        + dot(0, 0, 27, f'fill="#a99a7c" {stone}')
        + f'<g fill="#cabd9d" {stone}>{teeth}</g>'
        + dot(0, 0, 21, 'fill="#f6ecd2" stroke="var(--rim,#40351f)" stroke-width="1.4"')
        + dot(0, 0, 30.5, RING)
    )


def capital() -> str:
    """An octagon of gold with two flags."""
    flags = "M-23-20V-34L-13-31L-23-28M23-20V-34L33-31L23-28"
    return (
        '<ellipse cx="3" cy="9" rx="31" ry="27" fill="#2a1c0a" opacity=".32"/>'
        + moved(_octagon(31, f'fill="#6b4a10" stroke="{DARK}" stroke-width="1.2"'), 0, 4.4)
        + _octagon(31, f'fill="#d9a93c" stroke="{DARK}" stroke-width="1.4"')
        + _octagon(25.5, INNER.format("#7d5700"))
        + path(flags, f'fill="#c23f2c" stroke="{DARK}" stroke-width="1.1" stroke-linejoin="round"')
        + _octagon(32.5, RING)
    )


def plate_width(letters: int) -> int:
    return round(min(letters, LETTERS) * LETTER + 2 * MARGIN)


def name_plate(w: int) -> str:
    look = 'fill="#fdf6e2" stroke="#6b5226" stroke-width="1.1"'
    return (
        rect(1, 2, w, LINE, 5, f'fill="{DARK}" opacity=".25"')
        + rect(0, 0, w, LINE, 5, look)
        + line(f"M3.500 {LINE - 2.2}H{w - 3.5}", "#c9ad6e", 0.9)
    )


def add_ground(sheet: Sheet) -> None:
    sheet.tokens = {theme: sheet.tokens[theme] | TOKENS[theme] for theme in TOKENS}
    for name, (colour, strong) in TINTS.items():
        stops = f'<stop offset="0" stop-color="{colour}" stop-opacity="{strong}"/>'
        stops += f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
        sheet.defs[f"g-{name}"] = f'<radialGradient id="g-{name}">{stops}</radialGradient>'
        sheet.symbols[f"tint-{name}"] = dot(0, 0, 100, f'fill="url(#g-{name})"')
    sheet.symbols |= SCENERY
    half = PLACE / 2
    for art, drawing in (
        ("place", village(False)),
        ("yellow", village(True)),
        ("city", city()),
        ("capital", capital()),
    ):
        sheet.draw(art, (PLACE, PLACE), moved(drawing, half, half))
    for letters in range(1, LETTERS + 1):
        w = plate_width(letters)
        sheet.draw(f"name-{letters}", (w, LINE), name_plate(w))
    sheet.draw("crowd", CROWD_SIZE, CROWD)


CROWD_SIZE = (24, 18)
CROWD = (  # the number of champions that stand in one berth, on the one that is seen
    rect(-22, -8, 38, 42, 10, 'fill="#fff" fill-opacity="0"')
    + rect(0, 0, 24, 18, 9, f'fill="#fdf6e2" stroke="{DARK}" stroke-width="1.8"')
    + rect(-22, -8, 48, 44, 10, RING)
)
