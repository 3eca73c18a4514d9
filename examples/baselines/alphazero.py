"""A learner in the manner of AlphaZero: a network guides a tree search, and learns from what the search prefers.

    pip install '.[envs,torch]'
    python examples/baselines/alphazero.py castle --minutes 10

For two players. Many games are searched at once, so that the network is asked for all of them together. The tree is
one of choices, not of positions: every simulation draws chance anew (open loop), and what is legal is asked of the
position it meets. Whoever is rated afterwards is the bare network, without search.
"""

from __future__ import annotations

import sys
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch

from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.envs.spaces import Actions, Sight, find_game

sys.path.insert(0, str(Path(__file__).resolve().parent))
from common import Clock, finish, new_net, options

GAMES, SIMULATIONS = 32, 24
CURIOSITY, NOISE, ALPHA = 1.5, 0.25, 0.3
KEPT, BATCH, LESSONS, RATE = 100_000, 512, 8, 1e-3
SAMPLED = 40  # decisions of a game that are drawn by visits; later ones are the most visited
DEEPEST = 200


class Node:
    """What is known about the choices at one place of the tree; values are those of the seat that decides there."""

    def __init__(self) -> None:
        self.prior: dict[int, float] = {}
        self.visits: dict[int, int] = {}
        self.total: dict[int, float] = {}
        self.kids: dict[int, Node] = {}

    def best(self, legal: list[int]) -> int:
        tried = sum(self.visits.get(choice, 0) for choice in legal)
        root = max(1, tried) ** 0.5

        def promise(choice: int) -> float:
            visits = self.visits.get(choice, 0)
            mean = self.total[choice] / visits if visits else 0.0
            return mean + CURIOSITY * self.prior.get(choice, 1.0 / len(legal)) * root / (1 + visits)

        return max(legal, key=promise)


class Table:
    """One game of self-play: its position, its tree, and what has been decided so far."""

    def __init__(self, start: State, seed: int) -> None:
        self.state, self.rng = start.clone(), Rng(seed)
        settle(self.state, self.rng)
        self.root = Node()
        self.trace: list[tuple[Any, dict[int, float], int]] = []
        self.path: list[tuple[Node, int, int]] = []
        self.leaf: State = self.state

    def descend(self) -> None:
        """To a place that nobody has looked at, or to the end."""
        state, node = self.state.clone(), self.root
        self.path = []
        while node.prior and state.actor != OVER and len(self.path) < DEEPEST:
            choice = node.best(state.legal())
            self.path.append((node, choice, state.actor))
            state.apply(choice)
            settle(state, self.rng)
            node = node.kids.setdefault(choice, Node())
        self.leaf, self.last = state, node

    def learn(self, prior: dict[int, float], value: float) -> None:
        """What the network said about the leaf, for whoever decides there; at the end what came out, for seat 0."""
        over = self.leaf.actor == OVER
        if not over:
            self.last.prior = prior
        seat = 0 if over else self.leaf.actor
        for node, choice, actor in self.path:
            node.visits[choice] = node.visits.get(choice, 0) + 1
            node.total[choice] = node.total.get(choice, 0.0) + (value if actor == seat else -value)


def settle(state: State, rng: Rng) -> None:
    """Chance, and decisions with one answer only."""
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
        elif len(legal := state.legal()) == 1:
            state.apply(legal[0])
        else:
            return


def result(state: State) -> float:
    """For seat 0 of two."""
    places = state.ranking()
    return 0.0 if places[0] == places[1] else 1.0 if places[0] == 1 else -1.0


