"""The gate: every request and every live channel passes here first, and is let in, told to wait, or refused."""

from __future__ import annotations

import math
import re
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from teahouse.web.answers import Failed
from teahouse.web.errors import TooOften, explain
from teahouse.web.guests import PRICES, Guest, Guests
from teahouse.web.line import LINE
from teahouse.web.security import HEADERS

GUEST = "teahouse.guest"  # where an application finds who asks
TOO_OFTEN = 4429  # why a line is closed
LONGEST_PATH = 300  # letters; what follows names nothing
SLOWEST = 60  # seconds: nobody is told to come back later than that

# the first that fits: method and path, and what it costs
COSTS = [
    (re.compile(pattern), PRICES[name])
    for pattern, name in [
        (r"POST /api/tables/?", "make"),
        (r"POST /api/tables/[^/]*/seats/?", "join"),
        (r"POST /api/tables/[^/]*/acts/?", "act"),
        (r"GET /api/tables/[^/]*/(scene|picture\.svg|qr\.svg|record)/?", "replay"),
        (r"POST /api/(advice|positions)/?", "replay"),
        (r"GET /api/rules/.*", "replay"),
        (r"POST /api/mine/?", "look"),
        (r"GET /api/tables/?", "look"),
        (r"[A-Z]+ /api/.*", "request"),
        (r"(?s).*", "page"),
    ]
]


class Gate:
    """Stands before the application. What is refused here costs next to nothing."""

    def __init__(self, app: ASGIApp, guests: Guests) -> None:
        self.app = app
        self.guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside: Any = scope
        if inside["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        inside["path"] = inside["path"][:LONGEST_PATH]
        client = inside.get("client")
        guest = inside[GUEST] = self.guests.find(client[0] if client else "")
        if inside["type"] == "websocket":
            await self.let_in(guest, inside, receive, send)
        elif guest.take(price_of(inside["method"], inside["path"])):
            await guest.turn()
            await guest.metered(self.app(scope, receive, send))
        else:
            await refuse(guest, inside, send)

    async def let_in(self, guest: Guest, scope: Any, receive: Receive, send: Send) -> None:
        """A live channel. One too many is opened and closed again: a browser tells nobody why it was not opened."""
        if guest.tabs >= guest.settings.tabs_per_guest or not guest.take(PRICES["connect"]):
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": TOO_OFTEN, "reason": "too-often"})
            return
        line = scope["extensions"].get(LINE)
        if line is not None:
            line["line"].guest = guest
        guest.tabs += 1
        try:
            await guest.turn()
            await guest.metered(self.app(scope, receive, send))
        finally:
            guest.tabs -= 1


def price_of(method: str, path: str) -> float:
    asked = f"{method} {path}"
    return next(price for pattern, price in COSTS if pattern.fullmatch(asked))


def guest_of(scope: Any) -> Guest:
    found: Guest = scope[GUEST]
    return found


async def refuse(guest: Guest, scope: Any, send: Send) -> None:
    """429, and the connection is closed: whoever goes on has to knock again."""
    wait = seconds(guest)
    trouble = explain(TooOften(wait), language_of(scope))
    body = msgspec.json.encode(Failed(trouble))
    headers = HEADERS | {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Retry-After": str(wait),
        "Cache-Control": "no-store",
        "Connection": "close",
    }
    sent = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 429, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def seconds(guest: Guest) -> int:
    """Until it is worth while to ask again: when there is something left for more than one thing."""
    return max(1, min(SLOWEST, math.ceil(guest.budget.wait(PRICES["make"]))))


def must_be_few(guest: Guest) -> None:
    """Tables stay for long, so they are counted by themselves. Raises TooOften."""
    if not guest.tables.take():
        raise TooOften(math.ceil(guest.tables.wait(1)))


def language_of(scope: Any) -> str:
    said = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return str(said.decode("latin-1"))
