"""The faults, one function each: what is broken while people play, and what has to hold. Each gives its figures."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from teahouse.store.store import open_store
from tests.chaos.nursery import Born, Nursery
from tests.chaos.play import GONE, Match, lost
from tests.chaos.proxy import Cable
from tests.store.cluster import Cluster
from tests.web.host import Host
from tests.web.people import ANN, COMPUTER, Person, make_table, tokens

Figures = dict[str, Any]
DROP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
DAY = 24 * 60 * 60  # seconds


@contextlib.contextmanager
def server(**settings: Any) -> Iterator[Host]:
    host = Host(**settings)
    try:
        yield host
    finally:
        host.kill()


# --- kill -9 ---------------------------------------------------------------------------------------------------------


def kill_server(database: str, times: int, rng: random.Random) -> Figures:
    """The server is killed in the middle of choices, again and again: nothing that was accepted is lost."""
    matches: list[Match] = []
    back: list[float] = []
    nursery = Nursery()
    for number in range(times):
        if number and number % 20 == 0:
            print(f"{number} kills, {sum(len(match.accepted) for match in matches)} accepted so far", file=sys.stderr)
        begun = time.monotonic()
        host = Born(nursery, database=database)
        back.append(time.monotonic() - begun)
        while len(matches) < 3:
            matches.append(Match(host))
        play_until_killed(host, matches[-3:], rng, matches)
    nursery.close()
    return {
        "kills": times,
        "accepted": sum(len(match.accepted) for match in matches),
        "lost": lost(database, matches),
        "slowest start": round(max(back), 1),
    }


def play_until_killed(host: Host, seats: list[Match], rng: random.Random, matches: list[Match]) -> None:
    enough = rng.randint(3, 20)
    people = [match.sit(host) for match in seats]
    killer = threading.Timer(0, host.kill)
    done = 0
    try:
        while True:
            for number, person in enumerate(people):
                if not seats[number].step(person, rng):
                    seats[number] = match = Match(host)
                    matches.append(match)
                    people[number] = match.sit(host)
                done += 1
                if done == enough:
                    killer.start()  # from another thread: in the middle of whatever is under way
    except GONE:
        pass
    finally:
        killer.join()
        for person in people:
            with contextlib.suppress(*GONE):
                person.socket.close()


def kill_worker(database: str, times: int, rng: random.Random) -> Figures:
    """A process that thinks is killed while it does: the computer answers all the same."""
    with server(database=database) as host:
        made = make_table(host, ANN, COMPUTER, preset="first-game")
        killed = 0
        with Person(host, made["table"], tokens(made)[0]) as ann:
            while killed < times and ann.table["status"] == "playing":
                if not ann.step(rng):
                    thinking = thinkers(host)
                    if thinking:
                        os.kill(thinking[-1], 9)
                        killed += 1
                    turn = ann.number
                    while ann.number == turn:
                        ann.listen()
            return {"kills": killed, "turns": ann.table["turn"]}


def thinkers(host: Host) -> list[int]:
    """Processes that the server has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == host.process.pid and b"jobs" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return sorted(found)


# --- the database ----------------------------------------------------------------------------------------------------


def drop_backends(cluster: Cluster, times: int, rng: random.Random) -> Figures:
    """PostgreSQL ends every connection while people at two servers play with each other."""
    database = cluster.new_database()
    with server(database=database, beat=1) as one, server(database=database, beat=1) as two:
        match = Match(one)
        refused = 0
        with match.sit(one) as here, match.sit(two) as there:
            for _ in range(times):
                refused += play_on(match, [here, there], rng, 6)
                asyncio.run(
                    cluster.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    )
                )
            refused += play_on(match, [here, there], rng, 6)
        return {"drops": times, "accepted": len(match.accepted), "refused": refused, "lost": lost(database, [match])}


def play_on(match: Match, people: list[Person], rng: random.Random, choices: int) -> int:
    """So many choices, in turn at every server; the others are told of each. How many were refused on the way."""
    refused = 0
    for number in range(choices):
        actor = people[number % len(people)]
        while True:
            try:
                if not match.step(actor, rng):
                    return refused
                break
            except AssertionError:  # refused: nothing has happened, so it can be tried again
                refused += 1
                actor.ask("sync")
        for other in people:
            while other.number < actor.number:
                other.listen()
    return refused


