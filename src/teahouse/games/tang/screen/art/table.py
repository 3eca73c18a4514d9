"""What lies around the tiles: tokens, cubes, lanterns, piles, marks of choices and overlays; and the whole sheet."""

from __future__ import annotations

from teahouse.draw.pictures import common
from teahouse.draw.sheet import GLYPHS, Sheet, dot, line, moved, path, rect, use
from teahouse.games.tang.rules.choices import LANTERN_WORDS, SOLO_LANTERN_WORDS
from teahouse.games.tang.screen.art.decorations import DRAWINGS, SIGNS, add_decorations
from teahouse.games.tang.screen.art.landscapes import HILLS, add_landscapes, hills
from teahouse.games.tang.screen.art.people import add_people
from teahouse.games.tang.screen.art.standing import add_standing
from teahouse.games.tang.screen.art.tiles import PITCH, T, add_tiles

TOKEN = (30, 30)
CUBE = (22, 22)
LANTERN = (36, 42)
RING = 'fill="none" stroke="var(--ring,none)" stroke-width="2.8"'

LIGHT = {
    "--grass": "#8fb768",
    "--grass-2": "#6d9748",
    "--grass-3": "#3f6a28",
    "--water": "#84bad0",
    "--water-2": "#4f93b3",
    "--water-3": "#27698c",
    "--rock": "#b9a890",
    "--rock-2": "#8c7a63",
    "--rock-3": "#54452f",
    "--gravel": "#eadfc6",
    "--sand": "#f3e3b9",
    "--sand-2": "#c9ab72",
    "--sand-3": "#b08f53",
    "--bank": "#4b3d28",
    "--wall": "#8f8a80",
    "--wall-2": "#55514a",
    "--temple-0": "#4f8a3f",
    "--temple-1": "#2f6f97",
    "--temple-2": "#8a5a34",
    "--token": "#6a4a9a",
    "--token-2": "#2b7a58",
    "--neutral": "#a7a196",
    "--card-sky": "#dbe6d2",
    "--card-dusk": "#efdcc0",
    "--glow": "#ffd873",
    "--track": "#f7efdc",
    "--dim": "0",
}
DARK = {
    "--grass": "#74984f",
    "--grass-2": "#577a38",
    "--water": "#6a9db4",
    "--water-2": "#417b98",
    "--rock": "#9a8b75",
    "--rock-2": "#716250",
    "--gravel": "#cbbfa3",
    "--sand": "#d8c799",
    "--sand-2": "#a88c58",
    "--sand-3": "#8d7140",
    "--bank": "#2c2417",
    "--wall": "#78736a",
    "--wall-2": "#45413b",
    "--neutral": "#8d877d",
    "--card-sky": "#bccab3",
    "--card-dusk": "#d2bf9f",
    "--glow": "#d9ae4c",
    "--track": "#e0d5bb",
    "--dim": ".16",
}

MOUNTAIN = path("M-9 6L-3-5L0 0L3-7L9 6Z", 'fill="var(--ivory)" stroke="none"')


def _token(large: bool, sign: bool = True) -> str:
    r, colour = (14, "var(--token)") if large else (10.5, "var(--token-2)")
    mountain = moved(MOUNTAIN, 15, 15.4, 1 if large else 0.72) if sign else ""
    edge = dot(15, 15, r, f'fill="{colour}" stroke="var(--ivory)" stroke-width="1.6"')
    if large:  # large ones are octagons: size and shape tell them apart, not the colour alone
        edge = path(
            "M9.300 1H20.700L29 9.300V20.700L20.700 29H9.300L1 20.700V9.300Z",
            f'fill="{colour}" stroke="var(--ivory)" stroke-width="1.6"',
        )
    return dot(16, 17.4, r, 'fill="var(--shadow)" opacity=".3"') + edge + mountain + dot(15, 15, r + 1.4, RING)


