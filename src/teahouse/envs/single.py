"""Any game of the house as a Gymnasium environment for one learner; computer players take the other seats.

`gymnasium.make("teahouse/Castle-v0", players=3, bots="greedy")` after `import teahouse.envs`, or `SingleEnv("castle")`.
Tang Garden alone is `SingleEnv("tang", players=1)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from teahouse import bots as house
from teahouse.bots.bot import Bot
from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng, resumed
from teahouse.core.state import OVER, State
from teahouse.envs import payoffs
from teahouse.envs.render import MODES, check, render
from teahouse.envs.setting import Observation, One, Setting
from teahouse.envs.spaces import BYTES

LOSE, RAISE = "lose", "raise"
Saved = dict[str, Any]


class SingleEnv(gymnasium.Env[Observation, int]):
    """One seat of a table. A step is one decision of this seat, and everything until it has to decide again.

    `bots` are the others: a name, an object (docs/players.md), or one for each other seat in their order.
    `observation` is "bytes", "planes" or "compact" (docs/research.md). With
    `mask=False` the observation is the bare array, for libraries that feed all of it to the network; the mask is in
    `info` and given by `action_masks()` in any case.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: object = "random",
        rewards: str = "place",
        observation: str = BYTES,
        mask: bool = True,
        illegal: str = LOSE,
        render_mode: str | None = None,
        preset: str | None = None,
        **options: object,
    ) -> None:
        self._words = {
            "game": game,
            "players": players,
            "seat": seat,
            "bots": bots,
            "rewards": rewards,
            "observation": observation,
            "mask": mask,
            "illegal": illegal,
            "render_mode": render_mode,
            "preset": preset,
            **options,
        }
        self.setting = Setting(game, players, rewards, observation, preset, options)
        self.game, self.seats, self.options = self.setting.game, self.setting.seats, self.setting.options
        self.sight, self.actions = self.setting.sight, self.setting.actions
        self.seat = check_seat(seat, self.seats)
        self.others = seated(bots, self.setting, seat)
        self.render_mode = check(render_mode)
        self._raises = check_illegal(illegal) == RAISE
        self._masked = mask
        self._table = One(self.setting)
        self._play = self._table.play
        self._thoughts = Rng(0)
        self._points = 0
        self._lost = False
        space = self.setting.space()
        self.observation_space: Any = space if mask else space["observation"]
        self.action_space: Any = spaces.Discrete(self.actions.n)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**60)) if seed is None else int(seed)
        self._play.seed(number)
        self._thoughts = Rng(~number & 0xFFFFFFFFFFFFFFF)
        self._lost = False
        self._let_others_play()
        self._points = self._play.state.scores()[self.seat]
        return self._look(), self._info()

    def _let_others_play(self) -> None:
        play = self._play
        while (actor := play.state.actor) not in (self.seat, OVER):
            play.step(self.others[actor].choose(play.state, self._thoughts))

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play = self._play
        if not play.begun or self._lost or play.actor == OVER:
            raise OptionError("no game is being played: call reset() first")
        choice = int(action)
        if not play.is_legal(choice):
            if self._raises:
                play.refuse(choice)
            self._lost = True
            reward = payoffs.forfeit(self.setting.reward_kind)
            return self._look(), reward, True, False, {**self._info(), "illegal": True}
        play.step(choice)
        self._let_others_play()
        over = play.state.actor == OVER
        return self._look(), self._reward(over), over, False, self._info()

    def _reward(self, over: bool) -> float:
        state, kind = self._play.state, self.setting.reward_kind
        if kind == payoffs.POINTS:
            before, self._points = self._points, state.scores()[self.seat]
            return float(self._points - before)
        return payoffs.final(state, kind, state.scores())[self.seat] if over else 0.0

    def _look(self) -> Any:
        self._play.show(self.seat)
        seen = self.sight.show(self._table.seen)
        return {"observation": seen, "action_mask": self._table.mask.copy()} if self._masked else seen

    def _info(self) -> dict[str, Any]:
        state = self._play.state
        info: dict[str, Any] = {"action_mask": self._table.mask.copy()}
        if state.actor == OVER:
            info |= {"scores": state.scores(), "places": state.ranking(), "ending": state.ending}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name that masked learners of other libraries look for."""
        return self._table.mask.astype(np.bool_)

    def describe(self, action: int) -> str:
        """An action in words."""
        return self.actions.describe(action)

    @property
    def state(self) -> State:
        """A copy of the position."""
        return self._play.state.clone()

    def record(self) -> str:
        """The game so far, as a record."""
        return self.setting.match(self._play.log).to_text()

    def render(self) -> Any:
        return render(self.render_mode, self.setting.match(self._play.log)) if self.render_mode else None

    # --- an environment can be put away and taken up again ---

    def save(self) -> Saved:
        """The game, its chance and the seeds to come, in plain values. What a searching player thought is not kept."""
        chance = self._np_random.bit_generator.state if self._np_random is not None else None
        play = self._play.save() if self._play.begun else None
        return {
            "play": play,
            "thoughts": self._thoughts.words(),
            "points": self._points,
            "lost": self._lost,
            "chance": chance,
        }

    def restore(self, saved: Saved) -> tuple[Any, dict[str, Any]] | None:
        """Go on from there; gives what `reset` would give, None for what was saved before the first reset."""
        self._thoughts = resumed(*saved["thoughts"])
        self._points, self._lost = saved["points"], saved["lost"]
        self.others = seated(self._words["bots"], self.setting, self.seat)
        if saved["chance"] is not None:
            self.np_random.bit_generator.state = saved["chance"]
        if saved["play"] is None:
            return None
        self._play.restore(saved["play"])
        return self._look(), self._info()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return taken_up, (type(self), self._words, self.save(), self.spec)

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        return taken_up(type(self), self._words, self.save(), self.spec)


def taken_up(kind: type[SingleEnv], words: dict[str, Any], saved: Saved, spec: Any) -> SingleEnv:
    env = kind(**words)
    env.spec = spec
    env.restore(saved)
    return env


def check_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise OptionError(f"there is no seat {seat} at a table of {seats}; seats are counted from 0")
    return seat


def check_illegal(illegal: str) -> str:
    if illegal not in (LOSE, RAISE):
        raise OptionError(f"illegal: an illegal action can '{LOSE}' or '{RAISE}', not '{illegal}'")
    return illegal


def wanted(bots: object, others: int) -> list[object]:
    """The player for each of the other seats, in their order; a single one is for all of them."""
    players = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * others
    if len(players) != others:
        raise OptionError(f"{others} other seats need 1 or {others} players, not {len(players)}")
    return players


def seated(bots: object, setting: Setting, learner: int) -> dict[int, Bot]:
    seats = [seat for seat in range(setting.seats) if seat != learner]
    players = wanted(bots, len(seats))
    return {seat: house.find(player, setting.game) for seat, player in zip(seats, players, strict=True)}
