"""One process that does jobs, and a new one in its place when it had to be ended."""

from __future__ import annotations

import contextlib
import json
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

from teahouse import games
from teahouse.host.jobs.job import Broken, Job, JobError, Limits, TooSlow
from teahouse.host.jobs.worker import TAKEN, receive, send

STARTING = 120.0  # seconds that a new process may take to begin, on a busy machine
BEGIN = """
import json, sys
sys.path[:], folders = json.loads(sys.argv[1])
from teahouse import games
from teahouse.host.jobs.worker import main
games.__path__ = folders
main()
"""


class NotTaken(Broken):
    """The process was dead before the job reached it: another one may do it."""


def nothing() -> None:
    """The job of a process that has just begun."""


class Process:
    """To be asked by one thread at a time. `prepare` is its first job: what every other needs."""

    def __init__(self, prepare: Callable[[], None] = nothing) -> None:
        self.prepare = prepare
        self.process: subprocess.Popen[bytes] | None = None
        self.ready = False
        self.closed = False
        self._state = threading.Lock()

    def run(self, job: Job) -> Any:
        """The answer; raises what the job raises, TooSlow, TooBig or Broken. Beginning is no time of the job."""
        self.get_ready()
        try:
            try:
                return self._ask(job.work, job.values, job.limits)
            except NotTaken:  # it died while it waited, and the system had not told yet
                self.end()
                self.get_ready()
                return self._ask(job.work, job.values, job.limits)
        except JobError:
            self.end()
            self.begin()  # so that the next one need not wait for it
            raise

    def get_ready(self) -> None:
        """Raises Broken if it does not begin."""
        if self.process is None or self.process.poll() is not None:
            self.end()
            self.begin()
        if not self.ready:
            try:
                self._ask(self.prepare, (), Limits(STARTING))
            except Exception as problem:
                self.end()
                raise Broken(f"a process for jobs did not begin: {problem!r}") from None
            self.ready = True

    def begin(self) -> None:
        with self._state:
            if not self.closed:
                words = [
                    sys.executable,
                    "-c",
                    BEGIN,
                    json.dumps([sys.path, list(games.__path__)]),
                ]  # the same games, too
                self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def _ask(self, work: Callable[..., Any], values: tuple[Any, ...], limits: Limits) -> Any:
        process, late = self.process, threading.Event()
        if process is None:
            raise Broken("the processes for jobs are closed")
        assert process.stdin is not None
        assert process.stdout is not None

        def end() -> None:
            late.set()
            process.kill()

        task, taken = pickle.dumps((work, values), pickle.HIGHEST_PROTOCOL), False
        clock = threading.Timer(limits.seconds, end)
        clock.daemon = True
        clock.start()
        try:
            send(process.stdin, (task, limits))
            taken = receive(process.stdout) == TAKEN
            done, answer = receive(process.stdout)
        except (EOFError, OSError, ValueError):  # it is gone, or its pipes are closed
            if late.is_set():
                raise TooSlow(f"a job took longer than {limits.seconds} s") from None
            raise (Broken if taken or self.closed else NotTaken)("the process of a job has died") from None
        finally:
            clock.cancel()
        if done:
            return answer
        try:
            raise answer
        finally:
            del answer  # an error that its own frame knows stays in memory, and with it all that was asked

    def end(self) -> None:
        """Kill it, whatever it is doing."""
        with self._state:
            process, self.process, self.ready = self.process, None, False
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):  # something was still to be sent to it
                        pipe.close()

    def close(self) -> None:
        """For good; may be called by another thread, which finds its job Broken then."""
        with self._state:
            self.closed = True
            if self.process is not None:
                self.process.kill()
