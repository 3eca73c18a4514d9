"""The worker: a process that holds one contender ready and runs it for some seconds whenever it is told to.

Started as `python -m bench.engine.worker DESCRIPTION CPU`, with a contender as JSON and the CPU to stay on (-1: any).
It answers "ready" at once, with what the contender has to say about itself, and from then on every line of input (a
number of seconds) with the work done and the time it took. Answers are lines of JSON.
"""

from __future__ import annotations

import json
import os
import sys
import time
from importlib import import_module
from typing import Any

from bench.engine.task import Task

PATIENCE = 3.0  # on a crowded machine a run ends after so many times its seconds on the wall, whatever it got done


def work(task: Task, seconds: float) -> dict[str, float]:
    """Repeat the batch for that many seconds of CPU time."""
    done = games = 0
    wall = time.perf_counter()
    cpu = time.process_time()
    while True:
        more, finished = task.batch()
        done += more
        games += finished
        spent = time.process_time() - cpu
        if spent >= seconds or time.perf_counter() - wall >= PATIENCE * seconds:
            return {"done": done, "games": games, "cpu": spent, "wall": time.perf_counter() - wall}


def main() -> None:
    contender: dict[str, Any] = json.loads(sys.argv[1])
    cpu = int(sys.argv[2])
    if cpu >= 0:
        os.sched_setaffinity(0, {cpu})
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a library prints must not get between the answers

    def answer(reply: dict[str, Any]) -> None:
        print(json.dumps(reply), file=answers, flush=True)

    try:
        task: Task = import_module(contender["module"]).prepare(contender["task"])
        answer({"ready": True, "facts": task.facts})
        for line in sys.stdin:
            answer(dict(work(task, float(line))))
    except Exception as problem:  # one contender that fails must not end the others
        answer({"skip": f"{type(problem).__name__}: {problem}"[:300]})


if __name__ == "__main__":
    main()
