"""The eleven kinds of decorations as they stand in the garden, their cards, and the signs of the bonuses."""

from __future__ import annotations

from teahouse.draw.sheet import Sheet, dot, line, moved, path, rect, use
from teahouse.games.tang.rules.choices import KIND_WORDS
from teahouse.games.tang.rules.pieces import BONUSES

SIZE = (36, 40)
FOOT = (18, 37)  # where it touches the ground
CARD = (52, 70)

INK = "var(--bank)"


def shade(wide: float = 12) -> str:
    return f'<ellipse cx="0" cy="0" rx="{wide:g}" ry="{wide * 0.28:g}" fill="var(--shadow)" opacity=".28"/>'


def crown(blobs: tuple[tuple[float, float, float], ...], light: str, dark: str) -> str:
    """A crown of leaves: round clouds, dark below and lit from the top left."""
    low = "".join(dot(x, y + 1.6, r, f'fill="{dark}"') for x, y, r in blobs)
    high = "".join(dot(x - 0.4, y - 0.6, r * 0.9, f'fill="{light}"') for x, y, r in blobs)
    shine = "".join(
        line(
            f"M{x - r * 0.5:g} {y - r * 0.35:g}q{r * 0.3:g} {-r * 0.4:g} {r * 0.8:g} {-r * 0.2:g}",
            "#fff",
            1.1,
            'opacity=".5"',
        )
        for x, y, r in blobs
    )
    return low + high + shine


TRUNK = "var(--wood)"

