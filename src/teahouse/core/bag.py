"""A multiset of kinds: a bag, a deck or the tiles nobody has seen. Nothing in it has an order or an identity yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from teahouse.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


class Bag:
    """`counts[kind]` pieces of every kind."""

    def __init__(self, counts: list[int], total: int) -> None:
        """Only stores: `filled` counts, and a clone knows."""
        self.counts: list[int] = counts
        self.total: int = total

    def clone(self) -> Bag:
        return Bag(self.counts[:], self.total)

    def take(self, kind: int) -> None:
        self.counts[kind] = self.counts[kind] - 1
        self.total -= 1

    def put(self, kind: int) -> None:
        self.counts[kind] = self.counts[kind] + 1
        self.total += 1

    def kinds(self) -> list[int]:
        """The kinds of which there is at least one."""
        return [kind for kind, count in enumerate(self.counts) if count > 0]

    def pick(self, rng: Rng) -> int:
        """A kind, each as likely as its count. Does not take it: a draw is a choice, applied like any other."""
        if self.total == 0:
            raise ValueError("the bag is empty")
        counts = self.counts
        left = rng.below(self.total)
        kind: i64 = 0
        while True:
            left -= counts[kind]
            if left < 0:
                return kind
            kind += 1


def filled(counts: list[int]) -> Bag:
    """A bag with so many pieces of every kind."""
    return Bag(counts, sum(counts))
