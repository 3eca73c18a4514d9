"""What was learned from self-play (`teahouse train`): what everybody will have in the end, and what is worth trying.

A lesson replaces the guesses of a game's own `Knowledge`. The worth of a seat (its value) is linear in the numbers of
the game's `Features`, with weights that shift from the beginning of a game to its end; only differences between seats
mean anything. Promise (the policy) is the knowledge's own, raised to a power for each kind of decision, which says how
far its guesses can be trusted there (an inverse temperature), and with a liking for each family of choices (a bias).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final

from teahouse.core.game import Game
from teahouse.core.knowledge import Knowledge, weighed
from teahouse.core.mind import Features
from teahouse.core.rng import Rng
from teahouse.core.state import OVER, State

LEAST: Final = 1e-4  # the promise, as a share of all, at which a choice that was left out is counted in


class Lesson:
    """The numbers that were learned for a game."""

    def __init__(self, names: list[str], early: list[float], late: list[float]) -> None:
        """`early` and `late` have a weight for every name."""
        if not len(names) == len(early) == len(late):
            raise ValueError(f"{len(names)} numbers need as many weights, not {len(early)} and {len(late)}")
        self.names: Final = names
        self.early: Final = early
        self.late: Final = late
        self.trust: dict[str, float] = {}  # by the name of the decision
        self.liking: dict[str, float] = {}  # by 'decision family'


class Learned(Knowledge):
    """A game's knowledge that has learned a lesson."""

    def __init__(self, base: Knowledge, lesson: Lesson, game: Game, features: Features) -> None:
        self.base: Final = base
        self.lesson: Final = lesson
        self.numbers: Final[Callable[[State], list[list[float]]]] = features.numbers
        self.left: Final[Callable[[State], float]] = features.left
        self.families: Final = game.families

    def worths(self, state: State) -> list[float]:
        if state.actor == OVER:
            return self.base.worths(state)
        early, late, left = self.lesson.early, self.lesson.late, self.left(state)
        return [weighed(held, early, late, left) for held in self.numbers(state)]

    def weights(self, state: State, legal: list[int]) -> list[float]:
        weights = self.base.weights(state, legal)
        decision = decision_of(state)
        trust = self.lesson.trust.get(decision)
        if trust is None:
            return weights
        liking = self.lesson.liking
        found: list[float] = []
        for number in range(len(legal)):
            weight = weights[number]
            if weight > 0.0:
                like = liking.get(decision + " " + self.families.family_of(legal[number]).name, 0.0)
                weight = exp(trust * log(weight) + like)
            found.append(weight)
        return found

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        return self.base.pick(state, legal, rng)

    def odds(self, state: State, worth: list[float]) -> list[float]:
        return self.base.odds(state, worth)

    def wins(self, state: State, worth: list[float]) -> list[float]:
        return self.base.wins(state, worth)

    def won(self, state: State) -> list[float]:
        return self.base.won(state)

    def result(self, state: State) -> list[float]:
        return self.base.result(state)

    def settled(self, state: State) -> bool:
        return self.base.settled(state)

    def unit(self, state: State) -> float:
        return self.base.unit(state)

    def importance(self, state: State) -> float:
        return self.base.importance(state)


def decision_of(state: State) -> str:
    """The name of the decision that is asked now."""
    return type(state.pending[-1]).__name__
