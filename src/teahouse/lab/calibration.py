"""Do the chances that hints tell come true? Computers play on from positions at which a hint was asked for.

In every game some turns are drawn; at their beginning the adviser is asked, twice at some of them, and what it counted
is kept with who has won in the end. `fitted` learns a curve from such games (`core/chances.py`), `Judgement` holds
other games against it: those a curve was learned from say nothing about it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from teahouse import bots, games
from teahouse.bots.adviser import Adviser
from teahouse.bots.levels import adviser
from teahouse.core.chances import HALF, LEAST, Curve
from teahouse.core.knowledge import fraction
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.lab.simulate import SEED_STEP

Numbers = NDArray[np.float64]
STAGES = (0.0, 0.25, 0.5, 0.75, 0.9, 1.0)  # parts of the turns of a game
BINS = 10
STEPS = 400
PACE = 1.0
SHY = 0.01  # how strongly a curve is drawn to what was counted, per game: as much as so many positions
DRAWS = 400  # of games, for what chance alone does (bootstrap)
TOO_LONG = 6000  # decisions after which a game is given up: what never ends teaches nothing
NEAREST = 1e-3  # a chance of 0 that came true would be worth endlessly much


@dataclass(frozen=True)
class Foretold:
    """One hint, and what became of it."""

    game: int
    turn: int
    seat: int
    left: float  # the part of the game to come, as the game itself guesses it
    counted: tuple[float, ...]  # shares of the wins
    worth: float  # what the search goes by: the number that was told as a chance before
    won: tuple[float, ...]  # who won in the end
    part: float  # of the turns of the game that were played then
    again: tuple[float, ...] = ()  # counted by a second search


@dataclass(frozen=True)
class Foretelling:
    """Games of `player` against itself in which hints are asked for; a series for `lab.spread`."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    player: str = "search:100"
    simulations: int = 0  # of the adviser; 0: those of the strongest level
    games: int = 100
    seed: int = 1
    often: float = 0.15  # the share of turns at which a hint is asked for
    twice: float = 0.25  # and the share of these at which it is asked for twice

    def check(self) -> None:
        """Raise OptionError if this cannot be played, before any work is spent on it."""
        game = games.find(self.game)
        game.start(self.seats, self.options)
        bots.find(self.player, game)

    def adviser(self) -> Adviser:
        made = adviser(games.find(self.game))
        made.player.seconds = 0.0  # without a clock the same seed gives the same hints
        made.player.simulations = self.simulations or made.player.simulations
        return made

    def play(self, number: int) -> list[Foretold]:
        """The hints of game `number`, counted from 0; none of a game that does not end."""
        game, seed = games.find(self.game), self.seed * SEED_STEP + number
        state = game.start(self.seats, self.options)
        chance, mind, asking = Rng(seed), Rng(seed | 1 << 32), Rng(seed | 2 << 32)
        players = [bots.find(self.player, game) for _ in range(self.seats)]
        asked: list[tuple[int, int, float, tuple[float, ...], float, tuple[float, ...]]] = []
        turn, decisions = -1, 0
        while (actor := state.actor) != OVER and decisions < TOO_LONG:
            if actor == CHANCE:
                state.apply(state.draw(chance))
                continue
            decisions += 1
            if state.turn != turn and len(state.legal()) > 1:
                turn = state.turn
                if fraction(asking) < self.often:
                    asked.append(self.ask(state, asking))
            state.apply(players[actor].choose(state, mind))
        if state.actor != OVER:
            return []
        won, turns = winners(state), max(1, state.turn)
        return [
            Foretold(number, at, seat, left, counted, worth, won, at / turns, again)
            for at, seat, left, counted, worth, again in asked
        ]

    def ask(self, state: State, rng: Rng) -> tuple[int, int, float, tuple[float, ...], float, tuple[float, ...]]:
        adviser = self.adviser()
        found, _ = adviser.compare(state, rng)
        best = found[0]
        again: tuple[float, ...] = ()
        if fraction(rng) < self.twice:
            second, _ = self.adviser().compare(state, rng)
            again = second[0].wins
        return state.turn, state.actor, adviser.left(state), best.wins, best.worth, again


