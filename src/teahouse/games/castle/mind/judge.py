"""How good a position of Dragon Castle is for a player, in points: what greedy and searching players look at.

Points that are safe count in full. What is still growing (groups, free stacks, shrines in the pool) counts by what it
usually becomes in the turns that are left, and for nothing once the game is over.
"""

from __future__ import annotations

from typing import Final

from teahouse.core import knowledge
from teahouse.core.state import CHANCE, OVER, State, Step
from teahouse.games.castle.mind.growth import Outlook, turns_left
from teahouse.games.castle.rules.choices import BUILD, CALL, DISCARD, PAIR, PLACE, TAKE
from teahouse.games.castle.rules.dragons import dragon_points
from teahouse.games.castle.rules.pieces import (
    DECEPTION,
    DEPTH,
    DISCARD_POINTS,
    ELEGANCE,
    KIND_OF,
    NO_FACE,
    SHRINE_POINTS,
    TOKEN_POINTS,
)
from teahouse.games.castle.rules.realm import neighbours, size_of, spaces_of
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Continue, End, Place, Turn

PICKING_SPIRITS: Final[list[int]] = [ELEGANCE, DECEPTION, DEPTH]

# The weaknesses of people
GRABS_PAIRS: Final = "grabs pairs"
FORGETS_HEIGHT: Final = "forgets height"
COUNTS_NO_END: Final = "does not count the end"
PLAYS_ALONE: Final = "plays for itself alone"
WEAKNESSES: Final = (GRABS_PAIRS, COUNTS_NO_END, FORGETS_HEIGHT, PLAYS_ALONE)
PAIR_LURE: Final = 1.5  # points
GROUND_LURE: Final = 0.6
ALWAYS: Final = 5.0  # turns that somebody believes to have left who does not count them


