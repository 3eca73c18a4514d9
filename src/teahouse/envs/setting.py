"""What is played, how it is seen and how it is paid: the part that all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from teahouse.begin import fewest, read_options
from teahouse.core.errors import OptionError
from teahouse.core.match import Match
from teahouse.core.observe import new_row
from teahouse.core.options import did_you_mean
from teahouse.envs import payoffs
from teahouse.envs.play import Play
from teahouse.envs.render import replay
from teahouse.envs.spaces import BYTES, Actions, Sight, find_game, view

Observation = dict[str, NDArray[Any]]
KEYWORDS = ("players", "seat", "bots", "rewards", "observation", "mask", "illegal", "render_mode", "preset")


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
        refuse_unknown(options, [option.name for option in self.game.options])
        self.options = read_options(self.game, preset, options)
        self.reward_kind = payoffs.find(rewards)
        self.start = self.game.start(self.seats, self.options)
        self.sight = Sight(self.game, observation)
        self.actions = Actions(self.game)

    def space(self) -> spaces.Dict:
        return spaces.Dict({"observation": seen_space(self.sight), "action_mask": spaces.MultiBinary(self.actions.n)})

    def match(self, log: list[int]) -> Match:
        """The match with these choices."""
        return replay(self.game, self.seats, self.options, log)


def seen_space(sight: Sight) -> spaces.Box:
    """What an observation without its mask is like."""
    if sight.observation != BYTES:
        return spaces.Box(0.0, 1.0, (sight.width,), np.float32)
    return spaces.Box(np.zeros_like(sight.high), sight.high, dtype=np.uint8)


def refuse_unknown(given: Mapping[str, object], options: list[str]) -> None:
    """Whatever is no keyword of an environment is an option of its game: say so where it is neither."""
    for name in given:
        if name not in options:
            near = did_you_mean(name, [*KEYWORDS, *options])
            raise OptionError(f"there is no keyword and no option '{name}'; {near}")


class One:
    """A single table: a `Play`, and NumPy's windows on what was shown last and on the mask."""

    def __init__(self, setting: Setting) -> None:
        masks, row = new_row(setting.game.choices), new_row(setting.sight.size)
        self.play = Play(setting.game, setting.sight.observer, setting.start, masks, 0, row, 0)
        self.seen = view(row)
        self.mask = view(masks).view(np.int8)
