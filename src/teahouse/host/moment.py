"""What a host gives to the verbs: the time, and chance."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from teahouse.core.rng import Rng
from teahouse.table.table import Table

Chance = Callable[[Table], Rng]  # what chance there is at a table at this moment


def now() -> int:
    """Milliseconds."""
    return int(time.time() * 1000)


def chance(table: Table | None = None) -> Rng:
    """A generator nobody can foresee, new for every act."""
    return Rng(int.from_bytes(os.urandom(8), "big"))
