"""The twelve characters: minis for the garden in the colour of their player, and their cards. Hats tell them apart."""

from __future__ import annotations

from teahouse.draw.sheet import Sheet, dot, line, moved, path, rect, use
from teahouse.games.tang.rules.choices import CHARACTER_WORDS
from teahouse.games.tang.screen.art.decorations import CARD

SIZE = (30, 44)
FOOT = (15, 39)
INK = "#2b241b"
WIDE_CARD = (184, 64)  # with name, skill and view in words
WORDS = (56, 4, 124, 58)
GUEST = (184, 100)  # the same on the shelf, where there is more room
GUEST_WORDS = (56, 4, 124, 94)
HAIR = "#2f2620"

ROBE = (
    '<ellipse rx="12.500" ry="4.400" fill="var(--seat,var(--neutral))" stroke="#2b241b" stroke-width="1.2"/>'
    + path(
        "M-9.500-1C-8-11-7-17-4-20H4C7-17 8-11 9.500-1Q0 3.500-9.500-1Z",
        f'fill="var(--seat,var(--neutral))" stroke="{INK}" stroke-width="1.2"',
    )
    + path("M-4-20L1-10M4-20L-1-10M0-10V1", f'stroke="{INK}" stroke-opacity=".45" fill="none"')
    + line("M-7-9.500H7", "#f3e5c2", 2.2)
)
HEAD = dot(0, -25.4, 5.8, f'fill="#f4d7b5" stroke="{INK}" stroke-width="1.1"') + line(
    "M-2.200-25.200v.7M2.200-25.200v.7", INK, 1.4
)
BUN = path(
    "M-5.600-26.500Q-5-31.500 0-31.500Q5-31.500 5.600-26.500Q2-29.500 0-29.500Q-2-29.500-5.600-26.500Z",
    f'fill="{HAIR}"',
)

# what each wears or holds, drawn around the head at 0 -25
DRESS = {
    "architect": BUN
    + rect(-4, -36, 8, 5, 1, f'fill="{HAIR}"')
    + line("M7-6L12-20", "#8a6420", 1.8)
    + line("M7-6L3.500-20", "#8a6420", 1.8)
    + dot(7.6, -20.6, 1.6, 'fill="var(--brass)"'),
    "child": dot(-4.6, -31, 2.9, f'fill="{HAIR}"')
    + dot(4.6, -31, 2.9, f'fill="{HAIR}"')
    + path("M-5-28Q0-32 5-28Q0-29.500-5-28Z", f'fill="{HAIR}"')
    + line("M9-8V-30", "#8a6420", 1.2)
    + path("M9-30L15-27L9-24Z", 'fill="#c8352b"'),
    "empress": BUN
    + path("M-7-31Q0-42 7-31Q0-34-7-31Z", f'fill="{HAIR}"')
    + line("M-9-33L-5-33M9-33L5-33", "var(--brass)", 2)
    + dot(0, -36.4, 2.3, 'fill="#c0355f"')
    + dot(-9.4, -32, 1.3, 'fill="#c8352b"')
    + dot(9.4, -32, 1.3, 'fill="#c8352b"'),
    "hermit": path("M-4-22Q0-8 4-22Q2-20 0-20Q-2-20-4-22Z", 'fill="#f2efe6" stroke="#8a8372" stroke-width=".8"')
    + path("M-5-29Q0-33 5-29Z", 'fill="#d8d2c4"')
    + line("M10 0C9-14 11-22 9-33", "#6b4a30", 2.2)
    + dot(9, -33, 2, 'fill="#6b4a30"'),
    "poet": BUN
    + dot(0, -33.5, 2.9, f'fill="{HAIR}"')
    + line("M-5-35L6-32.500", "var(--brass)", 1.4)
    + rect(5, -14, 8, 6, 1, f'fill="#fdf7e8" stroke="{INK}" stroke-width=".8"')
    + line("M7-12H11M7-10H10", INK, 0.9),
    "student": path("M-6.500-29H6.500V-32.500Q0-36-6.500-32.500Z", f'fill="#3d5a7a" stroke="{INK}" stroke-width=".9"')
    + line("M6-30L12-27", "#3d5a7a", 2)
    + rect(-12, -13, 7, 8, 1, f'fill="#7c9a5e" stroke="{INK}" stroke-width=".9"'),
    "emperor": rect(-9.5, -35, 19, 3, 0.6, f'fill="{HAIR}"')
    + path("M-5.500-32H5.500L4.600-29H-4.600Z", f'fill="{HAIR}"')
    + line("M-8.500-32V-27M-6-32V-28.500M8.500-32V-27M6-32V-28.500", "var(--brass)", 1.2)
    + path("M-2.500-21.500Q0-16 2.500-21.500Z", f'fill="{HAIR}"'),
    "lady": BUN
    + dot(-5.5, -32, 3.4, f'fill="{HAIR}"')
    + dot(5.5, -32, 3.4, f'fill="{HAIR}"')
    + dot(0, -33, 2.2, 'fill="#f2b3c4" stroke="#b8547a" stroke-width=".8"')
    + path("M5-8Q14-12 12-19Q6-17 5-8Z", f'fill="#f8c8d5" stroke="{INK}" stroke-width=".8"'),
    "merchant": path("M-7-28.500Q-6-35 0-35Q6-35 7-28.500Z", f'fill="#8a5a34" stroke="{INK}" stroke-width=".9"')
    + line("M-7.500-28.500H7.500", "#5f3a20", 2)
    + path("M6-4Q4-12 9-13Q14-12 12-4Z", f'fill="#d6a94c" stroke="{INK}" stroke-width=".9"')
    + line("M7.500-12H10.500", INK, 1.1),
    "monk": path("M-11-28Q0-40 11-28Z", 'fill="#d6a94c" stroke="#8a6420" stroke-width="1"')
    + line("M-6-30.500L0-34L6-30.500", "#8a6420", 0.8)
    + "".join(dot(x, y, 1.2, 'fill="#5f3a20"') for x, y in ((-5, -16), (-3, -13.5), (0, -12.6), (3, -13.5), (5, -16))),
    "official": path("M-6-29.500Q-6-35 0-35Q6-35 6-29.500Z", f'fill="{HAIR}"')
    + line("M-6-31H-13M6-31H13", HAIR, 2.6)
    + rect(-2.5, -14, 5, 6, 0.5, 'fill="var(--brass)" stroke="#8a6420" stroke-width=".7"'),
    "sword-dancer": BUN
    + line("M-3-33L0-37L3-33", HAIR, 2.6)
    + line("M7-6L14-30", "#c9d4d8", 2.2)
    + line("M5.500-9.500L10.500-7.500", "var(--brass)", 2)
    + line("M-6-16Q-14-18-13-9", "#c8352b", 1.8),
}


