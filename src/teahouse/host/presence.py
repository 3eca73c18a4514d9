"""Who is there: the seats somebody looks from and the number of watchers, here and at other servers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from teahouse.host.moment import now
from teahouse.host.others import Notice
from teahouse.host.rooms import Onlooker, Room


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
            self.announce(room, who=not room.elsewhere)
        for seats, watchers in room.elsewhere.values():
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

    def announce(self, room: Room, who: bool) -> None:
        """Tell the other servers who is here; `who`: they are asked to do so, too."""
        here, watching = self.here(room)
        self.tell(Notice(self.name, room.table.id, here=here, watching=watching, who=who))

    def heard(self, room: Room, notice: Notice) -> None:
        """Another server tells who is there; one that is new there asks who is here."""
        if notice.here or notice.watching:
            room.elsewhere[notice.host] = (notice.here, notice.watching)
        else:
            room.elsewhere.pop(notice.host, None)
        self.changed(room, tell=False)
        if notice.who and room.onlookers:
            self.announce(room, who=False)

    def lost(self, server: str, rooms: Iterable[Room]) -> None:
        """A server is gone, and with it whoever looked through it."""
        for room in rooms:
            if room.elsewhere.pop(server, None) is not None:
                self.changed(room, tell=False)
