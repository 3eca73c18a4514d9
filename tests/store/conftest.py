"""An empty database for every test: each test that takes `address` runs with SQLite and with PostgreSQL."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.find_postgres import find

from .cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = find()
    if programs is None:
        pytest.skip("no PostgreSQL server on this machine; 'make system' gets one where it may")
    if importlib.util.find_spec("asyncpg") is None:
        pytest.skip("no driver for PostgreSQL: pip install 'teahouse[postgres]'")
    server = Cluster(programs)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house' / 'teahouse.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("cluster").new_database())
