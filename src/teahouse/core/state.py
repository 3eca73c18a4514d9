"""The protocol: a state is a stack of pending steps and the pieces they act on.

The contract, for every game:

- `seats` players sit at the table. `actor` says who decides now: a seat from 0, CHANCE, or OVER.
- `legal()` lists every choice the actor has, each once, in an order that depends on the position alone. It is never
  empty before OVER. At CHANCE it lists what may come up.
- `apply(choice)` carries out one listed choice, in place. It trusts its caller, as search does; `Match.play` is the
  door for everybody else: it checks and explains.
- At CHANCE `outcomes()` gives (choice, weight) pairs and `draw(rng)` picks one, fast. What is not yet seen is a
  multiset: no order, no seed and no other secret is inside a state, so a clone may be searched as it is.
- `clone()` is independent: nothing done to one copy shows in the other.
- `turn` counts the turns begun, `seat` is the player whose turn it is (the actor may be another, asked in between).
- `scores()` are the totals as if the game ended now, `breakdown(seat)` their lines by source, `ranking()` the place of
  each seat after tie-breaks. `ending` is empty until the game is over, then a key that says how it ended.
- `events` is None while nobody listens; a list there receives an Event for everything a person would like to see.
- `touched` is None while nobody draws; a list there receives the number of every place whose pieces changed, so that
  whoever keeps a picture of the table need not draw all of it again. What has a number is a game's own affair: the
  large boards of its observation.

How a state works inside: `actor`, `legal()` and `apply()` look only at the top of `pending`. A step holds one rule: who
decides, what is legal, what follows. Steps are never changed after construction, so clones share them. A step that is
carried out leaves the stack; it pushes itself or others to go on. A step whose actor is AUTO decides nothing: it runs
as soon as it is on top, which makes it a continuation ("then lay the road tile, then free the places, then the next
turn"). Last pushed is first done; `then()` reads in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from teahouse.core.errors import Reason
from teahouse.core.rng import Rng
from teahouse.core.value import Value, attributes

CHANCE: Final = -1
OVER: Final = -2
AUTO: Final = -3
NOTHING: Final = -1  # the "choice" an AUTO step is given

S = TypeVar("S", bound="State")


class Event:
    """Something a person would like to see: a message key and its values. No finished sentence: texts are Fluent's."""

    def __init__(self, key: str, values: dict[str, int | str]) -> None:
        self.key: str = key
        self.values: dict[str, int | str] = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"{self.key} {self.values}"

    def __reduce__(self) -> tuple[type[Event], tuple[str, dict[str, int | str]]]:
        return Event, (self.key, self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """One pending decision, chance draw or continuation. Never changed after construction, so it is a value."""

    def __init__(self, actor: int) -> None:
        self.actor: Final = actor

    def arguments(self) -> tuple[Any, ...]:
        """Steps of chance and those without a decision know their actor by themselves."""
        whole = super().arguments()
        known = self.actor < 0 and any("__init__" in vars(kind) for kind in own_kinds(self))
        return whole[1:] if known else whole

    def legal(self, s: S) -> list[int]:
        """Every choice there is. Not asked of AUTO steps."""
        raise NotImplementedError

    def apply(self, s: S, choice: int) -> None:
        """Carry the choice out; the step leaves the stack, and what it pushes stays."""
        raise NotImplementedError

    def outcomes(self, s: S) -> list[tuple[int, int]]:
        """At CHANCE: every choice with its weight."""
        return [(choice, 1) for choice in self.legal(s)]

    def draw(self, s: S, rng: Rng) -> int:
        """At CHANCE: one choice by weight; games override it where building the list is slow."""
        pairs = self.outcomes(s)
        left: int = rng.below(sum([weight for _, weight in pairs]))
        for choice, weight in pairs:
            if left < weight:
                return choice
            left -= weight
        raise ValueError("nothing can be drawn")

    def why_not(self, s: S, choice: int) -> Reason | None:
        """Why a choice that is not listed is not possible; None leaves the answer to the game."""
        return None


def own_kinds(step: Step[Any]) -> list[type]:
    """Its class and those between it and `Step`."""
    kinds: list[type] = []
    for kind in type(step).__mro__:
        if kind is Step:
            break
        kinds.append(kind)
    return kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Games subclass it and write `clone`, `scores`, `breakdown` and `tie_break`."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.pending: list[Step[Any]] = []
        self.leaving: bool = False  # the top step is being carried out: the next one pushed takes its place
        self.events: list[Event] | None = None
        self.touched: list[int] | None = None
        self.turn: int = 0
        self.seat: int = 0
        self.ending: str = ""

    @property
    def actor(self) -> int:
        pending = self.pending
        return pending[-1].actor if pending else OVER

    def legal(self) -> list[int]:
        return self.pending[-1].legal(self) if self.pending else []

    def apply(self, choice: int) -> None:
        self.carry_out(self.pending[-1], choice)

    def carry_out(self, step: Step[Any], choice: int) -> Step[Any] | None:
        """`apply` for loops, which have the top step in hand and get the next one that decides: looking at the stack
        costs more than most steps do. None at the end."""
        pending = self.pending
        while True:
            self.leaving = True
            step.apply(self, choice)
            if self.leaving:  # nothing has taken its place; popping every step and pushing the next costs far more
                self.leaving = False
                pending.pop()
            if not pending:
                return None
            step = pending[-1]
            if step.actor != AUTO:
                return step
            choice = NOTHING

    def outcomes(self) -> list[tuple[int, int]]:
        return self.pending[-1].outcomes(self)

    def draw(self, rng: Rng) -> int:
        return self.pending[-1].draw(self, rng)

    def push(self, step: Step[Any]) -> None:
        if self.leaving:
            self.leaving = False
            self.pending[-1] = step
        else:
            self.pending.append(step)

    def then(self, first: Step[Any], second: Step[Any], third: Step[Any] | None = None) -> None:
        """Plan steps in reading order: the first one is done first."""
        if third is not None:
            self.push(third)
        self.push(second)
        self.pending.append(first)

    def tell(self, key: str, **values: int | str) -> None:
        """Call it as `if s.events is not None: s.tell(...)`, so that silence costs one comparison."""
        if self.events is not None:
            self.events.append(Event(key, values))

    def touch(self, place: int) -> None:
        """The pieces at a place have changed, or may have."""
        if self.touched is not None:
            self.touched.append(place)

    def clone(self) -> State:
        """An independent copy; nobody listens to it or draws it."""
        raise NotImplementedError

    # --- a position is a value: what it is worth comparing, keeping and sending is its text ---

    def to_text(self) -> str:
        """Everything about the position as one line of text; `Game.read_position` reads it."""
        raise NotImplementedError(f"{type(self).__name__} has no notation of positions")

    def options(self) -> dict[str, str]:
        """All options the match is played with."""
        raise NotImplementedError(f"{type(self).__name__} has no notation of positions")

    def reader(self) -> Callable[[str], State]:
        """What reads such a text; a function of a module, so that it can be pickled."""
        raise NotImplementedError(f"{type(self).__name__} has no notation of positions")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, State) and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        """Of the position as it is now: keep clones in a set or a dict, not a state that is played on."""
        return hash(self.to_text())

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    def __reduce__(self) -> tuple[Callable[[str], State], tuple[str]]:
        return self.reader(), (self.to_text(),)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def scores(self) -> list[int]:
        """The totals of all seats, as if the game ended now."""
        return [sum([points for _, points in lines]) for lines in self.breakdowns()]

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        """The points of a seat, a (message key, points) line per source."""
        raise NotImplementedError

    def breakdowns(self) -> list[list[tuple[str, int]]]:
        """Those of all seats; games override it where something is counted for all of them at once."""
        return [self.breakdown(seat) for seat in range(self.seats)]

    def parts(self, seat: int, source: str) -> list[tuple[str, int]]:
        """What a line of the breakdown is made of, where that is worth telling apart: (message key, points) lines."""
        return []

    def goods(self, seat: int) -> list[tuple[str, int]]:
        """What a seat owns besides points and would like to know of: a (message key, number) line for each."""
        return []

    def due(self, seat: int) -> list[tuple[str, int]]:
        """What a seat has earned and is still to take or to use in this turn: a (message key, number) line for each."""
        return []

    def round_number(self) -> int:
        """The round that is being played, as people count; 0 while the table is being set up. Here: everybody has one
        turn in each."""
        return (self.turn + self.seats - 1) // self.seats

    def closing(self) -> str:
        """What has begun the end of the game, as a key; empty while nothing has."""
        return ""

    def void_events(self) -> list[str]:
        """The keys of events that say: this did nothing."""
        return []

    def lost(self) -> bool:
        """Of a game played alone that is over: its aim was missed. Whoever plays against others has a place instead."""
        return False

    def tie_break(self, seat: int) -> list[int]:
        """What decides between equal scores, most important first; more is better."""
        return []

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the winner; seats that nothing tells apart share a place."""
        return self.places(self.scores())

    def places(self, scores: list[int]) -> list[int]:
        """The same for whoever has the totals already."""
        results = [[scores[seat], *self.tie_break(seat)] for seat in range(self.seats)]
        return [1 + sum([1 for other in results if other > result]) for result in results]


def fingerprint(thing: Any) -> Any:
    """Everything a state holds, as nested tuples: equal fingerprints mean equal positions. For tests, not for speed.

    Compiled objects have no `vars()`, so the attributes are found by name; a field that somebody forgot in `clone()`
    shows up here by itself.
    """
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return tuple([fingerprint(part) for part in thing])
    if isinstance(thing, dict):
        return tuple([(key, fingerprint(thing[key])) for key in sorted(thing)])
    names = [name for name in sorted(attributes(thing)) if name not in ("events", "touched")]
    return (type(thing).__name__, *[(name, fingerprint(getattr(thing, name))) for name in names])


def play_out(state: State, rng: Rng) -> tuple[int, int]:
    """Random choices to the end; gives back (decisions of players, chance draws)."""
    decisions = 0
    draws = 0
    step = state.pending[-1] if state.pending else None
    while step is not None:
        if step.actor == CHANCE:
            step = state.carry_out(step, step.draw(state, rng))
            draws += 1
        else:
            legal = step.legal(state)
            step = state.carry_out(step, legal[rng.below(len(legal))])
            decisions += 1
    return decisions, draws
