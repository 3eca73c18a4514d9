"""What can be laid over the map: who owns which road, what each place needs, which roads each champion can pass."""

from __future__ import annotations

from math import cos, radians, sin

from teahouse.core.words import words
from teahouse.draw.scene import Piece, Scene
from teahouse.games.panda.rules.choices import PLACE_NAMES, WAY_NAMES
from teahouse.games.panda.rules.land import Land
from teahouse.games.panda.rules.pieces import (
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    FIGURES,
    NEUTRAL,
    NO_TILE,
    PIECE,
    SHEET,
    STANDING,
    STEPS,
)
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.geography import LINE, Geography, geography, name_half
from teahouse.games.panda.screen.art.spread import Point
from teahouse.games.panda.screen.map import put

OVERLAYS = (("roads", "overlay-roads"), ("needs", "overlay-needs"), ("passes", "overlay-passes"))
LEGENDS = {
    "roads": (("own-sign", "tile"), ("lead-sign", "most"), ("tie-sign", "tie"), ("neutral-sign", "neutral")),
    "needs": (("ratio", "needs"), ("enough", "enough"), ("plan-market", "plan")),
    "passes": (("seal-monk", "passes"), ("seal-beside", "beside")),
}
OVER = 64  # painted above everything but the spots
ASIDE, BLOCK = 19, 12  # from the middle of a road to a mark beside it; more, where ninjas stand in two rows
STEP = 17  # from mark to mark


def lay_over(made: Scene, s: Panda, overlay: str) -> None:
    """Signs stand beside what they are about: no ninja and no house is hidden."""
    drawings = {"roads": _owners, "needs": _needs, "passes": _passes}
    if overlay in drawings:
        drawings[overlay](made, s)
        made.legend = [(art, words(f"legend-{key}")) for art, key in LEGENDS[overlay]]


def beside(land: Land, geo: Geography, road: int, count: int) -> list[Point]:
    """Places for so many marks in a row along a road: on the side where they hide no name and stay on the map."""
    drawn, scale = geo.roads[road], geo.size / 100
    angle = radians(drawn.angle)
    away = (ASIDE + (BLOCK if drawn.double else 0)) * scale
    (x, y), along, best, least = drawn.middle, (cos(angle), sin(angle)), list[Point](), 1e9
    for side in (-1, 1):
        px, py = x - along[1] * away * side, y + along[0] * away * side
        steps = [(number - (count - 1) / 2) * STEP * scale for number in range(count)]
        row = [(px + along[0] * step, py + along[1] * step) for step in steps]
        cost = 0.0
        for mx, my in row:
            cost += max(0.0, 8 - mx, 8 - my, mx + 8 - geo.shape.w, my + 8 - geo.shape.h)
            for place, (nx, ny) in enumerate(geo.names):
                hidden = abs(mx - nx) < name_half(land, place) + 7 * scale and abs(my - ny) < LINE / 2 + 7 * scale
                cost += 9 if hidden else 0
        if cost < least:
            best, least = row, cost
    return [(min(max(px, 8), geo.shape.w - 8), min(max(py, 8), geo.shape.h - 8)) for px, py in best]


def _owners(made: Scene, s: Panda) -> None:
    """A frame around each road tile, a broken one around a road where somebody has most guards; his shape beside it."""
    land = s.board.land
    geo = geography(land, made.shape)
    for road in range(land.roads):
        tile, key, drawn = s.tile[road], f"over.{WAY_NAMES[land.way[road]]}", geo.roads[road]
        figures = [s.figures_of(road, seat) for seat in range(s.seats)]
        most = [seat for seat in range(s.seats) if any(figures) and figures[seat] == max(figures)]
        laid = tile not in (NO_TILE, FIGURES)
        if laid:
            most = [] if tile == NEUTRAL else [tile]
        if laid or len(most) == 1:
            row = "block" if drawn.double else str(land.ninjas[road])
            wh = (55, 48) if drawn.double else (round(land.ninjas[road] * 20.5 + 14), 39)
            frame = Piece(f"{'own' if laid else 'lead'}-{row}", "map", 0, 0, OVER, turn=drawn.angle, size=drawn.fit)
            frame.seat = most[0] if most else frame.seat
            put(made, geo, key, frame, drawn.middle, wh)
        for seat, middle in zip(most, beside(land, geo, road, len(most)), strict=True):
            mark = Piece(f"seat-{seat}", "map", 0, 0, OVER + 1, size=64)
            put(made, geo, f"{key}.{seat}", mark, middle, (24, 24))


def _needs(made: Scene, s: Panda) -> None:
    """Guards around and guards the next building needs, below the houses; above them the kinds still to be built."""
    land = s.board.land
    geo = geography(land, made.shape)
    scale = geo.size / 100
    for place in range(land.places):
        number, built = STANDING[s.built[place]], s.built[place]
        if number == STEPS:
            continue
        x, y = geo.places[place]
        needed, name = s.board.guards_needed[number], PLACE_NAMES[place]
        art = "enough" if s.guards[place] >= needed else "ratio"
        said = words("scene-need", guards=s.guards[place], needed=needed)
        sign = Piece(art, "map", 0, 0, OVER, said, text=f"{s.guards[place]}/{needed}", size=110)
        put(made, geo, f"over.{name}", sign, _below(geo, place, name_half(land, place)), (30, 15))
        kinds = [kind for kind in range(CHAMPIONS) if not built & PIECE[kind]]
        for at, kind in enumerate(kinds):
            middle = (x + (at - (len(kinds) - 1) / 2) * 19 * scale, y - 25 * scale)
            piece = Piece(f"plan-{BUILDING_NAMES[kind]}", "map", 0, 0, OVER, size=112)
            put(made, geo, f"over.{name}.{kind}", piece, middle, (17, 17))


def _below(geo: Geography, place: int, half: float) -> Point:
    """At the foot of a place, where its name is not."""
    scale = geo.size / 100
    (x, y), (nx, ny) = geo.places[place], geo.names[place]
    for dx, dy in ((-13, 23), (13, 23), (-27, 14), (27, 14)):
        px, py = x + dx * scale, y + dy * scale
        if abs(px - nx) >= half + 16 * scale or abs(py - ny) >= LINE / 2 + 7 * scale:
            return px, py
    return x - 27 * scale, y + 14 * scale


def _passes(made: Scene, s: Panda) -> None:
    """Beside every road a mark of each champion that is strong enough; a large one where it stands at its end."""
    land = s.board.land
    geo = geography(land, made.shape)
    seat = made.viewer if made.viewer >= 0 else s.seat
    for road in range(land.roads):
        able = [n for n in range(CHAMPIONS) if s.reach(seat, n) >= s.uncovered[road]]
        for champion, middle in zip(able, beside(land, geo, road, len(able)), strict=True):
            place = s.place[seat * CHAMPIONS + champion]
            near = place != SHEET and road in land.roads_at[place]
            mark = Piece(f"seal-{CHAMPION_NAMES[champion]}", "map", 0, 0, OVER + near, size=116 if near else 78)
            put(made, geo, f"over.{WAY_NAMES[land.way[road]]}.{champion}", mark, middle, (18, 18))
