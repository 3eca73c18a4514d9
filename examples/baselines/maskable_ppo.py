"""MaskablePPO of sb3-contrib against computer players: the library as it is, on our vector environment.

    pip install '.[envs,torch]'
    python examples/baselines/maskable_ppo.py castle --minutes 10

The observation is the compact array alone; masks go to the policy's distribution, never into the network.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import teahouse.envs  # noqa: F401  makes the ids known

sys.path.insert(0, str(Path(__file__).resolve().parent))
from common import Clock, finish, new_net, options

SLOTS, STEPS, BATCH = 64, 128, 1024
RIVAL = "random"


class ForStableBaselines(VecEnv):
    """A vector environment of ours under the words of Stable-Baselines3."""

    def __init__(self, envs: Any) -> None:
        self.envs = envs
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> Any:
        return self.envs.reset(seed=self._seeds[0])[0]

    def step_async(self, actions: Any) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, done, _, info = self.envs.step(self.chosen)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for slot in np.flatnonzero(done):
            told[slot] = {"terminal_observation": info["final_obs"][slot]}
        return seen, rewards.astype(np.float32), done, told

    def env_method(self, name: str, *words: Any, indices: Any = None, **named: Any) -> list[Any]:
        return list(getattr(self.envs, name)(*words, **named))

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def has_attr(self, name: str) -> bool:
        return hasattr(self.envs, name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


class UntilTheClockRings(BaseCallback):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock, self.curve = clock, []
        self.won = self.ended = 0.0

    def _on_step(self) -> bool:
        done, rewards = self.locals["dones"], self.locals["rewards"]
        self.won, self.ended = self.won + float((rewards[done] > 0).sum()), self.ended + float(done.sum())
        return not self.clock.rings()

    def _on_rollout_end(self) -> None:
        if self.ended:
            self.curve.append([round(self.clock.spent()), self.num_timesteps, round(self.won / self.ended, 3)])
            seconds, steps, won = self.curve[-1]
            print(f"{seconds} s: {steps:,} decisions, won {won:.0%}", flush=True)
            self.won = self.ended = 0.0


def main() -> None:
    asked = options("maskable_ppo", __doc__ or "")
    torch.set_num_threads(1)
    known = f"teahouse/{asked.game.capitalize()}-v0"
    words = {"bots": RIVAL, "seat": "each", "observation": "compact", "mask": False}
    envs = ForStableBaselines(gymnasium.make_vec(known, SLOTS, **words))
    shape = {"net_arch": {"pi": [256, 256], "vf": [256, 256]}, "activation_fn": torch.nn.ReLU}
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=STEPS, batch_size=BATCH, n_epochs=3, gamma=1.0, seed=asked.seed, policy_kwargs=shape
    )
    watch = UntilTheClockRings(Clock(asked.minutes))
    model.learn(10**9, callback=watch)
    told = {"decisions": model.num_timesteps, "trained_against": RIVAL, "curve_of": f"won against {RIVAL}"}
    finish("maskable_ppo", asked, carried_over(model, asked.game), told, watch.curve)


def carried_over(model: Any, game: str) -> Any:
    """The policy of the library in our own network, so that it needs no library to play; its value is left behind."""
    net = new_net(game)
    body, head = model.policy.mlp_extractor.policy_net, model.policy.action_net
    with torch.no_grad():
        for ours, theirs in ((net.body[0], body[0]), (net.body[2], body[2]), (net.policy, head)):
            ours.load_state_dict(theirs.state_dict())
    return net


if __name__ == "__main__":
    main()
