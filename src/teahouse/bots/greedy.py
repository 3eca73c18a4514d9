"""The greedy player: looks through the rest of its own turn and goes for the position it likes best.

What it likes is told by the judge in the game's mind, so this file knows no rules.
"""

from __future__ import annotations

from teahouse import games
from teahouse.bots.ahead import look_ahead
from teahouse.bots.bot import Bot
from teahouse.core.errors import OptionError
from teahouse.core.game import Game
from teahouse.core.knowledge import Judge
from teahouse.core.rng import Rng
from teahouse.core.state import State


class GreedyBot(Bot):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        judge = games.face(game.name).mind.judge
        if judge is None:
            raise OptionError(f"the computer player 'greedy' does not know {game.title}: nobody judges its positions")
        self.judge_of = judge

    def judge(self, seat: int) -> Judge:
        return self.judge_of(seat)

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        judge = self.judge(state.actor)
        legal = [choice for choice in legal if judge.worth_trying(state, choice)] or legal
        best: list[int] = []
        highest = float("-inf")
        for choice in legal:
            value = look_ahead(state, choice, judge)
            if value > highest + 1e-9:
                best, highest = [], value
            if value >= highest - 1e-9:
                best.append(choice)
        return best[rng.below(len(best))]
