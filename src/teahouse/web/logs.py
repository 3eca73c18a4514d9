"""What is written to the log: lines, or an object per line, each with the request it belongs to and without secrets.

Every request has an id: that of the web server in front (`X-Request-ID`), or one of ours. It stands in the answer and
in every line that is written meanwhile, so that what a guest complains of can be found.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from time import gmtime, perf_counter, strftime
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from teahouse.host.measure import Durations
from teahouse.web.settings import Settings

log = logging.getLogger("teahouse.request")
request_id: ContextVar[str] = ContextVar("request_id", default="")

HEADER = b"x-request-id"
GOOD_ID = re.compile(rb"[\w.-]{1,64}", re.ASCII)
# a password in an address, and whatever is as long as a token or its hash
CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
SECRETS = re.compile(r"(?<=://)([^/@\s:]*):[^/@\s]+(?=@)|[\w-]{43,}")


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda found: f"{found[1]}:…" if found[1] else "…", text)


def in_one_line(text: str) -> str:
    """Nobody who asks for a strange address writes lines of his own into the log."""
    return CONTROLS.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        asked = request_id.get()
        told = f"{self.formatTime(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}"
        more = " ".join(f"{name}={value}" for name, value in _more(record).items())
        text = in_one_line(" ".join(part for part in (told, more, f"[{asked}]" if asked else "") if part))
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return without_secrets(text)


class Objects(logging.Formatter):
    """A JSON object in every line."""

    def format(self, record: logging.LogRecord) -> str:
        at = strftime("%Y-%m-%dT%H:%M:%S", gmtime(record.created)) + f".{int(record.msecs):03}Z"
        told: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        told["say"] = without_secrets(record.getMessage())
        if asked := request_id.get():
            told["request"] = asked
        told |= _more(record)
        if record.exc_info:
            told["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False, default=str)


def _more(record: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = getattr(record, "told", {})
    return {name: without_secrets(value) if isinstance(value, str) else value for name, value in found.items()}


def begin_logging(settings: Settings) -> None:
    """To the standard error stream: whoever runs the server decides where it goes."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if settings.log_format == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for noisy in ("uvicorn.access", "websockets"):
        logging.getLogger(noisy).setLevel("WARNING")


class Requests:
    """Stands before everything else: gives each request its id, counts it, and writes it down where that is wanted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.times = Durations()
        self.answers: dict[int, int] = {}  # by status

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside: Any = scope
        if inside["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = next((value for name, value in inside["headers"] if name == HEADER), b"")
        name = given if GOOD_ID.fullmatch(given) else secrets.token_hex(8).encode()
        request_id.set(name.decode())
        if inside["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = perf_counter()

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (HEADER, name)]
                self.answered(inside, message["status"], perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, tell)

    def answered(self, scope: Any, status: int, seconds: float) -> None:
        self.answers[status] = self.answers.get(status, 0) + 1
        self.times.add(seconds)
        if log.isEnabledFor(logging.INFO):
            client = scope.get("client")
            told = {
                "method": scope["method"],
                "path": scope["path"][:300],
                "status": status,
                "ms": round(1000 * seconds, 1),
                "guest": client[0] if client else "",
            }
            log.info("answered", extra={"told": told})