DRAWINGS = {
    "pine": shade()
    + line("M0 0C-3-7 4-11 0-20C-1-24 0-27 1-29", TRUNK, 3.6)
    + line("M0-13L-8-15M1-20L8-22", TRUNK, 2.2)
    + "".join(
        path(
            f"M{x - w} {y}Q{x - w + 2} {y - 6} {x} {y - 6.6}Q{x + w - 2} {y - 6} {x + w} {y}Q{x} {y + 3} {x - w} {y}Z",
            f'fill="{c}" stroke="#1f4a30" stroke-width=".9"',
        )
        for x, y, w, c in ((-8, -14, 8, "#3f7d4e"), (8, -20, 8, "#3f7d4e"), (0, -28, 9, "#4f9460"))
    ),
    "willow": shade()
    + line("M0 0C-2-8 3-16 0-25", TRUNK, 3.8)
    + "".join(
        line(f"M0-29Q{x * 0.9:g}-36 {x}-{9 + abs(x) % 7}", c, 2.5)
        for x, c in (
            (-14, "#8fb84c"),
            (-10, "#a9cc62"),
            (-6, "#8fb84c"),
            (14, "#8fb84c"),
            (10, "#a9cc62"),
            (6, "#8fb84c"),
            (0, "#9cc457"),
        )
    )
    + '<ellipse cx="0" cy="-30" rx="10" ry="4.600" fill="#a9cc62"/>',
    "maple": shade()
    + line("M0 0C1-7-2-12 0-19M0-12L6-17", TRUNK, 3.4)
    + crown(((-8, -19, 7), (8, -20, 7), (0, -28, 8), (0, -18, 7)), "#df6234", "#a2381c"),
    "plum": shade()
    + line("M0 0C4-7-5-12 0-22M-1-12L-8-19M1-16L8-22", "#4d3328", 3)
    + "".join(
        dot(x, y, 3.1, 'fill="#f2b3c4" stroke="#b8547a" stroke-width=".9"') + dot(x, y, 1, 'fill="#b8547a"')
        for x, y in ((-9, -20), (-4, -25), (3, -24), (9, -23), (0, -31), (-8, -28), (7, -30), (-12, -25), (12, -28))
    ),
    "ginkgo": shade()
    + line("M0 0C-1-8 2-14 0-24", TRUNK, 3.6)
    + "".join(
        moved(
            path(
                "M0 0C-6-1-8-6-6-9C-3-11-1-9 0-7.500C1-9 3-11 6-9C8-6 6-1 0 0Z",
                f'fill="{c}" stroke="#a57a10" stroke-width=".8"',
            ),
            x,
            y,
            0.95,
            t,
        )
        for x, y, t, c in (
            (0, -25, 0, "#f0c63b"),
            (-6, -20, -50, "#e3b323"),
            (6, -20, 50, "#e3b323"),
            (-3, -15, -80, "#f0c63b"),
            (4, -13, 75, "#f0c63b"),
        )
    ),
    "birds": shade(10)
    + line("M-2-1V-10M3-1V-10M-5-1H0M1-1H6", "#4a3f33", 1.3)
    + path("M-13-16C-9-24 2-23 8-15C4-8-7-7-13-16Z", 'fill="#fdfaf2" stroke="#4a3f33" stroke-width="1"')
    + path("M-13-16C-15-11-10-8-4-10C-8-12-9-15-13-16Z", 'fill="#33302c"')
    + line("M7-16C12-21 6-26 10-31", "#fdfaf2", 3.4)
    + line("M7-16C12-21 6-26 10-31", "#4a3f33", 0.8, 'opacity=".5" transform="translate(1.900,0)"')
    + dot(10.4, -31.6, 2.9, 'fill="#fdfaf2" stroke="#4a3f33" stroke-width=".8"')
    + path("M12.600-32.300L18.500-30.600L12.800-30.200Z", 'fill="#d8a02a"')
    + dot(10.2, -34, 1.7, 'fill="#c8352b"'),
    "fish": '<ellipse cx="0" cy="-12" rx="16" ry="10" fill="#fff" opacity=".4"/>'
    + path("M-13-12C-7-21 6-20 11-13C6-4-7-4-13-12Z", 'fill="#fdfaf2" stroke="#8a3a18" stroke-width="1.1"')
    + path(
        "M10-13C14-20 18-19 17-15C16-12 18-8 15-6C12-8 11-11 10-13Z",
        'fill="#e2672a" stroke="#8a3a18" stroke-width=".9"',
    )
    + path("M-7-16C-3-19 3-18 4-15C1-12-5-12-7-16ZM2-9C5-11 8-11 9-12C8-8 5-7 2-9Z", 'fill="#e2672a"')
    + dot(-9.4, -13, 1.3, 'fill="#222"'),
    "lotus": '<ellipse cx="0" cy="-5" rx="16" ry="5.600" fill="#3f7d4e" stroke="#1f4a30" stroke-width=".9"/>'
    + path("M0-5L9-8", 'stroke="#1f4a30" stroke-width="1"')
    + path(
        "M-5-7C-14-8-16-13-15-17C-9-17-5-13-4-8ZM5-7C14-8 16-13 15-17C9-17 5-13 4-8Z",
        'fill="#f3aec0" stroke="#b8547a" stroke-width=".9"',
    )
    + path(
        "M-3-7C-11-12-11-19-8-24C-3-20-1-14-1-7ZM3-7C11-12 11-19 8-24C3-20 1-14 1-7Z",
        'fill="#ea8fa8" stroke="#b8547a" stroke-width=".9"',
    )
    + path("M0-28C6-20 5-12 0-6C-5-12-6-20 0-28Z", 'fill="#f8c8d5" stroke="#b8547a" stroke-width=".9"'),
    "peonies": shade(11)
    + path("M0-3Q-10-3-13-10Q-4-12 0-3ZM0-3Q10-3 13-10Q4-12 0-3Z", 'fill="#4e8c44" stroke="#1f4a30" stroke-width=".8"')
    + "".join(
        dot(x, y, 6, 'fill="#c0355f" stroke="#7f1a3e" stroke-width=".9"')
        for x, y in ((-8, -18), (8, -18), (0, -12), (-5, -25), (5, -25))
    )
    + dot(0, -19, 6.6, 'fill="#e2658f" stroke="#7f1a3e" stroke-width=".7"')
    + line("M-3.500-19Q0-23 3.500-19Q0-15.500-2-18.500", "#7f1a3e", 1.1)
    + dot(0, -19, 1.6, 'fill="#f6d365"'),
    "bridge": path(
        "M-17-3C-10-20 10-20 17-3L12-3C7-13-7-13-12-3Z", 'fill="#c4442f" stroke="#6f1d14" stroke-width="1.1"'
    )
    + line("M-17-10C-10-26 10-26 17-10", "#c4442f", 2.6)
    + line("M-14-8V-14M-7-14V-20M0-16V-22M7-14V-20M14-8V-14", "#6f1d14", 1.6),
    "pavilion": shade(15)
    + rect(-13, -4, 26, 4, 1, 'fill="#e7dcc3" stroke="#8a7a5c" stroke-width=".9"')
    + line("M-10-4V-16M10-4V-16M-3.600-4V-16M3.600-4V-16", "#a5382a", 2.2)
    + path(
        "M-17-14C-10-16-8-21-7-25H7C8-21 10-16 17-14C14-11.500 11-13 9-13H-9C-11-13-14-11.500-17-14Z",
        'fill="#3a7565" stroke="#1c4237" stroke-width="1"',
    )
    + path(
        "M-10-24C-4-27-1-31 0-35C1-31 4-27 10-24C8-22.500 6-23 5-23H-5C-6-23-8-22.500-10-24Z",
        'fill="#3a7565" stroke="#1c4237" stroke-width="1"',
    )
    + dot(0, -35, 1.8, 'fill="var(--brass)"'),
}

