"""The measurement: all workers alive, one running at a time, everybody once per round. Runs in build/bench/venv."""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench.engine.contenders import CALIBRATION, CLONES, COMPILED, PLAIN, everybody
from bench.engine.environment import CHECKOUT, PLACE, read_stamp
from bench.engine.figures import summary
from bench.engine.options import Options, read_options
from bench.engine.report import show, wide_console
from bench.engine.rival import Rival

CALIBRATE = 0.08  # seconds, before and after every run
CLONE_SHARE = 0.4  # clones are even work: a shorter run says as much
WARM_UP = 0.2


def choose_cpu() -> int:
    """A CPU for the workers alone, if there is more than one; this process goes to the others."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    cpus = sorted(os.sched_getaffinity(0))
    if len(cpus) > 1:
        os.sched_setaffinity(0, cpus[:-1])
    return cpus[-1]


class Contest:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.compiled = bool(read_stamp().get("compiled"))
        self.cpu = choose_cpu()
        self.rivals: list[Rival] = []
        self.calibrator = Rival(CALIBRATION, self.cpu)
        self.calibrator.get_ready()
        self.calibrations: list[float] = []

    def gather(self, progress: Progress) -> None:
        """One after the other, as getting ready is work too."""
        missing = "" if self.compiled else "no C compiler was found"
        everyone = everybody()
        bar = progress.add_task("getting ready", total=len(everyone))
        for contender in everyone:
            rival = Rival(contender, self.cpu)
            self.rivals.append(rival)
            rival.get_ready()
            rival.run(WARM_UP)
            if missing and contender.build == COMPILED:
                rival.skip = missing
            progress.advance(bar)

    def calibrate(self) -> float:
        run = self.calibrator.run(CALIBRATE)
        if not run:
            raise SystemExit(f"bench: the calibration failed: {self.calibrator.skip}")
        self.calibrations.append(run["done"] / run["cpu"])
        return self.calibrations[-1]

    def play(self, progress: Progress) -> None:
        rounds = self.options.rounds
        bar = progress.add_task("measuring", total=rounds * len(self.rivals))
        before = self.calibrate()
        for number in range(rounds):
            for rival in self.rivals if number % 2 == 0 else reversed(self.rivals):
                progress.advance(bar)
                share = CLONE_SHARE if rival.contender.unit == CLONES else 1.0
                run = rival.run(self.options.seconds * share)
                if run:
                    after = self.calibrate()
                    rival.runs.append({**run, "round": number, "calibration": (before + after) / 2})
                    before = after

    def failures(self) -> int:
        """How many of our own could not run, although they should have; a missing peer is no failure."""
        builds = (COMPILED, PLAIN) if self.compiled else (PLAIN,)
        return len([rival for rival in self.rivals if rival.skip and rival.contender.build in builds])

    def end(self) -> None:
        for rival in [self.calibrator, *self.rivals]:
            rival.end()


def record(contest: Contest, took: float) -> dict[str, Any]:
    failed: dict[str, str] = read_stamp().get("failed", {})
    contenders = {
        rival.contender.name: {
            **rival.contender.description(),
            "skip": rival.skip,
            "facts": rival.facts,
            "runs": rival.runs,
        }
        for rival in contest.rivals
    }
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} CPUs",
        "pinned": contest.cpu >= 0,
        "rounds": contest.options.rounds,
        "seconds": contest.options.seconds,
        "took": round(took, 1),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "calibrations": contest.calibrations,
        "not_installed": failed,
        "contenders": contenders,
    }


def main() -> int:
    options = read_options()
    start = time.monotonic()
    (PLACE / "workers.log").unlink(missing_ok=True)
    contest = Contest(options)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            contest.gather(progress)
            contest.play(progress)
    finally:
        contest.end()
    result = record(contest, time.monotonic() - start)
    result["summary"] = summary(result)
    file = PLACE / "engine.json"
    file.write_text(json.dumps(result, indent=1) + "\n")
    if options.json:
        print(json.dumps(result, indent=1))
    else:
        show(result, wide_console())
        print(f"All figures: {file.relative_to(CHECKOUT)}")
    return 1 if contest.failures() else 0


if __name__ == "__main__":
    sys.exit(main())
