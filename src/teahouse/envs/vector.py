"""Many games at once: N tables stepped in one compiled call, seen through NumPy arrays that are never copied.

    table = Vector("castle", 256)
    now = table.reset(seed=1)
    while True:
        now = table.step(choose(now.observations, now.masks))

A step is one decision in every slot, of whoever has to decide there. A game that ends is replaced at once by the next
one: `done` and `rewards` speak of the game that ended, everything else of the new one. What a slot plays depends on its
own seed and the actions given to it, never on the other slots, so slot 5 of 8 and slot 5 of 1000 see the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from teahouse.begin import read_options
from teahouse.core.errors import OptionError
from teahouse.envs import payoffs
from teahouse.envs.batch import Batch
from teahouse.envs.spaces import Actions, Bytes, Sight, find_game, view

SEED_STEP = 1_000_003  # as in the lab: the first games of `reset(seed)` are those of a simulation with the same seed


class Now(NamedTuple):
    """Where all slots stand. These are windows on the tables: the next step changes them, so copy what is to stay."""

    observations: Bytes  # (slots, size), from the seat that decides
    masks: NDArray[np.bool_]  # (slots, actions)
    rewards: NDArray[np.float64]  # (slots, seats), of the last step
    done: NDArray[np.bool_]  # (slots,): the last step ended a game
    actors: Bytes  # (slots,): the seat that decides


class Vector:
    """`slots` tables of one game. With `observe=False` no observations are written, for those who need none."""

    def __init__(
        self,
        game: str,
        slots: int,
        players: int | None = None,
        rewards: str = "place",
        observe: bool = True,
        preset: str | None = None,
        **options: object,
    ) -> None:
        if slots < 1:
            raise OptionError(f"there must be at least one slot, not {slots}")
        self.game = find_game(game)
        self.seats = max(2, self.game.seats[0]) if players is None else players
        self.options = read_options(self.game, preset, options)
        self.slots = slots
        self.sight = Sight(self.game)
        self.actions = Actions(self.game)
        kind = payoffs.find(rewards)
        self.batch = Batch(self.game, self.sight.observer, self.seats, self.options, slots, kind)
        self.batch.watched = observe
        # scores of the game that ended last in each slot
        self.scores = _floats(self.batch.scores).reshape(slots, self.seats)
        self._chosen = np.frombuffer(memoryview(self.batch.chosen), np.int64)
        self._now = Now(
            view(self.batch.observations).reshape(slots, self.sight.size),
            view(self.batch.masks).view(np.bool_).reshape(slots, self.actions.n),
            _floats(self.batch.rewards).reshape(slots, self.seats),
            view(self.batch.done).view(np.bool_),
            view(self.batch.actors),
        )

    def reset(self, seed: int | Sequence[int] = 0) -> Now:
        """New games everywhere. A number gives every slot a seed of its own; a sequence is the seeds themselves."""
        seeds = [seed * SEED_STEP + slot for slot in range(self.slots)] if isinstance(seed, int) else [*map(int, seed)]
        if len(seeds) != self.slots:
            raise OptionError(f"{self.slots} slots need {self.slots} seeds, not {len(seeds)}")
        self.batch.seed(seeds)
        return self._now

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Now:
        """One action for each slot. Raises IllegalChoice if one is not legal, and then nothing has changed."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [*actions]
        if len(chosen) != self.slots:
            raise OptionError(f"{self.slots} slots need {self.slots} actions, not {len(chosen)}")
        self.batch.step(chosen)
        return self._now

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every slot, each as likely; every slot has a generator of its own for it."""
        self.batch.sample()
        return self._chosen

    def describe(self, action: int) -> str:
        """An action in words."""
        return self.actions.describe(action)


def _floats(row: Any) -> NDArray[np.float64]:
    return np.frombuffer(memoryview(row), np.float64)
