"""The greedy player: looks through the rest of its own turn and goes for the position it likes best.

What it likes is told by the module `features` of the game, so this file knows no rules.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from teahouse.bots.bot import Bot
from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import State

WIDTH = 3  # positions kept per first choice while looking further
DEPTH = 8


class Judge(Protocol):
    """What `features.Judge(seat)` of a game offers."""

    def value(self, state: State) -> float: ...
    def settled(self, state: State) -> bool: ...
    def worth_trying(self, state: State, choice: int) -> bool: ...


class GreedyBot(Bot):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.features = import_module(f"teahouse.games.{game.name}.features")

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        judge: Judge = self.features.Judge(state.actor)
        legal = [choice for choice in legal if judge.worth_trying(state, choice)] or legal
        best: list[int] = []
        highest = float("-inf")
        for choice in legal:
            value = self.look(state, choice, judge)
            if value > highest + 1e-9:
                best, highest = [], value
            if value >= highest - 1e-9:
                best.append(choice)
        return best[rng.below(len(best))]

    def look(self, state: State, choice: int, judge: Judge) -> float:
        """The best position this choice can lead to before the turn is somebody else's or something is revealed."""
        frontier = [after(state, choice)]
        best = float("-inf")
        for _ in range(DEPTH):
            rated: list[tuple[float, int, State]] = []
            for position in frontier:
                if judge.settled(position):
                    best = max(best, judge.value(position))
                else:
                    for step in position.legal():
                        further = after(position, step)
                        rated.append((judge.value(further), len(rated), further))
            if not rated:
                return best
            rated.sort(reverse=True)
            frontier = [position for _, _, position in rated[:WIDTH]]
        return max([best] + [judge.value(position) for position in frontier])


def after(state: State, choice: int) -> State:
    further = state.clone()
    further.apply(choice)
    return further
