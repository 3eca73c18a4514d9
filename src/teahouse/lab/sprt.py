"""Is one player stronger than another? Asked after every pair of games, so that no more are played than it takes.

Wald's sequential test for players of whom each had both seats of the same deal: what counts is the mean of the two
games (0, 1/4 … 1), with the spread that these pairs really show; luck of the deal is no part of it (generalised SPRT,
pentanomial). At 5 % for either error.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from teahouse.lab.elo import SCALE

BOUND: Final = log(0.95 / 0.05)
FEWEST: Final = 8  # pairs before anything is concluded
USUAL: Final = 0.125  # the variance of pairs of equal players without draws: few pairs may show less by chance,
BELIEF: Final = 8  # so it counts like so many of them


class Sequential:
    """Whether the first player is stronger by `high` Elo rather than by `low`."""

    def __init__(self, low: float, high: float) -> None:
        if not low < high:
            raise ValueError(f"a test between two strengths needs a lower and a higher one, not {low:g} and {high:g}")
        self.low: Final = expected(low)
        self.high: Final = expected(high)
        self.pairs = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, score: float) -> None:
        """What the first player got of two games with the same deal, from 0 to 1."""
        self.pairs += 1
        self.sum += score
        self.squares += score * score

    @property
    def mean(self) -> float:
        return self.sum / self.pairs if self.pairs else 0.5

    @property
    def ratio(self) -> float:
        """The logarithm of how many times likelier these results are if it is the higher strength."""
        if self.pairs == 0:
            return 0.0
        seen = self.squares - self.pairs * self.mean**2
        variance = (seen + BELIEF * USUAL) / (self.pairs + BELIEF)
        return self.pairs * (self.high - self.low) * (2 * self.mean - self.low - self.high) / (2 * variance)

    @property
    def verdict(self) -> int:
        """1: it is stronger; -1: it is not; 0: it is still open."""
        if self.pairs < FEWEST or abs(self.ratio) < BOUND:
            return 0
        return 1 if self.ratio > 0 else -1


def expected(elo: float) -> float:
    """The share of wins of somebody who is so much stronger."""
    return 1.0 / (1.0 + exp(-elo / SCALE))
