"""What a player's own and neutral road tiles connect (P-75): networks of locations, the sides they reach, distances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.games.panda.rules.land import INNER
from teahouse.games.panda.rules.pieces import NEUTRAL, SIDES

if TYPE_CHECKING:
    from teahouse.games.panda.rules.state import Panda


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
        for road in land.roads_at[place]:
            if land.side[road] == INNER and links(s, seat, road):
                there = land.across(road, place)
                if found[there] < 0:
                    found[there] = found[place] + 1
                    reached.append(there)
    return found


def network(s: Panda, seat: int, start: int) -> list[int]:
    """All locations connected with one, itself included."""
    return flood(s, seat, start, [False] * s.board.land.places)


def networks(s: Panda, seat: int) -> list[list[int]]:
    """Every location in exactly one network."""
    found: list[list[int]] = []
    seen = [False] * s.board.land.places
    for start in range(len(seen)):
        if not seen[start]:
            found.append(flood(s, seat, start, seen))
    return found


def flood(s: Panda, seat: int, start: int, seen: list[bool]) -> list[int]:
    """The network of a location; all of it is marked as seen."""
    land = s.board.land
    seen[start] = True
    reached = [start]
    for place in reached:
        for road in land.roads_at[place]:
            if links(s, seat, road) and land.side[road] == INNER:
                there = land.across(road, place)
                if not seen[there]:
                    seen[there] = True
                    reached.append(there)
    return reached


def sides_reached(s: Panda, seat: int, places: list[int]) -> list[bool]:
    """PR-47: the sides to which a linking tile on an exit road of one of these locations leads."""
    land = s.board.land
    sides = [False] * SIDES
    for place in places:
        for road in land.roads_at[place]:
            if land.side[road] != INNER and links(s, seat, road):
                sides[land.side[road]] = True
    return sides
