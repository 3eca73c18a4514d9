"""A player who makes the mistakes of people: overlooks choices, and judges the others only roughly."""

from __future__ import annotations

from teahouse.bots.ahead import look_ahead
from teahouse.bots.greedy import GreedyBot
from teahouse.core.game import Game
from teahouse.core.knowledge import fraction
from teahouse.core.rng import Rng
from teahouse.core.state import State


class HumanBot(GreedyBot):
    """The greedy player, `blur` points uncertain about each choice, and blind to a share of them (`overlook`).

    What ends something early (pass, done) is never overlooked, and nobody overlooks everything.
    """

    def __init__(self, game: Game, blur: float, overlook: float) -> None:
        super().__init__(game)
        self.blur = blur
        self.overlook = overlook

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        judge = self.judge(state.actor)
        legal = [choice for choice in legal if judge.worth_trying(state, choice)] or legal
        seen = [choice for choice in legal if fraction(rng) >= self.overlook]
        if not seen:
            seen = [legal[rng.below(len(legal))]]
        # the sum of four even numbers is nearly as good as a bell curve, and the same on every machine
        values = [
            look_ahead(state, choice, judge) + self.blur * (sum(fraction(rng) for _ in range(4)) - 2) * 1.73
            for choice in seen
        ]
        return seen[values.index(max(values))]
