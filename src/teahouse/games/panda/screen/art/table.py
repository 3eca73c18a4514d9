"""What lies under everything: sea and land, the action board, tracks, sheets; and all pictures in one sheet."""

from __future__ import annotations

from teahouse.draw.pictures import common
from teahouse.draw.sheet import Sheet, line, path, rect, use
from teahouse.games.panda.screen.art.figures import add_figures
from teahouse.games.panda.screen.art.icons import add_icons

SEA = (
    '<pattern id="p-sea" width="40" height="20" patternUnits="userSpaceOnUse">'
    + rect(0, 0, 40, 20, 0, 'fill="var(--sea)"')
    + path("M0 12q10-10 20 0t20 0", 'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.400"')
    + "</pattern>"
)
LAND = (
    '<radialGradient id="g-land" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="var(--land)"/>'
    '<stop offset="1" stop-color="var(--land-2)"/></radialGradient>'
)

PLATES = {
    "shadow": 'fill="var(--shadow)" opacity=".2"',
    "sea": 'fill="url(#p-sea)"',
    "land": 'fill="url(#g-land)" stroke="var(--way)" stroke-width="1.6"',
    "shore": 'fill="none" stroke="var(--land)" stroke-opacity=".5" stroke-width="6"',
    "river-bank": 'fill="none" stroke="var(--sea-2)" stroke-opacity=".5" stroke-width="15" stroke-linecap="round"',
    "river": 'fill="none" stroke="var(--river)" stroke-opacity=".8" stroke-width="10" stroke-linecap="round"',
    "hill": 'fill="var(--hill)" stroke="var(--way)" stroke-opacity=".55" stroke-width="1.3" stroke-linejoin="round"',
    "grove": 'fill="var(--grove)" fill-opacity=".75" stroke="var(--way)" stroke-opacity=".25" stroke-width=".8"',
    "road-bed": 'fill="none" stroke="var(--land)" stroke-width="13" stroke-linecap="round"',
    "road-bed-small": 'fill="none" stroke="var(--land)" stroke-width="9" stroke-linecap="round"',
    "road": 'fill="none" stroke="var(--way)" stroke-width="4.4" stroke-dasharray="8 5" stroke-linecap="butt"',
    "road-small": 'fill="none" stroke="var(--way)" stroke-width="3" stroke-dasharray="6 4" stroke-linecap="butt"',
    "ninjas": 'fill="none" marker-mid="url(#m-ninja)"',
    "ninjas-small": 'fill="none" marker-mid="url(#m-ninja-small)"',
    "ninjas-tiny": 'fill="none" marker-mid="url(#m-ninja-tiny)"',
    "board": 'fill="var(--card)" stroke="var(--line)" stroke-width="1.2"',
    "cell": 'fill="var(--plate)" stroke="var(--plate-line)" stroke-width="1.1"',
    "cell-monk": 'fill="var(--plate)" stroke="var(--monk)" stroke-opacity=".55" stroke-width="1.2"',
    "cell-governor": 'fill="var(--plate)" stroke="var(--governor)" stroke-opacity=".55" stroke-width="1.2"',
    "cell-warrior": 'fill="var(--plate)" stroke="var(--warrior)" stroke-opacity=".55" stroke-width="1.2"',
    "cell-neutral": 'fill="var(--plate)" stroke="var(--neutral)" stroke-opacity=".5" stroke-width="1.2"',
    "head-monk": 'fill="var(--monk)"',
    "head-governor": 'fill="var(--governor)"',
    "head-warrior": 'fill="var(--warrior)"',
    "head-neutral": 'fill="var(--neutral)"',
    "cell-line": 'fill="none" stroke="var(--plate-line)" stroke-opacity=".8" stroke-width=".9"',
    "cost": 'fill="var(--plate-2)" stroke="var(--plate-line)" stroke-width="1"',
    "step-low": 'fill="var(--gold-soft)" stroke="var(--accent)" stroke-width="1"',
    "rail": 'fill="var(--plate-2)" stroke="var(--plate-line)" stroke-width=".8"',
    "slot": 'fill="none" stroke="var(--plate-line)" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"',
}

TEXT = 'font-family="var(--text)" font-weight="700"'
HALO = 'stroke="var(--land)" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke"'
LABELS = {
    "place": f'{TEXT} {HALO} font-size="13.5" fill="var(--plate-ink)" max="96"',
    "place-small": f'{TEXT} {HALO} font-size="12" fill="var(--plate-ink)" max="72"',
    "side": f'{TEXT} font-size="13" fill="var(--ink)" max="90"',
    "head": f'{TEXT} font-size="13.5" fill="#fffaf0" max="76"',
    "head-small": f'{TEXT} font-size="12" fill="#fffaf0" max="41"',
    "cost": f'{TEXT} font-size="15" fill="var(--plate-ink)"',
    "act": f'{TEXT} font-size="12.5" fill="var(--plate-ink)" max="53"',
    "act-small": f'{TEXT} font-size="11.5" fill="var(--plate-ink)" max="61"',
    "step": f'{TEXT} font-size="11.5" fill="var(--plate-ink)"',
    "title": f'{TEXT} font-size="12.5" fill="var(--muted)" max="60"',
    "note": f'{TEXT} font-size="11" fill="var(--muted)" max="90"',
}


def _emblem() -> str:
    """The game's face in the lobby: the three champions below a city."""
    drawn = line("M18 128Q75 30 132 128", "var(--land)", 9) + line("M18 128Q75 30 132 128", "var(--way)", 3)
    drawn += (
        use("city", 40, 14, 1.25) + use("gate", 46, 45, 0.9) + use("pagoda", 78, 45, 0.9) + use("market", 62, 26, 0.9)
    )
    for seat, (name, x, y) in enumerate((("monk", 8, 82), ("warrior", 86, 82), ("governor", 46, 92))):
        drawn += f'<g data-seat="{(0, 2, 3)[seat]}">{use(name, x, y, 1.5)}</g>'
    return drawn


def make_sheet() -> Sheet:
    """All pictures of Way of the Panda."""
    sheet = common()
    sheet.defs["p-sea"] = SEA
    sheet.defs["g-land"] = LAND
    add_figures(sheet)
    add_icons(sheet)
    sheet.draw("emblem", (150, 160), _emblem())
    sheet.plates |= PLATES
    sheet.labels |= LABELS
    return sheet
