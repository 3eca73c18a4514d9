"""Green missions A1 to A8: checked after every change on the map, for all players (P-76 to P-82)."""

from __future__ import annotations

from typing import Final

from teahouse.games.panda.rules.land import Circuit
from teahouse.games.panda.rules.missions import BUILDER_RACE, CIRCUIT, NUMBERED, OPPOSITE_SIDES, SPECIAL
from teahouse.games.panda.rules.networks import links, network, sides_reached
from teahouse.games.panda.rules.pieces import GREEN, GREEN_NAMES, NO_CARD, NOBODY
from teahouse.games.panda.rules.state import Panda

NORTH_SOUTH: Final = 0b0101
EAST_WEST: Final = 0b1010


def check_mission(s: Panda) -> None:
    """P-81, PR-45: the active player first, then in turn order; whoever meets the card scores and it is gone."""
    if s.green == NO_CARD:
        return
    kind = s.board.green[s.green].kind
    if kind in (BUILDER_RACE, SPECIAL):
        return
    for seat in s.from_active():
        if meets(s, seat):
            score_mission(s, seat)
            return


def meets(s: Panda, seat: int) -> bool:
    card = s.board.green[s.green]
    if card.kind == CIRCUIT:
        return any(has_circuit(s, seat, circuit, card.building) for circuit in s.board.land.circuits)
    if card.kind == OPPOSITE_SIDES:
        return joins_opposite_sides(s, seat)
    return card.kind == NUMBERED and joins_numbered(s, seat)


def has_circuit(s: Panda, seat: int, circuit: Circuit, building: int) -> bool:
    """P-76, PR-52: four linking tiles in a ring, and the building at all four locations."""
    for road in circuit.roads:
        if not links(s, seat, road):
            return False
    return all(s.has_building(place, building) for place in circuit.places)


def joins_opposite_sides(s: Panda, seat: int) -> bool:
    """P-78: north and south, or east and west."""
    reached = sides_reached(s, seat)
    return any(sides & NORTH_SOUTH == NORTH_SOUTH or sides & EAST_WEST == EAST_WEST for sides in reached)


def joins_numbered(s: Panda, seat: int) -> bool:
    """P-79: the three numbered locations."""
    numbered = s.board.land.numbered
    places = network(s, seat, numbered[0])
    return numbered[1] in places and numbered[2] in places


def score_mission(s: Panda, seat: int) -> None:
    card = s.board.green[s.green]
    s.gain(seat, card.vp, GREEN)
    if s.events is not None:
        s.tell("panda-mission", seat=seat, mission=GREEN_NAMES[s.green], points=card.vp)
    s.green = NO_CARD


def count_building(s: Panda, seat: int, kind: int) -> None:
    """P-77, P-82, PR-48: a matching building moves the builder's guard on the card; the fourth scores."""
    if s.green == NO_CARD or s.progress[seat] == NOBODY:
        return
    card = s.board.green[s.green]
    if card.kind != BUILDER_RACE or card.building != kind:
        return
    s.progress[seat] += 1
    if s.events is not None:
        s.tell("panda-progress", seat=seat, mission=GREEN_NAMES[s.green], number=s.progress[seat])
    if s.progress[seat] == card.target:
        score_mission(s, seat)
        for other in range(s.seats):
            if s.progress[other] != NOBODY:
                s.progress[other] = NOBODY
                s.supply[other] += 1


def on_race_card(s: Panda, seat: int) -> bool:
    """P-82: the player's guard is on A4, A5 or A6."""
    return s.progress[seat] != NOBODY
