"""Connections as an attacker makes them: from any address of this computer, and with no more manners than he wants."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

SERVER = "127.0.0.1"
TROUBLE = (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError)


def address(number: int) -> str:
    """One of the attackers' addresses; the others in the house are at 127.0.0.1 and 127.0.2.x."""
    return f"127.0.1.{number + 1}"


async def connect(port: int, source: str, receive: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    line = socket.socket()
    line.setblocking(False)
    if receive:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    line.bind((source, 0))
    try:
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(line, (SERVER, port)), 5)
    except BaseException:
        line.close()
        raise
    return await asyncio.open_connection(sock=line, limit=receive or 1 << 22)


def head(method: str, path: str, *headers: str, host: str = SERVER) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode("latin-1")


def post(path: str, body: bytes, *headers: str) -> bytes:
    return head("POST", path, "Content-Type: application/json", f"Content-Length: {len(body)}", *headers) + body


async def answer(reader: asyncio.StreamReader, patience: float = 30) -> tuple[int, bytes]:
    """Status and body of one answer."""
    first = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), patience)
    length = next((line for line in first.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
    body = await asyncio.wait_for(reader.readexactly(int(length.partition(b":")[2])), patience)
    return int(first.split(b" ", 2)[1]), body


async def ask(port: int, source: str, request: bytes, patience: float = 30) -> tuple[int, bytes]:
    """One request on a line of its own; status 0 if the door stays shut."""
    try:
        reader, writer = await connect(port, source)
    except TROUBLE:
        return 0, b""
    try:
        writer.write(request)
        return await answer(reader, patience)
    except TROUBLE:
        return 0, b""
    finally:
        writer.close()


def frame(data: bytes, kind: int = 0x81, packed: bool = False) -> bytes:
    """A frame of a client, whose mask is zero."""
    first, size = kind | (0x40 if packed else 0), len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + data


def said(do: str, **values: Any) -> bytes:
    return frame(json.dumps({"do": do, **values}).encode())


class Line:
    """A live channel."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.closed = 0  # the code it was closed with

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def hear(self, patience: float = 30) -> dict[str, Any]:
        while True:
            first, size = await asyncio.wait_for(self.reader.readexactly(2), patience)
            length = size & 127
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            data = await asyncio.wait_for(self.reader.readexactly(length), patience)
            if first & 15 == 8:
                self.closed = int.from_bytes(data[:2], "big")
                raise EOFError(f"closed: {self.closed}")
            if first & 15 == 9:
                self.send(frame(data, 0x8A))
            elif first & 15 == 1:
                told: dict[str, Any] = json.loads(data)
                return told

    async def until(self, number: int, patience: float = 30) -> dict[str, Any]:
        while True:
            told = await self.hear(patience)
            if told.get("re") == number:
                return told

    async def drain(self) -> None:
        """Take everything and look at nothing."""
        with contextlib.suppress(*TROUBLE):
            while await self.reader.read(1 << 18):
                pass

    def close(self) -> None:
        self.writer.close()


async def live(port: int, source: str, table: str, *headers: str, receive: int = 0) -> Line:
    """An open live channel; raises ValueError with the status if it was not opened."""
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    reader, writer = await connect(port, source, receive)
    try:
        writer.write(head("GET", f"/live/{table}", *upgrade, *headers))
        first = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
    except BaseException:
        writer.close()
        raise
    if b" 101 " not in first:
        writer.close()
        raise ValueError(first.split(b"\r\n", 1)[0].decode())
    return Line(reader, writer)


async def tabs(
    port: int, count: int, source: str, table: str, seen: Counter[str], receive: int = 0, **hello: Any
) -> list[Line]:
    """So many tabs of one address at a table, as far as they are let in; all but those that do not read are drained."""
    found: list[Line] = []
    for _ in range(count):
        try:
            line = await live(port, source, table, receive=receive)
        except TROUBLE:
            seen["not let in"] += 1
            continue
        line.send(said("hello", shape="wide", **hello))
        found.append(line)
    seen["tabs"] += len(found)
    return found


@contextlib.asynccontextmanager
async def drained(lines: list[Line]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(line.drain()) for line in lines]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for line in lines:
            line.close()
