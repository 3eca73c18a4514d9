"""A player that looks at observations: one class for training, for the arena and for the table."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from teahouse.bots.bot import Bot
from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import State
from teahouse.envs.spaces import BYTES, Actions, Bytes, Sight


class Policy(Bot):
    """Subclass it and write `act`. In a vector environment it is asked for all slots at once, elsewhere one by one.

    `load` the weights in the constructor, which gets the game. `observation` says what it sees, "bytes" or "compact";
    `self.sight.planes` makes numbers from 0 to 1 of either.
    """

    observation: str = BYTES

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.sight = Sight(game, self.observation)
        self.actions = Actions(game)

    def act(self, observations: Bytes, masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[Any]:
        """A legal action for each row; chance comes from `rng` alone."""
        raise NotImplementedError

    def choose(self, state: State, rng: Rng) -> int:
        seen, mask = self.sight.observe(state, state.actor), self.actions.mask(state)
        chance = np.random.default_rng(int(rng.below(1 << 29)))
        return int(self.act(seen[None], mask[None], chance)[0])
