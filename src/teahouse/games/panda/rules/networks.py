"""What a player's own and neutral road tiles connect (P-75): networks of locations, the sides they reach, distances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.panda.rules.choices import MOST_PLACES
from teahouse.games.panda.rules.pieces import NEUTRAL

if TYPE_CHECKING:
    from teahouse.games.panda.rules.state import Panda

BIT: Final[list[int]] = [1 << place for place in range(MOST_PLACES)]  # a location in a mask of locations, and so a side


def links(s: Panda, seat: int, road: int) -> bool:
    """P-75: an own or a neutral tile lies there; figures and other players' tiles do not link."""
    tile = s.tile[road]
    return tile in (seat, NEUTRAL)


def distances(s: Panda, seat: int, start: int) -> list[int]:
    """P-88: tiles on the shortest way from a location to every other one; -1 where no way leads."""
    land = s.board.land
    found = [-1] * land.places
    found[start] = 0
    reached = [start]
    for place in reached:
        for road in land.inner_at[place]:
            if links(s, seat, road):
                there = land.across(road, place)
                if found[there] < 0:
                    found[there] = found[place] + 1
                    reached.append(there)
    return found


def network(s: Panda, seat: int, start: int) -> list[int]:
    """All locations connected with one, itself included."""
    land = s.board.land
    seen = BIT[start]
    reached = [start]
    for place in reached:
        for road in land.inner_at[place]:
            if links(s, seat, road):
                there = land.across(road, place)
                if not seen & BIT[there]:
                    seen |= BIT[there]
                    reached.append(there)
    return reached


def networks(s: Panda, seat: int) -> list[int]:
    """Every network of two locations or more, as a mask."""
    land = s.board.land
    found: list[int] = []
    for road in range(land.inner):
        if links(s, seat, road):
            joined = BIT[land.end_a[road]] | BIT[land.end_b[road]]
            at = len(found) - 1
            while at >= 0:
                if found[at] & joined:
                    joined |= found.pop(at)
                at -= 1
            found.append(joined)
    return found


def sides_reached(s: Panda, seat: int) -> list[int]:
    """PR-47: of every network that leads off the map, the sides (a mask) to which linking tiles on exit roads lead."""
    land = s.board.land
    exits = [road for road in range(land.inner, land.roads) if links(s, seat, road)]
    if not exits:
        return []
    joined = networks(s, seat)
    from_where: list[int] = []
    sides: list[int] = []
    for road in exits:
        home = BIT[land.end_a[road]]
        for places in joined:
            if places & home:
                home = places
                break
        if home not in from_where:
            from_where.append(home)
            sides.append(0)
        sides[from_where.index(home)] |= BIT[land.side[road]]
    return sides


def number_in(mask: int) -> int:
    """How many locations or sides a mask names."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
