"""What lies around the tiles: the mat, the realm boards, the countdown track and the supply of shrines."""

from __future__ import annotations

from teahouse.draw.pictures import SHRINE, common
from teahouse.draw.sheet import Sheet, dot, gradient, line, path, rect, use
from teahouse.games.castle.screen.art.cards import add_cards, arrow, tile
from teahouse.games.castle.screen.art.shrines import add_shrines
from teahouse.games.castle.screen.art.tiles import add_tiles

TOKEN = (30, 30)
SUPPLY = (64, 56)

CLOUDS = (
    '<pattern id="p-clouds" width="56" height="28" patternUnits="userSpaceOnUse">'
    '<g fill="none" stroke="var(--mat-line)" stroke-width="1" opacity=".34">'
    + path("M2 28A26 26 0 0 1 54 28M9 28A19 19 0 0 1 47 28M16 28A12 12 0 0 1 40 28M23 28A5 5 0 0 1 33 28")
    + "</g></pattern>"
)

TOKEN_DRAWING = (
    dot(16.5, 18, 13.5, 'fill="var(--shadow)" opacity=".3"')
    + dot(15, 16.8, 13.4, 'fill="var(--lacquer-2)"')
    + dot(15, 15, 13.4, 'fill="url(#g-dragon)" stroke="var(--lacquer-2)" stroke-width=".8"')
    + dot(15, 15, 10.8, 'fill="none" stroke="var(--brass)" stroke-width="1.1"')
    + line(
        "M9.5 19.5C15 22 20.5 18.5 17 15.4C14 13 10 12.4 12 9.4C13.2 7.7 15.5 7.8 17 8.6",
        "var(--brass)",
        2.3,
    )
    + path("M15.5 6.4L20.5 8L22.2 10.2L19.6 11L16.4 10.6Z", 'fill="var(--brass)"')
    + dot(15, 15, 14, 'fill="none" stroke="var(--ring,none)" stroke-width="2.8"')
)

SPACE = dot(15, 15, 13.6, 'fill="var(--mat-2)" stroke="var(--mat-gold)" stroke-width="1.2"') + dot(
    15, 15, 10.6, 'fill="none" stroke="var(--mat-gold)" stroke-width=".6" stroke-dasharray="2 2" opacity=".7"'
)


def pile() -> str:
    """Three shrines behind each other."""
    return (
        use("shrine-plain", 14, -4, 0.72)
        + use("shrine-plain", -2, 8, 0.76)
        + use("shrine-plain", 28, 8, 0.76)
        + rect(0.5, 0, 63, 50, 9, 'fill="none" stroke="var(--ring,none)" stroke-width="2.6"')
    )


def add_table(sheet: Sheet) -> None:
    sheet.defs["g-mat"] = gradient("g-mat", "var(--mat)", "var(--mat-2)", (0, 1))
    sheet.defs["p-clouds"] = CLOUDS
    sheet.draw("token", TOKEN, TOKEN_DRAWING)
    sheet.draw("token-space", TOKEN, SPACE)
    sheet.draw("thrown", (24, 24), tile(3, 9) + arrow("M10 12C14 10 17 9 19.5 4.5", "M14.8 5.4L19.8 3.6L21 9"))
    sheet.draw("sign", (16, 16), "")  # what a space of the countdown is called
    sheet.symbols["shrine-plain"] = SHRINE  # without a ring of its own
    sheet.draw("supply", SUPPLY, pile())
    sheet.draw(
        "height",
        (15, 13),
        rect(0.5, 0.5, 14, 12, 4, 'fill="var(--plate-ink)" fill-opacity=".86" stroke="var(--ivory)" stroke-width=".9"'),
    )
    sheet.draw(
        "count", (24, 16), rect(0.5, 0.5, 23, 15, 7.5, 'fill="var(--plate-ink)" stroke="var(--plate)" stroke-width="1"')
    )
    line_look = 'fill="none" stroke="var(--mat-line)"'
    sheet.plates |= {
        "mat-shadow": 'fill="var(--shadow)" opacity=".22"',
        "mat": 'fill="url(#g-mat)" stroke="var(--mat-2)" stroke-width="1"',
        "mat-clouds": 'fill="url(#p-clouds)"',
        "mat-rim": 'fill="none" stroke="var(--mat-gold)" stroke-width="1.4" opacity=".75"',
        "mat-rim-2": f'{line_look} stroke-width=".7"',
        "ground": 'fill="var(--shadow)" opacity=".16"',
        "tray": 'fill="url(#g-mat)" stroke="var(--mat-gold)" stroke-opacity=".6" stroke-width="1"',
        "board": 'fill="var(--card-2)" stroke="var(--line)" stroke-width="1.2"',
        "board-rim": 'fill="none" stroke="var(--axis)" stroke-opacity=".45" stroke-width=".8"',
        "cell": 'fill="var(--cell)" stroke="var(--line)" stroke-width=".9"',
        "cell-light": 'fill="var(--cell-2)" stroke="var(--line)" stroke-width=".9"',
        "axis": 'fill="var(--axis)"',
        "pool": 'fill="var(--shadow)" opacity=".06"',
    }
    sheet.labels |= {
        "edge": 'font-size="11.5" fill="var(--mat-gold)"',
        "realm-edge": 'font-size="9.5" fill="var(--muted)"',
    }


def make_sheet() -> Sheet:
    """All pictures of Dragon Castle."""
    sheet = common()
    add_tiles(sheet)
    add_shrines(sheet)
    add_cards(sheet)
    add_table(sheet)
    return sheet
