"""A lesson being played: which step it is at, whether the goal is reached, or cannot be reached any more.

A desk is a value that follows from the lesson and the list of choices so far, of everybody and of chance: nothing is
kept anywhere. What chance shows and what others answer is fixed by the lesson. A choice is wrong only if no way leads
to the goals any more; that is found out by trying, whatever the author thought of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from teahouse import games
from teahouse.core.errors import DataError, IllegalChoice, Reason
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, NOTHING, OVER, Event, State
from teahouse.school.goals import Seen, begins_with, by_source, gained, is_true
from teahouse.school.lesson import Lesson, Step, Wrong

LONGEST: Final = 400  # choices of a lesson
NODES: Final = 900  # positions that are looked at to find a way


class Desk:
    """`line` has the choices of everybody so far."""

    def __init__(self, game: str, lesson: Lesson, line: Sequence[int] = ()) -> None:
        """Raises IllegalChoice or NotationError for a line that cannot be."""
        self.game = games.find(game)
        self.lesson = lesson
        self.state: State = self.game.read_position(lesson.position)
        self.state.events = []
        self.seat = lesson.seat
        self.before = by_source(self.state, self.seat)
        self.step = 0
        self.made: list[int] = []
        self.told: list[Event] = []
        self.fixed: list[int] = [self.game.parse(words) for words in lesson.fixed]
        self.turns = 1
        self.turn = self.state.turn
        self.line: list[int] = []
        self.own: list[int] = []  # where in the line the learner has chosen himself
        self.by_choice: list[list[Event]] = []
        self.passed: list[int] = []  # steps whose goal was reached by the last own choice
        if len(line) > LONGEST:
            raise DataError(f"a lesson has at most {LONGEST} choices, not {len(line)}")
        self._follow(line)

    def _follow(self, line: Sequence[int]) -> None:
        """What was played before; whatever would have been asked for is the learner's own choice."""
        for choice in line:
            if self.state.actor == self.seat and self._by_itself() != choice:
                self.own.append(len(self.line))
            self._take(choice)
        self.passed = []

    # --- what everybody may ask ---

    @property
    def done(self) -> bool:
        return self.step >= len(self.lesson.steps)

    @property
    def now(self) -> Step:
        """The step that is going on; the last one, when all is done."""
        return self.lesson.steps[min(self.step, len(self.lesson.steps) - 1)]

    @property
    def ended(self) -> bool:
        """The learner has no more turns."""
        state = self.state
        if state.actor == OVER:
            return True
        own = state.actor == self.seat and state.turn == self.turn
        asked_later = state.actor == CHANCE or (state.turn == self.turn and state.actor != self.seat)
        return not own and not asked_later and self.turns >= self.lesson.turns

    def legal(self) -> list[int]:
        """What the learner may choose: of what the rules allow, what the step leaves."""
        if self.done or self.state.actor != self.seat or self.ended:
            return []
        return self.allowed(self.state.legal())

    def allowed(self, legal: list[int]) -> list[int]:
        only = self.now.only
        if not only:
            return legal
        left = [choice for choice in legal if any(begins_with(self.game, choice, words) for words in only)]
        return left

    def copy(self) -> Desk:
        twin = Desk.__new__(Desk)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.state.events = []
        twin.made, twin.told, twin.fixed = self.made[:], self.told[:], self.fixed[:]
        twin.line, twin.own, twin.passed = self.line[:], self.own[:], self.passed[:]
        twin.by_choice = self.by_choice[:]
        return twin

    def gain(self) -> int:
        """Points since the lesson began."""
        return gained(self.state, self.seat, self.before)

    # --- playing ---

    def play(self, choice: int) -> None:
        """One choice of the learner, with all that follows by itself. Raises IllegalChoice."""
        if self.done or self.ended or self.state.actor != self.seat:
            raise IllegalChoice(self.game.notation(choice), Reason("lesson", "the-step-is-over"))
        if choice not in self.state.legal():
            raise IllegalChoice(self.game.notation(choice), self.game.why_not(self.state, choice))
        if choice not in self.legal():
            raise IllegalChoice(self.game.notation(choice), Reason("lesson", "not-in-this-step"))
        self.own.append(len(self.line))
        self.passed = []
        self._take(choice)
        self.run_on()

    def run_on(self) -> None:
        """Chance shows what is fixed, others answer, and where there is nothing to decide nobody is asked."""
        while not self.done and self.room_for(len(self.line)):
            found = self._by_itself()
            if found == NOTHING:
                return
            self._take(found)

    def room_for(self, line: int) -> bool:
        """Whether so many choices may have one more."""
        return line < LONGEST

    def _by_itself(self) -> int:
        state = self.state
        if state.actor == OVER or self.ended:
            return NOTHING
        if state.actor != self.seat:
            return self._others()
        legal = state.legal()
        if len(legal) == 1 and self.line and not self.game.asks_in_any_case(state):
            return legal[0]
        return self.game.goes_without_saying(state) if self.line else NOTHING

    def _others(self) -> int:
        """The next of what is fixed that is possible; where nothing is, the same for everybody who comes this way."""
        legal = self.state.legal()
        for choice in self.fixed:
            if choice in legal:
                return choice
        if self.state.actor == CHANCE:
            return self.state.draw(Rng(len(self.line)))
        return legal[-1]  # the least that can be answered: `done` and `pass` come last

    def _take(self, choice: int) -> None:
        state = self.state
        actor = state.actor
        if choice not in state.legal():
            raise IllegalChoice(self.game.notation(choice), self.game.why_not(state, choice))
        if actor != self.seat and choice in self.fixed:
            self.fixed.remove(choice)
        state.events = []
        state.apply(choice)
        self.line.append(choice)
        self.by_choice.append(state.events)
        self.told += state.events
        if actor == self.seat:
            self.made.append(choice)
        if state.actor == self.seat and state.turn != self.turn and self.turns < self.lesson.turns:
            self.turn = state.turn
            self.turns += 1
        while not self.done and self.state.actor != CHANCE and self.reached(self.now):
            self.passed.append(self.step)
            self.step += 1
            self.made, self.told = [], []

    def reached(self, step: Step) -> bool:
        seen = self.seen()
        return all(is_true(fact, seen) for fact in step.goal)

    def seen(self) -> Seen:
        return Seen(self.game, self.state, self.seat, self.made, self.told, self.before, self.ended)

    # --- judging ---

    def way(self, nodes: int = NODES) -> tuple[list[int] | None, bool]:
        """Choices of the learner that lead to the end of the lesson, None if there are none; and whether that is
        sure."""
        best = [self.game.parse(words) for words in self.lesson.best]
        if self.done:
            return [], True
        search = _Search(best, nodes)
        found = search.look(self)
        return found, found is not None or search.left >= 0

    def lost(self, nodes: int = NODES) -> bool:
        """Whether the goal cannot be reached any more. In doubt it can, until the turn is over."""
        if self.done:
            return False
        if self.ended:
            return True
        found, sure = self.way(nodes)
        return found is None and sure

    def answer(self, step: int) -> Wrong | None:
        """What the author has to say about a try of this step that leads nowhere."""
        seen = self.seen()
        for wrong in self.lesson.steps[min(step, len(self.lesson.steps) - 1)].wrong:
            if wrong.on and all(is_true(fact, seen) for fact in wrong.on):
                return wrong
        return None

    def refusal(self, key: str) -> Wrong | None:
        """The same about a try that the rules refuse for this reason."""
        return next((wrong for wrong in self.now.wrong if wrong.refused == key), None)

    def pointed(self, way: list[int] | None) -> list[int]:
        """The choices that the guide points at."""
        legal = self.legal()
        told = [one for one in legal if any(begins_with(self.game, one, words) for words in self.now.point)]
        return told or (way[:1] if way else [])

    # --- counting ---

    def count(self, what: str) -> int:
        """A number of a text: what is counted is told by its first word."""
        kind, *rest = what.split()
        if kind == "gain":
            return gained(self.state, self.seat, self.before, rest[0] if rest else "")
        if kind == "good":
            return dict(self.state.goods(self.seat)).get(rest[0], 0)
        seat = int(rest[0]) if rest else self.seat
        return most_after_turn(self.state, seat) if kind == "most" else self.state.scores()[seat]


