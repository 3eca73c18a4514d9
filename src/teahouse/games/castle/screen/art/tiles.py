"""The tiles: an ivory face on a jade slab. Each kind has its motif, frame and letter, so none depends on its colour."""

from __future__ import annotations

from math import cos, radians, sin

from teahouse.draw.pictures import slot, veil
from teahouse.draw.sheet import Sheet, dot, glyph, gradient, line, moved, path, rect, use

W, H, R = 44, 58, 7
DX, DY = 5, 8  # how thick a tile is, and so how far a floor is shifted

TOKENS = {
    "light": {
        "--merchant": "#a5650a",
        "--soldier": "#b12a22",
        "--farmer": "#2e7b3b",
        "--season": "#7c3c92",
        "--wind": "#1d5c9c",
        "--dragon": "#2b2933",
        "--pearl": "#c23a2b",
    },
    "dark": {},
}

LETTERS = {"merchant": "M", "soldier": "S", "farmer": "F", "season": "Z", "wind": "W", "dragon": "D"}
IVORY = "var(--ivory)"


def hull(dx: float, dy: float, look: str) -> str:
    """The outline of a slab seen from the top left: the face and its shifted copy in one."""
    a, b, c, d = R, R, W - R, H - R
    corners = [(a, b), (c, b), (c + dx, b + dy), (c + dx, d + dy), (a + dx, d + dy), (a, d)]
    outline = "M" + "L".join(f"{x:g} {y:g}" for x, y in corners) + "Z"
    return path(outline, f'{look} stroke-width="{2 * R}" stroke-linejoin="round"')


def slab(colour: str, dx: float, dy: float) -> str:
    return hull(dx, dy, f'fill="{colour}" stroke="{colour}"')


SHADOW = rect(DX + 2, DY + 3, W + 1, H + 1, R + 1, 'fill="var(--shadow)" opacity=".2"') + rect(
    DX + 4, DY + 5, W + 4, H + 4, R + 3, 'fill="var(--shadow)" opacity=".1"'
)


def body(face_up: bool) -> str:
    """Two slabs on top of each other, the edge between them, light on the upper left rim."""
    upper, rim, lower = ("ivory-edge", "ivory-edge-2", "jade-2") if face_up else ("jade-2", "jade-3", "ivory-edge")
    shine = ".9" if face_up else ".32"
    return (
        SHADOW
        + slab("var(--jade-3)" if face_up else "var(--ivory-edge-2)", DX, DY)
        + slab(f"var(--{lower})", DX * 0.93, DY * 0.9)
        + slab(f"var(--{rim})", DX * 0.54, DY * 0.54)
        + slab(f"var(--{upper})", DX * 0.46, DY * 0.44)
        + rect(
            0, 0, W, H, R, f'fill="url(#g-{"ivory" if face_up else "jade"})" stroke="var(--{rim})" stroke-width=".5"'
        )
        + rect(
            1.1, 1.1, W - 2.2, H - 2.2, R - 1, f'fill="none" stroke="#fff" stroke-opacity="{shine}" stroke-width="1"'
        )
    )


def back_pattern() -> str:
    """A lotus rosette in a double frame."""
    petals = "".join(
        moved(path("M0-3C2.6-6 2.6-9.5 0-12.5C-2.6-9.5-2.6-6 0-3Z"), 22, 29, turn=turn) for turn in range(0, 360, 45)
    )
    return (
        '<g fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.1">'
        + rect(5, 5, W - 10, H - 10, 4)
        + rect(7.6, 7.6, W - 15.2, H - 15.2, 2.6, 'stroke-opacity=".18"')
        + petals
        + dot(22, 29, 13.8)
        + "</g>"
        + dot(22, 29, 2.4, 'fill="#fff" fill-opacity=".4"')
    )


# --- the three factions: the motif as often as the number says -------------------------------------------------------


