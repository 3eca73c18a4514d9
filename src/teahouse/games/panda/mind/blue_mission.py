"""What the blue mission promises: what it would bring as things stand, and how far ahead one is in what it counts."""

from __future__ import annotations

from typing import Final

from teahouse.games.panda.rules.missions import BLUE_KINDS, BlueCard
from teahouse.games.panda.rules.pieces import CHAMPIONS, NO_CARD, STANDING, THIRD
from teahouse.games.panda.rules.scoring import (
    blue_points,
    farthest,
    guards_on_map,
    most_connected,
    most_sides,
    own_tiles,
)
from teahouse.games.panda.rules.state import Panda

FAR_AHEAD: Final[list[float]] = [4.0, 3.0, 4.0, 10.0, 4.0, 3.0, 5.0]  # by BLUE_KINDS: more than that changes nothing


class BlueMission:
    """Both for every seat, and the kind of the card; nothing without a card."""

    def __init__(self, s: Panda) -> None:
        self.kind: int = -1
        self.now: list[int] = []
        self.ahead: list[float] = []
        if s.blue != NO_CARD:
            card = s.board.blue[s.blue]
            self.kind = BLUE_KINDS.index(card.kind)
            self.now = blue_points(s, card)
            self.ahead = ahead(counts(s, card), card.kind in RIVALS, FAR_AHEAD[self.kind])


RIVALS: Final = ("most_road_tiles", "most_guards", "farthest_champions", "most_connected_buildings")  # the best scores


def counts(s: Panda, card: BlueCard) -> list[int]:
    """What the card counts."""
    kind = card.kind
    seats = range(s.seats)
    if kind == "most_road_tiles":
        return [own_tiles(s, seat) for seat in seats]
    if kind == "champions_together":
        return [in_one_city(s, seat) for seat in seats]
    if kind == "sides_connected":
        return [most_sides(s, seat) for seat in seats]
    if kind == "most_guards":
        return [guards_on_map(s, seat) for seat in seats]
    if kind == "farthest_champions":
        return [farthest(s, seat) for seat in seats]
    if kind == "guards_around_cities":
        return cities_to_be(s)
    return [most_connected(s, seat, card) for seat in seats]


def ahead(found: list[int], rivals: bool, most: float) -> list[float]:
    """The lead over the best of the others where only the best scores, else the count itself."""
    lead: list[float] = []
    for seat in range(len(found)):
        number = found[seat]
        if rivals:
            best = -1000
            for other in range(len(found)):
                if other != seat:
                    best = max(best, found[other])
            number -= best
        lead.append(max(-most, min(most, float(number))))
    return lead


def in_one_city(s: Panda, seat: int) -> int:
    """The most champions of a clan in the same city."""
    most = 0
    own = s.place[seat * CHAMPIONS : (seat + 1) * CHAMPIONS]
    for place in own:
        if s.at_location(place) and s.is_city(place):
            most = max(most, own.count(place))
    return most


def cities_to_be(s: Panda) -> list[int]:
    """Villages that lack one building, for who has most guards around them."""
    found = [0] * s.seats
    for place in range(s.board.land.places):
        if STANDING[s.built[place]] == THIRD:
            guards = [s.own_guards(place, seat) for seat in range(s.seats)]
            most = max(guards)
            for seat in range(s.seats):
                if most > 0 and guards[seat] == most:
                    found[seat] += 1
    return found
