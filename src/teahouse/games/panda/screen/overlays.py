"""What can be laid over the map: who owns which road, what each place needs, which roads each champion can pass."""

from __future__ import annotations

from teahouse.core.words import words
from teahouse.draw.scene import Piece, Scene
from teahouse.games.panda.rules.choices import PLACE_NAMES, WAY_NAMES
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
from teahouse.games.panda.screen.art.geography import geography
from teahouse.games.panda.screen.map import put

OVERLAYS = (("roads", "overlay-roads"), ("needs", "overlay-needs"), ("passes", "overlay-passes"))
OVER = 64  # painted above everything but the spots


def lay_over(made: Scene, s: Panda, overlay: str) -> None:
    drawings = {"roads": _owners, "needs": _needs, "passes": _passes}
    if overlay in drawings:
        drawings[overlay](made, s)


def _owners(made: Scene, s: Panda) -> None:
    """The owner of each road tile, and who has most guards where none lies yet."""
    land = s.board.land
    geo = geography(land, made.shape)
    for road in range(land.roads):
        tile, key = s.tile[road], f"over.{WAY_NAMES[land.way[road]]}"
        figures = [s.figures_of(road, seat) for seat in range(s.seats)]
        if tile == NEUTRAL:
            put(made, geo, key, Piece("ratio", "map", 0, 0, OVER, text="○"), geo.roads[road].middle, (30, 15))
        elif tile not in (NO_TILE, FIGURES):
            put(made, geo, key, Piece(f"seat-{tile}", "map", 0, 0, OVER, size=140), geo.roads[road].middle, (24, 24))
        elif any(figures):
            seat = figures.index(max(figures))
            tied = figures.count(max(figures)) > 1
            mark = Piece(f"seat-{seat}", "map", 0, 0, OVER, size=70 if tied else 115)
            put(made, geo, key, mark, geo.roads[road].middle, (24, 24))


def _needs(made: Scene, s: Panda) -> None:
    """Guards around / guards the next building needs, and the kinds that are still possible."""
    land = s.board.land
    geo = geography(land, made.shape)
    scale = geo.size / 100
    for place in range(land.places):
        number, built = STANDING[s.built[place]], s.built[place]
        if number == STEPS:
            continue
        x, y = geo.places[place]
        disc = Piece("over-disc", "map", 0, 0, OVER - 1)
        put(made, geo, f"over.{PLACE_NAMES[place]}.disc", disc, (x, y), (44, 44))
        needed, name = s.board.guards_needed[number], PLACE_NAMES[place]
        art = "enough" if s.guards[place] >= needed else "ratio"
        said = words("scene-need", guards=s.guards[place], needed=needed)
        sign = Piece(art, "map", 0, 0, OVER, said, text=f"{s.guards[place]}/{needed}", size=118)
        put(made, geo, f"over.{name}", sign, (x, y + 9 * scale), (30, 15))
        kinds = [kind for kind in range(CHAMPIONS) if not built & PIECE[kind]]
        for at, kind in enumerate(kinds):
            middle = (x + (at - (len(kinds) - 1) / 2) * 17 * scale, y - 10 * scale)
            piece = Piece(BUILDING_NAMES[kind], "map", 0, 0, OVER, size=58)
            put(made, geo, f"over.{name}.{kind}", piece, middle, (28, 26))


def _passes(made: Scene, s: Panda) -> None:
    """A mark of each champion on every road it is strong enough for; a large one where it stands beside it."""
    land = s.board.land
    geo = geography(land, made.shape)
    seat = made.viewer if made.viewer >= 0 else s.seat
    for road in range(land.roads):
        drawn = geo.roads[road]
        able = [n for n in range(CHAMPIONS) if s.reach(seat, n) >= s.uncovered[road]]
        for at, champion in enumerate(able):
            place = s.place[seat * CHAMPIONS + champion]
            beside = place != SHEET and road in land.roads_at[place]
            x, y = drawn.middle
            x += (at - (len(able) - 1) / 2) * 17 * geo.size / 100
            mark = Piece(f"seal-{CHAMPION_NAMES[champion]}", "map", 0, 0, OVER + beside, size=130 if beside else 84)
            put(made, geo, f"over.{WAY_NAMES[land.way[road]]}.{champion}", mark, (x, y), (18, 18))
