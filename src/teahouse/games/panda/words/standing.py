"""How far everybody is with the blue mission: what it counts, and what it would bring now."""

from __future__ import annotations

from teahouse.core.words import Values
from teahouse.games.panda.rules.missions import BlueCard
from teahouse.games.panda.rules.pieces import BLUE_NAMES, CHAMPIONS
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
