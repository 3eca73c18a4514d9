"""From rows to a table, a little at a time: a long match holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Any

from sqlalchemy.engine import Row

from teahouse.table.errors import Damaged
from teahouse.table.facts import Created, from_plain
from teahouse.table.table import Table, new_table

SLICE = 0.004  # seconds of work, before everybody else has his turn


async def fold(rows: Sequence[Row[Any]]) -> Table:
    """The table that these facts tell of; raises Damaged for facts that no table wrote."""
    first = from_plain(rows[0].kind, rows[0].at, rows[0].body)
    if not isinstance(first, Created):
        raise Damaged("the first fact of a table tells that it was created")
    table = new_table(first)
    await fold_on(table, rows[1:])
    return table


async def fold_on(table: Table, rows: Iterable[Row[Any]]) -> None:
    """Let the table take in these facts, too."""
    begun = perf_counter()
    for row in rows:
        table.add(from_plain(row.kind, row.at, row.body))
        if perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = perf_counter()
