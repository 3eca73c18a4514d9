"""Signs of actions and goods: for the spaces of the action board, the cards and the clan sheets; and the cards."""

from __future__ import annotations

from math import cos, radians, sin

from teahouse.draw.sheet import Sheet, dot, line, moved, path, rect, use
from teahouse.games.panda.screen.art.figures import BUILDINGS, RING

INK = "var(--plate-ink)"
CELL = (82, 28)  # an option of the action board
PIN = (84, 1)  # what an option brings hangs on its corner, so that signs and words stay readable
ICON = 24
MISSION = (366, 46)  # a mission card: its name and how everybody stands in one line, what it asks for below

BEADS = "".join(
    dot(12 + 8 * cos(radians(a)), 12 + 8 * sin(radians(a)), 2.5, 'fill="#7a4a1e"') for a in range(0, 360, 45)
)
COIN = dot(12, 12, 9.6, 'fill="#c8912f" stroke="#7a5410" stroke-width="1"') + rect(
    8.8, 8.8, 6.4, 6.4, 0.6, 'fill="#fff4d8"'
)
SWORD = path(
    "M12 .8L14.6 4V14H18.4V16.6H14V22.6H10V16.6H5.6V14H9.4V4Z", 'fill="#9a2b24" stroke="#4d120d" stroke-width=".8"'
)
LANTERN = path("M6 6H18L20 12L18 19H6L4 12Z", 'fill="#c9472d" stroke="#5e1710" stroke-width=".9"') + line(
    "M12 2V6M12 19V23M9 6V19M15 6V19", "#5e1710", 1.3
)
CHEST = (
    rect(2.6, 7, 18.8, 13, 2, 'fill="#8a5a2e" stroke="#4a2d12" stroke-width="1"')
    + line("M2.6 11.4H21.4", "#4a2d12", 1.2)
    + rect(9.8, 9, 4.4, 5.4, 0.6, 'fill="#e0b64b" stroke="#4a2d12" stroke-width=".6"')
)
MASK = path("M3.6 4Q12 1 20.4 4Q21.4 18 12 22.4Q2.6 18 3.6 4Z", 'fill="#2a2522" stroke="#000"') + line(
    "M6.6 10.6h3.6M13.8 10.6h3.6", "#f0dcb8", 2.2
)
MOVE = line("M2.5 12H19M13 5.5L20 12L13 18.5", INK, 2.9)
TWO = line("M2 12H11.5M7 6.5L12.5 12L7 17.5M12.5 12H20.5M15.5 6.5L21.5 12L15.5 17.5", INK, 2.5)
VANISH = dot(12, 12, 8.4, f'fill="none" stroke="{INK}" stroke-width="2.2" stroke-dasharray="4 3"') + line(
    "M12 16V8.5M8.8 11.5L12 8.2L15.2 11.5", INK, 1.8
)
BOLT = path("M10 1.5L4 13.5H11L8.5 22.5L20 9.5H13L16 1.5Z", 'fill="#d39a22" stroke="#7a5410" stroke-width="1"')
STAR = path(
    "M12 1.6L15.1 8.6L22.6 9.3L16.9 14.3L18.7 21.8L12 17.7L5.3 21.8L7.1 14.3L1.4 9.3L8.9 8.6Z",
    'fill="#d39a22" stroke="#7a5410" stroke-width="1"',
)
SHIELD = path("M3 3.5Q12 5.5 21 3.5Q22 16 12 22Q2 16 3 3.5Z", f'fill="var(--stone)" stroke="{INK}" stroke-width="1.5"')
WALL = path("M3 22V15H6V17H10V15H14V17H18V15H21V22Z", 'fill="var(--stone)" stroke="#5c4a30" stroke-width="1"')
NINJA_SMALL = dot(0, 0, 4.6, 'fill="#2a2522" stroke="#f3e9d2" stroke-width=".8"') + line(
    "M-2.2-.4h1.2M1-.4h1.2", "#f0dcb8", 1.4
)
ANYONE = dot(12, 12, 7, f'fill="none" stroke="{INK}" stroke-width="2.2"')


def house(kind: str) -> str:
    return moved(BUILDINGS[kind], -0.4, -0.6, 0.88)


def in_city(kind: str) -> str:
    return moved(BUILDINGS[kind], 2.6, -1.6, 0.67) + WALL


