"""A multiset of kinds: a bag, a deck or the tiles nobody has seen. Nothing in it has an order or an identity yet."""

from __future__ import annotations

from teahouse.core.rng import Rng


class Bag:
    """`counts[kind]` pieces of every kind."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: list[int] = counts
        self.total: int = sum(counts)

    def clone(self) -> Bag:
        return Bag(self.counts[:])

    def take(self, kind: int) -> None:
        self.counts[kind] -= 1
        self.total -= 1

    def put(self, kind: int) -> None:
        self.counts[kind] += 1
        self.total += 1

    def kinds(self) -> list[int]:
        """The kinds of which there is at least one."""
        return [kind for kind, count in enumerate(self.counts) if count > 0]

    def pick(self, rng: Rng) -> int:
        """A kind, each as likely as its count. Does not take it: a draw is a choice, applied like any other."""
        left: int = rng.below(self.total)
        for kind, count in enumerate(self.counts):
            if left < count:
                return kind
            left -= count
        raise ValueError("the bag is empty")
