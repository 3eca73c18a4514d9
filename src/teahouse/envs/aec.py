"""Any game of the house as a PettingZoo AEC environment; `castle_v0` and its like (version_0.py) give it a name."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from teahouse.core.errors import OptionError
from teahouse.core.state import OVER
from teahouse.envs import payoffs
from teahouse.envs.render import MODES, check, render
from teahouse.envs.setting import Observation, One, Setting
from teahouse.envs.spaces import BYTES

Wrapped = Any  # an AECEnv; PettingZoo has no types
Saved = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of one game. Chance is drawn by the environment; only decisions of players are steps.

    `observe(agent)` gives `observation` (bytes, or with "planes" and "compact" numbers from 0 to 1) and `action_mask`,
    which is all zeros for an agent that has nothing to decide. Rewards are `place` (1 … -1 at the end), `score` (the
    difference to the best other one, at the end) or `points` (what each step gained).
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        version: int,
        players: int | None = None,
        rewards: str = "place",
        observation: str = BYTES,
        render_mode: str | None = None,
        preset: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self._words = {
            "game": game,
            "version": version,
            "players": players,
            "rewards": rewards,
            "observation": observation,
            "render_mode": render_mode,
            "preset": preset,
            **options,
        }
        self.setting = Setting(game, players, rewards, observation, preset, options)
        self.game, self.seats, self.options = self.setting.game, self.setting.seats, self.setting.options
        self.sight, self.actions = self.setting.sight, self.setting.actions
        self.reward_kind = self.setting.reward_kind
        self.render_mode = check(render_mode)
        self.metadata = {**self.metadata, "name": f"{game}_v{version}"}
        self._table = One(self.setting)
        self._play, self._seen, self._mask = self._table.play, self._table.seen, self._table.mask
        self._no_mask = np.zeros(self.actions.n, np.int8)
        self._no_mask.flags.writeable = False
        self._np_random: np.random.Generator | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.actions.n) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.setting.space() for agent in self.possible_agents}
        self.state_space = self.setting.seen_space()

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
        elif self._np_random is None:
            self._np_random, seed = seeding.np_random()
        else:
            seed = int(self._np_random.integers(2**60))
        self._play.seed(int(seed))
        self._sit_down()
        self._points = self._play.state.scores() if self.reward_kind == payoffs.POINTS else []
        self._ask(self.possible_agents[self._play.state.actor])

    def _sit_down(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._paid = False

    def _ask(self, agent: str) -> None:
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> Observation:
        self._play.show(self._seat[agent])
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._no_mask
        seen = self.sight.show(self._seen)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self._play.begun:
            raise OptionError("no game is being played: call reset() first")
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
        self._tell_results()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[(self._seat[mover] + 1) % self.seats]

    def _tell_results(self) -> None:
        state = self._play.state
        places = state.ranking()
        for seat, (agent, score) in enumerate(zip(self.possible_agents, state.scores(), strict=True)):
            self.infos[agent] = {
                "action_mask": self._no_mask,
                "score": score,
                "place": places[seat],
                "ending": state.ending,
            }

    def render(self) -> str | NDArray[np.uint8] | None:
        return render(self.render_mode, self.setting.match(self._play.log)) if self.render_mode else None

    def record(self) -> str:
        """The game so far, as a record."""
        return self.setting.match(self._play.log).to_text()

    def state(self) -> NDArray[Any]:
        """The whole table; there are no secrets, so it is what the first seat sees."""
        self._play.show(0)
        whole: NDArray[Any] = self._seen.copy()
        return whole

    # --- an environment can be put away and taken up again ---

    def save(self) -> Saved:
        """The game, its chance and the seeds to come, and who is owed what, in plain values."""
        if not self._play.begun:
            return {}
        return {
            "play": self._play.save(),
            "chance": None if self._np_random is None else self._np_random.bit_generator.state,
            "agents": self.agents[:],
            "selection": self.agent_selection,
            "rewards": dict(self.rewards),
            "owed": dict(self._cumulative_rewards),
            "over": dict(self.terminations),
            "cut": dict(self.truncations),
            "paid": self._paid,
            "points": self._points[:],
        }

    def restore(self, saved: Saved) -> None:
        if not saved:
            self._play.begun = False
            return
        self._play.restore(saved["play"])
        if saved["chance"] is not None:
            self._np_random, _ = seeding.np_random(0)
            self._np_random.bit_generator.state = saved["chance"]
        self._sit_down()
        if self._play.actor == OVER:
            self._tell_results()
        else:
            self._ask(self.possible_agents[self._play.actor])
        self.agents, self.agent_selection = saved["agents"][:], saved["selection"]
        self.rewards, self._cumulative_rewards = dict(saved["rewards"]), dict(saved["owed"])
        self.terminations, self.truncations = dict(saved["over"]), dict(saved["cut"])
        self.infos = {agent: told for agent, told in self.infos.items() if agent in self.agents}
        self._paid, self._points = saved["paid"], saved["points"][:]

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return taken_up, (self._words, self.save())

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        return taken_up(self._words, self.save())

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


def taken_up(words: dict[str, Any], saved: Saved) -> TableEnv:
    env = TableEnv(**words)
    env.restore(saved)
    return env


def wrap(env: TableEnv) -> Wrapped:
    """PettingZoo's usual coats: an illegal action loses, a wrong order of calls is complained about."""
    lost = payoffs.forfeit(env.reward_kind)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=lost))
    )
