"""The program of a process that does jobs: it hears them from its input, one after the other, and answers each.

Nothing is shared with the process that asks: no memory, no locks, no semaphores that one could forget. It ends when its
input does, also in the middle of a job: whoever asked is gone.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import struct
import sys
import threading
from typing import IO, Any

from teahouse.host.jobs.job import Broken, Limits, TooBig

LENGTH = struct.Struct(">Q")
TAKEN = "taken"  # said before a job is begun: a process that ends without it has not touched the job
POLITE = 5  # where there are not enough cores, whoever serves people comes before us
LATER = 1.0  # seconds after its limit at which a job ends by itself, should nobody be there any more to end it


def send(out: IO[bytes], message: Any) -> None:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    out.write(LENGTH.pack(len(data)) + data)
    out.flush()


def receive(source: IO[bytes]) -> Any:
    """Raises EOFError."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (size,) = LENGTH.unpack(head)
    data = source.read(size)
    if len(data) < size:
        raise EOFError
    return pickle.loads(data)


def end_with_input() -> None:
    """Without the other side there is nothing to do."""
    if hasattr(select, "poll"):
        other_side = select.poll()
        other_side.register(0, 0)  # only whether it has hung up

        def watch() -> None:
            other_side.poll()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def limit(limits: Limits | None) -> None:
    """Let the system itself see to the limits, as far as it can: no code holds out against it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0.0 if limits is None else limits.seconds + LATER)
    with contextlib.suppress(ImportError, ValueError, OSError):  # another system, or one that does not allow it
        import resource  # noqa: PLC0415  there is none on Windows

        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        soft = hard if limits is None else limits.memory
        if hard != resource.RLIM_INFINITY:
            soft = min(soft, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))


def do(task: bytes, limits: Limits) -> tuple[bool, Any]:
    """Whether there is an answer, and it or what was raised instead."""
    try:
        limit(limits)
        work, values = pickle.loads(task)
        return True, work(*values)
    except MemoryError:
        return False, TooBig("a job needed too much memory")
    except Exception as problem:
        return False, problem
    finally:
        limit(None)


def main() -> None:
    source, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what somebody prints is no answer
    if hasattr(os, "nice"):
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of whoever asks
    end_with_input()
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            task, limits = receive(source)
            send(out, TAKEN)
            answer = do(task, limits)
            if not answer[0]:
                answer = False, can_travel(answer[1])
            try:
                send(out, answer)
            except (pickle.PicklingError, TypeError, AttributeError) as problem:
                send(out, (False, Broken(f"an answer cannot travel: {problem}")))
    sys.stdout.flush()


def can_travel(problem: Exception) -> Exception:
    """The error itself, if it is the same one over there."""
    try:
        if str(pickle.loads(pickle.dumps(problem))) == str(problem):
            return problem
    except Exception:  # whatever its class does when it is made again
        pass
    return Broken(f"{type(problem).__name__}: {problem}")
