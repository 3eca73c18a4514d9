"""The application: all parts put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from teahouse import __version__
from teahouse.store.store import open_store
from teahouse.web.about import AboutController
from teahouse.web.client import Files, any_page, first_page
from teahouse.web.doors import DoorController, Doors, get_doors
from teahouse.web.errors import answer_error
from teahouse.web.fanout import make_fanout
from teahouse.web.gate import Gate
from teahouse.web.guests import Guests
from teahouse.web.house import SETTLED, House
from teahouse.web.lessons import LessonController, school
from teahouse.web.live import live
from teahouse.web.lobby import LobbyController
from teahouse.web.packed import PACKED
from teahouse.web.security import add_headers, no_foreign_pages
from teahouse.web.settings import Settings
from teahouse.web.tables import TableController
from teahouse.web.watch import WatchController, measure_delays


class Application(Litestar):
    """With the gate before it, whichever server runs it."""

    def __init__(self, guests: Guests, **named: Any) -> None:
        super().__init__(**named)
        self.gate = Gate(super().__call__, guests)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.gate(scope, receive, send)


def create_app(
    settings: Settings | None = None, doors: Doors | None = None, guests: Guests | None = None
) -> Application:
    """An ASGI application for any server; the database is opened, and brought up to date, when it starts. `teahouse
    serve` runs it with a quicker live channel, and with limits for connections that only a server can set."""
    chosen = settings or Settings()
    known = guests or Guests(chosen)
    school(chosen.lessons)  # a file of lessons that cannot be used is told before anybody comes in
    fanout = make_fanout(chosen.database, chosen.exchange)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        async with open_store(chosen.database or None) as store:
            if fanout is not None:
                await fanout.open()
            app.state.house = house = House(chosen, store, fanout)
            house.guests = known
            house.requests = getattr(app.state, "requests", None)
            house.open()
            await house.get_ready()
            house.spawn(measure_delays(house.delays))
            house.spawn(describe(app))
            try:
                yield
            finally:
                await house.close()
                if fanout is not None:
                    await fanout.close()

    return Application(
        known,
        route_handlers=[
            LobbyController,
            TableController,
            AboutController,
            LessonController,
            DoorController,
            WatchController,
            live,
            first_page,
            any_page,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(get_house, sync_to_thread=False),
            "doors": Provide(get_doors, sync_to_thread=False),
            "files": Provide(lambda: client_files, sync_to_thread=False),
        },
        guards=[no_foreign_pages],
        exception_handlers={Exception: answer_error},
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=600, gzip_compress_level=6, exclude_opt_key=PACKED
        ),
        request_max_body_size=chosen.largest_body,
        openapi_config=OpenAPIConfig(
            title="Teahouse",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        before_send=[add_headers],
        logging_config=None,  # whoever runs the server decides what is logged and where
        state=State({"settings": chosen, "doors": doors or Doors()}),
    )


async def describe(app: Litestar) -> None:
    """The description of all doors takes a while to be made: beside the event loop, and before somebody asks for it."""
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(lambda: app.openapi_schema)


client_files = Files()


def get_house(state: State) -> House:
    house: House = state.house
    return house
