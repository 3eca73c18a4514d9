"""How much of a campaign of random games each half of the tests plays.

The same games are played in both halves. Plain Python is slower by an order of magnitude, so it plays a third of them,
and the compiled half all. Both halves run every test.
"""

from __future__ import annotations

from teahouse.build import compiled


def share(all_of_them: int) -> int:
    return all_of_them if compiled() else max(2, all_of_them // 3)
