"""`teahouse forget`: erase somebody's name."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.core.errors import OptionError
from teahouse.store import upkeep
from teahouse.store.address import find_address
from teahouse.store.backup import must_exist
from teahouse.store.store import open_store


def forget(
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Everybody who was called exactly so.")] = None,
    match: Annotated[str | None, typer.Option(metavar="ID", help="Whoever sits at a seat of this match …")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", min=1, help="… at this one, counted from 1.")] = None,
    database: Database = None,
) -> None:
    """Erase a person's name from all facts of the database, and so from every record made of them later.

    With a seat, whoever sits there is meant, in every match that the same secret link opens. The matches stay, and
    running ones go on. Records that were exported before, and backups, are yours to delete.

    \b
    Examples:
      teahouse forget --name 'Anna Muster'
      teahouse forget --match 7kq2m4xw9a3b --seat 2
    """
    if (name is None) == (match is None) or (match is None) != (seat is None):
        raise OptionError("say either --name NAME, or --match ID and --seat N")
    must_exist(find_address(database))

    async def work() -> list[str]:
        async with open_store(database) as store:
            if name is not None:
                return await upkeep.forget_name(store, name)
            return await upkeep.forget_seat(store, match or "", (seat or 1) - 1)

    found = asyncio.run(work())
    print(f"erased in {len(found)} {'match' if len(found) == 1 else 'matches'}" + "".join(f"\n{one}" for one in found))
