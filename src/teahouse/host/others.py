"""Other servers at the same tables: what they tell each other, and by which way.

What concerns a table is told under a topic that it shares with few others, so that a server hears of the tables it has
and of hardly any others. What concerns all servers is told under `HOUSE`.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Protocol
from zlib import crc32

SHARDS = 1024  # topics of tables
HOUSE = "teahouse"


@dataclass(frozen=True)
class Notice:
    """A table has gone on (`number`), or who is there. Without a table: a server lives, and what guests have used."""

    host: str
    table: str = ""
    number: int = 0
    here: list[int] = field(default_factory=list)
    watching: int = 0
    who: bool = False  # whoever is there may tell so, too
    gone: bool = False  # the server closes
    spent: dict[str, list[float]] = field(default_factory=dict)  # by guest, since it was told last: points, tables


class Exchange(Protocol):
    """Bytes that reach every server that listens, also the one that sent them. Some may be lost."""

    renewed: int  # how often the connection was made anew
    lost: int  # what could not be published

    @property
    def listening(self) -> bool:
        """Whether we hear anything, as far as we know."""

    def publish(self, data: bytes, topic: str) -> None: ...

    async def listen(self, topic: str) -> bool:
        """Whether it is new. Comes back when whatever is published from now on will be heard; or at once if nothing
        can be heard at the moment."""

    async def ignore(self, topics: Iterable[str]) -> None: ...

    def heard(self) -> AsyncIterator[bytes | None]:
        """None where something may have been missed: we listen again."""

    def renew(self) -> None:
        """Somebody doubts that anything is heard."""


def topic_of(match: str) -> str:
    return f"{HOUSE}_{crc32(match.encode()) % SHARDS}"


def write(notice: Notice) -> bytes:
    return json.dumps({name: value for name, value in vars(notice).items() if value}).encode()


def read(data: bytes) -> Notice | None:
    """None for what no server of this version has written."""
    try:
        return Notice(**json.loads(data))
    except (ValueError, TypeError):
        return None
