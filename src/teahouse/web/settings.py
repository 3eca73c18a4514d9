"""What can be set about a server, with the values a household needs."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.host.settings import HostSettings

KIB = 1024


@dataclass(frozen=True)
class Settings(HostSettings):
    """Times are in seconds."""

    database: str = ""  # empty: SQLite in the user's data folder
    largest_body: int = 16 * KIB  # of an HTTP request
    largest_message: int = 16 * KIB  # of the live channel
    requests_a_minute: int = 600  # per client address
    tables_a_minute: int = 60  # made or joined, per client address
    messages_a_second: float = 20.0  # of one tab, on the average
    messages_at_once: int = 60
    tabs_per_client: int = 100  # open at the same time, per client address
    hello: float = 10.0  # how long a new tab may be silent
    backlog: int = 40  # changes a slow tab is told one by one; beyond, it gets the newest scene
    network: str = ""  # the address of this computer in its network; empty: it is looked for
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server, as http://localhost:5173
