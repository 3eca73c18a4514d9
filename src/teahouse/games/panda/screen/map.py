"""The map on the screen: land and roads, places with what is built, ninjas, guards, road tiles and champions."""

from __future__ import annotations

from functools import lru_cache

from teahouse.core.words import Words, words
from teahouse.draw.scene import MAIN, WIDE, Piece, Plate, Scene, Surface
from teahouse.games.panda.rules.choices import FIRST_AREA, PLACE_NAMES, WAY_NAMES
from teahouse.games.panda.rules.land import Land
from teahouse.games.panda.rules.pieces import (
    BUILDING_NAMES,
    CAPITAL,
    CHAMPION_NAMES,
    CHAMPIONS,
    CITY,
    FIGURES,
    NEUTRAL,
    NO_TILE,
    PIECE,
    SEAT_NAMES,
    SHEET,
    SIDES,
    STANDING,
    STEPS,
)
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.screen.art.geography import Geography, Road, geography
from teahouse.games.panda.words.names import place_name, road_name

# painted from low to high
SLOTS, TILES, PLACES, BASES, HOUSES, WAYS, PEOPLE, SPOTS = 0, 2, 3, 4, 5, 2, 9, 70
SIGN = {"--text-ink": "#fff"}
NINJAS = {100: "ninjas", 90: "ninjas", 72: "ninjas-small"}  # they are printed on the map, in the size of its pictures


@lru_cache(maxsize=64)
def map_surface(land: Land, shape: str) -> Surface:
    """Everything of the map that never changes."""
    geo = geography(land, shape)
    w, h, small = geo.shape.w, geo.shape.h, shape != WIDE
    surface = Surface(w, h, MAIN, words("scene-map"), lot="lot-map")
    r = 18 if small else 26
    surface.plates = [
        Plate("shadow", 2, 5, w - 2, h - 3, r),
        Plate("sea", 0, 0, w, h - 2, r),
        Plate("land", 10, 10, w - 20, h - 22, r + 14),
        Plate("shore", 14, 14, w - 28, h - 30, r + 10),
    ]
    river = f"M{w * 0.54:.0f} 12C{w * 0.5:.0f} {h * 0.2:.0f} {w * 0.46:.0f} {h * 0.24:.0f} {w * 0.5:.0f} {h * 0.45:.0f}"
    river += f"S{w * 0.55:.0f} {h * 0.7:.0f} {w * 0.48:.0f} {h - 12}"
    surface.strokes = [("river-bank", river), ("river", river)]
    scale = geo.size / 100
    for style, spots, drawn in (("hill", geo.hills, _hill), ("grove", geo.woods, _grove)):
        if spots:
            surface.strokes.append((style, "".join(drawn(round(x), round(y), scale) for x, y in spots)))
    roads = "".join(road.path() for road in geo.roads)
    surface.strokes += [("road-bed-small" if small else "road-bed", roads), ("road-small" if small else "road", roads)]
    dots = "M0 0" + "".join(f"L{x:.0f} {y:.0f}" for road in geo.roads for x, y in road.slots) + "L0 0"
    surface.strokes.append((NINJAS.get(geo.size, "ninjas-tiny"), dots))
    for place, (x, y) in enumerate(geo.names):
        style = "place-small" if small else "place"
        surface.labels.append((style, round(x), round(y), words("literal", text=land.names[place])))
    return surface


def _hill(x: int, y: int, k: float) -> str:
    a, b, c = round(17 * k), round(24 * k), round(8 * k)
    return f"M{x - a - c} {y + c}l{a}-{b} {c // 2} {c} {c}-{c + c // 2} {a} {b + c // 2}z"


def _grove(x: int, y: int, k: float) -> str:
    r = round(6 * k)
    tree = f"a{r} {r} 0 1 1 {2 * r} 0 {r} {r} 0 1 1-{2 * r} 0z"
    return f"M{x - 2 * r} {y}{tree}m{r}-{r}{tree}m{r} {r}{tree}"


# --- what lies there -------------------------------------------------------------------------------------------------


def draw_map(made: Scene, s: Panda) -> None:
    land = s.board.land
    geo = geography(land, made.shape)
    made.surfaces["map"] = map_surface(land, made.shape)
    for road in range(land.roads):
        _road(made, s, geo, road)
    for place in range(land.places):
        _place(made, s, geo, place)
    for area in range(land.areas):
        _area(made, land, geo, area)
    _champions(made, s, geo)


