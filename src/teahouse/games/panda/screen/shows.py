"""What shows while a move is pointed at: footprints along its road, the guard it may leave, the tile it would bring."""

from __future__ import annotations

from teahouse.draw.scene import Offers, Piece, Scene
from teahouse.games.panda.rules.acting import Act
from teahouse.games.panda.rules.choices import FIRST_AREA, MOVE
from teahouse.games.panda.rules.moving import Move, OneRoad
from teahouse.games.panda.rules.pieces import ANY, CHAMPION_NAMES, CHAMPIONS
from teahouse.games.panda.rules.roads import has_tile, most_figures
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.berths import CHAMPION
from teahouse.games.panda.screen.art.geography import Geography, geography
from teahouse.games.panda.screen.map import SPOTS, berth, tile_art
from teahouse.games.panda.words.names import place_code
from teahouse.games.panda.words.sentences import reached

GHOSTS = SPOTS - 2
FAINT = 70  # per cent: footprints of a second road


def show_moves(offers: Offers, made: Scene, s: Panda, legal: list[int]) -> None:
    """P-46 to P-49: one preview for each place that can be reached."""
    step = s.pending[-1]
    owner, left, ignore = s.actor, 1, 0
    if isinstance(step, OneRoad):
        owner, left, ignore = step.owner, step.left, step.ignore
    elif isinstance(step, Act):
        for action in step.actions:
            if isinstance(action, Move):
                left, ignore = (action.steps if action.who != ANY else 1), action.ignore
    geo = geography(s.board.land, made.shape)
    for choice in legal:
        if MOVE.has(choice):
            _show(offers, s, geo, choice, owner, left, ignore)


def _show(offers: Offers, s: Panda, geo: Geography, choice: int, owner: int, left: int, ignore: int) -> None:
    champion, way = divmod(MOVE.index(choice), MOVE.width)
    land = s.board.land
    here = s.place[owner * CHAMPIONS + champion]
    road = land.road_of[way] if way < FIRST_AREA else -1
    there = reached(s, choice)
    shown = offers.shows.setdefault(f"here.{place_code(land, there)}", {})
    if road >= 0:
        _trail(shown, geo, road, here != land.end_a[road], f"{champion}", 3, 100)
        _left_behind(shown, s, geo, road)
    middle, size = berth(geo, there, s.place.count(there))
    ghost = Piece(
        f"{CHAMPION_NAMES[champion]}-{owner}", "map", *geo.corner(middle, *CHAMPION, size), GHOSTS, seat=owner
    )
    ghost.size = size * geo.size // 100
    if not any(key.startswith("show.to.") for key in shown):
        shown[f"show.to.{champion}"] = ghost
    if left > 1:
        _go_on(shown, s, geo, there, road, s.reach(owner, champion) + ignore)


def _trail(
    shown: dict[str, Piece], geo: Geography, road: int, backwards: bool, name: str, count: int, size: int
) -> None:
    for number, (x, y, turn) in enumerate(geo.roads[road].trail(backwards, count)):
        corner = geo.corner((x, y), 14, 13, size)
        piece = Piece("paw", "map", *corner, GHOSTS, size=size * geo.size // 100, turn=turn)
        shown[f"show.{name}.{road}.{number}"] = piece


def _left_behind(shown: dict[str, Piece], s: Panda, geo: Geography, road: int) -> None:
    """P-48, P-54: the guard that may be placed, or the tile that this guard would bring."""
    seat, land = s.actor, s.board.land
    if s.supply[seat] == 0 or s.uncovered[road] == 0:
        return
    drawn = geo.roads[road]
    own = s.figures_of(road, seat) + 1 >= max(s.figures_of(road, other) for other in range(s.seats))
    if s.uncovered[road] == 1 and own and most_figures(s, road, seat) == seat and has_tile(s, seat, road):
        art, wh = tile_art(drawn, land.ninjas[road], seat)
        piece = Piece(art, "map", *geo.corner(drawn.middle, *wh, drawn.fit), GHOSTS - 1, turn=drawn.angle)
        piece.size = drawn.fit * geo.size // 100
        shown[f"show.tile.{road}"] = piece
    else:
        corner = geo.corner(drawn.slots[land.ninjas[road] - s.uncovered[road]], 20, 20)
        piece = Piece(f"guard-{seat}", "map", *corner, GHOSTS - 1, seat=seat, size=geo.size)
        shown[f"show.guard.{road}"] = piece


def _go_on(shown: dict[str, Piece], s: Panda, geo: Geography, place: int, by: int, reach: int) -> None:
    """The roads that a second step could use."""
    land = s.board.land
    for road in land.roads_at[place]:
        if road != by and s.uncovered[road] <= reach:
            _trail(shown, geo, road, place != land.end_a[road], "on", 2, FAINT)
