"""What can be set about a host, with the values a household needs."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Annotated


def worker_count() -> int:
    """One core stays free for the people."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class HostSettings:
    """Times are in seconds."""

    workers: Annotated[int, "processes for computer players"] = field(default_factory=worker_count)
    cluster: Annotated[str, "the scheduler of a Dask cluster on which they think instead"] = ""
    think: Annotated[float, "a computer player that takes longer is replaced by a random choice"] = 5.0
    spare: Annotated[float, "what the strongest may think longer about a turn, while nobody else waits"] = 1.0
    tempo: Annotated[float, "between two choices of computers that play among themselves, or for a person"] = 0.7
    self_playing: Annotated[int, "tables of computers alone that play while somebody looks, per guest"] = 5
    rooms: Annotated[int, "tables kept in memory without anybody looking"] = 500
    look_around: Annotated[float, "how often some tables are compared with what other servers have written"] = 1.0
    beat: Annotated[float, "how often a server tells the others that it is alive"] = 10.0
    look_ahead: Annotated[float, "how often the database is asked whose time will be up soon"] = 30.0
