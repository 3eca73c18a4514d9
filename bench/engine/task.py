"""What a contender's module hands to the worker: a small batch of work, to be repeated until the time is up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Task:
    """`batch` does a few milliseconds of work and says how much: (decisions or clones, whole games)."""

    batch: Callable[[], tuple[int, int]]
    facts: dict[str, Any] = field(default_factory=dict)