CUBES = {
    "greenery": path(
        "M3 9L11 3L19 9V17L11 20L3 17Z",
        'fill="var(--grass)" stroke="var(--grass-3)" stroke-width="1.3" stroke-linejoin="round"',
    ),
    "water": path(
        "M11 2C16 8 19 11 19 14A8 7 0 0 1 3 14C3 11 6 8 11 2Z",
        'fill="var(--water)" stroke="var(--water-3)" stroke-width="1.3"',
    ),
    "rock": path(
        "M4 18L2.500 11L8 4H15L19.500 10L18.500 18Z",
        'fill="var(--rock)" stroke="var(--rock-3)" stroke-width="1.3" stroke-linejoin="round"',
    ),
}

BODY = path("M8 13Q18 4 28 13Q32 22 28 31Q18 38 8 31Q4 22 8 13Z", 'fill="{fill}" stroke="{edge}" stroke-width="1.3"')
FRAME = line("M18 1.500V6M11 7H25M11 35.500H25M18 36V40.500", "{edge}", 2.2) + line(
    "M14.500 10Q10 22 14.500 34M21.500 10Q26 22 21.500 34", "{edge}", 0.9, 'opacity=".45"'
)

LANTERN_SIGNS = {
    "two-tiles": rect(-7, -7, 9, 9, 1.6, 'fill="var(--grass)" stroke="#4a2a12" stroke-width="1.1"')
    + rect(-2, -2, 9, 9, 1.6, 'fill="var(--water)" stroke="#4a2a12" stroke-width="1.1"'),
    "two-decorations": moved(DRAWINGS["lotus"], -3.4, 4, 0.42) + moved(DRAWINGS["maple"], 4, 8, 0.4),
    "reposition": moved(use("robe"), 0, 8, 0.42)
    + line("M-9 1Q-9-7-2-8M9 1Q9-7 2-8", "#4a2a12", 1.5)
    + path("M-11-1L-9 4L-6.500-.5ZM11-1L9 4L6.500-.5Z", 'fill="#4a2a12"'),
    "search": dot(-1.5, -1.5, 5.6, 'fill="#fff" fill-opacity=".55" stroke="#4a2a12" stroke-width="2"')
    + line("M2.800 2.800L8 8", "#4a2a12", 2.8),
    "tile-only": rect(-6.5, -6.5, 13, 13, 2, 'fill="var(--grass)" stroke="#4a2a12" stroke-width="1.3"')
    + path("M-6.500 6.500L6.500-6.500V6.500Z", 'fill="var(--water)"'),
    "from-display": rect(-8, -5, 7, 7, 1, 'fill="var(--rock)" stroke="#4a2a12" stroke-width="1"')
    + rect(1, -5, 7, 7, 1, 'fill="var(--water)" stroke="#4a2a12" stroke-width="1"')
    + line("M-9 5H9", "#4a2a12", 2),
    "new-cards": "".join(
        moved(rect(-3, -5, 6.4, 9, 1, 'fill="#fdf7e8" stroke="#4a2a12" stroke-width="1"'), x, y, 1, t)
        for x, y, t in ((-4, 1, -18), (0, 0, 0), (4, 1, 18))
    ),
    "reuse": line("M6.500 1A6.500 6.500 0 1 1 3-5.800", "#4a2a12", 2.2)
    + path("M1-9.500L8-6.500L2.500-2Z", 'fill="#4a2a12"'),
}


def _lantern(sign: str, used: bool) -> str:
    look = (
        {"fill": "var(--neutral)", "edge": "#5b554b"} if used else {"fill": "var(--glow)", "edge": "var(--lacquer-2)"}
    )
    glow = "" if used else dot(18, 22, 17.4, 'fill="var(--glow)" opacity=".28"')
    inner = f'<g opacity=".5">{moved(sign, 18, 22)}</g>' if used else moved(sign, 18, 22)
    return glow + (BODY + FRAME).format(**look) + inner + rect(1, 1, 34, 40, 10, RING)


