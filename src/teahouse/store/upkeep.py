"""What whoever runs a house does with its database besides playing: to clear away, to forget, to hide, to lock out."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from ipaddress import ip_network
from typing import Any

from sqlalchemy import Text, cast, delete, insert, select, update
from sqlalchemy.engine import Connection

from teahouse.core.errors import OptionError
from teahouse.store.address import is_sqlite, to_json
from teahouse.store.schema import bans, entries, holders, matches, reports, servers
from teahouse.store.store import Store
from teahouse.table.keeping import Conflict, NoSuchMatch
from teahouse.table.rename import Renamed
from teahouse.table.run_on import moment
from teahouse.table.table import ABANDONED, GATHERING, OVER, PLAYING

STATES = (GATHERING, PLAYING, OVER, ABANDONED)
AT_ONCE = 500  # matches in one transaction
TRIES = 20
PATIENCE = 10.0  # seconds that others may read meanwhile


async def pulse(store: Store, server: str, now: int) -> None:
    """Write that this server lives; raises StoreError if nothing can be written."""

    def work(connection: Connection) -> None:
        if not connection.execute(update(servers).where(servers.c.server == server).values(at=now)).rowcount:
            connection.execute(insert(servers).values(server=server, at=now))

    await store.write(work)


async def silence(store: Store, server: str, before: int) -> None:
    """This server is closed; so are those that have not written since."""
    await store.write(
        lambda connection: connection.execute(
            delete(servers).where((servers.c.server == server) | (servers.c.at < before))
        )
    )


# --- clearing away ---------------------------------------------------------------------------------------------------


async def prune(store: Store, before: int, states: Sequence[str], only_look: bool = False) -> dict[str, int]:
    """Delete the matches in these states in which nothing has happened since; how many, by state."""
    asked = select(matches.c.match, matches.c.status).where(matches.c.changed < before, matches.c.status.in_(states))
    found = await store.read(asked)
    names = [row.match for row in found]
    for begin in range(0, 0 if only_look else len(names), AT_ONCE):
        some = names[begin : begin + AT_ONCE]

        def work(connection: Connection, some: list[str] = some) -> None:
            old = (matches.c.match.in_(some)) & (matches.c.changed < before)  # nobody may have come back meanwhile
            connection.execute(delete(matches).where(old))

        await store.write(_thoroughly(store, work))
    await _nor_in_the_log(store)
    return {state: sum(row.status == state for row in found) for state in states}


def _thoroughly(store: Store, work: Callable[[Connection], None]) -> Callable[[Connection], None]:
    """What is deleted shall not stay in the file."""

    def thorough(connection: Connection) -> None:
        if is_sqlite(store.url):
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
        work(connection)

    return thorough


async def _nor_in_the_log(store: Store) -> None:
    """SQLite writes beside its file first; what is deleted stays there until that is brought in."""

    def bring_in() -> None:
        with closing(sqlite3.connect(str(store.url.database), timeout=PATIENCE, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    if is_sqlite(store.url):
        await asyncio.to_thread(bring_in)


# --- forgetting and hiding -------------------------------------------------------------------------------------------


async def forget_name(store: Store, name: str) -> list[str]:
    """Erase a name wherever it stands in the facts of matches; the matches that had it."""
    asked = (
        select(entries.c.match).where(cast(entries.c.body, Text).contains(to_json(name), autoescape=True)).distinct()
    )
    found = sorted(row.match for row in await store.read(asked))
    erased = [match for match in found if await _erase(store, match, lambda seat, shown: shown == name)]
    await _nor_in_the_log(store)
    return erased


async def forget_seat(store: Store, match: str, seat: int) -> list[str]:
    """Erase the names of whoever has this seat, here and in all other matches that his token opens."""
    await must_have(store, match, seat)
    key = select(holders.c.key).where(holders.c.match == match, holders.c.seat == seat).scalar_subquery()
    same = await store.read(select(holders.c.match, holders.c.seat).where(holders.c.key == key, holders.c.seat >= 0))
    theirs = {(row.match, row.seat) for row in same} | {(match, seat)}
    for where, number in sorted(theirs):
        await _erase(store, where, lambda seat, _, number=number: seat == number)  # type: ignore[misc]
    await _nor_in_the_log(store)
    return sorted({where for where, _ in theirs})


async def must_have(store: Store, match: str, seat: int) -> None:
    found = await store.read(select(matches.c.seats).where(matches.c.match == match))
    if not found:
        raise NoSuchMatch(f"there is no match '{match}'")
    if not 0 <= seat < len(found[0].seats):
        raise OptionError(f"match '{match}' has the seats 1 to {len(found[0].seats)}, not {seat + 1}")


async def _erase(store: Store, match: str, meant: Callable[[int, str], bool]) -> bool:
    """Erase the names of some seats in all facts of a match. The last one tells so to servers that have it open."""
    for _ in range(TRIES):
        table = await store.load(match)
        changed: list[tuple[int, dict[str, Any]]] = []
        for row in await store.read(select(entries).where(entries.c.match == match).order_by(entries.c.number)):
            body = row.body
            if body.get("name") and "seat" in body and meant(body["seat"], body["name"]):
                changed.append((row.number, body | {"name": ""}))
            elif row.kind == "created" and body.get("tags"):  # of a record that was brought in
                told = {tag: said for tag, said in body["tags"].items() if not _names(tag, said, meant)}
                if told != body["tags"]:
                    changed.append((row.number, body | {"tags": told}))
        after = table.copy()
        for number, seat in enumerate(table.seats):
            if seat.name and meant(number, seat.name):
                after.add(Renamed(moment(table, table.facts[-1].at), number, ""))
        try:
            if len(after.facts) > len(table.facts):
                await store.append(table, after)
        except Conflict:
            continue
        await store.write(_thoroughly(store, partial(_rewrite, match, changed)))
        return bool(changed)
    raise Conflict(f"match {match} goes on too quickly; try again")


def _rewrite(match: str, changed: list[tuple[int, dict[str, Any]]], connection: Connection) -> None:
    for number, body in changed:
        this = (entries.c.match == match) & (entries.c.number == number)
        connection.execute(update(entries).where(this).values(body=body))


def _names(tag: str, said: str, meant: Callable[[int, str], bool]) -> bool:
    """Whether a tag of a record, `seat A: person Ann`, has a name that is meant."""
    kind, _, letter = tag.partition(" ")
    return kind == "seat" and len(letter) == 1 and meant(ord(letter) - ord("A"), said.partition(" ")[2])


# --- bans ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ban:
    guest: str
    until: int | None
    why: str
    at: int


def network_of(word: str) -> str:
    """An address or a network, in one writing; an IPv6 address stands for its network. Raises OptionError."""
    try:
        found = ip_network(word.strip(), strict=False)
    except ValueError:
        raise OptionError(
            f"'{word}' is no address; right would be 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64"
        ) from None
    if found.version == 6 and found.prefixlen == 128:
        found = found.supernet(new_prefix=64)
    return str(found)


async def ban(store: Store, guest: str, until: int | None, why: str, now: int) -> None:
    def work(connection: Connection) -> None:
        connection.execute(delete(bans).where(bans.c.guest == guest))
        connection.execute(insert(bans).values(guest=guest, until=until, why=why[:200], at=now))

    await store.write(work)


async def lift(store: Store, guest: str) -> bool:
    lifted: list[int] = []
    await store.write(
        lambda connection: lifted.append(connection.execute(delete(bans).where(bans.c.guest == guest)).rowcount)
    )
    return bool(lifted[-1])


async def banned(store: Store, now: int) -> list[Ban]:
    found = await store.read(select(bans).where((bans.c.until.is_(None)) | (bans.c.until > now)).order_by(bans.c.at))
    return [Ban(row.guest, row.until, row.why, row.at) for row in found]


# --- reports ---------------------------------------------------------------------------------------------------------

MOST = 20  # about one match: what everybody complains of is known
EACH = 3  # by one guest


@dataclass(frozen=True)
class Report:
    number: int
    match: str
    what: str
    seat: int
    words: str
    at: int


async def report(store: Store, match: str, what: str, seat: int, words: str, now: int, guest: str = "") -> None:
    """What a guest complains of. With more than his share his oldest complaint goes; where there is no room, the oldest
    of whoever has complained most, so that nobody can talk so much that others are not heard."""
    who = blake2b(f"{match} {guest}".encode(), digest_size=8).hexdigest()

    def work(connection: Connection) -> None:
        asked = select(reports.c.number, reports.c.guest).where(reports.c.match == match).order_by(reports.c.number)
        of: dict[str, list[int]] = {who: []}
        for row in connection.execute(asked):
            of.setdefault(row.guest, []).append(row.number)
        if len(of[who]) >= EACH:
            gone = of[who][0]
        elif sum(map(len, of.values())) < MOST:
            gone = 0
        else:
            most = max(of.values(), key=len)
            if len(most) <= len(of[who]) + 1:
                return
            gone = most[0]
        connection.execute(delete(reports).where(reports.c.number == gone))
        values = {"match": match, "what": what, "seat": seat, "words": words, "at": now, "guest": who}
        connection.execute(insert(reports).values(**values))

    await store.write(work)


async def reported(store: Store) -> list[Report]:
    found = await store.read(select(reports).order_by(reports.c.number))
    return [Report(row.number, row.match, row.what, row.seat, row.words, row.at) for row in found]


async def settle(store: Store, match: str) -> None:
    """Something was done about what was reported of this match, or nothing has to be."""
    await store.write(lambda connection: connection.execute(delete(reports).where(reports.c.match == match)))