def coin(c: str) -> str:
    return (
        dot(0, 0, 6.3, f'fill="{c}"')
        + dot(0, 0, 4.8, f'fill="none" stroke="{IVORY}" stroke-width=".7" opacity=".75"')
        + rect(-1.9, -1.9, 3.8, 3.8, 0.4, f'fill="{IVORY}"')
        + line("M-3.6-3.9A5.4 5.4 0 0 1 0-5.4", "#fff", 0.7, 'opacity=".55"')
    )


def sword(c: str) -> str:
    return (
        path("M0-8.8L2.2-6V1.2H-2.2V-6Z", f'fill="{c}"')
        + path("M0-6.6V1", f'stroke="{IVORY}" stroke-width=".9"')
        + line("M-5 1.6Q0 3.8 5 1.6", c, 2.2)
        + line("M0 3.4V5.8", c, 2.4)
        + dot(0, 7.4, 1.9, f'fill="{c}"')
    )


def rice(c: str) -> str:
    """An ear of grain: a stalk with two rows of leaves."""
    grain = "M0 0C2.9-.8 4.3-3.1 4-5.9C1.5-5.2-.2-3.1 0 0Z"
    left = "M0 0C-2.9-.8-4.3-3.1-4-5.9C-1.5-5.2 .2-3.1 0 0Z"
    ears = "".join(moved(path(grain, f'fill="{c}"') + path(left, f'fill="{c}"'), 0, y) for y in (-1.2, 2.6, 6.2))
    tip = path("M0-3.8C1.9-5.6 1.9-7.9 0-9.4C-1.9-7.9-1.9-5.6 0-3.8Z", f'fill="{c}"')
    return line("M0 8.4V-4", c, 1.2) + ears + tip


MOTIFS = {"merchant": coin, "soldier": sword, "farmer": rice}
SPOTS: dict[int, list[tuple[float, float, float]]] = {  # number -> where (x, y) and how large
    1: [(0, 0, 1.85)],
    2: [(-7.5, -6.5, 1.25), (7.5, 6.5, 1.25)],
    3: [(0, -8.5, 1.08), (-8.6, 8.6, 1.08), (8.6, 8.6, 1.08)],
    4: [(-8.2, -8.6, 1.02), (8.2, -8.6, 1.02), (-8.2, 8.6, 1.02), (8.2, 8.6, 1.02)],
    5: [(-10, -10.5, 0.84), (10, -10.5, 0.84), (0, 0, 0.84), (-10, 10.5, 0.84), (10, 10.5, 0.84)],
    6: [(x, y, 0.74) for y in (-12.4, 0, 12.4) for x in (-8.6, 8.6)],
}
# long motifs are drawn smaller where they stand below each other
SLENDER: dict[str, dict[int, float]] = {
    "merchant": {},
    "soldier": {4: 0.84, 5: 0.94, 6: 0.8},
    "farmer": {4: 0.88, 5: 0.96, 6: 0.84},
}
FRAMES = {  # rounded, cut corners, dashed: the frame alone tells the faction
    "merchant": rect(3.2, 3.2, W - 6.4, H - 6.4, 4.6, "{}"),
    "soldier": path("M8.5 3.2H35.5L40.8 8.5V49.5L35.5 54.8H8.5L3.2 49.5V8.5Z", "{}"),
    "farmer": rect(3.2, 3.2, W - 6.4, H - 6.4, 4.6, '{} stroke-dasharray="3.2 2.6"'),
}


def faction(kind: str, number: int) -> str:
    c = f"var(--{kind})"
    frame = FRAMES[kind].format(f'fill="none" stroke="{c}" stroke-width=".9" opacity=".42"')
    thin = SLENDER[kind].get(number, 1)
    spots = "".join(moved(MOTIFS[kind](c), 22 + x, 35.2 + y, round(k * thin, 3)) for x, y, k in SPOTS[number])
    plaque = rect(3.2, 3.2, 14, 16.6, 4.4, f'fill="{IVORY}"')
    return (
        frame + spots + plaque + glyph(str(number), 5.6, 5.4, 0.92, c, 2.7) + glyph(LETTERS[kind], 34.6, 6, 0.42, c, 2)
    )


