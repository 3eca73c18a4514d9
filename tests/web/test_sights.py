"""What was drawn of a table is kept while somebody looks there, and of the last few tables after it."""

from __future__ import annotations

from typing import Any

from teahouse.core.rng import Rng
from teahouse.host.rooms import Onlooker, Room
from teahouse.table.create import create
from teahouse.table.seats import person
from teahouse.web.sights import RESTING, Sights, _resting, _sights, rest, sights_of


def room() -> Room:
    return Room(create("castle", [person("Ann"), person("Bea")], now=0, rng=Rng(1)).table)


def test_what_nobody_looks_at_is_kept_of_a_few_tables_only() -> None:
    watched, seat = room(), Onlooker()
    watched.onlookers.add(seat)
    drawn: Sights = sights_of(watched)
    left: list[Any] = [room() for _ in range(3 * RESTING)]
    for one in left:
        one.onlookers.add(seat)
        assert sights_of(one) is sights_of(one)
        one.onlookers.clear()
        rest(one)
    assert sights_of(watched) is drawn
    assert [one in _sights for one in left] == [False] * 2 * RESTING + [True] * RESTING
    assert len(_resting) <= RESTING


def test_whoever_looks_again_finds_it_and_keeps_it() -> None:
    back, seat = room(), Onlooker()
    drawn = sights_of(back)  # for a request: nobody stays
    back.onlookers.add(seat)
    others = [room() for _ in range(2 * RESTING)]
    for one in others:
        sights_of(one)
    assert sights_of(back) is drawn
    back.onlookers.clear()
    rest(back)
    assert sights_of(back) is drawn
