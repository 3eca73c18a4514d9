"""For those who watch over a server: whether it is well, whether guests may be sent to it, and its numbers."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.di import NamedDependency

from teahouse import __version__
from teahouse.build import compiled
from teahouse.host.measure import STEPS, Durations
from teahouse.table.errors import Foreign
from teahouse.table.keeping import StoreError
from teahouse.web import answers as a
from teahouse.web.doors import at_home
from teahouse.web.errors import may_fail
from teahouse.web.house import House

TEXT = "text/plain; version=0.0.4; charset=utf-8"  # as Prometheus reads it
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class WatchController(Controller):
    tags = ["House"]  # noqa: RUF012

    @get("/api/health", summary="Whether the house is well: it can write to its database", responses=may_fail())
    async def health(self, house: NamedDependency[House]) -> a.Health:
        await house.must_be_well()
        return a.Health(True, __version__)

    @get("/api/ready", summary="Whether guests may be sent to this server", responses=may_fail())
    async def ready(self, house: NamedDependency[House]) -> Response[a.Ready]:
        why = "the server is about to stop" if house.leaving else ""
        exchange = house.servers.exchange
        if exchange is not None and not exchange.listening:
            why = why or "other servers are not heard"
        try:
            await house.must_be_well()
        except StoreError:
            why = why or "the database does not take anything"
        return Response(a.Ready(not why, why), status_code=503 if why else 200)

    @get(
        "/metrics",
        summary="Numbers for Prometheus; for this computer and the watchers",
        media_type=MediaType.TEXT,
        responses=may_fail(403),
    )
    async def metrics(self, request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[str]:
        asking = request.client.host if request.client else ""
        if not at_home(request) and asking not in house.settings.watchers:
            raise Foreign("only-watchers-read-this")
        return Response("".join(f"{line}\n" for line in numbers(house)), media_type=TEXT)


def one(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    yield from several(name, kind, about, [("", value)])


def several(name: str, kind: str, about: str, values: Iterable[tuple[str, float]]) -> Iterator[str]:
    """`values` with their labels."""
    yield f"# HELP teahouse_{name} {about}"
    yield f"# TYPE teahouse_{name} {kind}"
    for labels, value in values:
        yield f"teahouse_{name}{labels} {value:.15g}"


def durations(name: str, about: str, times: Durations) -> Iterator[str]:
    so_far, lines = 0, []
    for step, count in zip([*(f"{step:g}" for step in STEPS), "+Inf"], times.counts, strict=True):
        so_far += count
        lines.append((f'_bucket{{le="{step}"}}', float(so_far)))
    yield from several(name, "histogram", about, [*lines, ("_sum", times.total), ("_count", float(so_far))])


def numbers(house: House) -> Iterator[str]:
    rooms, watched = house.rooms.all, house.rooms.watched()
    kind = "compiled" if compiled() else "plain"
    yield from several("info", "gauge", "The program.", [(f'{{version="{__version__}",build="{kind}"}}', 1)])
    yield from one("tables_in_memory", "gauge", "Tables held by this server.", len(rooms))
    yield from one("tables_watched", "gauge", "Tables that somebody looks at through this server.", len(watched))
    yield from one("tabs", "gauge", "Open live channels at tables.", sum(len(room.onlookers) for room in watched))
    yield from durations("change_seconds", "From an act to its being kept.", house.changes.times)
    writer = house.store.writer
    yield from one("kept_total", "counter", "Acts written to the database.", writer.kept)
    yield from one("writes_total", "counter", "Transactions that kept acts.", writer.writes)
    yield from one("write_failures_total", "counter", "Transactions that the database did not take.", writer.failures)
    for name, jobs in (("thinking", house.thinking.jobs), ("errands", house.errands)):
        yield from one(f"{name}_waiting", "gauge", f"Jobs that wait ({name}).", len(jobs.queue))
        yield from one(f"{name}_running", "gauge", f"Jobs under way ({name}).", len(jobs.running))
    yield from durations("loop_delay_seconds", "How late the event loop comes to what is due.", house.delays)
    yield from _of_guests(house)
    yield from _of_others(house)
    yield from _of_the_process()


def _of_guests(house: House) -> Iterator[str]:
    if house.guests is not None:
        yield from one("guests", "gauge", "Addresses remembered.", len(house.guests.all))
        yield from one("connections", "gauge", "Open connections.", house.guests.connections)
        yield from one("bans", "gauge", "Addresses and networks that are not let in.", len(house.guests.bans))
    if house.requests is not None:
        statuses = [(f'{{status="{status}"}}', count) for status, count in sorted(house.requests.answers.items())]
        yield from several("requests_total", "counter", "Requests by status.", statuses)
        yield from durations("request_seconds", "From a request to the beginning of its answer.", house.requests.times)


def _of_others(house: House) -> Iterator[str]:
    servers, exchange = house.servers, house.servers.exchange
    yield from one("missed_total", "counter", "Tables that had gone on elsewhere without a notice.", servers.missed)
    if exchange is None:
        return
    yield from one("exchange_listening", "gauge", "Whether other servers are heard.", float(exchange.listening))
    yield from one("exchange_renewals_total", "counter", "How often it was connected anew.", exchange.renewed)
    yield from one("notices_heard_total", "counter", "Notices of other servers.", servers.told)
    yield from one("notices_lost_total", "counter", "Notices that could not be told.", exchange.lost)
    yield from one("servers_known", "gauge", "Other servers that are alive.", len(servers.others))


def _of_the_process() -> Iterator[str]:
    yield from one("cpu_seconds_total", "counter", "Processor time of this process.", time.process_time())
    statm = Path("/proc/self/statm")
    if statm.is_file():
        resident = int(statm.read_text().split()[1]) * PAGE
        yield from one("resident_bytes", "gauge", "Memory of this process.", resident)
        yield from one("open_files", "gauge", "Open files and connections.", len(os.listdir("/proc/self/fd")))


async def measure_delays(times: Durations, every: float = 0.25) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        times.add(max(0.0, loop.time() - due))
