"""The short form of `make chaos`. Connections that are dropped are in `tests/web/test_servers.py`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.chaos import faults
from tests.store.cluster import Cluster
from tests.store.conftest import cluster  # noqa: F401  # a PostgreSQL server of its own


@pytest.fixture
def rng() -> random.Random:
    return random.Random(5)


def test_a_server_that_is_killed_loses_nothing_that_was_accepted(tmp_path: Path, rng: random.Random) -> None:
    found = faults.kill_server(f"sqlite:///{tmp_path}/teahouse.db", 2, rng)
    assert found["accepted"] >= 2
    assert found["lost"] == 0


def test_a_computer_answers_although_its_process_was_killed(tmp_path: Path, rng: random.Random) -> None:
    assert faults.kill_worker(f"sqlite:///{tmp_path}/teahouse.db", 1, rng)["kills"] == 1


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path, rng: random.Random) -> None:
    found = faults.disk_full(tmp_path, rng)
    assert (found["accepted"] > 0, found["lost"]) == (True, 0)


def test_a_clock_that_jumps_does_not_stop_a_match(tmp_path: Path, rng: random.Random) -> None:
    found = faults.clock_jump(tmp_path, rng)
    if "left out" in found:
        pytest.skip(found["left out"])
    assert (found["lost"], found["back in time"]) == (0, 0)


def test_a_server_that_is_cut_off_says_so_and_comes_back(cluster: Cluster, rng: random.Random) -> None:  # noqa: F811
    found = faults.cut_off(cluster, rng)
    assert (found["refused"], found["lost"]) == (1, 0)
