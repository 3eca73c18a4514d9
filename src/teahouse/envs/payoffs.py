"""What a game is worth to its seats, as rewards. Compiled together with the rules."""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import OptionError
from teahouse.core.options import did_you_mean
from teahouse.core.state import State

PLACE: Final = 0
SCORE: Final = 1
POINTS: Final = 2
NAMES: Final[list[str]] = ["place", "score", "points"]
LOST_ALONE: Final = "solo-lost"
# What an illegal action costs: with `place` the last place, else several times what games are lost by.
FORFEITS: Final[list[float]] = [-1.0, -500.0, -500.0]


def find(name: str) -> int:
    """The number of a kind of reward."""
    if name not in NAMES:
        raise OptionError(f"rewards: there is no kind '{name}'; {did_you_mean(name, NAMES)}")
    return NAMES.index(name)


def forfeit(kind: int) -> float:
    """The reward of an illegal action, which ends the game: no legal play is paid less in all."""
    return FORFEITS[kind]


def final(state: State, kind: int, scores: list[int]) -> list[float]:
    """The rewards of a game that is over. With `points` the last step pays like any other, so here is nothing more."""
    if kind == PLACE:
        return by_place(state, scores)
    if kind == SCORE:
        return by_score(state, scores)
    return [0.0] * state.seats


def by_place(state: State, scores: list[int]) -> list[float]:
    """1 for the winner, -1 for the last, evenly between; who shares a place shares its reward. The sum is 0.

    Alone: 1 for a game that was won, -1 for one that was lost.
    """
    seats = state.seats
    if seats == 1:
        return [-1.0 if state.ending == LOST_ALONE else 1.0]
    places = state.places(scores)
    rewards: list[float] = []
    for place in places:
        sharing = 0
        for other in places:
            if other == place:
                sharing += 1
        middle = place - 1 + (sharing - 1) / 2.0
        rewards.append(1.0 - 2.0 * middle / (seats - 1))
    return rewards


def by_score(state: State, scores: list[int]) -> list[float]:
    """The own score less the best of the others; alone: the score."""
    seats = state.seats
    if seats == 1:
        return [float(scores[0])]
    rewards: list[float] = []
    for seat in range(seats):
        best = -1000000
        for other in range(seats):
            if other != seat and scores[other] > best:
                best = scores[other]
        rewards.append(float(scores[seat] - best))
    return rewards
