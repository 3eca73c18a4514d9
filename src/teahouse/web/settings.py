"""What can be set about a server, with the values a household needs."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.host.settings import HostSettings

KIB = 1024


@dataclass(frozen=True)
class Settings(HostSettings):
    """Times are in seconds. A guest is an address, with all its tabs; points are told in `guests.py`."""

    database: str = ""  # empty: SQLite in the user's data folder
    largest_head: int = 16 * KIB  # of an HTTP request: its first lines
    largest_body: int = 16 * KIB  # of an HTTP request
    largest_message: int = 16 * KIB  # of the live channel
    points_a_second: float = 120.0  # of a guest, on the average
    points_at_once: float = 4000.0
    pace: float = 300.0  # points a second of a guest within a blink; beyond, it waits
    tables_a_minute: float = 30.0  # made by a guest
    listed_tables: int = 8  # of a guest in the lobby; with one more the oldest leaves it
    messages_a_second: float = 20.0  # of one tab, on the average
    messages_at_once: int = 60
    tabs_per_guest: int = 100  # open at the same time
    connections_per_guest: int = 256
    half_open_per_guest: int = 64  # that have not said yet what they want; with one more the oldest is closed
    unfetched_per_guest: int = 24  # answers that wait to be fetched; with one more the oldest is thrown away
    knocks_a_second: float = 20.0  # new connections of a guest; ten seconds' worth may come at once
    head_time: float = 10.0  # for the first lines of a request
    body_time: float = 30.0  # for all of it
    answer_time: float = 60.0  # to fetch what it is answered
    stalled: float = 20.0  # how long a tab may not take what it is told
    hello: float = 10.0  # how long a new tab may be silent
    backlog: int = 40  # changes a slow tab is told one by one; beyond, it gets the newest scene
    network: str = ""  # the address of this computer in its network; empty: it is looked for
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this server, as http://localhost:5173
    proxies: tuple[str, ...] = ()  # web servers in front: they are believed whom they speak for
