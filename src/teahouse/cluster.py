"""A Dask cluster that somebody else has started (the extra [cluster])."""

from __future__ import annotations

from typing import Any

from teahouse.core.errors import OptionError
from teahouse.extras import need

CONNECTING = 10.0  # seconds


def connect(address: str, patience: float = CONNECTING) -> Any:
    """Dask's client of the cluster whose scheduler is at this address; raises OptionError."""
    need("cluster")
    from distributed import Client  # noqa: PLC0415  whoever needs no cluster does not wait for it

    try:
        return Client(address, timeout=patience, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as problem:
        raise OptionError(f"no cluster answers at {address}: {problem}") from None


def connect_to_workers(address: str) -> Any:
    """The same; raises OptionError also where there is nobody who works."""
    client = connect(address)
    if not threads_of(client):
        client.close()
        raise OptionError(f"the cluster at {address} has no workers")
    return client


def threads_of(client: Any) -> int:
    """How many jobs the cluster does at a time. The scheduler is asked, and waited for."""
    workers = client.scheduler_info(n_workers=-1)["workers"].values()
    return sum(worker["nthreads"] for worker in workers)
