"""The random player: any legal choice is as good as another."""

from __future__ import annotations

from teahouse.bots.bot import Bot
from teahouse.core.rng import Rng
from teahouse.core.state import State


class RandomBot(Bot):
    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        return legal[rng.below(len(legal))]
