"""What a computer player is."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import State


class Bot:
    """Chooses for the seat that has to decide. It may keep nothing that depends on which seat it played before."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, rng: Rng) -> int:
        """One of `state.legal()`; the state is not changed. The same state and generator give the same choice."""
        raise NotImplementedError
