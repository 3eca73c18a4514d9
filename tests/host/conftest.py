"""The databases of the store's tests."""

from __future__ import annotations

from tests.store.conftest import address, cluster, sqlite  # noqa: F401
