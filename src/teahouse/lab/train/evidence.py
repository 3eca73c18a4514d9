"""What games have shown about the worth of positions, in a form that does not grow: sums for a regression.

A game adds a row for every seat at the beginning of every turn: the numbers of the seat and its points in the end, both
compared with the average of the table, because nothing but leads decides. The sums are kept in `FOLDS` parts, so that
what was learned from nine of them can be tried on the tenth.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

FOLDS = 10
LEAST_SPREAD = 0.2  # what hardly ever differs must not get a huge weight by luck
LADDER = tuple(10.0**power for power in np.arange(1.0, 7.1, 0.5))  # how stiff weights may be


@dataclass(frozen=True)
class Shown:
    """One game: `rows` of numbers and the part of the game that was left, and what came of it in `points`."""

    rows: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]


class Evidence:
    """The sums of many games for `count` numbers, each early and late."""

    def __init__(self, count: int) -> None:
        size = 2 * count
        self.products = np.zeros((FOLDS, size, size))
        self.results = np.zeros((FOLDS, size))
        self.squares = np.zeros(FOLDS)
        self.positions = np.zeros(FOLDS)

    def add(self, game: int, shown: Shown) -> None:
        fold, left = game % FOLDS, shown.rows[:, -1:].astype(float)
        numbers, points = shown.rows[:, :-1].astype(float), shown.points.astype(float)
        both = np.hstack([numbers * left, numbers * (1.0 - left)])
        self.products[fold] += both.T @ both
        self.results[fold] += both.T @ points
        self.squares[fold] += points @ points
        self.positions[fold] += len(points)

    def merge(self, other: Evidence) -> None:
        self.products += other.products
        self.results += other.results
        self.squares += other.squares
        self.positions += other.positions

    def off(self, weights: Floats, fold: int | None = None) -> float:
        """How far off these weights are, in points: the root of the mean square."""
        part = slice(None) if fold is None else slice(fold, fold + 1)
        products, results = self.products[part].sum(axis=0), self.results[part].sum(axis=0)
        rest = self.squares[part].sum() - 2.0 * weights @ results + weights @ products @ weights
        return float(np.sqrt(max(0.0, rest) / max(1.0, self.positions[part].sum())))

    def learn(self, before: Floats, signs: Floats) -> tuple[Floats, float]:
        """Better weights than those before, and how far off they are where they were not learned.

        Weights are drawn to those before. How stiffly is decided by what foretells games that were not learned from.
        None goes against its sign (-1, 1, or 0 for any), or luck could make it pay to throw something useful away.
        """
        tries = [(self._foretold(before, signs, stiff), stiff) for stiff in LADDER]
        off, stiff = min(tries)
        return self._line(self.products.sum(axis=0), self.results.sum(axis=0), before, signs, stiff), off

    def _foretold(self, before: Floats, signs: Floats, stiff: float) -> float:
        products, results = self.products.sum(axis=0), self.results.sum(axis=0)
        rest = 0.0
        for fold in np.flatnonzero(self.positions).tolist():
            others = products - self.products[fold], results - self.results[fold]
            rest += self.off(self._line(*others, before, signs, stiff), fold) ** 2 * self.positions[fold]
        return float(np.sqrt(rest / max(1.0, self.positions.sum())))

    def _line(self, products: Floats, results: Floats, before: Floats, signs: Floats, stiff: float) -> Floats:
        """Ridge regression, on numbers of equal spread; what would go against its sign is left out."""
        spread = np.maximum(np.sqrt(np.diag(products) / max(1.0, self.positions.sum())), LEAST_SPREAD)
        scaled, wanted = products / np.outer(spread, spread), results / spread
        start, free = before * spread, np.full(len(before), True)
        weights = start.copy()
        while True:
            some = np.ix_(free, free)
            rest = wanted[free] - scaled[some] @ start[free]
            weights[free] = start[free] + np.linalg.solve(scaled[some] + stiff * np.eye(len(rest)), rest)
            astray = weights * signs < 0.0
            if not astray.any():
                return np.asarray(weights / spread)
            weights[astray] = 0.0
            free &= ~astray

    def write(self, path: Path) -> None:
        with path.open("wb") as file:
            np.savez_compressed(
                file, products=self.products, results=self.results, squares=self.squares, positions=self.positions
            )

    @staticmethod
    def read(path: Path) -> Evidence:
        with np.load(path) as data:
            found = Evidence(data["results"].shape[1] // 2)
            found.products, found.results = data["products"], data["results"]
            found.squares, found.positions = data["squares"], data["positions"]
        return found
