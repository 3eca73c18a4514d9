"""What computer players know about a game: who judges, what is worth trying, how to search, how strong the levels are.

A game says it once, in its face. A game that says nothing is played by its rules alone: its positions are worth the
score as it stands, and any choice is as good as another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from teahouse.core.chances import Curve
from teahouse.core.knowledge import Judge, Knowledge
from teahouse.core.state import State

NEWCOMER: Final = "newcomer"
REGULAR: Final = "regular"
SEASONED: Final = "seasoned"
EXPERT: Final = "expert"
NAMES: Final = (NEWCOMER, REGULAR, SEASONED, EXPERT)  # what people call them, the weakest first
BETWEEN: Final = 2  # steps between two of these names: newcomer, newcomer-2, newcomer-3, regular …
LEVELS: Final = tuple(
    name if step == 1 else f"{name}-{step}"
    for name in NAMES
    for step in range(1, 2 if name == NAMES[-1] else BETWEEN + 2)
)


class Style:
    """How a search goes about it. In the words of the field: PUCT with a prior from the first opinion."""

    def __init__(
        self,
        curiosity: float = 1.5,
        caution: float = 0.3,
        belief: float = 2.0,
        own_belief: float = 15.0,
        fairness: float = 0.0,
        turns: int = 0,
        random: bool = False,
        weigh_after: int = 1,
        at_a_glance: bool = False,
        widening: float = 0.3,
        open_mind: float = 0.1,
    ) -> None:
        # how much promising and untried choices are preferred to good results (c_puct), in deviations
        self.curiosity: float = curiosity
        # how much worse than usual an untried choice is taken for (first play urgency, FPU), in deviations
        self.caution: float = caution
        self.belief: float = belief  # so many results are worth as much as the first opinion (its virtual visits),
        self.own_belief: float = own_belief  # and as much as that of the choices which are decided about (at the root)
        # each of those is tried sqrt(fairness * visits * its part of the promise) times (forced playouts)
        self.fairness: float = fairness
        self.turns: int = turns  # how many turns to look ahead; 0: one of each player
        self.random: bool = random  # play on with any legal choice (random rollouts)
        self.weigh_after: int = weigh_after  # visits of a node before it is expanded; until then it is judged as it is
        # the first opinion of the choices which are decided about is the knowledge's own (its policy prior), not what
        # looking through the rest of the turn with the judge shows
        self.at_a_glance: bool = at_a_glance
        # after n visits 1 + n to this power of the things that chance may reveal are known, and met again; 0: what is
        # revealed is averaged, and nobody in the tree reacts to it (open loop)
        self.widening: float = widening
        self.open_mind: float = open_mind  # the part of the promise that every choice in the tree has alike


class Level:
    """How strong a player is: a person with weaknesses, or so many simulations per decision.

    With nothing said it is somebody who plays soundly from turn to turn.
    """

    def __init__(self, blur: float = 0.0, overlook: float = 0.0, simulations: int = 0, weaknesses: int = 0) -> None:
        self.blur: float = blur  # points of uncertainty about each choice
        self.overlook: float = overlook  # the share of choices that are not seen
        self.simulations: int = simulations
        self.weaknesses: int = weaknesses  # how many of the game's own (`Mind.weaknesses`); which, the character says


class Features:
    """The numbers that a lesson of `teahouse train` is about: linear features of a value function.

    `guesses` names them, each with the weight that was guessed for it, by which `Knowledge.worths` goes, too. `numbers`
    gives every seat's numbers in that order, `left` how much of the game is still to come, from 1 to 0.
    """

    def __init__(
        self,
        guesses: dict[str, float],
        numbers: Callable[[State], list[list[float]]],
        left: Callable[[State], float],
    ) -> None:
        self.guesses: dict[str, float] = guesses
        self.numbers: Callable[[State], list[list[float]]] = numbers
        self.left: Callable[[State], float] = left


class Mind:
    """What computer players know about one game; each part may be left out."""

    def __init__(
        self,
        judge: Callable[[int], Judge] | None = None,
        knowledge: Callable[[], Knowledge] | None = None,
        features: Features | None = None,
        style: Style | None = None,
        levels: dict[str, Level] | None = None,
        curves: dict[int, Curve] | None = None,
        weaknesses: tuple[str, ...] = (),
        person: Callable[[int, tuple[str, ...]], Judge] | None = None,
        pointless: Callable[[State, int], bool] | None = None,
    ) -> None:
        """`judge` makes the judge of a seat (an evaluation of positions in points), for the greedy player and the first
        opinion of a search; `knowledge` makes what a search knows (policy prior and value of all seats). `curves` turn
        what a search counted into chances, for each number of seats that was measured. `weaknesses` are those that
        people have in this game, by name; `person` makes the judge of a seat who has some of them. `pointless` says of
        a legal choice that it gives something away for nothing: no computer player makes it while there is another."""
        self.judge: Callable[[int], Judge] | None = judge
        self.knowledge: Callable[[], Knowledge] = Knowledge if knowledge is None else knowledge
        self.features: Features | None = features
        self.style: Style = Style() if style is None else style
        self.levels: dict[str, Level] = usual_levels(judge is not None) if levels is None else levels
        self.curves: dict[int, Curve] = {} if curves is None else curves
        self.weaknesses: tuple[str, ...] = weaknesses
        self.person: Callable[[int, tuple[str, ...]], Judge] | None = person
        self.pointless: Callable[[State, int], bool] = never if pointless is None else pointless


def never(state: State, choice: int) -> bool:
    return False


def in_order(levels: list[Level]) -> dict[str, Level]:
    """The levels of a game by their names, given from the weakest on."""
    if len(levels) != len(LEVELS):
        raise ValueError(f"{len(levels)} levels for {len(LEVELS)} names: {', '.join(LEVELS)}")
    return dict(zip(LEVELS, levels, strict=True))


def usual_levels(judged: bool) -> dict[str, Level]:
    """The levels of a game that nobody has measured yet; without a judge all of them search."""
    if not judged:
        searching = [3, 5, 9, 16, 27, 47, 80, 137, 234, 400]
        return in_order([Level(simulations=often) for often in searching])
    people = [Level(blur=2.6 - 0.4 * step, overlook=0.30 - 0.05 * step) for step in range(6)]
    searchers = [Level(simulations=often) for often in (20, 90, 420, 2000)]
    return in_order([*people, *searchers])
