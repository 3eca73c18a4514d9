"""Any game of the house as a Gymnasium environment for one learner; computer players take the other seats.

`gymnasium.make("teahouse.envs.single:teahouse/Castle-v0", players=3, bots="greedy")`, or `SingleEnv("castle")`. Tang
Garden alone is `SingleEnv("tang", players=1)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from teahouse import bots as house
from teahouse import games
from teahouse.begin import read_options
from teahouse.bots.bot import Bot
from teahouse.core.errors import OptionError
from teahouse.core.observe import new_row
from teahouse.core.rng import Rng
from teahouse.core.state import OVER
from teahouse.envs import payoffs
from teahouse.envs.batch import Play
from teahouse.envs.render import MODES, check, render, replay
from teahouse.envs.spaces import Actions, Sight, find_game, view

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # the reward of an illegal action, which ends the game


class SingleEnv(gymnasium.Env[Observation, int]):
    """One seat of a table. A step is one decision of this seat, and everything until it has to decide again."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        rewards: str = "place",
        planes: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
        preset: str | None = None,
        **options: object,
    ) -> None:
        self.game = find_game(game)
        self.seats = max(2, self.game.seats[0]) if players is None else players
        self.options = read_options(self.game, preset, options)
        if not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat} at a table of {self.seats}; seats are counted from 0")
        if illegal not in ("lose", "raise"):
            raise OptionError(f"illegal: an illegal action can 'lose' or 'raise', not '{illegal}'")
        self.seat = seat
        self.others = self._players(bots)
        self.sight = Sight(self.game)
        self.actions = Actions(self.game)
        self.reward_kind = payoffs.find(rewards)
        self.render_mode = check(render_mode)
        self._raises = illegal == "raise"
        self._planes = planes
        mask_row, self._row = new_row(self.game.choices), new_row(self.sight.size)
        start = self.game.start(self.seats, self.options)
        self._play = Play(self.game, self.sight.observer, start, mask_row, 0, self._row, 0)
        self._seen = view(self._row)
        self._mask = view(mask_row).view(np.int8)
        self._thoughts = Rng(0)
        self._points = 0
        seen = (
            spaces.Box(0.0, 1.0, (self.sight.width,), np.float32)
            if planes
            else spaces.Box(np.zeros_like(self.sight.high), self.sight.high, dtype=np.uint8)
        )
        self.observation_space: Any = spaces.Dict(
            {"observation": seen, "action_mask": spaces.MultiBinary(self.actions.n)}
        )
        self.action_space: Any = spaces.Discrete(self.actions.n)

    def _players(self, bots: str | Sequence[str]) -> dict[int, Bot]:
        """A computer player for every other seat, in their order; one name is for all of them."""
        seats = [seat for seat in range(self.seats) if seat != self.seat]
        names = [bots] * len(seats) if isinstance(bots, str) else list(bots)
        if len(names) != len(seats):
            raise OptionError(f"{len(seats)} other seats need 1 or {len(seats)} names of bots, not {len(names)}")
        return {seat: house.find(name, self.game) for seat, name in zip(seats, names, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**60)) if seed is None else int(seed)
        self._play.log = [] if self.render_mode is not None else None
        self._play.seed(number)
        self._thoughts = Rng(~number & 0xFFFFFFFFFFFFFFF)
        self._let_others_play()
        self._points = self._play.state.scores()[self.seat]
        return self._look(), self._info()

    def _let_others_play(self) -> None:
        play = self._play
        while (actor := play.state.actor) not in (self.seat, OVER):
            play.step(self.others[actor].choose(play.state, self._thoughts))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self._play
        choice = int(action)
        if not play.is_legal(choice):
            if self._raises:
                play.refuse(choice)
            return self._look(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        play.step(choice)
        self._let_others_play()
        over = play.state.actor == OVER
        return self._look(), self._reward(over), over, False, self._info()

    def _reward(self, over: bool) -> float:
        state = self._play.state
        if self.reward_kind == payoffs.POINTS:
            before, self._points = self._points, state.scores()[self.seat]
            return float(self._points - before)
        return payoffs.final(state, self.reward_kind, state.scores())[self.seat] if over else 0.0

    def _look(self) -> Observation:
        self._play.show(self.seat)
        seen: NDArray[Any] = self.sight.planes(self._seen) if self._planes else self._seen.copy()
        return {"observation": seen, "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        state = self._play.state
        info: dict[str, Any] = {"action_mask": self._mask.copy()}
        if state.actor == OVER:
            info |= {"scores": state.scores(), "places": state.ranking(), "ending": state.ending}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name that masked learners of other libraries look for."""
        return self._mask.astype(np.bool_)

    def describe(self, action: int) -> str:
        """An action in words."""
        return self.actions.describe(action)

    def render(self) -> Any:
        if self._play.log is None:
            return None
        return render(self.render_mode, replay(self.game, self.seats, self.options, self._play.log))


def register() -> None:
    """Make every game known to Gymnasium, as `teahouse/Name-v0`."""
    for name in games.names():
        known = f"teahouse/{name.capitalize()}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(known, "teahouse.envs.single:SingleEnv", kwargs={"game": name})


register()
