"""What a guide at a first match says: which few of many choices look good, and where each of them leads.

Of a question that comes for the first time three choices are marked, of the same one later five and eight; after that
the guide is silent. Nothing is taken away: whoever wants to sees all of them. What looks good is found by playing the
turn on, as a computer player does who thinks no further (`bots/human.py`); the game's own first opinion says where to
look. What a choice is for is told of the way that is best (`core/forecast.py`), up to the end of the turn at most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from teahouse import games
from teahouse.bots.human import best_way
from teahouse.core.game import Game
from teahouse.core.match import Entry
from teahouse.core.state import State

FEW: Final = (3, 5, 8)  # choices that are marked when a question comes for the first time, and later
SPARED: Final = 2  # to mark fewer is no help unless so many are left out
TOLD: Final = (3, 2, 1)  # those of which the guide says where they lead
LOOKED: Final = 12  # choices that are played on, the most promising ones
FURTHER: Final = 4  # choices that are told of after one
NEAR: Final = 0.5  # points behind the best from which on a choice is worth no word
GOOD: Final = 0.5  # the part of the greatest promise below which it is worth none


@dataclass(frozen=True)
class Few:
    """`choices` are those to be marked, the best first, none where all are; of those that `lines` begin with it is told
    where they lead."""

    asked: int  # so often the same has been asked before
    choices: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Liked:
    """A choice, what looks best after it, and whether it is nearly as good as the best one."""

    choice: int
    way: tuple[int, ...]
    good: bool


def few(game: Game, state: State, entries: Sequence[Entry]) -> Few | None:
    """For whoever decides now; None where the question is an old one."""
    legal = state.legal()
    families = [game.families.family_of(choice).name for choice in legal]
    about = Counter(families).most_common(1)[0][0]  # what most of them are: that is what is asked
    asked = sum(1 for one in entries if one.actor == state.actor and game.families.family_of(one.choice).name == about)
    if asked >= len(FEW):
        return None
    liked = by_worth(game, state)
    marked = [one.choice for one in liked[: FEW[asked]]] if len(legal) >= FEW[asked] + SPARED else []
    most = min(TOLD[asked], len(legal) // 2)  # who praises all of them says nothing
    told = [one for one in liked[:most] if one.good]
    return Few(asked, tuple(marked), tuple([as_far_as_known(game, state, one) for one in told]))


def by_worth(game: Game, state: State) -> list[Liked]:
    """All choices, the best first: the promising ones by what the turn can come to with them, then the others."""
    promising = by_promise(game, state)
    promise = GOOD * promising[0][1]
    judge_of = games.face(game.name).mind.judge
    if judge_of is None:
        return [Liked(choice, (), weight >= promise) for choice, weight in promising]
    judge = judge_of(state.actor)
    found = [(choice, weight, *best_way(state, choice, judge)) for choice, weight in promising[:LOOKED]]
    found.sort(key=lambda one: -one[2])  # of equal ones the more promising first
    best, _, most, _ = found[0]
    liked = [
        Liked(choice, way, choice == best or (worth > most - NEAR and weight >= promise))
        for choice, weight, worth, way in found
    ]
    return liked + [Liked(choice, (), False) for choice, _ in promising[LOOKED:]]


def by_promise(game: Game, state: State) -> list[tuple[int, float]]:
    """All choices and how promising they are, the best first."""
    legal = list(state.legal())
    weights = games.face(game.name).mind.knowledge().weights(state, legal)
    return sorted(zip(legal, weights, strict=True), key=lambda one: -one[1])


def as_far_as_known(game: Game, state: State, one: Liked) -> tuple[int, ...]:
    """The choice, and what looks best after it, as far as nobody and nothing comes between."""
    after, line = state.clone(), [one.choice]
    after.apply(one.choice)
    while after.actor == state.actor and after.turn == state.turn and len(line) <= FURTHER:
        at = len(line) - 1
        line.append(one.way[at] if at < len(one.way) else by_promise(game, after)[0][0])
        after.apply(line[-1])
    return tuple(line)
