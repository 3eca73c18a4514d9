"""What players want to know about a game: how a position stands, and what is worth trying.

A game subclasses `Judge` once, in mind/judge.py, for one seat's judgement, and `Knowledge` once, in mind/knowledge.py,
for a search that looks from every seat. Nothing here decides about the rules: a wrong guess makes a
player weaker, never a game wrong. Objects are made anew for every decision, so they may remember things.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from teahouse.core.rng import Rng
from teahouse.core.state import OVER, State

FAR_BELOW: Final = -1.0e9
STEEP: Final = 1.1  # how fast a chance grows with a lead: ln 3, or 0.75 for one unit


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions for one seat, in points; made anew for every decision. A game has one, in mind/judge.py."""

    def value(self, state: State) -> float:
        """What the position is worth to the seat, compared with the others."""
        raise NotImplementedError

    def settled(self, state: State) -> bool:
        """Can `value` be trusted as it is? In the middle of something looking further pays."""
        raise NotImplementedError

    def worth_trying(self, state: State, choice: int) -> bool:
        """Is the choice worth a look, for its own sake and at this moment?"""
        raise NotImplementedError

    def lure(self, state: State, choice: int) -> float:
        """How many points better the choice looks than it is, to somebody with the weaknesses of this judge."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The knowledge of one who knows nothing but the rules: the score as it stands, and any choice is as good."""

    def worths(self, state: State) -> list[float]:
        """What every seat will have in the end, in points, as far as one can tell now."""
        return [float(points) for points in state.scores()]

    def weights(self, state: State, legal: list[int]) -> list[float]:
        """How promising each of these choices is for the actor; 0 leaves it out. Any positive sum will do."""
        return [1.0] * len(legal)

    def pick(self, state: State, legal: list[int], rng: Rng) -> int:
        """A quick, sensible choice for playing on."""
        return draw_weighted(legal, self.weights(state, legal), rng)

    def unit(self, state: State) -> float:
        """A lead of so many points is three times in four enough to win from here."""
        return 10.0

    def settled(self, state: State) -> bool:
        """Can the position be judged as it is? In the middle of something one plays on first."""
        return True

    def importance(self, state: State) -> float:
        """The share of the time of a turn that this decision deserves, 1 for the decisive ones."""
        return 1.0

    def chances(self, state: State) -> list[float]:
        """For every seat what the position is worth to a search, from 0 to 1: mostly the chance of winning."""
        if state.actor == OVER:
            return self.result(state)
        return self.odds(state, self.worths(state))

    def odds(self, state: State, worth: list[float]) -> list[float]:
        """The same for a game that goes on, in which every seat is worth so much."""
        unit = self.unit(state)
        return [chance(lead(worth, seat), unit) for seat in range(state.seats)]

    def wins(self, state: State, worth: list[float]) -> list[float]:
        """The same as chances of winning and nothing else: they add up to 1 over the seats."""
        if len(worth) == 1:
            return self.odds(state, worth)
        return shared(worth, self.unit(state) / STEEP)

    def won(self, state: State) -> list[float]:
        """Who has won, at the end; those who share the first place share the win. Alone one wins or loses."""
        if state.seats == 1:
            return [0.0 if state.lost() else 1.0]
        places = state.ranking()
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    def result(self, state: State) -> list[float]:
        """The win, or a part of it, and a little for the margin."""
        scores = state.scores()
        worth = [float(points) for points in scores]
        places = state.places(scores)
        winners = places.count(1)
        found: list[float] = []
        for seat in range(state.seats):
            won = 0.0
            if places[seat] == 1:
                won = 1.0 / winners
            found.append(0.85 * won + 0.15 * share(lead(worth, seat), 12.0))
        return found


def weighed(numbers: list[float], early: list[float], late: list[float], left: float) -> float:
    """The sum of all numbers, with weights that go from `early` to `late` as the part of the game that is left goes."""
    total = 0.0
    for at in range(len(numbers)):
        total += numbers[at] * (late[at] + left * (early[at] - late[at]))
    return total


def lead(worth: list[float], seat: int) -> float:
    """The lead over the best of the others; alone, what one has."""
    best = -1.0e9
    for other in range(len(worth)):
        if other != seat and worth[other] > best:
            best = worth[other]
    return worth[seat] if len(worth) == 1 else worth[seat] - best


def share(margin: float, unit: float) -> float:
    """A lead as a chance: 0.75 for one unit."""
    x = STEEP * margin / unit
    if x > 20.0:
        return 1.0
    if x < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def shared(worth: list[float], unit: float) -> list[float]:
    """What everybody is worth as shares of one win: e times as great for every unit more (softmax)."""
    best = max(worth)
    parts = [exp((one - best) / unit) for one in worth]
    total = sum(parts)
    return [part / total for part in parts]


def fraction(rng: Rng) -> float:
    """Any number from 0 to 1."""
    whole: int = rng.below(1 << 20)
    return whole / 1048576.0


def some_of(legal: list[int], most: int, rng: Rng) -> list[int]:
    """At most so many of the choices, any of them, in their order: who plays on quickly does not look at all."""
    left = len(legal)
    if left <= most:
        return legal
    wanted = most
    found: list[int] = []
    for choice in legal:
        if rng.below(left) < wanted:
            found.append(choice)
            wanted -= 1
            if wanted == 0:
                break
        left -= 1
    return found


def best_of(legal: list[int], values: list[float], noise: float, rng: Rng) -> int:
    """The choice with the highest value, each of them blurred by up to `noise`."""
    best = legal[0]
    highest = -1.0e18
    for number in range(len(legal)):
        value = values[number] + noise * fraction(rng)
        if value > highest:
            highest = value
            best = legal[number]
    return best


def chance(margin: float, unit: float) -> float:
    """Mostly the chance that a lead is enough; a part that never runs dry lets even the winner look for more."""
    return 0.8 * share(margin, unit) + 0.2 * share(margin, 4.0 * unit)


def draw_weighted(legal: list[int], weights: list[float], rng: Rng) -> int:
    total = 0.0
    for weight in weights:
        total += weight
    left = total * fraction(rng)
    for number in range(len(legal)):
        left -= weights[number]
        if left < 0.0:
            return legal[number]
    return legal[-1]


def without(
    state: State, legal: list[int], values: list[float], pointless: Callable[[State, int], bool]
) -> list[float]:
    """The values, with what is pointless far below all others."""
    return [FAR_BELOW if pointless(state, legal[at]) else values[at] for at in range(len(legal))]


def by_value(values: list[float], temperature: float) -> list[float]:
    """Weights that fall with the distance from the best, by a factor e per `temperature`; far ones are left out."""
    best = -1.0e18
    for value in values:
        best = max(best, value)
    weights: list[float] = []
    for value in values:
        distance = (best - value) / temperature
        weights.append(exp(-distance) if distance < 6.0 else 0.0)
    return weights
