"""How good a position of Way of the Panda is for a player, in points: what greedy and searching players look at.

Points on the track count in full. Tiles count by what they usually become, AP and guards by what they usually buy, and
champions by the best thing each of them could do next; all of it for less the nearer the end is.
"""

from __future__ import annotations

from typing import Final

from teahouse.core import knowledge
from teahouse.core.state import OVER, State, Step
from teahouse.games.panda.mind.growth import (
    LONG,
    ROUNDS,
    WEIGHTS,
    Weights,
    action_points,
    green,
    guards_at_risk,
    last_action_points,
    pressing,
    prospect,
    rounds_left,
    sheet,
    still_to_place,
)
from teahouse.games.panda.rules.acting import Act, option_effective
from teahouse.games.panda.rules.choices import DONE, LEAVE, PASS, SPACE
from teahouse.games.panda.rules.moving import Move
from teahouse.games.panda.rules.pieces import (
    BUILDINGS,
    CHAMPIONS,
    NO_CARD,
    SOURCES,
    STANDING,
)
from teahouse.games.panda.rules.scoring import blue_points
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.state import Action, Panda
from teahouse.games.panda.rules.turn import Turn

# The weaknesses of people
HOARDS: Final = "hoards action points"
FORGETS_MISSIONS: Final = "forgets the missions"
STRANDS_GUARDS: Final = "leaves guards on the roads"
COUNTS_NO_END: Final = "does not count the end"
PLAYS_ALONE: Final = "plays for itself alone"
WEAKNESSES: Final = (HOARDS, COUNTS_NO_END, STRANDS_GUARDS, FORGETS_MISSIONS, PLAYS_ALONE)
HALF: Final = 0.5  # of the game is what somebody believes to have left who does not count
FULL_PURSE: Final = 8  # AP: who has so many does not pass while something can be had


