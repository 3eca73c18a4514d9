"""Wins, counted apart from what a search goes by: who wins how often after a choice, as far as was looked."""

from __future__ import annotations


class Tally:
    """Of one choice at the root: in every simulation the seats share one win."""

    def __init__(self, seats: int) -> None:
        self.tried: int = 0
        self.wins: list[float] = [0.0] * seats

    def add(self, wins: list[float]) -> None:
        self.tried += 1
        for seat in range(len(wins)):
            self.wins[seat] += wins[seat]

    def chances(self) -> list[float]:
        """The share of the wins of every seat; nobody's is greater where nothing was tried."""
        if self.tried == 0:
            return [1.0 / len(self.wins)] * len(self.wins)
        return [won / self.tried for won in self.wins]
