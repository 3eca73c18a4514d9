"""What a choice brings: found out by making it on a copy, so that it is true for every game and cannot be forgotten.

`forecast` looks at one choice up to the next decision of anybody or the next draw, and tells the difference: points by
source, goods that the game names (`State.goods`), what was told meanwhile, what it triggers, and what stays open.
`reach` looks further: the best that the rest of the same action can bring, and the choices that get there.
`prospects` is both for every choice of a decision, as a screen shows it; `happened` tells the same of what was played.

Nothing here knows a game. Nothing is found out unless somebody asks.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.state import CHANCE, OVER, Event, State

# what stays open after a choice
DECIDE: Final = "decide"  # the same player decides again, in the same turn
OTHER: Final = "other"  # another player is asked
DRAW: Final = "draw"  # something is revealed first
TURN: Final = "turn"  # the turn is over
END: Final = "end"  # the game is over

NODES: Final = 300  # positions that `reach` looks at
BUDGET: Final = 200  # positions that `prospects` looks at for all choices of a decision: others wait for it
Change = tuple[str, int]  # a source or a good, and by how much it changes


class Forecast:
    """The difference a choice makes. Lines that do not change are left out."""

    def __init__(self, choice: int, seat: int) -> None:
        self.choice: int = choice
        self.seat: int = seat  # who makes it
        self.points: list[list[Change]] = []  # seat -> lines of its breakdown
        self.goods: list[list[Change]] = []  # seat -> what it owns besides points
        self.earned: list[Change] = []  # what whoever makes it may take or use then
        self.events: list[Event] = []  # what would be told
        self.closing: str = ""  # what begins the end of the game with this choice: a key of the game
        self.ending: str = ""  # how the game ends with it
        self.then: str = DECIDE
        self.void: bool = False  # it does nothing, whatever it costs

    def total(self, seat: int) -> int:
        """By how many points the seat's total changes."""
        return sum([points for _, points in self.points[seat]])

    @property
    def gain(self) -> int:
        """The change of the total of whoever makes the choice."""
        return self.total(self.seat)

    def __repr__(self) -> str:
        return f"<forecast of {self.choice}: {self.gain:+}, {self.points}, {self.goods}, then {self.then}>"


class Reach:
    """The best that an action can bring, in points of whoever acts, and the choices that lead to it.

    `exact`: no line brings more. Otherwise there were more lines than were looked at.
    """

    def __init__(self, points: int, line: list[int], exact: bool, nodes: int) -> None:
        self.points: int = points
        self.line: list[int] = line
        self.exact: bool = exact
        self.nodes: int = nodes  # positions that were looked at

    def __repr__(self) -> str:
        return f"<{'up to' if self.exact else 'at least'} {self.points:+} by {self.line}>"


class Prospect:
    """What is worth showing of a choice: the step itself, and where the same action may lead if that tells more."""

    def __init__(self, step: Forecast) -> None:
        self.step: Forecast = step
        self.best: Reach | None = None
        self.end: Forecast = step  # at the end of the best line; the step itself where there is none