class Judge(knowledge.Judge):
    """Judges positions for one seat; made anew for every decision, so that what it remembers cannot grow old."""

    def __init__(self, seat: int, weights: Weights = WEIGHTS, weak: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.weights: Final = weights
        self.alone: Final = PLAYS_ALONE in weak
        self.least: Final = HALF if COUNTS_NO_END in weak else 0.0
        self.blue_known: dict[tuple[int, ...], list[int]] = {}
        self.round: int = -1  # in which the decision is made, once known

    def value(self, state: State) -> float:
        """What the position is worth to the seat, compared with the others: the best of them above all."""
        assert isinstance(state, Panda)
        own = self.seat
        best = -1000.0
        total = 0.0
        if state.actor == OVER:
            scores = state.scores()
            for other in range(state.seats):
                if other != own:
                    best = max(best, float(scores[other]))
            return scores[own] - best + 0.01 * state.ap[own]
        blue = self.blue_points(state)
        left = max(self.least, rounds_left(state) / ROUNDS)
        for other in range(state.seats):
            if other != own and not self.alone:
                worth = state.points[other] + sheet(state, other, left, self.weights) + blue[other]
                best = max(best, worth)
                total += worth
        rival = 0.0 if self.alone else 0.5 * best + 0.5 * total / (state.seats - 1)
        # a new round gives everybody all guards again: that is no merit of the choice that ended the old one
        acting = self.round in (-1, state.round) and not state.passed[own] and state.supply[own] > 0
        return standing(state, own, left, self.weights, acting) + blue[own] - rival

    def settled(self, state: State) -> bool:
        """Can `value` be trusted as it is? In the middle of an action looking further pays."""
        if state.actor != self.seat:
            return True
        step: Step[Panda] = state.pending[-1]
        return isinstance(step, (Turn, SetUpGuard, SetUpChampion, JoinRace))

    def worth_trying(self, state: State, choice: int) -> bool:
        """Not a space that would do nothing, nor a move that an earlier space offers for no more guards and AP."""
        assert isinstance(state, Panda)
        self.round = state.round
        if pointless(state, choice):
            return False
        if choice == LEAVE.base:
            return state.supply[self.seat] == 0
        if not SPACE.has(choice):
            return True
        at = SPACE.index(choice)
        option = state.actions.options[at]
        if not option_effective(state, self.seat, option):
            return False
        if len(option.actions) == 1:
            for earlier in range(state.position[self.seat], at // 2):
                if state.needs[earlier] <= state.needs[at // 2] and state.needs[earlier] <= state.supply[self.seat]:
                    for other in state.actions.codes[earlier]:
                        actions = state.actions.options[SPACE.index(other)].actions
                        if len(actions) == 1 and same_move(actions[0], option.actions[0]):
                            return False
        return True

    def blue_points(self, s: Panda) -> list[float]:
        """The blue mission as it stands; it counts for less the more can still change."""
        if s.blue == NO_CARD:
            return [0.0] * s.seats
        key = (*s.tile, *s.place, *s.built, *s.figures)
        points = self.blue_known.get(key)
        if points is None:
            points = blue_points(s, s.board.blue[s.blue])
            self.blue_known[key] = points
        share = blue_share(s, self.weights)
        return [share * number for number in points]


def person(seat: int, weak: tuple[str, ...]) -> Judge:
    """The judge of somebody with these weaknesses."""
    weights = Weights()
    if HOARDS in weak:
        weights.ap *= 1.8
        weights.much_ap *= 2.0
    if STRANDS_GUARDS in weak:
        weights.figure = weights.last_guards = 0.0
    if FORGETS_MISSIONS in weak:
        weights.green = weights.blue = 0.0
    return Judge(seat, weights, weak)


def pointless(state: State, choice: int) -> bool:
    """To pay for a space where nothing can be done, or to do nothing where one has paid; and to pass with a full purse
    while a space would bring something, except in the last round."""
    assert isinstance(state, Panda)
    step: Step[Panda] = state.pending[-1]
    seat = state.actor
    if SPACE.has(choice):
        return not option_effective(state, seat, state.actions.options[SPACE.index(choice)])
    if choice == DONE.base:
        return isinstance(step, Act) and not step.free and has_paid(state, seat, step)
    if choice != PASS.base or state.trigger or state.ap[seat] < FULL_PURSE:
        return False
    for other in state.legal():
        if SPACE.has(other):
            at = SPACE.index(other)
            cheap = state.actions.costs[at // 2] <= state.ap[seat] - FULL_PURSE // 2
            if cheap and option_effective(state, seat, state.actions.options[at]):
                return True
    return False


def has_paid(s: Panda, seat: int, step: Act) -> bool:
    """Has the space just been chosen, with nothing of its option done yet?"""
    for code in s.actions.codes[s.position[seat]]:
        if step.actions is s.actions.options[SPACE.index(code)].actions:
            return True
    return False


def blue_share(s: Panda, w: Weights) -> float:
    """How much of the blue mission's points, as they stand, is going to stay."""
    return 1.0 if s.trigger else w.blue * max(0.0, 1.0 - rounds_left(s) / ROUNDS)


def same_move(one: Action, other: Action) -> bool:
    """Do two spaces offer the same move?"""
    if not isinstance(one, Move) or not isinstance(other, Move):
        return False
    return (one.who, one.steps, one.ignore, one.extra) == (other.who, other.steps, other.ignore, other.extra)


def standing(s: Panda, seat: int, left: float, w: Weights, acting: bool) -> float:
    """Points, tiles, AP, guards and what the champions could do next."""
    value = s.points[seat] + sheet(s, seat, left, w)
    if w.building != 1.0:
        value += (w.building - 1.0) * s.earned[seat * SOURCES + BUILDINGS]
    if left > 0.0:
        value += action_points(s.ap[seat] + s.on_board[seat], w)
        value -= guards_at_risk(s, seat, w) * min(1.0, left * 3.0)
    elif acting:
        value += last_action_points(s.ap[seat], w)
    if acting:
        guards = still_to_place(s, s.position[seat], s.supply[seat], s.ap[seat])
        value += (w.supply if left > 0.0 else 0.5 * w.supply) * guards
    if left > 0.0 or acting:
        share = 1.0 if left > 0.0 else 0.7
        for champion in range(CHAMPIONS):
            value += share * prospect(s, seat, champion, w)
    for road in range(s.board.land.roads):
        if s.tile[road] == seat:
            value += w.road
    if s.round > LONG:
        value += pressing(s, seat) * buildings(s)
    return value + green(s, seat, left, w)


def buildings(s: Panda) -> int:
    """All that stand on the map, whoever built them."""
    found = 0
    for built in s.built:
        found += STANDING[built]
    return found
