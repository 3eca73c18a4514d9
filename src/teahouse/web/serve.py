"""Run the server, and open the browser when it is ready."""

from __future__ import annotations

import signal
import socket
import threading
import webbrowser
from contextlib import closing

import uvicorn

from teahouse.web.app import create_app
from teahouse.web.settings import Settings

GRACE = 5  # seconds for requests under way when the server is told to stop


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, browse: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Teahouse is open: {self.address} (Ctrl-C closes it)", flush=True)
            if self.browse:  # a browser in the terminal would hold us up
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def free_port(host: str, port: int) -> int:
    """The port, or if it is taken and nobody insists on it, one that is free."""
    with closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            probe.bind((host, 0))
        return int(probe.getsockname()[1])


def run(settings: Settings, host: str, port: int, browse: bool) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        server_header=False,
        ws_max_size=settings.largest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    for wish in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # uvicorn hands them on when all is closed: nothing is left to do
        signal.signal(wish, lambda *_: None)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    Server(config, f"http://{shown}:{port}/", browse).run()