SOME = (
    moved(BUILDINGS["gate"], -1.5, 0, 0.5)
    + moved(BUILDINGS["market"], 11, 0, 0.46)
    + moved(BUILDINGS["pagoda"], 4.6, 10.5, 0.5)
)

ICONS = {
    "move-1": MOVE,
    "move-2": TWO,
    "sneak": moved(MOVE, 0, 5, 0.8) + moved(NINJA_SMALL, 8, 5) + line("M4 1.5L12 8.5", "var(--lacquer)", 1.8),
    "cover": moved(MOVE, 0, -2.5, 0.72) + moved(NINJA_SMALL, 7.5, 18.5, 0.9) + moved(NINJA_SMALL, 17, 18.5, 0.9),
    "build-gate": house("gate"),
    "build-market": house("market"),
    "build-pagoda": house("pagoda"),
    "build-any": SOME,
    "city-gate": in_city("gate"),
    "city-market": in_city("market"),
    "city-pagoda": in_city("pagoda"),
    "city-any": moved(SOME, 3, -2, 0.72) + WALL,
    "beads": BEADS,
    "coin": COIN,
    "sword": SWORD,
    "lantern": LANTERN,
    "chest": CHEST,
    "mask": MASK,
    "vanish": VANISH,
    "sell": moved(CHEST, -1, 4, 0.8) + moved(STAR, 12, -0.5, 0.5),
    "ap": BOLT,
    "vp": STAR,
    "shield": SHIELD,
    "teleport": VANISH,
    "lead": moved(MOVE, 0, 3, 0.9) + dot(18, 5, 3.6, f'fill="none" stroke="{INK}" stroke-width="1.6"'),
    "strength": moved(BEADS, 0, 0, 0.58) + moved(COIN, 11.5, 1, 0.5) + moved(SWORD, 6, 11, 0.54),
    "quest": moved(LANTERN, 0, 0, 0.54) + moved(CHEST, 11.5, 0, 0.5) + moved(MASK, 6, 11.5, 0.52),
}


def option(signs: list[str]) -> str:
    """A space to choose: its signs at the left, the rest clear, so that what is written on the board shows through."""
    w, h = CELL
    if len(signs) == 1:
        drawn = use(f"icon-{signs[0]}", 3, 3, 0.92)
    else:
        drawn = "".join(use(f"icon-{sign}", 4, 1 + 13 * row, 0.56) for row, sign in enumerate(signs))
    return rect(0, 0, w, h, 7, 'fill="#fff" fill-opacity="0"') + drawn + use("option-state")


OPTION_STATE = rect(0.5, 0.5, CELL[0] - 1, CELL[1] - 1, 7, 'fill="var(--card)" opacity="var(--veil,0)"') + rect(
    0.8, 0.8, CELL[0] - 1.6, CELL[1] - 1.6, 6.4, 'fill="none" stroke="var(--ring,none)" stroke-width="2.4"'
)


SINGLE = [name for name in ICONS if name not in ("shield", "teleport", "lead", "strength", "quest")]
PAIRS = [(move, build) for move in ("move-1", "move-2") for build in ICONS if build[:5] in ("build", "city-")]
PAIRS += [("beads", "lantern"), ("coin", "chest"), ("sword", "mask")]


def city_card(signs: list[str]) -> str:
    """The number of a city card is written below its sign; a second sign stands beside the number."""
    drawn = use(f"icon-{signs[0]}", 17, 3, 0.9)
    if len(signs) > 1:
        drawn = use(f"icon-{signs[0]}", 6, 3, 0.86) + use(f"icon-{signs[1]}", 31, 3, 0.86)
    return moved(use("city-card-blank") + drawn, -19, -28)


def card(w: float, h: float, band: str) -> str:
    return (
        rect(1.5, 3, w, h, 7, 'fill="var(--shadow)" opacity=".2"')
        + rect(0, 0, w, h, 7, 'fill="var(--plate)" stroke="var(--plate-line)" stroke-width="1.2"')
        + (rect(0, 0, 6, h, 3, f'fill="{band}"') if band else "")
        + rect(0, 0, w, h, 7, 'fill="var(--card)" opacity="var(--veil,0)"')
        + rect(0.2, 0.2, w - 0.4, h - 0.4, 7, RING)
    )


