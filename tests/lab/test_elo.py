"""Ratings on tables whose answer is known."""

from __future__ import annotations

from itertools import permutations

import pytest

from teahouse.lab.elo import Pairings, expected, ratings, wilson


def pairings(won: int, lost: int, tied: int = 0) -> Pairings:
    made = Pairings()
    for count, places in ((won, [1, 2]), (lost, [2, 1]), (tied, [1, 1])):
        for _ in range(count):
            made.add(["a", "b"], places)
    return made


def test_three_wins_in_four_are_191_points() -> None:
    first, second = ratings(pairings(7500, 2500))
    assert (first.name, second.name) == ("a", "b")
    assert first.elo - second.elo == pytest.approx(190.8, abs=0.5)
    assert (first.elo + second.elo) / 2 == pytest.approx(1500)


def test_ties_count_half() -> None:
    first, second = ratings(pairings(0, 0, 10))
    assert first.elo == pytest.approx(second.elo)
    won, of = pairings(3, 1, 2).score("a", "b")
    assert (won, of) == (4, 6)


def test_an_anchor_fixes_the_scale_and_changes_no_difference() -> None:
    free, fixed = ratings(pairings(30, 10)), ratings(pairings(30, 10), "b", 1000)
    assert fixed[1].elo == pytest.approx(1000)
    assert fixed[0].elo - fixed[1].elo == pytest.approx(free[0].elo - free[1].elo)


def test_intervals_shrink_with_the_root_of_the_number_of_games() -> None:
    few, many = ratings(pairings(60, 40)), ratings(pairings(6000, 4000))
    assert few[0].margin == pytest.approx(10 * many[0].margin, rel=0.03)
    # one of two players: half the interval of the difference, 1.96 * 173.7 / sqrt(n p q) / 2
    assert many[0].margin == pytest.approx(1.96 * 173.7178 / (10001 * 0.24) ** 0.5 / 2, rel=0.01)


def test_somebody_who_always_won_is_not_infinitely_strong() -> None:
    first, second = ratings(pairings(20, 0))
    assert 400 < first.elo - second.elo < 1200
    assert first.margin > 100


def test_known_strengths_are_found_again() -> None:
    truth = {"a": 1700.0, "b": 1550.0, "c": 1250.0}
    made = Pairings()
    for one, other in permutations(truth, 2):
        for number in range(2000):
            made.add([one, other], [1, 2] if number < 2000 * expected(truth[one], truth[other]) else [2, 1])
    for rating in ratings(made):
        assert rating.elo == pytest.approx(truth[rating.name], abs=3)
        assert rating.games == 8000


def test_pairs_of_a_game_of_four_do_not_count_as_six_games() -> None:
    made = Pairings()
    made.add(["a", "b", "c", "d"], [1, 2, 2, 4])
    assert made.score("a", "d") == (0.5, 0.5)
    assert made.score("b", "c") == (0.25, 0.5)
    made.add(["a", "a", "b", "b"], [1, 2, 3, 4])
    assert made.score("a", "b")[0] == 0.5 + 4 * 0.5


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (90, 100, 0.826, 0.945)]
)
def test_intervals_of_shares(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.001)
