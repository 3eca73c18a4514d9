"""How servers that share a database tell each other about changes: Litestar's channels, through PostgreSQL or Redis.

The connection is renewed whenever it breaks, and both is written to the log. Who listens is told so, because what was
said meanwhile is lost; a notice that is lost does no harm, every server also looks into the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from time import monotonic
from typing import Any

from litestar.channels.backends.base import ChannelsBackend

from teahouse.core.errors import OptionError
from teahouse.extras import need
from teahouse.store.address import find_address, is_sqlite

log = logging.getLogger("teahouse.web")

PATIENCE = 5.0  # seconds for the other end to answer
SOON, SLOWEST = 0.1, 5.0  # seconds between two attempts to connect
MOST = 10_000  # notices that wait to be sent; those beyond are lost
AT_ONCE = 100  # of them
TRIES = 5  # to send them


class Fanout:
    """The host's way to other servers. `connect` makes a backend; its stream ends with an error when it is broken."""

    def __init__(self, connect: Callable[[], ChannelsBackend]) -> None:
        self.connect = connect
        self.backend: ChannelsBackend | None = None
        self.topics: set[str] = set()
        self.waiting: list[tuple[str, bytes]] = []
        self.something, self.connected = asyncio.Event(), asyncio.Event()
        self.inbox: asyncio.Queue[bytes | Exception] = asyncio.Queue()
        self.renewed = self.lost = 0  # how often it was connected anew; notices that could not be told
        self.speaking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.speaking = asyncio.create_task(self._speak())

    async def close(self) -> None:
        """What waits is still told, if somebody hears it."""
        if self.speaking is not None:
            self.speaking.cancel()
            await asyncio.gather(self.speaking, return_exceptions=True)
            await self._tell(self.waiting)
        if self.backend is not None:
            await _end(self.backend)

    # --- speaking ---

    def publish(self, data: bytes, topic: str) -> None:
        if len(self.waiting) < MOST:
            self.waiting.append((topic, data))
            self.something.set()
        else:
            self.lost += 1

    async def _speak(self) -> None:
        tries = 0
        while True:
            await self.something.wait()
            self.something.clear()
            while self.waiting:
                await self.connected.wait()
                told, self.waiting = self.waiting[:AT_ONCE], self.waiting[AT_ONCE:]
                if await self._tell(told):
                    tries = 0
                elif (tries := tries + 1) < TRIES:
                    self.waiting[:0] = told
                    await asyncio.sleep(SOON)
                else:
                    self.lost += len(told)

    async def _tell(self, told: list[tuple[str, bytes]]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                if isinstance(self.backend, Many):
                    await self.backend.publish_all(told)
                elif self.backend is not None:
                    for topic, data in told:
                        await self.backend.publish(data, [topic])
        except Exception as problem:
            log.warning("other servers could not be told: %s", _said(problem))
            return False
        return self.backend is not None

    # --- hearing ---

    @property
    def listening(self) -> bool:
        return self.backend is not None

    async def listen(self, topic: str) -> bool:
        if topic in self.topics:
            return False
        self.topics.add(topic)
        await self._ask("subscribe", [topic])
        return True

    async def ignore(self, topics: Iterable[str]) -> None:
        known = self.topics.intersection(topics)
        if known:
            self.topics -= known
            await self._ask("unsubscribe", sorted(known))

    async def _ask(self, what: str, topics: list[str]) -> None:
        """While there is no connection nothing need be asked: the next one is told of all topics."""
        if self.backend is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await getattr(self.backend, what)(topics)
        except Exception as problem:
            log.warning("the connection to other servers does not answer: %s", _said(problem))
            self.renew()

    def renew(self) -> None:
        self.inbox.put_nowait(ConnectionError("nothing was heard"))

    async def heard(self) -> AsyncIterator[bytes | None]:
        wait, lost_at = SOON, 0.0
        while True:
            backend = self.connect()
            inbox: asyncio.Queue[bytes | Exception] = asyncio.Queue()
            self.inbox = inbox
            hearing: asyncio.Task[None] | None = None
            try:
                async with asyncio.timeout(PATIENCE):
                    await backend.on_startup()
                    asked: set[str] = set()
                    while missing := self.topics - asked:  # there may be more of them meanwhile
                        asked |= missing
                        await backend.subscribe(sorted(missing))
                self.backend = backend
                self.connected.set()
                hearing = asyncio.create_task(_hear(backend, inbox))
                if lost_at:
                    self.renewed += 1
                    log.warning("other servers are heard again, after %.1f seconds", monotonic() - lost_at)
                wait, lost_at = SOON, 0.0
                yield None
                while True:
                    event = await inbox.get()
                    if isinstance(event, Exception):
                        raise event
                    yield event
            except Exception as problem:
                self.backend = None
                self.connected.clear()
                if not lost_at:
                    lost_at = monotonic()
                    log.warning("other servers are not heard any more: %s", _said(problem))
                await _end(backend)
            finally:
                if hearing is not None:
                    hearing.cancel()
            await asyncio.sleep(wait)
            wait = min(2 * wait, SLOWEST)


async def _hear(backend: ChannelsBackend, inbox: asyncio.Queue[bytes | Exception]) -> None:
    try:
        async for _, data in backend.stream_events():
            inbox.put_nowait(data)
    except Exception as problem:
        inbox.put_nowait(problem)


class Many:
    """A backend that can tell many things at once."""

    async def publish_all(self, told: list[tuple[str, bytes]]) -> None:
        raise NotImplementedError


async def _end(backend: ChannelsBackend) -> None:
    with contextlib.suppress(Exception):
        async with asyncio.timeout(PATIENCE):
            await backend.on_shutdown()


def _said(problem: Exception) -> str:
    return str(problem) or type(problem).__name__


def make_fanout(database: str, exchange: str = "") -> Fanout | None:
    """By the database itself, or by what `exchange` names; None where no notice can reach another server."""
    if exchange.startswith(("redis://", "rediss://", "unix://")):
        return Fanout(_redis(exchange))
    if exchange:
        raise OptionError("exchange: right would be redis://host:6379/0, or nothing: the database's own way")
    url = find_address(database or None)
    if is_sqlite(url):
        return None
    return Fanout(_postgres(url.set(drivername="postgresql").render_as_string(hide_password=False)))


def _postgres(address: str) -> Callable[[], ChannelsBackend]:
    need("postgres")
    import asyncpg  # noqa: PLC0415
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415

    class Postgres(AsyncPgChannelsBackend, Many):
        """One connection for all that is told (Litestar opens one for each). When the one that listens breaks, the
        stream does so, too."""

        speaker: Any = None

        async def on_startup(self) -> None:
            await super().on_startup()
            self._listener_conn.add_termination_listener(self._broken)

        def _broken(self, connection: Any) -> None:
            if self._queue is not None:
                self._queue.put_nowait(("", b""))

        async def stream_events(self) -> Any:
            while self._queue is not None:
                channel, data = await self._queue.get()
                if not channel:
                    raise ConnectionError("PostgreSQL has closed the connection")
                if channel in self._subscribed_channels:
                    yield channel, data

        async def publish_all(self, told: list[tuple[str, bytes]]) -> None:
            for last in (False, True):
                try:
                    if self.speaker is None or self.speaker.is_closed():
                        self.speaker = await asyncpg.connect(address)
                    topics, texts = [topic for topic, _ in told], [data.decode() for _, data in told]
                    await self.speaker.execute(
                        "SELECT pg_notify(c, t) FROM unnest($1::text[], $2::text[]) AS n(c, t)", topics, texts
                    )
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    self.speaker = None
                    if last:
                        raise
                else:
                    return

        async def on_shutdown(self) -> None:
            if self.speaker is not None:
                self.speaker.terminate()
            self._listener_conn.remove_termination_listener(self._broken)
            self._listener_conn.terminate()
            self._queue = None

    return lambda: Postgres(address)


def _redis(address: str) -> Callable[[], ChannelsBackend]:
    need("redis")
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415
    from redis.asyncio import Redis  # noqa: PLC0415
    from redis.asyncio.retry import Retry  # noqa: PLC0415
    from redis.backoff import NoBackoff  # noqa: PLC0415

    class Pubsub(RedisChannelsPubSubBackend):
        """It would connect again by itself and tell nobody; we want to know."""

        def __init__(self) -> None:
            self.client = Redis.from_url(address, retry=Retry(NoBackoff(), 0), socket_connect_timeout=PATIENCE)
            super().__init__(redis=self.client)

        async def on_startup(self) -> None:
            await self.client.ping()

        async def on_shutdown(self) -> None:
            await super().on_shutdown()
            await self.client.aclose()

    return Pubsub
