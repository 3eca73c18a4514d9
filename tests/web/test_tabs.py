"""A tab by itself: what it says when."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from teahouse.core.rng import Rng
from teahouse.host.rooms import Room
from teahouse.table.create import create
from teahouse.table.prefer import prefer
from teahouse.table.seats import person
from teahouse.web import answers as a
from teahouse.web import messages as m
from teahouse.web.guests import Guests
from teahouse.web.settings import Settings
from teahouse.web.tab import Tab
from tests.web.ends import both_ends


def test_whoever_asks_for_everything_still_hears_of_each_act() -> None:
    asyncio.run(ask_for_everything())


async def ask_for_everything() -> None:
    line, _ = await both_ends()
    line.pause_writing()  # the tab is asked here what it would say
    house: Any = SimpleNamespace(settings=SimpleNamespace(backlog=100))
    made = create("castle", [person("Ann"), person("Bea")], now=1000, rng=Rng(1))
    room = Room(made.table)
    tab = Tab(line, house, room, m.Hello(tokens=[made.tokens[0]], shape="wide"), Guests(Settings()).find("127.0.0.1"))
    room.onlookers.add(tab)
    tab.show_all(1)
    assert isinstance(first := tab.next_message(), a.SceneMessage)
    assert first.re == 1

    room.advance(prefer(room.table, made.tokens[0], True, now=2000, rng=Rng(2)), (tab, 2))
    changed = tab.next_message()
    assert isinstance(changed, a.PatchMessage)
    assert (changed.re, changed.number) == (2, len(room.table.facts))

    room.advance(prefer(room.table, made.tokens[0], False, now=3000, rng=Rng(3)), (tab, 3))
    number = len(room.table.facts)
    room.advance(prefer(room.table, made.tokens[1], True, now=4000, rng=Rng(4)), (None, 9))
    tab.show_all(4)
    whole, done = tab.next_message(), tab.next_message()
    assert (whole.re, whole.number) == (4, number + 1)
    assert done == a.Done(number, re=3)
    assert not tab.waiting
    assert not tab.outbox
