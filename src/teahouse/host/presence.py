"""Who is there: the seats somebody looks from and the number of watchers, here and at other servers."""

from __future__ import annotations

import time
from collections.abc import Callable

from teahouse.host.moment import now
from teahouse.host.others import Notice
from teahouse.host.rooms import Onlooker, Room

EVERY = 20.0  # seconds after which a server tells who is there; twice as long without a word, and nobody is


class Presence:
    """`tell` reaches the other servers; `name` is how they know this one. `wake` sees to a room that is entered."""

    def __init__(self, name: str, tell: Callable[[Notice], None], wake: Callable[[Room], None]) -> None:
        self.name = name
        self.tell = tell
        self.wake = wake

    def enter(self, room: Room, onlooker: Onlooker) -> None:
        room.onlookers.add(onlooker)
        if not self.changed(room):
            onlooker.meet(*room.presence)
        self.wake(room)

    def leave(self, room: Room, onlooker: Onlooker) -> None:
        room.onlookers.discard(onlooker)
        self.changed(room)

    def changed(self, room: Room, tell: bool = True) -> bool:
        """Tell everybody who is there, if that has changed."""
        here, watching = self.here(room)
        if tell:
            self.tell(Notice(self.name, room.table.id, here=here, watching=watching, who=not room.elsewhere))
        moment = time.monotonic()
        room.elsewhere = {server: seen for server, seen in room.elsewhere.items() if seen[2] > moment}
        for seats, watchers, _ in room.elsewhere.values():
            here = sorted({*here, *seats})
            watching += watchers
        if (here, watching) == room.presence:
            return False
        room.left |= dict.fromkeys(set(room.presence[0]).difference(here), now())
        room.presence = (here, watching)
        for onlooker in list(room.onlookers):
            onlooker.meet(here, watching)
        return True

    def here(self, room: Room) -> tuple[list[int], int]:
        """The seats and the number of watchers that look through this server."""
        seats = {seat for onlooker in room.onlookers for seat in onlooker.seats}
        return sorted(seats), sum(1 for onlooker in room.onlookers if not onlooker.seats)

    def heard(self, room: Room, notice: Notice) -> None:
        """Another server tells who is there; one that is new there asks who is here."""
        room.elsewhere[notice.host] = (notice.here, notice.watching, time.monotonic() + 2 * EVERY)
        self.changed(room, tell=notice.who and bool(room.onlookers))
