"""The cards: a spirit is a teal scroll, a dragon a red one; the picture shows in small tiles what the card does."""

from __future__ import annotations

from teahouse.draw.sheet import Sheet, dot, glyph, gradient, line, moved, path, rect, use

CARD = (214, 100)
NAMED = (146, 62)
ICON = (48, 62)
WORDS = (56, 4, 154, 92)  # the room for words on a card
NAME = (56, 9, 86, 46)  # and for a name alone

INK = "var(--plate-ink)"
RED = "var(--lacquer)"

# --- small things to tell with, in a box of 40 by 40 -----------------------------------------------------------------


def tile(x: float, y: float, mark: str = "", colour: str = INK) -> str:
    """A tile of 9 by 12, with a number or letter on it."""
    drawn = rect(1, 1.6, 9, 12, 1.8, 'fill="var(--jade-2)"') + rect(
        0, 0, 9, 12, 1.8, 'fill="var(--ivory)" stroke="var(--plate-ink)" stroke-width=".6"'
    )
    if mark:
        drawn += glyph(mark, 2.4, 3, 0.42, colour, 2.6)
    return moved(drawn, x, y)


def back(x: float, y: float) -> str:
    return moved(
        rect(1, 1.6, 9, 12, 1.8, 'fill="var(--ivory-edge-2)"')
        + rect(0, 0, 9, 12, 1.8, 'fill="var(--jade)" stroke="var(--jade-3)" stroke-width=".6"')
        + dot(4.5, 6, 2.2, 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".8"'),
        x,
        y,
    )


def ghost(x: float, y: float) -> str:
    """Where a tile was or will be."""
    return moved(
        rect(
            0.4,
            0.4,
            8.2,
            11.2,
            1.8,
            f'fill="none" stroke="{INK}" stroke-width=".8" stroke-dasharray="1.8 1.4" opacity=".7"',
        ),
        x,
        y,
    )


def roof(x: float, y: float, colour: str = RED) -> str:
    """A shrine of 11 by 10."""
    return moved(
        rect(2.4, 5, 6.2, 5, 0.6, f'fill="var(--plate)" stroke="{INK}" stroke-width=".6"')
        + path(
            "M0 5.8Q3 4.6 5.5 0Q8 4.6 11 5.8Q5.5 7.2 0 5.8Z",
            f'fill="{colour}" stroke="{INK}" stroke-width=".6"',
        )
        + path("M4.6 10V7.8H6.4V10Z", f'fill="{INK}"'),
        x,
        y,
    )


def tower(x: float, y: float, floors: int) -> str:
    """A stack seen from the side; y is its foot."""
    return "".join(
        rect(x, y - 4 * (floor + 1), 10, 3.6, 1, 'fill="var(--jade)" stroke="var(--jade-3)" stroke-width=".6"')
        for floor in range(floors)
    )


def arrow(d: str, tip: str) -> str:
    return line(d, RED, 1.9) + line(tip, RED, 1.9)


def plus(x: float, y: float) -> str:
    return moved(line("M0-4V4M-4 0H4", RED, 2.2), x, y)


# --- what each card shows --------------------------------------------------------------------------------------------

SPIRITS: dict[str, str] = {
    "beauty": tile(6, 5, "3", "var(--merchant)")
    + tile(16, 5, "3", "var(--farmer)")
    + tile(16, 19, "3", "var(--soldier)")
    + tile(26, 19, "3", "var(--merchant)"),
    "wind": back(3, 23)
    + back(28, 23)
    + roof(2, 12, "var(--plate-line)")
    + roof(27, 12)
    + arrow("M9 9Q20 .5 30 7", "M25 4.5L31 8L30.5 1.5"),
    "strength": ghost(5, 22)
    + tile(27, 14)
    + tile(27, 9, "5", "var(--soldier)")
    + arrow("M10 19Q14 9 22 10.5", "M18 6.5L23 10.8L18 14"),
    "elegance": tile(6, 14)
    + tile(15.5, 14, "1")
    + tile(25, 14)
    + arrow("M20 11V2.5", "M16.5 6L20 2L23.5 6")
    + arrow("M20 30V38", "M16.5 34.5L20 38.5L23.5 34.5"),
    "deception": tile(7, 13, "2", "var(--farmer)")
    + tile(20, 13, "6", "var(--wind)")
    + line("M17.5 5Q25 2 29 8M26 7.5L29.5 9.5L31.5 5", RED, 1.9)
    + line("M11.5 30H24.5", RED, 1.9),
    "change": tile(15.5, 13, "W", "var(--wind)")
    + arrow("M9 23A12.5 12.5 0 0 1 27 9", "M22.5 8L27.5 9L27 14")
    + arrow("M31.5 17A12.5 12.5 0 0 1 13.5 32", "M18 33L13 32L13.5 27"),
    "faith": back(6, 24)
    + back(16, 24)
    + back(26, 24)
    + roof(5, 14)
    + roof(15, 14)
    + roof(25, 14, "var(--brass)")
    + plus(30.5, 7),
    "destruction": moved(tile(0, 0), 11, 6, 1.9)
    + line("M22 5L18.5 13L22 17L18 29", INK, 1.2)
    + line("M8 8L32 32M32 8L8 32", RED, 2.6, 'opacity=".9"'),
    "depth": tile(4, 8, "2", "var(--farmer)") + tile(27, 19, "5", "var(--farmer)") + line("M16 15H24M16 19H24", RED, 2),
    "cunning": tile(4, 7, "F", "var(--farmer)")
    + tile(15.5, 7, "F", "var(--farmer)")
    + tile(27, 7, "F", "var(--farmer)")
    + arrow("M20 23V29", "M16.5 26L20 29.6L23.5 26")
    + line("M8 35H32", "var(--jade-2)", 3),
}

DRAGONS: dict[str, str] = {
    "humility": tower(5, 36, 2)
    + roof(4.5, 18.5)
    + tower(22, 36, 5)
    + arrow("M12 12Q15 6 20 7", "M16 4L20.5 7.2L17 11"),
    "righteousness": "".join(back(2.5 + 9.2 * n, 22) + roof(1.5 + 9.2 * n, 12) for n in range(4))
    + line("M3 8H37", RED, 1.4, 'stroke-dasharray="2.5 2.5"'),
    "tranquility": back(3, 4) + back(13, 4) + back(27, 13) + back(4, 25) + back(27, 27),
    "bravery": tower(2, 36, 2) + tower(15, 36, 6) + tower(28, 36, 3) + arrow("M20 10V2.5", "M16.5 6L20 2L23.5 6"),
    "dominion": tower(15, 38, 2)
    + tile(15.5, 15.5, "6", "var(--soldier)")
    + path(
        "M11 12.5L9.5 4L15 7.5L20 2L25 7.5L30.5 4L29 12.5Z",
        'fill="var(--brass)" stroke="var(--brass-2)" stroke-width=".9" stroke-linejoin="round"',
    ),
    "power": line("M20 6V34M12 34H28M6 12H34", INK, 1.7)
    + path(
        "M2 20H13L9.5 12.5H5.5ZM27 24H38L34.5 12.5H30.5Z",
        'fill="none" stroke="var(--plate-ink)" stroke-width="1.2" stroke-linejoin="round"',
    )
    + tile(3.5, 19, "3", "var(--merchant)")
    + tile(28, 23, "6", "var(--merchant)"),
    "knowledge": tile(4, 5, "Z", "var(--season)")
    + tile(16, 5, "W", "var(--wind)")
    + tile(28, 5, "D", "var(--soldier)")
    + path(
        "M6 27Q13 23.5 20 27Q27 23.5 34 27V36Q27 32.5 20 36Q13 32.5 6 36Z",
        f'fill="var(--plate)" stroke="{INK}" stroke-width="1.2"',
    )
    + line("M20 27V36", INK, 1),
    "harmony": roof(5, 3)
    + roof(24, 3)
    + back(6, 13)
    + back(25, 13)
    + tower(5.5, 39, 2)
    + tower(24.5, 39, 2)
    + line("M20 2V38", RED, 1.6, 'stroke-dasharray="3 2.4"'),
    "devotion": back(6, 20)
    + roof(5, 10)
    + tile(21, 20, "D", "var(--soldier)")
    + path("M25.5 14C21-1 36 .5 31 9Q29.5 12 25.5 14Z", f'fill="{RED}" opacity=".85"'),
    "courage": rect(3, 3, 34, 34, 3, f'fill="none" stroke="{INK}" stroke-width="1.4"')
    + rect(13, 13, 14, 14, 2, f'fill="none" stroke="{INK}" stroke-width=".8" stroke-dasharray="2 2"')
    + roof(3.5, 4.5)
    + roof(25.5, 14.5)
    + roof(4, 25.5),
}


def card(kind: str, icon: str, size: tuple[int, int]) -> str:
    """A scroll: a coloured field with the picture, and a paper one for the words."""
    w, h = size
    words = size != ICON
    ring = rect(0.6, 0.6, w - 1.2, h - 1.2, 8, 'fill="none" stroke="var(--ring,none)" stroke-width="3"')
    field = 46 if words else w - 2
    tall = h - 8 if words else h - 2
    inset = 4 if words else 1
    return (
        rect(2, 4, w, h, 9, 'fill="var(--shadow)" opacity=".2"')
        + rect(0, 0, w, h, 8, 'fill="url(#g-card)" stroke="var(--plate-line)" stroke-width="1"')
        + rect(inset, inset, field, tall, 6, f'fill="url(#g-{kind})"')
        + rect(
            inset + 3, inset + 3, field - 6, tall - 6, 4, 'fill="var(--plate)" stroke="var(--brass)" stroke-width=".8"'
        )
        + moved(icon, inset + (field - 38) / 2, inset + (tall - 38) / 2, 0.95)
        + rect(0, 0, w, h, 8, 'fill="var(--veil-ink,#1c3032)" opacity="var(--veil,0)"')
        + ring
    )


def add_cards(sheet: Sheet) -> None:
    """Every card three times: `spirit-beauty` with room for words, `…-named` for its name, `…-icon` without."""
    sheet.defs["g-card"] = gradient("g-card", "var(--plate)", "var(--plate-2)")
    sheet.defs["g-spirit"] = gradient("g-spirit", "var(--teal)", "var(--teal-2)")
    sheet.defs["g-dragon"] = gradient("g-dragon", "var(--lacquer)", "var(--lacquer-2)")
    for kind, icons in (("spirit", SPIRITS), ("dragon", DRAGONS)):
        for name, icon in icons.items():
            sheet.symbols[f"{kind}-{name}-drawing"] = icon
            drawing = use(f"{kind}-{name}-drawing")
            sheet.draw(f"{kind}-{name}", CARD, card(kind, drawing, CARD), WORDS)
            sheet.draw(f"{kind}-{name}-named", NAMED, card(kind, drawing, NAMED), NAME)
            sheet.draw(f"{kind}-{name}-icon", ICON, card(kind, drawing, ICON))
