"""How promising each choice of Dragon Castle is at a glance: a guess in points, from a plan for the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.core.knowledge import lead
from teahouse.core.state import Step
from teahouse.games.castle.mind.growth import Outlook, Spot, best_spot, best_spots, turns_left
from teahouse.games.castle.mind.judge import standing, standings
from teahouse.games.castle.rules.choices import BUILD, CALL, DISCARD, DONE, PAIR, PLACE, SHRINE, SUMMON, TAKE
from teahouse.games.castle.rules.consolidating import Build
from teahouse.games.castle.rules.pieces import (
    DISCARD_POINTS,
    FACES,
    KIND_OF,
    KINDS,
    NO_FACE,
    SHRINE_POINTS,
    TOKEN_POINTS,
)
from teahouse.games.castle.rules.realm import BIT, Realm, size_of, spaces_of
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Continue, End, Place, Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

CALLED: Final = -1.2  # of calling a spirit, against the best that goes without
DENIED: Final = 0.3  # the share of what a tile would be worth to the next player
AS_PLANNED: Final = 0.5  # for the spaces where a pair does best together


class Plan:
    """What a player can do with the tiles of each kind in this turn; a kind is looked at when it is asked for."""

    def __init__(self, s: Castle, seat: int) -> None:
        self.realm: Final = s.realms[seat]
        self.legal: i64 = self.realm.legal_spaces()
        self.outlook: Final = Outlook(self.realm, turns_left(s, seat))
        self.supplied: Final = s.supply > 0 or not s.rulings.supply_limited
        self.spaces: Final = size_of(self.legal)
        self.singles: list[Spot | None] = [None] * KINDS
        self.doubles: list[Spot | None] = [None] * KINDS

    def still_true(self, realm: Realm) -> bool:
        return realm is self.realm and realm.legal_spaces() == self.legal

    def single(self, kind: int) -> Spot:
        spot = self.singles[kind]
        if spot is None:
            spot = best_spot(self.outlook, kind, 1)
            self.singles[kind] = spot
        return spot

    def double(self, kind: int) -> Spot:
        spot = self.doubles[kind]
        if spot is None:
            spot = best_spots(self.outlook, kind, self.single(kind))
            self.doubles[kind] = spot
        return spot

    def gain(self, kind: int, twin: bool) -> float:
        """Of a tile of this kind in the best way to go on with it."""
        value = float(DISCARD_POINTS)
        if self.supplied and self.spaces >= 1:
            value = max(value, self.single(kind).gain)
        if twin and self.spaces >= 2:
            value = max(value, self.double(kind).gain)
        return value


class Glance:
    """Goes for what adds most to the worth of the realm; a turn is planned once and then carried out."""

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.next_space: i64 = 0  # for the second tile of a pair, when the first was placed as planned

    def plan_of(self, s: Castle) -> Plan:
        """The plan for this turn, as long as the realm is as it was."""
        plan = self.plan
        if plan is None or not plan.still_true(s.realms[s.seat]):
            plan = Plan(s, s.seat)
            self.plan = plan
        return plan

    def values(self, s: Castle, legal: list[int]) -> list[float]:
        """A guess in points for each choice."""
        step: Step[Castle] = s.pending[-1]
        if isinstance(step, Turn):
            return self.takes(s, legal)
        if isinstance(step, Continue):
            return self.ways_on(s, legal)
        if isinstance(step, Place):
            return self.places(s, legal)
        if isinstance(step, Build):
            return self.builds(s, legal)
        return self.tried(s, legal, isinstance(step, End))

    def takes(self, s: Castle, legal: list[int]) -> list[float]:
        """The first tile: alone with a shrine, or with its twin."""
        plan = self.plan_of(s)
        next_seat = s.seat + 1 if s.seat + 1 < s.seats else 0
        rival = Plan(s, next_seat)
        twins = [0] * FACES
        for cell in s.available_tiles():
            if s.top[cell] != NO_FACE:
                twins[s.top[cell]] += 1
        by_face = [-1000.0] * FACES
        found: list[float] = []
        best = 0.0
        for choice in legal:
            value = CALLED
            if TAKE.has(choice):
                face = s.top[TAKE.index(choice)]
                if by_face[face] < -999.0:
                    kind = KIND_OF[face]
                    by_face[face] = plan.gain(kind, twins[face] > 1) + DENIED * rival.single(kind).gain
                value = by_face[face]
                best = max(best, value)
            elif choice == SUMMON.base:
                value = summoned(s)
            found.append(value)
        return lowered_calls(legal, found, best)

    def ways_on(self, s: Castle, legal: list[int]) -> list[float]:
        plan = self.plan_of(s)
        kind = KIND_OF[s.first]
        found: list[float] = []
        best = 0.0
        for choice in legal:
            value = 0.0
            if PAIR.has(choice):
                face = s.top[PAIR.index(choice)]
                if face == NO_FACE or KIND_OF[face] == kind:
                    value = plan.double(kind).gain
                else:
                    value = plan.single(kind).gain + plan.single(KIND_OF[face]).gain
            elif choice == SHRINE.base:
                value = plan.single(kind).gain
            elif choice == DISCARD.base:
                value = float(DISCARD_POINTS)
            best = max(best, value)
            found.append(value)
        return lowered_calls(legal, found, best)

    def places(self, s: Castle, legal: list[int]) -> list[float]:
        plan = self.plan_of(s)
        kind = KIND_OF[s.first if s.first != NO_FACE else s.second]
        together: i64 = 0
        if both_of_one_kind(s) and plan.spaces >= 2:
            together = plan.double(kind).first | plan.double(kind).second
        found: list[float] = []
        best = 0.0
        for choice in legal:
            value = 0.0
            if PLACE.has(choice):
                bit: i64 = BIT[PLACE.index(choice)]
                value = plan.outlook.gain(kind, bit, 0)
                if together & bit:
                    value += AS_PLANNED
                best = max(best, value)
            found.append(value)
        return lowered_calls(legal, found, best)

    def place(self, s: Castle) -> int:
        """Where the plan wants the tile."""
        realm = s.realms[s.seat]
        space = self.next_space
        self.next_space = 0
        if s.first != NO_FACE or space & realm.legal_spaces() == 0:
            plan = self.plan_of(s)
            kind = KIND_OF[s.first if s.first != NO_FACE else s.second]
            if both_of_one_kind(s):
                space = plan.double(kind).first
                self.next_space = plan.double(kind).second
            else:
                space = plan.single(kind).first
        return PLACE.base + spaces_of(space)[0]

    def builds(self, s: Castle, legal: list[int]) -> list[float]:
        realm = s.realms[s.seat]
        last = turns_left(s, s.seat) < 2.0
        found: list[float] = []
        for choice in legal:
            value = 0.8
            if BUILD.has(choice):
                value = float(SHRINE_POINTS[min(realm.height[BUILD.index(choice)], 3)])
                if last:
                    value += 1.0
            elif choice != DONE.base:
                value = 0.5
            found.append(value)
        return found

    def tried(self, s: Castle, legal: list[int], end: bool) -> list[float]:
        """Payments and effects: what the positions after them are worth."""
        seat = s.actor
        found: list[float] = []
        for choice in legal:
            if end and CALL.has(choice):
                found.append(0.0)
                continue
            after = s.clone()
            after.apply(choice)
            found.append(lead(standings(after), seat))
        if end:  # the last choice is to call nobody
            return lowered_calls(legal, found, found[-1])
        return found


def lowered_calls(legal: list[int], values: list[float], best: float) -> list[float]:
    """Spirits cost a tile or a shrine: they are tried a little less than the best that goes without."""
    for number in range(len(legal)):
        if CALL.has(legal[number]):
            values[number] = best + CALLED
    return values


def both_of_one_kind(s: Castle) -> bool:
    return NO_FACE not in (s.first, s.second) and KIND_OF[s.first] == KIND_OF[s.second]


def summoned(s: Castle) -> float:
    """C-28: the points of a countdown token, and what a shorter game costs oneself and the best of the others."""
    before = [turns_left(s, seat) for seat in range(s.seats)]
    s.summons += 1
    cost = [0.0] * s.seats
    for seat in range(s.seats):
        cost[seat] = standing(s, seat, turns_left(s, seat)) - standing(s, seat, before[seat])
    s.summons -= 1
    return TOKEN_POINTS + lead(cost, s.seat)
