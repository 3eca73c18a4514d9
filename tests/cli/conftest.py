"""A finished match that many tests read: played once."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse.lab.simulate import play_game


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of two random players in the castle `keep`."""
    path = tmp_path_factory.mktemp("record") / "game.txt"
    path.write_text(play_game("castle", 2, {"layout": "keep"}, ["random", "random"], 7, record=True).record)
    return path
