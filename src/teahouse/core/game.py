"""What a rulebook exports: its name, its choices, its options, and a way to set a match up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from teahouse.core.choices import Choices
from teahouse.core.errors import NotationError, OptionError, PositionError, Reason
from teahouse.core.options import Option, as_written, complete
from teahouse.core.state import CHANCE, NOTHING, OVER, State

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of the house. A rulebook subclasses it once and writes `set_up`; `why_not` makes refusals helpful."""

    def __init__(
        self,
        name: str,
        title: str,
        rules: int,
        seats: list[int],
        choices: Choices,
        options: list[Option],
        presets: dict[str, dict[str, str]],
        events: dict[str, str],
    ) -> None:
        self.name: str = name
        self.title: str = title
        self.rules: int = rules  # version: raised when old records would be read differently
        self.seats: list[int] = seats
        self.families: Choices = choices
        self.options: list[Option] = options
        self.presets: dict[str, dict[str, str]] = presets
        self.events: dict[str, str] = events  # message key -> names of its values, separated by spaces

    def __repr__(self) -> str:
        return f"<{self.title}, rules {self.rules}>"

    def __reduce__(self) -> str:
        """There is one of each: `GAME` of its module."""
        return "GAME"

    @property
    def choices(self) -> int:
        """The size of the integer space: every choice is a number below it."""
        return self.families.size

    def notation(self, choice: int) -> str:
        return self.families.notation(choice)

    def parse(self, text: str) -> int:
        return self.families.parse(text)

    def start(self, seats: int, options: dict[str, str] | None = None) -> State:
        """A new match; raises OptionError for options or a number of seats that the game does not have."""
        if seats not in self.seats:
            counts = ", ".join([str(n) for n in self.seats])
            raise OptionError(
                f"{self.title} is played by {counts} players, not {seats}",
                "",
                "seats",
                {"counts": counts, "seats": seats},
            )
        return self.set_up(seats, self.complete(options))

    def complete(self, options: dict[str, str] | None = None) -> dict[str, str]:
        """All options with their values, the defaults filled in."""
        return complete(self.options, {} if options is None else options)

    def as_written(self, kept: dict[str, str]) -> dict[str, str]:
        """The options of a match that was written down, the old readings filled in where it knows no newer ones."""
        return as_written(self.options, kept)

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        """The first position, with options already completed."""
        raise NotImplementedError

    def read_position(self, text: str) -> State:
        """The position that `State.to_text` has written; raises PositionError for anything else."""
        raise PositionError("", f"{self.title} has no notation of positions")

    def advice(self, seats: int, options: dict[str, str]) -> list[Reason]:
        """What is allowed but unusual about these options, to be shown before the match."""
        return []

    def summary(self, seats: int, options: dict[str, str]) -> tuple[str, dict[str, int | str]]:
        """What is played, in a message and its values, for whoever thinks of sitting down. `options` are complete, but
        what is free about them need not be right. The kind `listed` is for several keys of texts."""
        return "summary", {"players": seats}

    def goes_without_saying(self, state: State) -> int:
        """A choice that a table makes for whoever has chosen what it belongs to, though he might decline it (undo asks
        him); NOTHING where he is to be asked. What has no alternative the table sees by itself."""
        return NOTHING

    def asks_in_any_case(self, state: State) -> bool:
        """Whether a player confirms what is asked now even where there is one choice only."""
        return False

    def seat_that_begins(self) -> int:
        """The seat that has the first turn of every match; NOBODY where the rules have it drawn."""
        return 0

    def why_not(self, state: State, choice: int) -> Reason:
        """Why a choice that is not in `state.legal()` is not possible now."""
        if not 0 <= choice < self.choices:
            raise NotationError(f"{choice} is no choice; choices are the numbers 0 to {self.choices - 1}")
        if state.actor == OVER:
            return Reason("end", "the-game-is-over")
        reason = state.pending[-1].why_not(state, choice)
        if reason is not None:
            return reason
        if state.actor == CHANCE:
            return Reason("chance", "chance-has-to-draw-first")
        legal = state.legal()
        asked: list[str] = []
        for code in legal:
            name = self.families.family_of(code).name
            if name not in asked:
                asked.append(name)
        return Reason("turn", "now-is-the-moment-for", {"asked": " / ".join(asked)})