def way_key(land: Land, road: int) -> str:
    """The piece that a road is touched by."""
    return f"way.{WAY_NAMES[land.way[road]]}"


def put(made: Scene, geo: Geography, key: str, piece: Piece, middle: tuple[float, float], wh: tuple[int, int]) -> None:
    """Lay a picture of this size with its middle somewhere on the map."""
    size = piece.size
    piece.x, piece.y = geo.corner(middle, wh[0], wh[1], size)
    piece.size = size * geo.size // 100
    made.put(key, piece)


def _road(made: Scene, s: Panda, geo: Geography, road: int) -> None:
    land = s.board.land
    drawn, name = geo.roads[road], WAY_NAMES[land.way[road]]
    tile, ninjas = s.tile[road], land.ninjas[road]
    if tile not in (NO_TILE, FIGURES):
        art, wh = tile_art(drawn, ninjas, tile)
        owner = "N" if tile == NEUTRAL else SEAT_NAMES[tile]
        piece = Piece(art, "map", 0, 0, TILES, road_words(s, road), size=drawn.fit, turn=drawn.angle)
        put(made, geo, f"road-{owner}:{name}", piece, drawn.middle, wh)
        return
    slot = 0
    for seat in range(s.seats):
        for number in range(s.figures_of(road, seat)):
            piece = Piece(f"guard-{seat}", "map", 0, 0, SLOTS + 1, seat=seat)
            put(made, geo, f"guard-{SEAT_NAMES[seat]}:{name}.{number}", piece, drawn.slots[slot], (20, 20))
            slot += 1
    art, wh = ("way-block", (55, 48)) if drawn.double else (f"way-{ninjas}", (round(ninjas * 20.5 + 14), 39))
    piece = Piece(art, "map", 0, 0, WAYS, road_words(s, road), turn=drawn.angle)
    put(made, geo, way_key(land, road), piece, drawn.middle, wh)


def tile_art(drawn: Road, ninjas: int, owner: int) -> tuple[str, tuple[int, int]]:
    """The picture of a road tile and its size: in a row, or a block where ninjas stand in two rows."""
    if drawn.double:
        return f"block-{ninjas}-{owner}", (47, 42)
    return f"road-{ninjas}-{owner}", (round(ninjas * 20.5 + 6), 22)


def road_words(s: Panda, road: int) -> Words:
    land, tile = s.board.land, s.tile[road]
    name = road_name(land, road)
    if tile == NEUTRAL:
        return words("scene-road-neutral", road=name, guards=land.ninjas[road])
    if tile not in (NO_TILE, FIGURES):
        return words("scene-road-tile", road=name, seat=tile, guards=land.ninjas[road])
    figures = [s.figures_of(road, seat) for seat in range(s.seats)]
    if not any(figures):
        return words("scene-road", road=name, ninjas=s.uncovered[road])
    most = figures.index(max(figures))
    return words("scene-road-guards", road=name, ninjas=s.uncovered[road], guards=sum(figures), seat=most)


def _place(made: Scene, s: Panda, geo: Geography, place: int) -> None:
    land = s.board.land
    name, middle, built = PLACE_NAMES[place], geo.places[place], s.built[place]
    art = "yellow" if land.yellow[place] else "place"
    put(made, geo, name, Piece(art, "map", 0, 0, PLACES, place_words(s, place)), middle, (56, 56))
    if built >= CITY:
        art = "capital" if built == CAPITAL else "city"
        put(made, geo, f"base:{name}", Piece(art, "map", 0, 0, BASES), middle, (56, 56))
    kinds = [kind for kind in range(CHAMPIONS) if built & PIECE[kind]]
    for number, kind in enumerate(kinds):
        x, y = middle
        if len(kinds) == 2:
            x += (-9.5, 9.5)[number] * geo.size / 100
        elif len(kinds) == 3:
            x += (-9.5, 9.5, 0)[number] * geo.size / 100
            y += (6, 6, -8)[number] * geo.size / 100
        size = (104, 72, 62)[len(kinds) - 1]
        key = f"{BUILDING_NAMES[kind]}:{name}"
        put(made, geo, key, Piece(BUILDING_NAMES[kind], "map", 0, 0, HOUSES, size=size), (x, y - 1), (28, 26))
    if place in land.numbered:
        x, y = middle
        number = land.numbered.index(place) + 1
        far = 19 * geo.size / 100
        flag = Piece(f"flag-{number}", "map", 0, 0, HOUSES + 1, text=str(number), vars=SIGN, size=86)
        put(made, geo, f"flag.{number}", flag, (x - far, y + far), (18, 18))


