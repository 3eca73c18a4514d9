"""The HTTP of uvicorn, with an eye on who comes in: how many, how often, and who stands in the door saying nothing.

A request has a time for its first lines, for all of it, and for fetching its answer. What arrives is read in small
pieces at the expense of whoever sent it, so that nobody can keep the house busy with reading.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from teahouse.web.effort import effort
from teahouse.web.guests import Guest, Guests

log = logging.getLogger("teahouse.web.entrance")
log.setLevel(logging.ERROR)  # that somebody sends what is no HTTP is nothing to fill a disk with

PIECE = 1024  # bytes that are read at once
LITTLE = 600  # bytes: to measure how long so few take would take longer
LEAST = 0.05  # points for reading a little
MOST_UNREAD = 1 << 20  # bytes: who sends on while he is told to wait is cut off


class Reading:
    """What has arrived and is not read yet. `read` takes a piece of it, `full` says that it takes none now."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, read: Callable[[bytes], None], full: Callable[[], bool] = bool
    ) -> None:
        self.loop = loop
        self.read = read
        self.full = full
        self.guest: Guest | None = None
        self.unread = bytearray()
        self.later: asyncio.Handle | None = None

    def heard(self, data: bytes, transport: asyncio.Transport) -> None:
        guest = self.guest
        if self.unread:
            self.unread += data
            if len(self.unread) > MOST_UNREAD:
                transport.abort()
        elif guest is None or (len(data) <= LITTLE and not guest.silence):
            self.read(data)
            if guest is not None:
                guest.owe(LEAST)
        else:
            self.unread += data
            self.go_on(transport)

    def go_on(self, transport: asyncio.Transport) -> None:
        """A piece, and the rest in a moment; not before the guest may be heard again."""
        if self.later is not None:
            self.later.cancel()
            self.later = None
        guest = self.guest
        wait = 0.0 if guest is None else max(guest.silence, guest.wait)
        if not wait:
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            began = effort.begin()
            self.read(piece)
            if guest is not None:
                guest.spend(effort.since(began))
                wait = guest.wait
        if transport.is_closing():
            self.unread.clear()
        elif self.unread:
            transport.pause_reading()
            if not self.full():
                self.later = self.loop.call_later(wait, self.go_on, transport)
        elif not self.full():
            transport.resume_reading()

    def stop(self) -> None:
        if self.later is not None:
            self.later.cancel()
            self.later = None
        self.unread.clear()
        self.read, self.full = _nothing, bool  # whoever reads here would stay in memory together with us


def _nothing(data: bytes) -> None:
    """What is said on a line that is closed."""


class Entrance(H11Protocol):
    def __init__(self, *words: Any, guests: Guests, **named: Any) -> None:
        super().__init__(*words, **named)
        self.guests = guests
        self.reading = Reading(self.loop, self.read)
        self.patience: asyncio.TimerHandle | None = None
        self.counted = False
        self.logger = log

    # --- coming and going ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        guests = self.guests
        guest = guests.at_the_door(self.client[0] if self.client else "")
        settings = guests.settings
        full = guests.connections >= guests.most_connections
        if guest is not None:
            full = full or guest.connections >= settings.connections_per_guest or not guest.knocks.take()
        if full:
            self.logger.debug("too many connections")
            transport.abort()
            return
        self.counted = True
        guests.connections += 1
        if guest is not None:
            guest.connections += 1
            self.reading.guest = guest
            if len(guest.half_open) >= settings.half_open_per_guest:
                next(iter(guest.half_open)).give_up()
            guest.half_open[self] = None
        self.wait_for(settings.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]  # it knows us, too

    def gone(self) -> None:
        self.have_patience()
        self.reading.stop()
        guest = self.reading.guest
        if guest is not None:
            guest.half_open.pop(self, None)
            guest.stuck.pop(self, None)
        if self.counted:
            self.counted = False
            self.guests.connections -= 1
            if guest is not None:
                guest.connections -= 1

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on a live channel is at the other end, which counts for itself."""
        rest = bytes(self.reading.unread)
        self.gone()
        super().handle_websocket_upgrade(event)
        if rest:
            self.transport.get_protocol().data_received(rest)  # type: ignore[attr-defined]

    # --- patience ---

    def wait_for(self, seconds: float) -> None:
        self.have_patience()
        self.patience = self.loop.call_later(seconds, self.lose_patience, seconds)

    def have_patience(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def lose_patience(self, seconds: float) -> None:
        if self.reading.later is not None:  # it is we who let him wait
            self.wait_for(seconds)
        else:
            self.give_up()

    def give_up(self) -> None:
        """Whoever has not said for so long what he wants, or does not take the answer, does not stay."""
        guest = self.reading.guest
        if guest is not None:
            guest.half_open.pop(self, None)
            guest.stuck.pop(self, None)
        self.transport.abort()

    # --- answering ---

    def pause_writing(self) -> None:
        """An answer that is not fetched lies here; of those a guest may leave a few, the oldest go."""
        super().pause_writing()
        guest = self.reading.guest
        if guest is not None:
            guest.stuck[self] = None
            if len(guest.stuck) > self.guests.settings.unfetched_per_guest:
                next(iter(guest.stuck)).give_up()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.reading.guest is not None:
            self.reading.guest.stuck.pop(self, None)

    # --- hearing ---

    def data_received(self, data: bytes) -> None:
        self.reading.heard(data, self.transport)

    def read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        settings, asked = self.guests.settings, self.cycle
        if self.patience is None:  # a further request on a line that has waited for one
            self.wait_for(settings.head_time)
        super().data_received(data)
        if self.cycle is not asked and not self.transport.is_closing() and self.counted:
            if self.reading.guest is not None:
                self.reading.guest.half_open.pop(self, None)
            self.wait_for(settings.body_time if self.cycle.more_body else settings.answer_time)
        elif self.cycle is not None and self.patience is not None and not self.cycle.more_body:
            self.wait_for(settings.answer_time)

    def on_response_complete(self) -> None:
        asked = self.cycle
        self.have_patience()  # uvicorn closes a line on which nothing more is asked
        super().on_response_complete()
        if self.cycle is not asked and not self.transport.is_closing():
            self.wait_for(self.guests.settings.answer_time)
