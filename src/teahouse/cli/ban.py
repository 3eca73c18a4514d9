"""`teahouse ban`: who is not let in."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from teahouse.cli.database import Database
from teahouse.cli.setting import Json
from teahouse.cli.show import print_json
from teahouse.core.errors import OptionError
from teahouse.store import upkeep
from teahouse.store.store import open_store

HOUR = 60 * 60 * 1000  # milliseconds
Address = Annotated[str | None, typer.Argument(metavar="ADDRESS", help="An address, or a network as 10.1.0.0/16.")]


def ban(
    address: Address = None,
    hours: Annotated[float | None, typer.Option(min=0.01, help="For how long.", show_default="for good")] = None,
    why: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    lift: Annotated[bool, typer.Option("--lift", help="Let it in again.")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """Do not let an address or a network in; without one, list those that are not. Running servers know it soon.

    \b
    Examples:
      teahouse ban 203.0.113.7 --hours 24 --why 'floods'
      teahouse ban 203.0.113.7 --lift
      teahouse ban
    """
    guest = None if address is None else upkeep.network_of(address)
    now = int(time.time() * 1000)

    async def work() -> list[upkeep.Ban]:
        async with open_store(database) as store:
            if guest is not None and lift:
                if not await upkeep.lift(store, guest):
                    raise OptionError(f"{guest} is not banned; 'teahouse ban' lists who is")
            elif guest is not None:
                await upkeep.ban(store, guest, None if hours is None else now + round(hours * HOUR), why, now)
            return await upkeep.banned(store, now)

    found = asyncio.run(work())
    if json:
        print_json({"bans": [vars(one) for one in found]})
        return
    for one in found:
        end = one.until and time.strftime("until %Y-%m-%d %H:%M UTC", time.gmtime(one.until / 1000))
        print(f"{one.guest}  {end or 'for good'}  {one.why}".rstrip())
    if not found:
        print("everybody is let in")
