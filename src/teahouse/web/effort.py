"""How much of the server's time something takes, in points: thousandths of a second.

The clock of a thread tells it exactly, but asking it is a call of the system: for every step of every guest that would
be a tenth of all the work. So a short step counts as the clock on the wall has it. Where more has passed, others may
have had the processor meanwhile (another thread, another program): then the thread's own clock is asked, and every so
often anyway, so that it never tells of much more than of the step in question.
"""

from __future__ import annotations

from time import perf_counter, thread_time

SHORT = 0.0005  # seconds in which nobody else was at work
OFTEN = 32  # steps


class Effort:
    """That of one thread: the one that serves everybody."""

    def __init__(self) -> None:
        self.steps = 0
        self.known = 0.0  # what the clock of the thread said when it was asked last

    def since(self, began: float) -> float:
        """The points of what `began` at this moment of `perf_counter`."""
        took = perf_counter() - began
        self.steps += 1
        if took < SHORT and self.steps < OFTEN:
            return took * 1000
        now = thread_time()
        own, self.known, self.steps = now - self.known, now, 0
        return max(0.0, min(took, own)) * 1000


effort = Effort()