# --- signs -----------------------------------------------------------------------------------------------------------

# The three terrains as signs: a leaf, waves, a mountain of stone.
LEAF = path(
    "M-5 5C-6-2-1-6 6-6C6 1 2 6-5 5ZM-5 5L2-2",
    'fill="var(--grass)" stroke="var(--grass-3)" stroke-width="1.3" stroke-linejoin="round"',
)
WAVES = line(
    "M-6.500-3q3.200-3 6.500 0t6.500 0M-6.500 1q3.200-3 6.500 0t6.500 0M-6.500 5q3.200-3 6.500 0t6.500 0",
    "var(--water-3)",
    1.9,
)
STONE = path(
    "M-6.500 5.500L-3-2L-.5 1L2.500-6L6.500 5.500Z",
    'fill="var(--rock-2)" stroke="var(--rock-3)" stroke-width="1.3" stroke-linejoin="round"',
)
SIGNS = {"greenery": LEAF, "water": WAVES, "rock": STONE}

PLUS = line("M-3 0H3M0-3V3", "var(--plate-ink)", 1.8)
BONUS_SIGNS = {
    **SIGNS,
    "any": moved(LEAF, -4, -3, 0.6) + moved(WAVES, 4.5, -2.5, 0.6) + moved(STONE, 0, 4.4, 0.6),
    "landscape": path(
        "M-7 5L-2.500-4L1 2L3.500-1.500L7 5Z",
        'fill="var(--token)" stroke="var(--plate-ink)" stroke-width=".9" stroke-linejoin="round"',
    )
    + dot(4.6, -4.4, 1.9, 'fill="var(--brass)"'),
}


def add_decorations(sheet: Sheet) -> None:
    for kind in KIND_WORDS:
        ring = rect(0.5, 0.5, SIZE[0] - 1, SIZE[1] - 1, 9, 'fill="none" stroke="var(--ring,none)" stroke-width="2.6"')
        sheet.symbols[f"d-{kind}"] = DRAWINGS[kind]
        sheet.draw(f"deco-{kind}", SIZE, use(f"d-{kind}", *FOOT) + ring)
        sheet.draw(
            f"card-{kind}",
            CARD,
            use("card-front") + use(f"d-{kind}", CARD[0] / 2, 43, 0.98) + use("card-rim"),
            pin=(50, 3),
        )
    sheet.symbols["card-front"] = (
        rect(1, 2.5, CARD[0], CARD[1], 6, 'fill="var(--shadow)" opacity=".25"')
        + rect(0, 0, CARD[0], CARD[1], 6, 'fill="var(--plate)" stroke="var(--plate-line)" stroke-width="1"')
        + rect(3, 3, CARD[0] - 6, 46, 4, 'fill="var(--card-sky)"')
    )
    sheet.symbols["card-rim"] = rect(
        0, 0, CARD[0], CARD[1], 6, 'fill="var(--veil-ink,#1c3032)" opacity="var(--veil,0)"'
    ) + rect(0, 0, CARD[0], CARD[1], 6, 'fill="none" stroke="var(--ring,none)" stroke-width="3"')
    sheet.draw(
        "card-back",
        CARD,
        rect(1, 2.5, CARD[0], CARD[1], 6, 'fill="var(--shadow)" opacity=".25"')
        + rect(0, 0, CARD[0], CARD[1], 6, 'fill="var(--jade-2)" stroke="var(--jade-3)" stroke-width="1"')
        + rect(4, 4, CARD[0] - 8, CARD[1] - 8, 4, 'fill="none" stroke="var(--brass)" stroke-width="1"')
        + moved(DRAWINGS["lotus"], 26, 50, 1.1)
        + use("card-rim"),
    )
    sheet.draw(
        "card-none",
        CARD,
        rect(
            1,
            1,
            CARD[0] - 2,
            CARD[1] - 2,
            6,
            'fill="var(--shadow)" fill-opacity=".06" stroke="var(--line)" stroke-width="1.2" stroke-dasharray="4 4"',
        ),
    )
    for bonus in BONUSES:
        if bonus in BONUS_SIGNS:
            sheet.draw(f"bonus-{bonus}", (30, 18), moved(PLUS, 6, 9) + moved(BONUS_SIGNS[bonus], 20, 9))
    for site, sign in (*SIGNS.items(), ("bridge", moved(DRAWINGS["bridge"], 0, 7, 0.42))):
        sheet.draw(
            f"site-{site}",
            (20, 20),
            dot(10, 10, 9.2, 'fill="var(--plate)" fill-opacity=".92" stroke="var(--gold)" stroke-width="1.6"')
            + moved(sign, 10, 10, 0.85),
        )
