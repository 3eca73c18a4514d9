"""Computer players think elsewhere, and only for so long."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from teahouse import games
from teahouse.bots.search.player import SearchBot
from teahouse.core.rng import Rng
from teahouse.host.jobs.jobs import Jobs
from teahouse.host.jobs.processes import Processes
from teahouse.host.thinking import FAILED, TOO_SLOW, Thinking, Thought, know_the_players, spare_time
from teahouse.table.computers import Question, think
from tests.host import slow

ASKED = Question("m", 3, "castle", 2, {"spirits": "0", "dragons": "0"}, (), 0, 5, "random")


def opening(**more: object) -> Question:
    """A question at the beginning of a turn."""
    log: list[int] = []
    state = ASKED.state()
    while state.actor < 0:
        log.append(state.legal()[0])
        state.apply(log[-1])
    return Question(**{**vars(ASKED), "log": tuple(log), **more})


def elsewhere(count: int, limit: float, work: Any = think) -> Thinking:
    return Thinking(Jobs(Processes(count, know_the_players)), limit, work)


def ask(count: int, limit: float, work: Any, *questions: Question) -> list[Thought]:
    async def all_of_them() -> list[Thought]:
        thinking = elsewhere(count, limit, work)
        try:
            return await asyncio.gather(*[thinking.answer(question) for question in questions])
        finally:
            thinking.close()

    return asyncio.run(all_of_them())


def test_a_computer_player_answers_with_a_legal_choice():
    asked = opening()
    [thought] = ask(1, 5, think, asked)
    assert thought.choice in asked.state().legal()
    assert thought.trouble == ""


def test_one_that_thinks_for_ever_is_ended_and_the_others_are_not_disturbed():
    begun = time.monotonic()
    stuck, quick = ask(2, 0.5, slow.slow_for_seat_zero, opening(seat=0), opening(seat=1))
    assert stuck == Thought(None, TOO_SLOW)
    assert quick == Thought(7)
    assert time.monotonic() - begun < 20


def test_one_that_dies_is_replaced():
    first, second = ask(1, 5, slow.dies, opening(), opening())
    assert first == second == Thought(None, FAILED)


def test_one_that_trips_over_itself():
    assert ask(1, 5, slow.trips, opening()) == [Thought(None, FAILED)]


def test_a_thinker_whom_nobody_waits_for_any_more_is_free_when_it_has_done():
    async def main() -> Thought:
        thinking = elsewhere(1, 3.2, slow.takes_two_seconds)
        try:
            await thinking.warm_up()
            gone = asyncio.create_task(thinking.answer(opening()))
            await asyncio.sleep(0.2)
            gone.cancel()
            return await thinking.answer(opening())  # would be too slow if it had to be begun behind the other
        finally:
            thinking.close()

    assert asyncio.run(main()) == Thought(7)


@pytest.mark.parametrize(("load", "seconds"), [(0.0, 1.0), (0.25, 0.75), (1.0, 0.0), (30.0, 0.0)])
def test_there_is_less_time_to_spare_the_more_jobs_wait(load: float, seconds: float) -> None:
    assert spare_time(load, 1.0) == pytest.approx(seconds)


def test_a_search_goes_on_beyond_its_simulations_while_there_is_time_to_spare():
    state = opening().state()

    def simulations(seconds: float, spare: float) -> int:
        bot = SearchBot(games.find("castle"), 3, seconds)
        bot.spare = spare
        return bot.search(state, Rng(1)).done

    assert simulations(60.0, 0.0) <= 3
    assert any(simulations(seconds, seconds) > 3 for seconds in (1.0, 5.0, 60.0))  # as fast as this machine is


@pytest.mark.parametrize(("bot", "spare"), [("expert", 0.7), ("regular", 0.0), ("seasoned", 0.0)])
def test_only_the_strongest_is_given_it(monkeypatch: pytest.MonkeyPatch, bot: str, spare: float) -> None:
    seen: list[float] = []
    monkeypatch.setattr(SearchBot, "choose", lambda self, state, rng: seen.append(self.spare) or state.legal()[0])
    think(opening(bot=bot, match="new", spare=0.7))
    assert seen in ([spare], [])  # a level that does not search has no use for it
