"""`make chaos`: faults of every kind while people play, and a report of what was accepted and what was lost.

python -m tests.chaos.run [NAME …] [--kills N]
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.chaos import faults
from tests.chaos.faults import Figures
from tests.store.cluster import Cluster
from tools.find_postgres import find


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("names", nargs="*", metavar="NAME")
    words.add_argument("--kills", type=int, default=100, help="of the server, on each database")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    rng = random.Random(asked.seed)
    programs = find()
    with tempfile.TemporaryDirectory(prefix="teahouse-chaos-") as name:
        folder = Path(name)
        work: dict[str, Callable[[], Figures]] = {
            "worker": lambda: faults.kill_worker(f"sqlite:///{folder}/worker.db", 5, rng),
            "disk": lambda: faults.disk_full(folder, rng),
            "reader": lambda: faults.slow_reader(folder, 100, rng),
            "clock": lambda: faults.clock_jump(folder, rng),
            "sqlite": lambda: faults.kill_server(f"sqlite:///{folder}/kill.db", asked.kills, rng),
        }
        cluster = None if programs is None else Cluster(programs, durable=True)
        if cluster is not None:
            cluster.start()
            work |= {
                "backend": lambda: faults.drop_backends(cluster, 10, rng),
                "cut": lambda: faults.cut_off(cluster, rng),
                "postgresql": lambda: faults.kill_server(cluster.new_database(), asked.kills, rng),
            }
        try:
            return report({name: work[name] for name in asked.names or work})
        finally:
            if cluster is not None:
                cluster.stop()


def report(work: dict[str, Callable[[], Figures]]) -> int:
    failed = 0
    for name, fault in work.items():
        begun = time.monotonic()
        try:
            found = fault()
        except Exception as problem:
            found = {"failed": f"{type(problem).__name__}: {problem}"}
        bad = "failed" in found or found.get("lost") or found.get("back in time")
        failed += bool(bad)
        told = ", ".join(f"{what} {value}" for what, value in found.items())
        print(f"{name:12}{'BAD ' if bad else 'good'}  {told}  ({time.monotonic() - begun:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
