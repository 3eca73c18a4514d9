"""What holds the event loop up: a thread looks at it whenever it has not come round for a while."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

BEAT = 0.004  # seconds between two beats of the loop
LONG = 0.03  # seconds without a beat, from when on it is looked at
DEPTH = 16  # frames told of, from the innermost on
MOST = 6  # stalls told of, from the longest on


class Stalls:
    """`watch` begins, in the loop; `report` tells where the loop was while it did not come round."""

    def __init__(self) -> None:
        self.begun = self.beat = time.monotonic()
        self.seen: Counter[str] = Counter()  # where the loop was, since the last beat
        self.found: list[tuple[float, float, Counter[str]]] = []  # how long, when, where
        self.collecting = 0.0
        self.collected: list[float] = []

    def watch(self) -> None:
        loop = asyncio.get_running_loop()
        self.thread = threading.get_ident()

        def tick() -> None:
            moment = time.monotonic()
            if moment - self.beat > LONG + BEAT:
                self.found.append((moment - self.beat, self.beat - self.begun, self.seen))
                self.seen = Counter()
            self.beat = moment
            loop.call_later(BEAT, tick)

        tick()
        gc.callbacks.append(self._collected)
        threading.Thread(target=self._look, daemon=True).start()

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.collecting = time.monotonic()
        elif info["generation"]:
            self.collected.append(time.monotonic() - self.collecting)

    def _look(self) -> None:
        while True:
            time.sleep(BEAT)
            if time.monotonic() - self.beat > LONG:
                self.seen[where(sys._current_frames().get(self.thread))] += 1

    def report(self) -> str:
        longest = sorted(self.found, key=lambda one: -one[0])
        lines = [f"{len(longest)} stalls; rubbish took up to {1000 * max(self.collected, default=0):.0f} ms"]
        for took, at, seen in longest[:MOST]:
            lines.append(f"{1000 * took:.0f} ms at {at:.1f} s, looked at {seen.total()} times, mostly at:")
            lines += [f"  {count} x\n{place}" for place, count in seen.most_common(2)]
        return "\n".join(lines)


def where(frame: FrameType | None) -> str:
    lines: list[str] = []
    while frame is not None and len(lines) < DEPTH:
        lines.append(f"    {Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return "\n".join(lines)
