"""`teahouse reports`: what guests complain of."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.cli.setting import Json
from teahouse.cli.show import print_json
from teahouse.store import upkeep
from teahouse.store.address import find_address
from teahouse.store.backup import must_exist
from teahouse.store.store import open_store


def reports(
    settle: Annotated[str | None, typer.Option(metavar="MATCH", help="Nothing has to be done about this one.")] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """List the names and boards that guests have reported; 'teahouse hide' and 'teahouse ban' do something about it.

    \b
    Example:
      teahouse reports
    """
    must_exist(find_address(database))

    async def work() -> list[upkeep.Report]:
        async with open_store(database) as store:
            if settle is not None:
                await upkeep.settle(store, settle)
            return await upkeep.reported(store)

    found = asyncio.run(work())
    if json:
        print_json({"reports": [vars(report) for report in found]})
        return
    for report in found:
        day = time.strftime("%Y-%m-%d %H:%M", time.gmtime(report.at / 1000))
        where = f" at seat {report.seat + 1}" if report.seat >= 0 else ""
        print(f"{day}  {report.match}  {report.what}{where}  {report.words}".rstrip())
    if not found:
        print("nothing is reported")