def _spots(sheet: Sheet) -> None:
    """Empty places that can be chosen."""
    dashed = 'stroke="var(--ring,var(--gold))" stroke-width="2.4" stroke-dasharray="5 4"'
    sheet.draw("spot-cell", (T, T), rect(2, 2, T - 4, T - 4, 6, f'fill="var(--gold)" fill-opacity=".24" {dashed}'))
    sheet.draw(
        "spot-deco",
        (36, 40),
        dot(18, 22, 13.5, 'fill="var(--plate)" fill-opacity=".7" stroke="var(--ivory)" stroke-width="4.5"')
        + dot(18, 22, 13.5, f'fill="var(--gold)" fill-opacity=".3" {dashed}')
        + line("M18 17V27M13 22H23", "var(--gold)", 2.2)
        + rect(0, 0, 36, 40, 0, 'fill="#000" fill-opacity="0"'),
    )
    sheet.draw(
        "spot-mini",
        (30, 44),
        f'<ellipse cx="15" cy="36" rx="13.500" ry="6.500" fill="var(--gold)" fill-opacity=".5" {dashed}/>'
        + path("M15 31L9.500 22H13V12H17V22H20.500Z", 'fill="var(--gold)" stroke="var(--ivory)" stroke-width="1.2"')
        + rect(0, 4, 30, 40, 0, 'fill="#000" fill-opacity="0"'),
    )
    sheet.draw(
        "spot-face",
        (40, 40),
        dot(20, 20, 18, 'fill="var(--plate)" stroke="var(--ring,var(--gold))" stroke-width="2.600"')
        + path("M20 6L31 25H24V32H16V25H9Z", 'fill="var(--accent)"'),
    )


def _overlays(sheet: Sheet) -> None:
    sheet.draw("beam", (22, 22), "")  # drawn by its line (camera.py)
    gap = 'stroke-width="5" stroke-linecap="round" stroke-dasharray="1 8"'
    for letter, colour in (("g", "--grass-3"), ("w", "--water-3"), ("r", "--rock-3")):
        body = path("M8 5H58", 'stroke="var(--ivory)" stroke-width="9" stroke-linecap="round" opacity=".8"')
        sheet.draw(f"gap-{letter}", (PITCH, 10), body + path("M9 5H57", f'stroke="var({colour})" {gap}'))
    sheet.draw(
        "gap-never",
        (PITCH, 10),
        path("M8 5H58", 'stroke="var(--accent)" stroke-width="5" stroke-linecap="round"')
        + line("M28 1L38 9M38 1L28 9", "var(--ivory)", 2.2),
    )
    sheet.draw(
        "closed",
        (22, 22),
        dot(11, 11, 10, 'fill="var(--good)" stroke="var(--ivory)" stroke-width="1.6"')
        + line("M6 11.500L9.500 15L16.500 7.500", "var(--ivory)", 2.6),
    )
    sheet.draw(
        "space",
        (26, 16),
        '<ellipse cx="13" cy="8" rx="11.500" ry="6" fill="var(--plate)" fill-opacity=".9" stroke="var(--gold)"'
        ' stroke-width="2"/>',
    )


GOODS = {  # as pills show them
    "greenery": "cube-greenery",
    "water": "cube-water",
    "rock": "cube-rock",
    "small-tokens": "token-small",
    "large-tokens": "token-large",
    "guests": "character-token",
    "invitations": "character-token",
}


