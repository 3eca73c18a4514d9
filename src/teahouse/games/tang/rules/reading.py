"""Reading a board file: every value is checked, and an error says which block, which key and what would be right."""

from __future__ import annotations

from typing import Any

from teahouse.core.errors import DataError
from teahouse.core.options import did_you_mean
from teahouse.games.tang.rules.pieces import WIDTH


class Block:
    """A table of the file, with the name it has in error messages."""

    def __init__(self, name: str, values: dict[str, Any]) -> None:
        self.name: str = name
        self.values: dict[str, Any] = values

    def only(self, keys: list[str], where: dict[str, str] | None = None) -> None:
        """No other key than these; `where` says of some others what they are instead."""
        for key in self.values:
            if key not in keys:
                known = where.get(key, "") if where is not None else ""
                raise self.wrong(key, f"is not known here; {known or did_you_mean(key, keys)}")

    def wrong(self, key: str, problem: str) -> DataError:
        return DataError(f"{self.name}, key '{key}': {problem}" if self.name else f"key '{key}': {problem}")

    def value(self, key: str) -> Any:
        if key not in self.values:
            raise self.wrong(key, "is missing")
        return self.values[key]

    def number(self, key: str, low: int, high: int) -> int:
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"takes a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, f"takes true or false, not {value!r}")
        return value

    def word(self, key: str, words: list[str]) -> int:
        """The place of a text among the words that are possible here."""
        return self._place(key, self.value(key), words)

    def words(self, key: str, words: list[str]) -> list[int]:
        return [self._place(key, value, words) for value in self.items(key)]

    def _place(self, key: str, value: Any, words: list[str]) -> int:
        if not isinstance(value, str) or value not in words:
            raise self.wrong(key, f"takes {', '.join(words)}; not {value!r}")
        return words.index(value)

    def items(self, key: str) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(key, f"takes a list, not {value!r}")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        found: list[int] = []
        for value in self.items(key):
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.wrong(key, f"takes whole numbers from {low} to {high}, not {value!r}")
            found.append(value)
        return found

    def cells(self, key: str) -> list[int]:
        """Cells written [x, y], each once."""
        found: list[int] = []
        for value in self.items(key):
            if not isinstance(value, list) or len(value) != 2 or not all(_on_grid(part) for part in value):
                raise self.wrong(key, f"takes cells [x, y] with numbers from 0 to {WIDTH - 1}, not {value!r}")
            cell: int = value[1] * WIDTH + value[0]
            if cell in found:
                raise self.wrong(key, f"lists the cell {value!r} twice")
            found.append(cell)
        return found

    def block(self, key: str) -> Block:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"takes a table, not {value!r}")
        return Block(f"{self.name}.{key}" if self.name else key, value)

    def blocks(self, key: str, title: str) -> list[Block]:
        """The tables of a list; `title` is the key that names each in messages, if it has one."""
        found: list[Block] = []
        for number, value in enumerate(self.items(key)):
            if not isinstance(value, dict):
                raise self.wrong(key, f"takes tables, not {value!r}")
            label = value.get(title, f"number {number + 1}")
            found.append(Block(f"{self.name + ', ' if self.name else ''}{key} {label!r}", value))
        return found


def _on_grid(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < WIDTH