def add_icons(sheet: Sheet) -> None:
    """A number belongs to the picture where it says so: then its size is that of the number."""
    for name, drawing in ICONS.items():
        sheet.draw(f"icon-{name}", (ICON, ICON), drawing)
    badge = rect(0.5, 0.5, 17, 13, 6.5, 'fill="var(--plate-ink)" stroke="var(--plate)" stroke-width="1"')
    piles = {name: use(f"icon-{name}") for name in ("beads", "coin", "sword", "lantern", "chest", "mask")}
    piles |= {kind: use(kind, -1, -1, 0.92) for kind in BUILDINGS}
    piles |= {"base": use("city", -1, -1, 0.46), "road": use("road-1-4", -1, 1, 0.95)}
    for name, drawing in piles.items():  # a pile of the supply, its number below
        clear = rect(-3, -3, 31, 36, 7, 'fill="#fff" fill-opacity="0"')
        sheet.draw(f"pile-{name}", (18, 14), moved(clear + drawing + rect(-3, -3, 31, 36, 7, RING), -10, -18) + badge)
    for seat in range(4):
        sheet.draw(f"count-{seat}", (18, 14), badge + use(f"seat-{seat}", -13, -0.5, 0.62))
        sheet.draw(f"supply-{seat}", (22, 16), use(f"guard-{seat}", -23, -3, 1.1))
        for guards in (1, 3, 4):
            w = guards * 20.5 + 6
            scale = 0.72 if guards == 1 else 0.5
            sheet.draw(f"stock-{guards}-{seat}", (18, 14), use(f"road-{guards}-{seat}", -w * scale - 1, 0, scale))
    dark = path("M.5 1Q8 3 15.5 1Q16.5 11 8 15.5Q-.5 11 .5 1Z", 'fill="var(--plate-ink)"')
    sheet.draw("need", (16, 14), dark)
    for champion, name in enumerate(("monk", "governor", "warrior")):  # a column of a clan sheet: mark, printed tile
        printed = use(f"icon-{('beads', 'coin', 'sword')[champion]}", -12, -38, 0.62)
        sheet.draw(f"column-{name}", (18, 14), use(f"seal-{name}", -39, -33, 1.2) + printed)
        sheet.draw(f"column-away-{name}", (18, 14), printed)
    sheet.symbols["option-state"] = OPTION_STATE
    sheet.symbols["city-card-blank"] = card(56, 46, "var(--stone)")
    for name in SINGLE:
        sheet.draw(f"option-{name}", CELL, option([name]), pin=PIN)
    for first, second in PAIRS:
        sheet.draw(f"option-{first}-{second}", CELL, option([first, second]), pin=PIN)
    sheet.draw("option", CELL, option([]), pin=PIN)  # for boards with other pairs of actions than we know
    sheet.draw("city-card", (18, 14), city_card(["vp"]))
    for name in ("vp", "ap", "strength", "quest", "move-1", "move-2"):
        sheet.draw(f"city-card-{name}", (18, 14), city_card([name]))
    for name in ("move-1", "move-2"):
        sheet.draw(f"city-card-vp-{name}", (18, 14), city_card(["vp", name]))
    w, h = MISSION
    sheet.draw("green-card", MISSION, card(w, h, "var(--governor)"), (13, 1, w - 20, h - 2))
    sheet.draw("blue-card", MISSION, card(w, h, "var(--monk)"), (13, 1, w - 20, h - 2))
    sheet.draw(
        "special-card", MISSION, card(w, h, "var(--governor)"), (13, 14, 166, 18)
    )  # A9: its spaces need the room
    sheet.symbols["special-blank"] = rect(0, 0, 27, 24, 6, 'fill="var(--plate-2)" stroke="var(--plate-line)"')
    sheet.symbols["special-ring"] = rect(-1, -1, 29, 26, 7, RING)
    for name in ICONS:
        signs = use("special-blank") + use(f"icon-{name}", 4, 2, 0.8) + use("special-ring")
        sheet.draw(f"special-{name}", (27, 24), signs)
    sheet.draw(  # how much an extra space brings, on its corner
        "amount", (15, 11), rect(0, 0, 15, 11, 5.5, 'fill="var(--plate-ink)" stroke="var(--plate)" stroke-width="1"')
    )
    sheet.draw("number", (18, 14), "")  # a number that is written on the table
    sheet.draw(
        "ratio", (30, 15), rect(0.5, 0.5, 29, 14, 7, 'fill="var(--plate-ink)" stroke="var(--plate)" stroke-width="1.2"')
    )
    sheet.draw(
        "enough", (30, 15), rect(0.5, 0.5, 29, 14, 7, 'fill="var(--jade-2)" stroke="var(--plate)" stroke-width="1.2"')
    )
