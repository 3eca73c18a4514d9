"""Choices held against each other: tried equally often, in several trees that know nothing of each other.

A tree looks deeper where it has looked before, so what it makes of a choice depends on how it happened to begin: more
simulations in the same tree do not change that. The mean of several trees does settle, and how far they lie apart says
how well it is known.
"""

from __future__ import annotations

from math import sqrt
from statistics import mean, variance
from time import perf_counter
from typing import Final

from teahouse.bots.search.engine import Search
from teahouse.bots.search.player import NO_HURRY
from teahouse.bots.search.tree import Node

TREES: Final = 8
SURE: Final = 2.0  # errors that make a difference between the results of two choices,
SAME: Final = 0.02  # and what is none to anybody, however well it is known


class Trial:
    """Of choices at the position of a search, which has its first opinion of them."""

    def __init__(self, search: Search, again: list[Search]) -> None:
        """`again`: the same search, begun anew so many times."""
        self.first: Final = search
        self.seat: Final = search.seat
        self.again: Final = again
        opinion = search.root.kids or {}
        self.promise: Final = {choice: round(opinion[choice].weight, 6) for choice in search.legal if choice in opinion}
        weights = [self.promise.get(choice, 0.0) for choice in search.legal]
        guesses = [opinion[choice].guess if choice in opinion else 0.0 for choice in search.legal]
        for one in again:
            one.counting = True
            one.root.expand(one.legal, weights, guesses)

    @property
    def roots(self) -> list[Node]:
        """Of all trees, that of the first search, too."""
        return [self.first.root, *(one.root for one in self.again)]

    def worth_it(self) -> list[int]:
        """Those that the first search tried most, then the most promising; none that is pointless."""
        found = [(-visits, -self.promise[choice], choice) for choice, visits, _ in self.first.ranked()]
        return [choice for visits, promise, choice in sorted(found) if visits or promise] or [self.first.best()]

    def even_out(self, choices: list[int], tries: int, until: float = NO_HURRY) -> None:
        """Until each of them was tried so often in all trees together, or that moment of `perf_counter` is there."""
        for number in range(1, -(-tries // len(self.again)) + 1):
            for one in self.again:
                one.even_out(choices, number, until)
                if perf_counter() > until:
                    return

    def tries(self, choice: int) -> int:
        return sum(tally.tried for one in self.again if (tally := one.tallies.get(choice)) is not None)

    def worth(self, choice: int) -> float:
        """To the search, on average over the trees."""
        found = self.found(choice)
        return mean(found) if found else 0.0

    def wins(self, choices: list[int]) -> tuple[float, ...]:
        """The shares of the wins after any of these choices."""
        tallies = [tally for one in self.again for choice in choices if (tally := one.tallies.get(choice)) is not None]
        seats, tried = self.first.state.seats, sum(tally.tried for tally in tallies)
        if not tried:
            return (1.0 / seats,) * seats
        return tuple(sum(tally.wins[seat] for tally in tallies) / tried for seat in range(seats))

    def luck(self, choices: list[int]) -> float:
        """Of the share of the wins of whoever chooses, one standard deviation from one such trial to the next."""
        shares = []
        for one in self.again:
            tallies = [one.tallies[choice] for choice in choices if choice in one.tallies]
            if tallies:
                shares.append(sum(tally.wins[self.seat] for tally in tallies) / sum(tally.tried for tally in tallies))
        return sqrt(variance(shares) / len(shares)) if len(shares) > 1 else 0.0

    def error(self, choices: list[int]) -> float:
        """Of the difference between two of them, one standard deviation, as the trees differ."""
        spreads = [variance(found) / len(found) for choice in choices if len(found := self.found(choice)) > 1]
        return sqrt(2.0 * mean(spreads)) if spreads else 1.0

    def found(self, choice: int) -> list[float]:
        """What each tree found."""
        kids = [(one.root.kids or {}).get(choice) for one in self.again]
        return [kid.mean(self.seat) for kid in kids if kid is not None and kid.visits]

    def known(self, choices: list[int]) -> bool:
        """So well that a difference that matters would show?"""
        return SURE * self.error(choices) <= SAME

    def equals(self, choices: list[int]) -> list[int]:
        """Those that cannot be told apart from the best, the most promising at first sight first.

        So the advice at one position does not change from one time to the next for nothing.
        """
        least = max(self.worth(choice) for choice in choices) - max(SAME, SURE * self.error(choices))
        return sorted((one for one in choices if self.worth(one) >= least), key=lambda one: (-self.promise[one], one))

    def ranked(self, choices: list[int]) -> list[int]:
        """The best first."""
        equal = self.equals(choices)
        return [*equal, *sorted(set(choices) - set(equal), key=lambda one: (-self.worth(one), one))]
