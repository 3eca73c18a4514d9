"""Stand-in until the store is there."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.table.facts import Fact
from teahouse.table.table import Table, fold


class Conflict(Exception):
    """Somebody else has written to this table."""


class Store:
    shared = False

    def __init__(self) -> None:
        self.kept: dict[str, list[Fact]] = {}

    async def create(self, table: Table) -> None:
        self.kept[table.id] = list(table.facts)

    async def append(self, before: Table, after: Table, further: Table | None = None) -> None:
        if len(self.kept[before.id]) != len(before.facts):
            raise Conflict
        self.kept[before.id] = list(after.facts)
        if further is not None:
            await self.create(further)

    async def load(self, match: str) -> Table | None:
        return fold(self.kept[match]) if match in self.kept else None

    async def facts(self, match: str, after: int) -> list[Fact]:
        return self.kept[match][after:]

    async def numbers(self, matches: Sequence[str]) -> dict[str, int]:
        return {match: len(self.kept[match]) for match in matches if match in self.kept}

    async def lobby(self) -> list[Table]:
        return [fold(facts) for facts in self.kept.values()]

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass


async def open_store(database: str) -> Store:
    return Store()
