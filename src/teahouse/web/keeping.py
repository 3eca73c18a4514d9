"""What the server asks of the database beyond the store's own words."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from teahouse.store.schema import matches
from teahouse.store.store import Store


async def numbers(store: Store, names: Sequence[str]) -> dict[str, int]:
    """How many facts there are of each of these matches."""
    asked = select(matches.c.match, matches.c.entries).where(matches.c.match.in_(names))
    async with store.engine.connect() as connection:
        return {row.match: row.entries for row in await connection.execute(asked)}


async def check(store: Store) -> None:
    """Raises StoreError while the database does not answer."""
    await store.open_tables(limit=1)
