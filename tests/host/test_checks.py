"""Boards of strangers are read in another process first; whatever they contain, the event loop goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from teahouse import games
from teahouse.core.errors import OptionError
from teahouse.host import checks
from teahouse.host.jobs.job import Limits, Owner
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.jobs.processes import Processes
from teahouse.host.thinking import Thinking
from tests.host import slow
from tests.host.test_computers import a_host

ENDLESS = "\n" + "a." * 32700 + "a = 1"


def with_errands(sqlite: str, happens: Any) -> None:
    async def main() -> None:
        async with a_host(sqlite, Thinking(Jobs(Processes(1)))) as host:
            await host.errands.warm_up()
            await happens(host)

    asyncio.run(main())


async def longest_gap(work: Any) -> float:
    """How long nothing else could happen while this was done; its own error does not matter."""
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    gap = 0.0
    while not task.done():
        begun = loop.time()
        await asyncio.sleep(0.005)
        gap = max(gap, loop.time() - begun)
    task.exception()
    return gap


@pytest.mark.parametrize("game", ["panda", "tang"])
def test_an_endless_key_holds_up_nobody(sqlite: str, game: str) -> None:
    async def happens(host: Any) -> None:
        with pytest.raises(OptionError, match="at most 16 parts"):
            await host.check(game, 2, {"board": ENDLESS}, "eve")
        assert await longest_gap(host.check(game, 2, {"board": ENDLESS}, "eve")) < 0.25

    with_errands(sqlite, happens)


def test_what_takes_too_long_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else somebody finds that is slow to read: the process is ended."""
    monkeypatch.setattr(checks, "begin", slow.begin_for_ever)
    monkeypatch.setattr(checks, "LIMITS", Limits(0.3))

    async def happens(host: Any) -> None:
        with pytest.raises(OptionError, match="too long to read"):
            await host.check("panda", 2, {"board": "\nx = 1"}, "eve")
        assert await longest_gap(host.check("panda", 2, {"board": "\nx = 1"}, "eve")) < 0.25

    with_errands(sqlite, happens)


def test_what_is_slow_to_read_is_refused_since_the_host_would_read_it_too(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "begin", slow.begin_slowly)

    async def happens(host: Any) -> None:
        with pytest.raises(OptionError, match="too long to read"):
            await host.check("panda", 2, {"board": "\nx = 1"}, "eve")

    with_errands(sqlite, happens)


def test_a_board_that_is_right_passes_and_a_wrong_one_is_explained(sqlite: str) -> None:
    board = (games.face("panda").data / "panda.toml").read_text("utf-8")

    async def happens(host: Any) -> None:
        await host.check("panda", 2, {"board": board}, "ann")
        with pytest.raises(OptionError, match="meta: is missing"):
            await host.check("panda", 2, {"board": "\nx = 1"}, "ann")
        with pytest.raises(OptionError, match="heights are"):
            await checks.check(host.errands, "castle", 2, {"layout": "1 1\n1"}, Owner("ann"))

    with_errands(sqlite, happens)


def test_only_what_is_ones_own_is_worth_the_way() -> None:
    assert not checks.is_worth_it("panda", {})
    assert not checks.is_worth_it("panda", {"board": games.find("panda").complete({})["board"]})
    assert checks.is_worth_it("panda", {"board": "\nx = 1"})
    assert not checks.is_worth_it("panda", {"no-such": "thing"})  # refused without reading anything
