"""What any game's mind must keep to: rating a position leaves it as it was, and equal positions are rated equally."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teahouse import games
from teahouse.core.knowledge import Judge, Knowledge
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, fingerprint

TABLES = [(name, seats) for name in games.names() for seats in ((1, 2, 3) if name == "tang" else (2, 3))]
EVERY = 7  # decisions between two that are looked at
MOST = 60  # decisions of a game


def positions(game: str, seats: int, seed: int) -> Iterator[State]:
    """Some decisions of a quick game."""
    state, rng = games.find(game).start(seats), Rng(seed)
    know, asked = games.face(game).mind.knowledge(), 0
    while state.actor != OVER and asked < MOST:
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            asked += 1
            if asked % EVERY == 0:
                yield state
        state.apply(know.pick(state, legal, rng) if len(legal) > 1 else legal[0])


def opinion(know: Knowledge, judge: Judge | None, state: State) -> list[object]:
    """All that a mind says of a position."""
    legal, worth = state.legal(), know.worths(state)
    said: list[object] = [worth, know.odds(state, worth), know.wins(state, worth), know.weights(state, legal)]
    said += [know.unit(state), know.settled(state), know.importance(state), know.pick(state, legal, Rng(5))]
    if judge is not None:
        said += [judge.settled(state), *[judge.worth_trying(state, choice) for choice in legal], judge.value(state)]
    return said


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rating_a_position_leaves_it_as_it_was(game: str, seats: int) -> None:
    mind, seen = games.face(game).mind, 0
    for state in positions(game, seats, seed=2):
        before = fingerprint(state)
        opinion(mind.knowledge(), mind.judge(state.actor) if mind.judge else None, state)
        assert fingerprint(state) == before
        seen += 1
    assert seen >= 2


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_equal_positions_get_equal_opinions(game: str, seats: int) -> None:
    """Also when one of them was read from a text: nothing is known but what lies on the table."""
    mind, table = games.face(game).mind, games.find(game)
    for state in positions(game, seats, seed=3):
        judge = mind.judge
        first = opinion(mind.knowledge(), judge(state.actor) if judge else None, state)
        read = table.read_position(state.to_text())
        assert opinion(mind.knowledge(), judge(read.actor) if judge else None, read) == first


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_wins_a_mind_expects_are_shared_by_the_seats(game: str, seats: int) -> None:
    know = games.face(game).mind.knowledge()
    for state in positions(game, seats, seed=4):
        wins = know.wins(state, know.worths(state))
        assert len(wins) == seats
        assert all(0 <= one <= 1 for one in wins)
        assert seats == 1 or sum(wins) == pytest.approx(1.0)
