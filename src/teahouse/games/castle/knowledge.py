"""What a searching player knows about Dragon Castle: quick guesses of choices, and how everybody stands."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from teahouse.core.knowledge import Knowledge, best_of, by_value, lead
from teahouse.core.rng import Rng
from teahouse.core.state import State, Step
from teahouse.games.castle.choices import BUILD, CALL, DISCARD, DONE, PAIR, PLACE, SHRINE, SUMMON, TAKE
from teahouse.games.castle.consolidating import Build
from teahouse.games.castle.features import GROUP_WORTH, largest_with_one_more, standing, turns_left
from teahouse.games.castle.pieces import (
    FACES,
    FACTIONS,
    KIND_OF,
    KINDS,
    NO_FACE,
    SHRINE_POINTS,
    set_points,
    shrines_allowed,
)
from teahouse.games.castle.realm import BIT, connected, neighbours, size_of
from teahouse.games.castle.state import Castle
from teahouse.games.castle.turn import Continue, End, Place, Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

WARM: Final = 0.9  # points of difference that make a choice e times as promising
SHRINE_TAKEN: Final[list[float]] = [2.0, 1.1, 0.5, 0.2]  # of taking one, by those in the pool
CALLED: Final = -1.2  # of calling a spirit, against the best that goes without
SUMMONED: Final = 1.6
DENIED: Final = 0.3  # the share of what a tile would be worth to the next player
BESIDE_OTHERS: Final = 0.25  # lost for every kind whose group is walled in


class CastleKnowledge(Knowledge):
    """Guesses from groups of the same kind: tiles that make them grow, spaces beside them, high stacks for shrines."""

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, Castle)
        return [standing(state, seat, turns_left(state, seat)) for seat in range(state.seats)]

    def unit(self, state: State) -> float:
        assert isinstance(state, Castle)
        return 2.0 + 2.2 * sqrt(turns_left(state, 0))

    def weights(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Castle)
        return by_value(self.values(state, legal), WARM)

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        """The best guess; equal ones and near ones by chance."""
        assert isinstance(state, Castle)
        return best_of(legal, self.values(state, legal), 0.5, rng)

    def settled(self, state: State) -> bool:
        step: Step[Castle] = state.pending[-1]
        return isinstance(step, Turn)

    def importance(self, state: State) -> float:
        step: Step[Castle] = state.pending[-1]
        return 1.0 if isinstance(step, (Turn, Continue)) else 0.4

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
        seat = s.seat
        single = [gain(s, seat, kind, 1) for kind in range(KINDS)]
        double = [gain(s, seat, kind, 2) for kind in range(KINDS)]
        next_seat = seat + 1 if seat + 1 < s.seats else 0
        foreign = [gain(s, next_seat, kind, 1) for kind in range(KINDS)]
        shrine = SHRINE_TAKEN[min(3, s.realms[seat].pool)]
        twins = [0] * FACES
        for cell in s.available_tiles():
            if s.top[cell] != NO_FACE:
                twins[s.top[cell]] += 1
        found: list[float] = []
        best = 0.0
        for choice in legal:
            value = CALLED
            if TAKE.has(choice):
                face = s.top[TAKE.index(choice)]
                kind = KIND_OF[face]
                value = single[kind] + shrine
                if twins[face] > 1 and double[kind] > value:
                    value = double[kind]
                value = max(value, 1.0) + DENIED * foreign[kind]
                best = max(best, value)
            elif choice == SUMMON.base:
                value = SUMMONED
            found.append(value)
        return lowered_calls(legal, found, best)

    def ways_on(self, s: Castle, legal: list[int]) -> list[float]:
        seat = s.seat
        kind = KIND_OF[s.first]
        single = gain(s, seat, kind, 1)
        double = gain(s, seat, kind, 2)
        found: list[float] = []
        best = 0.0
        for choice in legal:
            value = 0.0
            if PAIR.has(choice):
                other = KIND_OF[s.top[PAIR.index(choice)]] if s.top[PAIR.index(choice)] != NO_FACE else kind
                value = double if other == kind else single + gain(s, seat, other, 1)
            elif choice == SHRINE.base:
                value = single + SHRINE_TAKEN[min(3, s.realms[seat].pool)]
            elif choice == DISCARD.base:
                value = 1.0
            best = max(best, value)
            found.append(value)
        return lowered_calls(legal, found, best)

    def places(self, s: Castle, legal: list[int]) -> list[float]:
        realm = s.realms[s.seat]
        face = s.first if s.first != NO_FACE else s.second
        kind = KIND_OF[face]
        mask: i64 = realm.up[kind]
        beside = neighbours(mask)
        others: list[int] = []
        for other in range(KINDS):
            foreign: i64 = realm.up[other]
            others.append(0 if other == kind else neighbours(foreign))
        another = NO_FACE not in (s.first, s.second) and KIND_OF[s.second] == kind
        found: list[float] = []
        best = 0.0
        for choice in legal:
            if not PLACE.has(choice):
                found.append(0.0)
                continue
            space = PLACE.index(choice)
            bit: i64 = BIT[space]
            size = 1
            if beside & bit:
                size = size_of(connected(bit, mask | bit))
            value = worth_of(kind, size + 1 if another and size < 4 else size)
            value += 0.22 * min(realm.height[space], 2)
            for other in range(KINDS):
                wall: i64 = others[other]
                if wall & bit:
                    value -= BESIDE_OTHERS
            best = max(best, value)
            found.append(value)
        return lowered_calls(legal, found, best)

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
            found.append(lead(self.worths(after), seat))
        if end:  # a spirit at the end of a turn is worth a look
            best = -1.0e9
            for value in found:
                best = max(best, value)
            for number in range(len(legal)):
                if CALL.has(legal[number]):
                    found[number] = found[-1] + CALLED
        return found


def lowered_calls(legal: list[int], values: list[float], best: float) -> list[float]:
    """Spirits cost a tile or a shrine: they are tried a little less than the best that goes without."""
    for number in range(len(legal)):
        if CALL.has(legal[number]):
            values[number] = best + CALLED
    return values


def worth_of(kind: int, size: int) -> float:
    """What a group of this size is worth, shrines included when it is a set."""
    if size >= 4:
        return set_points(kind, size) + 1.7 * shrines_allowed(kind)
    value = GROUP_WORTH[size]
    return value * 1.15 if kind >= FACTIONS else value


def gain(s: Castle, seat: int, kind: int, tiles: int) -> float:
    """What so many tiles of a kind bring in this realm, put where they help most."""
    realm = s.realms[seat]
    mask: i64 = realm.up[kind]
    before = 0.0
    size = tiles
    if mask:
        reach = largest_with_one_more(mask, realm.legal_spaces())
        if reach > 0:
            size = reach + tiles - 1
            before = worth_of(kind, reach - 1)
    return worth_of(kind, size) - before
