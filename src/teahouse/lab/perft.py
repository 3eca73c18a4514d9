"""Perft: how many sequences of decisions there are, to the last one. A number that changes when a rule changes.

Depth counts the decisions of players. Where chance draws in between, every distinct outcome is followed once, however
likely it is; that uses up no depth, and chance after the last decision is not followed. So the count at depth 1 is the
number of legal choices. As in chess, a sequence that ends the game early does not count at the depths beyond its end.
"""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State


def root(game: Game, seats: int, options: dict[str, str], seed: int, begin: str = "") -> State:
    """The position before the first decision, or before the next one of a position that is given; what chance decides
    before it is drawn with the seed."""
    state = game.read_position(begin) if begin else game.start(seats, options)
    rng = Rng(seed)
    while state.actor == CHANCE:
        state.apply(state.draw(rng))
    return state


def perft(state: State, depth: int) -> list[int]:
    """The counts at depth 1, 2, … `depth`."""
    counts = [0] * depth
    if depth:
        _count(state, 0, counts)
    return counts


def divide(state: State, depth: int) -> Iterator[tuple[int, list[int]]]:
    """Every choice of a player to move, with the counts at depth 1 … `depth` of the sequences that begin with it."""
    for choice in state.legal():
        counts = [0] * depth
        counts[0] = 1
        if depth > 1:
            after = state.clone()
            after.apply(choice)
            _count(after, 1, counts)
        yield choice, counts


def _count(state: State, level: int, counts: list[int]) -> None:
    """Add what lies below a position that `level` decisions led to."""
    actor = state.actor
    if actor == OVER:
        return
    legal = state.legal()
    below = level
    if actor != CHANCE:
        counts[level] += len(legal)
        below = level + 1
        if below == len(counts):
            return
    for choice in legal:
        after = state.clone()
        after.apply(choice)
        _count(after, below, counts)