# --- seasons in a medallion ------------------------------------------------------------------------------------------


def blossom(c: str) -> str:
    petal = path("M0-3C5.8-6.6 5-13 1.6-14.2L0-12.4L-1.6-14.2C-5-13-5.8-6.6 0-3Z", f'fill="{c}"')
    stamen = line("M0 0V-5.6", IVORY, 0.7) + dot(0, -6.4, 1, f'fill="{IVORY}"')
    return (
        "".join(moved(petal, turn=turn) for turn in range(0, 360, 72))
        + "".join(moved(stamen, turn=turn + 36) for turn in range(0, 360, 72))
        + dot(0, 0, 2.4, f'fill="{IVORY}"')
        + dot(0, 0, 1.1, f'fill="{c}"')
    )


def lotus(c: str) -> str:
    return (
        path(
            "M-5 7C-12 7.5-15.8 3.5-16-1.5C-10-2.5-6 1.2-4 5.8ZM5 7C12 7.5 15.8 3.5 16-1.5C10-2.5 6 1.2 4 5.8Z",
            f'fill="{c}" opacity=".55"',
        )
        + path(
            "M-3.4 6.5C-10 3.6-13-3-11.6-9C-6-7-2.4-2-2 5ZM3.4 6.5C10 3.6 13-3 11.6-9C6-7 2.4-2 2 5Z",
            f'fill="{c}" opacity=".8"',
        )
        + path("M0-13.5C5.2-7.4 5.2 1 0 7C-5.2 1-5.2-7.4 0-13.5Z", f'fill="{c}"')
        + line("M0-9.5V3M-2-5.5V1M2-5.5V1", IVORY, 0.6, 'opacity=".6"')
        + line("M-12 10.8H12M-7 13.8H7", c, 1.4)
    )


def maple(c: str) -> str:
    lobes = [(-90, 14.2), (-64, 6.4), (-38, 12.8), (-16, 5.8), (8, 12.2), (48, 4.8), (90, 5)]
    half = [(r * cos(radians(a)), r * sin(radians(a))) for a, r in lobes]
    outline = "L".join(f"{x:.1f} {y:.1f}" for x, y in half + [(-x, y) for x, y in half[-2:0:-1]])
    return (
        path(f"M{outline}Z", f'fill="{c}" stroke="{c}" stroke-width="1.9" stroke-linejoin="round"')
        + line("M0 5V14", c, 2)
        + line("M0 5V-8.5M0 2.5L7.5-3.5M0 2.5L-7.5-3.5M0 3.5L7.5 2M0 3.5L-7.5 2", IVORY, 0.8)
    )


def snow(c: str) -> str:
    arm = line("M0 0V-14M0-9.4L4.2-13M0-9.4L-4.2-13M0-5.2L3.2-8M0-5.2L-3.2-8", c, 1.7)
    return (
        "".join(moved(arm, turn=turn) for turn in range(0, 360, 60))
        + dot(0, 0, 2.3, f'fill="{c}"')
        + dot(0, 0, 1, f'fill="{IVORY}"')
    )


SEASONS = (blossom, lotus, maple, snow)


def season(number: int) -> str:
    c = "var(--season)"
    medal = (
        dot(22, 31, 18.4, f'fill="{c}" opacity=".12"')
        + dot(22, 31, 18.4, f'fill="none" stroke="{c}" stroke-width="1" opacity=".7"')
        + dot(22, 31, 16.6, f'fill="none" stroke="{c}" stroke-width=".5" opacity=".6"')
    )
    return medal + moved(SEASONS[number - 1](c), 22, 31, 0.98) + corner("season", number)


# --- winds between open corners --------------------------------------------------------------------------------------


def breeze(c: str) -> str:
    return line(
        "M-14-4H4A4.5 4.5 0 1 0-.5-8.6M-14 2H9.6A4.6 4.6 0 1 1 5 6.7M-14 8H-2.5A3.8 3.8 0 1 1-6.3 11.9",
        c,
        2.4,
    )


