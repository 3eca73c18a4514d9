"""The few errors a caller can meet. Each says what was wrong, which value, and what would be right."""

from __future__ import annotations


class TeahouseError(ValueError):
    """Every error that bad input can raise; the state is as it was before."""


class NotationError(TeahouseError):
    """A text or number that names no choice of this game."""


class OptionError(TeahouseError):
    """An unknown option, a value it does not take, or options that do not go together."""


class DataError(TeahouseError):
    """A data file (board, layout, cards) that cannot be used: which file, which key, what is wrong."""


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
