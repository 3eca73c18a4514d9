"""`teahouse export`: matches of the database as records, one file each."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.cli.files import STDIN
from teahouse.cli.setting import Json
from teahouse.cli.show import print_json
from teahouse.store.address import find_address
from teahouse.store.backup import must_exist
from teahouse.store.store import open_store


def export(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="Where to write them; '-' prints them.")],
    match: Annotated[list[str] | None, typer.Option(metavar="ID", help="Only this one; may be repeated.")] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Write matches as records that can be read, replayed and imported.

    \b
    Examples:
      teahouse export my-matches
      teahouse export - --match 7kq2m4xw9a3b
    """
    must_exist(find_address(database))
    if folder != STDIN:
        Path(folder).mkdir(parents=True, exist_ok=True)
    written = asyncio.run(_export(folder, match, database))
    if folder == STDIN:
        return
    if json:
        print_json({"folder": folder, "matches": written})
    else:
        print(f"{len(written)} {'match' if len(written) == 1 else 'matches'} written to {folder}")


async def _export(folder: str, names: list[str] | None, database: str | None) -> list[str]:
    written: list[str] = []
    async with open_store(database) as store:
        async for name, text in store.records(names):
            if folder == STDIN:
                print(text, end="")
            else:
                (Path(folder) / f"{name}.txt").write_text(text, encoding="utf-8")
            written.append(name)
    return written
