"""Landscapes around the garden, the icons on them, and the counters of a side."""

from __future__ import annotations

import random

from teahouse.draw.sheet import Sheet, dot, gradient, line, moved, path, rect, use
from teahouse.games.tang.rules.pieces import ICONS

SMALL_SIZE = (124, 36)
LARGE_SIZE = (190, 46)
ICON = (22, 22)

SKIES = (("#f6d9b0", "#f7eed9"), ("#a9c8d4", "#edeedd"), ("#52618c", "#b9b3c6"), ("#e9b9a0", "#f6e6cd"))
HILLS = (
    ("#c6a477", "#93905e", "#6b7a48"),
    ("#86a9a5", "#64887a", "#4f7052"),
    ("#747aa3", "#565c86", "#3e4468"),
    ("#b98c7c", "#8d7565", "#5f6b52"),
)
KINDS_OF_SKY = len(SKIES)

DRAWINGS = {
    "dragon": line("M-6.500 4C-2 8.500 5.500 6 3 1C1-2.600-4.500-1-4-4.500C-3.600-7.500 2-8 5.500-5", "#b3382c", 2.6)
    + dot(5.4, -4.6, 2, 'fill="#b3382c"')
    + line("M5-7L7-9", "#b3382c", 1.4),
    "construction": path(
        "M-7 6V2H-4V-2H-1V-6H1V-2H4V2H7V6Z", 'fill="#8d8577" stroke="#4a453c" stroke-width="1" stroke-linejoin="round"'
    ),
    "temple": path("M-7.500-1.500Q-3-2.600 0-7Q3-2.600 7.500-1.500Z", 'fill="#a5382a"')
    + path("M-5-1.500H5V6H-5Z", 'fill="#e3cfa6" stroke="#7a5a34" stroke-width=".9"')
    + rect(-1.4, 1.4, 2.8, 4.6, 0, 'fill="#7a5a34"'),
    "waterfall": path("M-7-7H-3V6H-7ZM3-7H7V6H3Z", 'fill="#7b7468"')
    + line("M-2-6.500V4M0-6.500V5.500M2-6.500V4", "#3f86a6", 1.7)
    + line("M-5 7Q0 4.500 5 7", "#3f86a6", 1.6),
    "animal": path(
        "M-7 6V0Q-7-4-2-4H2L3-8L5-5.500L7.500-5L5 0V6H3V2H-3V6Z",
        'fill="#8a5a34" stroke="#5f3a20" stroke-width=".7" stroke-linejoin="round"',
    ),
    "village": path("M-8 6V1L-4.500-3L-1 1V6Z", 'fill="#d9b98a" stroke="#5f3a20" stroke-width=".9"')
    + path("M-1 6V-1.500L3.400-6.500L8-1.500V6Z", 'fill="#c48a55" stroke="#5f3a20" stroke-width=".9"')
    + rect(2.2, 1.6, 2.6, 4.4, 0, 'fill="#5f3a20"'),
    "sun": dot(0, 0, 3.8, 'fill="#e0932b"')
    + line(
        "M0-8V-6M0 8V6M-8 0H-6M8 0H6M-5.6-5.6l1.3 1.3M5.6-5.6l-1.3 1.3M-5.6 5.6l1.3-1.3M5.6 5.6l-1.3-1.3",
        "#e0932b",
        1.7,
    ),
    "moon": path("M2.600-7A7 7 0 1 0 7 3.400A6 6 0 0 1 2.600-7Z", 'fill="#4b5a86"'),
    "element": path("M0-7L6 4H-6Z", 'fill="none" stroke="#2f7f86" stroke-width="2" stroke-linejoin="round"')
    + dot(0, 1, 1.7, 'fill="#2f7f86"'),
}


