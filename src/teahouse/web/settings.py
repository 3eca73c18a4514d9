"""What can be set about a server, with the values a household needs. `configuration.py` reads it from outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from teahouse.host.settings import HostSettings

KIB = 1024


@dataclass(frozen=True)
class Settings(HostSettings):
    """Times are in seconds. A guest is an address, with all its tabs; points are told in `guests.py`."""

    database: Annotated[str, "empty: SQLite in the user's data folder"] = ""
    exchange: Annotated[str, "redis://…: how servers tell each other; empty: through PostgreSQL itself"] = ""
    lessons: Annotated[str, "a folder with further courses (docs/lessons.md)"] = ""
    largest_head: Annotated[int, "bytes of the first lines of an HTTP request"] = 16 * KIB
    largest_body: Annotated[int, "bytes of an HTTP request"] = 16 * KIB
    largest_message: Annotated[int, "bytes of a message of the live channel"] = 16 * KIB
    points_a_second: Annotated[float, "what a guest may use, on the average"] = 120.0
    points_at_once: Annotated[float, "what a guest may use after a rest"] = 4000.0
    pace: Annotated[float, "points a second of a guest within a blink; beyond, it waits"] = 300.0
    tables_a_minute: Annotated[float, "made by a guest"] = 30.0
    seats_a_minute: Annotated[float, "taken by a guest at tables of others"] = 30.0
    listed_tables: Annotated[int, "of a guest in the lobby; with one more the oldest leaves it"] = 8
    messages_a_second: Annotated[float, "of one tab, on the average"] = 20.0
    messages_at_once: Annotated[int, "of one tab"] = 60
    tabs_per_guest: Annotated[int, "live channels open at the same time"] = 100
    connections_per_guest: Annotated[int, "of one guest at the same time"] = 256
    half_open_per_guest: Annotated[int, "connections that say nothing; with one more the oldest is closed"] = 64
    unfetched_per_guest: Annotated[int, "answers that wait; with one more the oldest is thrown away"] = 24
    knocks_a_second: Annotated[float, "new connections of a guest; ten seconds' worth may come at once"] = 20.0
    head_time: Annotated[float, "for the first lines of a request"] = 10.0
    body_time: Annotated[float, "for all of a request"] = 30.0
    answer_time: Annotated[float, "to fetch the answer"] = 60.0
    stalled: Annotated[float, "how long a tab may not take what it is told"] = 20.0
    hello: Annotated[float, "how long a new tab may be silent"] = 10.0
    backlog: Annotated[int, "changes a slow tab is told one by one; beyond, it gets the newest scene"] = 40
    network: Annotated[str, "the address of this computer in its network; empty: it is looked for"] = ""
    origins: Annotated[tuple[str, ...], "further pages that may talk to this server, as http://localhost:5173"] = ()
    proxies: Annotated[tuple[str, ...], "web servers in front: they are believed whom they speak for"] = ()
    watchers: Annotated[tuple[str, ...], "addresses that may read /metrics, besides this computer"] = ()
    log_level: Annotated[str, "debug, info (every request), warning or error"] = "warning"
    log_format: Annotated[str, "text, or json: an object in every line"] = "text"
    grace: Annotated[float, "for what is under way when the server is told to stop"] = 5.0
    drain: Annotated[float, "how long a server that is told to stop says so (/api/ready) before it does"] = 0.0