class Learner:
    def __init__(self, game: str, seed: int) -> None:
        self.game = find_game(game)
        self.sight, self.actions = Sight(self.game, "compact"), Actions(self.game)
        if 2 not in self.game.seats:
            raise SystemExit(f"{game} is not played by two")
        self.net, self.rng = new_net(game), np.random.default_rng(seed)
        self.optimiser = torch.optim.Adam(self.net.parameters(), RATE, weight_decay=1e-5)
        self.start = self.game.start(2, self.game.complete({}))
        self.seeds, self.kept = seed * 1_000_003, deque(maxlen=KEPT)
        self.decisions = self.games = 0
        self.scores: list[float] = []
        self.tables = [self.new_table() for _ in range(GAMES)]

    def new_table(self) -> Table:
        self.seeds += 1
        return Table(self.start, self.seeds)

    def ask(self, states: list[State]) -> tuple[list[dict[int, float]], list[float]]:
        rows = np.stack([self.sight.observe(state, state.actor) for state in states])
        masks = np.stack([self.actions.mask(state) for state in states])
        with torch.no_grad():
            logits, values = self.net(torch.from_numpy(self.sight.planes(rows)), torch.from_numpy(masks))
            likely = logits.softmax(1).numpy()
        found = zip(likely, states, strict=True)
        return [{choice: float(row[choice]) for choice in state.legal()} for row, state in found], values.tolist()

    def simulate(self) -> None:
        """One simulation at every table."""
        for table in self.tables:
            table.descend()
        waiting = [table for table in self.tables if table.leaf.actor != OVER]
        if waiting:
            for table, prior, value in zip(waiting, *self.ask([table.leaf for table in waiting]), strict=True):
                table.learn(self.noisy(prior) if not table.path else prior, value)
        for table in self.tables:
            if table.leaf.actor == OVER:
                table.learn({}, result(table.leaf))

    def noisy(self, prior: dict[int, float]) -> dict[int, float]:
        noise = self.rng.dirichlet([ALPHA] * len(prior))
        return {choice: (1 - NOISE) * p + NOISE * n for (choice, p), n in zip(prior.items(), noise, strict=True)}

    def decide(self) -> None:
        """Everywhere the choice that the search prefers, and the next root."""
        for number, table in enumerate(self.tables):
            root, seat = table.root, table.state.actor
            total = sum(root.visits.values())
            wanted = {choice: root.visits.get(choice, 0) / total for choice in table.state.legal()}
            table.trace.append((self.sight.observe(table.state, seat).copy(), wanted, seat))
            choices = list(wanted)
            if len(table.trace) <= SAMPLED:
                choice = int(self.rng.choice(choices, p=np.array(list(wanted.values())) / sum(wanted.values())))
            else:
                choice = max(choices, key=lambda one: wanted[one])
            table.state.apply(choice)
            settle(table.state, table.rng)
            table.root = Node()  # chance may have answered otherwise than the tree had seen
            self.decisions += 1
            if table.state.actor == OVER:
                won = result(table.state)
                self.kept.extend((row, target, won if who == 0 else -won) for row, target, who in table.trace)
                self.games += 1
                self.scores.append(float(np.mean(table.state.scores())))
                self.tables[number] = self.new_table()

    def study(self) -> None:
        if len(self.kept) < BATCH:
            return
        for _ in range(LESSONS):
            picked = [self.kept[at] for at in self.rng.integers(len(self.kept), size=BATCH)]
            targets, masks = np.zeros((BATCH, self.actions.n), np.float32), np.zeros((BATCH, self.actions.n), np.bool_)
            for row, mask, (_, wanted, _) in zip(targets, masks, picked, strict=True):
                row[list(wanted)], mask[list(wanted)] = list(wanted.values()), True
            seen = torch.from_numpy(self.sight.planes(np.stack([row for row, _, _ in picked])))
            logits, values = self.net(seen, torch.from_numpy(masks))
            likely = logits.log_softmax(1)
            won = torch.tensor([value for _, _, value in picked], dtype=torch.float32)
            loss = -(torch.from_numpy(targets) * likely).sum(1).mean() + (values - won).pow(2).mean()
            self.optimiser.zero_grad()
            loss.backward()
            self.optimiser.step()


def main() -> None:
    asked = options("alphazero", __doc__ or "")
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    learner, clock, curve, told = Learner(asked.game, asked.seed), Clock(asked.minutes), [], 0.0
    while not clock.rings():
        for _ in range(SIMULATIONS + 1):
            learner.simulate()
        learner.decide()
        learner.study()
        if clock.spent() - told > 20 and learner.scores:
            told = clock.spent()
            curve.append([round(told), learner.decisions, round(float(np.mean(learner.scores[-50:])), 2)])
            score = curve[-1][2]
            print(f"{told:.0f} s: {learner.decisions:,} decisions, {learner.games:,} games, score {score}", flush=True)
    counted = {"decisions": learner.decisions, "games_played": learner.games, "curve_of": "mean score"}
    finish("alphazero", asked, learner.net, {**counted, "simulations": SIMULATIONS}, curve)


if __name__ == "__main__":
    main()
