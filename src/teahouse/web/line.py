"""The line to a tab: what the live channel hears and says through. Any ASGI server has one.

`teahouse serve` brings a quicker one along (quick_line.py) and hands it over with the connection.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

LINE = "teahouse.line"  # the extension of a connection that has a line of its own
MOST_UNSAID = 16  # messages


class Line(Protocol):
    async def hear(self) -> bytes:
        """The next message; raises WebSocketDisconnect when there will be none."""

    def call(self, speaker: Callable[[], None], wait: float = 0.0) -> None:
        """Somebody has something to say: he is called in a moment, and again whenever the line takes more."""

    def say(self, text: bytes) -> None:
        """One message; to a line that is not open any more, nothing."""

    async def all_said(self) -> None:
        """When nothing is left to say, or nobody to hear it."""

    def leave(self) -> None:
        """For good, whatever was still to be said."""

    @property
    def open(self) -> bool: ...

    @property
    def ready(self) -> bool:
        """Not while the other end is too slow to take what it was told already."""


class PlainLine:
    """Through the framework, message by message. Who does not take what he is told is not heard, and left at last."""

    def __init__(self, socket: WebSocket[Any, Any, Any], patience: float) -> None:
        self.socket = socket
        self.patience = patience
        self.unsaid: deque[bytes] = deque()
        self.open = True
        self.gone = asyncio.Event()
        self.taken = asyncio.Event()  # nothing is unsaid
        self.taken.set()
        self.saying: asyncio.Task[None] | None = None
        self.speaker: Callable[[], None] | None = None
        self.called = False

    async def hear(self) -> bytes:
        await self.taken.wait()  # who does not listen has nothing to say
        if not self.open:
            raise WebSocketDisconnect(detail="the other end is gone")
        hearing = asyncio.ensure_future(self.socket.receive())
        leaving = asyncio.ensure_future(self.gone.wait())
        try:
            await asyncio.wait({hearing, leaving}, return_when=asyncio.FIRST_COMPLETED)
            event: Any = hearing.result() if hearing.done() else {"type": "websocket.disconnect"}
        finally:
            hearing.cancel()
            leaving.cancel()
        if event["type"] != "websocket.receive":
            self.leave()
            raise WebSocketDisconnect(detail="the other end is gone")
        text = event.get("text")
        return event.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")

    def call(self, speaker: Callable[[], None], wait: float = 0.0) -> None:
        self.speaker = speaker
        if not self.called:
            self.called = True
            loop = asyncio.get_running_loop()
            if wait:
                loop.call_later(wait, self._let_speak)
            else:
                loop.call_soon(self._let_speak)

    def _let_speak(self) -> None:
        self.called = False
        if self.speaker is not None:
            self.speaker()

    @property
    def ready(self) -> bool:
        return self.open and len(self.unsaid) < MOST_UNSAID

    def say(self, text: bytes) -> None:
        if not self.open:
            return
        self.unsaid.append(text)
        self.taken.clear()
        if self.saying is None:
            self.saying = asyncio.get_running_loop().create_task(self._say_all())

    async def _say_all(self) -> None:
        try:
            while self.unsaid and self.open:
                async with asyncio.timeout(self.patience):
                    await self.socket.send_data(self.unsaid[0].decode(), "text")
                self.unsaid.popleft()
                if len(self.unsaid) == MOST_UNSAID - 1:
                    self._let_speak()
        except Exception:  # whatever a server says when the other end is gone or stalls
            self.leave()
        finally:
            self.saying = None
            self.unsaid.clear()
            self.taken.set()

    async def all_said(self) -> None:
        await self.taken.wait()

    def leave(self) -> None:
        self.open = False
        self.gone.set()


def line_of(socket: WebSocket[Any, Any, Any], patience: float) -> Line:
    """The line of this connection; `patience`: seconds for which the other end may not take what it is told."""
    extensions: Any = socket.scope.get("extensions") or {}
    if LINE in extensions:
        line: Line = extensions[LINE]["line"]
        return line
    return PlainLine(socket, patience)
