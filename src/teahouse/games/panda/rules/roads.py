"""Covering ninjas, completing roads and freeing locations (P-48, P-54 to P-57)."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import Reason
from teahouse.core.state import AUTO, Step
from teahouse.games.panda.rules.choices import COVER, DONE, PLACE_NAMES, ROAD_NAMES, TILE
from teahouse.games.panda.rules.green import check_mission
from teahouse.games.panda.rules.phases import not_now
from teahouse.games.panda.rules.pieces import FIGURES, FREED, NEUTRAL, ROAD_TILE_KINDS
from teahouse.games.panda.rules.state import PLACES, SHEETS, STOCK, Panda


class Cover(Step[Panda]):
    """P-48, P-53: you may cover a ninja of the road just used; with an extra guard another one."""

    def __init__(self, actor: int, road: int, left: int) -> None:
        super().__init__(actor)
        self.road: Final = road
        self.left: Final = left  # guards that may be placed

    def legal(self, s: Panda) -> list[int]:
        return [COVER.base, DONE.base]

    def apply(self, s: Panda, choice: int) -> None:
        if choice == DONE.base:
            return
        cover(s, self.actor, self.road)
        if s.uncovered[self.road] == 0:
            complete_road(s, self.actor, self.road)
        elif self.left > 1:
            ask_to_cover(s, self.actor, self.road, self.left - 1)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        road = ROAD_NAMES[s.board.land.way[self.road]]
        return not_now(s, choice, Reason("P-48", "decide-about-the-ninja-first", {"road": road}))


def ask_to_cover(s: Panda, seat: int, road: int, guards: int) -> None:
    """P-48, PR-19, PR-21: only if a ninja is uncovered and a guard is in supply."""
    if s.uncovered[road] > 0 and s.supply[seat] > 0:
        s.push(Cover(seat, road, guards))


def cover(s: Panda, seat: int, road: int) -> None:
    """One guard of the supply covers one ninja."""
    land = s.board.land
    s.supply[seat] -= 1
    s.figures[road * s.seats + seat] += 1
    s.uncovered[road] -= 1
    s.touch(road)
    s.guards[land.end_a[road]] += 1
    s.touch(PLACES + land.end_a[road])
    if land.end_b[road] < land.places:
        s.guards[land.end_b[road]] += 1
        s.touch(PLACES + land.end_b[road])
    if s.events is not None:
        s.tell("panda-cover", seat=seat, road=ROAD_NAMES[land.way[road]], left=s.uncovered[road])


def complete_road(s: Panda, placer: int, road: int) -> None:
    """P-54 to P-56: the player with most figures replaces them by a tile, own or neutral; then places are freed."""
    most = most_figures(s, road, placer)
    own, neutral = has_tile(s, most, road), has_tile(s, s.seats, road)
    if own and neutral and s.rulings.ask_for_tile:
        s.push(FreePlaces(placer, most, road))
        s.push(ChooseTile(most, road))  # PR-28: even on another player's turn
        return
    if own or neutral:
        lay_tile(s, most if own else NEUTRAL, road)
    else:
        s.tile[road] = FIGURES
        s.touch(road)
        if s.events is not None:
            s.tell("panda-no-tile", road=ROAD_NAMES[s.board.land.way[road]])
    free_places(s, placer, most if own or neutral else placer, road)


def most_figures(s: Panda, road: int, placer: int) -> int:
    """P-54, PR-31: in a tie the player who placed the last guard."""
    most = placer
    for seat in range(s.seats):
        if s.figures_of(road, seat) > s.figures_of(road, most):
            most = seat
    return most


def has_tile(s: Panda, owner: int, road: int) -> bool:
    """P-4: a fitting tile is left; the neutral ones stand behind those of the seats."""
    return s.road_tiles[owner * ROAD_TILE_KINDS + s.board.land.tile_kind[road]] > 0


def lay_tile(s: Panda, owner: int, road: int) -> None:
    """P-54, P-55: the tile is laid and the figures go home, without AP."""
    shelf = s.seats if owner == NEUTRAL else owner
    s.road_tiles[shelf * ROAD_TILE_KINDS + s.board.land.tile_kind[road]] -= 1
    s.touch(STOCK if owner == NEUTRAL else SHEETS)
    s.tile[road] = owner
    s.touch(road)
    for seat in range(s.seats):
        at = road * s.seats + seat
        s.supply[seat] += s.figures[at]
        s.figures[at] = 0
    if s.events is not None:
        name = ROAD_NAMES[s.board.land.way[road]]
        if owner == NEUTRAL:
            s.tell("panda-neutral-road", road=name)
        else:
            s.tell("panda-road", seat=owner, road=name)


class ChooseTile(Step[Panda]):
    """P-54: an own tile or a neutral one, the choice of the player with most figures."""

    def __init__(self, actor: int, road: int) -> None:
        super().__init__(actor)
        self.road: Final = road

    def legal(self, s: Panda) -> list[int]:
        return [TILE.base, TILE.base + 1]

    def apply(self, s: Panda, choice: int) -> None:
        lay_tile(s, self.actor if choice == TILE.base else NEUTRAL, self.road)

    def why_not(self, s: Panda, choice: int) -> Reason | None:
        road = ROAD_NAMES[s.board.land.way[self.road]]
        return not_now(s, choice, Reason("P-54", "choose-the-road-tile-first", {"road": road}))


class FreePlaces(Step[Panda]):
    """P-57, PR-33: after the tile has been chosen, free the locations of the road."""

    def __init__(self, placer: int, layer: int, road: int) -> None:
        super().__init__(AUTO)
        self.placer: Final = placer
        self.layer: Final = layer
        self.road: Final = road

    def apply(self, s: Panda, choice: int) -> None:
        free_places(s, self.placer, self.layer, self.road)


def free_places(s: Panda, placer: int, layer: int, road: int) -> None:
    """P-57, PR-32: both ends; then the missions are checked (PR-20)."""
    land = s.board.land
    first = layer if s.rulings.freed_to_tile_placer else placer  # PO-1
    free_place(s, land.end_a[road], first)
    if land.end_b[road] < land.places:
        free_place(s, land.end_b[road], first)
    check_mission(s)


def free_place(s: Panda, place: int, first: int) -> None:
    """P-12, P-57, PR-34: once in the game, when no uncovered ninja is left around the location."""
    if s.freed[place] or s.guards[place] < s.board.land.ninjas_at[place]:
        return
    s.freed[place] = True
    s.touch(PLACES + place)
    if s.events is not None:
        s.tell("panda-freed", place=PLACE_NAMES[place], seat=first, points=s.board.freed_vp)
    s.gain(first, s.board.freed_vp, FREED)
    for seat in range(s.seats):
        points = s.own_guards(place, seat) * s.board.guard_vp
        if points > 0:
            s.gain(seat, points, FREED)
            if s.events is not None:
                s.tell("panda-freed-guards", place=PLACE_NAMES[place], seat=seat, points=points)
