"""Any game of the house as a PettingZoo AEC environment; `castle_v0` and its like (version_0.py) give it a name."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from teahouse.begin import read_options
from teahouse.core.observe import new_row
from teahouse.core.state import OVER
from teahouse.envs import payoffs
from teahouse.envs.batch import Play
from teahouse.envs.render import MODES, check, render, replay
from teahouse.envs.spaces import Actions, Sight, find_game, view

Observation = dict[str, NDArray[Any]]
Wrapped = Any  # an AECEnv; PettingZoo has no types
ILLEGAL = -1.0  # the reward of an illegal action in a wrapped environment, which ends the game


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of one game. Chance is drawn by the environment; only decisions of players are steps.

    `observe(agent)` gives `observation` (bytes, or with `planes=True` numbers from 0 to 1) and `action_mask`, which is
    all zeros for an agent that has nothing to decide. Rewards are `place` (1 … -1 at the end), `score` (the difference
    to the best other one, at the end) or `points` (what each step gained).
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        version: int,
        players: int | None = None,
        rewards: str = "place",
        planes: bool = False,
        render_mode: str | None = None,
        preset: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.seats = max(2, self.game.seats[0]) if players is None else players
        self.options = read_options(self.game, preset, options)
        self.sight = Sight(self.game)
        self.actions = Actions(self.game)
        self.reward_kind = payoffs.find(rewards)
        self.render_mode = check(render_mode)
        self.metadata = {**self.metadata, "name": f"{game}_v{version}"}
        self._mask_row = new_row(self.game.choices)
        self._row = new_row(self.sight.size)
        start = self.game.start(self.seats, self.options)
        self._play = Play(self.game, self.sight.observer, start, self._mask_row, 0, self._row, 0)
        self._seen = view(self._row)  # live: whatever was written last
        self._mask = view(self._mask_row).view(np.int8)
        self._no_mask = np.zeros(self.actions.n, np.int8)
        self._no_mask.flags.writeable = False
        self._planes = planes
        self._make_spaces(planes)

    def _make_spaces(self, planes: bool) -> None:
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.actions.n) for agent in self.possible_agents}
        seen = (
            spaces.Box(0.0, 1.0, (self.sight.width,), np.float32)
            if planes
            else spaces.Box(np.zeros_like(self.sight.high), self.sight.high, dtype=np.uint8)
        )
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(self.actions.n)})
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def describe(self, action: int) -> str:
        """An action in words."""
        return self.actions.describe(action)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._np_random, seed = seeding.np_random(seed)
        elif not hasattr(self, "_np_random"):
            self._np_random, seed = seeding.np_random()
        else:
            seed = int(self._np_random.integers(2**60))
        self.agents = self.possible_agents[:]
        self._play.log = [] if self.render_mode is not None else None
        self._play.seed(int(seed))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._paid = False
        self._points = self._play.state.scores() if self.reward_kind == payoffs.POINTS else []
        self._ask(self.possible_agents[self._play.state.actor])

    def _ask(self, agent: str) -> None:
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> Observation:
        self._play.show(self._seat[agent])
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._no_mask
        seen = self.sight.planes(self._seen) if self._planes else self._seen.copy()
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # None is what a finished agent passes
            return
        play = self._play
        choice = -1 if action is None else int(action)
        if not play.is_legal(choice):
            play.refuse(choice)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_mask}
        if self._paid:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._paid = False
        play.step(choice)
        if self._points:
            after = play.state.scores()
            self._pay([float(new - old) for new, old in zip(after, self._points, strict=True)])
            self._points = after
        actor = play.state.actor
        if actor != OVER:
            self._ask(self.possible_agents[actor])
            return
        if not self._points:
            self._pay(payoffs.final(play.state, self.reward_kind, play.state.scores()))
        self._end(agent)

    def _pay(self, paid: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, paid, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self._paid = True

    def _end(self, mover: str) -> None:
        state = self._play.state
        places = state.ranking()
        for seat, (agent, score) in enumerate(zip(self.agents, state.scores(), strict=True)):
            self.terminations[agent] = True
            self.infos[agent] = {
                "action_mask": self._no_mask,
                "score": score,
                "place": places[seat],
                "ending": state.ending,
            }
        self.agent_selection = self.agents[(self._seat[mover] + 1) % self.seats]

    def render(self) -> str | NDArray[np.uint8] | None:
        if self._play.log is None:
            return None
        return render(self.render_mode, replay(self.game, self.seats, self.options, self._play.log))

    def state(self) -> NDArray[Any]:
        """The whole table; there are no secrets, so it is what the first seat sees."""
        self._play.show(0)
        whole: NDArray[Any] = self._seen.copy()
        return whole

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrap(env: TableEnv) -> Wrapped:
    """PettingZoo's usual coats: an illegal action loses, a wrong order of calls is complained about."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL))
    )