def _small_things(sheet: Sheet) -> None:
    sheet.draw("token-large", TOKEN, _token(True))
    sheet.draw("token-small", TOKEN, _token(False))
    # a number stands in the middle of its picture, so these are larger than their boxes
    sheet.draw("own-large", (16, 16), moved(_token(True, False), -7, -7))
    sheet.draw("own-small", (16, 16), moved(_token(False, False), -7, -7))
    for terrain, body in CUBES.items():
        sheet.draw(f"cube-{terrain}", CUBE, body + moved(SIGNS[terrain], 11, 11.6, 0.72) + rect(0, 0, 22, 22, 6, RING))
    for name in (*LANTERN_WORDS, *SOLO_LANTERN_WORDS):
        for used in (False, True):
            sheet.draw(f"lantern-{name}" + ("-used" if used else ""), LANTERN, _lantern(LANTERN_SIGNS[name], used))
    back = rect(0, 0, T, T, 6, 'fill="{}" stroke="var(--bank)" stroke-width="1.2"') + rect(
        5, 5, T - 10, T - 10, 4, 'fill="none" stroke="var(--ivory)" stroke-width="1.4" opacity=".8"'
    )
    rim = use("t-rim")
    for stack, fill, sign in (
        ("greenery", "var(--grass)", SIGNS["greenery"]),
        ("water", "var(--water)", SIGNS["water"]),
        ("rock", "var(--rock)", SIGNS["rock"]),
        (
            "tao",
            "var(--sand)",
            dot(0, 0, 6, 'fill="var(--ivory)" stroke="var(--bank)" stroke-width="1.2"')
            + path("M0-6A6 6 0 0 1 0 6A3 3 0 0 1 0 0A3 3 0 0 0 0-6Z", 'fill="var(--bank)"'),
        ),
    ):
        pile = "".join(
            rect(
                1.5 * n,
                6 - 1.5 * n + 2,
                T,
                T,
                6,
                'fill="var(--gravel)" stroke="var(--bank)" stroke-opacity=".5" stroke-width="1"',
            )
            for n in (2, 1)
        )
        sheet.draw(f"pile-{stack}", (T, T), pile + back.format(fill) + moved(sign, T / 2, T / 2, 2.4) + rim)
    sheet.draw(
        "pile-empty",
        (T, T),
        rect(
            1,
            1,
            T - 2,
            T - 2,
            6,
            'fill="var(--shadow)" fill-opacity=".06" stroke="var(--line)" stroke-width="1.4" stroke-dasharray="4 4"',
        )
        + rim,
    )
    sheet.draw("cell", (T, T), rect(0, 0, T, T, 5, 'fill="var(--veil-ink,#1c3032)" fill-opacity="var(--veil,0)"'))
    sheet.draw(
        "dead",
        (T, T),
        rect(4, 4, T - 8, T - 8, 5, 'fill="var(--shadow)" fill-opacity=".1"')
        + line("M14 50L50 14M14 32L32 14M32 50L50 32", "var(--muted)", 1.6, 'opacity=".55"')
        + rect(0, 0, T, T, 5, 'fill="var(--veil-ink,#1c3032)" fill-opacity="var(--veil,0)"'),
    )
    sheet.draw(
        "court",
        (26, 16),
        '<ellipse cx="13" cy="8" rx="11" ry="5.600" fill="var(--plate)" fill-opacity=".75" stroke="var(--lacquer)"'
        ' stroke-width="1.700"/>' + dot(13, 8, 2, 'fill="var(--lacquer)"'),
    )
    sheet.draw(
        "bridge-spot", (30, 16), line("M2 13C8 1 22 1 28 13", "var(--lacquer)", 2.2, 'stroke-dasharray="3.500 3.500"')
    )
    sheet.draw(
        "number",
        (18, 16),
        rect(0.5, 0.5, 17, 15, 7.5, 'fill="var(--plate-ink)" stroke="var(--plate)" stroke-width="1"'),
    )
    sheet.draw(
        "points",
        (34, 22),
        rect(0.5, 0.5, 33, 21, 10.5, 'fill="var(--seat,var(--neutral))" stroke="var(--ivory)" stroke-width="1.400"'),
    )
    # the number of coins stands in the middle of its picture, so the coin is larger than its box
    coin = moved(use("coin"), -4, -4) + dot(8, 8, 9.4, 'fill="var(--brass)"') + dot(8, 8, 12.6, RING)
    sheet.draw("coins", (16, 16), coin)
    sheet.draw(
        "character-token",
        (28, 28),
        dot(14, 14, 13, 'fill="var(--lacquer)" stroke="var(--brass)" stroke-width="1.800"')
        + moved(use("robe"), 14, 22, 0.52)
        + dot(14, 14, 13.4, RING),
    )
    sheet.draw("tray-wide", (590, 104), rect(0, 0, 590, 104, 10, 'fill="var(--card)" stroke="var(--gold)"'))
    sheet.draw("tray", (312, 78), rect(0, 0, 312, 78, 10, 'fill="var(--card)" stroke="var(--gold)" stroke-width="1.4"'))
    sheet.draw(
        "active",
        (56, 74),
        rect(1, 1, 54, 72, 8, 'fill="var(--glow)" fill-opacity=".35" stroke="var(--brass-2)" stroke-width="1.400"'),
    )
    sheet.draw(
        "engineer",
        (22, 22),
        dot(11, 11, 10, 'fill="var(--jade)" stroke="var(--ivory)" stroke-width="1.400"')
        + line("M6.500 15.500L11 6L15.500 15.500M8.500 12H13.500", "var(--ivory)", 1.9),
    )
    for name, fill in (("goal", "var(--plate-2)"), ("goal-reached", "var(--glow)")):
        sheet.draw(
            name, (32, 20), rect(0.5, 0.5, 31, 19, 9.5, f'fill="{fill}" stroke="var(--brass-2)" stroke-width="1.200"')
        )
    sheet.draw(
        "spaces",
        (30, 30),
        rect(
            2,
            2,
            26,
            26,
            5,
            'fill="var(--plate-2)" stroke="var(--plate-line)" stroke-width="1.600" stroke-dasharray="3 3"',
        ),
    )
    sheet.draw("figure", (14, 16), "")  # a number without a ground


