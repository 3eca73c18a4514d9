"""How far everybody is with the missions: what the blue one counts and brings, what the green one still needs."""

from __future__ import annotations

from teahouse.core.words import Values
from teahouse.games.panda.rules.missions import CIRCUIT, NUMBERED, OPPOSITE_SIDES, BlueCard
from teahouse.games.panda.rules.networks import links
from teahouse.games.panda.rules.pieces import BLUE_NAMES, CHAMPIONS, FIGURES, NO_TILE
from teahouse.games.panda.rules.scoring import (
    best,
    blue_points,
    farthest,
    guards_on_map,
    most_connected,
    most_sides,
    own_tiles,
)
from teahouse.games.panda.rules.state import Panda


def standings(s: Panda) -> list[Values]:
    """Values of `scene-blue-now` for every seat; the blue card is in play."""
    card = s.board.blue[s.blue]
    kind = min(BLUE_NAMES[s.blue], "B7")  # the last three count alike
    points = blue_points(s, card)
    counts = [counted(s, card, seat) for seat in range(s.seats)]
    return [
        {"seat": seat, "kind": kind, "count": count, "points": points[seat], "behind": max(counts) - count}
        for seat, count in enumerate(counts)
    ]


def counted(s: Panda, card: BlueCard, seat: int) -> int:
    """P-84 to P-90: tiles, champions, sides, guards, distance, cities or buildings."""
    if card.kind == "most_road_tiles":
        return own_tiles(s, seat)
    if card.kind == "champions_together":
        return _together(s, seat)
    if card.kind == "sides_connected":
        return most_sides(s, seat)
    if card.kind == "most_guards":
        return guards_on_map(s, seat)
    if card.kind == "farthest_champions":
        return farthest(s, seat)
    if card.kind == "guards_around_cities":
        return len([1 for place in range(s.board.land.places) if s.is_city(place) and _ahead(s, place, seat)])
    return most_connected(s, seat, card)


def _together(s: Panda, seat: int) -> int:
    """Own champions in the city where most of them are."""
    places = s.place[seat * CHAMPIONS : (seat + 1) * CHAMPIONS]
    return max([places.count(place) for place in places if s.at_location(place) and s.is_city(place)], default=0)


def _ahead(s: Panda, place: int, seat: int) -> bool:
    """P-89, PO-11: would this city score for the seat?"""
    scored = best([s.own_guards(place, other) for other in range(s.seats)], 1)
    return scored[seat] > 0 and (s.rulings.b6_ties_score or sum(scored) == 1)


def worth(card: BlueCard, b3: int) -> str:
    """The most a blue card pays, in few signs; what it pays for each comes with a sign of times."""
    if card.by_sides:
        return str(max(card.by_sides[b3]))
    each = card.kind in ("guards_around_cities", "most_connected_buildings")
    return f"{card.vp}×" if each else str(max(card.vp, card.vp_capital))


# --- the green card ---------------------------------------------------------------------------------------------------

NEVER = 99  # other players' road tiles are in the way of all
SIDE_PAIRS = ((0, 2), (1, 3))  # north and south, east and west


def missing(s: Panda) -> list[Values]:
    """P-76, P-78, P-79: values of `scene-green-now` for every seat, the road tiles and buildings that are still needed.

    None of a card that is won in another way.
    """
    card = s.board.green[s.green]
    if card.kind not in (CIRCUIT, OPPOSITE_SIDES, NUMBERED):
        return []
    found: list[Values] = []
    for seat in range(s.seats):
        tiles, houses = 0, 0
        if card.kind == CIRCUIT:
            tiles, houses = _ring(s, seat, card.building)
        else:
            tiles = _across(s, seat) if card.kind == OPPOSITE_SIDES else _numbered(s, seat)
        found.append({"seat": seat, "tiles": tiles, "buildings": houses, "open": "yes" if tiles < NEVER else "no"})
    return found


def _price(s: Panda, seat: int, road: int) -> int:
    """How many tiles are missing on a road: none where an own or neutral one lies, never where another one does."""
    if links(s, seat, road):
        return 0
    return 1 if s.tile[road] in (NO_TILE, FIGURES) else NEVER


def _ring(s: Panda, seat: int, building: int) -> tuple[int, int]:
    best = (NEVER, 0)
    for circuit in s.board.land.circuits:
        tiles = sum(_price(s, seat, road) for road in circuit.roads)
        houses = sum(not s.has_building(place, building) for place in circuit.places)
        if tiles < NEVER and (best[0] == NEVER or (tiles + houses, tiles) < (sum(best), best[0])):
            best = tiles, houses
    return best


def _ways(s: Panda, seat: int, prices: list[int]) -> list[int]:
    """The fewest missing tiles on the way to every location, from those that cost so much to begin with."""
    land = s.board.land
    waiting = sorted((price, place) for place, price in enumerate(prices) if price < NEVER)
    found = prices[:]
    while waiting:
        price, place = waiting.pop(0)
        if price > found[place]:
            continue
        for road in land.inner_at[place]:
            there, total = land.across(road, place), price + _price(s, seat, road)
            if total < found[there]:
                found[there] = total
                waiting.append((total, there))
                waiting.sort()
    return found


def _across(s: Panda, seat: int) -> int:
    land = s.board.land
    best = NEVER
    for start, goal in SIDE_PAIRS:
        prices = [NEVER] * land.places
        for road in range(land.inner, land.roads):
            if land.side[road] == start:
                home = land.end_a[road]
                prices[home] = min(prices[home], _price(s, seat, road))
        found = _ways(s, seat, prices)
        ends = [road for road in range(land.inner, land.roads) if land.side[road] == goal]
        best = min([best, *[found[land.end_a[road]] + _price(s, seat, road) for road in ends]])
    return best


def _numbered(s: Panda, seat: int) -> int:
    """Ways from all three meet somewhere."""
    places = s.board.land.places
    reached = [
        _ways(s, seat, [0 if place == start else NEVER for place in range(places)]) for start in s.board.land.numbered
    ]
    return min([NEVER, *[sum(far[place] for far in reached) for place in range(places)]])