def cloud(c: str) -> str:
    return (
        path(
            "M-10 6.5A6 6 0 0 1-10.3-5.5A8 8 0 0 1 4.9-8.5A7 7 0 0 1 10 4.8Q9.5 6.5 8 6.5Z",
            f'fill="{c}"',
        )
        + line("M-6.5 2A3.6 3.6 0 1 1-1.5-1.5M1.8 2A3.4 3.4 0 1 1 6.4-1.2", IVORY, 1.1)
        + line("M-9 11H9.5M-5 15H5", c, 2)
    )


def rain(c: str) -> str:
    return (
        path("M-9 1A5.2 5.2 0 0 1-9-9.4A7.2 7.2 0 0 1 4.4-12A6.3 6.3 0 0 1 8.6 1Z", f'fill="{c}"')
        + line("M-6.5-3A3 3 0 1 1-2.5-5.8", IVORY, 1)
        + line("M-8 5.5L-10.5 12.5M-1 5.5L-3.5 12.5M6 5.5L3.5 12.5", c, 2.3)
    )


def storm(c: str) -> str:
    return line("M-13-8C-6-14 8-14 12-7C15 0 7 5 3 1C0-2 3-6 6-4M12 6C7 12-3 14-10 10", c, 2.2) + path(
        "M-4-9L-10 3H-5.5L-8.5 13L2-1H-3.2L1-9Z", f'fill="{c}" stroke="{IVORY}" stroke-width="1.1"'
    )


WINDS = (breeze, cloud, rain, storm)


def wind(number: int) -> str:
    c = "var(--wind)"
    corners = line(
        "M34 4H36.5Q40 4 40 7.5V12M40 46V50.5Q40 54 36.5 54H32M12 54H7.5Q4 54 4 50.5V46",
        c,
        1.3,
        'opacity=".65"',
    )
    return corners + moved(WINDS[number - 1](c), 22.5, 32, 1.02) + corner("wind", number)


# --- dragons between lacquer brackets --------------------------------------------------------------------------------


def scales(way: str, width: float) -> str:
    c = "var(--dragon)"
    return (
        f'<path d="{way}" fill="none" stroke="{c}" stroke-width="{width + 2.6:g}" stroke-dasharray="1.5 2.1"/>'
        + line(way, c, width)
        + f'<path d="{way}" fill="none" stroke="{IVORY}" stroke-width="1.1" stroke-dasharray="1.2 2.4" opacity=".85"/>'
    )


def head(x: float, y: float, turn: float = 0, mirrored: bool = False) -> str:
    c = "var(--dragon)"
    drawn = (
        path(
            "M-6.4 2.6L-8.6-3.6L-4.9-2L-5.2-7.2L-1.2-3Q3.4-3.8 7.4-.7Q9 .9 6.9 2L3.8 2.4L6.7 4.2Q3.2 6.3-1.5 5.2Z",
            f'fill="{c}"',
        )
        + dot(0.4, -0.1, 1.3, f'fill="{IVORY}"')
        + dot(0.7, -0.1, 0.6, 'fill="var(--pearl)"')
        + line("M6.4 1.2Q11 1.6 11.6 5.6M-6.5 3.5Q-9 5-8.5 7.5", c, 0.9)
    )
    return f'<g transform="translate({x:g},{y:g}) rotate({turn:g}){" scale(-1,1)" if mirrored else ""}">{drawn}</g>'


def pearl_dragon() -> str:
    pearl = dot(6.5, -2.5, 4.6, 'fill="var(--pearl)"') + dot(5.2, -4, 1.4, 'fill="#fff" opacity=".85"')
    return scales("M-8 17.5C9 19 13.5 8.5 4 4.5C-6 .3-13-3-9.5-9.5C-8-12.5-4-14 0-13.5", 5) + head(3.5, -13, 8) + pearl


