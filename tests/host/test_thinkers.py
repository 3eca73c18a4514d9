"""Computer players think elsewhere, and only for so long."""

from __future__ import annotations

import asyncio
import time

from teahouse.host.thinkers import TOO_SLOW, Thinkers
from teahouse.host.thinking import FAILED, Thought
from teahouse.table.computers import Question
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


def ask(thinkers: Thinkers, *questions: Question) -> list[Thought]:
    async def all_of_them() -> list[Thought]:
        return await asyncio.gather(*[thinkers.answer(question) for question in questions])

    try:
        return asyncio.run(all_of_them())
    finally:
        thinkers.close()


def test_a_computer_player_answers_with_a_legal_choice():
    asked = opening()
    [thought] = ask(Thinkers(1, 5), asked)
    assert thought.choice in asked.state().legal()
    assert thought.trouble == ""


def test_one_that_thinks_for_ever_is_ended_and_the_others_are_not_disturbed():
    begun = time.monotonic()
    stuck, quick = ask(Thinkers(2, 0.5, slow.slow_for_seat_zero), opening(seat=0), opening(seat=1))
    assert stuck == Thought(None, TOO_SLOW)
    assert quick == Thought(7)
    assert time.monotonic() - begun < 20


def test_one_that_dies_is_replaced():
    first, second = ask(Thinkers(1, 5, slow.dies), opening(), opening())
    assert first == second == Thought(None, FAILED)


def test_one_that_trips_over_itself():
    assert ask(Thinkers(1, 5, slow.trips), opening()) == [Thought(None, FAILED)]


def test_a_thinker_whom_nobody_waits_for_any_more_is_free_when_it_has_done():
    async def main() -> Thought:
        thinkers = Thinkers(1, 3.2, slow.takes_two_seconds)
        try:
            await thinkers.warm_up()
            gone = asyncio.create_task(thinkers.answer(opening()))
            await asyncio.sleep(0.2)
            gone.cancel()
            return await thinkers.answer(opening())  # would be too slow if it had to be begun behind the other
        finally:
            thinkers.close()

    assert asyncio.run(main()) == Thought(7)
