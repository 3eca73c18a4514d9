"""What is certain: whether a game is won or lost whatever happens, found out by trying everything, near its end.

A search only samples; it calls nothing certain. Here every line is followed, as far as a number of positions allows.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.state import CHANCE, OVER, State

WON: Final = 1  # the seat can play so that it wins alone, whatever the others and chance do
LOST: Final = -1  # it does not win, whatever anybody does
OPEN: Final = 0  # neither is proven
POSITIONS: Final = 2000  # that are looked at before it is left open


class Proof:
    """The question for one seat; `left` positions may still be looked at."""

    def __init__(self, seat: int, positions: int) -> None:
        self.seat: int = seat
        self.left: int = positions

    def won(self, state: State) -> bool:
        """Can it make sure of the win?"""
        self.left -= 1
        if self.left < 0:
            return False
        actor = state.actor
        if actor == OVER:
            return alone_first(state, self.seat)
        if actor == self.seat:
            for choice in state.legal():  # noqa: SIM110  the compiled loop makes no generator
                if self.won(after(state, choice)):
                    return True
            return False
        for choice in following(state):  # noqa: SIM110
            if not self.won(after(state, choice)):
                return False
        return True

    def lost(self, state: State) -> bool:
        """Does no line end with it in the first place?"""
        self.left -= 1
        if self.left < 0:
            return False
        if state.actor == OVER:
            return not first(state, self.seat)
        for choice in following(state):  # noqa: SIM110
            if not self.lost(after(state, choice)):
                return False
        return True


def proven(state: State, seat: int, won: bool, positions: int = POSITIONS) -> int:
    """Whether the game is `won` (else: lost) for the seat for certain, or open as far as was looked."""
    proof = Proof(seat, positions)
    if won:
        return WON if proof.won(state) and proof.left >= 0 else OPEN
    return LOST if proof.lost(state) and proof.left >= 0 else OPEN


def first(state: State, seat: int) -> bool:
    return not state.lost() if state.seats == 1 else state.ranking()[seat] == 1


def alone_first(state: State, seat: int) -> bool:
    return not state.lost() if state.seats == 1 else first(state, seat) and state.ranking().count(1) == 1


def following(state: State) -> list[int]:
    """All that can happen next."""
    return [choice for choice, _ in state.outcomes()] if state.actor == CHANCE else state.legal()


def after(state: State, choice: int) -> State:
    further = state.clone()
    further.apply(choice)
    return further
