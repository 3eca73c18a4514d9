"""How much of the server's time something takes, in points: thousandths of a second.

The clock of a thread tells it exactly, but asking it is a call of the system: for every step of every guest that would
be a tenth of all the work. So a short step counts as the clock on the wall has it. Where more has passed, others may
have had the processor meanwhile (another thread, another program): then the thread's own clock is asked. It was asked
shortly before the step began, too, so it tells of little more than of the step in question.
"""

from __future__ import annotations

from time import perf_counter, thread_time

SHORT = 0.0005  # seconds in which nobody else was at work
SHORTLY = 0.002  # seconds


class Effort:
    """That of one thread: the one that serves everybody."""

    def __init__(self) -> None:
        self.known = 0.0  # what the clock of the thread said when it was asked last
        self.asked = 0.0  # and when that was

    def begin(self) -> float:
        """The moment from which something is to be measured."""
        began = perf_counter()
        if began - self.asked > SHORTLY:
            self.known, self.asked = thread_time(), began
        return began

    def since(self, began: float) -> float:
        """The points of what began at that moment."""
        ended = perf_counter()
        took = ended - began
        if took < SHORT:
            return took * 1000
        now = thread_time()
        own, self.known, self.asked = now - self.known, now, ended
        return max(0.0, min(took, own)) * 1000


effort = Effort()
