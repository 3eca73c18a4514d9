"""Pictures that every game may use: the players' marks, a shrine, coins, arrows, slots, and the ring of a choice."""

from __future__ import annotations

from teahouse.draw.sheet import Sheet, dot, gradient, line, moved, path, rect

# Seats differ by shape, not by colour alone: circle, square, triangle, diamond.
SEAT_SHAPES = (
    dot(12, 12, 9.4),
    rect(3.4, 3.4, 17.2, 17.2, 3),
    path("M12 2.6L21.8 20.2H2.2Z"),
    path("M12 1.4L22.6 12L12 22.6L1.4 12Z"),
)

SHRINE = (
    '<ellipse cx="23" cy="46.5" rx="17" ry="4.6" fill="var(--shadow)" opacity=".28"/>'
    + path("M7 44.5H37L38.5 47.5H5.5Z", 'fill="var(--wood-2)"')
    + path("M11 44.5V32H33V44.5Z", 'fill="var(--plate)" stroke="var(--wood-2)" stroke-width=".8"')
    + path("M27.5 32H33V44.5H29.5Z", 'fill="var(--shadow)" opacity=".14"')
    + path("M18.3 44.5V37.5A3.7 3.7 0 0 1 25.7 37.5V44.5Z", 'fill="var(--wood-2)"')
    + path("M13.5 33V44M30.5 33V44", 'stroke="var(--lacquer)" stroke-width="1.7"')
    + path(
        "M2.5 33.4Q11.5 30.6 14.5 21H29.5Q32.5 30.6 41.5 33.4Q38.5 36.4 34 35H10Q5.5 36.4 2.5 33.4Z",
        'fill="var(--seat,var(--lacquer))" stroke="var(--shadow)" stroke-opacity=".55" stroke-width=".9"',
    )
    + path(
        "M16 23.5L12.5 33.8M20 23.5L18.5 34.2M24 23.5L25.5 34.2M28 23.5L31.5 33.8",
        'stroke="var(--shadow)" stroke-opacity=".22" stroke-width=".9"',
    )
    + path("M16 21.5V18.5H28V21.5Z", 'fill="var(--plate)" stroke="var(--wood-2)" stroke-width=".7"')
    + path(
        "M9 20.6Q16.5 18 22 8.4Q27.5 18 35 20.6Q31.5 23 27.5 21.9H16.5Q12.5 23 9 20.6Z",
        'fill="var(--seat,var(--lacquer))" stroke="var(--shadow)" stroke-opacity=".55" stroke-width=".9"',
    )
    + path("M14 18.6Q19 15.5 22 10.4", 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.1"')
    + path("M6.5 32.8Q13 29.5 15.6 22.6", 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.1"')
    + dot(22, 7, 2.6, 'fill="var(--brass)" stroke="var(--brass-2)" stroke-width=".8"')
)

COIN = (
    dot(13, 14.4, 11, 'fill="var(--shadow)" opacity=".25"')
    + dot(12, 12, 11, 'fill="url(#g-brass)" stroke="var(--brass-2)" stroke-width="1"')
    + dot(12, 12, 8.6, 'fill="none" stroke="var(--brass-2)" stroke-width=".7"')
    + rect(8.6, 8.6, 6.8, 6.8, 0.8, 'fill="var(--paper)" stroke="var(--brass-2)" stroke-width=".9"')
)


def badge(w: int, h: int) -> str:
    return rect(0.5, 0.5, w - 1, h - 1, h / 2 - 0.5, 'fill="var(--plate-ink)" stroke="var(--plate)" stroke-width="1.2"')


def veil(w: float, h: float, r: float) -> str:
    """What a piece's state lays over it: shade by depth, a veil if it cannot be chosen, a ring if it can."""
    ring = 'fill="none" stroke="var(--ring,none)" stroke-width="2.8"'
    return (
        rect(0, 0, w, h, r, 'fill="var(--shade-ink,#2a2416)" opacity="var(--shade,0)"')
        + rect(0, 0, w, h, r, 'fill="var(--veil-ink,#1c3032)" opacity="var(--veil,0)"')
        + rect(0.2, 0.2, w - 0.4, h - 0.4, r, ring)
    )


def slot(w: int, h: int, r: float) -> str:
    """An empty place that can be chosen."""
    return (
        rect(2, 2, w - 4, h - 4, r, 'fill="var(--gold)" fill-opacity=".2"')
        + rect(
            2,
            2,
            w - 4,
            h - 4,
            r,
            'fill="none" stroke="var(--ring,var(--gold))" stroke-width="1.8" stroke-dasharray="4 3.6"',
        )
        + line(f"M{w / 2:g} {h / 2 - 5:g}v10M{w / 2 - 5:g} {h / 2:g}h10", "var(--gold)", 1.8, 'opacity=".75"')
    )


def common() -> Sheet:
    """A new sheet with all of these."""
    sheet = Sheet()
    sheet.defs["g-paper"] = (
        '<radialGradient id="g-paper" cx=".35" cy="0" r="1.1"><stop offset="0" stop-color="var(--paper-0)"/>'
        '<stop offset=".6" stop-color="var(--paper)"/><stop offset="1" stop-color="var(--paper-2)"/></radialGradient>'
    )
    sheet.defs["g-brass"] = gradient("g-brass", "#f7dd8f", "var(--brass)")
    for number, shape in enumerate(SEAT_SHAPES):
        ink = 'stroke="var(--plate-ink)" stroke-opacity=".7" stroke-width="1.5" stroke-linejoin="round"'
        sheet.draw(f"seat-{number}", (24, 24), f'<g fill="var(--seat-{number + 1})" {ink}>{shape}</g>')
    sheet.draw("shrine", (44, 50), SHRINE + f"<g>{rect(1, 5, 42, 44, 8, RING)}</g>")
    sheet.draw("coin", (24, 24), COIN)
    sheet.draw("badge", (18, 14), badge(18, 14))
    arrow = line("M2 9H18M12 3L18 9L12 15", "var(--ink)", 2.4)
    sheet.draw("arrow-right", (20, 18), arrow)
    sheet.draw("arrow-left", (20, 18), moved(arrow, 20, 18, turn=180))
    sheet.draw("tick", (20, 18), line("M3 9.5L8 15L17 3.5", "var(--good)", 3))
    sheet.draw("cross", (20, 18), line("M4 3L16 15M16 3L4 15", "var(--accent)", 3))
    return sheet


RING = 'fill="none" stroke="var(--ring,none)" stroke-width="2.6"'
