"""The live channel: one WebSocket per browser tab. It hears acts and questions, and is told whatever changes."""

from __future__ import annotations

import asyncio
import contextlib
import math
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
from teahouse.web.gate import TOO_OFTEN, guest_of, seconds
from teahouse.web.guests import PRICES, Bucket, Guest
from teahouse.web.house import House
from teahouse.web.line import Line, line_of
from teahouse.web.security import same_origin
from teahouse.web.sights import rest
from teahouse.web.tab import Tab, encode

NO_SPECTATORS, NO_TABLE, NO_HELLO = 4403, 4404, 4400  # why a line is closed
ENOUGH = 100  # messages refused as too many before the line is cut

decode: msgspec.json.Decoder[m.Message] = msgspec.json.Decoder(m.Message)


@websocket("/live/{table:str}", name="live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]) -> None:
    """docs/live.md"""
    if not same_origin(socket, house.settings):
        await socket.close(code=NO_SPECTATORS)
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        await serve_tab(socket, table, house)


async def serve_tab(socket: WebSocket[Any, Any, Any], match: str, house: House) -> None:
    line = line_of(socket, house.settings.stalled)
    try:
        tab = await greet(line, match, house, guest_of(socket.scope))
    except (TeahouseError, TimeoutError) as problem:
        codes = {NoSuchTable: NO_TABLE, Foreign: NO_SPECTATORS, TooOften: TOO_OFTEN}
        if isinstance(problem, TeahouseError):
            said = explain(problem)
            line.say(encode(a.ErrorMessage(said.code, said.say, said.key, said.values, where=said.where)))
        await hang_up(socket, line, codes.get(type(problem), NO_HELLO))
        return
    house.presence.enter(tab.room, tab)
    try:
        await listen(tab, house)
        await hang_up(socket, line, TOO_OFTEN)
    finally:
        tab.close()
        house.presence.leave(tab.room, tab)
        rest(tab.room)


async def hang_up(socket: WebSocket[Any, Any, Any], line: Line, code: int) -> None:
    """After the last word."""
    await line.all_said()
    if line.open:
        await socket.close(code=code)


async def greet(line: Line, match: str, house: House, guest: Guest) -> Tab:
    """The first message; raises NoSuchTable, Foreign, Unheard, TooOften or TimeoutError."""
    async with asyncio.timeout(house.settings.hello):
        data = await line.hear()
    hello = read(data, house)
    if not isinstance(hello, m.Hello):
        raise Unheard("bad-message", "the first message is a hello", "do")
    if not guest.take(PRICES["hello"]):
        raise TooOften(seconds(guest))
    room = await house.room(match)
    await guest.turn()
    tab = Tab(line, house, room, hello, guest)
    tab.show_all(hello.id)
    tab.send_on()
    return tab


async def listen(tab: Tab, house: House) -> None:
    """Hear messages one after the other, until there are too many; raises WebSocketDisconnect when the tab is gone."""
    bucket = Bucket(house.settings.messages_a_second, house.settings.messages_at_once)
    guest, refused = tab.visitor, 0
    while refused <= ENOUGH:
        data = await tab.line.hear()
        heard: m.Message | Unheard
        try:
            heard = read(data, house)
            price, number = tab.price(heard), heard.id
        except Unheard as problem:
            heard, price, number = problem, PRICES["refused"], id_of(data)
        if not bucket.take() or not guest.take(price):
            refused += 1
            wait = max(bucket.wait(1), guest.budget.wait(price))
            tab.refuse(TooOften(math.ceil(wait)), number)
            continue
        refused = 0
        if guest.wait:
            await guest.turn()
        if isinstance(heard, Unheard):
            tab.refuse(heard, number)
        else:
            await tab.hear(heard)


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
