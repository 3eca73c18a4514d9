"""What can be set about a server, with the values a household needs."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

KIB = 1024


def worker_count() -> int:
    """One core stays free for the people."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Settings:
    """Times are in seconds."""

    database: str = ""  # empty: SQLite in the user's data folder
    workers: int = field(default_factory=worker_count)  # processes for computer players
    think: float = 5.0  # a computer player that takes longer is replaced by a random choice
    largest_body: int = 16 * KIB  # of an HTTP request
    largest_message: int = 16 * KIB  # of the live channel
    requests_a_minute: int = 600  # per client address
    tables_a_minute: int = 60  # made or joined, per client address
    messages_a_second: float = 20.0  # of one tab, on the average
    messages_at_once: int = 60
    tabs_per_client: int = 100  # open at the same time, per client address
    hello: float = 10.0  # how long a new tab may be silent
    backlog: int = 40  # changes a slow tab is told one by one; beyond, it gets the newest scene
    rooms: int = 500  # tables kept in memory without anybody looking
    look_around: float = 1.0  # how often tables are compared with a database that other servers write to
    network: str = ""  # the address of this computer in its network; empty: it is looked for
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server, as http://localhost:5173
