"""`teahouse prune`: clear old matches away."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.cli.setting import Json
from teahouse.cli.show import print_json
from teahouse.core.errors import OptionError
from teahouse.core.options import did_you_mean
from teahouse.store import upkeep
from teahouse.store.address import find_address
from teahouse.store.backup import must_exist
from teahouse.store.store import open_store

DAY = 24 * 60 * 60 * 1000  # milliseconds
USUAL = ("over", "abandoned", "gathering")


def prune(
    days: Annotated[int, typer.Option(min=1, help="Matches in which nothing has happened for so many days.")],
    state: Annotated[
        list[str] | None,
        typer.Option(metavar="STATE", help="over, abandoned, gathering or playing; may be repeated."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell how many there are.")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """Delete old matches for good. Without --state those that are over, abandoned or never began.

    \b
    Examples:
      teahouse prune --days 90 --dry-run
      teahouse prune --days 365 --state playing
    """
    states = state or list(USUAL)
    for word in states:
        if word not in upkeep.STATES:
            raise OptionError(f"--state: there is no '{word}'; {did_you_mean(word, list(upkeep.STATES))}")
    must_exist(find_address(database))

    async def work() -> dict[str, int]:
        async with open_store(database) as store:
            return await upkeep.prune(store, int(time.time() * 1000) - days * DAY, states, dry_run)

    found = asyncio.run(work())
    if json:
        print_json({"deleted": not dry_run, "matches": found})
        return
    told = ", ".join(f"{count} {status}" for status, count in found.items())
    print(f"{'would be deleted' if dry_run else 'deleted'}: {told}")
