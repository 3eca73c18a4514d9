"""Guests: who comes from an address, what each of them has left of the house's time, and who has to wait.

A **point** is a thousandth of a second of the server. Whatever a guest asks for has a price (`PRICES`), for what cannot
be seen at once: work of the disk, of other processes, of telling everybody. On top comes the time that it really took.
All tabs of an address share one budget; IPv6 addresses count by their network, of which a guest has a whole one.

Who has spent his budget is refused, until time has filled it again. Who asks for much within a blink waits his turn, so
that others are heard in between; and all who ask for much together leave a part of the time to those who do not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Generator, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic
from types import coroutine
from typing import Any, TypeVar

from teahouse.web.effort import effort
from teahouse.web.settings import Settings

PRICES = {
    "make": 20.0,
    "join": 5.0,
    "act": 2.0,
    "onlooker": 0.01,  # of an act, for each tab that hears of it: what it is shown it pays itself
    "hint": 60.0,
    "analysis": 200.0,
    "replay": 3.0,
    "recap": 12.0,
    "lesson": 6.0,
    "sync": 2.0,
    "look": 2.0,
    "hello": 2.0,
    "why": 1.0,
    "ping": 0.1,
    "connect": 5.0,
    "request": 1.0,
    "page": 0.3,
    "refused": 0.3,
}
BLINK = 0.05  # seconds' worth of `pace` that may be used without waiting
SHARE = 0.5  # of the server's time, for all guests together who ask for much
MODEST = 0.95  # of its budget is left to a guest who does not ask for much
WORTH_IT = 1.0  # points: fewer are gathered before they are paid
DEEP = 0.1  # of a budget: whoever owes that much is not even heard
PREFIX = 64  # bits of an IPv6 address that name a network
IN_LOBBY = 3600.0  # seconds for which is remembered what somebody has put into the lobby
MANY = 1000  # guests, beyond which those are forgotten who are gone and owe nothing

Result = TypeVar("Result")


class Bucket:
    """So many at once, and so many a second on the average. It may be overdrawn."""

    __slots__ = ("at", "filled", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.filled, self.at = size, monotonic()

    @property
    def left(self) -> float:
        moment = monotonic()
        self.filled = min(self.size, self.filled + (moment - self.at) * self.rate)
        self.at = moment
        return self.filled

    def spend(self, points: float) -> None:
        self.filled = self.left - points

    def take(self, points: float = 1.0) -> bool:
        if self.left < points:
            return False
        self.filled -= points
        return True

    def wait(self, points: float = 0.0) -> float:
        """Seconds until there are so many."""
        return max(0.0, points - self.left) / self.rate


class Guest:
    """Somebody at an address, with all his tabs."""

    def __init__(self, name: str, settings: Settings, together: Bucket) -> None:
        self.name = name
        self.settings = settings
        self.budget = Bucket(settings.points_a_second, settings.points_at_once)
        self.pace = Bucket(settings.pace, settings.pace * BLINK)
        self.tables = Bucket(settings.tables_a_minute / 60, settings.tables_a_minute)
        self.seats = Bucket(settings.seats_a_minute / 60, settings.seats_a_minute)
        self.knocks = Bucket(settings.knocks_a_second, settings.knocks_a_second * 10)
        self.together = together
        self.owed = self.looked = 0.0  # points that are not paid yet
        self.spent, self.made = 0.0, 0  # points and tables that other servers have not been told of
        self.banned = False
        self.tabs = 0
        self.connections = 0
        self.stuck: dict[Any, None] = {}  # connections whose answer nobody fetches, the oldest first
        self.half_open: dict[Any, None] = {}  # connections that have not said yet what they want, the oldest first
        self.listed: deque[tuple[str, float]] = deque()  # tables that he has put into the lobby, and when

    @property
    def gone(self) -> bool:
        """Nothing is lost if we forget him."""
        here = self.tabs or self.connections or (self.listed and self.listed[-1][1] > monotonic() - IN_LOBBY)
        return not here and all(one.left >= one.size for one in (self.budget, self.tables, self.seats))

    def take(self, price: float) -> bool:
        """Pay in advance; False, and nothing but a little is paid, if there is not enough left."""
        if self.budget.left < price:
            self.spend(PRICES["refused"])
            return False
        self.spend(price)
        return True

    def spend(self, points: float) -> None:
        self.spent += points
        self.budget.spend(points)
        self.pace.spend(points)
        if not self.modest:
            self.together.spend(points)

    def owe(self, points: float) -> None:
        """The same for what comes in small parts: it is paid when it is worth the while."""
        self.owed += points
        if self.owed >= WORTH_IT:
            points, self.owed = self.owed, 0.0
            self.spend(points)

    def look_on(self, points: float) -> None:
        """For being told what others have done. Nobody gets into debt by looking on; he only waits."""
        self.looked += points
        if self.looked >= WORTH_IT:
            points, self.looked = self.looked, 0.0
            self.pace.spend(points)
            self.budget.spend(min(points, max(0.0, self.budget.filled)))
            if not self.modest:
                self.together.spend(points)

    @property
    def modest(self) -> bool:
        return self.budget.filled >= MODEST * self.budget.size

    @property
    def wait(self) -> float:
        """Seconds until it is his turn: 0.0 is now."""
        if self.pace.filled >= 0.0 and self.modest:
            return 0.0  # as when it was looked at last; time only fills it
        own = self.pace.wait()
        return own if self.modest else max(own, self.together.wait())

    @property
    def silence(self) -> float:
        """Seconds in which he is not even listened to, because he owes too much."""
        return self.budget.wait(-DEEP * self.budget.size)

    async def turn(self) -> None:
        while (wait := self.wait) > 0:
            await asyncio.sleep(wait)

    @coroutine
    def metered(self, work: Awaitable[Result]) -> Generator[Any, Any, Result]:
        """Do this work at the expense of the guest: whatever time each of its steps takes."""
        steps: Any = work
        step, told = steps.send, None
        while True:
            began = effort.begin()
            try:
                wanted = step(told)
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                told = None  # an error that its own frame knows would stay in memory
                self.owe(effort.since(began))
            try:
                step, told = steps.send, (yield wanted)
            except BaseException as problem:
                step, told = steps.throw, problem
            wanted = None  # it may know the error, too


class Guests:
    """All guests by address, for as long as there is something to remember of them."""

    def __init__(self, settings: Settings, most_connections: int = 1 << 20) -> None:
        self.settings = settings
        self.together = Bucket(1000 * SHARE, 1000 * SHARE * BLINK)
        self.all: dict[str, Guest] = {}
        self.connections = 0
        self.most_connections = most_connections
        self.sweep_at = MANY
        self.bans: list[IPv4Network | IPv6Network] = []

    def find(self, address: str) -> Guest:
        return self.named(name_of(address))

    def named(self, name: str) -> Guest:
        found = self.all.get(name)
        if found is None:
            if len(self.all) >= self.sweep_at:
                self.forget()
            found = self.all[name] = Guest(name, self.settings, self.together)
            found.banned = self.is_banned(name)
        return found

    def ban(self, networks: Iterable[str]) -> None:
        """Those that are not let in, all of them."""
        bans = [ip_network(network) for network in networks]
        if bans != self.bans:
            self.bans = bans
            for name, guest in self.all.items():
                guest.banned = self.is_banned(name)

    def is_banned(self, name: str) -> bool:
        try:
            network = ip_network(name)
        except ValueError:
            return False
        return any(network.version == ban.version and network.subnet_of(ban) for ban in self.bans)  # type: ignore[arg-type]

    def forget(self) -> None:
        """Those of whom there is nothing to remember. Not to be done too often while there are many others."""
        for name in [name for name, guest in self.all.items() if guest.gone]:
            del self.all[name]
        self.sweep_at = max(MANY, 2 * len(self.all))

    def at_the_door(self, address: str) -> Guest | None:
        """Who has opened a connection; None for a web server in front, who speaks for many."""
        return None if address in self.settings.proxies else self.find(address)


def name_of(address: str) -> str:
    """Under which name an address is remembered: IPv6 by its network, IPv4 the same in both writings."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 128 - PREFIX << 128 - PREFIX)) + f"/{PREFIX}"
