"""What lies under everything: sea and land, the action board, tracks, sheets; and all pictures in one sheet."""

from __future__ import annotations

from teahouse.draw.pictures import common
from teahouse.draw.sheet import Sheet, line, path, rect, use
from teahouse.games.panda.screen.art.figures import add_figures
from teahouse.games.panda.screen.art.ground import add_ground
from teahouse.games.panda.screen.art.icons import add_icons

SEA = (
    '<pattern id="p-sea" width="40" height="20" patternUnits="userSpaceOnUse">'
    + rect(0, 0, 40, 20, 0, 'fill="var(--sea)"')
    + path("M0 12q10-10 20 0t20 0", 'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.400"')
    + "</pattern>"
)
LAND = (
    '<linearGradient id="g-land" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--land)"/>'
    '<stop offset=".5" stop-color="var(--land-2)"/><stop offset="1" stop-color="var(--land-3)"/></linearGradient>'
)


def _lines(name: str, look: str, *widths: float) -> dict[str, str]:
    """A line on the map in its three sizes: that of wide windows, of small ones, and where there are many places."""
    ends = 'fill="none" stroke-linejoin="round"'
    return {
        f"{name}{size}": f'{ends} {look} stroke-width="{round(width * scale, 1):g}"'
        + (f' stroke-dasharray="{round(widths[1] * scale, 1):g} {round(widths[2] * scale, 1):g}"' if widths[1:] else "")
        for size, scale in SIZES.items()
        for width in widths[:1]
    }


SIZES = {"": 1.0, "-small": 0.72, "-tiny": 0.65}

PLATES = {
    "shadow": 'fill="var(--shadow)" opacity=".2"',
    "sea": 'fill="url(#p-sea)" fill-rule="evenodd"',
    "land": 'fill="url(#g-land)"',
    "night": 'fill="#10151c" fill-opacity="var(--night)"',
    "coast": 'fill="none" stroke="#8a7345" stroke-width="1.6"',
    **_lines("surf", 'stroke="#f0e8cb" stroke-opacity=".62"', 9),
    **_lines("river-bank", 'stroke="#c9b27a"', 26),
    **_lines("river-deep", 'stroke="#5b97aa"', 21),
    **_lines("river", 'stroke="#8cc0cc"', 14),
    **_lines("river-foam", 'stroke="#e6f4f6" stroke-linecap="round"', 2, 14, 22),
    **_lines("road-shade", 'stroke="#5e4a26" stroke-opacity=".3" stroke-linecap="round"', 18),
    **_lines("road-edge", 'stroke="#9c7d44" stroke-linecap="round"', 14.5),
    **_lines("road", 'stroke="#f0dfb4" stroke-linecap="round"', 11.5),
    **_lines("road-line", 'stroke="#b8965a"', 1.4, 3, 5),
    **_lines("bridge", 'stroke="#c89a63"', 13.5),
    **_lines("bridge-plank", 'stroke="#8a5c30" stroke-opacity=".8"', 13.5, 1.2, 3.4),
    **_lines("rail-edge", 'stroke="#4d120d" stroke-linecap="round"', 5.4),
    **_lines("rail", 'stroke="#cf5f45" stroke-linecap="round"', 3),
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
    "trough": 'fill="var(--plate-2)" stroke="var(--plate-line)" stroke-width=".8"',
    "slot": 'fill="none" stroke="var(--plate-line)" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"',
}

TEXT = 'font-family="var(--text)" font-weight="700"'
LABELS = {
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
    drawn = line("M18 128Q75 30 132 128", "var(--land)", 9) + line("M18 128Q75 30 132 128", "#9c7d44", 3)
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
    add_ground(sheet)
    add_icons(sheet)
    sheet.draw("emblem", (150, 160), _emblem())
    sheet.plates |= PLATES
    sheet.labels |= LABELS
    return sheet
