"""What ways of champions lead to, at a glance: guards on roads, road tiles, buildings at the end of the way.

A copy of a position takes longer than anything that is done here, so a change is made, looked at and taken back.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.knowledge import lead
from teahouse.core.state import Step
from teahouse.games.panda.mind.growth import ROUNDS, Weights, at_risk, prospect, rounds_to_come
from teahouse.games.panda.rules.acting import OtherPart
from teahouse.games.panda.rules.building import Build
from teahouse.games.panda.rules.choices import FIRST_AREA, MOVE
from teahouse.games.panda.rules.green import meets
from teahouse.games.panda.rules.missions import BUILDER_RACE
from teahouse.games.panda.rules.moving import MoveOn
from teahouse.games.panda.rules.pieces import ANY, CHAMPIONS, CITY, NO_CARD, NOBODY, PIECE, SHEET, STANDING, THIRD
from teahouse.games.panda.rules.roads import most_figures
from teahouse.games.panda.rules.scoring import blue_points
from teahouse.games.panda.rules.state import Panda

NEVER: Final = -1000.0
NOT_HERE: Final = 0  # where a building may follow a move
VILLAGE: Final = 1
IN_CITY: Final = 2
AROUND: Final = -0.5  # a step from border area to border area
RACE: Final = 0.25  # of the points of a race, for each building that counts
COVERED: Final = 0.5  # what a covered ninja is worth beside all that is counted
AHEAD: Final = 0.5  # how much of a lead counts when a building ends the game
AT_LAST: Final = 0.7  # of what champions can do next, in the last round


class Ways:
    """The map as one seat sees it at one position."""

    def __init__(self, s: Panda, seat: int, weights: Weights) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.w: Final = weights
        self.left: Final[float] = rounds_to_come(s) / ROUNDS
        self.share: float = 1.0 if self.left > 0.0 else AT_LAST
        self.trips: dict[int, float] = {}
        self.tiles: dict[int, float] = {}
        self.blue_share: float = 0.0  # of its points as they stand, that are going to stay
        if s.blue != NO_CARD:
            self.blue_share = 1.0 if s.trigger else weights.blue * max(0.0, 1.0 - self.left)
        self.gains: dict[int, float] = {}  # by building: what it changes of the blue mission
        self.mission: float = 0.0  # what the blue mission brings as it stands, once it was looked at
        self.looked: bool = False

    def at(self, champion: int) -> float:
        """What a champion could do next, as it stands."""
        return self.share * prospect(self.s, self.seat, champion, self.w)

    def appearing(self, champion: int, place: int) -> float:
        s = self.s
        at = self.seat * CHAMPIONS + champion
        here = s.place[at]
        before = self.at(champion)
        s.place[at] = place
        after = self.at(champion)
        s.place[at] = here
        return after - before

    def trip(self, champion: int, steps: int, ignore: int, build: int) -> float:
        """The best way of up to so many roads, with a building at its end if one may follow."""
        key = (((champion * 3 + steps) * 4 + ignore) * 3 + build) * 3 + min(self.s.supply[self.seat], 2)
        known = self.trips.get(key)
        if known is None:
            if self.s.place[self.seat * CHAMPIONS + champion] == SHEET:
                known = 0.0
            else:
                known = self.best_way(champion, steps, ignore, build) - self.at(champion)
            self.trips[key] = known
        return known

    def road(self, choice: int, steps: int, ignore: int, build: int) -> float:
        """A way that begins with this road."""
        champion = MOVE.index(choice) // MOVE.width
        way = MOVE.index(choice) % MOVE.width
        if way >= FIRST_AREA:
            return AROUND
        return self.along(champion, self.s.board.land.road_of[way], steps, ignore, build) - self.at(champion)

    def best_way(self, champion: int, steps: int, ignore: int, build: int) -> float:
        """What the best way leads to, staying included."""
        s = self.s
        place = s.place[self.seat * CHAMPIONS + champion]
        best = self.at(champion)
        fits = build and place < s.board.land.places and s.is_city(place) == (build == IN_CITY)
        if fits and s.may_build(champion, place):
            best = max(best, self.building(champion, place))
        if steps > 0:
            reach = s.reach(self.seat, champion) + ignore
            for road in s.board.land.roads_at[place]:
                if s.uncovered[road] <= reach:
                    best = max(best, self.along(champion, road, steps, ignore, build))
        return best

    def along(self, champion: int, road: int, steps: int, ignore: int, build: int) -> float:
        """What a road leads to, with or without a guard on it, and the best that can follow."""
        s = self.s
        at = self.seat * CHAMPIONS + champion
        here = s.place[at]
        s.place[at] = SHEET  # on the way
        covers = s.uncovered[road] > 0 and s.supply[self.seat] > 0
        gain = self.covering(road) if covers else 0.0
        s.place[at] = s.board.land.across(road, here)
        best = NEVER
        if covers:
            best = gain + self.covered_way(champion, road, steps - 1, ignore, build)
        if gain <= 0.0:
            best = max(best, self.best_way(champion, steps - 1, ignore, build))
        s.place[at] = here
        return best

    def covered_way(self, champion: int, road: int, steps: int, ignore: int, build: int) -> float:
        """The best that can follow with one more guard on the road; it comes back if that completes the road."""
        s = self.s
        land = s.board.land
        inner = land.end_b[road] < land.places
        s.uncovered[road] -= 1
        gone = 1 if s.uncovered[road] > 0 else 0
        s.supply[self.seat] -= gone
        s.guards[land.end_a[road]] += 1
        if inner:
            s.guards[land.end_b[road]] += 1
        value = self.best_way(champion, steps, ignore, build)
        s.supply[self.seat] += gone
        s.uncovered[road] += 1
        s.guards[land.end_a[road]] -= 1
        if inner:
            s.guards[land.end_b[road]] -= 1
        return value

    def cover_and_go_on(self, road: int) -> float:
        """A guard on the road just used, and what it allows the champion that is on its way."""
        pending = self.s.pending
        gain = self.covering(road)
        below = pending[-2] if len(pending) > 1 else None
        if isinstance(below, MoveOn) and below.owner == self.seat:
            champion, steps, ignore = below.champion, below.left, below.ignore
            build = builds(pending[-3]) if len(pending) > 2 else NOT_HERE
        elif isinstance(below, OtherPart) and isinstance(below.actions[0], Build) and below.actions[0].who != ANY:
            champion, steps, ignore = below.actions[0].who, 0, 0
            build = builds(below)
        else:
            return gain
        without = self.best_way(champion, steps, ignore, build)
        return gain + self.covered_way(champion, road, steps, ignore, build) - without

    def covering(self, road: int) -> float:
        """What a guard on this road brings."""
        s = self.s
        w = self.w
        land = s.board.land
        own = s.figures[road * s.seats + self.seat]
        left = s.uncovered[road] - 1
        value = COVERED
        if left > 0:
            value -= w.supply
            if self.left > 0.0:
                value -= w.figure * (at_risk(own + 1, left) - at_risk(own, left + 1))
        else:
            value += w.supply * own + w.figure * at_risk(own, 1) + self.completing(road)
            value += self.freeing(land.end_a[road])
            if land.end_b[road] < land.places:
                value += self.freeing(land.end_b[road])
        return value + self.helping(land.end_a[road]) + self.helping(land.end_b[road])

    def completing(self, road: int) -> float:
        """What the tile on this road brings, if it will be an own one: a link, perhaps for a mission."""
        s = self.s
        known = self.tiles.get(road)
        if known is None:
            known = 0.0
            own = road * s.seats + self.seat
            self.blue_now()
            s.figures[own] += 1
            most = most_figures(s, road, self.seat)
            s.figures[own] -= 1
            if most == self.seat:
                before = s.tile[road]
                s.tile[road] = self.seat
                known = self.w.road + self.blue_gain()
                if s.green != NO_CARD and meets(s, self.seat):
                    known += s.board.green[s.green].vp
                s.tile[road] = before
            self.tiles[road] = known
        return known

    def blue_now(self) -> None:
        """Look at the blue mission before anything changes."""
        if not self.looked and self.blue_share > 0.0:
            self.looked = True
            self.mission = self.blue_lead()

    def blue_gain(self) -> float:
        """How much better the blue mission stands after a change."""
        return self.blue_lead() - self.mission

    def blue_lead(self) -> float:
        if self.blue_share == 0.0:
            return 0.0
        s = self.s
        points = blue_points(s, s.board.blue[s.blue])
        return self.blue_share * lead([float(number) for number in points], self.seat)

    def freeing(self, place: int) -> float:
        s = self.s
        if s.freed[place] or s.guards[place] + 1 < s.board.land.ninjas_at[place]:
            return 0.0
        return float(s.board.freed_vp + s.board.guard_vp * (s.own_guards(place, self.seat) + 1))

    def helping(self, place: int) -> float:
        """One more guard around a location is good for the own champions there."""
        s = self.s
        if place >= s.board.land.places:
            return 0.0
        value = 0.0
        for champion in range(CHAMPIONS):
            if s.place[self.seat * CHAMPIONS + champion] == place:
                before = self.at(champion)
                s.guards[place] += 1
                value += self.at(champion) - before
                s.guards[place] -= 1
        return value

    def building(self, kind: int, place: int) -> float:
        """Points and bonuses of a building, and what its champion could do next."""
        s = self.s
        w = self.w
        board = s.board
        built = s.built[place]
        number = STANDING[built]
        value = float(board.build_vp[number] + s.foreign_guards(place, self.seat) * board.foreign_vp)
        ends = False
        if number == THIRD:
            value += w.city_card
            ends = board.bases - s.bases + 1 == board.last_base
        else:
            ends = s.pieces[kind] == 1
        if board.land.yellow[place]:
            value += w.border
        if s.green != NO_CARD and s.progress[self.seat] != NOBODY:
            card = board.green[s.green]
            if card.kind == BUILDER_RACE and card.building == kind:
                value += RACE * card.vp
        if ends and s.trigger == "":
            value += AHEAD * self.lead()
        self.blue_now()
        s.built[place] = CITY if number == THIRD else built | PIECE[kind]
        value += self.at(kind) + self.blue_built(kind, place)
        s.built[place] = built
        return value

    def blue_built(self, kind: int, place: int) -> float:
        """How much better the blue mission stands after a building. Many ways lead to the same one."""
        if self.blue_share == 0.0:
            return 0.0
        key = (place * CHAMPIONS + kind) * FIRST_AREA + self.s.place[self.seat * CHAMPIONS + kind]
        known = self.gains.get(key)
        if known is None:
            known = self.blue_gain()
            self.gains[key] = known
        return known

    def lead(self) -> float:
        return lead([float(points) for points in self.s.scores()], self.seat)


def builds(step: Step[Panda]) -> int:
    """Where the step lets one build."""
    if isinstance(step, OtherPart) and isinstance(step.actions[0], Build):
        return IN_CITY if step.actions[0].in_city else VILLAGE
    return NOT_HERE
