"""What can be set about a host, with the values a household needs."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


def worker_count() -> int:
    """One core stays free for the people."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class HostSettings:
    """Times are in seconds."""

    workers: int = field(default_factory=worker_count)  # processes for computer players
    cluster: str = ""  # the scheduler of a Dask cluster on which they think instead
    think: float = 5.0  # a computer player that takes longer is replaced by a random choice
    spare: float = 1.0  # what the strongest may think about a turn beyond what it needs, while nobody else waits
    tempo: float = 0.7  # between two choices of computers that play among themselves, or for a person
    self_playing: int = 5  # tables of computers alone that play while somebody looks, per guest
    rooms: int = 500  # tables kept in memory without anybody looking
    look_around: float = 1.0  # how often tables are compared with a database that other servers write to
    look_ahead: float = 30.0  # how often the database is asked whose time will be up soon
