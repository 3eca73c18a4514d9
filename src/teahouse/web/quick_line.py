"""The line of our own server: uvicorn's WebSocket, which packs only what is worth packing and takes messages without
detours. Other servers have a line as well (line.py); this one is quicker, and made of parts of uvicorn that are not for
others to use.

Most messages are patches of a kilobyte: packed or not they take a packet or two, and packing them would take more time
than anything else between a choice and its picture. So they are written as they are, behind a header of a few bytes.
Whole scenes are many times larger and are packed.

Who does not take what he is told is not heard either, and is left after a while; nothing piles up for him here.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Sequence
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from teahouse.web.entrance import Reading
from teahouse.web.guests import Bucket, Guest, Guests
from teahouse.web.line import LINE

SMALL = 3000  # bytes
SHORT = 126  # bytes: from here on the length of a message is told in two bytes of their own
WHOLE_TEXT = 0x81  # the first byte of a message of text in one frame
FRAGMENTS = 64  # of one message, at the most
NO_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class PackLarge(PerMessageDeflate):
    """A message says for itself whether it is packed, so some may be and others not."""

    def encode(self, frame: Frame) -> Frame:
        return frame if frame.fin and len(frame.data) < SMALL else super().encode(frame)


class PackLargeFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, PackLarge(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class QuickLine(WebSocketsSansIOProtocol):
    """While the connection is open, `hear` and `say` are the short way past the layers of server and framework."""

    def __init__(self, *words: Any, guests: Guests | None = None, **named: Any) -> None:
        super().__init__(*words, **named)
        self.guests = guests
        self.peer: Guest | None = None  # who has opened the connection
        self.reading = Reading(self.loop, self.read, lambda: self.read_paused)
        self.stalled: asyncio.TimerHandle | None = None
        self.signals: Bucket | None = None
        if guests is not None:
            self.signals = Bucket(guests.settings.messages_a_second, guests.settings.messages_at_once)
        self.speaker: Callable[[], None] | None = None
        self.called = False
        self.conn.available_extensions = [
            PackLargeFactory(
                server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 2}
            )
        ]

    @property
    def guest(self) -> Guest | None:
        """At whose expense we listen: the gate knows."""
        return self.reading.guest

    @guest.setter
    def guest(self, guest: Guest) -> None:
        self.reading.guest = guest

    # --- coming and going ---

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.guests is not None:
            self.guests.connections += 1
            self.peer = self.guests.at_the_door(self.client[0] if self.client else "")
            if self.peer is not None:
                self.peer.connections += 1

    def connection_lost(self, exc: Exception | None) -> None:
        if self.guests is not None:
            self.guests.connections -= 1
            if self.peer is not None:
                self.peer.connections -= 1
        self.reading.stop()
        self._is_quick()
        super().connection_lost(exc)
        self.conn.parser.close()
        leave_no_trace(self.conn.parser_exc)
        leave_no_trace(self.conn.handshake_exc)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody speaks or listens here any more. What knows each other would stay in memory for a long while, with all
        that packs and unpacks."""
        super().on_task_complete(task)
        self.speaker = None
        self.scope = {}  # type: ignore[typeddict-item]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    # --- hearing ---

    def data_received(self, data: bytes) -> None:
        self.reading.heard(data, self.transport)

    def read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.handshake_initiated and not self.handshake_complete:  # who speaks before he was let in
            self.disconnected = True  # so that nobody answers
            self.transport.abort()
            return
        super().data_received(data)
        if not self.handshake_initiated:  # the first thing to come is the whole request, and this was none
            self.transport.write(NO_REQUEST)
            self.transport.close()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # nothing can be said on this line, not even good-bye
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def hear(self) -> bytes:
        """The next message; raises WebSocketDisconnect when there will be none."""
        await self.writable.wait()  # who does not listen has nothing to say
        if not self.queue.empty():  # who says much at once lets others speak in between
            await asyncio.sleep(0)
        if not self.open:
            raise WebSocketDisconnect(detail="the other end is gone")
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.reading.unread:
                self.reading.go_on(self.transport)
            else:
                self.transport.resume_reading()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the other end is gone")
        return event.get("bytes") or b""

    def send_receive_event_to_app(self) -> None:
        """Bytes are good enough for us: whoever reads the message finds out whether it is text."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.may_signal() and self.writable.is_set():
            super().handle_ping()
        else:  # who asks and does not take the answers
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self.may_signal():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def may_signal(self) -> bool:
        """Pings and pongs are as much to read as messages, and nobody needs more than one in some seconds."""
        return self.signals is None or self.signals.take()

    # --- speaking ---

    def call(self, speaker: Callable[[], None], wait: float = 0.0) -> None:
        """Somebody has something to say: he is called in a moment, and again whenever the line takes more."""
        self.speaker = speaker
        if not self.called:
            self.called = True
            if wait:
                self.loop.call_later(wait, self._let_speak)
            else:
                self.loop.call_soon(self._let_speak)

    def _let_speak(self) -> None:
        self.called = False
        if self.speaker is not None:
            self.speaker()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None and self.guests is not None:
            self.stalled = self.loop.call_later(self.guests.settings.stalled, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_quick()
        self._let_speak()

    def _is_quick(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def leave(self) -> None:
        """For good, whatever was still to be said."""
        self.transport.abort()

    @property
    def open(self) -> bool:
        return self.conn.state is State.OPEN and not self.disconnected and not self.transport.is_closing()

    @property
    def ready(self) -> bool:
        """Not while the other end is too slow to take what it was told already."""
        return self.open and self.writable.is_set()

    def say(self, text: bytes) -> None:
        """One message; to a line that is not open any more, nothing."""
        if not self.open:
            return
        if len(text) < SMALL:
            self.transport.write(header(len(text)) + text)
        else:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def all_said(self) -> None:
        """What is said is written at once."""


def leave_no_trace(problem: BaseException | None) -> None:
    """What was wrong with a line knows where it was found, and with that the line and all that packs and unpacks."""
    while problem is not None:
        problem.__traceback__ = None
        problem = problem.__context__


def header(length: int) -> bytes:
    """What stands before a small message."""
    return struct.pack("!BB", WHOLE_TEXT, length) if length < SHORT else struct.pack("!BBH", WHOLE_TEXT, SHORT, length)
