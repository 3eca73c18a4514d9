"""The tree of a search: a node for every sequence of players' choices. Chance has none: what it does is averaged."""

from __future__ import annotations

from math import sqrt

UNTRIED: float = -1.0


class Node:
    """What became of a choice: how often it was tried, and the sum of everybody's results."""

    def __init__(self, choice: int, weight: float) -> None:
        self.choice: int = choice
        self.weight: float = weight
        self.visits: int = 0
        self.totals: list[float] = []
        self.kids: dict[int, Node] | None = None

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.5

    def add(self, results: list[float]) -> None:
        self.visits += 1
        if self.totals:
            for seat in range(len(results)):
                self.totals[seat] += results[seat]
        else:
            self.totals = results[:]

    def expand(self, legal: list[int], weights: list[float]) -> None:
        """Add the choices that are not there yet."""
        kids = self.kids
        if kids is None:
            kids = {}
            self.kids = kids
        for number in range(len(legal)):
            choice = legal[number]
            if choice not in kids:
                kids[choice] = Node(choice, weights[number])

    def select(self, legal: list[int], seat: int, curiosity: float, caution: float) -> Node | None:
        """The choice to look at next: good results, promising, not yet tried often. None if one is not known yet.

        An untried choice is taken for a little worse (`caution`) than what this node has brought so far.
        """
        kids = self.kids
        if kids is None:
            return None
        weights = 0.0
        visits = 0
        found: list[Node] = []
        for choice in legal:
            kid = kids.get(choice)
            if kid is None:
                return None
            weights += kid.weight
            visits += kid.visits
            found.append(kid)
        if weights <= 0.0:
            weights = 1.0
        eager = curiosity * sqrt(visits + 1.0) / weights
        first = self.mean(seat) - caution
        best = found[0]
        highest = -1.0e18
        for kid in found:
            tried = kid.visits
            if tried:
                value = kid.totals[seat] / tried + eager * kid.weight / (1.0 + tried)
            else:
                value = first + eager * kid.weight
            if value > highest:
                highest = value
                best = kid
        return best