class _Search:
    """Depth first, the author's way first, as long as there are positions left to look at."""

    def __init__(self, best: list[int], nodes: int) -> None:
        self.best = {choice: at for at, choice in enumerate(best)}
        self.left = nodes

    def look(self, desk: Desk) -> list[int] | None:
        if desk.done:
            return []
        legal = desk.legal()
        legal.sort(key=lambda choice: self.best.get(choice, len(self.best)))
        for choice in legal:
            self.left -= 1
            if self.left < 0:
                return None
            after = desk.copy()
            after.play(choice)
            found = self.look(after)
            if found is not None:
                return [choice, *found]
        return None


def most_after_turn(state: State, seat: int) -> int:
    """The highest total that the seat, whose turn it is, can have when its turn is over; every way is looked at."""
    turn, most, known = state.turn, state.scores()[seat], set[str]()
    waiting = [state.clone()]
    while waiting:
        found = waiting.pop()
        if found.turn != turn or found.actor == OVER:
            most = max(most, found.scores()[seat])
            continue
        text = found.to_text()
        if text in known:
            continue
        known.add(text)
        for choice in found.legal():
            after = found.clone()
            after.apply(choice)
            waiting.append(after)
    return most


def numbers(game: str, lesson: Lesson) -> dict[str, int]:
    """The numbers of a lesson's texts, counted by the engine."""
    found: dict[str, int] = {}
    for name, what, line in lesson.numbers:
        desk = Desk(game, lesson)
        desk.run_on()
        for words in line:
            choice = desk.game.parse(words)
            if choice not in desk.state.legal():
                raise IllegalChoice(words, desk.game.why_not(desk.state, choice))
            desk._take(choice)
            desk.run_on()
        found[name] = desk.count(what)
    return found
