"""Statistics over many games, kept as running sums: exact, in little memory, whatever order the games come in."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from teahouse.lab.simulate import GameResult


class Spread:
    """Mean, standard deviation, least and most of whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, value: int) -> None:
        self.least = value if self.count == 0 else min(self.least, value)
        self.most = value if self.count == 0 else max(self.most, value)
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation, estimated from this sample."""
        if self.count < 2:
            return 0.0
        above = self.count * self.squares - self.total * self.total
        return float((above / (self.count * (self.count - 1))) ** 0.5)

    def summary(self) -> dict[str, float]:
        return {"mean": self.mean, "deviation": self.deviation, "min": self.least, "max": self.most}


class Tally:
    """What came out of the games of a run."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.scores = [Spread() for _ in range(seats)]
        self.wins = [Fraction(0)] * seats  # a win that n seats share counts 1/n for each
        self.turns = Spread()
        self.decisions = Spread()
        self.draws = Spread()
        self.endings: Counter[str] = Counter()

    def add(self, result: GameResult) -> None:
        self.games += 1
        winners = result.places.count(1)
        for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True)):
            self.scores[seat].add(score)
            if place == 1:
                self.wins[seat] += Fraction(1, winners)
        self.turns.add(result.turns)
        self.decisions.add(result.decisions)
        self.draws.add(result.draws)
        self.endings[result.ending] += 1

    def win_share(self, seat: int) -> float:
        return float(self.wins[seat] / self.games) if self.games else 0.0

    def summary(self) -> dict[str, object]:
        """Everything, for machines. It depends on the games alone, not on how long they took."""
        return {
            "games": self.games,
            "scores": [spread.summary() for spread in self.scores],
            "win_share": [self.win_share(seat) for seat in range(len(self.scores))],
            "turns": self.turns.summary(),
            "decisions": self.decisions.summary(),
            "draws": self.draws.summary(),
            "endings": dict(sorted(self.endings.items())),
        }
