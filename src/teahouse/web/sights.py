"""What the tabs of a room see: several that see the same share the work of drawing it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TypeVar
from weakref import WeakKeyDictionary

import msgspec

from teahouse.draw.patch import patch
from teahouse.draw.scene import Scene, whole
from teahouse.host.rooms import Room
from teahouse.table.table import Table
from teahouse.web import scenes
from teahouse.web.answers import LogLine
from teahouse.web.scenes import Wire

# number of the table, seat looked from, whether one's own, shape, overlay, with a guide, whether it tells how far
# choices lead
Sight = tuple[int, int, bool, str, str, bool, bool]
POSITIONS = 2  # of a table, of which it is kept for the next tab what was drawn: the latest ones
MEMORY = 16  # scenes, patches and lines of each
RESTING = 20  # tables of which that is kept although nobody looks

Key = TypeVar("Key")
Made = TypeVar("Made")


class Drawn:
    """What was drawn of one position."""

    def __init__(self) -> None:
        self.scenes: dict[Sight, Wire] = {}
        self.laid: dict[tuple[int, str], Scene] = {}
        self.patches: dict[tuple[Sight, Sight], Wire] = {}
        self.lines: dict[int, list[LogLine]] = {}
        self.got: dict[int, list[Wire]] = {}


class Sights:
    """What was drawn last at one table. Little is kept: of a hundred tables at which people play, whatever looks for
    rubbish has to walk past all of it."""

    def __init__(self) -> None:
        self._drawn: dict[int, Drawn] = {}  # by the number of the position
        self._grounds: dict[tuple[int, str], tuple[str, Wire]] = {}

    def _of(self, number: int) -> Drawn:
        found = self._drawn.get(number)
        if found is None:
            while len(self._drawn) >= POSITIONS:
                del self._drawn[next(iter(self._drawn))]
            found = self._drawn[number] = Drawn()
        return found

    def scene(self, table: Table, sight: Sight) -> Wire:
        number, you, mine, shape, overlay, guide, far = sight
        drawn = self._of(number)
        return _kept(
            drawn.scenes, sight, lambda: scenes.scene(table, you, mine, shape, overlay, drawn.laid, guide, far)
        )

    def further(self, table: Table, seen: tuple[Sight, Wire]) -> tuple[Sight, Wire]:
        """The same with how far choices lead, where that was left out."""
        number, you, mine, shape, overlay, guide, _ = seen[0]
        sight = number, you, mine, shape, overlay, guide, True
        return sight, _kept(self._of(number).scenes, sight, lambda: scenes.further(seen[1], table, you, mine))

    def patch(self, old: tuple[Sight, Wire], new: tuple[Sight, Wire]) -> Wire:
        return _kept(self._of(new[0][0]).patches, (old[0], new[0]), lambda: patch(old[1], new[1]))

    def lines(self, table: Table, first: int) -> list[LogLine]:
        return _kept(self._of(len(table.facts)).lines, first, lambda: scenes.lines(table, first))

    def got(self, before: Table, after: Table) -> list[Wire]:
        return _kept(self._of(len(after.facts)).got, len(before.facts), lambda: scenes.got(before, after))

    def ground(self, table: Table, you: int, shape: str) -> tuple[str, Wire]:
        """The bare table as a seat sees it, and its name: equal ones have the same name at every table."""
        if (you, shape) not in self._grounds:
            made = whole(scenes.ground(table, you, shape))
            self._grounds[you, shape] = blake2b(msgspec.json.encode(made), digest_size=12).hexdigest(), made
        return self._grounds[you, shape]


def _kept(memory: dict[Key, Made], key: Key, make: Callable[[], Made]) -> Made:
    found = memory.get(key)
    if found is None:
        while len(memory) >= MEMORY:
            del memory[next(iter(memory))]
        found = memory[key] = make()
    return found


_sights: WeakKeyDictionary[Room, Sights] = WeakKeyDictionary()
_resting: WeakKeyDictionary[Room, None] = WeakKeyDictionary()  # nobody looks there; who was left last stands at the end


def sights_of(room: Room) -> Sights:
    """Those of a room, for as long as somebody looks there, and for a while after it."""
    found = _sights.get(room)
    if found is None:
        found = _sights[room] = Sights()
    if not room.onlookers:
        rest(room)
    return found


def rest(room: Room) -> None:
    """Nobody may look there any more. What is drawn takes ten times as much memory as what is played, so that is kept
    of the last few tables only."""
    _resting.pop(room, None)
    if not room.onlookers:
        _resting[room] = None
    while len(_resting) > RESTING:
        oldest = next(iter(_resting))
        del _resting[oldest]
        if not oldest.onlookers:
            _sights.pop(oldest, None)
