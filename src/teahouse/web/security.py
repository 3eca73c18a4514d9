"""What browsers are told to forbid, and what the server itself refuses: foreign pages."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from teahouse.table.errors import Foreign
from teahouse.web.settings import Settings

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the headers, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api/") and "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the page that speaks is ours. There are no cookies to steal, but a foreign page has no business here.

    Programs that are no browsers send no origin.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")


async def no_foreign_pages(connection: ASGIConnection[Any, Any, Any, Any], handler: Any) -> None:
    """A guard: what changes something is not for pages of other sites. Were it not async, a thread would be asked."""
    settings: Settings = connection.app.state.settings
    if connection.scope.get("method") not in SAFE and not same_origin(connection, settings):
        raise Foreign("this-page-comes-from-elsewhere")
