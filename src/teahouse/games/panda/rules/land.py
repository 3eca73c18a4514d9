"""The map of a board file: locations, roads, exits, border areas, circuits (P-9, P-24 to P-26, P-76)."""

from __future__ import annotations

from typing import Final

from teahouse.core.reading import Part
from teahouse.games.panda.rules.choices import FIRST_AREA, FIRST_EXIT, MOST_EXITS, MOST_PLACES, MOST_ROADS
from teahouse.games.panda.rules.pieces import EXITS_PER_SIDE, MOST_NINJAS, SIDE_NAMES, SIDES, TILE_FOR

INNER: Final = -1  # the side of a road that is no exit


class Circuit:
    """P-76: four roads that close a ring through four locations."""

    def __init__(self, roads: list[int], places: list[int]) -> None:
        self.roads: list[int] = roads
        self.places: list[int] = places


class Land:
    """Places are numbered: locations first, then border areas. Roads are numbered: inner ones first, then exits."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.x: list[int] = []  # where a location is drawn, in hundredths of the map from its top left corner
        self.y: list[int] = []  # (all 0 where the file leaves them out: whoever draws the map then finds places)
        self.places: int = 0  # locations
        self.areas: int = 0
        self.roads: int = 0
        self.inner: int = 0  # roads between two locations; the exits come after them
        self.road_ids: list[str] = []
        self.end_a: list[int] = []
        self.end_b: list[int] = []
        self.ninjas: list[int] = []
        self.tile_kind: list[int] = []  # which road tile fits
        self.side: list[int] = []  # of an exit road, else INNER
        self.way: list[int] = []  # road -> its index among the ways of a choice
        self.road_of: list[int] = []  # and back
        self.roads_at: list[list[int]] = []  # place -> roads; of an area: its exit roads
        self.inner_at: list[list[int]] = []  # location -> roads to other locations
        self.adjacent: list[list[int]] = []  # place -> adjacent border areas; of a location: none
        self.ninjas_at: list[int] = []  # all ninjas printed around a location
        self.yellow: list[bool] = []
        self.starts: list[int] = []  # locations with a start symbol
        self.numbered: list[int] = []  # the locations with the numbers 1, 2, 3
        self.circuits: list[Circuit] = []

    def across(self, road: int, here: int) -> int:
        """The other end of a road."""
        return self.end_a[road] + self.end_b[road] - here


def read_land(file: Part, gates: bool) -> Land:
    """P-24 to P-26; with gates every exit has a border area of its own (PO-9)."""
    part = file.part("map")
    land = Land()
    _read_locations(land, part)
    _read_roads(land, part)
    rings = _read_exits(land, part, gates)
    _read_areas(land, part, gates, rings)
    land.roads = len(land.ninjas)
    land.inner = land.side.count(INNER)
    land.tile_kind = [TILE_FOR[ninjas] for ninjas in land.ninjas]
    land.road_of = [-1] * FIRST_AREA
    for road in range(land.roads):
        land.road_of[land.way[road]] = road
    land.roads_at = [
        [road for road in range(land.roads) if place in (land.end_a[road], land.end_b[road])]
        for place in range(land.places + land.areas)
    ]
    land.inner_at = [[road for road in land.roads_at[place] if road < land.inner] for place in range(land.places)]
    land.ninjas_at = [sum([land.ninjas[road] for road in land.roads_at[place]]) for place in range(land.places)]
    land.circuits = _circuits(land)
    _check(land, part)
    return land


def _read_locations(land: Land, part: Part) -> None:
    rows = part.parts("location")
    if len(rows) > MOST_PLACES:
        said = f"at most {MOST_PLACES} locations, not {len(rows)}"
        raise part.wrong("location", said, "file-most", {"most": MOST_PLACES})
    numbers = [0, 0, 0]
    found = [0] * 4
    for row in rows:
        name = row.text("id")
        if name in land.ids:
            raise row.wrong("id", f"'{name}' is given twice", "file-twice", {"found": name})
        land.ids.append(name)
        land.names.append(row.text("name"))
        land.x.append(row.optional("x", 0, 100))
        land.y.append(row.optional("y", 0, 100))
        if row.flag("start_building"):
            land.starts.append(land.places)
        land.yellow.append(row.flag("border_bonus"))
        number = row.number("number", 0, 3)
        found[number] += 1
        if number > 0:
            numbers[number - 1] = land.places
        land.places += 1
    for number in (1, 2, 3):
        if found[number] != 1:
            said = f"exactly one location has the number {number} (P-13), not {found[number]}"
            raise part.wrong("location", said, "board-number-once", {"number": number, "have": found[number]})
    land.numbered = numbers


def _location(land: Land, row: Part, name: str) -> int:
    word = row.text(name)
    if word not in land.ids:
        known = ", ".join(land.ids)
        raise row.wrong(
            name,
            f"there is no location '{word}'; there are {known}",
            "file-word",
            {"known": known[:400], "found": word},
        )
    return land.ids.index(word)


def _road_id(land: Land, row: Part) -> None:
    name = row.text("id")
    if name in land.road_ids:
        raise row.wrong("id", f"'{name}' is given twice", "file-twice", {"found": name})
    land.road_ids.append(name)


def _read_roads(land: Land, part: Part) -> None:
    rows = part.parts("road")
    if len(rows) > MOST_ROADS:
        raise part.wrong("road", f"at most {MOST_ROADS} roads, not {len(rows)}", "file-most", {"most": MOST_ROADS})
    for number, row in enumerate(rows):
        _road_id(land, row)
        a, b = _location(land, row, "a"), _location(land, row, "b")
        if a == b:
            said = f"a road leads from one location to another, not from '{land.ids[a]}' to itself"
            raise row.wrong("b", said, "board-road-itself", {"found": land.ids[a]})
        land.end_a.append(a)
        land.end_b.append(b)
        land.ninjas.append(row.number("ninjas", 1, MOST_NINJAS))
        land.side.append(INNER)
        land.way.append(number)


def _read_exits(land: Land, part: Part, gates: bool) -> list[int]:
    """Gives back the ring number of every exit."""
    rings: list[int] = []
    sides = [0] * SIDES
    for number, row in enumerate(part.parts("exit")):
        _road_id(land, row)
        side = SIDE_NAMES.index(row.word("side", SIDE_NAMES))
        sides[side] += 1
        ring = row.number("ring", 1, MOST_EXITS)
        if ring in rings:
            raise row.wrong("ring", f"{ring} is given twice", "file-twice", {"found": ring})
        rings.append(ring)
        land.end_a.append(_location(land, row, "location"))
        land.end_b.append(land.places + (ring - 1 if gates else side))
        land.ninjas.append(row.number("ninjas", 1, MOST_NINJAS))
        land.side.append(side)
        land.way.append(FIRST_EXIT + number)
    for side in range(SIDES):
        if sides[side] != EXITS_PER_SIDE:
            name = SIDE_NAMES[side]
            said = f"four exits lead off each side (P-24), but {sides[side]} off side {name}"
            raise part.wrong("exit", said, "board-exits", {"have": sides[side], "found": name})
    return rings


def _read_areas(land: Land, part: Part, gates: bool, rings: list[int]) -> None:
    """P-26, P-50: from a border area to an adjacent one."""
    pairs: list[tuple[int, int]] = []
    if gates:
        land.areas = len(rings)
        pairs = [(area, (area + 1) % land.areas) for area in range(land.areas)]
    else:
        land.areas = SIDES
        for pair in part.list_of("border_adjacent"):
            if not isinstance(pair, list) or len(pair) != 2 or any(side not in SIDE_NAMES for side in pair):
                raise part.wrong(
                    "border_adjacent",
                    f"must be pairs of the sides N, E, S, W, not {pair!r}",
                    "board-side-pairs",
                    {"found": repr(pair)[:40]},
                )
            pairs.append((SIDE_NAMES.index(pair[0]), SIDE_NAMES.index(pair[1])))
    land.adjacent = [[] for _ in range(land.places + land.areas)]
    for a, b in pairs:
        land.adjacent[land.places + a].append(land.places + b)
        land.adjacent[land.places + b].append(land.places + a)


def _circuits(land: Land) -> list[Circuit]:
    """Every ring of four inner roads through four locations, each once: it begins at its first location."""
    found: list[Circuit] = []
    known: list[list[int]] = []
    for first in range(land.places):
        for roads, places in _walks(land, first):
            inside = sorted(roads)
            if inside not in known:
                known.append(inside)
                found.append(Circuit(inside, sorted(places)))
    return found


def _walks(land: Land, first: int) -> list[tuple[list[int], list[int]]]:
    """All walks of four inner roads that come back to where they began, through four locations."""
    walks: list[tuple[list[int], list[int]]] = [([], [first])]
    for step in range(4):
        longer: list[tuple[list[int], list[int]]] = []
        for roads, places in walks:
            here = places[-1]
            for road in range(len(land.side)):
                if land.side[road] != INNER or here not in (land.end_a[road], land.end_b[road]):
                    continue
                there = land.across(road, here)
                if (there == first) if step == 3 else (there not in places and there > first):
                    longer.append(([*roads, road], places if step == 3 else [*places, there]))
        walks = longer
    return walks


def _check(land: Land, part: Part) -> None:
    """What holds for the whole map."""
    reached = [0]
    for place in reached:
        for road in land.roads_at[place]:
            there = land.across(road, place)
            if land.side[road] == INNER and there not in reached:
                reached.append(there)
    for place in range(land.places):
        if place not in reached:
            said = f"no way leads from '{land.ids[0]}' to '{land.ids[place]}'"
            raise part.wrong("road", said, "board-no-way", {"first": land.ids[0], "then": land.ids[place]})
        at_the_edge = any(land.side[road] != INNER for road in land.roads_at[place])
        if land.yellow[place] and not at_the_edge:
            said = f"'{land.ids[place]}' has a yellow box but no exit road (P-13)"
            raise part.wrong("location", said, "board-no-exit", {"found": land.ids[place]})
    if sum(land.yellow) != 3:
        said = f"three locations have a yellow box (P-13), not {sum(land.yellow)}"
        raise part.wrong("location", said, "board-yellow", {"need": 3, "have": sum(land.yellow)})
