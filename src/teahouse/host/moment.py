"""What a host gives to the verbs: the time, and chance."""

from __future__ import annotations

import os
import struct
import time
from collections.abc import Callable

from teahouse.core.rng import Rng
from teahouse.table.table import Table

SEEDS = 256  # asked of the system at once
_seeds: list[int] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_seeds.clear)  # or two processes would have the same

Chance = Callable[[Table], Rng]  # what chance there is at a table at this moment


def now() -> int:
    """Milliseconds."""
    return int(time.time() * 1000)


def chance(table: Table | None = None) -> Rng:
    """A generator nobody can foresee, new for every act."""
    if not _seeds:
        _seeds.extend(struct.unpack(f"{SEEDS}Q", os.urandom(8 * SEEDS)))
    return Rng(_seeds.pop())
