"""`teahouse hide`: take a table out of everybody's sight."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.store import upkeep
from teahouse.store.address import find_address
from teahouse.store.backup import must_exist
from teahouse.store.store import open_store
from teahouse.table.hide import hide as hidden


def hide(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="Its name, as in its link.")],
    seat: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Only erase the name at this seat, counted from 1.")
    ] = None,
    database: Database = None,
) -> None:
    """Hide a table with an unwelcome board or name: it leaves the lobby and only its own players see it. What was
    reported about it is settled.

    \b
    Examples:
      teahouse hide 7kq2m4xw9a3b
      teahouse hide 7kq2m4xw9a3b --seat 2
    """
    must_exist(find_address(database))

    async def work() -> None:
        async with open_store(database) as store:
            if seat is None:
                table = await store.load(match)
                await store.append(table, hidden(table, now=int(time.time() * 1000)))
            else:
                await upkeep.forget_seat(store, match, seat - 1)
            await upkeep.settle(store, match)

    asyncio.run(work())
    print(f"{match}: {'hidden' if seat is None else f'the name at seat {seat} is erased'}")
