"""The plain form of all pieces of a scene. Never compiled: a compiled class cannot be a dict that others encode."""

from __future__ import annotations

from typing import Any


class Spread(dict[str, Any]):
    """Knows its parts, too: those of the scene's lots, and the rest. `since` is what has changed since an older one:
    several viewers are told the same (patch.py)."""

    __slots__ = ("parts", "since")

    def __init__(self, parts: list[dict[str, Any]]) -> None:
        super().__init__()
        self.parts = parts
        self.since: tuple[Spread, dict[str, Any]] | None = None
        for part in parts:
            self.update(part)
