"""The live channel: one WebSocket per browser tab. It hears acts and questions, and is told whatever changes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from teahouse.core.errors import TeahouseError
from teahouse.host.rooms import NoSuchTable
from teahouse.table.errors import Foreign
from teahouse.web import answers as a
from teahouse.web import messages as m
from teahouse.web.errors import TooOften, Unheard, explain, read_problem
from teahouse.web.house import House
from teahouse.web.line import Line, line_of
from teahouse.web.security import same_origin
from teahouse.web.tab import Tab, encode

NO_SPECTATORS, NO_TABLE, NO_HELLO, TOO_OFTEN = 4403, 4404, 4400, 4429  # why a line is closed
ENOUGH = 100  # messages refused as too many before the line is cut

decode: msgspec.json.Decoder[m.Message] = msgspec.json.Decoder(m.Message)


class Bucket:
    """So many at once, and so many a second on the average."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate, self.size = rate, size
        self.left, self.at = float(size), time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self.left = min(self.size, self.left + (moment - self.at) * self.rate)
        self.at = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True


@websocket("/live/{table:str}", name="live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]) -> None:
    """docs/live.md"""
    if not same_origin(socket, house.settings):
        await socket.close(code=NO_SPECTATORS)
        return
    address = socket.client.host if socket.client else ""
    if house.tabs[address] >= house.settings.tabs_per_client:
        await socket.close(code=TOO_OFTEN)
        return
    house.tabs[address] += 1
    try:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            await serve_tab(socket, table, house)
    finally:
        house.tabs[address] -= 1
        if not house.tabs[address]:
            del house.tabs[address]


async def serve_tab(socket: WebSocket[Any, Any, Any], match: str, house: House) -> None:
    line = line_of(socket)
    try:
        tab = await greet(line, match, house)
    except (TeahouseError, TimeoutError) as problem:
        codes = {NoSuchTable: NO_TABLE, Foreign: NO_SPECTATORS}
        if isinstance(problem, TeahouseError):
            said = explain(problem)
            line.say(encode(a.ErrorMessage(said.code, said.say, said.key, said.values, where=said.where)))
        await socket.close(code=codes.get(type(problem), NO_HELLO))
        return
    house.presence.enter(tab.room, tab)
    try:
        await listen(tab, house)
        await socket.close(code=TOO_OFTEN)
    finally:
        tab.close()
        house.presence.leave(tab.room, tab)


async def greet(line: Line, match: str, house: House) -> Tab:
    """The first message; raises NoSuchTable, Foreign, Unheard or TimeoutError."""
    data = await asyncio.wait_for(line.hear(), house.settings.hello)
    hello = read(data, house)
    if not isinstance(hello, m.Hello):
        raise Unheard("bad-message", "the first message is a hello", "do")
    room = await house.room(match)
    tab = Tab(line, house, room, hello)
    tab.show_all(hello.id)
    return tab


async def listen(tab: Tab, house: House) -> None:
    """Hear messages one after the other, until there are too many; raises WebSocketDisconnect when the tab is gone."""
    bucket = Bucket(house.settings.messages_a_second, house.settings.messages_at_once)
    refused = 0
    while refused <= ENOUGH:
        data = await tab.line.hear()
        if not bucket.take():
            refused += 1
            tab.refuse(TooOften())
            continue
        refused = 0
        try:
            message = read(data, house)
        except Unheard as problem:
            tab.refuse(problem, id_of(data))
        else:
            await tab.hear(message)


def read(data: bytes, house: House) -> m.Message:
    """Raises Unheard."""
    if len(data) > house.settings.largest_message:
        limit = house.settings.largest_message
        raise Unheard("too-big", f"a message has at most {limit} bytes, not {len(data)}")
    try:
        return decode.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise read_problem(problem) from None


class Numbered(msgspec.Struct):
    id: int | None = None


def id_of(data: bytes) -> int | None:
    """The id of a message that is otherwise wrong."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return msgspec.json.decode(data, type=Numbered).id
    return None
