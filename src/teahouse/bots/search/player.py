"""The searching player: so many simulations, and no longer than so many seconds, for a choice and for a turn."""

from __future__ import annotations

from math import log
from time import perf_counter

from teahouse import games
from teahouse.bots.ahead import look_ahead
from teahouse.bots.bot import Bot
from teahouse.bots.search.engine import Search
from teahouse.bots.search.lesson import LEAST, Learned, Lesson
from teahouse.bots.search.lessons import features_of
from teahouse.bots.search.tree import Node
from teahouse.core.game import Game
from teahouse.core.knowledge import Judge, Knowledge, by_value
from teahouse.core.mind import Style
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

OPEN_MIND = 0.15  # how much of the first weights does not come from the first opinion
WARM = 1.5  # points of difference that make a choice e times as promising (temperature of the prior)
STEEP = 0.22  # how much a lead of one unit more raises the chance of winning
WORST = -0.3  # no first opinion is worse than that
UNSEEN = -1.0e6  # the value of a choice there was no time to look at
FOR_OPINION = 0.3  # the part of the time that may be spent on the first opinion
NO_HURRY = 1.0e9  # seconds
LONGER = 2.4  # times the usual time of a turn, where the choice is open
WHILE_THERE_IS_TIME = 1 << 40  # simulations


class SearchBot(Bot):
    """Searches; what it found out about the rest of the turn it uses again at the next choice.

    `simulations` is for a decision that matters, others get a part of it. `seconds` is the limit of a turn (0: none);
    the search stops in the middle of a simulation when it is reached. Without it a choice depends on nothing but the
    choices of this player before, the position and the generator. Where there is time to `spare` for a turn, it goes on
    after its simulations: until that is used up, not as long where the choice is clear, longer where it is open.
    """

    def __init__(
        self,
        game: Game,
        simulations: int = 1000,
        seconds: float = 0.0,
        style: Style | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        super().__init__(game)
        mind = games.face(game.name).mind
        self.knowledge = mind.knowledge
        self.judge_of = mind.judge
        self.lesson = lesson
        self.simulations = simulations
        self.seconds = seconds
        self.spare = 0.0
        self.counting = False  # wins, too: for people who ask
        self.style = style or mind.style
        self.expected: State | None = None  # the position after the last choice, and what is known about it
        self.node: Node | None = None
        self.looked: Search | None = None  # the search behind the last choice; none where there was nothing to choose
        self.turn = (0, 0)
        self.spent = 0.0

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        self.looked = None
        if len(legal) == 1:
            choice = legal[0]
            if self.expected is not None and same(self.expected, state):
                self.remember(state, choice, self.node)  # nothing was decided: the tree has no node for it
            return choice
        search = self.looked = self.search(state, rng)
        choice = search.best()
        kids = search.root.kids
        self.remember(state, choice, kids.get(choice) if kids is not None else None)
        return choice

    def know(self) -> Knowledge:
        """The game's own knowledge, with what was learned about it."""
        own = self.knowledge()
        return own if self.lesson is None else Learned(own, self.lesson, self.game, features_of(self.game))

    def search(self, state: State, rng: Rng, part: float = 1.0) -> Search:
        """A search of this position with all there is to spend on it, or a part of it."""
        start = perf_counter()
        if self.turn != (state.turn, state.actor):
            self.turn, self.spent = (state.turn, state.actor), 0.0
        known = self.node if self.expected is not None and same(self.expected, state) else None
        search = Search(state.clone(), self.know(), self.style, Rng(rng.below(1 << 29)), known)
        search.counting = self.counting
        share = search.knowledge.importance(state)
        seconds = part * self.limit(share, self.seconds) if self.seconds else NO_HURRY
        if search.root.kids is None:
            weights, guesses = self.opinion(state, search, start + FOR_OPINION * seconds)
            search.root.expand(search.legal, weights, guesses)
        simulations = max(1, int(self.simulations * share * part) - search.root.visits // 2)
        search.run(simulations, start + seconds)
        if self.spare > self.spent:
            self.think_on(search, start, self.limit(share, self.spare), seconds)
        self.spent += perf_counter() - start
        return search

    def think_on(self, search: Search, start: float, usual: float, most: float) -> None:
        """Use the time there is: half of the usual where the choice is clear, more than it where it is open."""
        search.run(WHILE_THERE_IS_TIME, start + min(most, 0.5 * usual))
        if not search.clear():
            search.run(WHILE_THERE_IS_TIME, start + min(most, usual))
            if search.torn():
                search.run(WHILE_THERE_IS_TIME, start + min(most, LONGER * usual))

    def limit(self, share: float, turn: float) -> float:
        """The first decisions of a turn may take the greater part of its time, the last ones what is left."""
        return max(0.002, 0.45 * share * (turn - self.spent))

    def opinion(self, state: State, search: Search, until: float) -> tuple[list[float], list[float]]:
        """How promising each choice is, and how much worse than the best."""
        guessed = search.knowledge.weights(state, search.legal)
        if self.style.at_a_glance or self.judge_of is None:
            values = [WARM * log(max(weight, LEAST)) for weight in guessed]
        else:
            values = looked_at(state, search.legal, guessed, self.judge_of(state.actor), until)
        looked = by_value(values, WARM)
        most, total = sum(looked), sum(guessed) or 1.0
        weights = [
            (1 - OPEN_MIND) * one / most + OPEN_MIND * (0.5 * other / total + 0.5 / len(looked))
            for one, other in zip(looked, guessed, strict=True)
        ]
        best, unit = max(values), search.knowledge.unit(state)
        return weights, [max(WORST, STEEP * (value - best) / unit) for value in values]

    def remember(self, state: State, choice: int, node: Node | None) -> None:
        """Keep what is known about the position after the choice, unless chance is going to change it."""
        after = state.clone()
        after.apply(choice)
        keep = node is not None and after.actor not in (CHANCE, OVER)
        self.expected, self.node = (after, node) if keep else (None, None)


def looked_at(state: State, legal: list[int], guessed: list[float], judge: Judge, until: float) -> list[float]:
    """What the greedy player makes of each choice.

    What seems promising at once is looked at first; when the time is over, the others are taken for bad ones.
    """
    values = [UNSEEN] * len(legal)
    for number in sorted(range(len(legal)), key=lambda at: -guessed[at]):
        choice = legal[number]
        values[number] = look_ahead(state, choice, judge) - (0.0 if judge.worth_trying(state, choice) else 3.0)
        if perf_counter() > until:
            break
    return values


def same(one: State, other: State) -> bool:
    """Is it the position that was expected? A wrong yes would only make the first guess of a search worse."""
    return (
        one.turn == other.turn
        and one.actor == other.actor
        and len(one.pending) == len(other.pending)
        and one.legal() == other.legal()
        and one.scores() == other.scores()
    )
