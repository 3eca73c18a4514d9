"""The tree of a search: a node for every choice, and one for everything that was revealed after it."""

from __future__ import annotations

from math import sqrt


class Node:
    """What became of a choice, or of what chance revealed: how often it was tried, and the sum of everybody's results.

    After it somebody chooses (`kids`) or chance reveals something (`revealed`), so that players in the tree can react
    to what they see. Chance may do too many different things for all of them to be met twice: a node gets to know a
    few more, the oftener it is visited (progressive widening), and meets those again.
    """

    def __init__(self, choice: int, weight: float, guess: float) -> None:
        self.choice: int = choice
        self.weight: float = weight  # how promising it is (prior probability)
        self.guess: float = guess  # the first opinion of its result, compared with the best choice: 0 or less
        self.visits: int = 0
        self.totals: list[float] = []
        self.kids: dict[int, Node] | None = None
        self.revealed: dict[int, Node] | None = None

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.5

    def add(self, results: list[float]) -> None:
        self.visits += 1
        if self.totals:
            for seat in range(len(results)):
                self.totals[seat] += results[seat]
        else:
            self.totals = results[:]

    def reveal(self, drawn: int, most: int) -> Node:
        """What chance does here, if it drew this one; where `most` are known already, one of them it did too seldom."""
        revealed = self.revealed
        if revealed is None:
            revealed = {}
            self.revealed = revealed
        found = revealed.get(drawn)
        if found is None:
            if len(revealed) < most:
                found = Node(drawn, 1.0, 0.0)
                revealed[drawn] = found
            else:
                fewest = 1 << 40
                for node in revealed.values():
                    if node.visits < fewest:
                        fewest = node.visits
                        found = node
        assert found is not None
        return found

    def expand(self, legal: list[int], weights: list[float], guesses: list[float]) -> None:
        """Add the choices that are not there yet."""
        kids = self.kids
        if kids is None:
            kids = {}
            self.kids = kids
        for number in range(len(legal)):
            choice = legal[number]
            if choice not in kids:
                kids[choice] = Node(choice, weights[number], guesses[number])

    def select(
        self, legal: list[int], seat: int, curiosity: float, belief: float, fairness: float = 0.0
    ) -> Node | None:
        """The choice to look at next: good results, promising, not yet tried often. None if one is not known yet.

        The first opinion of a choice counts like `belief` results. Whatever it says, `fairness` has each choice tried
        some times, the more often the more promising it is: first opinions can be wrong.
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
        usual = self.mean(seat)
        best = found[0]
        highest = -1.0e18
        due = fairness * visits / weights
        for kid in found:
            tried = kid.visits
            if tried * tried < due * kid.weight:
                return kid
            value = usual + kid.guess
            if tried:
                value = (kid.totals[seat] + belief * value) / (tried + belief)
            value += eager * kid.weight / (1.0 + tried)
            if value > highest:
                highest = value
                best = kid
        return best