def winners(state: State) -> tuple[float, ...]:
    """How the win of a game that is over is shared."""
    if state.seats == 1:
        return (0.0 if state.lost() else 1.0,)
    places = state.ranking()
    return tuple(1.0 / places.count(1) if place == 1 else 0.0 for place in places)


# --- learning ---


def fitted(found: list[Foretold]) -> Curve:
    """The curve under which what happened is most likely (least log-loss), and the spread of searches under it."""
    rows = Rows(found)
    slopes = np.array([1.0, 1.0, 0.0, 0.0])
    start = slopes.copy()
    for _ in range(STEPS):
        grasp, bend = rows.slope(slopes)
        grasp += SHY * (slopes - start)
        bend += SHY * np.eye(4)
        step = np.linalg.solve(bend, grasp)
        slopes = slopes - PACE * step
        if float(np.abs(step).max()) < 1e-9:
            break
    trust, mover = (float(slopes[0]), float(slopes[1])), (float(slopes[2]), float(slopes[3]))
    curve = Curve(trust, mover, (0.0, 0.0), len({one.game for one in found}))
    return Curve(trust, mover, (spread(found, curve, early=True), spread(found, curve, early=False)), curve.games)


class Rows:
    """All hints as numbers: how the four numbers of a curve make the chances of each seat, and what came true."""

    def __init__(self, found: list[Foretold]) -> None:
        seats = len(found[0].counted)
        self.alone = seats == 1
        counted = np.clip(np.array([one.counted for one in found]), LEAST, 1.0 - LEAST if self.alone else 1.0)
        logs = np.log(counted / (1.0 - counted)) if self.alone else np.log(counted)
        left = np.array([one.left for one in found])[:, None]
        own = np.zeros_like(logs)
        own[np.arange(len(found)), [one.seat for one in found]] = 1.0
        self.ways = np.stack([left * logs, (1.0 - left) * logs, left * own, (1.0 - left) * own], axis=2)
        self.won = np.array([one.won for one in found])

    def slope(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        """First and second derivatives of the mean log-loss."""
        chances = self.chances(numbers)
        grasp = np.einsum("ns,nsk->k", chances - self.won, self.ways) / len(self.won)
        weighed = self.ways * chances[:, :, None]
        if self.alone:
            weighed = weighed * (1.0 - chances[:, :, None])
            return grasp, np.einsum("nsk,nsl->kl", weighed, self.ways) / len(self.won)
        middle = weighed.sum(axis=1)
        bend = np.einsum("nsk,nsl->kl", weighed, self.ways) - np.einsum("nk,nl->kl", middle, middle)
        return grasp, bend / len(self.won)

    def chances(self, numbers: Numbers) -> Numbers:
        powers = self.ways @ numbers
        if self.alone:
            return np.asarray(1.0 / (1.0 + np.exp(-powers)))
        parts = np.exp(powers - powers.max(axis=1, keepdims=True))
        return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def spread(found: list[Foretold], curve: Curve, early: bool) -> float:
    """The standard deviation of a chance from one search to the next, where a hint was asked for twice."""
    apart = [
        told(curve, one, one.counted) - told(curve, one, one.again)
        for one in found
        if one.again and (one.left >= HALF) == early
    ]
    return float(np.sqrt(np.mean(np.square(apart)) / 2.0)) if apart else 0.0


def told(curve: Curve, one: Foretold, counted: tuple[float, ...]) -> float:
    return curve.chances(list(counted), one.seat, one.left)[one.seat]


def to_text(seats: int, curve: Curve, story: str) -> str:
    """A block of a game's `mind/chances.toml`; `story` is the command behind it."""
    lines = [f"[seats-{seats}]  # {story}"]
    for name in ("trust", "mover", "spread"):
        early, late = getattr(curve, name)
        lines.append(f"{name} = [{early:.3f}, {late:.3f}]")
    return "\n".join([*lines, f"games = {curve.games}"]) + "\n"


# --- judging ---


class Judgement:
    """How well a curve foretells games it was not learned from."""

    def __init__(self, found: list[Foretold], curve: Curve) -> None:
        self.found = found
        self.games = len({one.game for one in found})
        self.said = np.array([told(curve, one, one.counted) for one in found])
        self.counted = np.array([one.counted[one.seat] for one in found])
        self.before = np.array([one.worth for one in found])
        self.won = np.array([one.won[one.seat] for one in found])
        self.part = np.array([one.part for one in found])
        _, self.of_game = np.unique([one.game for one in found], return_inverse=True)

    def reliability(self) -> list[dict[str, float]]:
        """For each tenth of the chances told: how many, what was said on average, how often it came true."""
        table = []
        bins = np.minimum(BINS - 1, (self.said * BINS).astype(int))
        for at in range(BINS):
            inside = bins == at
            if inside.any():
                said, won = float(self.said[inside].mean()), float(self.won[inside].mean())
                table.append({"from": at / BINS, "hints": int(inside.sum()), "said": said, "won": won})
        return table

    def error(self) -> float:
        """The mean distance of what was said from what came true, over the tenths (expected calibration error)."""
        return calibration_error(self.said, self.won)

    def errors(self, rng: np.random.Generator) -> dict[str, float]:
        """The error with its 95 % when games are drawn anew, that of the search's own worth, and that of a perfect
        forecaster: one who says the same, but in whose games what he says decides."""
        drawn, perfect = [], []
        for _ in range(DRAWS):
            rows = self.draw(rng)
            drawn.append(calibration_error(self.said[rows], self.won[rows]))
            perfect.append(calibration_error(self.said, self.fair(rng)))
        low, high = np.percentile(drawn, [2.5, 97.5])
        return {
            "error": self.error(),
            "low": float(low),
            "high": float(high),
            "before": calibration_error(self.before, self.won),
            "perfect": float(np.mean(perfect)),
        }

    def draw(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """The hints of so many games, each drawn with all of its hints (bootstrap by game)."""
        rows = [np.flatnonzero(self.of_game == game) for game in rng.integers(0, self.games, self.games)]
        return np.concatenate(rows)

    def fair(self, rng: np.random.Generator) -> Numbers:
        """Results as they would be if what was said were true, one draw for a game: its hints share their luck."""
        luck = rng.random(self.games)[self.of_game]
        flip = np.array([one.seat for one in self.found]) != 0
        return np.where(np.where(flip, 1.0 - luck, luck) < self.said, 1.0, 0.0)

    def stages(self) -> list[dict[str, float]]:
        """Log-loss by the part of the game: of what is told, what was counted, and the number told before."""
        table = []
        for low, high in pairwise(STAGES):
            inside = (self.part >= low) & ((self.part < high) | (high == 1.0))
            if inside.any():
                row = {"from": low, "to": high, "hints": int(inside.sum())}
                for name in ("said", "counted", "before"):
                    row[name] = log_loss(getattr(self, name)[inside], self.won[inside])
                table.append(row)
        return table

    def summary(self, seed: int) -> dict[str, Any]:
        return {
            "games": self.games,
            "hints": len(self.found),
            "reliability": self.reliability(),
            "calibration": self.errors(np.random.default_rng(seed)),
            "stages": self.stages(),
            "log_loss": {name: log_loss(getattr(self, name), self.won) for name in ("said", "counted", "before")},
        }


def calibration_error(said: Numbers, won: Numbers) -> float:
    bins = np.minimum(BINS - 1, (said * BINS).astype(int))
    off = np.bincount(bins, said - won, BINS)
    return float(np.abs(off).sum() / len(said))


def log_loss(said: Numbers, won: Numbers) -> float:
    inside = np.clip(said, NEAREST, 1.0 - NEAREST)
    return float(-(won * np.log(inside) + (1.0 - won) * np.log(1.0 - inside)).mean())