PLATES = {
    "bed-shadow": 'fill="var(--shadow)" opacity=".2"',
    "bed": 'fill="var(--plate)" stroke="var(--plate-line)" stroke-width="1.2"',
    "bed-rim": 'fill="none" stroke="var(--mat-gold)" stroke-opacity=".5" stroke-width="1"',
    "ground": 'fill="var(--sand-cell)" stroke="var(--sand-line)" stroke-width="1"',
    "rake": 'fill="none" stroke="var(--sand-line)" stroke-opacity=".5" stroke-width="1.1" stroke-linecap="round"',
    "lines": 'fill="none" stroke="var(--plate)" stroke-width="2"',
    "outer": 'fill="var(--plate-2)" fill-opacity=".45" stroke="var(--plate-line)" stroke-dasharray="3 3"',
    "corner": 'fill="var(--court)" stroke="var(--plate-line)" stroke-width="1"',
    "notch": 'fill="var(--paper-2)" stroke="var(--line)" stroke-width="1.2" stroke-dasharray="4 4"',
    "panel": 'fill="var(--card-2)" stroke="var(--line)" stroke-width="1"',
    "track": 'fill="var(--track)" stroke="var(--plate-line)" stroke-width="1"',
    "steps": 'fill="var(--plate-2)" stroke="var(--plate-line)" stroke-width="1"',
    "step": 'fill="none" stroke="var(--plate-line)" stroke-width="1.2"',
    "column": 'fill="var(--lacquer)" fill-opacity=".2" stroke="var(--lacquer)" stroke-width="1.1"',
    "purse": 'fill="var(--brass)" stroke="var(--brass-2)" stroke-width="1"',
    "guest": 'fill="var(--lacquer)" stroke="none"',
    "sign-greenery": 'fill="var(--grass)" stroke="var(--grass-3)" stroke-width="1.3" stroke-linejoin="round"',
    "sign-water": 'fill="none" stroke="var(--water-3)" stroke-width="1.9" stroke-linecap="round"',
    "sign-rock": 'fill="var(--rock-2)" stroke="var(--rock-3)" stroke-width="1.3" stroke-linejoin="round"',
    "box": 'fill="var(--shadow)" fill-opacity=".06"',
    "seat-line": 'fill="var(--seat,var(--line))" stroke="var(--bank)" stroke-opacity=".35" stroke-width=".6"',
    "compass": 'fill="var(--accent)" stroke="var(--paper)" stroke-width="1" stroke-linejoin="round"',
    "diagonal": 'fill="none" stroke="var(--mat-gold)" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"',
}
LABELS = {
    "purse": 'font-size="11" font-weight="700" fill="var(--plate-ink)" max="18"',
    "caption": 'font-size="12" font-weight="700" fill="var(--muted)" max="150"',
    "short": 'font-size="11.5" font-weight="700" fill="var(--muted)" max="100"',
}