def add_people(sheet: Sheet) -> None:
    sheet.symbols["robe"] = ROBE + HEAD
    ring = rect(0.5, 0.5, SIZE[0] - 1, SIZE[1] - 1, 9, 'fill="none" stroke="var(--ring,none)" stroke-width="2.6"')
    rim = use("card-rim")
    for name in CHARACTER_WORDS:
        sheet.symbols[f"m-{name}"] = use("robe") + DRESS[name]
        sheet.draw(f"mini-{name}", SIZE, use(f"m-{name}", *FOOT) + ring)
        sheet.draw(f"face-{name}", CARD, use("card-people") + use(f"m-{name}", 26, 60, 1.42) + rim)
        sheet.draw(
            f"char-{name}", WIDE_CARD, use("card-wide") + use(f"m-{name}", 27, 54, 1.28) + use("card-wide-rim"), WORDS
        )
        sheet.draw(
            f"guest-{name}",
            GUEST,
            use("card-guest") + use(f"m-{name}", 27, 76, 1.44) + use("card-guest-rim"),
            GUEST_WORDS,
        )
    sheet.symbols["card-people"] = (
        rect(1, 2.5, CARD[0], CARD[1], 6, 'fill="var(--shadow)" opacity=".25"')
        + rect(0, 0, CARD[0], CARD[1], 6, 'fill="var(--plate)" stroke="var(--plate-line)" stroke-width="1"')
        + rect(3, 3, CARD[0] - 6, CARD[1] - 6, 4, 'fill="var(--card-dusk)"')
    )
    for name, (w, h) in (("card-wide", WIDE_CARD), ("card-guest", GUEST)):
        sheet.symbols[name] = (
            rect(1, 2.5, w, h, 7, 'fill="var(--shadow)" opacity=".25"')
            + rect(0, 0, w, h, 7, 'fill="var(--plate)" stroke="var(--plate-line)" stroke-width="1"')
            + rect(3, 3, 48, h - 6, 5, 'fill="var(--card-dusk)"')
        )
        sheet.symbols[f"{name}-rim"] = rect(
            0, 0, w, h, 7, 'fill="var(--veil-ink,#1c3032)" opacity="var(--veil,0)"'
        ) + rect(0, 0, w, h, 7, 'fill="none" stroke="var(--ring,none)" stroke-width="3"')
    sheet.draw(
        "people-back",
        CARD,
        rect(1, 2.5, CARD[0], CARD[1], 6, 'fill="var(--shadow)" opacity=".25"')
        + rect(0, 0, CARD[0], CARD[1], 6, 'fill="var(--lacquer)" stroke="var(--lacquer-2)" stroke-width="1"')
        + rect(4, 4, CARD[0] - 8, CARD[1] - 8, 4, 'fill="none" stroke="var(--brass)" stroke-width="1"')
        + moved(
            line("M-8-8Q-8-16 0-16Q8-16 8-9Q8-4 2-1Q0 1 0 5", "var(--brass)", 3.4)
            + dot(0, 11, 2.4, 'fill="var(--brass)"'),
            26,
            36,
        )
        + rim,
    )
    # where a mini looks: a fan of light in its player's colour, drawn towards the north
    sheet.draw(
        "gaze",
        (56, 56),
        path("M28 28L13 5Q28-5 43 5Z", 'fill="var(--seat,var(--neutral))" opacity=".34"')
        + path(
            "M21.500 6L28-3L34.500 6Z",
            f'fill="var(--seat,var(--neutral))" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"',
        ),
    )
