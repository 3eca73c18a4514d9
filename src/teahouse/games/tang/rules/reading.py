"""Reading a board file of Tang Garden: blocks are called by what they are (`tile 'T01'`), and cells are read."""

from __future__ import annotations

from typing import Any

from teahouse.core.errors import DataError
from teahouse.core.options import did_you_mean, nearest
from teahouse.core.reading import Part, shown
from teahouse.games.tang.rules.pieces import WIDTH


class Block(Part):
    """A table of the file, with the name it has in error messages as its key."""

    def __init__(self, name: str, values: dict[str, Any]) -> None:
        super().__init__("", name, values, set())

    def wrong(self, name: str, problem: str, key: str = "", values: dict[str, int | str] | None = None) -> DataError:
        where = f"{self.key}, key '{name}'" if self.key else f"key '{name}'"
        return DataError(f"{where}: {problem}", f"{self.key}, {name}" if self.key else name, key, values)

    def only(self, keys: list[str], where: dict[str, str] | None = None) -> None:
        """No other key than these; `where` says of some others what they are instead."""
        for key in self.table:
            if key not in keys:
                known = where.get(key, "") if where is not None else ""
                said = f"is not known here; {known or did_you_mean(key, keys)}"
                raise self.wrong(key, said, "file-option" if known else "file-unknown", {"near": nearest(key, keys)})

    def cells(self, key: str) -> list[int]:
        """Cells written [x, y], each once."""
        found: list[int] = []
        for value in self.list_of(key):
            if not isinstance(value, list) or len(value) != 2 or not all(_on_grid(part) for part in value):
                said = f"takes cells [x, y] with numbers from 0 to {WIDTH - 1}, not {shown(value)}"
                raise self.wrong(key, said, "board-cells", {"most": WIDTH - 1, "found": shown(value)})
            cell: int = value[1] * WIDTH + value[0]
            if cell in found:
                raise self.wrong(key, f"lists the cell {value!r} twice", "file-twice", {"found": shown(value)})
            found.append(cell)
        return found

    def block(self, key: str) -> Block:
        return Block(self.path(key), self.part(key).table)

    def blocks(self, key: str, title: str) -> list[Block]:
        """The tables of a list; `title` is the key that names each in messages, if it has one."""
        found: list[Block] = []
        for number, value in enumerate(self.list_of(key)):
            if not isinstance(value, dict):
                raise self.wrong(key, f"must be tables, not {shown(value)}", "file-table", {"found": shown(value)})
            label = value.get(title, f"number {number + 1}")
            found.append(Block(f"{self.key + ', ' if self.key else ''}{key} {label!r}", value))
        return found


def _on_grid(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < WIDTH
