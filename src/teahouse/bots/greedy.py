"""The greedy player: looks through the rest of its own turn and goes for the position it likes best.

What it likes is told by the module `features` of the game, so this file knows no rules.
"""

from __future__ import annotations

from importlib import import_module

from teahouse.bots.bot import Bot
from teahouse.bots.look import look
from teahouse.core.game import Game
from teahouse.core.knowledge import Judge
from teahouse.core.rng import Rng
from teahouse.core.state import State


class GreedyBot(Bot):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.features = import_module(f"teahouse.games.{game.name}.mind.judge")

    def judge(self, seat: int) -> Judge:
        found: Judge = self.features.Judge(seat)
        return found

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        judge = self.judge(state.actor)
        legal = [choice for choice in legal if judge.worth_trying(state, choice)] or legal
        best: list[int] = []
        highest = float("-inf")
        for choice in legal:
            value = look(state, choice, judge)
            if value > highest + 1e-9:
                best, highest = [], value
            if value >= highest - 1e-9:
                best.append(choice)
        return best[rng.below(len(best))]
