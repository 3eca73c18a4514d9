"""The gate: every request and every live channel passes here first, and is let in, told to wait, or refused."""

from __future__ import annotations

import math
import re
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from teahouse.table.errors import Foreign
from teahouse.web.answers import Failed
from teahouse.web.errors import TooOften, Unheard, explain, status_of
from teahouse.web.guests import PRICES, Guest, Guests
from teahouse.web.line import LINE
from teahouse.web.security import HEADERS

GUEST = "teahouse.guest"  # where an application finds who asks
TOO_OFTEN = 4429  # why a line is closed
LONGEST_PATH = 300  # letters; what follows names nothing
NO_LENGTH = "a body comes whole, with its Content-Length; not in chunks"
SLOWEST = 60  # seconds: nobody is told to come back later than that

# the first that fits: method and path, and what it costs
COSTS = [
    (re.compile(pattern), PRICES[name])
    for pattern, name in [
        (r"POST /api/tables/?", "make"),
        (r"POST /api/tables/[^/]*/seats/?", "join"),
        (r"POST /api/tables/[^/]*/(acts|reports)/?", "act"),
        (r"GET /api/tables/[^/]*/(scene|picture\.svg|qr\.svg|record)/?", "replay"),
        (r"POST /api/(advice|positions)/?", "replay"),
        (r"GET /api/rules/.*", "replay"),
        (r"POST /api/lessons/.*", "lesson"),
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
        if guest.banned:
            await turn_away(inside, receive, send)
        elif inside["type"] == "websocket":
            await self.let_in(guest, inside, receive, send)
        elif has_no_length(inside):
            guest.spend(PRICES["refused"])
            await answer(inside, send, Unheard("no-length", NO_LENGTH))
        elif guest.take(price_of(inside["method"], inside["path"])):
            await guest.turn()
            await guest.metered(self.app(scope, receive, send))
        else:
            await answer(inside, send, TooOften(seconds(guest)))

    async def let_in(self, guest: Guest, scope: Any, receive: Receive, send: Send) -> None:
        """A live channel. One too many is opened and closed again: a browser tells nobody why it was not opened."""
        if guest.tabs >= guest.settings.tabs_per_guest or not guest.take(PRICES["connect"]):
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": TOO_OFTEN, "reason": "too-often"})
            return
        line = (scope.get("extensions") or {}).get(LINE)
        if line is not None:
            line["line"].guest = guest
        guest.tabs += 1
        ends = Ends(receive, send)
        try:
            await guest.turn()
            await guest.metered(self.app(scope, ends.receive, ends.send))
        finally:
            guest.tabs -= 1
            ends.cut()
            (scope.get("extensions") or {}).pop(LINE, None)


class Ends:
    """The ends of a line, which can be cut: Litestar's sockets know themselves, and would keep a line that is closed,
    with all that packs and unpacks, until somebody looks for rubbish."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.ends: tuple[Receive, Send] | None = receive, send

    async def receive(self) -> Any:
        if self.ends is None:
            return {"type": "websocket.disconnect", "code": 1006}
        return await self.ends[0]()

    async def send(self, message: Any) -> None:
        if self.ends is not None:
            await self.ends[1](message)

    def cut(self) -> None:
        self.ends = None


def has_no_length(scope: Any) -> bool:
    """A body in chunks may come in thousands of them, each of one byte: much to read for nothing."""
    return any(name == b"transfer-encoding" for name, _ in scope["headers"])


def price_of(method: str, path: str) -> float:
    asked = f"{method} {path}"
    return next(price for pattern, price in COSTS if pattern.fullmatch(asked))


def guest_of(scope: Any) -> Guest:
    found: Guest = scope[GUEST]
    return found


async def turn_away(scope: Any, receive: Receive, send: Send) -> None:
    """Somebody who is not let in."""
    if scope["type"] == "http":
        await answer(scope, send, Foreign("this-address-is-not-let-in"))
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "foreign"})


async def answer(scope: Any, send: Send, problem: TooOften | Unheard | Foreign) -> None:
    """What is wrong, and the connection is closed: whoever goes on has to knock again."""
    body = msgspec.json.encode(Failed(explain(problem, language_of(scope))))
    headers = HEADERS | {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Connection": "close",
    }
    if isinstance(problem, TooOften):
        headers["Retry-After"] = str(problem.wait)
    sent = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status_of(problem), "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def seconds(guest: Guest) -> int:
    """Until it is worth while to ask again: when there is something left for more than one thing."""
    return max(1, min(SLOWEST, math.ceil(guest.budget.wait(PRICES["make"]))))


def must_be_few(guest: Guest) -> None:
    """Tables stay for long, so they are counted by themselves. Raises TooOften."""
    if not guest.tables.take():
        raise TooOften(math.ceil(guest.tables.wait(1)))
    guest.made += 1


def must_leave_seats(guest: Guest) -> None:
    """Nobody sits down everywhere: whoever waits for somebody would find nobody there. Raises TooOften."""
    if not guest.seats.take():
        raise TooOften(math.ceil(guest.seats.wait(1)))


def language_of(scope: Any) -> str:
    said = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return str(said.decode("latin-1"))
