"""The inn, a game for these tests only, is known while they run."""

from __future__ import annotations

from pathlib import Path

import pytest

from teahouse import games


@pytest.fixture(autouse=True)
def know_the_inn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(Path(__file__).parent / "games")])
