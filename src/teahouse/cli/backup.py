"""`teahouse backup`: a copy of the database, also while it is in use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.store import backup as copying
from teahouse.store.address import find_address, shown


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The copy to make; it must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy the SQLite database into one file. A server may go on using it meanwhile.

    \b
    Example:
      teahouse backup teahouse-monday.db
    """
    url = find_address(database)
    copying.backup(url, Path(file))
    print(f"{shown(url)} copied to {file}")
