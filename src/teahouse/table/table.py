"""A table: the fold of its facts. Reading is free; only the verbs of this room make new facts, on a copy.

A turn is tentative until its player ends it. `tentative` keeps the positions before each choice that can still be taken
back: a draw, a computer's choice and a change of player empty it, since nothing revealed is ever hidden again.
`revision` is the number of the fact that last changed the position, so it only grows: an answer to an older one is told
from an answer to this one even where undo brought the same position back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from teahouse import games
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, Event, fingerprint
from teahouse.table import facts as f
from teahouse.table.errors import Damaged
from teahouse.table.seats import Seat

GATHERING = "gathering"  # people are still taking their seats
PLAYING = "playing"
OVER = "over"  # with a result
ABANDONED = "abandoned"  # without one

NOBODY = -1


class Table:
    """Everything known about a match being played. `facts` is the truth, all other fields follow from it."""

    def __init__(self, created: f.Created, game: Game, match: Match) -> None:
        self.created = created
        self.facts: list[f.Fact] = [created]
        self.game = game
        self.seats: list[Seat] = [Seat(time_left=created.bank)] * created.seats
        self.status = GATHERING
        self.listed = created.listed
        self.spectators = created.spectators
        self.paused = False
        self.pausers: tuple[int, ...] = ()  # who wanted the pause, in turn; -1 is the owner or the house
        self.paused_at = 0
        self.rest = 0  # milliseconds for which a pause stops the clock; 0: for as long as it lasts
        self.ending = ""  # of a match that is over: the game's own word, or "resigned"
        self.rematch = ""
        self.match = match
        self.told: list[list[Event]] = []  # what happened with each choice of the match
        self.revision = 0
        self.answered: tuple[int, int, int] = (0, NOBODY, NOBODY)  # the last choice: revision, seat, choice
        self.chooser = NOBODY  # the seat that has chosen and not let go yet
        # match and chooser before each choice that can be taken back, and whether a person made it or the table did
        self.tentative: list[tuple[Match, int, bool]] = []
        self.rounds: list[int] = []  # the round in which each choice of the match was made
        self.closing_at = 0  # the number of the choice that began the end of the game; 0: none has
        self._shared = False  # whether another table uses the same match
        self._next: tuple[int, int] | None = None  # see `comes_next`
        self._asked: tuple[int, int] = (0, NOBODY)  # the number of facts, and who was to act after them

    # --- what everybody may ask ---

    @property
    def id(self) -> str:
        return self.created.match

    @property
    def comes_next(self) -> tuple[int, int]:
        """Who decides next, and in which turn, once chance has drawn what it has to draw.

        What chance will bring may decide it; then the answer is a guess, and a wrong one costs a click.
        """
        if self._next is None:
            state = self.match.state
            if state.actor == CHANCE:
                state, rng = state.clone(), Rng(0)
                while state.actor == CHANCE:
                    state.apply(state.draw(rng))
            self._next = state.actor, state.turn
        return self._next

    @property
    def goes_on(self) -> bool:
        """Whether the chooser decides again in the same turn. Where he does not, even a draw waits until he lets go, so
        that his last choices can be taken back."""
        turn = next(entry.turn for entry in reversed(self.match.entries) if entry.actor == self.chooser)
        return self.comes_next == (self.chooser, turn)

    @property
    def must_end_turn(self) -> bool:
        """The chooser has nothing left to choose: he ends his turn, or takes something back."""
        return self.chooser != NOBODY and not self.goes_on

    @property
    def to_act(self) -> int:
        """The seat everybody waits for; NOBODY before and after the match."""
        if self._asked[0] != len(self.facts):  # everybody who looks at a table asks this, and more than once
            self._asked = len(self.facts), self._who_acts()
        return self._asked[1]

    def _who_acts(self) -> int:
        if self.status != PLAYING:
            return NOBODY
        if self.must_end_turn:
            return self.chooser
        return max(self.match.state.actor, NOBODY)

    @property
    def clocked(self) -> bool:
        return self.created.bank > 0

    def running(self) -> int:
        """The seat whose clock runs: that of a person who has to decide."""
        seat = self.to_act
        stands = self.paused and not self.rest
        return seat if seat != NOBODY and not stands and self.seats[seat].person_decides else NOBODY

    @property
    def clock_from(self) -> int:
        """Since when, or from when on, the clock runs that `running` tells of: a pause stops it for a while."""
        last = self.facts[-1].at
        return max(last, self.paused_at + self.rest) if self.paused else last

    def time_up_at(self, seat: int) -> int:
        """When the time of the seat whose clock runs is up."""
        return self.clock_from + self.seats[seat].time_left

    def time_left(self, seat: int, now: int) -> int:
        """Milliseconds on the clock of a seat; below zero when it has run out."""
        left = self.seats[seat].time_left
        return left - max(0, now - self.clock_from) if self.running() == seat else left

    def key(self) -> tuple[Any, ...]:
        """Everything that follows from the facts, to compare tables: for tests, not for speed."""
        told = [[(event.key, sorted(event.values.items())) for event in events] for events in self.told]
        earlier = [(match.log, fingerprint(match.state), *rest) for match, *rest in self.tentative]
        position = (self.match.log, fingerprint(self.match.state), earlier, told, self.chooser, self.must_end_turn)
        pause = (self.listed, self.spectators, self.paused, self.pausers, self.paused_at, self.rest)
        end = (self.closing_at, self.ending, self.rematch)
        rest = (self.status, pause, end, self.revision, self.answered, self.to_act)
        return (self.created, self.facts, self.seats, position, rest)

    # --- folding ---

    def copy(self) -> Table:
        """A table that can go on by itself. Both share the match until one of them plays in it."""
        twin = Table(self.created, self.game, self.match)
        twin.facts = self.facts[:]
        twin.seats = self.seats[:]
        twin.status = self.status
        twin.listed = self.listed
        twin.spectators = self.spectators
        twin.paused = self.paused
        twin.pausers = self.pausers
        twin.paused_at = self.paused_at
        twin.rest = self.rest
        twin.ending = self.ending
        twin.rematch = self.rematch
        twin.told = self.told[:]
        twin.revision = self.revision
        twin.answered = self.answered
        twin.chooser = self.chooser
        twin.tentative = self.tentative[:]
        twin.rounds = self.rounds[:]
        twin.closing_at = self.closing_at
        twin._shared = self._shared = True
        twin._next = self._next
        twin._asked = self._asked
        return twin

    def add(self, fact: f.Fact) -> None:
        """Take in one more fact. The verbs made sure that it is possible; a fact that is not raises Damaged."""
        move = MOVES.get(type(fact))
        try:
            self._run_clock(fact.at)
            if move is None:
                fact.fold(self)
            else:
                move(self, fact)
        except (TeahouseError, IndexError) as problem:
            raise Damaged(f"fact {len(self.facts) + 1}, {f.kind(fact)}: {problem}") from None
        self.facts.append(fact)
        if move is not None:
            self.revision = len(self.facts)

    def _run_clock(self, now: int) -> None:
        seat = self.running() if self.clocked else NOBODY
        if seat != NOBODY:
            self.change(seat, time_left=self.time_left(seat, now))

    # --- what facts do to it ---

    def change(self, seat: int, **values: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **values)

    def change_player(self, seat: int) -> None:
        """Somebody else decides at this seat: what the one before chose stands."""
        if seat == self.chooser:
            self._let_stand()

    def close(self, status: str, ending: str = "") -> None:
        """The match ends here, whatever lies on the table."""
        self.status = status
        self.ending = ending
        self._let_stand()
        self.chooser = NOBODY

    # --- how the match goes on ---

    def _let_stand(self) -> None:
        """Nothing of what was chosen so far can be taken back any more."""
        self.tentative.clear()

    def _own_match(self) -> Match:
        """The match, to play in: a copy while somebody else looks at it."""
        if self._shared:
            self.match = copy_match(self.match)
            self._shared = False
        return self.match

    def _play(self, choice: int) -> None:
        self.rounds.append(self.match.state.round_number())
        self.match.play(choice)
        events = self.match.state.events
        assert events is not None
        self.told.append(events)
        self.match.state.events = []
        if not self.closing_at and self.match.state.closing():
            self.closing_at = len(self.match.entries)
        self._next = None

    def _finish(self) -> None:
        """Over, if the game says so and nobody can take anything back."""
        if self.match.over and self.chooser == NOBODY:
            self.status = OVER
            self.ending = self.match.state.ending

    def _started(self, fact: f.Started) -> None:
        self.status = PLAYING

    def _replayed(self, fact: f.Replayed) -> None:
        self._own_match()
        for choice in fact.choices:
            self._play(choice)
        self._finish()

    def _chose(self, fact: f.Chose) -> None:
        if fact.seat != self.match.state.actor:
            raise Damaged(f"seat {fact.seat} chose, but it was up to {self.match.state.actor}")
        if fact.bot:
            self._own_match()
        else:
            self.tentative.append((self.match, self.chooser, fact.answers > 0))
            self.match = copy_match(self.match)
            self._shared = False
        self.chooser = fact.seat
        self._play(fact.choice)
        if fact.answers:
            self.answered = (fact.answers, fact.seat, fact.choice)
        if self.seats[fact.seat].wants_to_stop:
            self.change(fact.seat, wants_to_stop=False)  # who plays on wants to play

    def _drew(self, fact: f.Drew) -> None:
        self._let_stand()
        self._own_match()
        for choice in fact.choices:
            if self.match.state.actor != CHANCE:
                raise Damaged("something was drawn when a player had to decide")
            self._play(choice)
        self._finish()

    def _undone(self, fact: f.Undone) -> None:
        first = len(self.match.entries) - len(self.tentative)
        if not first <= fact.to < len(self.match.entries):
            raise Damaged(f"taken back to {fact.to}, but only {first} to {len(self.match.entries) - 1} was possible")
        self.match, self.chooser, _ = self.tentative[fact.to - first]
        del self.tentative[fact.to - first :]
        del self.told[fact.to :]
        del self.rounds[fact.to :]
        if self.closing_at > fact.to:
            self.closing_at = 0
        self._shared = True  # an older copy of this table may still know it
        self._next = None

    def _committed(self, fact: f.Committed) -> None:
        if fact.seat != self.chooser:
            raise Damaged(f"seat {fact.seat} ended its turn, but the chooser was {self.chooser}")
        self._let_stand()
        self.chooser = NOBODY
        self._next = None
        if self.clocked:
            self.change(fact.seat, time_left=self.seats[fact.seat].time_left + self.created.bonus)
        self._finish()


# the facts that change the position, so that answers to an older one are late
MOVES: dict[type[f.Fact], Callable[[Table, Any], None]] = {
    f.Started: Table._started,
    f.Replayed: Table._replayed,
    f.Chose: Table._chose,
    f.Drew: Table._drew,
    f.Undone: Table._undone,
    f.Committed: Table._committed,
}


def new_table(created: f.Created) -> Table:
    """A table with open seats, nothing done yet."""
    game = games.find(created.game)
    if created.rules != game.rules:
        known = f"this program knows version {game.rules} of the rules of {game.name}"
        raise Damaged(f"the match was played by version {created.rules}; {known}")
    if created.position:
        match = Match.from_position(game, created.position)
    else:
        created = replace(created, options=game.as_written(created.options))
        match = Match(game, created.seats, created.options)
    match.state.events = []
    return Table(created, game, match)


def fold(facts: Iterable[f.Fact]) -> Table:
    """The table that these facts tell of; raises Damaged for facts that no table wrote."""
    told = iter(facts)
    first = next(told, None)
    if not isinstance(first, f.Created):
        raise Damaged("the first fact of a table tells that it was created")
    table = new_table(first)
    for fact in told:
        table.add(fact)
    return table


def copy_match(match: Match) -> Match:
    """The same match in the same position, listened to."""
    twin = match.copy()
    twin.state.events = []
    return twin
