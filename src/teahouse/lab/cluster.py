"""A Dask cluster as an executor (the extra [cluster])."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from teahouse.core.errors import OptionError
from teahouse.extras import need

CONNECTING = 10.0  # seconds


@contextmanager
def cluster(address: str, patience: float = CONNECTING) -> Iterator[tuple[Executor, int]]:
    """The executor of the cluster at this address (of its scheduler), and how many threads it has."""
    need("cluster")
    from distributed import Client  # noqa: PLC0415

    try:
        client = Client(address, timeout=patience, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as problem:
        raise OptionError(f"no cluster answers at {address}: {problem}") from None
    with client:
        workers = sum(client.nthreads().values())
        if not workers:
            raise OptionError(f"the cluster at {address} has no workers")
        yield client.get_executor(pure=False, retries=2), workers
