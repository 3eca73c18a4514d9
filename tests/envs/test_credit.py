"""Credit by seat, worked out by hand: nobody is paid for what another seat does, and no game pays for another."""

from __future__ import annotations

import numpy as np

from teahouse.envs.credit import advantages


def made(*steps):
    """(actor, rewards of both seats, done) of one slot."""
    actors = np.array([[actor] for actor, _, _ in steps])
    rewards = np.array([[paid] for _, paid, _ in steps], float)
    done = np.array([[over] for _, _, over in steps])
    return actors, rewards, done


def test_a_decision_is_credited_with_what_its_own_seat_is_paid_later():
    steps = made((0, (1, 0), False), (1, (0, 5), False), (1, (2, 0), False), (0, (10, -10), True), (1, (0, 3), False))
    found, returns = advantages(*steps)
    assert returns[:, 0].tolist() == [13, -5, -10, 10, 3]
    assert np.array_equal(found, returns)


def test_values_and_discounts_go_from_decision_to_decision_of_the_same_seat():
    steps = made((0, (0, 0), False), (1, (4, 0), False), (0, (0, 0), False), (1, (0, 8), True))
    values = np.array([[1.0], [2.0], [3.0], [4.0]])
    found, returns = advantages(*steps, values=values, gamma=0.5, lam=0.0)
    # seat 0: 4 on the way, then half of the 3 it expects next; seat 1: half of its 4
    assert found[:, 0].tolist() == [4 + 1.5 - 1, 2 - 2, -3, 8 - 4]
    assert returns[:, 0].tolist() == (found + values)[:, 0].tolist()


def test_what_is_expected_after_the_last_step():
    steps = made((0, (0, 0), False), (1, (0, 0), False))
    _, returns = advantages(*steps, last=np.array([[6.0, -6.0]]), gamma=1.0)
    assert returns[:, 0].tolist() == [6, -6]
