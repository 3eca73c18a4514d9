"""The WebSocket of uvicorn, which packs only what is worth packing, and takes messages without detours.

Most messages are patches of a kilobyte: packed or not they take a packet or two, and packing them would take more time
than anything else between a choice and its picture. So they are written as they are, behind a header of a few bytes.
Whole scenes are many times larger and are packed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import ExtensionParameter

SMALL = 3000  # bytes
SHORT = 126  # bytes: from here on the length of a message is told in two bytes of their own
WHOLE_TEXT = 0x81  # the first byte of a message of text in one frame
LINE = "teahouse.line"  # where an application finds the line it speaks through


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


class Line(WebSocketsSansIOProtocol):
    """While the connection is open, `hear` and `say` are the short way past the layers of server and framework."""

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.speaker: Callable[[], None] | None = None
        self.called = False
        self.conn.available_extensions = [
            PackLargeFactory(server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5})
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    async def hear(self) -> bytes:
        """The next message; raises WebSocketDisconnect when there will be none."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the other end is gone")
        text = event.get("text")
        return text.encode() if text is not None else event.get("bytes") or b""

    def call(self, speaker: Callable[[], None]) -> None:
        """Somebody has something to say: he is called in a moment, and again whenever the line takes more."""
        self.speaker = speaker
        if not self.called:
            self.called = True
            self.loop.call_soon(self._let_speak)

    def _let_speak(self) -> None:
        self.called = False
        if self.speaker is not None:
            self.speaker()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._let_speak()

    @property
    def open(self) -> bool:
        return self.conn.state is State.OPEN and not self.disconnected

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


def header(length: int) -> bytes:
    """What stands before a small message."""
    return struct.pack("!BB", WHOLE_TEXT, length) if length < SHORT else struct.pack("!BBH", WHOLE_TEXT, SHORT, length)


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    extensions: Any = socket.scope["extensions"]
    line: Line = extensions[LINE]["line"]
    return line
