"""From what a search counted to chances that come true: calibration, measured in games of computers and kept as data.

For a number of seats a curve says how far the counted shares of the win can be trusted (an inverse temperature) and how
much whoever is to choose is taken for too strong or too weak, both as a game begins and as it ends, and how far two
searches of the same position lie apart. The chances of all seats add up to 1, before and after.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

LEAST: Final = 0.002  # a share counted is taken for no less: a search only samples
ALMOST: Final = 0.01  # nor is a chance told nearer to 0 or 1, as long as nothing is proven
HALF: Final = 0.5  # the part of a game that is left at which it is no longer early


class Curve:
    """The chances of a game with so many seats."""

    def __init__(
        self,
        trust: tuple[float, float] = (1.0, 1.0),
        mover: tuple[float, float] = (0.0, 0.0),
        spread: tuple[float, float] = (0.0, 0.0),
        games: int = 0,
    ) -> None:
        """Pairs are early and late. `spread` is the standard deviation of a chance from one search to the next."""
        self.trust: tuple[float, float] = trust
        self.mover: tuple[float, float] = mover
        self.spread: tuple[float, float] = spread
        self.games: int = games  # it was learned from; 0: it was never measured

    def chances(self, counted: list[float], mover: int, left: float) -> list[float]:
        """The chance of every seat, from its share of the wins that were counted."""
        if len(counted) == 1:
            odds = self.told(self.logit(counted[0], left) + between(self.mover, left))
            return [odds]
        powers = [between(self.trust, left) * log(max(LEAST, one)) for one in counted]
        powers[mover] += between(self.mover, left)
        highest = max(powers)
        parts = [exp(power - highest) for power in powers]
        total = sum(parts)
        return [part / total for part in parts]

    def logit(self, counted: float, left: float) -> float:
        inside = min(1.0 - LEAST, max(LEAST, counted))
        return between(self.trust, left) * log(inside / (1.0 - inside))

    def told(self, logit: float) -> float:
        return 1.0 / (1.0 + exp(-logit))

    def margin(self, left: float) -> float:
        """Two standard deviations of what searches of one position say."""
        return 2.0 * (self.spread[0] if left >= HALF else self.spread[1])


def between(pair: tuple[float, float], left: float) -> float:
    """From the first, when all of a game is left, to the second, when nothing is."""
    return pair[1] + left * (pair[0] - pair[1])


def read_curves(data: dict[str, Any]) -> dict[int, Curve]:
    """The curves of a game by seats, as its file has them."""
    return {int(name.removeprefix("seats-")): _curve(entry) for name, entry in data.items()}


def _curve(entry: dict[str, Any]) -> Curve:
    return Curve(_pair(entry["trust"]), _pair(entry["mover"]), _pair(entry["spread"]), int(entry["games"]))


def _pair(values: list[Any]) -> tuple[float, float]:
    return float(values[0]), float(values[1])
