"""Reading a board file with care: every complaint names the place, the key and what is wrong. For all games."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from teahouse.core.errors import DataError
from teahouse.core.toml import read_toml


class Part:
    """A table of the file and the key under which it stands; `seen` are the keys that were asked for, of all parts."""

    def __init__(self, file: str, key: str, table: dict[str, Any], seen: set[str]) -> None:
        self.file: str = file
        self.key: str = key
        self.table: dict[str, Any] = table
        self.seen: set[str] = seen

    def wrong(self, name: str, problem: str, key: str = "", values: dict[str, int | str] | None = None) -> DataError:
        """What is to be raised; `key` and `values` are those of a message, where it has one of its own."""
        return DataError(f"{self.file}: {self.path(name)}: {problem}", self.path(name), key, values)

    def path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key and name else self.key or name

    def value(self, name: str) -> Any:
        """Whatever stands there."""
        self.seen.add(self.path(name))
        if name not in self.table:
            raise self.wrong(name, "is missing", "file-missing")
        return self.table[name]

    def number(self, name: str, low: int, high: int) -> int:
        value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(name, f"must be a whole number, not {shown(value)}", "file-number", instead(value))
        if not low <= value <= high:
            raise self.wrong(
                name,
                f"must be {low} to {high}, not {value}",
                "file-range",
                {"low": low, "high": high, **instead(value)},
            )
        return value

    def optional(self, name: str, low: int, high: int) -> int:
        """A number that may be left out: then it is 0."""
        self.seen.add(self.path(name))
        return self.number(name, low, high) if name in self.table else 0

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(name, f"must be a text, not {shown(value)}", "file-text", instead(value))
        return value

    def word(self, name: str, known: list[str]) -> str:
        """One of the known words."""
        return known[self.place_of(name, self.text(name), known)]

    def place(self, name: str, known: list[str]) -> int:
        """The place of a text among the known words."""
        return self.place_of(name, self.value(name), known)

    def places(self, name: str, known: list[str]) -> list[int]:
        return [self.place_of(name, value, known) for value in self.list_of(name)]

    def place_of(self, name: str, value: Any, known: list[str]) -> int:
        if not isinstance(value, str) or value not in known:
            raise self.wrong(
                name,
                f"must be one of {', '.join(known)}; not {shown(value)}",
                "file-word",
                {"known": ", ".join(known)[:400], **instead(value)},
            )
        return known.index(value)

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.wrong(name, f"must be true or false, not {shown(value)}", "file-flag", instead(value))
        return value

    def part(self, name: str) -> Part:
        value = self.value(name)
        if not isinstance(value, dict):
            raise self.wrong(name, f"must be a table, not {shown(value)}", "file-table", instead(value))
        return Part(self.file, self.path(name), value, self.seen)

    def parts(self, name: str) -> list[Part]:
        """A list of tables, numbered from 1 in messages: `map.road 7`."""
        value = self.value(name)
        if not isinstance(value, list) or not value:
            raise self.wrong(name, "must be a list with at least one entry", "file-list")
        key = self.path(name)
        found: list[Part] = []
        for number, row in enumerate(value):
            if not isinstance(row, dict):
                where = f"{key} {number + 1}"
                raise DataError(
                    f"{self.file}: {where}: must be a table, not {shown(row)}", where, "file-table", instead(row)
                )
            found.append(Part(self.file, f"{key} {number + 1}", row, self.seen))
        return found

    def list_of(self, name: str) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise self.wrong(name, f"must be a list, not {shown(value)}", "file-list")
        return value

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        values: list[int] = []
        for number in self.list_of(name):
            if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
                raise self.wrong(
                    name,
                    f"must be numbers from {low} to {high}, not {shown(number)}",
                    "file-range",
                    {"low": low, "high": high, **instead(number)},
                )
            values.append(number)
        return values

    def table_of(self, name: str, first: int, last: int, low: int, high: int) -> list[int]:
        """A table `{ "1" = 0, "2" = 1 }` with every number from first to last, as a list from 0."""
        part = self.part(name)
        return [0] * first + [part.number(str(n), low, high) for n in range(first, last + 1)]

    def rising(self, name: str, values: list[int]) -> None:
        """A row of numbers in which a later one is never smaller; else it is refused by its key."""
        for before, after in pairwise(values):
            if after < before:
                raise self.wrong(
                    name, f"must not fall, but {after} follows {before}", "file-falls", {"first": before, "then": after}
                )


def shown(value: object) -> str:
    return repr(value)[:40]


def instead(value: object) -> dict[str, int | str]:
    """What stands there, as a value of a message."""
    return {"found": shown(value)}


def read_file(file: str, text: str) -> Part:
    """The whole file; `file` is the name for messages."""
    try:
        return Part(file, "", read_toml(text), set())
    except DataError as problem:
        raise DataError(f"{file}: is {problem}", "", problem.key, problem.values) from None
