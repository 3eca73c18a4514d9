"""Every attack against a server with the limits it is shipped with, while somebody plays there.

python -m tests.siege.run [NAME …] [--seconds 8] [--source FOLDER] [--stalls] [--json]

For each attack, on a server of its own: how long the bystander's choices took before and during it, the memory of the
server before it, after it, and after the very same attack once more. `crowd` is no attack: a full house.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.siege.bystander import Waits, long_match, make, playing
from tests.siege.crowd import crowd
from tests.siege.raw import ask, head
from tests.siege.strike import ATTACKS

HERE = Path(__file__).resolve().parent
COMPUTERS = ("experts", "opponents", "hints")  # attacks on computer players: the bystander plays against one
REST = 2.0  # seconds before memory is looked at
Figures = dict[str, Any]


class Server:
    def __init__(self, source: str, folder: str, watched: bool = False) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.log = Path(folder) / "log"
        self.stalls = Path(folder) / "stalls"
        path = os.pathsep.join(filter(None, [source and str(Path(source) / "src"), os.environ.get("PYTHONPATH", "")]))
        self.process = subprocess.Popen(
            [
                *[sys.executable, str(HERE / "house.py"), str(self.port), f"{folder}/siege.db"],
                *([str(self.stalls)] if watched else []),
            ],
            stdin=subprocess.PIPE,
            stdout=self.log.open("wb"),
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYTHONPATH": path},
        )

    async def opened(self) -> None:
        for _ in range(600):
            if (await ask(self.port, "127.0.2.9", head("GET", "/api/health")))[0] == 200:
                return
            if self.process.poll() is not None:
                break
            await asyncio.sleep(0.1)
        raise RuntimeError(f"the server does not answer:\n{self.log.read_text()[-2000:]}")

    @property
    def memory(self) -> float:
        """Of the server itself, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    @property
    def logged(self) -> int:
        """Lines that the server has written, but for the first."""
        return max(0, len(self.log.read_text(errors="replace").splitlines()) - 1)


@contextmanager
def serving(source: str, watched: bool = False) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(source, folder, watched)
        try:
            yield server
        finally:
            assert server.process.stdin is not None
            server.process.stdin.close()
            try:
                server.process.wait(20)
            except subprocess.TimeoutExpired:
                server.process.kill()
                server.process.wait()
        if watched:
            print(server.stalls.read_text("utf-8"), file=sys.stderr)


async def strikes(server: Server, names: Sequence[str], seconds: float, stage: Figures) -> AsyncIterator[Figures]:
    """Attacks one after the other, from a process of their own, and what came of each."""
    which = ",".join(names)
    words = [sys.executable, "-m", "tests.siege.strike", which, str(server.port), str(seconds), json.dumps(stage)]
    attacker = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE)
    assert attacker.stdout is not None
    for _ in names:
        told: Figures = json.loads(await attacker.stdout.readline() or b"{}")
        yield told
    await attacker.wait()


def in_ms(waits: list[float]) -> dict[str, float]:
    return {name: round(1000 * Waits.at(part, waits), 1) for name, part in (("p50", 0.5), ("p99", 0.99))}


async def prepare(server: Server, choices: int = 165) -> Figures:
    """What attacks are directed at: a long match, and a public table with a free seat."""
    await server.opened()
    long, made = await long_match(server.port, "127.0.2.3", choices)
    opened = await make(server.port, "127.0.2.4", "person", "open", listed=True)
    return {"long": long, "choices": made, "open": opened["table"]}


async def measure(name: str, seconds: float, source: str, watched: bool = False) -> Figures:
    with serving(source, watched) as server:
        stage = await prepare(server)
        found: Figures = {"attack": name}
        async with playing(server.port, "127.0.2.2", name in COMPUTERS) as (player, waits):
            stage["bystander"] = player.made["table"]
            await asyncio.sleep(REST)
            found["quiet"] = in_ms(waits.own)
            memory = [server.memory]
            waits.own.clear()
            waits.computer.clear()
            logged = server.logged
            found["seen"] = []
            for _ in range(2):
                found["seen"] += [told async for told in strikes(server, [name], seconds, stage)]
                if len(memory) == 1:
                    found |= {
                        "choices": len(waits.own),
                        "during": in_ms(waits.so_far()),
                        "computer": in_ms(waits.computer),
                    }
                await asyncio.sleep(REST)
                memory.append(server.memory)
            found["all"] = in_ms(waits.so_far())
            found["troubles"] = waits.troubles
        found["memory"] = [round(size, 1) for size in memory]
        found["added"] = round(memory[-1] - memory[-2], 1)
        found["logged"] = server.logged - logged
    return found


def row(found: Figures) -> str:
    """One line about an attack."""
    seen = ", ".join(f"{count} {what}" for what, count in found["seen"][0].items())
    memory = " > ".join(f"{size:.0f}" for size in found["memory"])
    waits = f"{found['quiet']['p99']:7.0f} {found['during']['p50']:7.0f} {found['during']['p99']:8.0f}"
    cells = f"{found['attack']:16}{waits} {found['choices']:5} {memory:>18} {found['added']:+6.1f} {found['logged']:6}"
    if found["attack"] in COMPUTERS:
        cells += " computer {p50:.0f}/{p99:.0f} ms;".format(**found["computer"])
    return f"{cells} {seen}" + (f"; troubles: {found['troubles'][:3]}" if found["troubles"] else "")


HEAD = f"{'':16}{'quiet':>7} {'p50':>7} {'p99 ms':>8} {'n':>5} {'MB':>18} {'2nd':>6} {'log':>6}"


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("names", nargs="*", metavar="NAME", help=f"crowd, {', '.join(ATTACKS)}; none: all")
    words.add_argument("--seconds", type=float, default=8.0, help="of each attack")
    words.add_argument("--source", default="", help="another checkout, whose server is attacked")
    words.add_argument("--json", action="store_true")
    words.add_argument("--stalls", action="store_true", help="tell what has held up the server's event loop")
    asked = words.parse_args()
    begun = time.monotonic()
    found = []
    if not asked.json:
        print(HEAD, flush=True)
    for name in asked.names or ["crowd", *ATTACKS]:
        if name == "crowd":
            with serving(asked.source, asked.stalls) as server:
                one = asyncio.run(crowd(server, max(asked.seconds, 5)))
            said = "1,000 who look and 100 matches: {p50} ms p50, {p99} ms p99, {choices} choices, {each} KB a tab"
            line = said.format(**one)
        else:
            one = asyncio.run(measure(name, asked.seconds, asked.source, asked.stalls))
            line = row(one)
        found.append(one)
        if not asked.json:
            print(line, flush=True)
    if asked.json:
        print(json.dumps(found, indent=1))
    else:
        print(f"{time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
