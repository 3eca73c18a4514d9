"""Nothing moves unnoticed: forty key screens stand as they were kept. Meant? `python -m tests.e2e.places`."""

from __future__ import annotations

import json

import pytest

from tests.e2e.conftest import Room
from tests.e2e.places import FILE, KINDS, moved, screens


@pytest.mark.parametrize("game", list(KINDS))
def test_everything_stands_where_it_stood(room: Room, game: str) -> None:
    kept = {name: places for name, places in json.loads(FILE.read_text("utf-8")).items() if name.startswith(game)}
    seen = screens(room.browser, room.house.url, game)
    assert kept.keys() == seen.keys()
    wrong = [f"{name}: {one}" for name in kept for one in moved(kept[name], seen[name])]
    assert wrong == [], "if it was meant: python -m tests.e2e.places"


def test_a_button_that_moves_by_eight_pixels_is_noticed() -> None:
    kept = next(iter(json.loads(FILE.read_text("utf-8")).values()))
    name = next(name for name in kept if name.startswith("button") or name.startswith("tool"))
    for side in range(4):
        box = [*kept[name]]
        box[side] += 8
        assert moved(kept, kept | {name: box}) == [f"{name} was at {kept[name]}, is at {box}"]
    assert moved(kept, kept) == []
    assert moved(kept, {key: box for key, box in kept.items() if key != name}) == [f"{name} is gone"]
