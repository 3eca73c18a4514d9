"""What a guide at a first match says: which few of many choices look good, and where each of them leads.

Of a question that comes for the first time three choices are marked, of the same one later five and eight; after that
the guide is silent. Nothing is taken away: whoever wants to sees all of them. What looks good is the game's own first
opinion, what a choice is for is found out by playing on (`core/forecast.py`), up to the end of the turn at most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from teahouse import games
from teahouse.core.game import Game
from teahouse.core.match import Entry
from teahouse.core.state import State

FEW: Final = (3, 5, 8)  # choices that are marked when a question comes for the first time, and later
SPARED: Final = 2  # to mark fewer is no help unless so many are left out
TOLD: Final = (3, 2, 1)  # those of which the guide says where they lead
FURTHER: Final = 4  # choices that are looked at after one
GOOD: Final = 0.5  # the part of the best one's promise from which on a choice is worth a word


@dataclass(frozen=True)
class Few:
    """`choices` are those to be marked, the best first, none where all are; of those that `lines` begin with it is told
    where they lead."""

    asked: int  # so often the same has been asked before
    choices: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]


def few(game: Game, state: State, entries: Sequence[Entry]) -> Few | None:
    """For whoever decides now; None where the question is an old one."""
    legal = state.legal()
    families = [game.families.family_of(choice).name for choice in legal]
    about = Counter(families).most_common(1)[0][0]  # what most of them are: that is what is asked
    asked = sum(1 for one in entries if one.actor == state.actor and game.families.family_of(one.choice).name == about)
    if asked >= len(FEW):
        return None
    liked = by_promise(game, state)
    marked = [choice for choice, _ in liked[: FEW[asked]]] if len(legal) >= FEW[asked] + SPARED else []
    told = [choice for choice, weight in liked[: TOLD[asked]] if weight >= GOOD * liked[0][1]]
    return Few(asked, tuple(marked), tuple([further(game, state, choice) for choice in told]))


def by_promise(game: Game, state: State) -> list[tuple[int, float]]:
    """All choices and how promising they are, the best first."""
    legal = list(state.legal())
    weights = games.face(game.name).mind.knowledge().weights(state, legal)
    return sorted(zip(legal, weights, strict=True), key=lambda one: -one[1])


def further(game: Game, state: State, choice: int) -> tuple[int, ...]:
    """The choice, and what looks best after it, as far as nobody and nothing comes between."""
    after, line = state.clone(), [choice]
    after.apply(choice)
    while after.actor == state.actor and after.turn == state.turn and len(line) <= FURTHER:
        line.append(by_promise(game, after)[0][0])
        after.apply(line[-1])
    return tuple(line)
