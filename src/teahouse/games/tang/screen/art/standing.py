"""What stands in the tilted garden and around it: decorations, guests from four sides, halls, paintings (standing.svg).

A standing picture has its foot at its origin. Twenty landscapes have paintings of their own; those of an owner's board
that show other icons get sky and peaks.
"""

from __future__ import annotations

import re
from importlib.resources import files

from teahouse.draw.sheet import Sheet, dot, gradient, moved, path, rect
from teahouse.games.tang.rules.board import Board
from teahouse.games.tang.rules.choices import CHARACTER_WORDS, KIND_WORDS
from teahouse.games.tang.rules.pieces import ICON_COUNT, ICONS, LANDSCAPE_NAMES, LARGE_LANDSCAPES, SIDES, STACKS
from teahouse.games.tang.screen.art.decorations import SIZE as DECO_SIZE
from teahouse.games.tang.screen.art.people import SIZE as MINI_SIZE
from teahouse.games.tang.screen.art.tiles import KNOWN, T

LARGE_PAINTING, SMALL_PAINTING = (190, 92), (124, 60)
DECO_FEET, MINI_FEET, HALL_FEET = (18, 24), (15, 37), (32, 54)  # in their flat pictures
GUEST_SCALE = 1.12
PAINTED = {  # what the paintings show
    "L1": "dragon dragon",
    "L2": "dragon temple",
    "L3": "sun waterfall",
    "L4": "moon construction",
    "L5": "temple village",
    "L6": "construction",
    "L7": "waterfall",
    "L8": "animal",
    "S1": "animal",
    "S2": "animal",
    "S3": "animal waterfall",
    "S4": "animal village",
    "S5": "village",
    "S6": "village",
    "S7": "village waterfall",
    "S8": "waterfall",
    "S9": "waterfall",
    "S10": "construction",
    "S11": "construction",
    "S12": "temple",
}
OTHER_SKIES = ("dawn", "day", "dusk", "mist")
FACINGS = "NESW"
BASES = ("t-base", "q-ground", "q0", "q1", "q2", "q3")

COLOURS = {
    "light": {
        "--edge": "#fff9e9",
        "--slot": "#e5d6b3",
        "--slot-line": "#b59c68",
        "--lac-1": "#8d2a20",
        "--lac-2": "#5a150f",
        "--sand-bed": "#e9dbb9",
        "--sand-cell": "#efe3c6",
        "--sand-line": "#cfb988",
        "--court": "#d5c7a0",
        "--slab": "#5b4a30",
        "--slab-line": "#2f2415",
    },
    "dark": {
        "--edge": "#d9cfb6",
        "--slot": "#2b3238",
        "--slot-line": "#6c6a55",
        "--lac-1": "#6d2119",
        "--lac-2": "#3a0d09",
        "--sand-bed": "#b9aa84",
        "--sand-cell": "#c3b48e",
        "--sand-line": "#9c8a5d",
        "--court": "#a3956f",
        "--slab": "#3d301d",
        "--slab-line": "#1d150b",
    },
}
DEFINED = re.compile(r'^<(?:linearGradient|clipPath) id="([\w-]+)".*$', re.M)
SYMBOL = re.compile(r'^<symbol id="([\w-]+)">(.*)</symbol>$', re.M)
RING = 'fill="none" stroke="var(--ring,none)" stroke-width="3.2"'


def painted_size(name: str) -> tuple[int, int]:
    return LARGE_PAINTING if name.startswith("L") else SMALL_PAINTING


def art_of(board: Board, landscape: int) -> str:
    """The flat picture of a landscape; its painting is found by it."""
    name = LANDSCAPE_NAMES[landscape]
    icons = board.icons[landscape * ICON_COUNT : (landscape + 1) * ICON_COUNT]
    shown = sorted(ICONS[icon] for icon in range(ICON_COUNT) for _ in range(icons[icon]))
    if shown == sorted(PAINTED[name].split()):
        return f"land-{name}"
    return f"land-{'large' if landscape < LARGE_LANDSCAPES else 'small'}-{landscape % len(OTHER_SKIES)}"


def painting_of(board: Board, landscape: int) -> str:
    return art_of(board, landscape).replace("land-", "paint-")


def _rim(w: int, h: int) -> str:
    return rect(-1.2, -1.2, w + 2.4, h + 2.4, 6, 'fill="var(--veil-ink,#1c3032)" opacity="var(--veil,0)"') + rect(
        -1.2, -1.2, w + 2.4, h + 2.4, 6, RING
    )


def _without_ring(body: str) -> str:
    """Every painting has the same ring and veil: those of this house."""
    return re.sub(r"<rect [^>]*var\(--ring[^>]*/>", "", body)


def _other(sheet: Sheet, name: str, size: tuple[int, int], sky: str) -> None:
    w, h = size
    air = f'<g clip-path="url(#cp-paint-{"l" if size == LARGE_PAINTING else "s"})">'
    air += rect(0, 0, w, h, 0, f'fill="url(#sk-{sky})"')
    air += moved('<use href="#m-peaks"/>', w * 0.34, h, h / 84) + moved('<use href="#m-peaks"/>', w * 0.72, h, h / 104)
    frame = rect(-2.5, -2.5, w + 5, h + 5, 7, 'fill="var(--edge)" stroke="#4b3d28" stroke-opacity=".55"')
    sheet.draw(name, size, frame + air + "</g>" + _rim(w, h))