class Judge(knowledge.Judge):
    """Judges positions for one seat; made anew for every decision, so that what it remembers cannot grow old."""

    def __init__(self, seat: int, weak: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.known: dict[tuple[int, ...], float] = {}
        self.grabs_pairs: Final = GRABS_PAIRS in weak
        self.forgets_height: Final = FORGETS_HEIGHT in weak
        self.alone: Final = PLAYS_ALONE in weak
        self.least: Final = ALWAYS if COUNTS_NO_END in weak else 0.0

    def value(self, state: State) -> float:
        """What the position is worth to the seat, compared with the best of the others."""
        assert isinstance(state, Castle)
        if state.actor == OVER:
            scores = state.scores()
            rival = max([scores[other] for other in range(state.seats) if other != self.seat])
            return float(scores[self.seat] - rival)
        if self.alone:
            return self.own_value(state)
        best = -1000.0
        for other in range(state.seats):
            if other != self.seat:
                value = self.realm_value(state, other, NO_FACE, NO_FACE)
                best = max(best, value)
        return self.own_value(state) - best

    def settled(self, state: State) -> bool:
        """Can `value` be trusted as it is? In the middle of building or of a spirit's effect looking further pays."""
        if state.actor != self.seat:
            return True
        step: Step[Castle] = state.pending[-1]
        return isinstance(step, (Turn, Continue, Place, End))

    def worth_trying(self, state: State, choice: int) -> bool:
        """Spirits that work on the realm wait for the end of the turn, when they see what was placed. A tile is not
        thrown away while its twin is free, but in the last turn."""
        if choice == DISCARD.base:
            assert isinstance(state, Castle)
            return turns_left(state, self.seat) <= 0.0 or not any(PAIR.has(other) for other in state.legal())
        if not CALL.has(choice) or CALL.index(choice) in PICKING_SPIRITS:
            return True
        step: Step[Castle] = state.pending[-1]
        return not isinstance(step, (Turn, Continue, Place))

    def lure(self, state: State, choice: int) -> float:
        """Pairs for their own sake; the ground, and any shrine, for somebody who forgets that height counts."""
        assert isinstance(state, Castle)
        if self.grabs_pairs and (PAIR.has(choice) or (TAKE.has(choice) and has_twin(state, TAKE.index(choice)))):
            return PAIR_LURE
        if self.forgets_height:
            realm = state.realms[self.seat]
            if BUILD.has(choice):
                return float(SHRINE_POINTS[3] - SHRINE_POINTS[min(3, realm.height[BUILD.index(choice)])])
            if PLACE.has(choice) and realm.height[PLACE.index(choice)] == 0:
                return GROUND_LURE
        return 0.0

    def own_value(self, s: Castle) -> float:
        """With tiles in hand: as if they were used as well as possible."""
        if s.seat != self.seat or (s.first == NO_FACE and s.second == NO_FACE):
            return self.realm_value(s, self.seat, NO_FACE, NO_FACE)
        if not undecided(s):
            return self.realm_value(s, self.seat, s.first, s.second)
        realm = s.realms[self.seat]
        spaces = size_of(realm.legal_spaces())
        best = -1000.0
        if not s.owes_pair():
            best = self.realm_value(s, self.seat, NO_FACE, NO_FACE) + DISCARD_POINTS
            if spaces >= 1 and (s.supply > 0 or not s.rulings.supply_limited):
                realm.pool += 1
                best = max(best, self.realm_value(s, self.seat, s.first, NO_FACE))
                realm.pool -= 1
        if spaces >= 2:
            for face in sorted({s.top[PAIR.index(choice)] for choice in s.second_pairs()}):
                if face != NO_FACE:
                    best = max(best, self.realm_value(s, self.seat, s.first, face))
        return best

    def realm_value(self, s: Castle, seat: int, first: int, second: int) -> float:
        """A realm with up to two tiles still to be placed in it, each where it is worth most."""
        realm = s.realms[seat]
        turns = max(self.least, turns_left(s, seat))
        key = (seat, first, second, realm.pool, realm.set_points, realm.discard_points, realm.tokens)
        masks = (int(realm.shrines), int(turns * 16), *realm.face, *realm.height)
        if key + masks in self.known:
            return self.known[key + masks]
        if first == NO_FACE and second == NO_FACE:
            value = standing(s, seat, turns)
        else:
            value = -1000.0
            face, rest = (first, second) if first != NO_FACE else (second, NO_FACE)
            for space in spaces_of(realm.legal_spaces()):
                realm.put(face, space)
                # the second tile goes where it is best for the best place of the first: one after the other is enough
                value = max(value, standing(s, seat, turns) if rest == NO_FACE else self.quick(s, seat, rest, turns))
                realm.take_off(space)
        self.known[key + masks] = value
        return value

    def quick(self, s: Castle, seat: int, face: int, turns: float) -> float:
        """The second tile of a pair: only spaces beside its own kind are tried, and one other."""
        realm = s.realms[seat]
        legal = realm.legal_spaces()
        kind = KIND_OF[face]
        beside = neighbours(realm.up[kind]) & legal
        others = legal & ~beside
        tries = spaces_of(beside)
        if others:
            tries = [*tries, spaces_of(others & -others)[0]]
        value = -1000.0
        for space in tries:
            realm.put(face, space)
            value = max(value, standing(s, seat, turns))
            realm.take_off(space)
        return value


def has_twin(s: Castle, cell: int) -> bool:
    """Can another tile with the same face be taken, too?"""
    face = s.top[cell]
    for other in range(len(s.top)):
        if other != cell and s.top[other] == face and s.height[other] > 0 and s.available(other):
            return True
    return False


def undecided(s: Castle) -> bool:
    """Is the first tile in hand and the way to go on still open? Perhaps a tile is being uncovered just now."""
    step: Step[Castle] = s.pending[-1]
    if s.actor == CHANCE:
        step = s.pending[-2]
    return isinstance(step, Continue)


def standing(s: Castle, seat: int, turns: float) -> float:
    """Safe points and the worth of what is growing. Sets that wait for their check count as if it were over."""
    realm = s.realms[seat]
    value = float(realm.set_points + realm.discard_points + realm.shrine_points() + realm.tokens * TOKEN_POINTS)
    for dragon in s.dragons:
        value += dragon_points(dragon, s.realms, seat, s.rulings) * (1.0 if turns < 4.0 else 0.7)
    return value + Outlook(realm, turns).total


def standings(s: Castle) -> list[float]:
    """The same for every seat, with the turns it probably has left."""
    return [standing(s, seat, turns_left(s, seat)) for seat in range(s.seats)]
