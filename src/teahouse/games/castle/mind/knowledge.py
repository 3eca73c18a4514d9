"""What a searching player knows about Dragon Castle: how everybody stands, and what is worth trying."""

from __future__ import annotations

from math import sqrt
from typing import Final

from teahouse.core.knowledge import Knowledge, best_of, by_value, draw_weighted
from teahouse.core.rng import Rng
from teahouse.core.state import State, Step
from teahouse.games.castle.mind.growth import turns_left
from teahouse.games.castle.mind.judge import standings
from teahouse.games.castle.mind.prior import Glance
from teahouse.games.castle.rules.state import Castle
from teahouse.games.castle.rules.turn import Continue, Place, Turn

WARM: Final = 0.9  # points of difference that make a choice e times as promising
VARIED: Final = 0.54  # the same while playing on: one line would be no sample of what may come


class CastleKnowledge(Knowledge):
    def __init__(self) -> None:
        self.glance: Final = Glance()

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, Castle)
        return standings(state)

    def unit(self, state: State) -> float:
        assert isinstance(state, Castle)
        return 2.0 + 2.2 * sqrt(turns_left(state, 0))

    def weights(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Castle)
        return by_value(self.glance.values(state, legal), WARM)

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        """A good guess for a turn, any of them by how good it is; the best one for what is left of it."""
        assert isinstance(state, Castle)
        step: Step[Castle] = state.pending[-1]
        if isinstance(step, Place):
            return self.glance.place(state)
        values = self.glance.values(state, legal)
        if isinstance(step, Turn):
            return draw_weighted(legal, by_value(values, VARIED), rng)
        return best_of(legal, values, 0.0, rng)

    def settled(self, state: State) -> bool:
        step: Step[Castle] = state.pending[-1]
        return isinstance(step, Turn)

    def importance(self, state: State) -> float:
        step: Step[Castle] = state.pending[-1]
        return 1.0 if isinstance(step, (Turn, Continue)) else 0.4
