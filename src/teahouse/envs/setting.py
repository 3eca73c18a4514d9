"""What is played, how it is seen and how it is paid: the part that all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from teahouse.begin import fewest, read_options
from teahouse.core.match import Match
from teahouse.core.observe import new_row
from teahouse.envs import payoffs
from teahouse.envs.play import Play
from teahouse.envs.render import replay
from teahouse.envs.spaces import BYTES, Actions, Sight, find_game, view

Observation = dict[str, NDArray[Any]]


class Setting:
    """A game with its number of players, options and kind of reward; raises OptionError for what there is not."""

    def __init__(
        self,
        game: str,
        players: int | None,
        rewards: str,
        observation: str,
        preset: str | None,
        options: Mapping[str, object],
    ) -> None:
        self.game = find_game(game)
        self.seats = fewest(self.game) if players is None else players
        self.options = read_options(self.game, preset, options)
        self.reward_kind = payoffs.find(rewards)
        self.start = self.game.start(self.seats, self.options)
        self.sight = Sight(self.game, observation)
        self.actions = Actions(self.game)

    def seen_space(self) -> spaces.Box:
        """What an observation without its mask is like."""
        if self.sight.observation != BYTES:
            return spaces.Box(0.0, 1.0, (self.sight.width,), np.float32)
        return spaces.Box(np.zeros_like(self.sight.high), self.sight.high, dtype=np.uint8)

    def space(self) -> spaces.Dict:
        return spaces.Dict({"observation": self.seen_space(), "action_mask": spaces.MultiBinary(self.actions.n)})

    def match(self, log: list[int]) -> Match:
        """The match with these choices."""
        return replay(self.game, self.seats, self.options, log)


class One:
    """A single table: a `Play`, and NumPy's windows on what was shown last and on the mask."""

    def __init__(self, setting: Setting) -> None:
        masks, row = new_row(setting.game.choices), new_row(setting.sight.size)
        self.play = Play(setting.game, setting.sight.observer, setting.start, masks, 0, row, 0)
        self.seen = view(row)
        self.mask = view(masks).view(np.int8)
