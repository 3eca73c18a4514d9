"""Ratings: Bradley-Terry by maximum likelihood, on the scale of Elo. A tie is half a win for each.

A pairing (winner, loser, weight) says how often one finished before another. Of the pairs within a game of n players
only n - 1 are independent, so each of them weighs 2 / n. Every two players who met are given one more tie: without it
somebody who always won would be infinitely strong. Intervals come from the information of the likelihood.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt

SCALE = 400 / log(10)
SURE = 1.96  # standard deviations of a 95 % interval
MEAN = 1500.0


@dataclass(frozen=True)
class Rating:
    """A strength, half the width of its 95 % interval, and how many games it was measured in."""

    name: str
    elo: float
    margin: float
    games: int


class Pairings:
    """Who finished before whom, summed up."""

    def __init__(self) -> None:
        self.wins: dict[tuple[str, str], float] = {}
        self.games: dict[str, int] = {}

    def add(self, players: list[str], places: list[int]) -> None:
        """One game: who sat where, and the places they reached."""
        for name in set(players):
            self.games[name] = self.games.get(name, 0) + 1
        weight = 2 / len(players)
        for one, name in enumerate(players):
            for other in range(one):
                rival = players[other]
                if rival != name:
                    ahead = 1.0 if places[one] < places[other] else 0.5 if places[one] == places[other] else 0.0
                    self.wins[name, rival] = self.wins.get((name, rival), 0.0) + weight * ahead
                    self.wins[rival, name] = self.wins.get((rival, name), 0.0) + weight * (1 - ahead)

    def score(self, name: str, rival: str) -> tuple[float, float]:
        """What a player won against another, of how much."""
        won = self.wins.get((name, rival), 0.0)
        return won, won + self.wins.get((rival, name), 0.0)


def ratings(pairings: Pairings, anchor: str = "", at: float = MEAN) -> list[Rating]:
    """All players, the strongest first; the anchor has the rating `at`, or else the average of all has."""
    names = sorted(pairings.games)
    won, met = _table(pairings, names)
    strength = _fit(won, met)
    elo = [SCALE * log(value) for value in strength]
    shift = at - (elo[names.index(anchor)] if anchor in names else sum(elo) / len(elo))
    margins = _margins(strength, met)
    found = [Rating(name, elo[n] + shift, margins[n], pairings.games[name]) for n, name in enumerate(names)]
    return sorted(found, key=lambda rating: -rating.elo)


def expected(one: float, other: float) -> float:
    """The share of games a player of this rating wins against another."""
    return 1 / (1 + exp((other - one) / SCALE))


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games <= 0:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    width = SURE * sqrt(share * (1 - share) / games + square / 4 / games) / (1 + square)
    return max(0.0, middle - width), min(1.0, middle + width)


def _table(pairings: Pairings, names: list[str]) -> tuple[list[float], list[list[float]]]:
    """Wins of everybody, and how often every two met, with the tie that is given to them."""
    met = [[0.0] * len(names) for _ in names]
    won = [0.0] * len(names)
    for n, name in enumerate(names):
        for m, rival in enumerate(names):
            ahead, games = pairings.score(name, rival)
            if n != m and games:
                met[n][m] = games + 1
                won[n] += ahead + 0.5
    return won, met


def _fit(won: list[float], met: list[list[float]]) -> list[float]:
    """The strengths under which these results are most likely (Hunter's iteration)."""
    strength = [1.0] * len(won)
    for _ in range(10_000):
        before = strength[:]
        for n in range(len(won)):
            load = sum(met[n][m] / (strength[n] + strength[m]) for m in range(len(won)) if met[n][m])
            if load:
                strength[n] = won[n] / load
        middle = exp(sum(log(value) for value in strength) / len(strength))
        strength = [value / middle for value in strength]
        if max(abs(new / old - 1) for new, old in zip(strength, before, strict=True)) < 1e-10:
            break
    return strength


def _margins(strength: list[float], met: list[list[float]]) -> list[float]:
    """Half the width of everybody's interval, against the average of all."""
    size = len(strength)
    information = [[0.0] * size for _ in range(size)]
    for n in range(size):
        for m in range(size):
            if n != m:
                chance = strength[n] / (strength[n] + strength[m])
                weight = met[n][m] * chance * (1 - chance)
                information[n][n] += weight
                information[n][m] -= weight
    # the information of a sum that is fixed: adding 1 everywhere makes the matrix regular and changes no difference
    inverse = _invert([[value + 1 for value in row] for row in information])
    return [SURE * SCALE * sqrt(max(0.0, inverse[n][n] - 1 / size**2)) for n in range(size)]


def _invert(matrix: list[list[float]]) -> list[list[float]]:
    size = len(matrix)
    rows = [row[:] + [float(n == m) for m in range(size)] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda row: abs(rows[row][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        first = rows[n][n] or 1e-12
        rows[n] = [value / first for value in rows[n]]
        for m in range(size):
            if m != n:
                factor = rows[m][n]
                rows[m] = [value - factor * above for value, above in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]
