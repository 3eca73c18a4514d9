"""What stands on the map: places, ninjas, guards, champions with their hats, buildings, city bases, road tiles."""

from __future__ import annotations

from teahouse.draw.pictures import SEAT_SHAPES
from teahouse.draw.sheet import Sheet, dot, line, moved, path, rect, use

DARK = "#241d15"
INK = "var(--plate-ink)"
PLACE = 56  # the picture of a place is so wide
NINJA = 19
GUARD = 20
CHAMPION = (38, 42)
BUILDING = 28
TILE_H = 22
TILE_STEP = 20.5  # as far as ninjas are apart

TOKENS = {
    "light": {
        "--monk": "#22609c",
        "--governor": "#256f3a",
        "--warrior": "#b02a23",
        "--neutral": "#5d564b",
        "--stone": "#b9a98c",
    },
    "dark": {
        "--monk": "#1f5a94",
        "--governor": "#236a37",
        "--warrior": "#a92821",
        "--neutral": "#4a443a",
        "--stone": "#8f8267",
    },
}

RING = 'fill="none" stroke="var(--ring,none)" stroke-width="3.4"'

NINJA_DRAWING = (  # a head with eyes, on a dark ground: nobody takes it for a guard, however small it is
    dot(9.5, 10.6, 8.9, 'fill="#2a1c0a" opacity=".35"')
    + dot(9.5, 9.5, 8.8, 'fill="#2b2a31" stroke="#f7ecd0" stroke-width="1.2"')
    + rect(3.3, 7.3, 12.4, 4.8, 2.2, 'fill="#eed9b4"')
    + line("M6.2 9.7h1.4M11.400 9.7h1.4", "#1d1812", 2)
    + path("M15.600 6.200l2.800-2.200l-.6 3.600z", 'fill="#b3382c"')
)


def guard(seat: int) -> str:
    """A guard of a seat: its shape, with a spear in it."""
    spear = "M10 {0}v7.4M7.2 {1}L10 {2}L12.8 {1}"
    top = 8.2 if seat == 2 else 5.8
    return (
        '<ellipse cx="10" cy="16.8" rx="8.6" ry="3" fill="#000" opacity=".26"/>'
        + moved(
            f'<g fill="var(--seat)" stroke="{DARK}" stroke-width="1.7" stroke-linejoin="round">{SEAT_SHAPES[seat]}</g>',
            0.4,
            0.2,
            0.8,
        )
        + line(spear.format(top, top + 3, top - 0.4), "var(--seat-ink)", 1.5)
        + rect(0, 0, 20, 20, 6, RING)
    )


def counted(seat: int) -> str:
    """Several guards as one mark with a number in it."""
    shape = f'<g fill="var(--seat)" stroke="{DARK}" stroke-width="1.9" stroke-linejoin="round">{SEAT_SHAPES[seat]}</g>'
    return moved(shape, 0, 0, 0.75) + rect(-1, -1, 20, 20, 6, RING)


BUILDINGS = {
    "gate": path("M6 23V9M22 23V9", 'stroke="#a83226" stroke-width="3.6"')
    + path("M1 8Q14 12 27 8L26 3.4Q14 7 2 3.4Z", 'fill="#a83226" stroke="#5e1710" stroke-width=".9"')
    + path("M4.5 14.2H23.5", 'stroke="#a83226" stroke-width="2.6"'),
    "market": path("M5 23V13H23V23Z", 'fill="#f2e2c0" stroke="#4a2a1c" stroke-width=".9"')
    + path(
        "M3 13L6 5H22L25 13Q23 15.5 21.3 13Q19.5 15.5 17.6 13Q15.8 15.5 14 13Q12.2 15.5 10.4 13Q8.5 15.5 6.7 13"
        "Q5 15.5 3 13Z",
        'fill="#3f8a4f" stroke="#1f5130" stroke-width=".9"',
    )
    + line("M11 5L10.4 13M17 5L17.6 13", "#fff", 1, 'opacity=".6"')
    + rect(8, 17, 5, 6, 0, 'fill="#8a5a3a"')
    + dot(18, 20, 2.2, 'fill="#e0a02b"'),
    "pagoda": path("M8 24V17H20V24ZM9 14V10H19V14Z", 'fill="#f2e2c0" stroke="#4a2a1c" stroke-width=".9"')
    + path(
        "M3 18Q8 16 9 13H19Q20 16 25 18Q20 19.5 14 19Q8 19.5 3 18ZM5.5 10Q10 8.5 11 5L14 1L17 5Q18 8.5 22.5 10"
        "Q18 11.4 14 11Q10 11.4 5.5 10Z",
        'fill="#2c6aa0" stroke="#163a5c" stroke-width=".9"',
    ),
}

