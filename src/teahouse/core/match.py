"""A match = game + options + the list of choices. Play with checks, take back, write down."""

from __future__ import annotations

from typing import Any

from teahouse.core.errors import IllegalChoice, NotationError, OptionError, PositionError, Reason, RecordError
from teahouse.core.forecast import Forecast, Reach, forecast, reach
from teahouse.core.game import Game
from teahouse.core.record import NOBODY, SEATS, Item, Record, read, verify, write
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State


class Entry:
    """One choice of the log: who made it, in which turn of whom."""

    def __init__(self, actor: int, turn: int, seat: int, choice: int) -> None:
        self.actor: int = actor
        self.turn: int = turn
        self.seat: int = seat
        self.choice: int = choice

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Entry{self.values()}"

    def __reduce__(self) -> tuple[type[Entry], tuple[int, int, int, int]]:
        return Entry, self.values()

    def values(self) -> tuple[int, int, int, int]:
        return self.actor, self.turn, self.seat, self.choice


class Match:
    """A game being played. `state` may be read freely; only `play`, `settle` and `undo` change it.

    With a generator in `rng` chance draws by itself after every choice; else whoever plays calls `settle`.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, str] | None = None, state: State | None = None
    ) -> None:
        """A new match; with a state, one that stands there (its options are complete then). `from_position` begins one
        in the middle."""
        self.game: Game = game
        self.seats: int = seats
        self.options: dict[str, str] = game.complete(options) if state is None or options is None else options
        self.state: State = game.start(seats, self.options) if state is None else state
        self.entries: list[Entry] = []
        self.rng: Rng | None = None
        self.tags: dict[str, str] = {}  # names, dates: whatever is worth keeping in the record
        self.begin: str = ""  # the position it began with, where that is not the game's first one

    def copy(self) -> Match:
        """The same match in the same position, to be played on by itself."""
        twin = Match(self.game, self.seats, self.options, self.state.clone())
        twin.entries = self.entries[:]
        twin.tags = self.tags
        twin.rng = None if self.rng is None else self.rng.clone()
        twin.begin = self.begin
        return twin

    def __eq__(self, other: object) -> bool:
        """The same game, options, choices and tags; so the same position."""
        return isinstance(other, Match) and self.values() == other.values()

    def __hash__(self) -> int:
        """Of the match as it is now: keep copies in a set or a dict, not a match that is played on."""
        return hash((self.game.name, self.seats, self.begin, tuple(self.log)))

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.seats} players, {len(self.entries)} choices>"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return resumed, self.values()

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        twin = self.copy()
        twin.tags = dict(self.tags)
        return twin

    def values(self) -> tuple[Game, int, dict[str, str], str, list[int], dict[str, str], Rng | None]:
        return self.game, self.seats, self.options, self.begin, self.log, self.tags, self.rng

    @property
    def log(self) -> list[int]:
        """All choices so far, those of chance included."""
        return [entry.choice for entry in self.entries]

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def legal(self) -> list[str]:
        """The choices there are now, in notation."""
        return [self.game.notation(choice) for choice in self.state.legal()]

    def play(self, choice: int | str) -> None:
        """Make one choice. Raises NotationError or IllegalChoice, and then nothing has changed."""
        code = self.checked(choice)
        self._do(code)
        if self.rng is not None:
            self.settle(self.rng)

    def checked(self, choice: int | str) -> int:
        """The choice as a number, if it is possible now; raises NotationError or IllegalChoice."""
        code = self.game.parse(choice) if isinstance(choice, str) else choice
        if code not in self.state.legal():
            reason = self.game.why_not(self.state, code)
            raise IllegalChoice(self.game.notation(code), reason)
        return code

    def why_not(self, choice: int | str) -> Reason | None:
        """None if the choice is possible, else what forbids it."""
        code = self.game.parse(choice) if isinstance(choice, str) else choice
        return None if code in self.state.legal() else self.game.why_not(self.state, code)

    def forecast(self, choice: int | str) -> Forecast:
        """What a possible choice brings, up to the next decision or draw. Raises as `play` does; nothing changes."""
        return forecast(self.state, self.checked(choice))

    def reach(self, choice: int | str) -> Reach:
        """The best that this choice and the rest of the same action can bring to whoever makes it."""
        return reach(self.state, self.checked(choice))

    def settle(self, rng: Rng) -> None:
        """Draw until a player has to decide or the game is over."""
        while self.state.actor == CHANCE:
            self._do(self.state.draw(rng))

    def undo(self) -> None:
        """Take the last choice back. What chance revealed stays revealed."""
        if not self.entries:
            raise IllegalChoice("undo", Reason("undo", "nothing-has-been-played-yet"))
        if self.entries[-1].actor == CHANCE:
            raise IllegalChoice("undo", Reason("undo", "something-new-has-been-revealed-since"))
        self._replay(len(self.entries) - 1)

    def after(self, number: int) -> Match:
        """The match as it stood after its first `number` choices, to look at or to play on."""
        earlier = Match(self.game, self.seats, self.options, self.state)
        earlier.begin = self.begin
        earlier.entries = self.entries[:]
        earlier._replay(number)
        return earlier

    def _do(self, choice: int) -> None:
        state = self.state
        self.entries.append(Entry(state.actor, state.turn, state.seat, choice))
        state.apply(choice)

    def _replay(self, number: int) -> None:
        """Cut the log and play it again: the log is the truth, a state only its result."""
        listeners = self.state.events
        self.state = self.first()
        del self.entries[number:]
        for entry in self.entries:
            self.state.apply(entry.choice)
        self.state.events = listeners

    def first(self) -> State:
        """The position the match began with."""
        return self.game.read_position(self.begin) if self.begin else self.game.start(self.seats, self.options)

    def _repr_svg_(self) -> str | None:
        """The table as a picture, in notebooks."""
        import teahouse  # noqa: PLC0415  core knows no pictures; the package itself, which stands above all, does

        return teahouse.paint(self)

    def to_text(self) -> str:
        """The record of the match, in the format of `core.record`."""
        record = Record()
        record.game = self.game.name
        record.rules = self.game.rules
        record.seats = self.seats
        record.options = self.options
        record.tags = self.tags
        record.position = self.begin
        for entry in self.entries:
            by = "" if entry.actor == entry.seat else "*" if entry.actor == CHANCE else SEATS[entry.actor]
            seat = SEATS[entry.seat] if entry.turn else NOBODY
            record.items.append(Item(0, entry.turn, seat, by, self.game.notation(entry.choice)))
        if self.over:
            record.result = self.state.scores()
        return write(record)

    @classmethod
    def from_text(cls, game: Game, text: str) -> Match:
        """Play a record again and verify it all; raises RecordError with the line, the choice and the rule."""
        record = read(text)
        if record.game != game.name:
            raise RecordError(record.lines["game"], f"this is a record of '{record.game}', not of '{game.name}'")
        if record.rules != game.rules:
            known = f"this program knows version {game.rules} of the rules of {game.name}"
            raise RecordError(record.lines["rules"], f"played by version {record.rules}; {known}")
        match = cls._begin(game, record)
        for item in record.items:
            match._read_item(item)
        if record.result is not None:
            match._verify_result(record.result, record.lines["result"])
        verify(record)
        return match

    @classmethod
    def from_position(cls, game: Game, text: str) -> Match:
        """A match that begins in the middle: with the position of this text. Raises PositionError."""
        state = game.read_position(text)
        match = cls(game, state.seats, state.options(), state)
        match.begin = state.to_text()
        return match

    def must_fit(self, record: Record) -> None:
        """Raises PositionError where the header of a record and its position tell different things."""
        if record.seats != self.seats:
            raise PositionError("seats", f"the record has {record.seats} seats, its position {self.seats}")
        for name, value in record.options.items():
            if self.options.get(name) != value:
                raise PositionError("options", f"the record's '{name}' is not that of its position")

    @classmethod
    def _begin(cls, game: Game, record: Record) -> Match:
        try:
            if record.position:
                match = cls.from_position(game, record.position)
                match.must_fit(record)
            else:
                match = cls(game, record.seats, game.as_written(record.options))
        except PositionError as impossible:
            raise RecordError(record.lines["position"], str(impossible)) from None
        except OptionError as problem:
            named = [line for name, line in record.lines.items() if f"'{name}'" in str(problem)]
            raise RecordError(named[0] if named else record.lines["seats"], str(problem)) from None
        match.tags = record.tags
        return match

    def _read_item(self, item: Item) -> None:
        state = self.state
        if state.actor == OVER:
            raise RecordError(item.line, f"'{item.text}' comes after the end of the game", item.text, "end")
        seat = SEATS[state.seat] if state.turn else NOBODY
        if (item.turn, item.seat) != (state.turn, seat):
            written = f"'{item.text}' is written as turn {item.turn} of {item.seat}"
            raise RecordError(item.line, f"{written}, but this is turn {state.turn} of {seat}", item.text, "turn")
        by = item.by or item.seat
        actor = "*" if state.actor == CHANCE else SEATS[state.actor]
        if by != actor:
            who = "chance" if actor == "*" else actor
            raise RecordError(item.line, f"'{item.text}': now {who} decides, not {by}", item.text, "turn")
        try:
            self.play(item.text)
        except IllegalChoice as problem:
            raise RecordError(item.line, str(problem), item.text, problem.reason.rule) from None
        except NotationError as unknown:  # a name of its own: compiled, a variable has one type
            raise RecordError(item.line, str(unknown), item.text, "notation") from None

    def _verify_result(self, result: list[int], line: int) -> None:
        if not self.over:
            raise RecordError(line, "a result is given, but the game is not over: choices are missing")
        if result != self.state.scores():
            right = " ".join([str(points) for points in self.state.scores()])
            raise RecordError(line, f"the result is {right}, not {' '.join([str(points) for points in result])}")


def resumed(
    game: Game,
    seats: int,
    options: dict[str, str],
    begin: str,
    log: list[int],
    tags: dict[str, str],
    rng: Rng | None,
) -> Match:
    """The match with this log, every choice of it played again."""
    match = Match.from_position(game, begin) if begin else Match(game, seats, options)
    for choice in log:
        match.play(choice)
    match.tags = tags
    match.rng = rng
    return match
