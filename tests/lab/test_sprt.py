"""The sequential test: it says what is clear, no more often wrong than promised, and needs both games of a deal."""

from __future__ import annotations

import pytest

from teahouse.core.rng import Rng
from teahouse.lab.sprt import BOUND, Sequential, expected
from tests.cli.command import run


def pair(rng: Rng, share: float) -> float:
    """Two games with one deal: the luck of the deal goes once to each."""
    lucky = rng.below(4) == 0
    won = (rng.below(1000) < 1000 * share) + (rng.below(1000) < 1000 * share)
    return 0.5 if lucky else won / 2


def verdict(seed: int, share: float, most: int) -> int:
    test, rng = Sequential(0, 100), Rng(seed)
    for _ in range(most):
        test.add(pair(rng, share))
        if test.verdict:
            break
    return test.verdict


def test_strengths_are_shares_of_wins() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-120) == pytest.approx(1 - expected(120))


def test_the_stronger_is_found_and_an_equal_is_not_taken_for_stronger() -> None:
    better = [verdict(seed, 0.5 + (expected(100) - 0.5) / 0.75, 2000) for seed in range(100)]
    equal = [verdict(seed, 0.5, 2000) for seed in range(100)]
    assert better.count(1) >= 90
    assert equal.count(-1) >= 90


def test_nothing_is_concluded_from_few_games() -> None:
    test = Sequential(0, 50)
    assert (test.verdict, test.ratio, test.mean) == (0, 0.0, 0.5)
    sure = Sequential(0, 400)
    for number in range(8):
        assert sure.verdict == 0
        sure.add(1.0)
        assert (sure.ratio > BOUND) == (number > 1)
    assert sure.verdict == 1


def test_the_deal_is_no_part_of_the_doubt() -> None:
    """One win of each in every pair is no evidence for a difference, however many; pairs that are won are."""
    shared, swept = Sequential(0, 100), Sequential(0, 100)
    for number in range(20):
        shared.add(0.5)
        swept.add(1.0 if number % 4 else 0.5)
    assert shared.verdict == -1
    assert swept.verdict == 1


def test_a_lower_strength_has_to_be_lower() -> None:
    with pytest.raises(ValueError, match="a lower and a higher"):
        Sequential(50, 50)


def test_an_arena_stops_when_it_is_clear() -> None:
    told = run(
        "arena", "tang", "--bots", "greedy,random", "--games", "60", "--seed", "4", "--sprt", "0,200", "--jobs", "1"
    )
    assert "stronger by 200 Elo rather than 0" in told.out
    assert "60 games" not in told.out


@pytest.mark.parametrize("word", ["50", "50,0", "a,b", "0,99999"])
def test_a_wrong_test_is_explained(word: str) -> None:
    told = run("arena", "tang", "--bots", "greedy,random", "--games", "2", "--sprt", word)
    assert told.status != 0
    assert "--sprt takes two whole numbers" in told.err


def test_a_test_is_about_two_players_at_one_table() -> None:
    told = run("arena", "tang", "--bots", "greedy,random", "--seats", "3", "--games", "2", "--sprt", "0,50")
    assert "two players at tables of two" in told.err
