"""What the baselines share: a small network, the player made of it, and how strong that is.

TRAINED=selfplay_ppo.pt teahouse arena castle --bots examples/baselines/common.py:Trained,greedy
TRAINED=selfplay_ppo.pt teahouse play castle --bots examples/baselines/common.py:Trained
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from teahouse import __version__
from teahouse.build import compiled
from teahouse.core.game import Game
from teahouse.envs.policy import Policy
from teahouse.envs.spaces import Actions, Sight, find_game
from teahouse.lab.arena import Arena
from teahouse.lab.spread import results

HERE = Path(__file__).resolve().parent
RIVALS = ("random", "newcomer", "regular", "greedy", "seasoned", "expert")
SLOW = ("seasoned", "expert")  # they search, so they are met less often


class Net(nn.Module):
    """Compact numbers in; a logit for every action, and what the viewer may expect, from -1 to 1."""

    def __init__(self, width: int, actions: int, hidden: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits with illegal actions out of reach, and values. The mask is no input of the network."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return logits, torch.tanh(self.value(body)).squeeze(-1)


def new_net(game: str) -> Net:
    return Net(Sight(find_game(game), "compact").width, Actions(find_game(game)).n)


class Trained(Policy):
    """The network in the file that TRAINED names, as a player: the action it likes best."""

    observation = "compact"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        torch.set_num_threads(1)
        self.net = new_net(game.name)
        self.net.load_state_dict(torch.load(os.environ["TRAINED"], weights_only=True))

    def act(self, observations: Any, masks: Any, rng: np.random.Generator) -> Any:
        with torch.no_grad():
            seen = torch.from_numpy(self.sight.planes(observations))
            logits, _ = self.net(seen, torch.from_numpy(np.ascontiguousarray(masks)))
        return logits.argmax(1).numpy()


def options(name: str, about: str) -> argparse.Namespace:
    """What every baseline is asked for."""
    parser = argparse.ArgumentParser(name, description=about)
    parser.add_argument("game", nargs="?", default="castle")
    parser.add_argument("--minutes", type=float, default=10.0, help="of training, of the processor's time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="against each rival; 0: is not rated")
    parser.add_argument("--slow-games", type=int, default=20, help=f"against {' and '.join(SLOW)}")
    parser.add_argument("--out", type=Path, default=Path(f"{name}.pt"), help="the weights")
    parser.add_argument("--result", type=Path, help="where the result goes, as JSON")
    return parser.parse_args()


def rate(game: str, player: str, games: int, slow_games: int, seed: int = 7) -> dict[str, dict[str, float]]:
    """The share of wins against each rival, two players, usual options, every deal from both seats."""
    found = {}
    for rival in RIVALS:
        rules, number = find_game(game), slow_games if rival in SLOW else games
        if not number:
            continue
        arena = Arena(game, 2, (player, rival), rules.complete({}), rounds=max(1, number // 2), seed=seed)
        arena.check()
        won, played = 0.0, 0
        for one in results(arena, jobs=1):
            own = one.places[one.players.index(player)]
            won += 1.0 / one.places.count(1) if own == 1 else 0.0
            played += 1
        found[rival] = {"won": won / played, "games": played}
        print(f"against {rival}: {won / played:.0%} of {played} games", flush=True)
    return found


def finish(name: str, asked: argparse.Namespace, net: Net, told: dict[str, Any], curve: list[list[float]]) -> None:
    """Keep the weights, rate them, and write down what came of it."""
    torch.save(net.state_dict(), asked.out)
    print(f"wrote {asked.out}", flush=True)
    os.environ["TRAINED"] = str(asked.out.resolve())
    player = f"{HERE / 'common.py'}:Trained"
    rated = rate(asked.game, player, asked.games, asked.slow_games) if asked.games else {}
    if asked.result:
        made = {
            "baseline": name,
            "game": asked.game,
            "teahouse": __version__,
            "seed": asked.seed,
            "minutes": asked.minutes,
            **told,
            "rated": rated,
            "curve": curve,
            "on": time.strftime("%Y-%m-%d", time.gmtime()),
            "compiled": compiled(),
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, one thread",
            "torch": torch.__version__,
        }
        asked.result.parent.mkdir(parents=True, exist_ok=True)
        asked.result.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
        print(f"wrote {asked.result}")


class Clock:
    """Counts the time of the processor, so that a run on a busy machine is as long as on a quiet one."""

    def __init__(self, minutes: float) -> None:
        self.start, self.end = time.process_time(), time.process_time() + 60 * minutes

    def rings(self) -> bool:
        return time.process_time() >= self.end

    def spent(self) -> float:
        return time.process_time() - self.start