# The names of columns and rows, as strokes: a picture costs a scene less than sixteen labels.
LETTERS = (
    "M5 3C4 1.500 1 2 1 5C1 8 4.500 8 5 5.500M5 2V8",
    "M1 0V8M1 4C2 2 5.500 2 5.500 5C5.500 8.500 2 8.500 1 6",
    "M5 3C4 1.500 1 2 1 5C1 8 4 8.500 5 7",
    "M5 0V8M5 4C4 2 .5 2 .5 5C.5 8.500 4 8.500 5 6",
    "M1 5H5.200C5.400 1 1 1.200 1 5C1 8.500 4 8.500 5 7",
    "M5 .5C3-.5 2.500 1 2.500 3V8M1 3H4.500",
    "M5 3C4 1.500 1 2 1 5C1 8 4.500 8 5 5.500M5 2V9C5 11 2 11 1 10",
    "M1 0V8M1 4.500C2 1.500 5 2 5 4.500V8",
)
DIGITS = {
    **GLYPHS,
    "7": "M1 1H9L4 13",
    "8": "M5 6.500C1 5.500 1 1 5 1C9 1 9 5.500 5 6.500C.5 8 .5 13 5 13C9.500 13 9.500 8 5 6.500",
}


def _coordinates() -> str:
    made = ""
    for number, letter in enumerate(LETTERS):
        made += moved(line(letter, "var(--plate-ink)", 1.1), 13 + T / 2 - 3 + number * PITCH, 2)
        digit = line(DIGITS[str(number + 1)], "var(--plate-ink)", 1.9)
        made += moved(digit, 4, 13 + T / 2 - 4 + number * PITCH, 0.58)
    return f'<g opacity=".7">{made}</g>'


def _emblem() -> str:
    """The game's face in the lobby: the garden through a moon gate, and somebody who looks at it."""
    view = rect(5, 10, 140, 140, 0, 'fill="url(#g-sky-0)"') + dot(102, 40, 13, 'fill="#e8663c"')
    view += moved(hills(140, 96, 8, HILLS[1]), 5, 24)
    view += rect(5, 104, 140, 50, 0, 'fill="var(--water)"')
    view += line("M20 113H44M58 120H84M96 112H122M30 130H52M84 134H112", "var(--water-2)", 2.2)
    view += path("M5 100Q30 94 52 106Q40 118 5 122Z", 'fill="var(--grass)" stroke="var(--grass-3)" stroke-width="1"')
    for name, x, y, scale in (("pavilion", 20, 54, 1.3), ("bridge", 62, 76, 1.35), ("lotus", 62, 112, 0.9)):
        view += use(f"deco-{name}", x, y, scale)
    drawn = dot(75, 82, 71, 'fill="var(--shadow)" opacity=".3"') + f'<g clip-path="url(#cp-moon)">{view}</g>'
    drawn += dot(75, 80, 67, 'fill="none" stroke="var(--gravel)" stroke-width="9"')
    for r in (71.5, 62.5):
        drawn += dot(75, 80, r, 'fill="none" stroke="var(--bank)" stroke-width="1.4"')
    drawn += use("deco-plum", -4, 82, 1.9)
    return drawn + f'<g data-seat="0">{use("mini-empress", 94, 74, 1.9)}</g>'


def make_sheet() -> Sheet:
    """All pictures of Tang Garden."""
    sheet = common()
    for name in (
        "shrine",
        "arrow-right",
        "arrow-left",
        "badge",
    ):  # not of this game
        del sheet.symbols[name], sheet.sizes[name]
    sheet.tokens = {"light": LIGHT, "dark": DARK}
    add_tiles(sheet)
    add_decorations(sheet)
    add_people(sheet)
    add_landscapes(sheet)
    _small_things(sheet)
    sheet.draw("coordinates", (14, 14), _coordinates())
    _spots(sheet)
    _overlays(sheet)
    sheet.defs["cp-moon"] = '<clipPath id="cp-moon"><circle cx="75" cy="80" r="67"/></clipPath>'
    sheet.draw("emblem", (150, 160), _emblem())
    add_standing(sheet)
    sheet.plates |= PLATES
    sheet.labels |= LABELS
    sheet.goods |= GOODS
    return sheet
