"""Other servers at the same tables: what they tell each other, and by which way."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass, field
from typing import Protocol


@dataclass(frozen=True)
class Notice:
    """A table has gone on (`number`), or who is there."""

    host: str
    table: str
    number: int = 0
    here: list[int] = field(default_factory=list)
    watching: int = 0
    who: bool = False


class Exchange(Protocol):
    """Bytes that reach every server, also the one that sent them. Some may be lost."""

    def publish(self, data: bytes) -> None: ...

    def subscribe(self) -> AbstractAsyncContextManager[AsyncIterator[bytes]]: ...


def write(notice: Notice) -> bytes:
    return json.dumps(asdict(notice)).encode()


def read(data: bytes) -> Notice | None:
    """None for what no server of this version has written."""
    try:
        return Notice(**json.loads(data))
    except (ValueError, TypeError):
        return None
