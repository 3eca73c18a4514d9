"""A Dask cluster as an executor (the extra [cluster])."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from teahouse.cluster import CONNECTING, connect, threads_of
from teahouse.core.errors import OptionError


@contextmanager
def cluster(address: str, patience: float = CONNECTING) -> Iterator[tuple[Executor, int]]:
    """The executor of the cluster at this address (of its scheduler), and how many threads it has."""
    with connect(address, patience) as client:
        workers = threads_of(client)
        if not workers:
            raise OptionError(f"the cluster at {address} has no workers")
        yield client.get_executor(pure=False, retries=2), workers
