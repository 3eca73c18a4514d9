"""PPO by self-play, in the manner of CleanRL: one file, one network on all seats, many tables in one compiled call.

pip install '.[envs,torch]'
python examples/baselines/selfplay_ppo.py castle --minutes 10
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import torch
from torch.distributions import Categorical

from teahouse.envs.credit import advantages
from teahouse.envs.vector import Vector

sys.path.insert(0, str(Path(__file__).resolve().parent))
from common import Clock, finish, new_net, options

SLOTS, STEPS = 64, 128
EPOCHS, BATCH = 3, 1024
RATE, CLIP, ENTROPY, VALUE, LAMBDA, GAMMA = 3e-4, 0.2, 0.01, 0.5, 0.95, 1.0


def main() -> None:
    asked = options("selfplay_ppo", __doc__ or "")
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(asked.seed)
    table = Vector(asked.game, SLOTS, observation="compact")
    net = new_net(asked.game)
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    now, clock = table.reset(asked.seed), Clock(asked.minutes)
    steps, ended, curve, rounds = 0, 0, [], 0
    rows = np.arange(SLOTS)
    size, actions = table.sight.size, table.actions.n
    seen = np.zeros((STEPS, SLOTS, size), np.uint8)
    masks = np.zeros((STEPS, SLOTS, actions), np.bool_)
    chosen = np.zeros((STEPS, SLOTS), np.int64)
    chances, values = np.zeros((STEPS, SLOTS), np.float32), np.zeros((STEPS, SLOTS), np.float32)
    actors, done = np.zeros((STEPS, SLOTS), np.int64), np.zeros((STEPS, SLOTS), np.bool_)
    rewards = np.zeros((STEPS, SLOTS, table.seats))
    while not clock.rings():
        lead: list[float] = []
        expected = np.zeros((SLOTS, table.seats))  # what each seat expected when it decided last
        for step in range(STEPS):
            seen[step], masks[step], actors[step] = now.observations, now.masks, now.actors
            with torch.no_grad():
                logits, value = net(torch.from_numpy(table.sight.planes(seen[step])), torch.from_numpy(masks[step]))
                likely = Categorical(logits=logits)
                action = likely.sample()
            chosen[step], chances[step], values[step] = action, likely.log_prob(action), value
            expected[rows, actors[step]] = values[step]
            now = table.step(chosen[step])
            expected[now.done] = 0.0
            rewards[step], done[step] = now.rewards, now.done
            if now.done.any():
                lead.append(table.scores[now.done].mean())
        steps, ended, rounds = steps + STEPS * SLOTS, ended + int(done.sum()), rounds + 1
        with torch.no_grad():
            _, value = net(torch.from_numpy(table.sight.planes(now.observations)), torch.from_numpy(now.masks.copy()))
        expected[rows, now.actors.astype(np.int64)] = value
        gains, returns = advantages(actors, rewards, done, values, expected, GAMMA, LAMBDA)
        flat = {
            "seen": seen.reshape(-1, size),
            "masks": masks.reshape(-1, actions),
            "chosen": chosen.ravel(),
            "chances": chances.ravel(),
            "gains": gains.ravel().astype(np.float32),
            "returns": returns.ravel().astype(np.float32),
        }
        learn(net, optimiser, table, flat, rng)
        if lead:
            curve.append([round(clock.spent()), steps, round(float(np.mean(lead)), 2)])
        if rounds % 5 == 0:
            score = curve[-1][2] if curve else 0
            print(f"{clock.spent():.0f} s: {steps:,} decisions, {ended:,} games, score {score}", flush=True)
    finish("selfplay_ppo", asked, net, {"decisions": steps, "games_played": ended, "curve_of": "mean score"}, curve)


def learn(net, optimiser, table, flat, rng) -> None:
    count = len(flat["chosen"])
    for _ in range(EPOCHS):
        order = rng.permutation(count)
        for at in range(0, count, BATCH):
            rows = order[at : at + BATCH]
            part = {name: torch.from_numpy(array[rows]) for name, array in flat.items() if name != "seen"}
            logits, value = net(torch.from_numpy(table.sight.planes(flat["seen"][rows])), part["masks"])
            likely = Categorical(logits=logits)
            ratio = (likely.log_prob(part["chosen"]) - part["chances"]).exp()
            gains = (part["gains"] - part["gains"].mean()) / (part["gains"].std() + 1e-8)
            policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            loss = policy + VALUE * (value - part["returns"]).pow(2).mean() - ENTROPY * likely.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


if __name__ == "__main__":
    main()
