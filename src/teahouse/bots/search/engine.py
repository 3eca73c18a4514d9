"""Monte Carlo tree search for one to four players.

Every simulation begins with a copy of the position and draws chance as it comes, with the search's own generator: a
state holds no deck order, so there is nothing to peek at. The tree holds the players' choices and what was revealed
after them, so that a player in the tree answers what he sees (`tree.py`). Each player goes
for its own result (max-n): results are what winning and the margin are worth to a seat (utility). Which choice is tried
next is decided by PUCT, with how promising it is at first sight as its prior; `core.mind.Style` has the numbers.
Where people ask, wins are counted apart, for each choice at the root (`tally.py`): only they are told as chances.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from teahouse.bots.search.tally import Tally
from teahouse.bots.search.tree import Node
from teahouse.core.knowledge import Knowledge
from teahouse.core.mind import Style
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

CLOCK_EVERY: int = 16  # decisions of a playout between two looks at the clock
WHOLE_GAME: int = 1000000  # turns to look ahead
CLEAR: float = 6.0  # times as often tried as any other: a clear choice
TORN: float = 0.6  # of the tries of the choice tried most: another one may still be the better one,
ENOUGH: float = 0.1  # and after so many of them, if its results are better


class Stopped(Exception):
    """The time is over in the middle of a simulation."""


class Search:
    """A search for the best choice at one position."""

    def __init__(self, state: State, knowledge: Knowledge, style: Style, rng: Rng, root: Node | None = None) -> None:
        """`root`: what an earlier search has found out about this very position."""
        self.state: State = state
        self.knowledge: Knowledge = knowledge
        self.style: Style = style
        self.rng: Rng = rng
        self.root: Node = Node(-1, 1.0, 0.0) if root is None else root
        self.seat: int = state.actor
        self.legal: list[int] = state.legal()
        self.done: int = 0
        self.deadline: float = 1.0e18
        self.countdown: int = CLOCK_EVERY
        self.mean: float = 0.5  # of all results for the seat, and their deviation
        self.squares: float = 0.0
        self.deviation: float = 0.1
        self.counting: bool = False  # wins are counted, apart from the results: for people who ask, not for players
        self.tallies: dict[int, Tally] = {}  # by the choice at the root
        self.won: list[float] = []  # how the win of the last simulation is shared

    def run(self, simulations: int, until: float) -> None:
        """Simulate so often, but no longer than until this moment of `perf_counter`.

        It ends early when the choice tried most cannot be caught up with any more.
        """
        self.deadline = until
        left = simulations
        try:
            while left > 0:
                self.simulate()
                left -= 1
                if left % 32 == 0 and self.decided(left):
                    return
        except Stopped:
            return

    def decided(self, left: int) -> bool:
        """Is the lead of the choice tried most greater than all the simulations that are left?"""
        most = 0
        second = 0
        kids = self.root.kids
        if kids is not None:
            for choice in self.legal:
                kid = kids.get(choice)
                visits = 0 if kid is None else kid.visits
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
        return most - second > left

    def clear(self) -> bool:
        """Has one choice been tried so much oftener than any other that thinking on hardly matters?"""
        ranked = self.ranked()
        return len(ranked) < 2 or ranked[0][1] > CLEAR * ranked[1][1]

    def torn(self) -> bool:
        """Is another choice tried nearly as often, or often enough and with better results?"""
        ranked = self.ranked()
        if len(ranked) < 2:
            return False
        _, most, mean = ranked[0]
        if ranked[1][1] > TORN * most:
            return True
        for _, visits, other in ranked:  # noqa: SIM110  the compiled loop makes no generator
            if visits > ENOUGH * most and other > mean:
                return True
        return False

    def even_out(self, choices: list[int], tries: int, until: float) -> None:
        """Try each of these choices at the root so often, in turn: only then can they be compared."""
        self.deadline = until
        try:
            for number in range(tries):
                for choice in choices:
                    tally = self.tallies.get(choice)
                    if tally is None or tally.tried <= number:
                        self.simulate(choice)
        except Stopped:
            return

    def simulate(self, forced: int = -1) -> None:
        """One simulation; `forced` is the choice to begin with, if it is not to be chosen freely."""
        s = self.state.clone()
        node = self.root
        path: list[Node] = [node]
        style = self.style
        curiosity = style.curiosity * self.deviation
        caution = style.caution * self.deviation
        last = self.horizon()
        while True:
            actor = s.actor
            if actor == OVER:
                break
            if actor == CHANCE:
                met = self.reveal(s, node)
                if met is not node:
                    path.append(met)
                    node = met
                continue
            if s.turn >= last and self.knowledge.settled(s):
                break
            legal = s.legal()
            if len(legal) == 1:
                s.apply(legal[0])
                continue
            self.look_at_clock()
            own = node is self.root
            if own and forced >= 0 and node.kids is not None and forced in node.kids:
                node = node.kids[forced]
                s.apply(forced)
                path.append(node)
                continue
            belief = style.own_belief if own else style.belief
            fairness = style.fairness if own else 0.0
            kid = node.select(legal, actor, curiosity, belief, fairness)
            if kid is None:
                if node.visits < style.weigh_after and node.kids is None and len(path) > 1:
                    break
                node.expand(legal, self.open_mind(self.knowledge.weights(s, legal)), [-caution] * len(legal))
                kid = node.select(legal, actor, curiosity, belief, fairness)
                if kid is None:
                    break
            s.apply(kid.choice)
            node = kid
            path.append(kid)
        results = self.result(s)
        for node in path:
            node.add(results)
        if self.counting and len(path) > 1:
            self.count(path[1].choice)
        self.note(results[self.seat])

    def reveal(self, s: State, node: Node) -> Node:
        """What chance does, and the node of it; the same node where what is revealed is averaged."""
        drawn = s.draw(self.rng)
        widening = self.style.widening
        if widening > 0.0:
            node = node.reveal(drawn, int(1.0 + (node.visits + 1.0) ** widening))
            drawn = node.choice
        s.apply(drawn)
        return node

    def open_mind(self, weights: list[float]) -> list[float]:
        """The same as parts of a whole, with a little of it for every choice: first opinions can be wrong."""
        total = 0.0
        for weight in weights:
            total += weight
        alike = self.style.open_mind
        floor = alike / len(weights)
        if total <= 0.0:
            return [floor] * len(weights)
        return [(1.0 - alike) * weight / total + floor for weight in weights]

    def count(self, choice: int) -> None:
        """Add to the choice at the root how the win was shared."""
        tally = self.tallies.get(choice)
        if tally is None:
            tally = Tally(self.state.seats)
            self.tallies[choice] = tally
        tally.add(self.won)

    def note(self, result: float) -> None:
        """Keep the deviation of the results: what is a big difference here?"""
        self.done += 1
        before = result - self.mean
        self.mean += before / self.done
        self.squares += before * (result - self.mean)
        if self.done >= 8:
            self.deviation = sqrt(max(0.0001, self.squares / self.done))

    def horizon(self) -> int:
        """The turn at whose beginning positions are judged, all of them: who has just had a turn looks better off."""
        turns = self.style.turns
        return self.state.turn + (turns if turns > 0 else self.state.seats)

    def result(self, s: State) -> list[float]:
        """Play on to the horizon and judge what has come of it."""
        style = self.style
        knowledge = self.knowledge
        rng = self.rng
        last = self.horizon()
        while True:
            actor = s.actor
            if actor == OVER:
                break
            if actor == CHANCE:
                s.apply(s.draw(rng))
                continue
            if s.turn >= last and knowledge.settled(s):
                break
            legal = s.legal()
            if len(legal) == 1:
                s.apply(legal[0])
                continue
            self.look_at_clock()
            if style.random:
                s.apply(legal[rng.below(len(legal))])
            else:
                s.apply(knowledge.pick(s, legal, rng))
        if not self.counting:
            return knowledge.chances(s)
        if s.actor == OVER:
            self.won = knowledge.won(s)
            return knowledge.result(s)
        worth = knowledge.worths(s)
        self.won = knowledge.wins(s, worth)
        return knowledge.odds(s, worth)

    def look_at_clock(self) -> None:
        self.countdown -= 1
        if self.countdown <= 0:
            self.countdown = CLOCK_EVERY
            if perf_counter() > self.deadline:
                raise Stopped

    def best(self) -> int:
        """The choice tried most; among equals the one with the better results."""
        kids = self.root.kids
        if kids is None:
            return self.legal[0]
        best = self.legal[0]
        most = -1.0
        for choice in self.legal:
            kid = kids.get(choice)
            if kid is None:
                continue
            count = kid.visits + kid.mean(self.seat) + 1.0e-6 * kid.weight
            if count > most:
                most = count
                best = choice
        return best

    def ranked(self) -> list[tuple[int, int, float]]:
        """Every choice with its visits and what it is worth to the search, the best first."""
        kids = self.root.kids
        if kids is None:
            return [(choice, 0, 0.5) for choice in self.legal]
        found: list[tuple[int, float, int]] = []
        for choice in self.legal:
            kid = kids.get(choice)
            if kid is not None:
                found.append((kid.visits, kid.mean(self.seat), choice))
        found.sort(reverse=True)
        return [(choice, visits, mean) for visits, mean, choice in found]
