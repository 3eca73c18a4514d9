"""A progress bar on the error stream, for people who wait longer than two seconds in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 2.0


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Within this block, call what it gives with the number of things done since the last call."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console  # noqa: PLC0415  not needed when nobody watches
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=total)
    # a timer, because a single slow thing may already take longer than one is ready to wait
    patience = Timer(PATIENCE, bar.start)
    patience.daemon = True
    patience.start()
    try:
        yield lambda done: bar.advance(task, done)
    finally:
        patience.cancel()
        patience.join()
        bar.stop()
