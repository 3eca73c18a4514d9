"""How servers that share a database tell each other about changes: Litestar channels, with PostgreSQL through it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from teahouse.extras import need
from teahouse.store.address import find_address, is_sqlite

log = logging.getLogger("teahouse.web")

CHANNEL = "tables"


class Fanout:
    """The host's way to other servers."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.plugin = ChannelsPlugin(backend, channels=[CHANNEL])

    def publish(self, data: bytes) -> None:
        self.plugin.publish(data, CHANNEL)

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[bytes]]:
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            yield subscriber.iter_events()


def make_fanout(database: str) -> Fanout | None:
    """None where no notice can reach another server."""
    url = find_address(database or None)
    if is_sqlite(url):
        return None
    return Fanout(_postgres(url.set(drivername="postgresql").render_as_string(hide_password=False)))


def _postgres(address: str) -> ChannelsBackend:
    need("postgres")
    import asyncpg  # noqa: PLC0415
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415

    class Kept(AsyncPgChannelsBackend):
        """One connection for all that is told (Litestar opens one for each), renewed when it breaks.

        A notice that is lost does no harm: every server also looks into the database now and then.
        """

        speaking: Any = None

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            try:
                if self.speaking is None or self.speaking.is_closed():
                    self.speaking = await asyncpg.connect(address)
                for channel in channels:
                    await self.speaking.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("other servers could not be told: %s", problem)
                self.speaking = None

        async def on_shutdown(self) -> None:
            if self.speaking is not None:
                await self.speaking.close()
            await super().on_shutdown()

    return Kept(address)
