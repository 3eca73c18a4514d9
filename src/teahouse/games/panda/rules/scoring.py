"""The final score of Way of the Panda, a line per source (P-94), and the blue missions (P-84 to P-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.games.panda.rules.missions import BlueCard
from teahouse.games.panda.rules.networks import BIT, distances, networks, number_in, sides_reached
from teahouse.games.panda.rules.pieces import (
    BLUE_LINE,
    CHAMPION_NAMES,
    CHAMPIONS,
    CITY,
    NO_CARD,
    PIECE,
    SOURCE_NAMES,
    SOURCES,
)

if TYPE_CHECKING:
    from teahouse.games.panda.rules.state import Panda


def breakdown(s: Panda, seat: int, blue: list[int]) -> list[tuple[str, int]]:
    """P-94: what was marked on the track, each champion's tiles, and the blue mission (`blue_now`)."""
    lines: list[tuple[str, int]] = []
    for source in range(SOURCES):
        lines.append((SOURCE_NAMES[source], s.earned[seat * SOURCES + source]))
    for champion in range(CHAMPIONS):
        lines.append((CHAMPION_NAMES[champion], champion_points(s, seat, champion)))
    if blue:
        lines.append((BLUE_LINE, blue[seat]))
    return lines


def scores(s: Panda) -> list[int]:
    """The sums of these lines."""
    found = [without_blue(s, seat) for seat in range(s.seats)]
    for seat, points in enumerate(blue_now(s)):
        found[seat] += points
    return found


def without_blue(s: Panda, seat: int) -> int:
    total = s.points[seat]
    for champion in range(CHAMPIONS):
        total += champion_points(s, seat, champion)
    return total


def blue_now(s: Panda) -> list[int]:
    """What the blue mission would bring to each seat; empty without one. PR-56: no total goes below 0."""
    if s.blue == NO_CARD:
        return []
    points = blue_points(s, s.board.blue[s.blue])
    for seat, worth in enumerate(points):
        if worth < 0:
            points[seat] = max(worth, -without_blue(s, seat))
    return points


def champion_points(s: Panda, seat: int, champion: int) -> int:
    """P-23, P-94: multiplier of the strength column times value of the quest column."""
    at = seat * CHAMPIONS + champion
    return s.board.multiplier[s.strength[at]] * s.board.quest_value[s.quests[at]]


def blue_points(s: Panda, card: BlueCard) -> list[int]:
    """The points of every seat for the blue card."""
    kind = card.kind
    if kind == "most_road_tiles":
        return best([own_tiles(s, seat) for seat in range(s.seats)], card.vp)
    if kind == "champions_together":
        return [together(s, seat, card) for seat in range(s.seats)]
    if kind == "sides_connected":
        table = card.by_sides[s.rulings.b3]
        return [table[most_sides(s, seat)] for seat in range(s.seats)]
    if kind == "most_guards":
        return best([guards_on_map(s, seat) for seat in range(s.seats)], card.vp)
    if kind == "farthest_champions":
        return best([farthest(s, seat) for seat in range(s.seats)], card.vp)
    if kind == "guards_around_cities":
        return around_cities(s, card)
    return connected_buildings(s, card)


def best(values: list[int], points: int) -> list[int]:
    """PR-46: whoever has the best value scores, also together; a best value of 0 scores nothing."""
    most = max(values)
    return [points if most > 0 and value == most else 0 for value in values]


def own_tiles(s: Panda, seat: int) -> int:
    """B1, P-84: road tiles of the own colour on the map."""
    return len([1 for tile in s.tile if tile == seat])


def together(s: Panda, seat: int, card: BlueCard) -> int:
    """B2, P-85: all three champions in one city or one capital (PR-51: not in a border area)."""
    places = s.place[seat * CHAMPIONS : (seat + 1) * CHAMPIONS]
    place = places[0]
    if not s.at_location(place) or places != [place] * CHAMPIONS or not s.is_city(place):
        return 0
    return card.vp_capital if s.is_capital(place) else card.vp


def most_sides(s: Panda, seat: int) -> int:
    """B3, P-86: sides joined by one network."""
    return max([number_in(sides) for sides in sides_reached(s, seat)], default=0)


def guards_on_map(s: Panda, seat: int) -> int:
    """B4, P-87: guards printed on own tiles; PO-6: and figures."""
    count = 0
    for road, tile in enumerate(s.tile):
        if tile == seat:
            count += s.board.land.ninjas[road]
        elif s.rulings.b4_counts_figures:
            count += s.figures_of(road, seat)
    return count


def farthest(s: Panda, seat: int) -> int:
    """B5, P-88: the longest distance between two connected champions (PR-51: at locations)."""
    most = 0
    places = [place for place in s.place[seat * CHAMPIONS : (seat + 1) * CHAMPIONS] if s.at_location(place)]
    for start in places:
        found = distances(s, seat, start)
        for place in places:
            most = max(most, found[place])
    return most


def around_cities(s: Panda, card: BlueCard) -> list[int]:
    """B6, P-89: most guards around each city and capital; ties PR-46, PO-11."""
    points = [0] * s.seats
    for place in range(s.board.land.places):
        if not s.is_city(place):
            continue
        guards = [s.own_guards(place, seat) for seat in range(s.seats)]
        scored = best(guards, card.vp)
        if s.rulings.b6_ties_score or len([1 for value in scored if value > 0]) == 1:
            points = [before + more for before, more in zip(points, scored, strict=True)]
    return points


def connected_buildings(s: Panda, card: BlueCard) -> list[int]:
    """B7 to B9, P-90: 2 VP for each building in the best network, for whoever connects most."""
    counts = [most_connected(s, seat, card) for seat in range(s.seats)]
    most = max(counts)
    return [count * card.vp if count == most else 0 for count in counts]


def most_connected(s: Panda, seat: int, card: BlueCard) -> int:
    """PR-52, PR-62: buildings of the kind in one network that has it in at least two locations."""
    bases = pieces = 0
    for place, here in enumerate(s.built):
        if here >= CITY:
            bases |= BIT[place]
        if here & PIECE[card.building]:
            pieces |= BIT[place]
    found = networks(s, seat)
    if card.least_places == 1:
        found += BIT[: s.board.land.places]  # each is a network, if it is in no other one
    most = 0
    for places in found:
        if number_in(places & (bases | pieces)) >= card.least_places:
            most = max(most, number_in(places & bases) + number_in(places & pieces))
    return most