def add_standing(sheet: Sheet) -> None:
    """To be called when the flat pictures are there."""
    text = (files("teahouse.games.tang.screen.art") / "standing.svg").read_text("utf-8")
    for found in DEFINED.finditer(text):
        sheet.defs[found[1]] = found[0]
    bodies = {found[1]: found[2] for found in SYMBOL.finditer(text)}
    for theme, colours in COLOURS.items():
        sheet.tokens[theme] |= colours
    sheet.defs["g-lacquer"] = gradient("g-lacquer", "var(--lac-1)", "var(--lac-2)", (0, 1))
    shapes = [name for name in bodies if name[:2] in ("m-", "b-")]
    for name in shapes:
        sheet.symbols[name] = bodies[name]
    ring = f'<ellipse cx="0" cy="0" rx="19" ry="8" {RING}/>'
    for kind in KIND_WORDS:
        sheet.draw(f"s-{kind}", DECO_SIZE, bodies[f"s-{kind}"] + ring)
        sheet.tilted[f"deco-{kind}"], sheet.feet[f"deco-{kind}"] = f"s-{kind}", DECO_FEET
    for name in CHARACTER_WORDS:
        for side in FACINGS:
            body = moved(bodies[f"g-{name}-{side}"], scale=GUEST_SCALE)
            sheet.draw(f"g-{name}-{side}", MINI_SIZE, body + ring)
        sheet.draw(f"g-{name}", MINI_SIZE, f'<use href="#g-{name}-S"/>')
        sheet.tilted[f"mini-{name}"], sheet.feet[f"mini-{name}"] = f"g-{name}", MINI_FEET
    for name in LANDSCAPE_NAMES:
        w, h = painted_size(name)
        sheet.draw(f"paint-{name}", (w, h), _without_ring(bodies[f"paint-{name}"]) + _rim(w, h))
        size = "large" if name.startswith("L") else "small"
        flat = f"land-{size}-{LANDSCAPE_NAMES.index(name) % len(OTHER_SKIES)}"
        sheet.draw(f"land-{name}", sheet.sizes[flat], f'<use href="#{flat}"/>')
        sheet.tilted[f"land-{name}"] = f"paint-{name}"
    for size, (w, h) in (("large", LARGE_PAINTING), ("small", SMALL_PAINTING)):
        for number, sky in enumerate(OTHER_SKIES):
            _other(sheet, f"paint-{size}-{number}", (w, h), sky)
            sheet.tilted[f"land-{size}-{number}"] = f"paint-{size}-{number}"
        for place in ("stand", "inlay"):
            sheet.draw(f"{place}-{size}", (w, h), bodies[f"{place}-{size}"])
        look = 'fill="var(--gold)" fill-opacity=".42" stroke="var(--ring,var(--gold))" stroke-width="3.4"'
        sheet.draw(f"panel-{size}", (w, h), rect(1.5, 1.5, w - 3, h - 3, 6, f'{look} stroke-dasharray="9 6"'))
        sheet.tilted[f"slot-{size}"] = f"panel-{size}"
    for terrain in range(3):
        sheet.draw(f"hall-{terrain}", (T, T), "")  # lying flat, the tile itself shows its temple
        sheet.draw(f"s-temple-{terrain}", (T, T), bodies[f"s-temple-{terrain}"])
        sheet.tilted[f"hall-{terrain}"], sheet.feet[f"hall-{terrain}"] = f"s-temple-{terrain}", HALL_FEET
        sheet.draw(f"lot-{terrain}", (T, T), _without_ring(bodies[f"lot-{terrain}"]) + '<use href="#t-rim"/>')
        sheet.tilted[f"t-temple-{terrain}"] = f"lot-{terrain}"
        sheet.tilted[f"t-tttt{terrain}"] = f"lot-{terrain}"
    sheet.draw("disc", (56, 56), moved(bodies["disc"], 28, 28, turn=180))
    sheet.tilted["gaze"] = "disc"
    sheet.tilted["coordinates"] = ""
    sheet.feet |= {"number": (9, 8), "points": (17, 51), "spot-face": (20, 20)}
    for name in [art for art in sheet.sizes if art in KNOWN or art.startswith(BASES)]:
        sheet.thick[name] = 4  # of a tile in several parts the ground is
    for size, r in (("large", 14.2), ("small", 11)):
        edge = dot(15, 18.5, r, 'fill="#2a1c40"') + dot(17, 21, r, 'fill="var(--shadow)" opacity=".25"')
        sheet.draw(f"thick-{size}", sheet.sizes[f"token-{size}"], edge + f'<use href="#token-{size}"/>')
        sheet.tilted[f"token-{size}"] = f"thick-{size}"
    sheet.thick |= {f"pile-{stack}": 3 for stack in STACKS}
    for number, side in enumerate(SIDES):
        arrow = path("M0-10L6 8L0 4L-6 8Z", 'fill="var(--accent)" stroke="var(--paper)" stroke-linejoin="round"')
        sheet.draw(f"compass-{side}", (24, 24), moved(arrow, 12, 12, turn=number * 90))
    sheet.plates |= TRAY
    sheet.labels["tray"] = 'font-size="10.5" font-weight="700" fill="var(--brass)"'


TRAY = {  # how the client paints a tray
    "tray-top": 'fill="var(--lac-1)" stroke="#2a0f0a" stroke-width="1.2"',
    "tray-front": 'fill="url(#g-lacquer)" stroke="#2a0f0a" stroke-width="1.2"',
    "tray-bed": 'fill="var(--sand-bed)" stroke="#5b4626" stroke-opacity=".6" stroke-width="1"',
    "tray-line": 'fill="none" stroke="var(--brass)" stroke-opacity=".8" stroke-width="1.2"',
    "tray-shade": 'fill="var(--shadow)" opacity=".22"',
}