def flame_dragon() -> str:
    flame = path("M-11 3C-15.5-2-10.5-4-10.5-9C-6.6-6-4.3-3-6.3 1.5C-7.3 4-10 4.4-11 3Z", 'fill="var(--pearl)"')
    return (
        scales("M10 17.5C-6 20-12.5 12-4 5.5C3 0 11.5-2 8.5-8.5C7-12 3.5-13.5 0-12.5", 5)
        + head(-4, -12, mirrored=True)
        + flame
    )


def coil_dragon() -> str:
    return (
        scales("M-2-.5C-4 4 4 7 8 2C12-4 6-12-2-11.5C-12-11-15 0-11.5 8C-9 13.5-3 16 4 15", 4.6)
        + head(8.5, 14.5, -10)
        + dot(-0.2, -3, 2.2, 'fill="var(--pearl)"')
    )


DRAGONS = (pearl_dragon, flame_dragon, coil_dragon)


def dragon(number: int) -> str:
    c = "var(--soldier)"
    brackets = line("M33.5 4H40V10.5M40 47.5V54H33.5M10.5 54H4V47.5", c, 1.5)
    inner = line("M33.5 7H37V10.5M37 47.5V51H33.5M10.5 51H7V47.5", c, 0.7)
    return brackets + inner + moved(DRAGONS[number - 1](), 22, 30.5, 0.92) + corner("dragon", number)


def corner(kind: str, number: int) -> str:
    """The letter of the kind in the corner, with the number of the picture beside it."""
    c = "var(--soldier)" if kind == "dragon" else f"var(--{kind})"
    return glyph(LETTERS[kind], 4.6, 4.6, 0.58, c, 2.5) + glyph(str(number), 11.6, 7.2, 0.38, c, 2.4)


FACES = {
    "M": ("merchant", 6),
    "S": ("soldier", 6),
    "F": ("farmer", 6),
    "Z": ("season", 4),
    "W": ("wind", 4),
    "D": ("dragon", 3),
}
SPECIAL = {"season": season, "wind": wind, "dragon": dragon}


def add_tiles(sheet: Sheet) -> None:
    """All faces under the names of the rules (M1 … D3), the back, the tile nobody has seen, and an empty space."""
    for name, tokens in TOKENS.items():
        sheet.tokens[name] |= tokens
    sheet.defs["g-ivory"] = gradient("g-ivory", "var(--ivory)", "var(--ivory-2)", (0.6, 1))
    sheet.defs["g-jade"] = gradient("g-jade", "var(--jade)", "var(--jade-2)", (0.7, 1))
    sheet.symbols["tile-body"] = body(True)
    for side, across in (("left", "1"), ("above", "0")):  # the shade of a higher stack there
        sheet.defs[f"g-from-{side}"] = (
            f'<linearGradient id="g-from-{side}" x1="0" y1="0" x2="{across}" y2="{1 - int(across)}">'
            '<stop offset="0" stop-color="#0b1512" stop-opacity=".75"/>'
            '<stop offset="1" stop-color="#0b1512" stop-opacity="0"/>'
            "</linearGradient>"
        )
    shades = rect(0, 0, W * 0.62, H, R, 'fill="url(#g-from-left)" opacity="var(--from-left,0)"')
    shades += rect(0, 0, W, H * 0.5, R, 'fill="url(#g-from-above)" opacity="var(--from-above,0)"')
    sheet.symbols["tile-veil"] = shades + veil(W, H, R)
    sheet.draw("back", (W, H), body(False) + back_pattern() + use("tile-veil"))
    sheet.draw("unseen", (W, H), use("tile-body") + use("tile-veil"))
    for letter, (kind, count) in FACES.items():
        for number in range(1, count + 1):
            motif = SPECIAL[kind](number) if kind in SPECIAL else faction(kind, number)
            sheet.draw(f"{letter}{number}", (W, H), use("tile-body") + motif + use("tile-veil"))
    sheet.draw("slot", (W, H), slot(W, H, R))
