"""Run the server, and open the browser when it is ready."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from teahouse.cluster import connect_to_workers
from teahouse.store.store import open_store
from teahouse.web.app import create_app
from teahouse.web.doors import EVERYWHERE, Doors
from teahouse.web.entrance import Entrance
from teahouse.web.guests import Guests
from teahouse.web.logs import Requests, begin_logging
from teahouse.web.quick_line import QuickLine
from teahouse.web.settings import Settings

PLENTY = 65_536  # connections of one server
RESERVED = 100  # of them, for the database, for processes that think, and for files
YOUNG = 250_000  # objects made before rubbish is looked for in any case: there is little, and everybody waits meanwhile
TIDY = 10.0  # seconds between two looks among what is new, so that little lies about: lines that are closed leave some
HAND_OVER = 0.0005  # seconds after which the thread that writes to SQLite gets its turn: everybody waits for it


class Server(uvicorn.Server):
    """Tells when it is ready, and can open a further door."""

    def __init__(self, config: uvicorn.Config, doors: Doors, address: str, browse: bool) -> None:
        super().__init__(config)
        self.doors = doors
        doors.let_in = self.let_in
        self.address = address
        self.browse = browse
        self.drain = 0.0
        self.house: Callable[[], Any] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded by now stays: no use in looking there for rubbish
        self.tidying = asyncio.create_task(tidy())
        if self.started:
            print(f"Teahouse is open: {self.address} (Ctrl-C closes it)", flush=True)
            if self.doors.open and self.doors.origin not in self.address:
                print(f"For others in your network: {self.doors.origin}/", flush=True)
            if self.browse:  # a browser in the terminal would hold us up
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Told to stop: whoever asks is told so for a while, that guests are sent elsewhere; told twice, at once."""
        house = self.house()
        if not self.drain or house is None or house.leaving or not self.started:
            super().handle_exit(sig, frame)
            return
        house.leaving = True
        print(f"Teahouse closes in {self.drain:g} seconds", flush=True)
        later = threading.Timer(self.drain, super().handle_exit, (sig, frame))
        later.daemon = True
        later.start()

    async def let_in(self, door: socket.socket) -> None:
        """Listen at this socket too, just as at the first one."""
        config = self.config

        def begin() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        self.servers.append(await asyncio.get_running_loop().create_server(begin, sock=door))


async def tidy() -> None:
    while True:
        await asyncio.sleep(TIDY)
        gc.collect(0)


def files_at_once() -> int:
    """How many files and connections the system lets us have; we ask for as many as it gives, up to a limit."""
    if sys.platform == "win32":
        return PLENTY
    import resource  # noqa: PLC0415

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = PLENTY if hard == resource.RLIM_INFINITY else min(hard, PLENTY)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return PLENTY if soft == resource.RLIM_INFINITY else soft


def listen(host: str, port: int, or_any: bool) -> socket.socket:
    """A socket at this address; `or_any`: at another port if it is taken. Raises OSError that names the address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        if or_any and problem.errno == errno.EADDRINUSE:
            return listen(host, 0, or_any=False)
        raise OSError(problem.errno, os.strerror(problem.errno or 0), f"{host}:{port}") from None


async def try_database(settings: Settings) -> None:
    """Raises StoreError here, where it can still be told in one line."""
    async with open_store(settings.database or None):
        pass


def run(settings: Settings, host: str, port: int, browse: bool, or_any: bool = False) -> None:
    """Serve until told to stop."""
    asyncio.run(try_database(settings))
    if settings.cluster:
        connect_to_workers(settings.cluster).close()  # raises OptionError, likewise
    door = listen(host, port, or_any)
    port = door.getsockname()[1]
    doors = Doors(host, port, settings.network)
    begin_logging(settings)
    guests = Guests(settings, most_connections=files_at_once() - RESERVED)
    app = create_app(settings, doors, guests)
    app.state.requests = requests = Requests(app)
    config = uvicorn.Config(
        requests,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=partial(Entrance, guests=guests),  # type: ignore[arg-type]
        ws=partial(QuickLine, guests=guests),  # type: ignore[arg-type]
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        h11_max_incomplete_event_size=settings.largest_head,
        ws_max_size=settings.largest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=max(1, round(settings.grace)),
        lifespan="on",
    )
    for wish in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # uvicorn hands them on when all is closed: nothing is left to do
        signal.signal(wish, lambda *_: None)
    gc.set_threshold(YOUNG, 20, 100)
    sys.setswitchinterval(HAND_OVER)
    shown = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    server = Server(config, doors, f"http://{shown}:{port}/", browse)
    server.drain, server.house = settings.drain, lambda: app.state.get("house")
    server.run(sockets=[door])
