"""The plain form of all pieces of a scene, in the parts they were laid in: those of its lots, and the rest."""

from __future__ import annotations

from typing import Any, Final

Pieces = dict[str, Any]


class Spread:
    """Most parts of two scenes are the very same objects, so what lies differently is soon found; a hundred pieces need
    not even be looked at. `since` is what has changed since an older one: several viewers are told the same (patch.py).
    """

    def __init__(self, parts: list[Pieces]) -> None:
        self.parts: Final = parts
        self.since: tuple[Spread, Pieces] | None = None

    def __contains__(self, key: str) -> bool:
        return any(key in part for part in self.parts)

    def whole(self) -> Pieces:
        made: Pieces = {}
        for part in self.parts:
            made.update(part)
        return made
