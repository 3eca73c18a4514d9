"""Choices held against each other: the same effort in every tree, and a difference only where it is one."""

from __future__ import annotations

from time import perf_counter

import pytest

from teahouse import games
from teahouse.bots.search.engine import Search
from teahouse.bots.search.tally import Tally
from teahouse.bots.trial import SAME, TREES, Trial
from teahouse.core.knowledge import Knowledge
from teahouse.core.mind import Style
from teahouse.core.rng import Rng
from tests.bots.positions import position

GAMES = games.names()


def trial(game: str = "castle", weights: dict[int, float] | None = None) -> tuple[Trial, list[int]]:
    """A trial at some position, whose first opinion gives these weights to the choices by their places."""
    state = position(game, 2, 12)
    searches = [Search(state.clone(), Knowledge(), Style(), Rng(seed)) for seed in range(TREES + 1)]
    first, again = searches[0], searches[1:]
    promise = [(weights or {}).get(place, 0.1) for place in range(len(first.legal))]
    first.root.expand(first.legal, promise, [0.0] * len(first.legal))
    return Trial(first, again), first.legal


def tell(told: Trial, choice: int, *results: float) -> None:
    """Let the trees have found these results, in turn, for whoever chooses."""
    for number, search in enumerate(told.again):
        result = [0.0, 0.0]
        result[told.seat] = results[number % len(results)]
        assert search.root.kids is not None
        search.root.kids[choice].add(result)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_tried_as_often_in_every_tree(game: str) -> None:
    told, legal = trial(game)
    told.even_out(legal[:2], 2 * TREES)
    assert [told.tries(choice) for choice in legal[:2]] == [2 * TREES] * 2
    assert {search.tallies[choice].tried for search in told.again for choice in legal[:2]} == {2}
    told.even_out(legal[:1], 3 * TREES)
    assert [told.tries(choice) for choice in legal[:2]] == [3 * TREES, 2 * TREES]
    assert sum(told.wins(legal[:2])) == pytest.approx(1.0)


def test_the_pointless_is_not_tried_and_the_promising_is() -> None:
    told, legal = trial(weights={0: 0.0, 1: 0.3})
    assert told.worth_it()[0] == legal[1]
    assert legal[0] not in told.worth_it()


def test_when_the_time_is_over_nothing_more_is_tried() -> None:
    told, legal = trial()
    told.even_out(legal[:2], 100 * TREES, perf_counter() - 1.0)
    assert sum(told.tries(choice) for choice in legal) <= 2


def test_of_what_cannot_be_told_apart_the_most_promising_comes_first_and_then_a_fixed_order() -> None:
    told, legal = trial(weights={1: 0.4, 2: 0.2, 3: 0.2})
    for choice, worth in zip(legal[:4], (0.50, 0.50 - SAME / 2, 0.50, 0.50), strict=True):
        tell(told, choice, worth)
    assert told.ranked(legal[:4]) == [legal[1], *sorted(legal[2:4]), legal[0]]
    assert told.ranked([legal[3], legal[0], legal[2], legal[1]]) == told.ranked(legal[:4])


def test_a_clear_lead_beats_any_promise_and_an_unclear_one_does_not() -> None:
    told, legal = trial(weights={1: 0.9})
    tell(told, legal[0], 0.60, 0.62)
    tell(told, legal[1], 0.50, 0.52)
    assert told.ranked(legal[:2]) == legal[:2]
    assert told.known(legal[:2])
    noisy, legal = trial(weights={1: 0.9})
    tell(noisy, legal[0], 0.2, 1.0)
    tell(noisy, legal[1], 0.0, 1.0)
    assert noisy.equals(legal[:2]) == [legal[1], legal[0]]
    assert not noisy.known(legal[:2])


def test_the_error_is_that_of_the_trees_and_shrinks_with_them() -> None:
    told, legal = trial()
    tell(told, legal[0], 0.4, 0.6)
    tell(told, legal[1], 0.4, 0.6)
    # eight trees 0.1 off: variance 0.01 * 8 / 7, an eighth of it for their mean, twice that for a difference
    assert told.error(legal[:2]) == pytest.approx((2.0 * 0.01 / 7.0) ** 0.5)
    assert told.worth(legal[0]) == pytest.approx(0.5)


def test_the_luck_of_the_wins_is_how_far_the_trees_lie_apart() -> None:
    told, legal = trial()
    assert told.luck(legal[:2]) == 0.0  # nothing is known
    for number, search in enumerate(told.again):
        for choice in legal[:2]:
            search.tallies[choice] = tally = Tally(2)
            tally.add([1.0, 0.0] if number % 2 else [0.0, 1.0])
    assert told.luck(legal[:2]) == pytest.approx((8 * 0.25 / 7 / 8) ** 0.5)
