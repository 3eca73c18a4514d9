"""The few errors a caller can meet. Each says what was wrong, which value, and what would be right."""

from __future__ import annotations


class TeahouseError(ValueError):
    """Every error that bad input can raise; the state is as it was before."""


class NotationError(TeahouseError):
    """A text or number that names no choice of this game."""


class OptionError(TeahouseError):
    """An unknown option, a value it does not take, or options that do not go together.

    The sentence is for whoever programs. For whoever sets a table up: the `option` that it is about, the `key` of a
    message (`refused-<key>`) with its `values`, and in a drawing `at`, its row and column from 0.
    """

    def __init__(
        self,
        problem: str,
        option: str = "",
        key: str = "",
        values: dict[str, int | str] | None = None,
        at: list[int] | None = None,
    ) -> None:
        super().__init__(problem)
        self.option: str = option
        self.key: str = key
        self.values: dict[str, int | str] = {} if values is None else values
        self.at: list[int] = [] if at is None else at

    def __reduce__(self) -> tuple[type[OptionError], tuple[str, str, str, dict[str, int | str], list[int]]]:
        return OptionError, (str(self), self.option, self.key, self.values, self.at)


class DataError(TeahouseError):
    """A data file (board, layout, cards) that cannot be used: which file, which key, what is wrong.

    `where` is the key in the file, `key` that of a message (`refused-<key>`) with its `values`, as in an OptionError.
    """

    def __init__(
        self, problem: str, where: str = "", key: str = "", values: dict[str, int | str] | None = None
    ) -> None:
        super().__init__(problem)
        self.where: str = where
        self.key: str = key
        self.values: dict[str, int | str] = {} if values is None else values

    def __reduce__(self) -> tuple[type[DataError], tuple[str, str, str, dict[str, int | str]]]:
        return DataError, (str(self), self.where, self.key, self.values)

    def of_option(self, option: str) -> OptionError:
        """The same about the option whose value the file is; what has no message of its own is told as it is."""
        told: dict[str, int | str] = {"where": self.where}
        told.update(self.values if self.key else {"problem": str(self)})
        return OptionError(f"option '{option}': {self}", option, self.key or "board-file", told)


class PositionError(TeahouseError):
    """A text that is no position of a game, or an impossible one: the field, and what would be right."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"position, {field}: {problem}" if field else f"position: {problem}")
        self.field: str = field
        self.problem: str = problem

    def __reduce__(self) -> tuple[type[PositionError], tuple[str, str]]:
        return PositionError, (self.field, self.problem)


class Reason:
    """Why something is not possible: the rule, a message key that reads as words, and the values of the case."""

    def __init__(self, rule: str, key: str, values: dict[str, int | str] | None = None) -> None:
        self.rule: str = rule
        self.key: str = key
        self.values: dict[str, int | str] = {} if values is None else values

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        words = self.key.replace("-", " ")
        return f"{self.rule}: {words} ({values})" if values else f"{self.rule}: {words}"


class IllegalChoice(TeahouseError):
    """A choice of this game that is not possible now."""

    def __init__(self, choice: str, reason: Reason) -> None:
        super().__init__(f"'{choice}' is not possible now. {reason}")
        self.choice: str = choice
        self.reason: Reason = reason


class RecordError(TeahouseError):
    """A record that cannot be read back: the line, the choice and the rule."""

    def __init__(self, line: int, problem: str, choice: str = "", rule: str = "") -> None:
        super().__init__(f"line {line}: {problem}")
        self.line: int = line
        self.choice: str = choice
        self.rule: str = rule
