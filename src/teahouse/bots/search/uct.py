"""Plain UCT: the same search without any knowledge, playing on at random to the end of the game. A yardstick."""

from __future__ import annotations

from teahouse.bots.search.engine import WHOLE_GAME, Search
from teahouse.bots.search.player import SearchBot
from teahouse.core.game import Game
from teahouse.core.knowledge import Knowledge
from teahouse.core.mind import Style
from teahouse.core.state import State


class UctBot(SearchBot):
    def __init__(self, game: Game, simulations: int = 1000, seconds: float = 0.0) -> None:
        style = Style(caution=0.0, belief=0.0, own_belief=0.0, turns=WHOLE_GAME, random=True, widening=0.0)
        super().__init__(game, simulations, seconds, style)
        self.knowledge = Knowledge

    def opinion(self, state: State, search: Search, until: float) -> tuple[list[float], list[float]]:
        return [1.0] * len(search.legal), [0.0] * len(search.legal)
