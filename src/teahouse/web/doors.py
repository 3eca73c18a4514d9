"""Where the house can be entered: on this computer, and in its network once somebody here opens that door."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Request, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from teahouse.table.errors import Foreign, WrongMoment
from teahouse.web import answers as a
from teahouse.web.errors import may_fail

EVERYWHERE = ("0.0.0.0", "::", "")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")  # so says a web server in front: whoever asks is elsewhere
ELSEWHERE = ("198.51.100.1", 9)  # an address for documentation: nobody is there, and nothing is sent to it


class Doors:
    """The doors of a server that listens at `host`. `network` is this computer's address there; empty: look for it.

    An application that somebody else serves does not know its port and has no door of its own.
    """

    def __init__(self, host: str = "", port: int = 0, network: str = "") -> None:
        self.port = port
        self.network = (network or own_address()) if port else ""
        self.open = bool(self.network) and host in (*EVERYWHERE, self.network)
        self.let_in: Callable[[socket.socket], Awaitable[None]] | None = None  # how the server listens once more

    @property
    def origin(self) -> str:
        """How others in the network find the house; empty if there is no network."""
        return f"http://{self.network}:{self.port}" if self.network else ""

    async def open_to_network(self) -> None:
        """Raises WrongMoment if that cannot be."""
        if self.open:
            return
        if self.let_in is None or not self.network:
            raise WrongMoment("there-is-no-network-here")
        try:
            await self.let_in(socket.create_server((self.network, self.port), backlog=2048))
        except OSError as problem:
            raise WrongMoment("the-network-cannot-be-let-in", problem=str(problem)) from None
        self.open = True

    def seen_by(self, connection: ASGIConnection[Any, Any, Any, Any]) -> a.Door | None:
        """What those at this computer have to know about their door; others have found their way."""
        return a.Door(self.origin, self.open) if at_home(connection) else None

    def link_base(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """What a link begins with that others are to open: `http://127.0.0.1` would lead them to themselves."""
        return f"{self.origin}/" if self.open and at_home(connection) else str(connection.base_url)


class DoorController(Controller):
    path = "/api/door"
    tags = ["Lobby"]  # noqa: RUF012

    @post(
        summary="Let others in this computer's network in; only from this computer",
        status_code=200,
        responses=may_fail(403, 409),
    )
    async def open(self, request: Request[Any, Any, Any], doors: NamedDependency[Doors]) -> a.Door:
        if not at_home(request):
            raise Foreign("only-this-computer-opens-its-door")
        await doors.open_to_network()
        return a.Door(doors.origin, doors.open)


def get_doors(state: State) -> Doors:
    doors: Doors = state.doors
    return doors


def at_home(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether somebody at this very computer asks, and by its own name for itself, as no page of another site can; and
    not a web server in front for somebody else, also where nobody has told us of it (`proxies`)."""
    if any(name in connection.headers for name in FORWARDED):
        return False
    try:
        named = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:  # half an address
        return False
    asking = connection.client.host if connection.client else ""
    return is_here(asking) and (named == "localhost" or is_here(named))


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """The address of this computer in its network; empty where there is none. Asks the system, sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if is_here(found) else found
