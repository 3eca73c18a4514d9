"""Many games at once: N tables stepped in one compiled call, seen through NumPy arrays that are never copied.

    table = Vector("castle", 256)
    now = table.reset(seed=1)
    while True:
        now = table.step(choose(now.observations, now.masks))

A step is one decision in every slot, of whoever has to decide there. A game that ends is replaced at once by the next
one: `done` and `rewards` speak of the game that ended, everything else of the new one. What a slot plays depends on its
own seed and the actions given to it, never on the other slots, so slot 5 of 8 and slot 5 of 1000 see the same games.
`vector_env.TableVectorEnv` is the same for one learner among others, as Gymnasium's libraries want it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from teahouse.core.errors import OptionError
from teahouse.core.state import State
from teahouse.envs.batch import Batch, SlotSaved
from teahouse.envs.setting import Setting
from teahouse.envs.spaces import BYTES, PLANES, Bytes, view

SEED_STEP = 1_000_003  # as in the lab: the first games of `reset(seed)` are those of a simulation with the same seed


class Now(NamedTuple):
    """Where all slots stand. These are windows on the tables: the next step changes them, so copy what is to stay."""

    observations: Bytes  # (slots, size), from the seat that decides
    masks: NDArray[np.bool_]  # (slots, actions)
    rewards: NDArray[np.float64]  # (slots, seats), of the last step
    done: NDArray[np.bool_]  # (slots,): the last step ended a game
    actors: Bytes  # (slots,): the seat that decides


class Vector:
    """`slots` tables of one game. Observations are rows of bytes, with "compact" the compact ones; `sight.planes` makes
    numbers from 0 to 1 of them. With `observe=False` no observations are written, for those who need none; with
    `finals=True` what was seen at the end of a game, by whoever decided last, stays in `finals` until the next end."""

    def __init__(
        self,
        game: str,
        slots: int,
        players: int | None = None,
        rewards: str = "place",
        observe: bool = True,
        observation: str = BYTES,
        finals: bool = False,
        preset: str | None = None,
        **options: str | int | bool,
    ) -> None:
        if slots < 1:
            raise OptionError(f"there must be at least one slot, not {slots}")
        if observation == PLANES:
            raise OptionError("observation: here it is 'bytes' or 'compact'; `sight.planes` makes numbers of either")
        self._words = {
            "game": game,
            "slots": slots,
            "players": players,
            "rewards": rewards,
            "observe": observe,
            "observation": observation,
            "finals": finals,
            "preset": preset,
            **options,
        }
        self.setting = Setting(game, players, rewards, observation, preset, options)
        self.game, self.seats, self.options = self.setting.game, self.setting.seats, self.setting.options
        self.sight, self.actions = self.setting.sight, self.setting.actions
        self.slots = slots
        self.batch = new_batch(self.setting, slots)
        self.batch.watched = observe
        if finals:
            self.batch.keep_finals()
        self.finals = view(self.batch.finals).reshape(-1, self.sight.size)
        # scores of the game that ended last in each slot
        self.scores = view(self.batch.scores, "f8").reshape(slots, self.seats)
        self._chosen = view(self.batch.chosen, "i8")
        self._now = windows(self.batch, self.setting)

    def reset(self, seed: int | Sequence[int] = 0) -> Now:
        """New games everywhere. A number gives every slot a seed of its own; a sequence is the seeds themselves."""
        seeds = [seed * SEED_STEP + slot for slot in range(self.slots)] if isinstance(seed, int) else [*map(int, seed)]
        if len(seeds) != self.slots:
            raise OptionError(f"{self.slots} slots need {self.slots} seeds, not {len(seeds)}")
        self.batch.seed(seeds)
        return self._now

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Now:
        """One action for each slot. Raises IllegalChoice if one is not legal, and then nothing has changed."""
        self._must_have_begun()
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [*actions]
        if len(chosen) != self.slots:
            raise OptionError(f"{self.slots} slots need {self.slots} actions, not {len(chosen)}")
        self.batch.step(chosen)
        return self._now

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every slot, each as likely; every slot has a generator of its own for it."""
        self._must_have_begun()
        self.batch.sample()
        return self._chosen

    def _must_have_begun(self) -> None:
        if not self.batch.plays[0].begun:
            raise OptionError("no game is being played: call reset() first")

    def describe(self, action: int) -> str:
        """An action in words."""
        return self.actions.describe(action)

    def state(self, slot: int) -> State:
        """A copy of the position in a slot."""
        return self.batch.plays[slot].state.clone()

    def record(self, slot: int) -> str:
        """The game in a slot so far, as a record."""
        return self.setting.match(self.batch.plays[slot].log).to_text()

    # --- all slots can be put away and taken up again ---

    def save(self) -> list[SlotSaved]:
        """Every slot in plain values; nothing before the first reset."""
        return [self.batch.save_slot(slot) for slot in range(self.slots)] if self.batch.plays[0].begun else []

    def restore(self, saved: Sequence[SlotSaved]) -> Now:
        if len(saved) not in (0, self.slots):
            raise OptionError(f"{len(saved)} slots were saved, and here are {self.slots}")
        for slot, one in enumerate(saved):
            self.batch.restore_slot(slot, one)
        return self._now

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return taken_up, (self._words, self.save())

    def __deepcopy__(self, memo: dict[int, Any]) -> Vector:
        return taken_up(self._words, self.save())


def taken_up(words: dict[str, Any], saved: Sequence[SlotSaved]) -> Vector:
    table = Vector(**words)
    table.restore(saved)
    return table


def new_batch(setting: Setting, slots: int) -> Batch:
    sight, kind = setting.sight, setting.reward_kind
    return Batch(setting.game, sight.observer, setting.seats, setting.options, slots, kind)


def windows(batch: Batch, setting: Setting) -> Now:
    slots = batch.number
    return Now(
        view(batch.observations).reshape(slots, setting.sight.size),
        view(batch.masks).view(np.bool_).reshape(slots, setting.actions.n),
        view(batch.rewards, "f8").reshape(slots, setting.seats),
        view(batch.done).view(np.bool_),
        view(batch.actors),
    )
