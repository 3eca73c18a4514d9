"""The map on the screen: land and roads, places with what is built, ninjas, guards, road tiles and champions."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from teahouse.core.words import Words, words
from teahouse.draw.scene import LOW, MAIN, TALL, WIDE, Piece, Plate, Scene, Surface
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
from teahouse.games.panda.screen.art.berths import CHAMPION, MOST
from teahouse.games.panda.screen.art.geography import FLAG, Geography, Road, geography, name_letters
from teahouse.games.panda.screen.art.ground import CROWD_SIZE, LETTERS, LINE, plate_width
from teahouse.games.panda.words.names import place_name, road_name

# painted from low to high
SLOTS, TILES, PLACES, BASES, HOUSES, NAMES, WAYS, PEOPLE, SPOTS = 0, 2, 3, 4, 5, 7, 2, 9, 70
SIGN = {"--text-ink": "#fff"}
NAME_INK = {"--text-ink": "#2b2012"}
GOLD_RIM = {"--rim": "#a87a22"}
SIZES = {100: "", 90: "", 72: "-small"}  # the styles of lines by the size of the pictures; what is smaller is tiny
NAME_SIZES = {WIDE: 100, TALL: 92, LOW: 92}  # per cent
HOUSE_SIZES = (118, 84, 72)  # per cent, by how many stand on a place
HOUSE_SPOTS = (((0.0, 0.0),), ((-9.0, 1.0), (9.0, 1.0)), ((-10.0, 6.0), (10.0, 6.0), (0.0, -9.0)))


@lru_cache(maxsize=64)
def map_surface(land: Land, shape: str) -> Surface:
    """Everything of the map that never changes: from the land up to the roads and the ninjas on them."""
    geo = geography(land, shape)
    w, h = geo.shape.w, geo.shape.h
    surface = Surface(w, h, MAIN, words("scene-map"), lot="lot-map")
    r, size, ground = 18 if shape != WIDE else 26, SIZES.get(geo.size, "-tiny"), geo.terrain
    surface.plates = [Plate("shadow", 2, 5, w - 2, h - 3, r), Plate("land", 0, 0, w, h - 2, r)]
    surface.scenery = ground.scenery
    low = h - 2
    sea = f"M{r} 0H{w - r}Q{w} 0 {w} {r}V{low - r}Q{w} {low} {w - r} {low}H{r}Q0 {low} 0 {low - r}V{r}Q0 0 {r} 0Z"
    waters = [(f"{name}{size}", ground.river) for name in ("river-bank", "river-deep", "river", "river-foam")]
    shore = [
        ("night", ground.coast),
        ("sea", sea + ground.coast),
        (f"surf{size}", ground.coast),
        ("coast", ground.coast),
    ]
    roads = "".join(road.path() for road in geo.roads)
    ways = [(f"{name}{size}", roads) for name in ("road-shade", "road-edge", "road", "road-line")]
    dots = "M0 0" + "".join(f"L{x:.0f} {y:.0f}" for road in geo.roads for x, y in road.slots) + "L0 0"
    surface.strokes = [*waters, *shore, *ways, *_bridges(geo, size), (f"ninjas{size}", dots)]
    return surface


def _bridges(geo: Geography, size: str) -> list[tuple[str, str]]:
    """Where roads cross the river: a floor of planks, with a red rail on both sides that bends outwards."""
    floor, rails = "", ""
    aside, bend = 8 * geo.size / 100, 12.5 * geo.size / 100
    for (a, b), (c, d) in geo.terrain.bridges:
        floor += f"M{a:.0f} {b:.0f}L{c:.0f} {d:.0f}"
        far = hypot(c - a, d - b) or 1.0
        nx, ny = (b - d) / far, (c - a) / far
        for side in (1, -1):
            x, y = (a + c) / 2 + nx * bend * side, (b + d) / 2 + ny * bend * side
            dx, dy = nx * aside * side, ny * aside * side
            rails += f"M{a + dx:.0f} {b + dy:.0f}Q{x:.0f} {y:.0f} {c + dx:.0f} {d + dy:.0f}"
    if not floor:
        return []
    lines = ("bridge", floor), ("bridge-plank", floor), ("rail-edge", rails), ("rail", rails)
    return [(f"{name}{size}", d) for name, d in lines]


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
        base = Piece("capital" if built == CAPITAL else "city", "map", 0, 0, BASES)
        base.vars = GOLD_RIM if land.yellow[place] and built != CAPITAL else None
        put(made, geo, f"base:{name}", base, middle, (56, 56))
    kinds = [kind for kind in range(CHAMPIONS) if built & PIECE[kind]]
    scale = geo.size / 100
    for kind, (dx, dy) in zip(kinds, HOUSE_SPOTS[len(kinds) - 1] if kinds else (), strict=True):
        house = Piece(BUILDING_NAMES[kind], "map", 0, 0, HOUSES, size=HOUSE_SIZES[len(kinds) - 1])
        put(
            made,
            geo,
            f"{BUILDING_NAMES[kind]}:{name}",
            house,
            (middle[0] + dx * scale, middle[1] + dy * scale),
            (28, 26),
        )
    _name(made, land, geo, place)
    if place in land.numbered:
        x, y = middle
        number = land.numbered.index(place) + 1
        far = FLAG * scale
        flag = Piece(f"flag-{number}", "map", 0, 0, HOUSES + 1, text=str(number), vars=SIGN, size=86)
        put(made, geo, f"flag.{number}", flag, (x - far, y + far), (18, 18))


def _name(made: Scene, land: Land, geo: Geography, place: int) -> None:
    """On a plate above roads, road tiles and flags. It says nothing of its own: the place tells its name."""
    letters = min(name_letters(land.names[place]), LETTERS)
    small = NAME_SIZES[made.shape]
    (x, y), half = geo.names[place], plate_width(letters) * small / 200
    plate = Piece(f"name-{letters}", "map", round(x - half), round(y - LINE * small / 200), NAMES)
    plate.text, plate.vars, plate.size = land.names[place], NAME_INK, small
    made.put(f"name.{PLACE_NAMES[place]}", plate)


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


# --- champions -------------------------------------------------------------------------------------------------------


def berth(geo: Geography, place: int, number: int) -> tuple[tuple[float, float], int]:
    """Where the n-th of the champions at a place stands, and in which size. Those too many share the last berth."""
    here = geo.berths[place]
    if not here.spots:  # nowhere is it clear: on the place itself
        return geo.places[place], here.size
    return here.spots[min(number, len(here.spots) - 1)], here.size


def standing_order(s: Panda, place: int, viewer: int) -> list[int]:
    """The champions at a place in the order of its berths: if there are too few, nobody's own ones are in the stack."""
    here = [at for at, where in enumerate(s.place) if where == place]
    first = viewer if viewer >= 0 else s.actor
    return sorted(here, key=lambda at: at // CHAMPIONS != first) if len(here) > 3 else here


def _champions(made: Scene, s: Panda, geo: Geography) -> None:
    """On the map, each in a berth of its place; those on a sheet are drawn there."""
    for place in sorted({where for where in s.place if where != SHEET}):
        here = standing_order(s, place, made.viewer)
        stack: list[str] = []
        room = max(1, len(geo.berths[place].spots))
        for number, at in enumerate(here):
            seat, champion = divmod(at, CHAMPIONS)
            middle, size = berth(geo, place, number)
            said = words(
                "scene-champion",
                champion=CHAMPION_NAMES[champion],
                seat=seat,
                place=place_name(s.board.land, place),
                strength=s.reach(seat, champion),
            )
            z = PEOPLE + round(middle[1]) // 20
            piece = Piece(f"{CHAMPION_NAMES[champion]}-{seat}", "map", 0, 0, z, said, seat, size=size)
            key = champion_key(seat, champion)
            put(made, geo, key, piece, middle, CHAMPION)
            if number >= room - 1:
                stack.append(key)
        if len(stack) > 1:
            _stack(made, s, geo, place, stack)


def _stack(made: Scene, s: Panda, geo: Geography, place: int, keys: list[str]) -> None:
    """How many stand in the last berth; a tap lists them."""
    (x, y), size = berth(geo, place, MOST)
    said = words("scene-crowd", count=len(keys), place=place_name(s.board.land, place))
    code = PLACE_NAMES[place] if place < s.board.land.places else WAY_NAMES[FIRST_AREA + place - s.board.land.places]
    piece = Piece("crowd", "map", 0, 0, PEOPLE + round(y) // 20 + 1, said, text=str(len(keys)), vars=NAME_INK)
    piece.size, piece.holds = size, keys
    scale = geo.size * size / 10000
    put(made, geo, f"crowd.{code}", piece, (x + 12 * scale, y - 14 * scale), CROWD_SIZE)


def champion_key(seat: int, champion: int) -> str:
    return f"champion.{SEAT_NAMES[seat]}.{CHAMPION_NAMES[champion]}"
