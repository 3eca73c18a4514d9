"""A player who plays like a person: makes a plan for the turn, carries it out, and has weaknesses of a character.

What it thinks of a choice is wrong by some points (`blur`), and some choices it does not see at all (`overlook`); both
are drawn once for a turn, so that nobody throws away what was taken for a reason. Which of the game's weaknesses it
has, its character says, which stays for a whole match.
"""

from __future__ import annotations

from typing import Final

from teahouse import games
from teahouse.bots.ahead import DEPTH, NOTHING, WIDTH, after
from teahouse.bots.greedy import GreedyBot
from teahouse.core.game import Game
from teahouse.core.knowledge import Judge, fraction
from teahouse.core.mind import Level
from teahouse.core.rng import Rng
from teahouse.core.state import State

HAND: Final = 0.75  # how much of the uncertainty is left for what follows in a turn: one sees it clearer then
WHATEVER: Final[tuple[int, ...]] = ()
MIX: Final = 1 << 20  # more than there are choices in any game


class HumanBot(GreedyBot):
    """Of this level. `character` says which weaknesses it has where it has not all of them; else one is drawn for each
    match."""

    def __init__(self, game: Game, level: Level, character: int | None = None) -> None:
        super().__init__(game)
        self.mind = games.face(game.name).mind
        self.level = level
        self.given = character
        self.character = character
        self.turn = (0, 0)
        self.began = ""  # the position in which the plan was made
        self.mood = 0  # what is overlooked and misjudged in this turn follows from it
        self.plan: dict[str, int] = {}  # what is to be chosen in which position

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        luck, here = int(rng.below(1 << 29)), state.to_text()
        begins = here == self.began or self.turn != (state.turn, state.actor)
        if begins:
            self.begin(state, here, luck)
        elif here in self.plan:
            return self.plan[here]
        judge = self.person(state.actor)
        best, way = self.best(state, tried(state, legal, judge), judge, begins)
        self.plan |= planned(state, [best, *way])
        return best

    def begin(self, state: State, here: str, luck: int) -> None:
        """A turn of a match; of a new one, if that was later than this one."""
        if self.given is None and (self.character is None or state.turn < self.turn[0]):
            self.character = luck
        self.turn, self.began, self.mood, self.plan = (state.turn, state.actor), here, luck, {}

    def person(self, seat: int) -> Judge:
        weak = self.weaknesses(seat)
        return self.mind.person(seat, weak) if weak and self.mind.person is not None else self.judge(seat)

    def weaknesses(self, seat: int) -> tuple[str, ...]:
        """Those of the seat: two players of one level at a table are two characters."""
        known = self.mind.weaknesses
        first = (self.character or 0) + seat
        return tuple(known[(first + number) % len(known)] for number in range(min(self.level.weaknesses, len(known))))

    def best(self, state: State, legal: list[int], judge: Judge, begins: bool) -> tuple[int, tuple[int, ...]]:
        """The choice that looks best, and how the turn is to go on after it."""
        highest, best = NOTHING, legal[0]
        way: tuple[int, ...] = ()
        for choice in self.seen(legal):
            worth, further = best_way(state, choice, judge)
            worth += judge.lure(state, choice) + self.error(choice) * (1.0 if begins else HAND)
            if worth > highest:
                highest, best, way = worth, choice, further
        return best, way

    def seen(self, legal: list[int]) -> list[int]:
        """Nobody overlooks everything."""
        if not self.level.overlook:
            return legal
        seen = [one for one in legal if fraction(Rng(self.mood * MIX + one)) >= self.level.overlook]
        return seen or [legal[self.mood % len(legal)]]

    def error(self, choice: int) -> float:
        """Points, the same whenever it is looked at in this turn."""
        if not self.level.blur:
            return 0.0
        rng = Rng(self.mood * MIX + MIX // 2 + choice)
        # the sum of four even numbers is nearly as good as a bell curve, and the same on every machine
        return self.level.blur * (sum(fraction(rng) for _ in range(4)) - 2) * 1.73


def best_way(state: State, choice: int, judge: Judge) -> tuple[float, tuple[int, ...]]:
    """What the best position is worth that the choice can lead to in this turn, and the choices after it that do."""
    first = after(state, choice)
    if judge.settled(first):
        return judge.value(first), ()
    frontier: list[tuple[float, int, State, tuple[int, ...]]] = [(NOTHING, 0, first, ())]
    best, found = NOTHING, WHATEVER
    for _ in range(DEPTH):
        rated: list[tuple[float, int, State, tuple[int, ...]]] = []
        for worth, _number, position, way in frontier:
            if judge.settled(position):
                if worth > best:
                    best, found = worth, way
                continue
            for step in tried(position, position.legal(), judge):
                further = after(position, step)
                rated.append((judge.value(further), len(rated), further, (*way, step)))
        if not rated:
            return best, found
        rated.sort(reverse=True)
        frontier = rated[:WIDTH]
    for worth, _number, _position, way in frontier:
        if worth > best:
            best, found = worth, way
    return best, found


def tried(state: State, legal: list[int], judge: Judge) -> list[int]:
    return [choice for choice in legal if judge.worth_trying(state, choice)] or legal


def planned(state: State, way: list[int]) -> dict[str, int]:
    """The same as what to choose in which position."""
    plan: dict[str, int] = {}
    position = state
    for choice in way:
        plan[position.to_text()] = choice
        position = after(position, choice)
    return plan