HATS = {
    "monk": path("M8.6 12.6Q19 1.6 29.4 12.6", 'fill="none" stroke="#d8a33a" stroke-width="3.4"')
    + "".join(dot(x, y, 1.8, 'fill="#7a4a1e"') for x, y in ((9.6, 27), (14, 29.6), (19, 30.6), (24, 29.6), (28.4, 27))),
    "governor": path("M10.6 11V4.6H27.4V11Z", 'fill="#2b2620"')
    + line("M3 9.2H35", "#2b2620", 3)
    + dot(19, 7.6, 1.9, 'fill="#e0b64b"'),
    "warrior": path("M7.4 14.4Q19 9.8 30.6 14.4L30.6 18.4Q19 13.8 7.4 18.4Z", 'fill="#c2352a"')
    + line("M29.6 15.6L36.4 11.6M29.6 16.8L36.4 18", "#c2352a", 2.4),
}


def panda(kind: str) -> str:
    """A champion: a panda on a base in the owner's colour, with the hat of its kind."""
    base = 'cx="19" cy="33.4" rx="16.4" ry="6.6"'
    return (
        '<ellipse cx="19" cy="36.6" rx="16.6" ry="5" fill="#000" opacity=".3"/>'
        + f'<ellipse {base} fill="var(--seat)" stroke="{DARK}" stroke-width="1.6"/>'
        + f'<ellipse {base} fill="none" stroke="var(--{kind})" stroke-width="2.2" stroke-dasharray="5 3.4"/>'
        + dot(9.6, 10, 4.8, 'fill="#201c19"')
        + dot(28.4, 10, 4.8, 'fill="#201c19"')
        + dot(19, 19, 13.4, 'fill="#fffdf6" stroke="#201c19" stroke-width="1.5"')
        + '<g fill="#201c19"><ellipse cx="13.6" cy="19" rx="3.9" ry="4.7" transform="rotate(24 13.6 19)"/>'
        + '<ellipse cx="24.4" cy="19" rx="3.9" ry="4.7" transform="rotate(-24 24.4 19)"/>'
        + '<ellipse cx="19" cy="22.6" rx="2" ry="1.4"/></g>'
        + dot(14.2, 18.4, 1.4, 'fill="#fff"')
        + dot(23.8, 18.4, 1.4, 'fill="#fff"')
        + line("M17 24.4Q19 26.2 21 24.4", "#201c19", 1.5)
        + HATS[kind]
        + '<ellipse cx="19" cy="21" rx="19" ry="20.4" fill="none" stroke="var(--ring,none)" stroke-width="3"/>'
    )


def seal(kind: str) -> str:
    """The small mark of a champion: its colour and its hat."""
    return dot(9, 9, 8.2, f'fill="var(--{kind})" stroke="var(--plate)" stroke-width="1.2"') + moved(
        HATS[kind]
        .split('<circle cx="9.6"')[0]
        .replace("#2b2620", "#fffaf0")
        .replace("#c2352a", "#fffaf0")
        .replace("#d8a33a", "#fffaf0"),
        1.6,
        5.2 if kind == "monk" else 5.6 if kind == "governor" else 3,
        0.39,
    )