class Before:
    """A position as it was, to compare others with."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.points: list[list[Change]] = state.breakdowns()
        self.goods: list[list[Change]] = [state.goods(seat) for seat in range(state.seats)]
        self.due: list[Change] = state.due(state.actor) if state.actor >= 0 else []
        self.closing: str = state.closing()


def forecast(state: State, choice: int) -> Forecast:
    """What this legal choice brings; the state stays as it is."""
    return compared(Before(state), choice)


def forecasts(state: State) -> list[Forecast]:
    """The same for every legal choice, in their order."""
    before = Before(state)
    return [compared(before, choice) for choice in state.legal()]


def compared(before: Before, choice: int) -> Forecast:
    return along(before, [choice])


def along(before: Before, line: list[int]) -> Forecast:
    """What these choices bring together, the first of which is told about."""
    after = before.state.clone()
    events: list[Event] = []
    after.events = events
    for choice in line:
        after.apply(choice)
    return happened(before, after, line[0], events)


def happened(before: Before, after: State, choice: int, events: list[Event]) -> Forecast:
    """The difference between two positions of a match, the second of which came by this choice."""
    state = before.state
    found = Forecast(choice, state.actor)
    points = after.breakdowns()
    for seat in range(state.seats):
        found.points.append(changes(before.points[seat], points[seat]))
        found.goods.append(changes(before.goods[seat], after.goods(seat)))
    if state.actor >= 0:
        found.earned = [line for line in changes(before.due, after.due(state.actor)) if line[1] > 0]
    found.events = events
    closing = after.closing()
    found.closing = closing if closing != before.closing else ""
    found.ending = after.ending
    found.then = then(state, after)
    void = state.void_events()
    if void:
        found.void = any(event.key in void for event in events)
    return found


def prospects(state: State, budget: int = BUDGET) -> list[Prospect]:
    """Every legal choice with what it brings, and how far the same action can lead where it goes on.

    The positions to look at are shared out: what one choice leaves, the next ones may use. A best that is the same
    whatever is chosen tells nothing; nor does one that was cut off below what the step itself brings.
    """
    before = Before(state)
    found = [Prospect(compared(before, choice)) for choice in state.legal()]
    open_ones = [one for one in found if one.step.then == DECIDE and not one.step.void]
    left, waiting, seen = budget, len(open_ones), set[int]()
    for one in open_ones:
        if left < waiting:
            return found
        best = reach(state, one.step.choice, left // waiting - 1)
        left, waiting = left - best.nodes, waiting - 1
        seen.add(best.points)
        if len(best.line) > 1 and best.points != one.step.gain and (best.exact or best.points > one.step.gain):
            one.best = best
    if len(open_ones) == len(found) > 1 and len(seen) == 1:
        for one in open_ones:
            one.best = None
    for one in open_ones:
        if one.best is not None:
            one.end = along(before, one.best.line)
    return found


def changes(before: list[Change], after: list[Change]) -> list[Change]:
    """What differs, line by line; the same source may stand in one of them only."""
    if before == after:
        return []
    old: dict[str, int] = {}
    for key, amount in before:
        old[key] = old.get(key, 0) + amount
    found: list[Change] = []
    for key, amount in after:
        change = amount - old.pop(key, 0)
        if change:
            found.append((key, change))
    for key, amount in old.items():
        if amount:
            found.append((key, -amount))
    return found


def then(before: State, after: State) -> str:
    actor = after.actor
    if actor == OVER:
        return END
    if actor == CHANCE:
        return DRAW
    if actor != before.actor:
        return OTHER if after.turn == before.turn else TURN
    return DECIDE if after.turn == before.turn else TURN


def reach(state: State, choice: int, nodes: int = NODES) -> Reach:
    """The best of the same action: until the stack of what is to be done is back where the choice was made, chance
    draws, another player decides, or the turn is over."""
    search = _Search(state, nodes)
    after = state.clone()
    after.apply(choice)
    search.follow(after, [choice])
    return Reach(search.best - search.before, search.line, search.left >= 0, nodes - search.left)


class _Search:
    """Depth first, every line, as long as there are positions left to look at."""

    def __init__(self, state: State, nodes: int) -> None:
        self.origin: State = state
        self.seat: int = state.actor
        self.depth: int = len(state.pending)
        self.kind: type = type(state.pending[-1])
        self.before: int = state.scores()[self.seat]
        self.left: int = nodes
        self.best: int = -(10**9)
        self.line: list[int] = []

    def follow(self, state: State, line: list[int]) -> None:
        self.left -= 1
        if self.is_over(state):
            points = state.scores()[self.seat]
            if points > self.best:
                self.best = points
                self.line = line
            return
        for choice in state.legal():
            if self.left < 0:
                self.note(state, line)
                return
            after = state.clone()
            after.apply(choice)
            self.follow(after, [*line, choice])

    def note(self, state: State, line: list[int]) -> None:
        """There is no more time: what is safe so far counts, where nothing better was found."""
        points = state.scores()[self.seat]
        if points > self.best:
            self.best = points
            self.line = line

    def is_over(self, state: State) -> bool:
        if state.actor != self.seat or state.turn != self.origin.turn:
            return True
        depth = len(state.pending)
        return depth < self.depth or (depth == self.depth and type(state.pending[-1]) is self.kind)