def cut_off(cluster: Cluster, rng: random.Random) -> Figures:
    """One of two servers cannot reach the database any more: it says so, the other one goes on, and it comes back."""
    database = cluster.new_database()
    with Cable(cluster.folder / ".s.PGSQL.5432") as cable:
        name = database.partition("@/")[2].partition("?")[0]
        far = f"postgresql://teahouse@127.0.0.1:{cable.port}/{name}"
        with server(database=database, beat=0.5) as one, server(database=far, beat=0.5) as two:
            match = Match(one)
            with match.sit(one) as here, match.sit(two) as there:
                play_on(match, [here, there], rng, 4)
                cable.cut()
                wait_until(lambda: two.http.get("/api/ready").status_code == 503)
                refused = 0 if there.ask("pause").get("is") != "error" else 1
                assert one.http.get("/api/ready").status_code == 200
                play_on(match, [here], rng, 4)
                cable.mend()
                wait_until(lambda: two.http.get("/api/ready").status_code == 200)
                while there.number < here.number:
                    there.listen()
                play_on(match, [here, there], rng, 4)
            return {"refused": refused, "accepted": len(match.accepted), "lost": lost(database, [match])}


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)


# --- disk, reader, clock ---------------------------------------------------------------------------------------------


def disk_full(folder: Path, rng: random.Random) -> Figures:
    """No byte more can be written: choices are refused and health says so; with room again all goes on."""
    database = f"sqlite:///{folder}/full.db"
    with server(database=database) as host:
        match = Match(host)
        with match.sit(host) as person:
            play_on(match, [person], rng, 3)
            limit = resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (1, limit[1]))
            wait_until(lambda: host.http.get("/api/health").status_code == 503)
            answer = person.ask("pause")
            assert (answer["is"], answer["code"]) == ("error", "trouble"), answer
            resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, limit)
            host.wait()
            play_on(match, [person], rng, 3)
        host.kill()
        return {"refused": 1, "accepted": len(match.accepted), "lost": lost(database, [match])}


def slow_reader(folder: Path, choices: int, rng: random.Random) -> Figures:
    """Somebody looks on and takes nothing of what he is told: those who play do not notice."""
    database = f"sqlite:///{folder}/slow.db"
    with server(database=database) as host:
        match = Match(host)
        slow = Person(host, match.table, shape="wide")
        slow.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.socket.recv_bufsize = 1
        with match.sit(host) as person:
            begun = time.monotonic()
            play_on(match, [person], rng, choices)
            took = time.monotonic() - begun
        slow.socket.socket.close()
        return {"accepted": len(match.accepted), "ms a choice": round(1000 * took / max(1, len(match.accepted)))}


def clock_jump(folder: Path, rng: random.Random) -> Figures:
    """The time of the machine jumps a day ahead and back: the match goes on, no fact is older than the one before."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return {"left out": "no C compiler here for what shifts the time (shift.c)"}
    library, shift = folder / "shift.so", folder / "shift"
    source = Path(__file__).with_name("shift.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    shift.write_text("0")
    faked = {"LD_PRELOAD": str(library), "CLOCK_SHIFT": str(shift)}
    database = f"sqlite:///{folder}/jump.db"
    host = Host(database=database, environment=faked)
    try:
        match, timed = Match(host), Match(host, clock={"bank": 3_600_000})
        with match.sit(host) as person, timed.sit(host) as hurried:
            play_on(match, [person], rng, 3)
            play_on(timed, [hurried], rng, 1)
            shift.write_text(str(DAY))
            play_on(match, [person], rng, 3)
            shift.write_text(str(-DAY))
            play_on(match, [person], rng, 3)
            shift.write_text("0")
            play_on(match, [person], rng, 3)
            hurried.ask("sync")
    finally:
        host.kill()
    return {
        "accepted": len(match.accepted),
        "lost": lost(database, [match, timed]),
        "back in time": backwards(database, match),
    }


def backwards(database: str, match: Match) -> int:
    async def main() -> int:
        async with open_store(database) as store:
            times = [fact.at for fact in (await store.load(match.table)).facts]
            return sum(later < earlier for earlier, later in pairwise(times))

    return asyncio.run(main())