def hills(w: int, h: int, seed: int, colours: tuple[str, ...]) -> str:
    """Three chains of hills, the nearest lowest and darkest; the same each time."""
    dice = random.Random(seed)
    made = ""
    for chain, colour in enumerate(colours):
        base = h * (0.56 + 0.17 * chain)
        d, x = f"M0 {h}V{base:.0f}", 0.0
        while x < w:
            step = dice.uniform(20, 46)
            peak = base - dice.uniform(7, 20) * (1.3 - 0.35 * chain)
            d += f"Q{x + step / 2:.0f} {peak:.0f} {min(w, x + step):.0f} {base + dice.uniform(-2, 3):.0f}"
            x += step
        made += path(f"{d}V{h}Z", f'fill="{colour}"')
    return made


def panorama(size: tuple[int, int], sky: int, seed: int) -> str:
    w, h = size
    air = rect(0, 0, w, h, 0, f'fill="url(#g-sky-{sky})"')
    clip = "cp-large" if size == LARGE_SIZE else "cp-small"
    return (
        rect(0.5, 2.5, w, h, 5, 'fill="var(--shadow)" opacity=".25"')
        + f'<g clip-path="url(#{clip})">{air}{hills(w, h, seed, HILLS[sky])}</g>'
        + rect(0, 0, w, h, 5, 'fill="var(--night,#10151c)" opacity="var(--dim,0)"')
        + rect(0, 0, w, h, 5, 'fill="var(--veil-ink,#1c3032)" opacity="var(--veil,0)"')
        + rect(0, 0, w, h, 5, 'fill="none" stroke="var(--bank)" stroke-opacity=".6" stroke-width="1.2"')
        + rect(0, 0, w, h, 5, 'fill="none" stroke="var(--ring,none)" stroke-width="3.2"')
    )


def add_landscapes(sheet: Sheet) -> None:
    for number, (top, low) in enumerate(SKIES):
        sheet.defs[f"g-sky-{number}"] = gradient(f"g-sky-{number}", top, low, (0, 1))
        sheet.draw(f"land-large-{number}", LARGE_SIZE, panorama(LARGE_SIZE, number, 5 + number))
        sheet.draw(f"land-small-{number}", SMALL_SIZE, panorama(SMALL_SIZE, number, 11 + number))
    for name, (w, h) in (("large", LARGE_SIZE), ("small", SMALL_SIZE)):
        sheet.defs[f"cp-{name}"] = f'<clipPath id="cp-{name}"><rect width="{w}" height="{h}" rx="5"/></clipPath>'
        spot = rect(
            1,
            1,
            w - 2,
            h - 2,
            5,
            'fill="var(--gold)" fill-opacity=".22" stroke="var(--ring,var(--gold))" stroke-width="2"'
            ' stroke-dasharray="5 4"',
        )
        sheet.draw(f"slot-{name}", (w, h), spot)
        back = (
            rect(0, 0, w, h, 5, 'fill="var(--mat)" stroke="var(--mat-gold)" stroke-width="1.2"')
            + line(
                f"M{w * 0.3:g} {h * 0.72:g}L{w * 0.45:g} {h * 0.3:g}L{w * 0.55:g} {h * 0.56:g}"
                f"L{w * 0.62:g} {h * 0.42:g}L{w * 0.72:g} {h * 0.72:g}Z",
                "var(--mat-gold)",
                1.6,
            )
            + rect(0, 0, w, h, 5, 'fill="none" stroke="var(--ring,none)" stroke-width="3.2"')
        )
        sheet.draw(f"land-{name}-back", (w, h), back)
    for icon in ICONS:
        sheet.symbols[f"i-{icon}"] = DRAWINGS[icon]
        face = dot(0, 0, 10.4, 'fill="var(--ivory)" stroke="var(--bank)" stroke-width="1"')
        sheet.draw(f"icon-{icon}", ICON, moved(face, 11, 11) + use(f"i-{icon}", 11, 11))
        # the number of a counter stands in the middle of its picture, so the icon hangs out to the left
        ground = rect(-10, 0.5, 24, 16, 8, 'fill="var(--plate-ink)" stroke="var(--plate)" stroke-width="1"')
        sheet.draw(f"count-{icon}", (13, 17), ground + moved(face, -9, 8.5, 0.86) + use(f"i-{icon}", -9, 8.5, 0.86))
