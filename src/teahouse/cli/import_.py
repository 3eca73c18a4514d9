"""`teahouse import`: records become matches of the database, to be looked at or played on."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.cli.files import STDIN, read_text
from teahouse.cli.setting import Json
from teahouse.cli.show import print_json
from teahouse.core.errors import TeahouseError
from teahouse.store.store import open_store
from teahouse.table.recording import from_record
from teahouse.table.seats import new_match
from teahouse.table.table import Table

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")


def import_(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Records, or folders of them; '-' reads the pipe.")
    ],
    copy: Annotated[bool, typer.Option("--copy", help="Give them new ids, also where theirs are free.")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """Read records into the database: all of them, or none if one is wrong.

    Every choice is verified. Nobody holds a seat of an imported match; who joins it may resume it.

    \b
    Example:
      teahouse import my-matches
    """
    files = [found for file in files for found in _records(file)]
    tables = [_read(file, copy) for file in files]
    asyncio.run(_import(tables, database))
    names = [table.id for table in tables]
    if json:
        print_json({"matches": names})
        return
    for file, name in zip(files, names, strict=True):
        print(f"{name}  {file}")


def _records(file: str) -> list[str]:
    """A folder stands for the records in it, as `export` has written them."""
    if file == STDIN or not Path(file).is_dir():
        return [file]
    found = sorted(str(path) for path in Path(file).glob("*.txt"))
    if not found:
        raise TeahouseError(f"{file}: there is no record (*.txt) in this folder")
    return found


def _read(file: str, copy: bool) -> Table:
    text = read_text(file)
    try:
        table = from_record(text, now=time.time_ns() // 1_000_000, match=new_match() if copy else None)
        if not NAME.fullmatch(table.id):
            raise TeahouseError(f"'{table.id[:40]}' is no id of a match: letters, digits, - and _; or use --copy")
    except TeahouseError as problem:
        raise TeahouseError(f"{'standard input' if file == STDIN else file}: {problem}") from None
    return table


async def _import(tables: list[Table], database: str | None) -> None:
    async with open_store(database) as store:
        await store.create(*tables)
