"""A real line, with the other end in memory instead of on a network."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from teahouse.web.quick_line import QuickLine


class Wire(asyncio.Transport):
    """What the server writes reaches the browser at once; what is full or closed is for the test to say."""

    def __init__(self, browser: ClientProtocol) -> None:
        super().__init__()
        self.browser = browser
        self.closed = False

    def write(self, data: Any) -> None:
        self.browser.receive_data(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def accept_only(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.get_running_loop().create_future()


async def both_ends(**settings: Any) -> tuple[QuickLine, ClientProtocol]:
    """Server and browser, connected; to be called where a loop runs."""
    config = uvicorn.Config(accept_only, ws=QuickLine, lifespan="off", log_level="warning", **settings)
    line = QuickLine(config, ServerState(), {})
    packing = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    browser = ClientProtocol(parse_uri("ws://house/live/x"), extensions=[packing])
    line.connection_made(Wire(browser))
    browser.send_request(browser.connect())
    speak(line, browser)
    while not line.handshake_complete:
        await asyncio.sleep(0)
    browser.events_received()
    return line, browser


def speak(line: QuickLine, browser: ClientProtocol) -> None:
    """What the browser has to say reaches the server."""
    for data in browser.data_to_send():
        if data:
            line.data_received(data)


def heard(browser: ClientProtocol) -> list[bytes]:
    """The texts that have reached the browser since it was last asked."""
    frames = [event for event in browser.events_received() if isinstance(event, Frame)]
    return [bytes(frame.data) for frame in frames if frame.opcode is Opcode.TEXT]