def road_tile(guards: int, seat: int, rows: int = 1) -> str:
    """A road tile: as many guards as the road has ninjas, in the shape of the owner; neutral ones are rings."""
    columns = -(-guards // rows)
    w, h = columns * TILE_STEP + 6, 20 * rows
    colour, ink = (f"var(--seat-{seat + 1})", f"var(--seat-{seat + 1}-ink)") if seat < 4 else ("#c9b68d", "#4b3d24")
    made = (
        rect(0, 3, w, h, 6, 'fill="#000" opacity=".28"')
        + rect(0, 1, w, h, 6, f'fill="{colour}" stroke="{DARK}" stroke-width="1.7"')
        + rect(2.6, 3.6, w - 5.2, h - 5.2, 4, f'fill="none" stroke="{ink}" stroke-opacity=".5" stroke-width=".9"')
    )
    for number in range(guards):
        column, row = divmod(number, rows)
        x, y = 3 + TILE_STEP * (column + 0.5), 11 + 18 * row
        if rows > 1 and number == guards - 1 and guards % 2:
            y = 20
        made += use(f"print-{seat}", x - 5.4, y - 5.4)
    return made + rect(-1, 0, w + 2, h + 2, 7, RING)


PAW = (
    '<g fill="var(--gold)" stroke="#4a3510" stroke-width=".9">'
    '<ellipse cx="7" cy="9" rx="3.6" ry="3.1"/><circle cx="2.6" cy="5.4" r="1.7"/><circle cx="5.6" cy="2.6" r="1.8"/>'
    '<circle cx="9" cy="2.8" r="1.8"/><circle cx="11.6" cy="5.8" r="1.7"/></g>'
)


def add_figures(sheet: Sheet) -> None:
    sheet.tokens = {theme: sheet.tokens[theme] | TOKENS[theme] for theme in TOKENS}
    for name, scale in (("", 1.0), ("-small", 0.72), ("-tiny", 0.65)):  # printed on the map, under the guards
        sheet.defs[f"m-ninja{name}"] = (
            f'<marker id="m-ninja{name}" markerUnits="userSpaceOnUse" markerWidth="{19 * scale:g}"'
            f' markerHeight="{19 * scale:g}" viewBox="0 0 19 19" refX="9.5" refY="9.5">{NINJA_DRAWING}</marker>'
        )
    for seat in range(4):
        sheet.draw(f"guard-{seat}", (GUARD, GUARD), guard(seat))
        sheet.draw(f"guards-{seat}", (18, 18), counted(seat))
    for name, drawing in BUILDINGS.items():
        sheet.draw(name, (BUILDING, BUILDING), drawing + rect(0, 0, 28, 26, 6, RING))
    for kind in HATS:
        sheet.draw(kind, CHAMPION, panda(kind))
        for seat in range(4):  # as it stands on the map: with the shape of its owner at its foot
            sheet.draw(f"{kind}-{seat}", CHAMPION, use(kind) + use(f"seat-{seat}", 24.5, 25, 0.62))
        sheet.draw(f"seal-{kind}", (18, 18), seal(kind))
    for seat in range(5):
        ring = dot(5.4, 5.4, 4.2, 'fill="none" stroke="#4b3d24" stroke-width="1.8"')
        sheet.symbols[f"print-{seat}"] = ring
        if seat < 4:
            ink = f'fill="var(--seat-{seat + 1}-ink)" fill-opacity=".9"'
            sheet.symbols[f"print-{seat}"] = moved(f"<g {ink}>{SEAT_SHAPES[seat]}</g>", 0, 0, 0.45)
        for guards in (1, 2, 3, 4):
            sheet.draw(f"road-{guards}-{seat}", (round(guards * TILE_STEP + 6), TILE_H), road_tile(guards, seat))
        for guards in (3, 4):  # where ninjas stand in two rows
            sheet.draw(f"block-{guards}-{seat}", (round(2 * TILE_STEP + 6), 42), road_tile(guards, seat, 2))
    sheet.draw("paw", (14, 13), PAW)
    for number in (1, 2, 3):
        flag = path("M3 1V17M3 2H16L13 6.4L16 11H3Z", f'fill="var(--lacquer)" stroke="{DARK}" stroke-width="1.3"')
        sheet.draw(f"flag-{number}", (18, 18), flag)
    sheet.draw("start-mark", (10, 10), path("M5 .6L9.4 5L5 9.4L.6 5Z", 'fill="var(--jade)" stroke="#fff"'))
    sheet.draw(
        "area",
        (70, 28),
        rect(0, 3, 70, 26, 13, 'fill="#000" opacity=".22"')
        + rect(0, 0, 70, 26, 13, 'fill="var(--sea-2)" stroke="var(--plate)" stroke-opacity=".8" stroke-width="1.6"')
        + line("M10 15q6-6 12 0t12 0t12 0t12 0", "var(--plate)", 1.6, 'opacity=".75"')
        + rect(-2, -2, 74, 30, 15, RING),
    )
    sheet.draw(
        "area-gate",
        (26, 26),
        dot(13, 13, 11.4, 'fill="var(--sea-2)" stroke="var(--plate)" stroke-opacity=".8" stroke-width="1.6"')
        + line("M6 14q3.500-4 7 0t7 0", "var(--plate)", 1.5, 'opacity=".75"')
        + dot(13, 13, 13.4, RING),
    )
    clear = 'fill="var(--gold)" fill-opacity=".26" stroke="var(--ring,var(--gold))" stroke-width="4.4"'
    _add_overlays(sheet)
    sheet.draw("here", (60, 60), dot(30, 30, 28, clear))
    sheet.draw("here-area", (74, 32), rect(0, 0, 74, 32, 15, clear))
    sheet.draw("here-gate", (34, 34), dot(17, 17, 15.4, clear))
    for columns in (1, 2, 3, 4):  # a road to be touched: clear, with a ring around its ninjas
        w = round(columns * TILE_STEP + 14)
        touch = rect(0, 0, w, 39, 18, 'fill="#fff" fill-opacity="0"') + rect(0, 0, w, 39, 18, RING)
        sheet.draw(f"way-{columns}", (w, 39), touch)
    touch = rect(0, 0, 55, 48, 18, 'fill="#fff" fill-opacity="0"') + rect(0, 0, 55, 48, 18, RING)
    sheet.draw("way-block", (55, 48), touch)


def _frame(w: float, h: float, broken: bool) -> str:
    """Around a road: in the owner's colour between two dark lines, broken where it is not his yet."""
    box = 5, 5, w - 10, h - 10, min(h - 10, 28) / 2
    dash = ' stroke-dasharray="9 5"' if broken else ""
    dark = rect(*box, f'fill="none" stroke="{DARK}" stroke-width="6.4"{dash}')
    return dark + rect(*box, f'fill="none" stroke="var(--seat,#d9c59a)" stroke-width="3.6"{dash}')


def _add_overlays(sheet: Sheet) -> None:
    """What is laid over the map, and its signs in the legend."""
    for name, broken in (("own", False), ("lead", True)):
        for columns in (1, 2, 3, 4):
            w = round(columns * TILE_STEP + 14)
            sheet.draw(f"{name}-{columns}", (w, 39), _frame(w, 39, broken))
        sheet.draw(f"{name}-block", (55, 48), _frame(55, 48, broken))
        sign = moved(_frame(55, 39, broken), 0, -5, 0.6)
        sheet.draw(f"{name}-sign", (34, 16), sign.replace("var(--seat,#d9c59a)", "var(--muted)"))
    sheet.draw("neutral-sign", (34, 16), moved(_frame(55, 39, False), 0, -5, 0.6))
    sheet.draw("tie-sign", (34, 16), use("seat-0", 2, 1, 0.6) + use("seat-2", 18, 1, 0.6))
    sheet.draw("seal-beside", (18, 18), use("seal-monk", -3, -3, 1.3))
    for kind in BUILDINGS:  # not built yet: small, in a broken frame
        frame = 'fill="#fdf6e2" stroke="#3a2a12" stroke-width="1.2" stroke-dasharray="2.4 1.8"'
        sheet.draw(f"plan-{kind}", (17, 17), rect(0.5, 0.5, 16, 16, 4, frame) + use(kind, 2.4, 2.2, 0.44))
