"""The frozen trajectories are still what the environments show, in plain Python and compiled."""

from __future__ import annotations

import json

from tests.envs import golden


def test_every_environment_shows_what_it_always_showed():
    frozen = json.loads(golden.FILE.read_text("utf-8"))
    assert dict(golden.trajectories()) == frozen