def place_words(s: Panda, place: int) -> Words:
    """What is there, and what the next building needs; what is not there is not sent."""
    land, built = s.board.land, s.built[place]
    number = STANDING[built]
    values: dict[str, int | str] = {"place": land.names[place], "guards": s.guards[place]}
    if built >= CITY:
        values["kind"] = "capital" if built == CAPITAL else "city"
    values |= {BUILDING_NAMES[kind]: 1 for kind in range(CHAMPIONS) if built & PIECE[kind]}
    if number < STEPS:
        values["needed"] = s.board.guards_needed[number]
    if s.freed[place]:
        values["free"] = 1
    if land.yellow[place]:
        values["bonus"] = 1
    if place in land.numbered:
        values["number"] = land.numbered.index(place) + 1
    return "scene-place", values


def _area(made: Scene, land: Land, geo: Geography, area: int) -> None:
    place = land.places + area
    name = WAY_NAMES[FIRST_AREA + area]
    said = words("scene-area", place=place_name(land, place))
    sides = land.areas == SIDES
    piece = Piece("area" if sides else "area-gate", "map", 0, 0, PLACES, said, turn=geo.area_turn[area])
    put(made, geo, name, piece, geo.places[place], (70, 28) if sides else (26, 26))


# where champions stand around a place, by its picture
STAND = ((0.40, -0.42), (-0.40, -0.42), (0.0, -0.62), (0.62, 0.0), (-0.62, 0.0))


CROWD, IN_A_ROW = 6, 5  # so many would hide the name of a place: they stand in rows on the other side of it, smaller
CHAMPION_SIZE, IN_A_CROWD = 92, 64


def champion_size(crowd: int) -> int:
    return IN_A_CROWD if crowd >= CROWD else CHAMPION_SIZE


def standing_place(geo: Geography, place: int, number: int, crowd: int, areas_from: int) -> tuple[float, float]:
    """Where the n-th of the champions at a place stands, always on the map."""
    x, y = _around(geo, place, number, crowd, areas_from)
    return min(max(x, 16), geo.shape.w - 16), min(max(y, 16), geo.shape.h - 18)


def _around(geo: Geography, place: int, number: int, crowd: int, areas_from: int) -> tuple[float, float]:
    x, y = geo.places[place]
    scale = geo.size / 100
    if place >= areas_from:
        step = 20 * scale * (number + 1) * (1 if number % 2 else -1) / 2
        across = geo.area_turn[place - areas_from] == 0
        inward = 4 * scale if y < geo.shape.h / 2 else -4 * scale
        return (x + step, y + inward) if across else (x + (4 if x < 40 else -4) * scale, y + step)
    if crowd >= CROWD:
        row, column = divmod(number, IN_A_ROW)
        beside = min(IN_A_ROW, crowd - row * IN_A_ROW)
        away = -1 if geo.names[place][1] > y else 1
        return x + (column - (beside - 1) / 2) * 21 * scale, y + away * (13 + 22 * row) * scale
    dx, dy = STAND[number]
    return x + dx * 56 * scale, y + dy * 50 * scale


def _champions(made: Scene, s: Panda, geo: Geography) -> None:
    """On the map; those on a sheet are drawn there."""
    here: dict[int, int] = {}
    for at, place in enumerate(s.place):
        if place == SHEET:
            continue
        seat, champion = divmod(at, CHAMPIONS)
        number = here.get(place, 0)
        here[place] = number + 1
        crowd = s.place.count(place)
        middle = standing_place(geo, place, number, crowd, s.board.land.places)
        said = words(
            "scene-champion",
            champion=CHAMPION_NAMES[champion],
            seat=seat,
            place=place_name(s.board.land, place),
            strength=s.reach(seat, champion),
        )
        piece = Piece(CHAMPION_NAMES[champion], "map", 0, 0, PEOPLE + round(middle[1]) // 20, said, seat)
        piece.size = champion_size(crowd)
        put(made, geo, champion_key(seat, champion), piece, middle, (38, 42))


def champion_key(seat: int, champion: int) -> str:
    return f"champion.{SEAT_NAMES[seat]}.{CHAMPION_NAMES[champion]}"
